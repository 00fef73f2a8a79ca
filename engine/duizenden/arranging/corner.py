"""Runs round the corner: where a sweep over a circle of places begins, and with which runs (House rules, `wrap_runs`).

A circle has no first place. The sweep begins behind a cut, with a promise for each run that leads over the cut: so long
it is there, and so many jokers it holds. At its end the open runs have to keep what was promised.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations
from math import prod

from engine.duizenden.arranging.books import Ground
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.runs import COMPLETE, UNLIMITED, Run, Runs

Promises = list[list[Runs]]
"""By suit, all runs that may lead over the cut."""

NO_PROMISES: Promises = [[()], [()], [()], [()]]


def best_cut(question: Question, ground: Ground) -> tuple[int, Promises]:
    """The place with which to begin, so that as few runs as possible may lead to it, and the promises there."""
    cuts = [(first, [list(_runs_over(question, ground, suit, first)) for suit in range(4)]) for first in range(1, 14)]
    return min(cuts, key=lambda cut: prod(map(len, cut[1])))


def match(runs: Sequence[Run], promise: Sequence[Run]) -> tuple[int, ...] | None:
    """Which open run keeps each promise; None: they do not. A run without a promise has to be complete."""
    for chosen in permutations(range(len(runs)), len(promise)):
        kept = all(
            runs[which][0] >= length and runs[which][1] <= jokers
            for which, (length, jokers) in zip(chosen, promise, strict=True)
        )
        if kept and all(run[0] >= COMPLETE for which, run in enumerate(runs) if which not in chosen):
            return chosen
    return None


def _runs_over(question: Question, ground: Ground, suit: int, first: int) -> Iterator[Runs]:
    """The runs of a suit that cards and jokers allow to lead over the cut below a place."""
    unlimited = ground.limit == UNLIMITED
    own = [run for run in question.runs if run.suit == suit]
    counts = question.counts[suit]
    jokers = question.all_jokers + (0 if unlimited else sum([ground.limit - run.high_jokers for run in own]))
    before = list[int]()
    for back in range(1, COMPLETE + 1):
        between = [ground.at(first - less) for less in range(1, back)]
        before.append(counts[ground.at(first - back)] + sum([run.above in between for run in own]))
    after = [counts[ground.at(first + on)] + sum([run.low == ground.at(first + on) for run in own]) for on in range(3)]
    if question.worth.even and not _bridged(before, after, min(jokers, ground.limit)):
        yield ()
        return
    most = 0 if unlimited else min(ground.limit, jokers)
    kinds = [(length, held) for length in range(1, COMPLETE + 1) for held in range(most + 1) if held < length]
    for many in range(min(ground.cover, sum(counts) + len(own)) + 1):
        for runs in combinations_with_replacement(kinds, many):
            needed = _jokers_before(runs, before, unlimited=unlimited)
            if needed is not None and needed + max(0, many - after[0]) <= jokers:
                yield runs


def _bridged(before: Sequence[int], after: Sequence[int], jokers: int) -> bool:
    """Whether a run can lead over a cut from a natural card to a natural card.

    Where jokers count the same everywhere no other run needs to: they may as well lie before its first card. And
    jokers for more than two places in a row make a set with either of the cards.
    """
    last = next((back for back, many in enumerate(before) if many), None)
    following = next((on for on, many in enumerate(after) if many), None)
    return last is not None and following is not None and last + following <= min(jokers, COMPLETE - 1)


def _jokers_before(runs: Runs, before: Sequence[int], *, unlimited: bool) -> int | None:
    """The least number of jokers in the last cards of some runs; None: natural cards are missing.

    `before`: how many natural cards there are at the last places, backwards.
    """
    if sum([length == 1 for length, _ in runs]) > before[0]:
        return None
    gaps = 0
    for back, naturals in enumerate(before, start=1):
        bare = sum([length >= back and (unlimited or not jokers) for length, jokers in runs])
        gaps += max(0, bare - naturals)
    if unlimited:
        return gaps
    return None if gaps else sum([jokers for _, jokers in runs])
