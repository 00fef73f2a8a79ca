"""The greedy computer player: what it decides, that it is never refused, that its games end, that it is fast."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import parse_cards
from engine.thousand.players.bits import mask
from engine.thousand.players.greedy import greedy
from engine.thousand.players.judgement import judgement
from engine.thousand.rules.rules import PRESETS, ThousandRules
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import view_of
from tests.engine.thousand.positions import (
    GAME,
    LAST_TRICK,
    TAKEN,
    auction,
    do,
    exchange,
    greedy_match,
    last_trick,
    tricks,
)

STRONG = ["AS TS KS QS JS AH KH", "9S JH 9H JD 9D JC 9C", "QH TH AD TD KD AC TC"]
WEAK = ["9S JH 9H JD 9D JC 9C", "AS TS KS QS JS AH KH", "QH TH AD TD KD AC TC"]


def decides(state: ThousandState, seat: int | None = None) -> str:
    """What it does in a position, without a memory of the round."""
    return str(greedy(view_of(state, state.round.turn if seat is None else seat), (), 1))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_of_greedy_players_end(preset: str, seats: int) -> None:
    for seed in range(3):
        state, _ = greedy_match(PRESETS[preset], ["greedy"] * seats, seed, rounds=300)
        assert GAME.result(state) is not None


@pytest.mark.parametrize("preset", PRESETS)
def test_it_beats_random_players(preset: str) -> None:
    won = 0
    for seed in range(10):
        players = ["random"] * 3
        players[seed % 3] = "greedy"
        state, _ = greedy_match(PRESETS[preset], players, seed, rounds=300)
        won += state.winner == seed % 3
    assert won >= 9


HOUSE_RULES = [
    ThousandRules(dark=True, redeal_weak_hand=30, redeal_four_nines=True, golden=True),
    ThousandRules(opening="redeal_if_all_pass", bid_cap="none", rospis="half", must_trump=True, must_beat=True),
    ThousandRules(preset="classic", raise_after_prikup=False, bid_cap=120, ace_marriage=True),
    ThousandRules(preset="classic", trump_mode="named", hide_prikup_at_100=True, target=1001),
    ThousandRules(trump_mode="marriage", barrel_collision="knock_off", barrel_attempts=0, bolts="consecutive3"),
]


@pytest.mark.parametrize("rules", HOUSE_RULES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_never_refused(rules: ThousandRules, seats: int) -> None:
    _, moves = greedy_match(rules, ["greedy"] * seats, seed=seats, rounds=25)
    assert not any(text.startswith("dark") for _, text in moves)


def test_the_same_view_events_and_seed_give_the_same_move() -> None:
    view = view_of(auction(hands=STRONG, prikup="QD KC QC"), 1)
    assert len({str(greedy(view, (), 7)) for _ in range(3)}) == 1


def test_it_bids_a_strong_hand_and_passes_a_weak_one() -> None:
    assert decides(auction(hands=WEAK, prikup="QD KC QC")) == "bid 105"
    assert decides(auction(hands=STRONG, prikup="QD KC QC")) == "pass"


def test_it_bids_what_it_needs_when_it_must() -> None:
    assert decides(auction(hands=STRONG, prikup="QD KC QC", totals=[0, 880, 0])) == "bid 120"


FAIR = "AS TS KS JS AH TH AD"
"""A hand that makes 110 about every second time."""
REST = ["TD KD JD AC QC JC 9C", "QS 9S KH JH 9H QD TC"]


@pytest.mark.parametrize(("totals", "said"), [([0, 0, 0], "pass"), ([0, 900, 0], "bid 115")])
def test_it_is_bolder_on_the_barrel(totals: list[int], said: str) -> None:
    calls = [[0, 100], [1, 105], [2, "pass"], [0, 110]]
    state = auction(hands=[REST[0], FAIR, REST[1]], prikup="9D KC QH", bids=calls, totals=totals)
    assert decides(state) == said


@pytest.mark.parametrize(("totals", "said"), [([0, 0, 0], "pass"), ([895, 0, 0], "bid 110")])
def test_it_is_bolder_against_the_barrel(totals: list[int], said: str) -> None:
    calls = [[0, 105], [1, "pass"]]
    state = auction(hands=[*REST, FAIR], prikup="9D KC QH", bids=calls, totals=totals, to_act=2)
    assert decides(state) == said


def test_it_bids_its_worth_where_the_bid_itself_is_written() -> None:
    rules = {"declarer_scores": "bid"}
    text = decides(auction(hands=WEAK, prikup="QD KC QC", rules=rules))
    assert text.startswith("bid")
    assert 120 < int(text.split()[1]) <= 220


def test_it_asks_for_a_new_deal_with_a_poor_hand_only() -> None:
    rules = {"redeal_weak_hand": 40, "redeal_four_nines": True}
    assert decides(auction(hands=STRONG, prikup="QD KC QC", rules=rules)) == "redeal"
    assert decides(auction(hands=WEAK, prikup="QD KC QC", rules={**rules, "redeal_weak_hand": 40})) == "bid 105"


def test_it_gives_up_what_is_hopeless_and_nothing_else() -> None:
    hopeless = ["9S JS QH JH 9H JD QD JC 9C QC", "AS TS KS QS AC TC KC", "AH TH KH AD TD KD 9D"]
    assert decides(exchange(hands=hopeless, contract=200, rules={"rospis": 60})) == "surrender"
    assert decides(exchange(hands=hopeless, contract=200)).startswith("give")
    assert decides(exchange(hands=TAKEN, rules={"rospis": 60})).startswith("give")


def test_it_raises_what_is_safe_where_that_pays() -> None:
    rich = ["AS TS KS QS AH KH QH TH 9D 9C", "JS 9S JH 9H JD QD KD", "AD TD AC TC KC QC JC"]
    text = decides(exchange(hands=rich, rules={"preset": "classic"}))
    assert text.startswith("raise")
    assert int(text.split()[1]) > 150
    assert decides(exchange(hands=rich, rules={"raise_after_prikup": True})).startswith("give")
    assert decides(exchange(hands=rich, totals=[880, 0, 0], rules={"preset": "classic"})).startswith("give")


def test_it_keeps_its_marriage_and_its_aces() -> None:
    state = exchange()
    first = decides(state)
    second = decides(do(state, first))
    assert {first.split()[1], second.split()[1]}.isdisjoint({"AS", "KH", "QH", "TH"})
    assert {first.split()[2], second.split()[2]} == {"1", "2"}


def test_it_names_the_suit_of_its_marriage() -> None:
    assert decides(do(exchange(), "give 9S 1", "give 9C 2")) == "trump H"


def test_it_declares_a_marriage_that_it_wins() -> None:
    state = tricks(["KD QD 9C", "JD TS 9S", "9D AS JS"], declarer=1, to_act=1, leader=1)
    assert decides(do(state, "play JD", "play 9D")) in ("play KD", "play QD")


def test_it_does_not_throw_a_marriage_away() -> None:
    state = tricks(["AC KS", "KD QD 9S", "JC 9H"])
    assert decides(do(state, "play AC")) == "play 9S"


def test_it_leads_a_marriage_that_counts_at_once() -> None:
    rules = {"preset": "classic"}
    state = tricks(["KH QH 9C", "AH TS JC", "JH AS TC"], rules=rules, trump=None, won=["AD JD 9D", "", ""])
    assert decides(state) in ("play KH", "play QH")
    aces = tricks(["AS AH AD AC", "9S TS", "JS QC"], rules={"ace_marriage": True}, won=["KD JD 9D", "", ""])
    assert decides(aces).startswith("play A")


def test_the_last_to_play_wins_as_cheaply_as_it_pays() -> None:
    state = tricks(["KS 9C", "JS 9D", "AS 9S TC"])
    assert decides(do(state, "play KS", "play JS")) == "play AS"


def test_it_deals_between_rounds_and_does_nothing_after_the_end() -> None:
    assert decides(do(last_trick(), *LAST_TRICK), seat=1) == "deal"
    over = do(last_trick(totals=[900, 0, 0]), *LAST_TRICK)
    with pytest.raises(ValueError, match="nothing to do"):
        greedy(view_of(over, 0), (), 1)


@pytest.mark.parametrize(
    ("keys", "better", "worse"),
    [
        ({}, "AS TS KS QS 9H 9D 9C JC", "AS TS KS JS 9H 9D 9C JC"),
        ({}, "AS KS JS 9S AH AD 9C JC", "AS KS JS 9S JH AD 9C JC"),
        ({"preset": "classic"}, "AS KH QH 9S AD 9C JC JD", "AS KH JH 9S AD 9C JC JD"),
    ],
)
def test_a_better_hand_is_worth_more(keys: dict[str, Any], better: str, worse: str) -> None:
    rules = ThousandRules(**keys)
    judged = judgement(rules)
    points = [judged.best_exchange(mask(parse_cards(hand)), gifts=0).points for hand in (better, worse)]
    assert points[0] > points[1] + 10
    assert judged.chance_to_make(120, points[:1]) > judged.chance_to_make(120, points[1:])
