"""Hints: what the hard level would do, and a reason that holds."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card
from engine.thousand.players import hint
from engine.thousand.players.greedy import greedy
from engine.thousand.players.hard import hard
from engine.thousand.players.hint import REASONS, explain, why
from engine.thousand.players.search.decision import Thought
from engine.thousand.players.search.playout import RoundEnd
from engine.thousand.rules.actions import parse
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import view_of
from tests.engine.thousand.players.matches import GAME, decisions
from tests.engine.thousand.positions import LAST_TRICK, auction, do, exchange, last_trick, tricks

WEAK, FINE = RoundEnd((40, 60, 60), (2, 3, 3)), RoundEnd((150, 20, 20), (6, 1, 1))
NEEDY = auction(hands=["9S JH 9H JD 9D JC 9C", "AS TS KS QS JS AH KH", "QH TH AD TD KD AC TC"], totals=[0, 880, 0])
RIVAL = auction(bids=[[0, 105], [1, "pass"]], totals=[895, 0, 0], to_act=2)
POOR = auction(rules={"redeal_weak_hand": 40})
NAMING = do(exchange(), "give 9S 1", "give 9C 2")
OPEN = tricks(["AS TS KH QH TH", "9S JS AH 9D JD", "KS QS 9H AD TC"])
LATE = tricks(["AS TS 9D", "KS QS TH", "9C JC TD"], trump="D")
GUESS = tricks(["AS JS QD", "TS QS 9S", "KS JH 9H"], trump="C")
LAST = tricks(["JS AD QD", "9S TH JH", "KS AS 9H"], trump="C")
SPADES = tricks(["TS 9D QD", "AS JS KH", "KS QS 9S"], trump="C")

CASES: list[tuple[str, ThousandState, str, RoundEnd, dict[str, Any]]] = [
    ("next-round", do(last_trick(), *LAST_TRICK), "deal", FINE, {}),
    ("poor-deal", POOR, "redeal", WEAK, {"points": 45}),
    ("must-bid", NEEDY, "bid 120", FINE, {"amount": 120}),
    ("stops-barrel", RIVAL, "bid 110", WEAK, {"seat": 0}),
    ("worth-bidding", auction(), "bid 105", FINE, {"points": 20, "chance": 0, "amount": 105}),
    ("too-weak", auction(), "pass", WEAK, {"amount": 105}),
    ("raises-safely", exchange(), "raise 140", FINE, {"points": 150, "chance": 100, "amount": 140}),
    ("hopeless", exchange(), "surrender", WEAK, {"contract": 120}),
    ("empties-suit", exchange(), "give 9C 1", FINE, {"card": Card("9C"), "suit": "C"}),
    ("gives-cheaply", exchange(), "give JS 1", FINE, {"card": Card("JS")}),
    ("tried-out", exchange(), "give AS 1", FINE, {"deals": 1}),
    ("marriage-trump", NAMING, "trump H", FINE, {"suit": "H", "points": 100}),
    ("longest-suit", do(exchange(), "give KH 1", "give 9C 2"), "trump H", FINE, {"suit": "H", "cards": 3}),
    (
        "only-card",
        do(OPEN, "play AS", "play 9S", "play KS", "play TH", "play AH"),
        "play 9H",
        FINE,
        {"card": Card("9H")},
    ),
    ("declares-marriage", OPEN, "play KH", FINE, {"card": Card("KH"), "suit": "H", "points": 100}),
    ("draws-trump", OPEN, "play TH", FINE, {"card": Card("TH"), "left": 3}),
    ("highest-left", OPEN, "play AS", FINE, {"card": Card("AS")}),
    ("leads-low", tricks(["QS AD", "9S JS", "KD JH"], trump="H"), "play QS", FINE, {"card": Card("QS")}),
    ("trumps-in", do(LATE, "play AS", "play KS"), "play TD", FINE, {"card": Card("TD"), "points": 15}),
    ("wins-trick", do(LAST, "play JS", "play 9S"), "play AS", FINE, {"card": Card("AS"), "points": 2}),
    ("probably-wins", do(GUESS, "play JS"), "play QS", FINE, {"card": Card("QS"), "chance": 37}),
    ("helps-partner", do(SPADES, "play TS", "play AS"), "play KS", FINE, {"card": Card("KS"), "seat": 1, "points": 4}),
    ("keeps-marriage", do(SPADES, "play TS", "play AS"), "play 9S", FINE, {"card": Card("9S"), "suit": "S"}),
    ("saves-ten", do(GUESS, "play AS"), "play 9S", FINE, {"card": Card("9S"), "kept": Card("TS")}),
    ("loses-cheaply", do(SPADES, "play TS"), "play JS", FINE, {"card": Card("JS")}),
]


@pytest.mark.parametrize(("code", "state", "text", "end", "details"), CASES, ids=[case[0] for case in CASES])
def test_reasons(code: str, state: ThousandState, text: str, end: RoundEnd, details: dict[str, Any]) -> None:
    found = why(view_of(state, state.round.turn), (), Thought(parse(text), 0.5, (end,)))
    assert (found.reason, found.details) == (code, details)


def test_every_code_is_reached() -> None:
    assert {case[0] for case in CASES} == set(REASONS)


def test_it_is_what_the_hard_level_does() -> None:
    for decision in decisions(GAME.start(ThousandRules(), 3, 1), [greedy] * 3, rounds=1):
        found = explain(decision.view, decision.told, 3)
        assert found.action == hard(decision.view, decision.told, 3)
        assert found.reason in REASONS


def test_codes_say_what_they_mean() -> None:
    for reason in REASONS.values():
        assert (reason.__doc__ or "").endswith(".")
    assert hint.explain.__doc__
