"""What may happen at one place of the sweep: to the runs of a suit, and to the cards of a rank that no run takes.

The state of a sweep is one number. From the lowest bit on: jokers (5 bits), whether a card has been left (`KEPT`),
whether jokers that are left over find a place (`ABSORBS`), the cards of this place that no run has taken (2 bits a
suit), and for each suit a field: the aces kept for the high end (2 bits) and the number of its open runs.

A book says for a field of the state which moves there are. It is written page by page, as states ask for them, and
kept for the next sweep.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from engine.duizenden.arranging.question import OwnRun
from engine.duizenden.arranging.runs import COMPLETE, UNLIMITED, Manner, Run, Runs, Step, number_of, runs_of, steps
from engine.duizenden.arranging.sets import NONE, Laid, Room, Suits, minus, plain_ways_to_lay, ways_to_lay

JOKERS: Final = 31
KEPT: Final = 1 << 5
ABSORBS: Final = 1 << 6
POOL: Final = 7
FIELDS: Final = 15
ACES: Final = 2

_POOL_OF_SUIT: Final = tuple([POOL + 2 * suit for suit in range(4)])


class RunChoice(NamedTuple):
    """What happened to the runs of a suit at a place.

    Attributes:
        suit: its place in `engine.cards.SUITS`.
        place: 1 to 14.
        joined: runs that ended at one's own run that begins here, by the number of that meld.
        below: jokers laid just below one's own run that begins here, by the number of that meld.
        swapped: cards that freed a joker of one's own.
        step: how the open runs went on.
    """

    suit: int
    place: int
    joined: tuple[tuple[int, Run], ...]
    below: tuple[tuple[int, int], ...]
    swapped: int
    step: Step


class SetChoice(NamedTuple):
    """What was laid of the cards of a rank that no run took."""

    rank: int
    laid: Laid


Move = tuple[int, int, int, int, RunChoice | SetChoice | None]
"""Jokers needed, what is added to the state and what is set in it, the loss in points, and what happened."""


class RunSpot(NamedTuple):
    """All that decides how the runs of a suit may go on at a place.

    Attributes:
        suit: its place in `engine.cards.SUITS`.
        place: 1 to 14.
        naturals: natural cards there (at place 14: those that the state has kept).
        next_two: natural cards at the next two places.
        room: how many more places there are, 2 if more.
        begins: own runs whose first card lies at this place.
        ended: own runs whose last card lies just below it.
        soon: whether an own run begins at one of the next two places.
        swaps: jokers of one's own that may be freed there.
        manner: how runs go on.
        low_ace: loss of an ace that is the lowest card of its run.
        joker: loss of a joker that continues a run here.
        leads: loss of the jokers before the first card of a new run, by their number.
        corner: whether runs go round the corner, so that no ace is kept.
        width: bits of a field.
    """

    suit: int
    place: int
    naturals: int
    next_two: tuple[int, int]
    room: int
    begins: tuple[OwnRun, ...]
    ended: tuple[OwnRun, ...]
    soon: bool
    swaps: int
    manner: Manner
    low_ace: int
    joker: int
    leads: tuple[int, ...]
    corner: bool
    width: int


class RunBook(dict[int, tuple[Move, ...]]):
    """The moves at a spot by the field of its suit, those with the fewest jokers first."""

    def __init__(self, spot: RunSpot) -> None:
        super().__init__()
        self._spot = spot
        self.shift = FIELDS + spot.suit * spot.width
        self.mask = (1 << spot.width) - 1

    def __missing__(self, field: int) -> tuple[Move, ...]:
        spot = self._spot
        runs = runs_of(field >> ACES)
        naturals = field & (1 << ACES) - 1 if spot.place == 14 else spot.naturals
        best: dict[tuple[int, int, int], Move] = {}
        for met, swapped in product(_with_own(runs, spot), range(min(spot.swaps, naturals) + 1)):
            for step in steps(met.runs, naturals - swapped, spot.manner):
                choice = RunChoice(spot.suit, spot.place, met.joined, met.below, swapped, step)
                move = self._move(field, naturals, choice)
                if move and (move[:3] not in best or best[move[:3]][3] > move[3]):
                    best[move[:3]] = move
        moves = self[field] = tuple(sorted(best.values(), key=lambda move: move[0]))
        return moves

    def _move(self, field: int, naturals: int, choice: RunChoice) -> Move | None:
        spot, step = self._spot, choice.step
        ahead = _jokers_ahead(step.runs, spot)
        if ahead is None:
            return None
        left = naturals - choice.swapped - step.naturals
        spent = spot.swaps - choice.swapped + step.jokers + sum(step.leads) + sum([many for _, many in choice.below])
        pool, aces = left << _POOL_OF_SUIT[spot.suit], 0 if spot.place == 14 else field & (1 << ACES) - 1
        if spot.place == 1 and not spot.corner:
            aces, pool = left, 0
        after = number_of(step.runs) << ACES | aces
        delta = (after - field << self.shift) + pool - spent
        loss = step.jokers * spot.joker + sum([spot.leads[lead] for lead in step.leads])
        loss += sum([spot.leads[many] for _, many in choice.below])
        if spot.low_ace:
            covered = {number for number, _ in (*choice.joined, *choice.below)}
            bare = sum([own.ace for own in spot.begins if own.number not in covered])
            loss += spot.low_ace * (step.leads.count(0) + bare)
        return spent + ahead, delta, ABSORBS if step.leads else 0, loss, choice


class _Met(NamedTuple):
    """The open runs once they have met own runs: see `RunChoice` for `joined` and `below`."""

    runs: Runs
    joined: tuple[tuple[int, Run], ...]
    below: tuple[tuple[int, int], ...]


def _with_own(runs: Runs, spot: RunSpot) -> list[_Met]:
    """Every way in which open runs end at own runs that begin here; own runs that have ended go on."""
    ways = [_Met(runs, (), ())]
    for own in spot.begins:
        most = min(own.low_jokers, len(spot.leads) - 1)
        for now, joined, below in list(ways):
            fitting = [run for run in set(now) if run[1] <= own.low_jokers and (run[0] < COMPLETE or spot.low_ace)]
            ways += [_Met(_without(now, run), (*joined, (own.number, run)), below) for run in fitting]
            ways += [_Met(now, joined, (*below, (own.number, many))) for many in range(1, most + 1)]
    limit = spot.manner.limit
    more = [(COMPLETE, 0 if limit == UNLIMITED else limit - own.high_jokers) for own in spot.ended]
    return [_Met(tuple(sorted((*way.runs, *more))), way.joined, way.below) for way in ways]


def _without(runs: Runs, run: Run) -> Runs:
    where = runs.index(run)
    return (*runs[:where], *runs[where + 1 :])


def _jokers_ahead(runs: Runs, spot: RunSpot) -> int | None:
    """How many jokers the open runs will need at least to get long enough; None: they cannot."""
    short = [length for length, _ in runs if length < COMPLETE]
    if spot.soon or not short:
        return 0
    if min(short) + spot.room < COMPLETE:
        return None
    return max(0, len(short) - spot.next_two[0]) + max(0, short.count(1) - spot.next_two[1])


@lru_cache(maxsize=16384)
def run_book(spot: RunSpot) -> RunBook:
    """The book of a spot."""
    return RunBook(spot)


class SetSpot(NamedTuple):
    """All that decides what may be laid of a rank where no run takes the cards.

    Attributes:
        rank: 1 to 13.
        losses: by suit what a card counts that is not laid.
        required: a suit of which a card has to be laid, and how many there are of it; None: there is none.
        plain: whether jokers that are left over find a place anywhere.
        own: whether a set of one's own takes all cards of the rank (plain).
        swaps: jokers of one's own sets that may be freed (plain).
        rooms: what one's own sets take.
        empty: what a new set takes.
        jokers: the most jokers there can be.
        joker: loss of a joker in a set of this rank.
    """

    rank: int
    losses: Suits
    required: tuple[int, int] | None
    plain: bool
    own: bool
    swaps: int
    rooms: tuple[Room, ...]
    empty: Room
    jokers: int
    joker: int


class SetBook(dict[int, tuple[Move, ...]]):
    """The moves of a rank by the lower bits of the state from `KEPT` on, those with the fewest jokers first."""

    shift: Final = 5
    mask: Final = (1 << FIELDS - 5) - 1

    def __init__(self, spot: SetSpot) -> None:
        super().__init__()
        self._spot = spot

    def __missing__(self, bits: int) -> tuple[Move, ...]:
        spot, pool, kept = self._spot, bits >> 2, bool(bits & 1)
        held: Suits = (pool & 3, pool >> 2 & 3, pool >> 4 & 3, pool >> 6 & 3)
        if spot.plain:
            ways = plain_ways_to_lay(held, spot.swaps, own=spot.own, all_of_them=kept)
        else:
            ways = ways_to_lay(held, spot.jokers, spot.rooms, spot.empty, all_of_them=kept)
        moves = [self._move(held, pool, laid) for laid in ways if not self._leaves_required(held, laid)]
        page = self[bits] = tuple(sorted(moves, key=lambda move: move[0]))
        return page

    def _leaves_required(self, held: Suits, laid: Laid) -> bool:
        if self._spot.required is None:
            return False
        suit, many = self._spot.required
        return held[suit] == many and not laid.naturals[suit]

    def _move(self, held: Suits, pool: int, laid: Laid) -> Move:
        spot = self._spot
        left = minus(held, laid.naturals)
        spent = spot.swaps - laid.swapped + laid.jokers
        loss = sum([many * loss for many, loss in zip(left, spot.losses, strict=True)]) + laid.jokers * spot.joker
        flags = KEPT if left != NONE else 0
        if spot.plain and not spot.own and laid.naturals != NONE:
            flags |= ABSORBS
        return spent, -(pool << POOL) - spent, flags, loss, SetChoice(spot.rank, laid)


@lru_cache(maxsize=16384)
def set_book(spot: SetSpot) -> SetBook:
    """The book of a rank."""
    return SetBook(spot)
