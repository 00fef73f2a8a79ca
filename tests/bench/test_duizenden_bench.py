"""How fast the rules of Duizenden are, beside RLCard's gin rummy: random games, the legal moves listed at each.

``pytest tests/bench/test_duizenden_bench.py --benchmark-only``
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pytest

from engine.duizenden import Duizenden
from engine.duizenden.computer import greedy
from engine.game import Event, RoundDealt, visible

MOVES = 20_000


def duizenden(moves: int) -> None:
    """So many moves of random games of three, any listed move as likely as any other."""
    game, chance = Duizenden(), Random(1)
    rules = game.Rules()
    state = game.start(rules, 3, seed=1)
    for number in range(moves):
        seats = game.to_act(state)
        if not seats:
            state = game.start(rules, 3, seed=number)
            seats = game.to_act(state)
        action = chance.choice(list(game.legal(state, seats[0])))
        state, _ = game.apply(state, seats[0], action)


def rlcard_gin_rummy(game: Any, moves: int) -> None:
    """The same with RLCard's bare game."""
    chance = Random(1)
    game.init_game()
    for _ in range(moves):
        if game.is_over():
            game.init_game()
        game.step(chance.choice(game.judge.get_legal_actions()))


def decisions(seats: int, seed: int) -> list[float]:
    """How long, in seconds of work, each decision of a game of greedy players takes."""
    game, times, history = Duizenden(), list[float](), tuple[Event, ...]()
    state = game.start(game.Rules(), seats, seed)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        view, seen = game.view(state, seat), visible(history, seat)
        begin = process_time()
        action = greedy(view, seen, seed)
        times.append(process_time() - begin)
        state, events = game.apply(state, seat, action)
        history = events if isinstance(events[0], RoundDealt) else (*history, *events)
    return times


def moves_a_second(play: Callable[[], None], moves: int) -> float:
    """The best of three, in seconds of work, whatever else the machine does."""
    times = []
    for _ in range(3):
        begin = process_time()
        play()
        times.append(process_time() - begin)
    return moves / min(times)


def test_moves(benchmark: Any) -> None:
    benchmark.pedantic(duizenden, args=(MOVES,), rounds=3)
    benchmark.extra_info["moves a second"] = round(MOVES / benchmark.stats.stats.min)


def test_decisions_of_a_greedy_player(benchmark: Any) -> None:
    """Below 20 ms, but for the first ones, in which what fits is looked up for the first time."""
    benchmark.pedantic(decisions, args=(3, 1), rounds=1)
    times = sorted([time for seats in range(2, 7) for time in decisions(seats, seed=seats)])
    median, most, worst = times[len(times) // 2], times[len(times) * 99 // 100], times[-1]
    in_ms = {name: round(1000 * time, 2) for name, time in {"median": median, "99 %": most, "worst": worst}.items()}
    benchmark.extra_info.update(in_ms)
    print(f"\nms a decision of a greedy player: {in_ms}")
    assert most < 0.02


def test_more_moves_than_rlcards_gin_rummy(benchmark: Any) -> None:
    rlcard = pytest.importorskip("rlcard.games.gin_rummy.game")
    numpy = pytest.importorskip("numpy")
    other = rlcard.GinRummyGame()
    other.np_random = numpy.random.RandomState(1)
    theirs = moves_a_second(lambda: rlcard_gin_rummy(other, MOVES), MOVES)
    ours = moves_a_second(lambda: duizenden(MOVES), MOVES)
    benchmark.extra_info.update({"duizenden": round(ours), "rlcard gin rummy": round(theirs)})
    benchmark.pedantic(duizenden, args=(MOVES,), rounds=1)
    print(f"\nmoves a second: Duizenden {ours:,.0f}, RLCard's gin rummy {theirs:,.0f}")
    assert ours > theirs
