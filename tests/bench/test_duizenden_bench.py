"""How fast the rules of Duizenden are, beside RLCard's gin rummy: random games, the legal moves listed at each.

``pytest tests/bench/test_duizenden_bench.py --benchmark-only``
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from engine.duizenden import DUIZENDEN
from tests.bench.playing import moves_a_second, random_moves

MOVES = 60_000
MATCHES = 20
"""At random a turn may take thousands of moves, laid and taken back, so one match says little."""


def duizenden(moves: int, players: int = 3) -> None:
    """So many moves of random games under the usual rules, in `MATCHES` matches."""
    for seed in range(MATCHES):
        random_moves(DUIZENDEN, DUIZENDEN.Rules(), moves // MATCHES, players, seed)


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
    ours = {players: moves_a_second(partial(duizenden, players=players), MOVES) for players in (2, 3, 4, 6)}
    benchmark.pedantic(duizenden, args=(MOVES,), rounds=1)
    for players, each in ours.items():
        benchmark.extra_info[f"times as many, by {players}"] = round(each / theirs, 2)
        print(f"\nmoves a second, by {players}: Duizenden {each:,.0f}, RLCard's gin rummy {theirs:,.0f}")
    assert min(ours.values()) > theirs
