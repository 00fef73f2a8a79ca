"""Arrangements played, lay by lay."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, in_order
from engine.duizenden.rules.lays import lay_in_turn
from engine.duizenden.rules.melds import Meld, meld_points, opening_points
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import Holdings
from engine.duizenden.solver import Arrangement


def check(
    arrangement: Arrangement, hand: Sequence[Card], melds: Sequence[Meld], rules: DuizendenRules, loose: int = 0
) -> None:
    """An arrangement can be played, and says what it comes to."""
    before = Holdings(in_order(hand), tuple(melds), loose)
    assert lay_in_turn(before, arrangement.lays, rules) == Holdings(arrangement.left, arrangement.melds)
    for count, said in ((meld_points, arrangement.points), (opening_points, arrangement.opening)):
        assert said == sum(count(meld, rules) for meld in arrangement.melds) - sum(count(meld, rules) for meld in melds)
