"""How fast the rules of Thousand are, beside other engines of card games: random games, legal moves listed at each.

``pytest tests/bench/test_thousand_bench.py --benchmark-only -s``
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.thousand import THOUSAND
from tests.bench.playing import moves_a_second, random_moves

MOVES = 20_000


def thousand(moves: int, preset: str = "standard") -> None:
    """So many moves of random games under the house rules of a preset."""
    random_moves(THOUSAND, THOUSAND.presets[preset], moves)


def rlcard_bridge(moves: int) -> None:
    """So many moves of random games with RLCard's bare bridge."""
    from rlcard.games.bridge.game import BridgeGame

    game, chance = BridgeGame(), Random(1)
    game.init_game()
    for _ in range(moves):
        if game.is_over():
            game.init_game()
        game.step(chance.choice(game.judger.get_legal_actions()))


def openspiel_skat(moves: int) -> None:
    """So many moves of random games with OpenSpiel's skat, cards dealt one by one not counted."""
    import pyspiel

    game, chance = pyspiel.load_game("skat"), Random(1)
    state, made = game.new_initial_state(), 0
    while made < moves:
        if state.is_terminal():
            state = game.new_initial_state()
        made += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))


def pokerkit_holdem(moves: int) -> None:
    """So many moves of random games with pokerkit's no-limit hold'em for three."""
    import pokerkit

    chance, made = Random(1), 0
    automations = tuple(pokerkit.Automation)
    while made < moves:
        state: Any = pokerkit.NoLimitTexasHoldem.create_state(
            automations,
            ante_trimming_status=True,
            raw_antes=0,
            raw_blinds_or_straddles=(1, 2),
            min_bet=2,
            raw_starting_stacks=200,
            player_count=3,
        )
        while state.status and made < moves:
            can = [state.check_or_call] if state.can_check_or_call() else []
            can += [state.fold] if state.can_fold() else []
            can += [state.complete_bet_or_raise_to] if state.can_complete_bet_or_raise_to() else []
            chance.choice(can)()
            made += 1


@pytest.mark.parametrize("preset", THOUSAND.presets)
def test_moves(benchmark: Any, preset: str) -> None:
    """The aim: 100,000 a second; told, not asserted, for machines differ."""
    ours = moves_a_second(lambda moves: thousand(moves, preset), MOVES)
    benchmark.extra_info["moves a second"] = round(ours)
    benchmark.pedantic(thousand, args=(MOVES, preset), rounds=3)
    print(f"\nmoves a second: Thousand ({preset}) {ours:,.0f}")


@pytest.mark.parametrize(
    ("module", "play", "moves", "share"),
    [
        ("pokerkit", pokerkit_holdem, MOVES // 10, 2),
        ("rlcard.games.bridge.game", rlcard_bridge, MOVES // 2, 0.5),
        ("pyspiel", openspiel_skat, MOVES, 0.1),
    ],
    ids=["pokerkit-holdem", "rlcard-bridge", "openspiel-skat"],
)
def test_beside_others(benchmark: Any, module: str, play: Callable[[int], None], moves: int, share: float) -> None:
    """At least this share of what they make: pokerkit checks as we do, RLCard checks nothing, OpenSpiel is C++."""
    pytest.importorskip(module)
    theirs = moves_a_second(play, moves)
    ours = moves_a_second(thousand, MOVES)
    benchmark.extra_info.update({"thousand": round(ours), "other": round(theirs)})
    benchmark.pedantic(thousand, args=(MOVES,), rounds=1)
    print(f"\nmoves a second: Thousand {ours:,.0f}, {play.__name__} {theirs:,.0f}")
    assert ours > share * theirs
