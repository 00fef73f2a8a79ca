"""The state of a sweep, and what is the same at all its places.

The state is one number. From the lowest bit on: jokers (5 bits), whether a card has been left (`KEPT`), whether jokers
that are left over find a place (`ABSORBS`), the cards of this place that no run has taken (2 bits a suit), and for each
suit a field: the aces kept for the high end (2 bits) and the number of its open runs; round the corner with the field
with which the sweep started above it, as a promise.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.duizenden.arranging.runs import PLAIN
from engine.duizenden.rules.points import Worth

JOKERS: Final = 31
KEPT: Final = 1 << 5
ABSORBS: Final = 1 << 6
POOL: Final = 7
FIELDS: Final = 15
ACES: Final = 2


class Ground(NamedTuple):
    """What is the same at all places of a sweep.

    Attributes:
        easy_runs: whether jokers that are left over find a place on any run (see `Question`).
        easy_sets: whether they do on any set.
        corner: whether runs go round the corner.
        limit: jokers that a meld may hold, `UNLIMITED` without a limit.
        cover: how many runs of a suit may cover a place.
        jokers: the most jokers there can be.
        worth: what cards count.
    """

    easy_runs: bool
    easy_sets: bool
    corner: bool
    limit: int
    cover: int
    jokers: int
    worth: Worth

    @property
    def width(self) -> int:
        """How many bits of a state a field has."""
        return ACES + (PLAIN.bit_length() if self.easy_runs else 16)

    @property
    def stride(self) -> int:
        """How many bits from a field to the next: round the corner there is a promise above each."""
        return 2 * self.width if self.corner else self.width

    def at(self, place: int) -> int:
        """A place, counted on round the corner."""
        return (place - 1) % 13 + 1 if self.corner else place
