"""All that can be laid at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.screens.duizenden.held import by_rank, whole_set
from bot.screens.duizenden.picks import own_melds
from engine.cards import Card
from engine.duizenden.actions import Lay
from engine.duizenden.arrange import AnyLay, Arrangement, best_opening, best_points
from engine.duizenden.melds import Meld, meld_points, opening_points
from engine.duizenden.rules import DuizendenRules
from engine.duizenden.view import DuizendenView

MANY: Final = 26
"""Of more cards than these, whole sets are laid first, for a panel has to be drawn at once."""

FEW: Final = 20
"""So many cards at most are left then, to be arranged as well as can be. It costs a few points in a hundred."""


class Everything(msgspec.Struct, frozen=True):
    """The lays that put most on the table, in an order in which they can be made, and what they are worth there."""

    lays: tuple[AnyLay, ...] = ()
    points: int = 0


def everything(view: DuizendenView) -> Everything:
    """What a player lays who lays all he can; nothing if that does not pay what he owes.

    (Duizenden, A turn, Opening; Taking the open pile.)
    """
    sets, left = _sets_first(view.hand, view.rules) if len(view.hand) > MANY else ([], view.hand)
    opened = view.opening_points + sum([opening_points(meld, view.rules) for meld in sets])
    required = None if any(view.to_lay in meld.cards for meld in sets) else view.to_lay
    best = _best(view, left, required, view.opening_needed - opened)
    if best is None:
        return Everything()
    points = best.points + sum([meld_points(meld, view.rules) for meld in sets])
    return Everything((*best.lays, *[Lay(meld.cards) for meld in sets]), points)


def _best(view: DuizendenView, cards: Sequence[Card], required: Card | None, needed: int) -> Arrangement | None:
    """The arrangement with the most points, or with enough of them to open."""
    for arrange in (best_points, best_opening):
        best = arrange(cards, view.rules, own_melds(view), required=required, loose=view.loose)
        if best is None or best.opening >= needed:
            return best
    return None


def _sets_first(hand: Sequence[Card], rules: DuizendenRules) -> tuple[list[Meld], list[Card]]:
    """Whole sets, until no more than `FEW` cards are left."""
    sets: list[Meld] = []
    left = list(hand)
    for alike in reversed(by_rank(hand)):
        if len(left) > FEW and (whole := whole_set(alike, rules)):
            sets.append(whole)
            for card in whole.cards:
                left.remove(card)
    return sets, left
