"""Transitions of sets: how the cards of one rank that no run takes are laid on sets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.duizenden.solver.problem import COMPLETE, Room

Pool = tuple[int, ...]
"""Natural cards of a rank by suit."""

Shares = tuple[tuple[Pool, int], ...]
"""What goes to each set: natural cards by suit, and jokers."""


class SetSpot(NamedTuple):
    """All that decides how the cards of a rank may be laid.

    Attributes:
        values: points of a card, by suit.
        joker: points lost by a joker.
        jokers: how many may be laid.
        rooms: own sets, then new ones.
        unlaid: what must not all stay in hand: the suit of a card that has to be laid, and how many there are.
        frugal: whether no joker is laid that lays no other card.
    """

    values: tuple[int, ...]
    joker: int
    jokers: int
    rooms: tuple[Room, ...]
    unlaid: tuple[int, int] | None
    frugal: bool


class SetMove(NamedTuple):
    """A transition.

    Attributes:
        used: jokers that are laid.
        room: how many jokers the sets take in all.
        cost: points lost.
        keeps: whether a card stays in hand.
        rooms, shares: the sets, and what is laid on each.
    """

    used: int
    room: int
    cost: int
    keeps: bool
    rooms: tuple[Room, ...]
    shares: Shares


@lru_cache(maxsize=1 << 11)
def set_moves(pool: Pool, spot: SetSpot) -> tuple[SetMove, ...]:
    """The transitions of a pool; of those that differ in nothing ahead the cheapest."""
    best = dict[tuple[int, int, bool], SetMove]()
    for left, used, room, shares in _ways(pool, spot.jokers, spot.rooms, sum(pool), spot):
        if spot.unlaid is None or left[spot.unlaid[0]] < spot.unlaid[1]:
            cost = used * spot.joker + sum([value * many for value, many in zip(spot.values, left, strict=True)])
            move = SetMove(used, room, cost, any(left), spot.rooms, shares)
            key = used, room, move.keeps
            if key not in best or cost < best[key].cost:
                best[key] = move
    return tuple(best.values())


def _ways(
    pool: Pool, jokers: int, rooms: tuple[Room, ...], most: int, spot: SetSpot
) -> Iterator[tuple[Pool, int, int, Shares]]:
    """The ways to share a pool and some jokers among sets: what is left, jokers laid, room for jokers, the shares.

    Of two new sets the second is no larger than the first; `most` natural cards are laid on a new one.
    """
    if not rooms:
        yield pool, 0, 0, ()
        return
    one, others = rooms[0], rooms[1:]
    for some in _portions(pool, one.suits, spot):
        naturals = sum(some)
        if one.meld is None and naturals > most:
            break
        left = tuple([have - laid for have, laid in zip(pool, some, strict=True)])
        largest = most if one.meld is not None else naturals
        for wild in _jokers_beside(naturals, one, jokers, spot):
            # A new set of six cards or more can be laid as two.
            size = one.size * (1 + (one.meld is None and naturals + wild >= 2 * COMPLETE))
            room = min(one.jokers, size - naturals) if naturals or one.meld is not None else 0
            for still, more, other_room, shares in _ways(left, jokers - wild, others, largest, spot):
                yield still, wild + more, room + other_room, ((some, wild), *shares)


def _portions(pool: Pool, most: Pool, spot: SetSpot) -> Iterator[Pool]:
    """So many cards of a pool for one set, and so many more, in the order in which they had best be laid.

    First comes the suit that must not stay in hand, then suits with two cards, so that another set may have one of
    each, then what counts most.
    """
    suits = [suit for suit in range(len(pool)) if pool[suit] and most[suit]]
    suits.sort(key=lambda suit: (spot.unlaid is None or spot.unlaid[0] != suit, -pool[suit], -spot.values[suit]))
    some = [0] * len(pool)
    yield tuple(some)
    for copy in (1, 2):
        for suit in suits:
            if min(pool[suit], most[suit]) >= copy:
                some[suit] = copy
                yield tuple(some)


def _jokers_beside(naturals: int, room: Room, jokers: int, spot: SetSpot) -> range:
    """How many jokers may be laid beside some natural cards on a set."""
    new = room.meld is None
    least = max(0, COMPLETE - naturals) if new else 0
    most = min(jokers, room.jokers, room.size - naturals)
    if new and not naturals:
        least = most = 0
    return range(least, min(most, least if spot.frugal else most) + 1)
