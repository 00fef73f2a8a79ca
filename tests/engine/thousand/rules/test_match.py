"""What holds of the count of every round, over random matches under any house rules."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.thousand.rules.pack import card_points
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.score import round_points
from engine.thousand.rules.state import ThousandState
from tests.engine.hooks.thousand import RULES
from tests.engine.thousand.positions import begun, random_match

MOVES = 250


TOTALS = st.lists(st.integers(-600, 999) | st.integers(840, 999) | st.just(435), min_size=3, max_size=4)


@given(rules=RULES, totals=TOTALS, seed=st.integers(0, 2**32))
@settings(max_examples=60)
def test_every_round_is_counted_as_the_rules_say(rules: ThousandRules, totals: list[int], seed: int) -> None:
    before: ThousandState | None = None
    for state in random_match(begun(rules, totals, seed), MOVES):
        if state.round.phase in ("counted", "over") and before is not None:
            points_add_up(before, state)
            totals_follow(before, state)
            counts_stay_in_bounds(state)
            winner_is_the_highest(state)
        before = state


def points_add_up(before: ThousandState, after: ThousandState) -> None:
    """Every card is somebody's, but for the undealt; the sitter writes nothing; a contract is made or lost."""
    round_, line = after.round, after.sheet[-1]
    assert round_.declarer is not None
    if "surrendered" not in line.marks[round_.declarer]:
        taken = [card_points(cards) for cards in round_.taken]
        assert sum(taken) == 120 - card_points(round_.undealt)
        made = "made" in line.marks[round_.declarer]
        earned = round_points(round_, round_.declarer)
        assert made == (earned >= round_.contract) or after.rules.rounding == "all5"
        assert made or line.points[round_.declarer] <= -round_.contract
    if round_.sitter is not None:
        assert line.points[round_.sitter] == 0
        assert after.totals[round_.sitter] == before.totals[round_.sitter]
        assert after.bolts[round_.sitter] == before.bolts[round_.sitter]


def totals_follow(before: ThousandState, after: ThousandState) -> None:
    """A total grows by what is written, but for the dump truck and the mark of the barrel."""
    rules, line = after.rules, after.sheet[-1]
    assert line.totals == after.totals
    for seat in range(after.seats):
        grown = before.totals[seat] + line.points[seat]
        if "dump-truck" in line.marks[seat]:
            assert (abs(grown), after.totals[seat]) == (555, 0)
        elif after.totals[seat] != grown:
            assert after.totals[seat] == rules.barrel_at
            assert rules.barrel_clamp or (rules.must_win_from_barrel and grown >= rules.target)
        if rules.golden and before.round.golden:
            assert line.points[seat] % 2 == 0


def counts_stay_in_bounds(state: ThousandState) -> None:
    """Bolts below three; attempts below their number, and none off the barrel."""
    rules = state.rules
    assert all(0 <= bolts < 3 for bolts in state.bolts)
    assert rules.bolts != "off" or not any(state.bolts)
    for seat, attempts in enumerate(state.barrel):
        assert not attempts or state.has_barrel_total(seat)
        assert not rules.barrel_attempts or attempts < rules.barrel_attempts


def winner_is_the_highest(state: ThousandState) -> None:
    """Somebody has won as soon as somebody is at the goal."""
    highest = max(state.totals)
    assert (state.winner is not None) == (highest >= state.rules.target) == (state.round.phase == "over")
    if state.winner is not None:
        assert state.totals[state.winner] == highest
