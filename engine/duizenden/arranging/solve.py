"""The best arrangement under all house rules: one sweep, or a few where a house rule makes cases."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.cards import Card
from engine.duizenden.arranging.cases import Case, long_run_cases, swap_cases
from engine.duizenden.arranging.layout import AnyLay, Layout
from engine.duizenden.arranging.question import OwnRun, Question, ask
from engine.duizenden.arranging.rebuild import rebuild
from engine.duizenden.arranging.runs import UNLIMITED
from engine.duizenden.arranging.sweep import sweep
from engine.duizenden.melds import Meld, meld_worth
from engine.duizenden.points import Worth
from engine.duizenden.rules import DuizendenRules

MOST_QUESTIONS: Final = 40
"""Questions that the sweep is asked at most."""


class Solved(msgspec.Struct, frozen=True):
    """The best arrangement of some cards.

    Attributes:
        lays: the lays, in an order in which they can be played.
        melds: the melds afterwards, the old ones first.
        gain: what the melds are worth more than before.
        exact: whether it is known that there is no better one.
    """

    lays: tuple[AnyLay, ...]
    melds: tuple[Meld, ...]
    gain: int
    exact: bool


def solve(case: Case, rules: DuizendenRules, worth: Worth, *, required: Card | None, keep: bool) -> Solved | None:
    """The arrangement of most worth; None: there is none with the required card, or none that keeps a card."""
    best: Solved | None = None
    every = list(questions(case, rules, worth, required, keep=keep))
    exact = len(every) < MOST_QUESTIONS
    for question, lays in every:
        solved = _solve_one(question, lays, share=len(every))
        exact = exact and (solved is None or solved.exact)
        if solved is not None and (best is None or solved.gain > best.gain):
            best = solved
    if best is None:
        return None
    before = sum([meld_worth(meld, worth) for meld in case.melds])
    return Solved(best.lays, best.melds, best.gain - before, exact)


def questions(
    case: Case, rules: DuizendenRules, worth: Worth, required: Card | None, *, keep: bool
) -> Iterator[tuple[Question, tuple[AnyLay, ...]]]:
    """What the sweep has to be asked to find the best, each with the lays that come before."""
    question = ask(case, rules, worth, required=required, keep=keep)
    long = rules.wrap_runs and any(not (run.low or run.above) for run in question.runs)
    if question.easy and not long:
        return iter([(question, ())])
    return islice(_by_cases(case, rules, worth, required, keep=keep), MOST_QUESTIONS)


def _by_cases(
    case: Case, rules: DuizendenRules, worth: Worth, required: Card | None, *, keep: bool
) -> Iterator[tuple[Question, tuple[AnyLay, ...]]]:
    for swapped in swap_cases(case, rules):
        for after in long_run_cases(swapped, rules):
            wanted = None if required in after.laid else required
            asked = replace(ask(after, rules, worth, required=wanted, keep=keep), swaps={}, set_swaps={})
            for ends in product(*[_jokers_at_ends(run, asked) for run in asked.runs]):
                yield replace(asked, runs=ends), after.lays


def _jokers_at_ends(run: OwnRun, question: Question) -> list[OwnRun]:
    """An own run with every share of the jokers that it may still hold between its ends."""
    free = min(run.low_jokers, run.high_jokers)
    if run.low_jokers == UNLIMITED or not question.jokers or not free:
        return [run]
    if not (run.low and run.above):
        return [run]
    return [run._replace(low_jokers=low, high_jokers=free - low) for low in range(free + 1)]


def _solve_one(question: Question, lays: tuple[AnyLay, ...], share: int) -> Solved | None:
    path = sweep(question, share=share)
    if path is None:
        return None
    layout = Layout(question.melds, question.rules)
    layout.lay(rebuild(question, path), path.spare)
    melds = layout.melds
    return Solved((*lays, *layout.lays), melds, sum([meld_worth(meld, question.worth) for meld in melds]), path.exact)
