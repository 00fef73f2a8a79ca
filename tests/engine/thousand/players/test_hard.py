"""The hard level: what it does where that is clear, and the normal one beside it."""

from __future__ import annotations

import pytest

from engine import time_budget
from engine.thousand.players.greedy import greedy
from engine.thousand.players.hard import EFFORT, hard
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.players.normal import normal
from engine.thousand.players.search import decision
from engine.thousand.players.search.equity import equity
from engine.thousand.players.search.stakes import Stakes
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import view_of
from engine.time_budget import TimeBudget
from tests.engine.thousand.players.matches import GAME, decisions
from tests.engine.thousand.positions import auction, begun, do, exchange, last_trick, tricks

STRONG = "AS TS KS QS JS AH KH"
POOR = "9S JH 9H JD 9D JC 9C"
REST = "QH TH AD TD KD AC TC"


def does(state: ThousandState, seat: int | None = None) -> str:
    return str(hard(view_of(state, state.round.turn if seat is None else seat), (), 1))


def test_it_bids_a_strong_hand_and_passes_a_poor_one() -> None:
    assert does(auction(hands=[POOR, STRONG, REST], prikup="QD KC QC")) == "bid 105"
    assert does(auction(hands=[STRONG, POOR, REST], prikup="QD KC QC")) == "pass"


def test_it_bids_what_it_needs_on_the_barrel() -> None:
    assert does(auction(hands=[POOR, STRONG, REST], prikup="QD KC QC", totals=[0, 880, 0])) == "bid 120"


def test_it_fails_before_it_lets_another_win_from_the_barrel() -> None:
    fair = "AS TS KS JS AH 9D JD"
    rest = ["TD KD TH AC QC JC 9C", "QS 9S KH JH 9H QD TC"]
    keys = {"hands": [*rest, fair], "prikup": "AD KC QH", "to_act": 2, "bids": [[0, 115], [1, "pass"]]}
    assert does(auction(**keys, totals=[0, 0, 0]), 2) == "pass"
    assert does(auction(**keys, totals=[890, 0, 0]), 2) == "bid 120"


def test_it_keeps_its_marriage_and_names_it() -> None:
    state = exchange()
    first = does(state)
    state = do(state, first)
    second = does(state)
    assert {first.split()[1], second.split()[1]}.isdisjoint({"AS", "KH", "QH", "TH"})
    assert does(do(state, second)) == "trump H"


def test_it_gives_up_what_is_hopeless_only() -> None:
    rules = {"rospis": 60, "marriage_values": dict.fromkeys("SHDC", 200)}
    hopeless = ["9S JS TS 9H JH TH 9D JD 9C JC", "AS KS QS AC TC KC QC", "AH KH QH AD TD KD QD"]
    assert does(exchange(hands=hopeless, contract=400, rules=rules)) == "surrender"
    assert does(exchange(rules={"rospis": 60})).startswith("give")


def test_it_raises_where_the_bid_is_written() -> None:
    rich = ["AS TS KS QS AH KH QH TH 9D 9C", "JS 9S JH 9H JD QD KD", "AD TD AC TC KC QC JC"]
    text = does(exchange(hands=rich, rules={"preset": "classic"}))
    assert text.startswith("raise")
    assert int(text.split()[1]) > 150


def test_it_asks_for_a_new_deal_with_a_poor_hand() -> None:
    rules = {"redeal_weak_hand": 40}
    assert does(auction(hands=[STRONG, POOR, REST], prikup="QD KC QC", rules=rules)) == "redeal"


def test_it_gives_its_points_to_the_other_opponent_not_to_the_declarer() -> None:
    """The second opponent's ace wins the trick for certain, the third player cannot follow and gives what counts."""
    state = tricks(["9S JC", "AS QC", "TD 9C"], trump="H", contract=60, won=["AH TH KH AD KD", "QH JH", "QD JD 9D"])
    assert does(do(state, "play 9S", "play AS")) == "play TD"


def test_it_does_not_throw_a_ten_into_a_lost_trick() -> None:
    state = tricks(["AS 9D JD", "TS 9S JC", "KS QS QD"], contract=100)
    assert does(do(state, "play AS")) == "play 9S"


def test_a_round_depends_on_the_seed_alone() -> None:
    first, second = (list(decisions(GAME.start(ThousandRules(), 3, 9), [hard] * 3, 1, seed=4)) for _ in range(2))
    assert [each.action for each in first] == [each.action for each in second]


def test_normal_is_greedy_where_nothing_is_clearly_better() -> None:
    asked = changed = 0
    for each in decisions(GAME.start(ThousandRules(), 3, 2), [normal] * 3, rounds=4):
        asked += 1
        changed += each.action != greedy(each.view, each.told, 0)
    assert 0 < changed < asked / 4


def test_a_spent_time_budget_ends_a_decision_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """One deal is tried in any case."""
    now = iter(range(10_000))
    monkeypatch.setattr(time_budget, "thread_time", lambda: float(next(now)))
    monkeypatch.setattr(time_budget, "perf_counter", lambda: float(next(now)))
    assert [TimeBudget(7.5).spent(), TimeBudget(0.5).spent()] == [False, True]
    view = view_of(do(exchange(), "give 9S 1", "give 9C 2", "trump H"), 0)
    thoughts = decision.consider(Knowledge(view, ()), 1, EFFORT)
    assert {len(thought.ends) for thought in thoughts} == {1}


def test_the_end_of_a_round_is_counted_by_the_rules() -> None:
    """On the barrel making the contract wins the match, failing does not; the weights of all seats are one together."""
    view = view_of(last_trick(totals=[900, 0, 0], rules={"rospis": 60}), 0)
    stakes = Stakes(view)
    assert stakes.of(0, 120, (120, 20, 10), (4, 2, 2)) == 1
    assert stakes.of(0, 120, (115, 20, 10), (4, 2, 2)) < 0.9
    assert stakes.of(1, 120, (115, 20, 10), (4, 2, 2)) < stakes.now()
    assert stakes.of_surrender(1, 120) < stakes.of(1, 120, (60, 60, 0), (4, 4, 0))


def test_more_points_are_worth_more() -> None:
    shares = [equity(begun(ThousandRules(), [total, 400, 400], 1))[0] for total in range(-100, 880, 60)]
    assert shares == sorted(shares)
    assert sum(equity(begun(ThousandRules(), [100, 250, 905, -40], 1))) == pytest.approx(1)
