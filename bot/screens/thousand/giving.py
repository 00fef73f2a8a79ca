"""The exchange: what the declarer gives away, seen before it is final; raising, and giving up the round."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.custom_ids import PressItem
from bot.names import shorten
from bot.screens.parts import DANGER, SECONDARY, SUCCESS, button, rows_of
from bot.screens.thousand.bidding import amount_buttons, amounts_screen
from bot.screens.thousand.draft import ThousandDraft
from bot.screens.thousand.panel import LABEL_NAME, ThousandPanel
from bot.screens.thousand.texts import by_suit
from engine.cards import Card
from engine.thousand.rules.actions import Give, Surrender

NOTHING = "-"
"""Stands in a draft for a player to whom no card has been chosen yet."""

Picks = tuple[Card | None, ...]
"""The card chosen for each player who still gets one, in the order of `receivers`."""


def giving_screen(panel: ThousandPanel) -> ui.LayoutView:
    """The declarer's hand to choose from, who gets what, and what else can be done before giving."""
    if panel.draft.place == "bids" and panel.can("raise"):
        return amounts_screen(panel)
    if panel.draft.place == "surrender" and panel.can("surrender"):
        return _surrender_screen(panel)
    say, picks = panel.speech, picked(panel)
    status = [say("thousand-panel-give", cards=len(picks)), _gifts(panel, picks)]
    cards = [row for suit in by_suit(panel.view.hand) for row in rows_of(_card(panel, card, picks) for card in suit)]
    return panel.screen(status, [*cards, _ends(panel, picks), _other_ways(panel)])


def receivers(panel: ThousandPanel) -> list[int]:
    """Who still gets a card, clockwise from forehand."""
    view = panel.view
    return [seat for seat in view.players if seat not in (view.declarer, *view.given)]


def picked(panel: ThousandPanel) -> Picks:
    """The cards of the draft, as far as they are in the hand."""
    words = panel.draft.words if panel.draft.place == "give" else ()
    hand = {card.text: card for card in panel.view.hand}
    picks: list[Card | None] = []
    for number in range(len(receivers(panel))):
        card = hand.pop(words[number], None) if number < len(words) else None
        picks.append(card)
    return tuple(picks)


def toggled(picks: Picks, card: Card) -> Picks:
    """The choice after a card has been pressed: taken back, or for the first who has none."""
    if card in picks:
        return tuple([None if each is card else each for each in picks])
    first = picks.index(None)
    return (*picks[:first], card, *picks[first + 1 :])


def _draft(panel: ThousandPanel, picks: Picks) -> ThousandDraft:
    return panel.draft.next("give", *[NOTHING if card is None else card.text for card in picks])


def _card(panel: ThousandPanel, card: Card, picks: Picks) -> PressItem:
    """A card: one press chooses it, another takes it back."""
    label = panel.speech.card(card)
    if card not in picks and None not in picks:
        return button(panel.press("show", f"full {card}"), label, enabled=False)
    style = SUCCESS if card in picks else SECONDARY
    return button(panel.show(_draft(panel, toggled(picks, card))), label, style)


def _gifts(panel: ThousandPanel, picks: Picks) -> str:
    """Who gets what, as it is chosen now."""
    say = panel.speech
    return " · ".join(
        [
            say("thousand-panel-gets", name=panel.name(seat), card="none" if card is None else say.card(card))
            for seat, card in zip(receivers(panel), picks, strict=True)
        ]
    )


def _ends(panel: ThousandPanel, picks: Picks) -> list[PressItem]:
    say, ends = panel.speech, []
    if None not in picks:
        ends.append(button(panel.act(*_actions(panel, picks)), _final_label(panel, picks), SUCCESS))
    if len(picks) > 1 and any(picks):
        ends.append(button(panel.show(_draft(panel, picks[::-1])), say("thousand-button-swap")))
    return ends


def _other_ways(panel: ThousandPanel) -> list[PressItem]:
    """Raising the contract, or giving the round up, where house rules allow it."""
    ways = amount_buttons(panel) if panel.can("raise") else []
    if panel.can("surrender"):
        give_up = panel.show(panel.draft.next("surrender"))
        ways.append(button(give_up, panel.speech("thousand-button-surrender"), DANGER))
    return ways


def _actions(panel: ThousandPanel, picks: Picks) -> Sequence[Give]:
    return [Give(card, seat) for seat, card in zip(receivers(panel), picks, strict=True) if card is not None]


def _final_label(panel: ThousandPanel, picks: Picks) -> str:
    gifts = [
        panel.speech(
            "thousand-button-gift",
            card=panel.speech.card(gift.card),
            name=shorten(panel.label(gift.seat), LABEL_NAME),
        )
        for gift in _actions(panel, picks)
    ]
    return panel.speech("thousand-button-give", gifts=" · ".join(gifts))


def _surrender_screen(panel: ThousandPanel) -> ui.LayoutView:
    """Asks before the round is given up (house rule `rospis`)."""
    say, contract = panel.speech, panel.view.contract
    sure = button(panel.act(Surrender()), say("thousand-button-surrender-surely", contract=contract), DANGER)
    status = say("thousand-panel-surrender", contract=contract, share=panel.view.rules.rospis)
    return panel.screen([status], [[sure, panel.back()]])
