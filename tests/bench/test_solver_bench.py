"""How long the best arrangement takes, beside an integer program on the same hands.

``python -m pytest tests/bench/test_solver_bench.py --benchmark-only -p no:randomly -s`` prints a line for each size:
medians in milliseconds, the longest, and how many times the integer program takes.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from statistics import median, quantiles
from typing import Final

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine.cards import FULL_PACK, JOKER, Card
from engine.duizenden.rules.rules import PRESETS, DuizendenRules
from engine.duizenden.solver import best_opening, best_points, can_take
from engine.duizenden.solver.runs import run_moves
from engine.duizenden.solver.sets import set_moves
from tests.engine.duizenden.integer_program import most_points
from tests.engine.duizenden.strategies import hard_case

RULES: Final = DuizendenRules()
HANDS: Final = 15
LONGEST: Final = 0.2
"""Seconds that no hand of up to sixty cards may take."""

Hand = tuple[Card, ...]


def hands(size: int, jokers: int) -> list[Hand]:
    chance = random.Random(1000 * size + jokers)
    return [(*chance.sample([*FULL_PACK, *FULL_PACK], size - jokers), *[JOKER] * jokers) for _ in range(HANDS)]


def seconds(work: Callable[[Hand], object], some: Sequence[Hand]) -> list[float]:
    """What the processor needs for each hand."""
    times = list[float]()
    for hand in some:
        start = time.process_time()
        work(hand)
        times.append(time.process_time() - start)
    return times


@pytest.mark.parametrize("jokers", range(4))
@pytest.mark.parametrize("size", [13, 20, 30, 45, 60])
def test_beside_an_integer_program(benchmark: BenchmarkFixture, size: int, jokers: int) -> None:
    some = hands(size, jokers)

    def arrange_all() -> list[float]:
        return seconds(lambda hand: best_points(hand, RULES), some)

    first = arrange_all()
    ours: list[float] = benchmark.pedantic(arrange_all, rounds=3, warmup_rounds=1)  # type: ignore[no-untyped-call]
    theirs = seconds(most_points, some)
    ratio = median(theirs) / median(ours)
    benchmark.extra_info |= {"median": median(ours), "integer program": median(theirs), "ratio": ratio}
    print(
        f"\n{size} cards, {jokers} jokers: {1000 * median(ours):.2f} ms, longest {1000 * max(first):.1f} ms; "
        f"integer program {1000 * median(theirs):.1f} ms, {ratio:.0f} times"
    )
    assert ratio > 2
    assert max(ours) < LONGEST


@pytest.mark.parametrize("jokers", [4, 6])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_no_hand_takes_long(benchmark: BenchmarkFixture, preset: str, jokers: int) -> None:
    some = [hand for size in (20, 30, 45, 60) for hand in hands(size, jokers)[:4]]

    def arrange_all() -> list[float]:
        return seconds(lambda hand: best_points(hand, PRESETS[preset]), some)

    times: list[float] = benchmark.pedantic(arrange_all, rounds=1, warmup_rounds=1)  # type: ignore[no-untyped-call]
    print(f"\n{preset}, {jokers} jokers: {1000 * median(times):.2f} ms, longest {1000 * max(times):.1f} ms")
    assert max(times) < LONGEST


def test_hardest_rules(benchmark: BenchmarkFixture) -> None:
    """Forty to sixty cards under house rules drawn by lot, with melds on the table, nothing known beforehand."""
    questions = [(ask, *hard_case(seed)) for seed in range(100) for ask in (best_points, best_opening)]

    def arrange_all() -> list[float]:
        times = list[float]()
        for ask, hand, rules, own, required in questions:
            run_moves.cache_clear()
            set_moves.cache_clear()
            start = time.process_time()
            ask(hand, rules, own, required=required)
            times.append(time.process_time() - start)
        return times

    times: list[float] = benchmark.pedantic(arrange_all, rounds=1)  # type: ignore[no-untyped-call]
    late = quantiles(times, n=100)[98]
    print(
        f"\nhardest rules: {1000 * median(times):.1f} ms, p99 {1000 * late:.1f} ms, longest {1000 * max(times):.1f} ms"
    )
    assert late < LONGEST


def test_taking(benchmark: BenchmarkFixture) -> None:
    """Thirteen cards and a pile of up to thirty, not opened."""
    chance = random.Random(1)
    some = [hand[: 14 + chance.randrange(30)] for hand in hands(50, 3)]
    mixed = [tuple(chance.sample(hand, len(hand))) for hand in some]

    def decide_all() -> list[float]:
        return seconds(lambda cards: can_take(cards[:13], cards[13:], (), opened=False, rules=RULES), mixed)

    assert max(benchmark(decide_all)) < LONGEST
