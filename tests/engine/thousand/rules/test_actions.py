"""The notation of actions."""

from __future__ import annotations

import pytest

from engine.cards import Card
from engine.game import Action, Deal
from engine.thousand import THOUSAND
from engine.thousand.rules.actions import Bid, Dark, Give, Pass, Play, Raise, Redeal, Surrender, Trump, parse
from tests.engine.doing import Doing

BOTH_WAYS = [
    ("bid 105", Bid(105)),
    ("pass", Pass()),
    ("dark 120", Dark(120)),
    ("redeal", Redeal()),
    ("raise 140", Raise(140)),
    ("surrender", Surrender()),
    ("give 9S 1", Give(Card("9S"), 1)),
    ("trump H", Trump("H")),
    ("play KH", Play(Card("KH"))),
    ("play KH quiet", Play(Card("KH"), quiet=True)),
    ("deal", Deal()),
]


@pytest.mark.parametrize(("text", "action"), BOTH_WAYS)
def test_notation_goes_both_ways(text: str, action: Action) -> None:
    assert parse(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "throw KH",
        "bid",
        "bid x",
        "bid -105",
        "bid 105 5",
        "bid ١٠٥",
        "bid " + "9" * 5000,
        "dark",
        "raise 1.5",
        "pass now",
        "surrender 60",
        "give 9S",
        "give 1 9S",
        "give 9S left",
        "trump",
        "trump X",
        "trump SH",
        "trump h",
        "play",
        "play 1H",
        "play KH loud",
        "play KH quiet quiet",
        "Play KH",
        "deal 7",
    ],
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    Doing(THOUSAND).assert_unreadable(text)
