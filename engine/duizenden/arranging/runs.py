"""How the open runs of one suit go on from one place to the next, for the sweep that arranges many cards.

Only what matters for the future of a run is kept: how long it is, up to three, for from then on it may end; and how
many jokers it holds, where the house rules limit them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from typing import Final, NamedTuple

import msgspec

UNLIMITED: Final = 99
COMPLETE: Final = 3

Run = tuple[int, int]
"""An open run: its length, capped at `COMPLETE`, and its jokers (0 where they are not limited)."""

Runs = tuple[Run, ...]
"""The open runs of a suit, sorted."""


class Manner(NamedTuple):
    """How runs may go on at a place.

    Attributes:
        limit: jokers that a run may hold, `UNLIMITED` without a limit.
        cover: how many runs of the suit may cover the place.
        bridge: whether a joker may continue a run that could end.
        leads: with how many jokers before its first natural card a new run may begin.
    """

    limit: int
    cover: int
    bridge: bool
    leads: tuple[int, ...]


class Step(msgspec.Struct, frozen=True, gc=False):
    """One way in which the runs of a suit go on at a place.

    Attributes:
        runs: the open runs afterwards.
        naturals: natural cards laid.
        jokers: jokers laid at this place.
        leads: the new runs, by the number of jokers before their first card.
        grown: the runs that went on, each as it was, and whether with a joker.
    """

    runs: Runs
    naturals: int
    jokers: int
    leads: tuple[int, ...]
    grown: tuple[tuple[Run, bool], ...]


@lru_cache(maxsize=4096)
def steps(runs: Runs, naturals: int, manner: Manner) -> tuple[Step, ...]:
    """Every way in which open runs go on where there are `naturals` cards of the suit, fewest jokers first."""
    found: dict[tuple[Runs, int, int, tuple[int, ...]], Step] = {}
    for grown in _growths(runs, naturals, manner):
        used = sum([not joker for _, joker in grown])
        for new in range(min(naturals - used, manner.cover - len(grown)) + 1):
            for leads in combinations_with_replacement(manner.leads, new):
                after = [_longer(run, manner.limit, joker=joker) for run, joker in grown]
                after += [_begun(lead, manner.limit) for lead in leads]
                step = Step(tuple(sorted(after)), used + new, len(grown) - used, leads, grown)
                found.setdefault((step.runs, step.naturals, step.jokers, leads), step)
    return tuple(sorted(found.values(), key=lambda step: step.jokers + sum(step.leads)))


def _growths(runs: Runs, naturals: int, manner: Manner) -> list[tuple[tuple[Run, bool], ...]]:
    """Which of the runs go on, and which of them with a joker; those that are too short have to."""
    ways: list[tuple[tuple[Run, bool], ...]] = [()]
    for run in runs:
        length, jokers = run
        more = list(ways) if length == COMPLETE else []
        for way in ways:
            if len(way) < manner.cover:
                if sum([not joker for _, joker in way]) < naturals:
                    more.append((*way, (run, False)))
                if jokers < manner.limit and (length < COMPLETE or manner.bridge):
                    more.append((*way, (run, True)))
        ways = more
    return ways


def _longer(run: Run, limit: int, *, joker: bool) -> Run:
    length, jokers = run
    return min(length + 1, COMPLETE), jokers + 1 if joker and limit != UNLIMITED else jokers


def _begun(lead: int, limit: int) -> Run:
    return min(lead + 1, COMPLETE), lead if limit != UNLIMITED else 0


_numbers: dict[Runs, int] = {}
_runs: list[Runs] = []


def number_of(runs: Runs) -> int:
    """A small number for some open runs, the same as long as the process lives; `()` is 0."""
    number = _numbers.get(runs)
    if number is None:
        number = _numbers[runs] = len(_runs)
        _runs.append(runs)
    return number


def runs_of(number: int) -> Runs:
    """The open runs of a number."""
    return _runs[number]


for _some in ((), *[tuple(_pair) for _many in (1, 2) for _pair in combinations_with_replacement((1, 2, 3), _many)]):
    number_of(tuple([(_length, 0) for _length in _some]))
PLAIN: Final = len(_runs)
"""Up to two runs without counted jokers have the numbers below this one."""


@lru_cache(maxsize=16384)
def outdo(runs: Runs, others: Runs) -> bool:
    """Whether open runs can go on in every way in which others can, and end where these can."""
    if runs == others:
        return True
    if len(runs) < len(others):
        return False
    for order in permutations(runs, len(others)):
        as_good = all(
            length >= other_length and jokers <= other_jokers
            for (length, jokers), (other_length, other_jokers) in zip(order, others, strict=True)
        )
        if as_good:
            rest = list(runs)
            for run in order:
                rest.remove(run)
            if all(length == COMPLETE for length, _ in rest):
                return True
    return False
