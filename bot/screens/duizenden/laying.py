"""The player's turn after drawing: what he may want to lay in one press, and what he throws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ui

from bot.presses import PressItem
from bot.screens.duizenden.choose import throw_button
from bot.screens.duizenden.desk import Desk
from bot.screens.duizenden.everything import everything
from bot.screens.duizenden.plans import EVERYTHING
from bot.screens.duizenden.suggestions import Offer, offers
from bot.screens.duizenden.texts import owes, points_text, short_meld, sort_cards
from bot.screens.parts import (
    DANGER,
    OPTION_LIMIT,
    PRIMARY,
    ROW_LIMIT,
    SUCCESS,
    button,
    menu,
    message,
    option,
    rows_of,
)
from bot.screens.wording import number
from engine.cards import Card
from engine.duizenden.actions import Lay, Pass, Undo
from engine.duizenden.points import card_points

_MOST_OFFERS: Final = 2 * ROW_LIMIT
"""How many lays are offered, beside the discards and the tools."""


def laying_screen(desk: Desk) -> ui.LayoutView:
    """Lays in one press, the list of discards, and the rest behind "Choose cards"."""
    lays = _lays(desk)
    chosen = _chosen(desk)
    status = [desk.note(), _status(desk, able=bool(lays)), *desk.events()]
    texts = ["\n".join([line for line in status if line]), desk.hand(), desk.own_table()]
    return message(texts, [*rows_of(lays), *_discards(desk, chosen), [*_ends(desk, chosen), *desk.tools()]])


def _status(desk: Desk, *, able: bool) -> str:
    """Where the player stands: what he owes, or that he may throw a card."""
    say, owed = desk.speech, owes(desk.view, desk.speech)
    if owed:
        hint = say("duizenden-panel-undo-hint") if desk.view.lays else ""
        return f"{say('duizenden-panel-owes', owes=say.enumerate(owed))} {hint}".rstrip()
    if not desk.throwable:
        return say("duizenden-panel-pass")
    status = say("duizenden-panel-lay" if able else "duizenden-panel-throw")
    if desk.melds:
        return status
    return f"{status}\n{say('duizenden-panel-unopened', needed=desk.view.rules.opening_minimum)}"


# ------------------------------------------------------------------------------------------------------------ lays


def _lays(desk: Desk) -> list[PressItem]:
    """All at once where there is more than one lay, then the best lays one by one."""
    best = everything(desk.view)
    lays = [_offer(desk, offer) for offer in offers(desk.view, best.lays)]
    if len(best.lays) > 1:
        label = desk.speech("duizenden-button-all", points=number(best.points))
        lays.insert(0, button(desk.plan(EVERYTHING), label, SUCCESS))
    return lays[:_MOST_OFFERS]


def _offer(desk: Desk, offer: Offer) -> PressItem:
    say, lay = desk.speech, offer.lay
    if isinstance(lay, Lay):
        label = say("duizenden-button-meld", cards=say.cards(offer.cards), points=number(offer.points))
        return button(desk.act(lay), label, PRIMARY)
    label = say("duizenden-button-add", card=say.card(lay.card), meld=short_meld(desk.melds[lay.meld], say))
    return button(desk.act(lay), label)


# -------------------------------------------------------------------------------------------------- ending the turn


def _chosen(desk: Desk) -> Card | None:
    """The card to be thrown: the one just chosen in the list, or the only one that can be."""
    if not desk.may_end:
        return None
    if len(desk.throwable) == 1:
        return desk.throwable[0]
    named = desk.chosen[:1]
    return next((card for card in desk.throwable if (card.text,) == named), None)


def _discards(desk: Desk, chosen: Card | None) -> list[list[PressItem]]:
    """The list of cards that may be thrown, in as many menus as it takes."""
    if not desk.may_end or len(desk.throwable) < 2:
        return []
    cards = sort_cards(desk.throwable, desk.panel.sort)
    size = -(-len(cards) // -(-len(cards) // OPTION_LIMIT))
    parts = [cards[at : at + size] for at in range(0, len(cards), size)]
    return [[_discard_menu(desk, part, chosen, digit, alone=len(parts) == 1)] for digit, part in enumerate(parts, 1)]


def _discard_menu(desk: Desk, cards: Sequence[Card], chosen: Card | None, digit: int, *, alone: bool) -> PressItem:
    say = desk.speech
    options = [
        option(
            say.card(card),
            card.text,
            description=points_text(card_points(card), say),
            chosen=card is chosen,
        )
        for card in cards
    ]
    question = say("duizenden-menu-throw")
    if not alone:
        question = say("duizenden-menu-throw-more", first=say.card(cards[0]), last=say.card(cards[-1]))
    return menu(desk.show("main", menu=digit), question, options)


def _ends(desk: Desk, chosen: Card | None) -> list[PressItem]:
    """Throwing the chosen card, or ending the turn without; taking back."""
    ends = []
    if chosen is not None:
        ends.append(throw_button(desk, chosen))
    if desk.may_end and not desk.throwable:
        ends.append(button(desk.act(Pass()), desk.speech("duizenden-button-pass"), DANGER))
    if desk.view.lays:
        ends.append(button(desk.act(Undo()), desk.speech("duizenden-button-undo")))
    return ends
