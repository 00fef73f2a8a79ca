"""What may be laid of the cards of a rank that no run takes, at one place of the sweep. See `run_book` for books."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from engine.cards import JOKER
from engine.duizenden.arranging.ground import ABSORBS, FIELDS, KEPT, POOL, Ground
from engine.duizenden.arranging.sets import NONE, Laid, Room, Suits, minus, plain_ways_to_lay, ways_to_lay


class SetChoice(msgspec.Struct, frozen=True, gc=False):
    """What was laid of the cards of a rank that no run took."""

    rank: int
    laid: Laid


SetMove = tuple[int, int, int, int, SetChoice]
"""As `engine.duizenden.arranging.run_book.RunMove`."""


class SetSpot(NamedTuple):
    """All that decides what may be laid of a rank where no run takes the cards.

    Attributes:
        ground: what is the same everywhere.
        rank: 1 to 13.
        required: a suit of which a card has to be laid, and how many there are of it; None: there is none.
        rooms: what one's own sets take.
        empty: what a new set takes.
        swaps: jokers of one's own sets that may be freed (`easy_sets`).
    """

    ground: Ground
    rank: int
    required: tuple[int, int] | None
    rooms: tuple[Room, ...]
    empty: Room
    swaps: int


class SetBook(dict[int, tuple[SetMove, ...]]):
    """The moves of a rank by the lower bits of the state from `KEPT` on, those with the fewest jokers first."""

    shift: Final = 5
    mask: Final = (1 << FIELDS - 5) - 1

    def __init__(self, spot: SetSpot) -> None:
        super().__init__()
        self._spot = spot
        self.rank = spot.rank
        worth = spot.ground.worth
        self._losses = worth.card[spot.rank - 1 : JOKER.index : 13]
        self._joker_loss = worth.card[JOKER.index] - worth.joker_in_set[spot.rank]

    def __missing__(self, bits: int) -> tuple[SetMove, ...]:
        spot, pool, kept = self._spot, bits >> 2, bool(bits & 1)
        held: Suits = (pool & 3, pool >> 2 & 3, pool >> 4 & 3, pool >> 6 & 3)
        if spot.ground.easy_sets:
            ways = plain_ways_to_lay(held, spot.swaps, own=bool(spot.rooms), all_of_them=kept)
        else:
            ways = ways_to_lay(held, spot.ground.jokers, spot.rooms, spot.empty, all_of_them=kept)
        moves = [self._move(held, pool, laid) for laid in ways if not self._leaves_required(held, laid)]
        page = self[bits] = tuple(sorted(moves, key=lambda move: move[0]))
        return page

    def _leaves_required(self, held: Suits, laid: Laid) -> bool:
        if self._spot.required is None:
            return False
        suit, many = self._spot.required
        return held[suit] == many and not laid.naturals[suit]

    def _move(self, held: Suits, pool: int, laid: Laid) -> SetMove:
        spot = self._spot
        left = minus(held, laid.naturals)
        spent = spot.swaps - laid.swapped + laid.jokers
        loss = sum([many * loss for many, loss in zip(left, self._losses, strict=True)])
        flags = KEPT if left != NONE else 0
        if spot.ground.easy_sets and not spot.rooms and laid.naturals != NONE:
            flags |= ABSORBS
        loss += laid.jokers * self._joker_loss
        return spent, -(pool << POOL) - spent, flags, loss, SetChoice(spot.rank, laid)


@lru_cache(maxsize=2048)
def set_book(spot: SetSpot) -> SetBook:
    """The book of a rank."""
    return SetBook(spot)
