"""The melds of a hand that are worth a button."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screens.duizenden.melds_in_hand import melds_in_hand
from engine.cards import Card, in_order, parse_cards
from engine.duizenden.rules.melds import make_meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.solver import best_points
from tests.engine.duizenden.strategies import turn_rules, two_packs


def suggested(hand: str, limit: int = 9, **rules: object) -> list[str]:
    return [str(meld) for meld in melds_in_hand(parse_cards(hand), DuizendenRules.model_validate(rules), limit)]


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("2C 9D KH", []),
        ("7S 7H 7D", []),
        ("7S 7H 7D 2C", ["7S 7H 7D"]),
        ("7S 7S 7H 7H 7D 2C", ["7S 7S 7H 7H 7D"]),
        ("3H 4H 5H 6H 7H 2C", ["3H 4H 5H 6H 7H"]),
        ("AS 2S 3S QS KS 9C", ["QS KS AS", "AS 2S 3S"]),
        ("7S 7H 7D 5H 6H 8H 2C", ["5H 6H 7H 8H", "7S 7H 7D"]),
        ("7S 7H 7D 7C 5H 6H 2C", ["7S 7H 7D 7C", "5H 6H 7H", "7S 7D 7C"]),
        ("4H 5H 6H 7H 8H 6S 6D 2C", ["4H 5H 6H 7H 8H", "6S 6H 6D"]),
        ("4H 5H 6H 7H 8H 9H TH 7S 7D 2C", ["4H 5H 6H 7H 8H 9H TH", "7S 7H 7D", "8H 9H TH", "4H 5H 6H"]),
        ("5H 6H 7H 8H", ["5H 6H 7H", "6H 7H 8H"]),
        ("7S 7H 7D 7C JK", ["7S 7H 7D 7C"]),
        ("KS KD 5H 7H JK 2C", ["KS KD JK", "5H JK 7H"]),
        ("5H 6H JK 2C", ["5H 6H JK"]),
        ("QH KH JK 2C", ["QH KH JK"]),
        ("KH AH JK 2C", ["JK KH AH"]),
        ("QS 9H JK JK 2C", ["QS JK JK"]),
        ("4S 5S 6S 8S JK 2C", ["4S 5S 6S", "4S 5S 6S JK 8S"]),
        ("7S TS JK 2C", []),
        ("QD AD JK 2C", ["QD JK AD"]),
        ("KS 2S JK 4C", []),
        ("JK JK JK JK", []),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 9C", ["AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"]),
    ],
)
def test_suggests(hand: str, melds: list[str]) -> None:
    assert suggested(hand)[: len(melds)] == melds
    if not melds:
        assert suggested(hand) == []


def test_no_joker_joins_what_are_runs_without_it() -> None:
    assert suggested("4S 5S 6S 8S 9S TS JK 2C") == ["8S 9S TS", "4S 5S 6S"]


def test_suggests_no_more_than_asked_for() -> None:
    assert suggested("7S 7H 7D 7C 5H 6H 2C", limit=1) == ["7S 7H 7D 7C"]
    assert suggested("7S 7H 7D 7C 5H 6H 2C", limit=0) == []


def test_suggests_by_house_rules() -> None:
    assert suggested("7S 7S 7H 7D 2C", duplicate_suits_in_set=False) == ["7S 7H 7D"]
    assert suggested("7S 7S 7H JK 2C", duplicate_suits_in_set=False) == ["7S 7H JK"]
    assert suggested("7S 7S JK 2C", duplicate_suits_in_set=False) == []
    assert suggested("KS AS 2S 9C", wrap_runs=True) == ["KS AS 2S"]
    assert suggested("KS 2S JK 9C", wrap_runs=True) == ["KS JK 2S"]
    assert suggested("QS 9H JK JK 2C", max_jokers_per_meld=1) == []
    assert suggested("7S 7H 7D", must_discard_to_go_out=False) == ["7S 7H 7D"]
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 9C"
    assert suggested(whole, wrap_runs=True)[0] == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    assert suggested(whole + " AS", wrap_runs=True)[0] == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


@given(st.permutations(two_packs(4)), st.integers(3, 20), turn_rules)
def test_what_is_suggested_can_be_laid(pack: list[Card], size: int, rules: DuizendenRules) -> None:
    hand = pack[:size]
    melds = melds_in_hand(hand, rules, 30)
    keys = [(in_order(meld.cards), meld.is_run) for meld in melds]
    assert len(set(keys)) == len(keys)
    for meld in melds:
        assert not Counter(meld.cards) - Counter(hand)
        assert make_meld(meld.cards, rules, "run" if meld.is_run else None) == meld
        assert len(meld.cards) < size or not rules.must_discard_to_go_out


@given(st.permutations(two_packs(0)), st.integers(3, 25))
def test_something_is_suggested_if_something_can_be_laid(pack: list[Card], size: int) -> None:
    rules = DuizendenRules()
    best = best_points(pack[:size], rules)
    assert best is not None
    assert bool(melds_in_hand(pack[:size], rules, 5)) == bool(best.lays)
