"""Plans: lays too long for a custom_id, worked out from the position when the button is pressed."""

from __future__ import annotations

from collections import Counter

from bot.screens.duizenden.draft import DuizendenDraft
from bot.screens.duizenden.everything import everything
from bot.screens.duizenden.picks import LayOffs, at_hand, lay_offs_on, own_melds
from engine.cards import Card
from engine.duizenden.rules.view import DuizendenView
from engine.game import Action

EVERYTHING = "all"
"""The plan that lays all that can be laid."""


def lay_off_plan(lays: LayOffs, cards: tuple[Card, ...]) -> str:
    """The plan that lays several cards on one meld."""
    return f"add.{lays.number}.{lays.choice}.{DuizendenDraft('add', cards)}"


def planned(view: DuizendenView, name: str) -> tuple[Action, ...]:
    """The actions of a plan; empty if it is none or has nothing to do in this position."""
    if view.turn != view.seat or view.phase != "lay":
        return ()
    if name == EVERYTHING:
        return everything(view).lays
    match name.split("."):
        case ["add", number, choice, draft] if number.isdecimal() and choice.isdecimal():
            return _lay_offs(view, int(number), int(choice), DuizendenDraft.parse(draft).cards)
    return ()


def _lay_offs(view: DuizendenView, number: int, choice: int, cards: tuple[Card, ...]) -> tuple[Action, ...]:
    melds = own_melds(view)
    if number >= len(melds) or Counter(cards) - Counter(at_hand(view)):
        return ()
    ways = lay_offs_on(number, melds[number], cards, view.rules)
    return ways[choice].actions if choice < len(ways) else ()
