"""The chance of each seat to win the match, about, from what stands on the score sheet between two rounds.

Every seat has a weight by its total, and its chance is its share of all weights. The weights were fitted to who won
2,000 matches of greedy players that began with all kinds of totals. The barrel is worth little more than the totals
just below it where it has to be left at once, and more where there are three attempts.
"""

from __future__ import annotations

from bisect import bisect_right
from math import exp
from typing import Final

import msgspec

from engine.thousand.rules.state import ThousandState


class _Curve(msgspec.Struct, frozen=True):
    """The logarithm of a seat's weight: at some totals, straight between them; for each bolt; for a failed attempt."""

    totals: tuple[float, ...]
    weights: tuple[float, ...]
    bolt: float
    attempt: float

    def at(self, total: float) -> float:
        """The logarithm of the weight of a total."""
        place = min(max(bisect_right(self.totals, total), 1), len(self.totals) - 1)
        left, right = self.totals[place - 1], self.totals[place]
        low, high = self.weights[place - 1], self.weights[place]
        return low + (high - low) * (total - left) / (right - left)


_AT_ONCE: Final = _Curve(
    totals=(-100, 100, 300, 500, 650, 760, 870, 880, 960, 1000),
    weights=(-0.72, 0.0, 0.68, 1.3, 1.75, 2.2, 2.68, 2.7, 2.9, 3.05),
    bolt=-0.07,
    attempt=0.0,
)
"""Where the first round on the barrel is the last."""

_ATTEMPTS: Final = _Curve(
    totals=(-100, 100, 300, 500, 650, 760, 879, 880, 1000),
    weights=(-0.42, 0.0, 0.46, 0.91, 1.4, 1.8, 2.2, 2.5, 2.6),
    bolt=-0.06,
    attempt=-0.11,
)
"""Where there are several."""

_BELOW_BARREL: Final = 879
"""The highest total that is weighed as one below the barrel, where the barrel begins later."""


def equity(state: ThousandState) -> tuple[float, ...]:
    """The chance of each seat to win, about; together 1."""
    if state.winner is not None:
        return tuple([float(seat == state.winner) for seat in range(state.seats)])
    weights = [_weight(state, seat) for seat in range(state.seats)]
    every = sum(weights)
    return tuple([weight / every for weight in weights])


def _weight(state: ThousandState, seat: int) -> float:
    curve = _AT_ONCE if state.rules.barrel_attempts == 1 else _ATTEMPTS
    total = state.totals[seat]
    if not state.has_barrel_total(seat):
        total = min(total, _BELOW_BARREL)
    return exp(curve.at(total) + curve.bolt * state.bolts[seat] + curve.attempt * state.barrel[seat])
