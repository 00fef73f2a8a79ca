"""How long the best arrangement takes, beside an integer program on the same hands.

``python -m pytest tests/bench/test_solver_bench.py --benchmark-only -p no:randomly -s`` prints a line for each size:
median, 99th percentile and longest in milliseconds, and how many times the integer program takes. The first call for
a hand counts too.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Sequence
from statistics import median, quantiles
from typing import Final, TypeVar

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.language import speech
from bot.screens.duizenden.panel_screen import panel_screen
from engine.cards import FULL_PACK, JOKER, Card, in_order
from engine.duizenden.rules.lays import top_can_be_laid
from engine.duizenden.rules.listing import _listing
from engine.duizenden.rules.rules import PRESETS, DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from engine.duizenden.solver import best_opening, best_points, can_take
from engine.duizenden.solver.runs import run_moves
from engine.duizenden.solver.sets import set_moves
from tests.bot.screens.duizenden.showing import panel_of
from tests.engine.duizenden.integer_program import most_points
from tests.engine.duizenden.strategies import any_rules, hard_case, lay_some

RULES: Final = DuizendenRules()
HANDS: Final = 15
LONGEST: Final = 0.3
"""Seconds that no hand of up to sixty cards may take."""

A_BLINK: Final = 0.02
"""Seconds that the event loop may be kept."""

ENGLISH: Final = speech("en")

Hand = tuple[Card, ...]
T = TypeVar("T")


def hands(size: int, jokers: int) -> list[Hand]:
    chance = random.Random(1000 * size + jokers)
    return [(*chance.sample([*FULL_PACK, *FULL_PACK], size - jokers), *[JOKER] * jokers) for _ in range(HANDS)]


def seconds(work: Callable[[T], object], some: Sequence[T]) -> list[float]:
    """What the processor needs for each of them."""
    times = list[float]()
    for hand in some:
        start = time.process_time()
        work(hand)
        times.append(time.process_time() - start)
    return times


def spread(times: Sequence[float]) -> str:
    """Median, 99th percentile and longest of some times in seconds, said in milliseconds."""
    return f"{1000 * median(times):.1f} ms, p99 {1000 * late(times):.1f}, longest {1000 * max(times):.1f}"


def late(times: Sequence[float]) -> float:
    """The 99th percentile."""
    return quantiles(times, n=100, method="inclusive")[98]


@pytest.mark.parametrize("jokers", range(7))
@pytest.mark.parametrize("size", [13, 20, 30, 45, 60])
def test_beside_an_integer_program(benchmark: BenchmarkFixture, size: int, jokers: int) -> None:
    some = hands(size, jokers)

    def arrange_all() -> list[float]:
        return seconds(lambda hand: best_points(hand, RULES), some)

    ours: list[float] = benchmark.pedantic(arrange_all, rounds=1)  # type: ignore[no-untyped-call]
    theirs = seconds(most_points, some)
    ratio = median(theirs) / median(ours)
    benchmark.extra_info |= {"median": median(ours), "integer program": median(theirs), "ratio": ratio}
    print(f"\n{size} cards, {jokers} jokers: {spread(ours)}; integer program {spread(theirs)}, {ratio:.1f} times")
    assert median(ours) < median(theirs)
    assert max(ours) < LONGEST


@pytest.mark.parametrize("jokers", [4, 6])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_no_hand_takes_long(benchmark: BenchmarkFixture, preset: str, jokers: int) -> None:
    some = [hand for size in (20, 30, 45, 60) for hand in hands(size, jokers)[:4]]

    def arrange_all() -> list[float]:
        return seconds(lambda hand: best_points(hand, PRESETS[preset]), some)

    times: list[float] = benchmark.pedantic(arrange_all, rounds=1, warmup_rounds=1)  # type: ignore[no-untyped-call]
    print(f"\n{preset}, {jokers} jokers: {spread(times)}")
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
    print(f"\nhardest rules: {spread(times)}")
    assert late(times) < LONGEST


@pytest.mark.parametrize("size", [45, 60])
def test_panels_of_large_hands(benchmark: BenchmarkFixture, size: int) -> None:
    """Drawing a panel keeps the event loop, so it must be fast under whatever house rules."""
    contexts = [panel_of(large_position(seed, size), 0) for seed in range(HANDS * 10)]

    def draw_all() -> list[float]:
        return seconds(lambda context: panel_screen(context, ENGLISH), contexts)

    gc.collect()
    gc.freeze()  # as the bot does when it has started
    times: list[float] = benchmark.pedantic(draw_all, rounds=1, warmup_rounds=1)  # type: ignore[no-untyped-call]
    gc.unfreeze()
    print(f"\npanels of {size} cards: {spread(times)}")
    assert late(times) < A_BLINK


def large_position(seed: int, size: int) -> DuizendenState:
    """A hand after the draw, six jokers in the game, under house rules drawn by lot, often with melds on the table."""
    chance = random.Random(seed)
    rules = any_rules(chance).model_copy(update={"jokers": 6})
    naturals, jokers = [*FULL_PACK, *FULL_PACK], chance.choice([0, 2, 4, 6])
    chance.shuffle(naturals)
    hand, rest = (*naturals[: size - jokers], *[JOKER] * jokers), naturals[size - jokers :]
    own = lay_some([*[JOKER] * min(2, 6 - jokers), *rest[:20]], rules, chance.choice([0, 1, 2, 3]))
    players = (Player(in_order(hand), tuple(own), opened=bool(own)), Player(in_order(rest[30:40])))
    turn = Turn(0, source="stock")
    return DuizendenState(rules, 0, 1, 0, players=players, stock=tuple(rest[21:30]), pile=(rest[20],), turn=turn)


def test_whether_the_pile_may_be_taken(benchmark: BenchmarkFixture) -> None:
    """A move keeps the event loop: not opened, one to thirteen cards, a large pile, odd rules, nothing known before."""
    takes = [hard_take(seed) for seed in range(300)]

    def decide_all() -> list[float]:
        times = list[float]()
        for hand, pile, rules in takes:
            for cached in (_listing, run_moves, set_moves, top_can_be_laid):
                cached.cache_clear()
            start = time.process_time()
            top_can_be_laid(hand, pile, (), opened=False, rules=rules)
            times.append(time.process_time() - start)
        return times

    gc.collect()
    gc.freeze()
    times: list[float] = benchmark.pedantic(decide_all, rounds=1)  # type: ignore[no-untyped-call]
    gc.unfreeze()
    print(f"\ntakes: {spread(times)}")
    assert late(times) < A_BLINK


def hard_take(seed: int) -> tuple[Hand, Hand, DuizendenRules]:
    """A hand, a pile and house rules under which an opening is hard to find: 51 points, no joker counts 25."""
    chance = random.Random(seed)
    odd = {"jokers": 6, "opening_minimum": 51, "opening_values": "pips", "joker_opening_value": "replaced"}
    cards = [*chance.sample([*FULL_PACK, *FULL_PACK], 40), *[JOKER] * chance.randint(0, 6)]
    chance.shuffle(cards)
    held = chance.choice([1, 2, 13])
    return tuple(cards[:held]), tuple(cards[held:]), any_rules(chance).model_copy(update=odd)


def test_taking(benchmark: BenchmarkFixture) -> None:
    """Thirteen cards and a pile of up to thirty, not opened."""
    chance = random.Random(1)
    some = [hand[: 14 + chance.randrange(30)] for hand in hands(50, 3)]
    mixed = [tuple(chance.sample(hand, len(hand))) for hand in some]

    def decide_all() -> list[float]:
        return seconds(lambda cards: can_take(cards[:13], cards[13:], (), opened=False, rules=RULES), mixed)

    assert max(benchmark(decide_all)) < LONGEST
