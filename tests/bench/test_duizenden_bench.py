"""How fast the rules of Duizenden are, beside RLCard's gin rummy: random games, the legal moves listed at each.

``pytest tests/bench/test_duizenden_bench.py --benchmark-only``
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pytest

from engine.duizenden import DUIZENDEN

MOVES = 20_000


def duizenden(moves: int) -> None:
    """So many moves of random games of three, any listed move as likely as any other."""
    game, chance = DUIZENDEN, Random(1)
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
