"""What may happen to the runs of a suit at one place of the sweep.

A book says for a field of the state which moves there are. It is written page by page, as states ask for them, and
kept for the next sweep.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import msgspec

from engine.cards import JOKER
from engine.duizenden.arranging.ground import ABSORBS, ACES, FIELDS, JOKERS, POOL, Ground
from engine.duizenden.arranging.question import OwnRun
from engine.duizenden.arranging.runs import (
    COMPLETE,
    UNLIMITED,
    Manner,
    Run,
    Runs,
    Step,
    number_of,
    outdo,
    runs_of,
    steps,
)
from engine.duizenden.rules.points import LONGEST_RUN


class RunChoice(msgspec.Struct, frozen=True, gc=False):
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


RunMove = tuple[int, int, int, int, RunChoice]
"""Jokers needed, what is added to the state and what is set in it, the loss in points, and what happened."""


class RunSpot(NamedTuple):
    """All that decides how the runs of a suit may go on at a place.

    Attributes:
        ground: what is the same everywhere.
        suit: its place in `engine.cards.SUITS`.
        place: 1 to 14.
        naturals: natural cards there (at place 14: those that the state has kept).
        next_two: natural cards at the next two places, `UNLIMITED` where none is missed.
        begins: own runs whose first card lies at this place.
        ended: own runs whose last card lies just below it.
        swaps: jokers of one's own that may be freed there.
    """

    ground: Ground
    suit: int
    place: int
    naturals: int
    next_two: tuple[int, int]
    begins: tuple[OwnRun, ...]
    ended: tuple[OwnRun, ...]
    swaps: int


class RunBook(dict[int, tuple[RunMove, ...]]):
    """The moves at a spot by the field of its suit, those with the fewest jokers first."""

    def __init__(self, spot: RunSpot) -> None:
        super().__init__()
        self._spot = spot
        ground, suit, place = spot.ground, spot.suit, spot.place
        self.suit, self.rank = suit, (place - 1) % 13 + 1
        self.shift = FIELDS + suit * ground.stride
        self.mask = (1 << ground.width) - 1
        self._keeps_aces = place == 1 and not ground.corner
        self._room = COMPLETE if ground.corner else LONGEST_RUN - place
        self._low_ace = ground.worth.card[13 * suit] - ground.worth.low_ace if place == 1 else 0
        leads = _leads(spot, self._low_ace)
        self._joker_loss = _joker_loss(ground, suit, place, first=False)
        self._lead_loss = [_lead_loss(ground, suit, place, many) for many in range(max(leads, default=0) + 1)]
        self._manner = Manner(ground.limit, ground.cover, not ground.easy_runs or spot.next_two[0] > 0, leads)

    def __missing__(self, field: int) -> tuple[RunMove, ...]:
        spot = self._spot
        runs = runs_of(field >> ACES)
        naturals = field & (1 << ACES) - 1 if spot.place == LONGEST_RUN else spot.naturals
        moves = list[RunMove]()
        for met, swapped in product(self._with_own(runs), range(min(spot.swaps, naturals) + 1)):
            for step in steps(met.runs, naturals - swapped, self._manner):
                choice = RunChoice(spot.suit, spot.place, met.joined, met.below, swapped, step)
                move = self._move(field, naturals, choice)
                if move is not None:
                    moves.append(move)
        page = self[field] = tuple(self._useful(moves))
        return page

    def _move(self, field: int, naturals: int, choice: RunChoice) -> RunMove | None:
        spot, step = self._spot, choice.step
        ahead = self._jokers_ahead(step.runs)
        if ahead is None:
            return None
        left = naturals - choice.swapped - step.naturals
        pool, aces = left, 0 if spot.place == LONGEST_RUN else field & (1 << ACES) - 1
        if self._keeps_aces:
            pool, aces = 0, left
        spent = spot.swaps - choice.swapped + step.jokers + sum(step.leads) + sum([many for _, many in choice.below])
        if not spot.ground.easy_sets and spent + ahead > spot.ground.jokers:
            return None
        after = number_of(step.runs) << ACES | aces
        delta = (after - field << self.shift) + (pool << POOL + 2 * spot.suit) - spent
        return spent + ahead, delta, ABSORBS if step.leads else 0, self._loss(choice), choice

    def _loss(self, choice: RunChoice) -> int:
        step = choice.step
        loss = step.jokers * self._joker_loss + sum([self._lead_loss[lead] for lead in step.leads])
        loss += sum([self._lead_loss[many] for _, many in choice.below])
        if self._low_ace:
            covered = {number for number, _ in (*choice.joined, *choice.below)}
            bare = sum([own.ace for own in self._spot.begins if own.number not in covered])
            loss += self._low_ace * (step.leads.count(0) + bare + choice.swapped)
        return loss

    def _jokers_ahead(self, runs: Runs) -> int | None:
        """How many jokers the open runs will need at least to get long enough; None: they cannot."""
        short = [length for length, _ in runs if length < COMPLETE]
        if not short:
            return 0
        if min(short) + self._room < COMPLETE:
            return None
        one, two = self._spot.next_two
        return max(0, len(short) - one) + max(0, short.count(1) - two)

    def _with_own(self, runs: Runs) -> list[_Met]:
        """Every way in which open runs end at own runs that begin here; own runs that have ended go on."""
        spot, limit = self._spot, self._spot.ground.limit
        ways = [_Met(runs, (), ())]
        for own in spot.begins:
            most = min(own.low_jokers, len(self._lead_loss) - 1)
            for now, joined, below in list(ways):
                fitting = [run for run in set(now) if run[1] <= own.low_jokers and (run[0] < COMPLETE or self._low_ace)]
                ways += [_Met(_without(now, run), (*joined, (own.number, run)), below) for run in fitting]
                ways += [_Met(now, joined, (*below, (own.number, many))) for many in range(1, most + 1)]
        more = [(COMPLETE, 0 if limit == UNLIMITED else limit - own.high_jokers) for own in spot.ended]
        return [_Met(tuple(sorted((*way.runs, *more))), way.joined, way.below) for way in ways]

    def _useful(self, moves: list[RunMove]) -> list[RunMove]:
        """The moves to which no other is better in all respects, those with the fewest jokers first."""
        alike = dict[int, list[RunMove]]()
        for move in sorted(moves, key=lambda move: move[0]):
            useful = alike.setdefault(self._what_is_left(move), [])
            if not any(self._better(other, move) for other in useful):
                useful[:] = [*[other for other in useful if not self._better(move, other)], move]
        return sorted([move for useful in alike.values() for move in useful], key=lambda move: move[0])

    def _what_is_left(self, move: RunMove) -> int:
        """What only moves can be compared that have it in common: the cards left, and the jokers where they matter."""
        left = move[1] & (1 << self.shift) - 1
        return left if not self._spot.ground.easy_runs else left + (-move[1] & JOKERS) & (1 << self.shift) - 1

    def _better(self, move: RunMove, other: RunMove) -> bool:
        """Whether a move loses no more than one that leaves the same, and its runs can go on as well in every way."""
        (_, delta, flags, loss, choice), (_, other_delta, other_flags, other_loss, other_choice) = move, other
        if loss > other_loss or -delta & JOKERS > -other_delta & JOKERS or flags < other_flags:
            return False
        return outdo(choice.step.runs, other_choice.step.runs)


class _Met(NamedTuple):
    """The open runs once they have met own runs: see `RunChoice` for `joined` and `below`."""

    runs: Runs
    joined: tuple[tuple[int, Run], ...]
    below: tuple[tuple[int, int], ...]


def _without(runs: Runs, run: Run) -> Runs:
    where = runs.index(run)
    return (*runs[:where], *runs[where + 1 :])


def _leads(spot: RunSpot, low_ace: int) -> tuple[int, ...]:
    """With how many jokers before its first natural card a run may begin at a place.

    Jokers that can lie anywhere lie better at the high end of a run, but before K A, before a low ace that counts less,
    and before the cut round the corner.
    """
    ground, place = spot.ground, spot.place
    if not ground.easy_runs:
        most = LONGEST_RUN - 1 if ground.corner else place - 1
        return tuple(range(min(ground.jokers, ground.limit, most) + 1))
    if place == LONGEST_RUN:
        return ()
    before = low_ace > 0 or UNLIMITED in spot.next_two if ground.corner else place == LONGEST_RUN - 1
    return (0, 1) if before and ground.jokers else (0,)


def _lead_loss(ground: Ground, suit: int, place: int, many: int) -> int:
    return sum([_joker_loss(ground, suit, ground.at(place - back), first=back == many) for back in range(1, many + 1)])


def _joker_loss(ground: Ground, suit: int, place: int, *, first: bool) -> int:
    worth = ground.worth
    return worth.card[JOKER.index] - worth.joker_in_run[suit][place if place > 1 or first else LONGEST_RUN]


@lru_cache(maxsize=2048)
def run_book(spot: RunSpot) -> RunBook:
    """The book of a spot."""
    return RunBook(spot)
