"""The player's turn after drawing: what they may want to lay in one press, and what they throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ui

from bot.custom_ids import PressItem
from bot.screens.duizenden.choose import throw_button
from bot.screens.duizenden.everything import Everything, everything
from bot.screens.duizenden.panel import DuizendenPanel
from bot.screens.duizenden.plans import EVERYTHING
from bot.screens.duizenden.suggestions import Offer, offers
from bot.screens.duizenden.texts import owes, points_text, short_meld, sort_cards
from bot.screens.parts import (
    DANGER,
    OPTION_LIMIT,
    PRIMARY,
    ROW_LIMIT,
    SECONDARY,
    SUCCESS,
    button,
    equal_parts,
    menu,
    message,
    option,
    rows_of,
)
from bot.screens.wording import lines
from engine.cards import Card
from engine.duizenden.rules.actions import LayMeld, Pass, Undo
from engine.duizenden.rules.points import card_points
from engine.duizenden.rules.view import DuizendenView

_MOST_OFFERS: Final = 2 * ROW_LIMIT
"""How many lays are offered, beside the discards and the tools."""


def laying_screen(panel: DuizendenPanel) -> ui.LayoutView:
    """Lays in one press, the list of discards, and the rest behind "Choose cards".

    No lay is offered that leads nowhere, as those of a hand that cannot open.
    """
    best = everything(panel.view)
    stuck = not best.lays and _is_in_debt(panel.view)
    lays = [] if stuck else _lays(panel, best)
    chosen = _chosen(panel)
    status = [panel.note(), _status(panel, best, able=bool(lays), stuck=stuck), *panel.events()]
    texts = [lines(status), panel.hand(), panel.own_table()]
    ends = [*_ends(panel, chosen, stuck=stuck), *panel.tools()]
    return message(texts, [*rows_of(lays), *_discards(panel, chosen), *rows_of(ends)])


def _is_in_debt(view: DuizendenView) -> bool:
    """Whether something is missing to what the player has to lay, or would have to if they laid anything."""
    return view.to_lay is not None or view.loose > 0 or view.opening_points < view.opening_needed


def _status(panel: DuizendenPanel, best: Everything, *, able: bool, stuck: bool) -> str:
    """Where the player stands: what they owe, or that they may throw a card."""
    say, owed = panel.speech, owes(panel.view, panel.speech)
    if owed:
        hint = say("duizenden-panel-undo-needed" if stuck else "duizenden-panel-undo-hint") if panel.view.lays else ""
        return f"{say('duizenden-panel-owes', owes=say.enumerate(owed))} {hint}".rstrip()
    if not panel.throwable:
        return say("duizenden-panel-pass")
    status = say("duizenden-panel-lay" if able else "duizenden-panel-throw")
    if panel.melds:
        return status
    return f"{status}\n{_unopened(panel, best)}"


def _unopened(panel: DuizendenPanel, best: Everything) -> str:
    """What is needed to open, and how much of it the hand holds where that is not enough."""
    needed = panel.view.rules.opening_minimum
    if best.opening:
        return panel.speech("duizenden-panel-short", points=best.opening, needed=needed)
    return panel.speech("duizenden-panel-unopened", needed=needed)


# ------------------------------------------------------------------------------------------------------------ lays


def _lays(panel: DuizendenPanel, best: Everything) -> list[PressItem]:
    """All at once where there is more than one lay, then the best lays one by one."""
    lays = [_offer(panel, offer) for offer in offers(panel.view, best.lays)]
    if len(best.lays) > 1:
        label = panel.speech("duizenden-button-all", points=best.points)
        lays.insert(0, button(panel.plan(EVERYTHING), label, SUCCESS))
    return lays[:_MOST_OFFERS]


def _offer(panel: DuizendenPanel, offer: Offer) -> PressItem:
    say, lay = panel.speech, offer.lay
    if isinstance(lay, LayMeld):
        label = say("duizenden-button-meld", cards=say.cards(offer.cards), points=offer.points)
        return button(panel.act(lay), label, PRIMARY)
    label = say("duizenden-button-add", card=say.card(lay.card), meld=short_meld(panel.melds[lay.meld], say))
    return button(panel.act(lay), label)


# -------------------------------------------------------------------------------------------------- ending the turn


def _chosen(panel: DuizendenPanel) -> Card | None:
    """The card to be thrown: the one just chosen in the list, or the only one that can be."""
    if not panel.may_end:
        return None
    if len(panel.throwable) == 1:
        return panel.throwable[0]
    named = panel.chosen[:1]
    return next((card for card in panel.throwable if (card.text,) == named), None)


def _discards(panel: DuizendenPanel, chosen: Card | None) -> list[list[PressItem]]:
    """The list of cards that may be thrown, in as many menus as it takes."""
    if not panel.may_end or len(panel.throwable) < 2:
        return []
    cards = sort_cards(panel.throwable, panel.context.sort)
    parts = equal_parts(cards, OPTION_LIMIT)
    return [[_discard_menu(panel, part, chosen, digit, alone=len(parts) == 1)] for digit, part in enumerate(parts, 1)]


def _discard_menu(
    panel: DuizendenPanel, cards: Sequence[Card], chosen: Card | None, digit: int, *, alone: bool
) -> PressItem:
    say = panel.speech
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
    return menu(panel.show("main", menu=digit), question, options)


def _ends(panel: DuizendenPanel, chosen: Card | None, *, stuck: bool) -> list[PressItem]:
    """Throwing the chosen card, or ending the turn without; taking back."""
    ends = []
    if chosen is not None:
        ends.append(throw_button(panel, chosen))
    if panel.may_end and not panel.throwable:
        ends.append(button(panel.act(Pass()), panel.speech("duizenden-button-pass"), DANGER))
    if panel.view.lays:
        ends.append(button(panel.act(Undo()), panel.speech("duizenden-button-undo"), PRIMARY if stuck else SECONDARY))
    return ends
