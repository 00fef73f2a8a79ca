"""How fast the rules of Duizenden are, beside RLCard's gin rummy: random games, the legal moves listed at each.

``pytest tests/bench/test_duizenden_bench.py --benchmark-only``
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.duizenden import DUIZENDEN
from tests.bench.playing import moves_a_second, random_moves

MOVES = 20_000


def duizenden(moves: int) -> None:
    """So many moves of random games under the usual rules."""
    random_moves(DUIZENDEN, DUIZENDEN.Rules(), moves)


def rlcard_gin_rummy(game: Any, moves: int) -> None:
    """So many moves of random games with RLCard's bare game."""
    chance = Random(1)
    game.init_game()
    for _ in range(moves):
        if game.is_over():
            game.init_game()
        game.step(chance.choice(game.judge.get_legal_actions()))


def test_moves(benchmark: Any) -> None:
    benchmark.pedantic(duizenden, args=(MOVES,), rounds=3)
    benchmark.extra_info["moves a second"] = round(MOVES / benchmark.stats.stats.min)


def test_more_moves_than_rlcards_gin_rummy(benchmark: Any) -> None:
    rlcard = pytest.importorskip("rlcard.games.gin_rummy.game")
    numpy = pytest.importorskip("numpy")
    other = rlcard.GinRummyGame()
    other.np_random = numpy.random.RandomState(1)
    theirs = moves_a_second(lambda moves: rlcard_gin_rummy(other, moves), MOVES)
    ours = moves_a_second(duizenden, MOVES)
    benchmark.extra_info.update({"duizenden": round(ours), "rlcard gin rummy": round(theirs)})
    benchmark.pedantic(duizenden, args=(MOVES,), rounds=1)
    print(f"\nmoves a second: Duizenden {ours:,.0f}, RLCard's gin rummy {theirs:,.0f}")
    assert ours > theirs
