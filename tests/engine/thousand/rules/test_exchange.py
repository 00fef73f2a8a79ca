"""The exchange: refusals with what a person needs, events. Its rules are in the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card, parse_cards, print_cards
from engine.game import Refusal, RoundOver
from engine.thousand.rules.actions import Give, Raise, Surrender, Trump
from engine.thousand.rules.events import Gave, GaveCard, Raised, Surrendered, TrumpNamed
from engine.thousand.rules.legal import ThousandLegal
from engine.thousand.rules.play import apply, check
from tests.engine.thousand.positions import do, events, exchange, refusal

CLASSIC = {"preset": "classic"}


@pytest.mark.parametrize(
    ("rules", "actions", "code", "details"),
    [
        ({}, ["give TC 1"], "not-in-hand", {"card": "TC"}),
        ({}, ["give 9S 3"], "no-such-seat", {"seat": 3}),
        ({}, ["give 9S 1", "give 9C 1"], "same-opponent", {"seat": 1}),
        ({}, ["raise 140"], "house-rule-off", {"rule": "raise_after_prikup"}),
        ({}, ["surrender"], "house-rule-off", {"rule": "rospis"}),
        (CLASSIC, ["raise 115"], "bid-too-low", {"bid": 115, "minimum": 125, "cap": 220}),
        (CLASSIC, ["raise 142"], "bid-step", {"bid": 142, "step": 5, "minimum": 125, "cap": 220}),
        (CLASSIC, ["raise 225"], "bid-above-cap", {"bid": 225, "minimum": 125, "cap": 220}),
        (CLASSIC, ["give 9S 1", "raise 140"], "wrong-phase", {"phase": "exchange", "given": 1}),
        (CLASSIC, ["give 9S 1", "surrender"], "wrong-phase", {"phase": "exchange", "given": 1}),
        ({}, ["trump H"], "wrong-phase", {"phase": "exchange", "needed": "trump"}),
        (CLASSIC, ["give 9S 1", "give 9C 2", "trump H"], "wrong-phase", {"phase": "play", "needed": "trump"}),
    ],
)
def test_refusals(rules: dict[str, Any], actions: list[str], code: str, details: dict[str, object]) -> None:
    assert refusal(exchange(rules=rules), *actions) == (code, details)


def test_out_of_turn_one_is_told_whose_turn_it_is() -> None:
    with pytest.raises(Refusal) as refused:
        apply(exchange(), 1, Give(Card("9S"), 2))
    assert (refused.value.code, refused.value.details) == ("not-your-turn", {"turn": 0})


def test_a_suit_that_is_none_is_no_trump() -> None:
    naming = do(exchange(), "give 9S 1", "give 9C 2")
    for suit in ("", "SH", "X"):
        with pytest.raises(Refusal) as refused:
            check(naming, 0, Trump(suit))
        assert refused.value.code == "unreadable"


def test_all_that_may_be_done_is_listed() -> None:
    moves = list(ThousandLegal(exchange(), 0))
    assert len(moves) == len(set(moves)) == 20
    assert {move.seat for move in moves if isinstance(move, Give)} == {1, 2}
    second = list(ThousandLegal(do(exchange(rules=CLASSIC), "give 9S 2"), 0))
    assert {str(move) for move in second} == {f"give {card} 1" for card in parse_cards("AS JS 9C KD TH QH JH KH 9D")}
    extra = [move for move in ThousandLegal(exchange(rules=CLASSIC), 0) if not isinstance(move, Give)]
    assert extra == [*map(Raise, range(125, 225, 5)), Surrender()]
    assert [str(move) for move in ThousandLegal(do(exchange(), "give 9S 1", "give 9C 2"), 0)] == [
        "trump S",
        "trump H",
        "trump D",
        "trump C",
    ]


def test_a_gift_is_told_to_giver_and_receiver_alone() -> None:
    happened = events(exchange(), "give 9S 1")
    assert happened == (Gave(0, 1), GaveCard(0, 1, Card("9S")))
    assert [event.audience for event in happened] == [None, (0, 1)]


def test_raises_trumps_and_surrenders_are_told() -> None:
    assert events(exchange(rules=CLASSIC), "raise 140") == (Raised(0, 140),)
    assert events(exchange(), "give 9S 1", "give 9C 2", "trump D") == (TrumpNamed(0, "D"),)
    surrendered = events(exchange(rules=CLASSIC), "surrender")
    assert surrendered == (Surrendered(0, 120), RoundOver(1, (-120, 60, 60), (-120, 60, 60)))


def test_the_hands_stay_sorted() -> None:
    state = do(exchange(), "give JS 1", "give KD 2")
    assert [print_cards(hand) for hand in state.round.hands] == [
        "AS 9S TH KH QH JH 9D 9C",
        "TS KS QS JS AH AC KC JC",
        "9H AD TD KD QD JD TC QC",
    ]


def test_a_surrendered_round_marks_no_contract_failed() -> None:
    line = do(exchange(rules=CLASSIC, bolts=[2, 2, 2]), "surrender").sheet[-1]
    assert line.marks == (("surrendered",), (), ())
