"""All that can be laid at once."""

from __future__ import annotations

import msgspec

from bot.screens.duizenden.picks import own_melds
from engine.duizenden.rules.actions import Lay
from engine.duizenden.rules.view import DuizendenView
from engine.duizenden.solver import best_opening, best_points


class Everything(msgspec.Struct, frozen=True):
    """The lays that put most on the table, in an order in which they can be made, and what they are worth there.

    Where no lays pay what the player owes, `opening` tells how many points towards it there are.
    """

    lays: tuple[Lay, ...] = ()
    points: int = 0
    opening: int = 0


def everything(view: DuizendenView) -> Everything:
    """What a player lays who lays all they can; nothing if that does not pay what they owe.

    (Duizenden, A turn, Opening; Taking the open pile.)
    """
    needed = view.opening_needed - view.opening_points
    opening = 0
    for arrange, quick in ((best_points, True), (best_opening, True), (best_opening, False)):
        best = arrange(view.hand, view.rules, own_melds(view), required=view.to_lay, loose=view.loose, quick=quick)
        if best is None:
            break
        if best.opening >= needed:
            return Everything(best.lays, best.points)
        opening = best.opening
    return Everything(opening=opening)
