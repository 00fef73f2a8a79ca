"""The best arrangement under all house rules: one sweep, or a few where a house rule makes cases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.cards import JOKER, Card
from engine.duizenden.arranging.cases import Case, long_run_cases, swap_cases
from engine.duizenden.arranging.hope import NEVER, least_loss
from engine.duizenden.arranging.layout import Layout
from engine.duizenden.arranging.question import OwnRun, Question, ask
from engine.duizenden.arranging.rebuild import Rebuilt, rebuild
from engine.duizenden.arranging.runs import UNLIMITED
from engine.duizenden.arranging.sweep import Path, sweep
from engine.duizenden.rules.actions import Lay
from engine.duizenden.rules.melds import Meld, meld_worth
from engine.duizenden.rules.points import Worth
from engine.duizenden.rules.rules import DuizendenRules

MOST_QUESTIONS: Final = 40
"""Questions that the sweep is asked at most."""


LEAST_LEFT: Final = 0.1
"""What counts as left of the effort at least as long as nothing has been found."""

LEAST_SHARE: Final = 0.5
"""The share of the effort left that the most hopeful question gets at least."""


class Solved(msgspec.Struct, frozen=True):
    """The best arrangement of some cards.

    Attributes:
        lays: the lays, in an order in which they can be played.
        melds: the melds afterwards, the old ones first.
        gain: what the melds are worth more than before.
        exact: whether it is known that there is no better one.
    """

    lays: tuple[Lay, ...]
    melds: tuple[Meld, ...]
    gain: int
    exact: bool


def solve(
    case: Case, rules: DuizendenRules, worth: Worth, *, required: Card | None, keep: bool, enough: int | None = None
) -> Solved | None:
    """The arrangement of most worth; None: there is none with the required card, or none that keeps a card.

    With a gain that is `enough` any arrangement with so much, and none with less.
    """
    before = sum([meld_worth(meld, worth) for meld in case.melds])
    every = list(questions(case, rules, worth, required, keep=keep))
    solving = _Solving(exact=len(every) < MOST_QUESTIONS, enough=None if enough is None else before + enough)
    least = [least_loss(question) if len(every) > 1 else 0 for question, _ in every]
    hopeful = sorted(range(len(every)), key=lambda at: least[at] - every[at][0].table - every[at][0].whole)
    for more, at in enumerate(hopeful):
        solving.ask(*every[at], least[at], others=len(every) - more)
    best = solving.best
    if best is None and required is None and not case.freed and not solving.exact:
        best = Solved((), case.melds, before, exact=False)
    return Solved(best.lays, best.melds, best.gain - before, solving.exact) if best else None


class _Solving:
    """What has come of the questions so far; all that melds count are gains here.

    Attributes:
        best: the best arrangement; whether it is exact is not said there.
        exact: whether it is known that there is no better one for the questions that have been asked.
    """

    def __init__(self, *, exact: bool, enough: int | None) -> None:
        self.best: Solved | None = None
        self.exact = exact
        self._enough, self._left = enough, 1.0

    def ask(self, question: Question, lays: tuple[Lay, ...], least: int, others: int) -> None:
        """Ask one question that loses so much at least, as one of so many that share what is left of the effort."""
        whole = question.table + question.whole
        most = whole - self.best.gain if self.best else NEVER
        if self._has_enough() or least >= most:
            return
        if self.best and self._left <= 0:
            self.exact = False
            return
        enough = None if self._enough is None else whole - self._enough
        share = max(self._left, LEAST_LEFT) * max(1 / others, LEAST_SHARE)
        path, exact, spent = sweep(question, enough, share, most)
        self._left -= spent
        if path is None:
            self.exact = self.exact and exact
            return
        rebuilt = rebuild(question, path)
        full = next((run for run in question.runs if _too_many_jokers(rebuilt, run, question)), None)
        if full is None:
            self.exact = self.exact and exact
            self.best = _laid(question, lays, path, rebuilt)
        else:
            for shared in _with_jokers_shared(full, question):
                self.ask(shared, lays, least_loss(shared) if self.best else 0, others)

    def _has_enough(self) -> bool:
        return self.best is not None and self._enough is not None and self.best.gain >= self._enough


def _too_many_jokers(rebuilt: Rebuilt, run: OwnRun, question: Question) -> bool:
    """Whether an own run got more jokers at both its ends together than it may hold."""
    if question.limit == UNLIMITED:
        return False
    added = (*rebuilt.below[run.number], *rebuilt.above[run.number])
    return added.count(JOKER) + question.melds[run.number].jokers > question.limit


def _with_jokers_shared(run: OwnRun, question: Question) -> Iterator[Question]:
    """The question with every share of the jokers that an own run may still hold between its ends."""
    where, free = question.runs.index(run), question.limit - question.melds[run.number].jokers
    for low in range(free + 1):
        shared = run._replace(low_jokers=low, high_jokers=free - low)
        yield replace(question, runs=(*question.runs[:where], shared, *question.runs[where + 1 :]))


def questions(
    case: Case, rules: DuizendenRules, worth: Worth, required: Card | None, *, keep: bool
) -> Iterator[tuple[Question, tuple[Lay, ...]]]:
    """What the sweep has to be asked to find the best, each with the lays that come before."""
    question = ask(case, rules, worth, required=required, keep=keep)
    long = rules.wrap_runs and any(not (run.low or run.above) for run in question.runs)
    if question.easy and not long:
        return iter([(question, ())])
    return islice(_by_cases(case, rules, worth, required, keep=keep), MOST_QUESTIONS)


def _by_cases(
    case: Case, rules: DuizendenRules, worth: Worth, required: Card | None, *, keep: bool
) -> Iterator[tuple[Question, tuple[Lay, ...]]]:
    for swapped in swap_cases(case, rules):
        for after in long_run_cases(swapped, rules):
            wanted = None if required in after.laid else required
            asked = replace(ask(after, rules, worth, required=wanted, keep=keep), swaps={}, set_swaps={})
            yield asked, after.lays


def _laid(question: Question, lays: tuple[Lay, ...], path: Path, rebuilt: Rebuilt) -> Solved:
    layout = Layout(question.melds, question.rules)
    layout.lay(rebuilt, path.spare)
    melds = layout.melds
    return Solved((*lays, *layout.lays), melds, sum([meld_worth(meld, question.worth) for meld in melds]), exact=False)
