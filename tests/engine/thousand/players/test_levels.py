"""All levels: never refused, deterministic, blind for what they may not know, quick."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Level
from engine.thousand.players.greedy import greedy
from engine.thousand.rules.rules import ThousandRules
from tests.engine.hooks import thousand as hooks
from tests.engine.laws import as_bytes
from tests.engine.thousand.players.matches import GAME, decisions
from tests.engine.thousand.positions import begun

LEVELS = GAME.computers


def test_the_levels() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    assert GAME.stand_in in set(LEVELS) - GAME.searching


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=12)
@given(rules=hooks.RULES, seats=st.sampled_from(list(GAME.seats)), seed=st.integers(0, 2**32), data=st.data())
def test_they_are_never_refused(level: Level, rules: ThousandRules, seats: int, seed: int, data: st.DataObject) -> None:
    """Under any house rules, from any totals."""
    totals = data.draw(st.lists(st.integers(-300, 995), min_size=seats, max_size=seats))
    for decision in decisions(begun(rules, totals, seed), [LEVELS[level]] * seats, rounds=1, seed=seed):
        assert decision.action in GAME.legal(decision.state, decision.seat)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=4)
@given(rules=hooks.RULES, seats=st.sampled_from(list(GAME.seats)), seed=st.integers(0, 2**32))
def test_what_they_may_not_know_changes_nothing(level: Level, rules: ThousandRules, seats: int, seed: int) -> None:
    """The hidden cards are dealt anew at every decision; the same is done, also when asked again."""
    chance, computer = Random(seed), LEVELS[level]
    for number, decision in enumerate(decisions(GAME.start(rules, seats, seed), [greedy] * seats, 1)):
        if number % 3:
            continue
        other = GAME.view(hooks.reshuffled(decision.state, decision.seat, chance), decision.seat)
        assert as_bytes(other) == as_bytes(decision.view)
        moves = [computer(view, decision.told, 5) for view in (decision.view, other, decision.view)]
        assert moves[0] == moves[1] == moves[2]


@pytest.mark.parametrize("level", LEVELS)
def test_they_have_nothing_to_do_when_it_is_over(level: Level) -> None:
    state = begun(ThousandRules(), [0, 0, 0], 1)
    idle = next(seat for seat in range(3) if seat not in GAME.to_act(state))
    with pytest.raises(ValueError, match="nothing to do"):
        LEVELS[level](GAME.view(state, idle), (), 1)
