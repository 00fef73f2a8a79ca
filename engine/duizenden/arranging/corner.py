"""Runs round the corner: where a sweep over a circle of places begins, and with which runs (House rules, `wrap_runs`).

A circle has no first place. The sweep begins behind a cut, with a promise for each run that leads over the cut: so long
it is there, and so many jokers it holds. At its end the open runs have to keep what was promised.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice, permutations
from math import prod
from typing import Final, NamedTuple

from engine.duizenden.arranging.ground import Ground
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.runs import COMPLETE, UNLIMITED, Run, Runs

Promises = list[list[Runs]]
"""By suit, all runs that may lead over the cut."""

MOST_PROMISES: Final = 200
"""Runs over the cut that are thought of in a suit."""

NO_PROMISES: Promises = [[()], [()], [()], [()]]


class _Cut(NamedTuple):
    """The cards of a suit on both sides of a cut, those of own runs that end or begin there included.

    Attributes:
        before: at the last three places below it, backwards.
        after: at the first three places above it.
        held: jokers and those that own runs hold.
    """

    before: list[int]
    after: list[int]
    held: int


def best_cut(question: Question, ground: Ground) -> tuple[int, Promises]:
    """A place with which to begin, so that few runs may lead to it, and the promises there."""
    suits = range(len(question.counts))
    cuts = [(first, [_cut(question, ground, suit, first) for suit in suits]) for first in range(1, 14)]
    first, best = min(cuts, key=lambda cut: prod([1 + _most_runs(question, ground, suit) for suit in cut[1]]))
    return first, [list(islice(_runs_over(question, ground, cut), MOST_PROMISES)) for cut in best]


def _cut(question: Question, ground: Ground, suit: int, first: int) -> _Cut:
    own = [run for run in question.runs if run.suit == suit]
    counts, at = question.counts[suit], ground.at
    before, after = list[int](), list[int]()
    for back in range(1, COMPLETE + 1):
        between = [at(first - less) for less in range(1, back)]
        before.append(counts[at(first - back)] + sum([run.above in between for run in own]))
        on = at(first + back - 1)
        after.append(counts[on] + sum([run.low == on for run in own]))
    held = 0 if ground.limit == UNLIMITED else sum([ground.limit - run.high_jokers for run in own])
    return _Cut(before, after, question.all_jokers + held)


def _most_runs(question: Question, ground: Ground, cut: _Cut) -> int:
    """How many runs may lead over a cut at most."""
    if question.worth.even and not _bridged(cut, min(cut.held, ground.limit)):
        return 0
    return min(ground.cover, sum(cut.before), max(cut.before) + cut.held, cut.after[0] + cut.held)


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


def _runs_over(question: Question, ground: Ground, cut: _Cut) -> Iterator[Runs]:
    """The runs of a suit that cards and jokers allow to lead over a cut."""
    unlimited = ground.limit == UNLIMITED
    most = 0 if unlimited else min(ground.limit, cut.held)
    kinds = [(length, held) for length in range(1, COMPLETE + 1) for held in range(most + 1) if held < length]
    for many in range(_most_runs(question, ground, cut) + 1):
        for runs in combinations_with_replacement(kinds, many):
            needed = _jokers_before(runs, cut.before, unlimited=unlimited)
            if needed is not None and needed + max(0, many - cut.after[0]) <= cut.held:
                yield runs


def _bridged(cut: _Cut, jokers: int) -> bool:
    """Whether a run can lead over a cut from a natural card to a natural card.

    Where jokers count the same everywhere no other run needs to: they may as well lie before its first card. And
    jokers for more than two places in a row make a set with either of the cards.
    """
    last = next((back for back, many in enumerate(cut.before) if many), None)
    following = next((on for on, many in enumerate(cut.after) if many), None)
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
