"""The exchange: what the declarer gives away, seen before it is final; raising, and giving up the round."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.custom_ids import Press, PressItem
from bot.names import shorten
from bot.screens.parts import DANGER, SECONDARY, SUCCESS, button, rows_of
from bot.screens.thousand.bidding import amount_buttons, amounts_screen
from bot.screens.thousand.desk import LABEL_NAME, Desk
from bot.screens.thousand.draft import Draft
from bot.screens.thousand.texts import by_suit
from engine.cards import Card
from engine.thousand.rules.actions import Give, Surrender

NOTHING = "-"
"""Stands in a draft for a player to whom no card has been chosen yet."""

Picks = tuple[Card | None, ...]
"""The card chosen for each player who still gets one, in the order of `receivers`."""


def giving_screen(desk: Desk) -> ui.LayoutView:
    """The declarer's hand to choose from, who gets what, and what else can be done before giving."""
    if desk.draft.place == "bids" and desk.can("raise"):
        return amounts_screen(desk)
    if desk.draft.place == "surrender" and desk.can("surrender"):
        return _surrender_screen(desk)
    say, picks = desk.speech, picked(desk)
    status = [say("thousand-panel-give", cards=len(picks)), _gifts(desk, picks)]
    cards = [row for suit in by_suit(desk.view.hand) for row in rows_of(_card(desk, card, picks) for card in suit)]
    return desk.screen(status, [*cards, _ends(desk, picks), _other_ways(desk)])


def receivers(desk: Desk) -> list[int]:
    """Who still gets a card, clockwise from forehand."""
    view = desk.view
    return [seat for seat in view.players if seat not in (view.declarer, *view.given)]


def picked(desk: Desk) -> Picks:
    """The cards of the draft, as far as they are in the hand."""
    words = desk.draft.words if desk.draft.place == "give" else ()
    hand = {card.text: card for card in desk.view.hand}
    picks: list[Card | None] = []
    for number in range(len(receivers(desk))):
        card = hand.pop(words[number], None) if number < len(words) else None
        picks.append(card)
    return tuple(picks)


def toggled(picks: Picks, card: Card) -> Picks:
    """The choice after a card has been pressed: taken back, or for the first who has none."""
    if card in picks:
        return tuple([None if each is card else each for each in picks])
    first = picks.index(None)
    return (*picks[:first], card, *picks[first + 1 :])


def _draft(desk: Desk, picks: Picks) -> Draft:
    return desk.draft.next("give", *[NOTHING if card is None else card.text for card in picks])


def _card(desk: Desk, card: Card, picks: Picks) -> PressItem:
    """A card: one press chooses it, another takes it back."""
    label = desk.speech.card(card)
    if card not in picks and None not in picks:
        return button(Press("show", f"full {card}", desk.panel.table, (desk.panel.decision,)), label, enabled=False)
    style = SUCCESS if card in picks else SECONDARY
    return button(desk.show(_draft(desk, toggled(picks, card))), label, style)


def _gifts(desk: Desk, picks: Picks) -> str:
    """Who gets what, as it is chosen now."""
    say = desk.speech
    return " · ".join(
        [
            say("thousand-panel-gets", name=desk.name(seat), card="none" if card is None else say.card(card))
            for seat, card in zip(receivers(desk), picks, strict=True)
        ]
    )


def _ends(desk: Desk, picks: Picks) -> list[PressItem]:
    say, ends = desk.speech, []
    if None not in picks:
        ends.append(button(desk.act(*_actions(desk, picks)), _final_label(desk, picks), SUCCESS))
    if len(picks) > 1 and any(picks):
        ends.append(button(desk.show(_draft(desk, picks[::-1])), say("thousand-button-swap")))
    return ends


def _other_ways(desk: Desk) -> list[PressItem]:
    """Raising the contract, or giving the round up, where house rules allow it."""
    ways = amount_buttons(desk) if desk.can("raise") else []
    if desk.can("surrender"):
        give_up = desk.show(desk.draft.next("surrender"))
        ways.append(button(give_up, desk.speech("thousand-button-surrender"), DANGER))
    return ways


def _actions(desk: Desk, picks: Picks) -> Sequence[Give]:
    return [Give(card, seat) for seat, card in zip(receivers(desk), picks, strict=True) if card is not None]


def _final_label(desk: Desk, picks: Picks) -> str:
    gifts = [
        desk.speech(
            "thousand-button-gift",
            card=desk.speech.card(gift.card),
            name=shorten(desk.label(gift.seat), LABEL_NAME),
        )
        for gift in _actions(desk, picks)
    ]
    return desk.speech("thousand-button-give", gifts=" · ".join(gifts))


def _surrender_screen(desk: Desk) -> ui.LayoutView:
    """Asks before the round is given up (house rule `rospis`)."""
    say, contract = desk.speech, str(desk.view.contract)
    sure = button(desk.act(Surrender()), say("thousand-button-surrender-surely", contract=contract), DANGER)
    share = "half" if desk.view.rules.rospis == "half" else str(desk.view.rules.rospis)
    status = say("thousand-panel-surrender", contract=contract, share=share)
    return desk.screen([status], [[sure, desk.back()]])
