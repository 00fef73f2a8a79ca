"""What can be laid of the cards of one rank that no run takes, for the sweep that arranges many cards.

Cards of a rank are counted by suit, in the order of `engine.cards.SUITS`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import msgspec

from engine.duizenden.rules.melds import SMALLEST_MELD

Suits = tuple[int, int, int, int]
"""A number for each suit."""

NONE: Suits = (0, 0, 0, 0)


class Share(msgspec.Struct, frozen=True, gc=False):
    """What goes to one set: natural cards by suit, and jokers."""

    naturals: Suits
    jokers: int


class Room(NamedTuple):
    """What a set still takes: natural cards by suit, jokers, and cards in all."""

    naturals: Suits
    jokers: int
    cards: int


class Laid(msgspec.Struct, frozen=True, gc=False):
    """What is laid of the cards of a rank, by suit, with how many jokers; `swapped` of the cards free a joker."""

    naturals: Suits
    jokers: int
    swapped: int


def minus(some: Suits, less: Suits) -> Suits:
    """The difference, suit by suit."""
    return some[0] - less[0], some[1] - less[1], some[2] - less[2], some[3] - less[3]


def part_of(some: Suits, most: Suits) -> Iterator[Suits]:
    """Every part of some cards, the largest number of each suit first, within a limit by suit."""
    a, b, c, d = [range(min(pair), -1, -1) for pair in zip(some, most, strict=True)]
    yield from product(a, b, c, d)


@lru_cache(maxsize=16384)
def shared(naturals: Suits, jokers: int, rooms: tuple[Room, ...], empty: Room) -> tuple[Share, ...] | None:
    """All these cards of a rank on sets: first what each of `rooms` gets, then new sets; None: it cannot be.

    `empty` is the room of a new set.
    """
    if not rooms:
        return _new_sets(naturals, jokers, empty)
    room = rooms[0]
    for some in part_of(naturals, room.naturals):
        for wild in range(min(jokers, room.jokers) + 1):
            if sum(some) + wild <= room.cards:
                rest = shared(minus(naturals, some), jokers - wild, rooms[1:], empty)
                if rest is not None:
                    return (Share(some, wild), *rest)
    return None


def _new_sets(naturals: Suits, jokers: int, empty: Room) -> tuple[Share, ...] | None:
    if naturals == NONE:
        return None if jokers else ()
    first = next(suit for suit in range(4) if naturals[suit])
    for some in part_of(naturals, empty.naturals):
        for wild in range(min(jokers, empty.jokers), -1, -1):
            if some[first] and SMALLEST_MELD <= sum(some) + wild <= empty.cards:
                rest = _new_sets(minus(naturals, some), jokers - wild, empty)
                if rest is not None:
                    return (Share(some, wild), *rest)
    return None


@lru_cache(maxsize=4096)
def ways_to_lay(
    naturals: Suits, jokers: int, rooms: tuple[Room, ...], empty: Room, *, all_of_them: bool
) -> tuple[Laid, ...]:
    """Every way to lay some cards of a rank with up to so many jokers, fewest jokers first.

    With `all_of_them` a way is left out if another one lays more of the natural cards with as many jokers.
    """
    ways = list[Laid]()
    for wild in range(jokers + 1):
        laid = [some for some in part_of(naturals, naturals) if shared(some, wild, rooms, empty) is not None]
        if all_of_them:
            laid = [some for some in laid if not any(_within(some, more) for more in laid)]
        ways += [Laid(some, wild, 0) for some in laid]
    return tuple(ways)


def _within(some: Suits, more: Suits) -> bool:
    return some != more and min(minus(more, some)) >= 0


@lru_cache(maxsize=4096)
def plain_ways_to_lay(naturals: Suits, swaps: int, *, own: bool, all_of_them: bool) -> tuple[Laid, ...]:
    """The same without house rules for melds, where jokers that are left find a place on any meld.

    All cards of a rank are laid as soon as there are three with the jokers, or a set of one's own lies there (`own`),
    of which `swaps` jokers may be freed. Without `all_of_them` one card may stay behind too.
    """
    parts = [naturals]
    if not all_of_them:
        parts += [minus(naturals, one) for one in _ONE_CARD if min(minus(naturals, one)) >= 0]
    ways = list[Laid]()
    for part in parts:
        many = sum(part)
        if own or not many:
            ways.append(Laid(part, 0, min(many, swaps)))
        else:
            ways.append(Laid(part, max(SMALLEST_MELD - many, 0), 0))
    nothing = Laid(NONE, 0, 0)
    if nothing not in ways and not (all_of_them and ways[0].jokers == 0):
        ways.append(nothing)
    return tuple(sorted(ways, key=lambda laid: laid.jokers))


_ONE_CARD: tuple[Suits, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
