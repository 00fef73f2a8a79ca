"""Transitions of runs: how the open runs of a suit go on at one place.

Of a run only its length matters, up to `COMPLETE`, and its jokers where these are limited. A run begins with its first
natural card, so that it has one, and with the jokers that lie before it (its lead).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final, NamedTuple

from engine.duizenden.rules.points import LONGEST_RUN
from engine.duizenden.solver.problem import COMPLETE, IMPOSSIBLE, UNLIMITED, OwnRun

Run = tuple[int, int]
"""Length and jokers of an open run."""

Runs = tuple[Run, ...]
"""Open runs, in order."""

Joined = tuple[tuple[OwnRun, Run], ...]
"""Own runs with the open run that ends just below each."""

_NEW_RUN_ROOM: Final = LONGEST_RUN - COMPLETE


class RunSpot(NamedTuple):
    """All that decides how runs may go on at a place.

    Attributes:
        naturals: the natural cards of the suit that fit the place.
        limit: jokers that a run may hold.
        cover: how many runs may lie over one place.
        bridge: whether a joker may continue a complete run.
        leads: how many jokers may lie before the first card of a new run, each with the points lost by it.
        joker: points lost by a joker that continues a run.
        before: how many runs can go on without a joker at this place and the next.
        ahead: how many can at the next two places.
        above: own runs that end just below this place.
        below: own runs that begin at this place.
    """

    naturals: int
    limit: int
    cover: int
    bridge: bool
    leads: tuple[int, ...]
    joker: int
    before: tuple[int, int]
    ahead: tuple[int, int]
    above: tuple[OwnRun, ...]
    below: tuple[OwnRun, ...]


class Step(NamedTuple):
    """One way to go on.

    Attributes:
        runs: the open runs afterwards.
        naturals, jokers: what is laid at this place, leads apart.
        grown: the runs that go on, each as it was, and whether with a joker; all others end.
        leads: for each new run the jokers before its first card.
    """

    runs: Runs
    naturals: int
    jokers: int
    grown: tuple[tuple[Run, bool], ...]
    leads: tuple[int, ...]


class RunMove(NamedTuple):
    """A transition.

    Attributes:
        used: jokers that are laid, or now promised to runs that cannot do without; less those promised before.
        room: how many jokers could be laid on the new runs later.
        cost: points lost.
        left: natural cards that no run takes.
        joined: own runs that are reached from below.
        step: what the other runs do.
    """

    used: int
    room: int
    cost: int
    left: int
    joined: Joined
    step: Step


@lru_cache(maxsize=1 << 11)
def run_moves(runs: Runs, spot: RunSpot) -> tuple[RunMove, ...]:
    """The transitions of some open runs."""
    moves, before = list[RunMove](), _promised(runs, spot.before, spot.limit)
    above = tuple([own_shape(own, spot.limit) for own in spot.above])
    for joined, others in _joins(runs, spot):
        uncovered = sum([own.ace for own in spot.below]) - sum([own.ace for own, _ in joined])
        for step in _steps(tuple(sorted(others + above)), spot):
            used = step.jokers + sum(step.leads) + _promised(step.runs, spot.ahead, spot.limit) - before
            cost = uncovered + step.jokers * spot.joker + sum([spot.leads[lead] for lead in step.leads])
            room = len(step.leads) * min(spot.limit, _NEW_RUN_ROOM)
            moves.append(RunMove(used, room, cost, spot.naturals - step.naturals, joined, step))
    return tuple(moves)


def _promised(runs: Runs, ahead: tuple[int, int], limit: int) -> int:
    """How many jokers some open runs need to become complete, or to reach an own run."""
    short = [(COMPLETE - length, jokers) for length, jokers in runs if length < COMPLETE]
    if any(jokers + sum([many <= 0 for many in ahead[:lacks]]) > limit for lacks, jokers in short):
        return IMPOSSIBLE
    going = [sum([lacks >= place for lacks, _ in short]) for place in (1, 2)]
    return sum([max(0, runs_there - many) for runs_there, many in zip(going, ahead, strict=True) if runs_there])


def _joins(runs: Runs, spot: RunSpot) -> list[tuple[Joined, Runs]]:
    """Which open runs end just below own runs that begin here, and the other runs."""
    joins: list[tuple[Joined, Runs]] = [((), runs)]
    for own in spot.below:
        joins += [
            ((*joined, (own, run)), others[:at] + others[at + 1 :])
            for joined, others in joins
            for at, run in enumerate(others)
            if run not in others[:at] and run[1] + own.jokers <= spot.limit
        ]
    return joins


def _steps(runs: Runs, spot: RunSpot) -> Iterator[Step]:
    """Every way in which open runs go on, once for each outcome."""
    seen = set[tuple[object, ...]]()
    for fates in product(*[_fates(run, spot) for run in runs]):
        grown = tuple([(run, joker) for run, joker in zip(runs, fates, strict=True) if joker is not None])
        idle = any(joker is None and not jokers for (_, jokers), joker in zip(runs, fates, strict=True))
        used = fates.count(False)
        for new in range(min(spot.naturals - used, spot.cover - len(grown)) + 1):
            for leads in combinations_with_replacement(range(len(spot.leads)), new):
                if idle and 0 in leads:
                    continue  # the run that ends could have gone on instead
                after = [longer(run, spot.limit, joker=joker) for run, joker in grown]
                after += [begun(lead, spot.limit) for lead in leads]
                step = Step(tuple(sorted(after)), used + new, fates.count(True), grown, leads)
                if (key := (step.runs, step.naturals, step.jokers, leads)) not in seen:
                    seen.add(key)
                    yield step


def _fates(run: Run, spot: RunSpot) -> list[bool | None]:
    """None: it ends; False: it goes on with a natural card; True: with a joker."""
    length, jokers = run
    fates: list[bool | None] = [None, False] if length == COMPLETE else [False]
    if jokers < spot.limit and (length < COMPLETE or spot.bridge):
        fates.append(True)
    return fates


def own_shape(own: OwnRun, limit: int) -> Run:
    """A run of one's own as an open run."""
    return COMPLETE, own.jokers if limit != UNLIMITED else 0


def longer(run: Run, limit: int, *, joker: bool) -> Run:
    """A run with one card more."""
    length, jokers = run
    return min(length + 1, COMPLETE), jokers + (joker and limit != UNLIMITED)


def begun(lead: int, limit: int) -> Run:
    """A new run: a natural card behind some jokers."""
    return min(lead + 1, COMPLETE), lead if limit != UNLIMITED else 0
