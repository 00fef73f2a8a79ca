"""The auction: refusals with what a person needs, events. Its rules are in the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import parse_cards
from engine.thousand.rules.actions import Bid, Dark, Pass, Redeal
from engine.thousand.rules.bids import best_marriages, cap
from engine.thousand.rules.events import AuctionWon, BidMade, Passed, PrikupSeen, PrikupShown, PrikupTaken, Redealt
from engine.thousand.rules.legal import ThousandLegal
from engine.thousand.rules.rules import ThousandRules
from tests.engine.thousand.positions import DEAL, PRIKUP, auction, do, events, refusal, tricks

BARREL = {"totals": [0, 900, 0]}
NINES = ["AS TS KS QS AH TH KH", "9S 9H 9D 9C JS JH QD", "AD TD KD AC TC KC QC"]


@pytest.mark.parametrize(
    ("keys", "actions", "code", "details"),
    [
        ({}, ["bid 100"], "bid-too-low", {"bid": 100, "minimum": 105, "cap": 220}),
        ({}, ["bid 107"], "bid-step", {"bid": 107, "step": 5, "minimum": 105, "cap": 220}),
        ({}, ["bid 225"], "bid-above-cap", {"bid": 225, "minimum": 105, "cap": 220}),
        ({"totals": [0, 880, 0]}, ["bid 115"], "bid-too-low", {"bid": 115, "minimum": 120, "cap": 220}),
        (BARREL, ["pass"], "must-bid", {"minimum": 105, "cap": 220}),
        ({}, ["deal"], "wrong-phase", {"phase": "auction", "needed": "counted"}),
        ({}, ["play AS"], "wrong-phase", {"phase": "auction", "needed": "play"}),
        ({"rules": {"dark": True}}, ["dark 125"], "bid-above-cap", {"bid": 125, "minimum": 120, "cap": 120}),
        ({}, ["dark 120"], "house-rule-off", {"rule": "dark"}),
        ({}, ["redeal"], "house-rule-off", {"rule": "redeal"}),
    ],
)
def test_refusals(keys: dict[str, Any], actions: list[str], code: str, details: dict[str, object]) -> None:
    assert refusal(auction(**keys), *actions) == (code, details)


@pytest.mark.parametrize(
    ("rules", "hand", "most"),
    [
        ({}, "AS TS KS AH TH QH 9D", 120),
        ({}, "KS QS", 220),
        ({}, "KS QS KH QH", 300),
        ({}, "KD QD KC QC", 280),
        ({}, "KS QS KH QH KD QD KC QC", 400),
        ({"bid_cap": 120}, "KS QS", 120),
        ({"bid_cap": "none"}, "9S", 1000),
        ({"preset": "classic"}, "KS QS KH QH", 260),
        ({"ace_marriage": True}, "AS AH AD AC", 320),
        ({"ace_marriage": True}, "AS AH AD KS QS", 220),
        ({}, "AS AH AD AC", 120),
        ({"marriage_values": {"H": 50, "D": 50, "C": 50, "S": 50, "trump": 30}}, "KS QS", 170),
    ],
)
def test_caps(rules: dict[str, Any], hand: str, most: int) -> None:
    assert cap(ThousandRules.model_validate(rules), parse_cards(hand)) == most


def test_no_marriage_brings_nothing() -> None:
    assert best_marriages(ThousandRules(), parse_cards("KS QH")) == 0


def test_what_is_said_is_told() -> None:
    prikup = parse_cards("KH JH 9D")
    assert events(auction(), "bid 105") == (BidMade(1, 105),)
    assert events(auction(), "pass", "bid 115", "pass") == (Passed(0), AuctionWon(2, 115), PrikupShown(2, prikup))
    assert events(auction(rules={"dark": True}), "dark 120") == (BidMade(1, 120, dark=True),)


def test_a_hidden_prikup_is_told_to_the_declarer_alone() -> None:
    happened = events(auction(rules={"hide_prikup_at_100": True}), "pass", "pass")
    seen = PrikupSeen(0, parse_cards("KH JH 9D"))
    assert happened == (Passed(2), AuctionWon(0, 100), PrikupTaken(0), seen)
    assert [event.audience for event in happened] == [None, None, None, (0,)]


def test_above_100_the_prikup_is_shown_after_all() -> None:
    state = do(auction(rules={"hide_prikup_at_100": True}), "bid 105", "pass", "pass")
    assert state.round.shown


def test_a_new_deal_is_told() -> None:
    asked = events(auction(hands=NINES, rules={"redeal_four_nines": True}), "redeal")
    assert asked == (Redealt(1), BidMade(0, 100, forced=True))
    none_bid = events(auction(rules={"opening": "redeal_if_all_pass"}, to_act=0), "pass", "pass", "pass")
    assert none_bid == (Passed(2), Redealt(None))


def test_all_that_may_be_said_is_listed() -> None:
    rules = {"dark": True, "redeal_four_nines": True}
    moves = list(ThousandLegal(auction(hands=NINES, rules=rules), 1))
    assert moves == [Pass(), Bid(105), Bid(110), Bid(115), Bid(120), Dark(120), Redeal()]
    assert list(ThousandLegal(auction(**BARREL, hands=NINES), 1)) == [Bid(105), Bid(110), Bid(115), Bid(120)]
    assert not ThousandLegal(auction(), 0)
    assert list(ThousandLegal(auction(), 0)) == []


def test_only_bids_are_refused_as_passed() -> None:
    state = auction(bids=[[0, 100], [1, 105], [2, "pass"]], to_act=0)
    assert Bid(110) not in ThousandLegal(state, 2)
    assert "pass" not in ThousandLegal(state, 0)
    played = tricks(["AS JD", "9H JC", "KS QC"])
    assert refusal(played, "bid 105")[0] == "wrong-phase"


def test_a_barrel_bid_is_forced_on_forehand_only_within_his_cap() -> None:
    hands = [DEAL[0], DEAL[1], DEAL[2]]
    state = auction(hands=hands, prikup=PRIKUP, totals=[880, 0, 0], rules={"target": 1001})
    assert state.round.calls[0].bid == 100
