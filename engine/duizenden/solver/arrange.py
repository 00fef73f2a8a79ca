"""The best arrangement of many cards: for points or for the opening, with or without a card that has to be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from engine.cards import Card, in_order
from engine.duizenden.rules.actions import Lay, SwapJoker
from engine.duizenden.rules.melds import Meld, meld_points, meld_worth, opening_points, swap_joker
from engine.duizenden.rules.points import Worth, opening_worth, table_worth
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.solver.problem import RANK_COUNT, Case, SolverProblem
from engine.duizenden.solver.reconstruct import Reconstruction
from engine.duizenden.solver.sweep import End, Sweep


class Effort(NamedTuple):
    """How long to look.

    Attributes:
        width: states that go on from a place to the next.
        sweeps: how many sweeps are made at most, the most promising ones.
    """

    width: int
    sweeps: int


QUICK: Final = Effort(8, 1)
"""For a suggestion, made while somebody waits: a few milliseconds for whatever hand."""

THOROUGH: Final = (Effort(15, 24), Effort(60, 2), Effort(200, 1))
"""A narrow beam first, and wider ones where that may have missed something."""

WIDEST: Final = 5_000
"""States that go on where a narrow beam found nothing that will do, before this is taken for a no."""

MOST_CASES: Final = 16
"""Choices of jokers to be swapped out that are thought of."""

MOST_ENDS: Final = 8
"""Ends of a sweep that are reconstructed, where with the first less can be laid than the sweep thought; of a wide one
more."""

CUTS: Final = 3
"""Places at which a sweep begins where runs go round the corner; before a no is said, all of them."""


class Arrangement(msgspec.Struct, frozen=True):
    """Cards laid, in an order in which they can be played.

    Attributes:
        lays: jokers freed, then new melds, then cards added to one's own.
        melds: one's melds afterwards, the old ones first.
        points, opening: what one has more on the table, and more towards the opening.
        left: the cards that stay in hand, sorted.
    """

    lays: tuple[Lay, ...]
    melds: tuple[Meld, ...]
    points: int
    opening: int
    left: tuple[Card, ...]


def best_points(
    cards: Sequence[Card],
    rules: DuizendenRules,
    own_melds: Sequence[Meld] = (),
    *,
    required: Card | None = None,
    loose: int = 0,
    quick: bool = False,
) -> Arrangement | None:
    """The arrangement with the most points on the table.

    Args:
        cards: the hand, without loose jokers.
        rules: the house rules.
        own_melds: one's melds on the table.
        required: a card that has to be laid, or one equal to it.
        loose: jokers swapped out in this turn, which have to be laid.
        quick: whether nearly the best will do, so that nobody waits for more than a few milliseconds.

    Returns:
        None if what has to be laid cannot be laid.
    """
    return best(Case(tuple(cards), tuple(own_melds), loose), rules, table_worth(rules), required, quick=quick)


def best_opening(
    cards: Sequence[Card],
    rules: DuizendenRules,
    own_melds: Sequence[Meld] = (),
    *,
    required: Card | None = None,
    loose: int = 0,
    quick: bool = False,
) -> Arrangement | None:
    """The arrangement that counts most towards the opening (Duizenden, A turn, Opening).

    Args:
        cards: the hand, without loose jokers.
        rules: the house rules.
        own_melds: one's melds on the table.
        required: a card that has to be laid, or one equal to it.
        loose: jokers swapped out in this turn, which have to be laid.
        quick: whether nearly the best will do, so that nobody waits for more than a few milliseconds.

    Returns:
        None if what has to be laid cannot be laid.
    """
    return best(Case(tuple(cards), tuple(own_melds), loose), rules, opening_worth(rules), required, quick=quick)


def best(
    case: Case,
    rules: DuizendenRules,
    worth: Worth,
    required: Card | None,
    *,
    enough: int | None = None,
    quick: bool = False,
) -> Arrangement | None:
    """The best arrangement by any way to count; with a gain that is `enough` the first one with so much.

    There is a sweep for each choice of jokers to be swapped out (and of a cut, where runs go round the corner). Where
    a narrow beam may have missed something the most promising sweeps are made again with a wider one. None, and less
    than is enough, is said only after all of them have been made with a very wide one.
    """
    keep, problems = rules.must_discard_to_go_out and bool(case.cards), list[SolverProblem]()
    for after in sorted(islice(swap_cases(case, rules), MOST_CASES), key=lambda after: -after.loose):
        wanted = None if required in [lay.card for lay in after.lays] else required
        problems.append(SolverProblem(after, rules, worth, wanted, keep=keep))
    cuts = [_cuts(problem) for problem in problems]
    search = _Search(None if enough is None else enough + sum([meld_worth(meld, worth) for meld in case.melds]))
    sweeps = [
        Sweep(problem, first) for nth in zip(*cuts, strict=True) for problem, first in zip(problems, nth, strict=True)
    ]
    hopes = sweeps[: CUTS * len(problems)]
    if quick or enough is not None:
        hopes = search.improve(hopes, QUICK)
    if not (quick and search.will_do):
        for effort in THOROUGH:
            hopes = search.improve(hopes, effort)
    if not search.will_do and (hopes or len(sweeps) > 1):
        search.improve(sweeps, Effort(WIDEST, len(sweeps)))
    return _arrangement(search.best, case.melds)


class _Search:
    """The best that has been found so far.

    Attributes:
        target: points of all melds that are enough, if any are.
        worth: points of all melds of the best; -1: there is none.
    """

    def __init__(self, target: int | None) -> None:
        self.target, self.worth = target, -1
        self.best: Reconstruction | None = None

    @property
    def will_do(self) -> bool:
        """Whether something has been found, and enough."""
        return self.worth >= max(self.target or 0, 0)

    def improve(self, sweeps: Sequence[Sweep], effort: Effort) -> list[Sweep]:
        """Make some sweeps. Those that may have missed something better are given back, the most promising first."""
        hopes = list[tuple[int, int]]()
        for at, sweep in enumerate(sweeps[: effort.sweeps]):
            if self.worth >= sweep.problem.most:
                continue
            ends = sweep.ends(effort.width)
            self._reconstruct(sweep.problem, ends[: max(MOST_ENDS, effort.width // 10)])
            if self.target is not None and self.will_do:
                return []
            if sweep.thinned:
                hopes.append((ends[0].cost - sweep.problem.whole if ends else 0, at))
        again = [sweeps[at] for _, at in sorted(hopes)] + list(sweeps[effort.sweeps :])
        return [sweep for sweep in again if sweep.problem.most > self.worth]

    def _reconstruct(self, problem: SolverProblem, ends: Sequence[End]) -> None:
        for end in ends:
            if problem.worth.even and problem.whole - end.cost < max(self.worth + 1, self.target or 0):
                break  # where a joker counts what it stands for, spare ones may count more than the sweep thought
            found = Reconstruction(problem, end.node, end.spare)
            if found.worth > self.worth and found.pays_what_is_owed:
                self.worth, self.best = found.worth, found


def _arrangement(rebuilt: Reconstruction | None, before: Sequence[Meld]) -> Arrangement | None:
    if rebuilt is None:
        return None
    rules, melds = rebuilt.problem.rules, rebuilt.melds
    points, opening = [
        sum([count(meld, rules) for meld in melds]) - sum([count(meld, rules) for meld in before])
        for count in (meld_points, opening_points)
    ]
    return Arrangement(rebuilt.lays, melds, points, opening, in_order(rebuilt.left.elements()))


def swap_cases(case: Case, rules: DuizendenRules, number: int = 0) -> Iterator[Case]:
    """A case as it is, and after every choice of jokers swapped out of one's own melds from a number on."""
    if number == len(case.melds) or rules.joker_swap == "off":
        yield case
        return
    yield from swap_cases(case, rules, number + 1)
    for card in in_order(set(case.cards)):
        meld = swap_joker(case.melds[number], card, rules)
        if meld is not None:
            cards = list(case.cards)
            cards.remove(card)
            melds = (*case.melds[:number], meld, *case.melds[number + 1 :])
            after = Case(tuple(cards), melds, case.loose + 1, (*case.lays, SwapJoker(card, number)))
            yield from swap_cases(after, rules, number)


def _cuts(problem: SolverProblem) -> list[int]:
    """The places with which a sweep may begin: the low ace, or round the corner all, first what runs hardly lead to."""
    if not problem.rules.wrap_runs:
        return [1]
    suits = [list(counts) for counts in problem.counts]
    for own in problem.runs:
        suits[own.suit][own.low] += 1
        suits[own.suit][(own.above - 2) % RANK_COUNT + 1] += 1

    def led_to(first: int) -> int:
        near = [[suit[(first + more - 1) % RANK_COUNT + 1] for more in (-2, -1, 0, 1)] for suit in suits]
        return sum([(far + 2 * last) * (2 * following + beyond) for far, last, following, beyond in near])

    return sorted(range(1, RANK_COUNT + 1), key=led_to)
