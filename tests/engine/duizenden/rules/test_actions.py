from __future__ import annotations

import pytest

from engine.cards import JOKER, Card
from engine.duizenden import DUIZENDEN
from engine.duizenden.rules.actions import Discard, Draw, LayMeld, LayOff, Pass, SwapJoker, TakePile, Undo, parse
from engine.game import Action, Deal
from tests.engine.doing import Doing


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", Draw()),
        ("take", TakePile()),
        ("meld 7S 7H 7D", LayMeld((Card("7S"), Card("7H"), Card("7D")))),
        ("meld 7S", LayMeld((Card("7S"),))),
        ("meld run 9C JK JK", LayMeld((Card("9C"), JOKER, JOKER), run=True)),
        ("add QH 0", LayOff(Card("QH"), 0)),
        ("add JK 12 low", LayOff(JOKER, 12, "low")),
        ("add AS 0 high", LayOff(Card("AS"), 0, "high")),
        ("swap 6H 0", SwapJoker(Card("6H"), 0)),
        ("undo", Undo()),
        ("discard 2C", Discard(Card("2C"))),
        ("pass", Pass()),
        ("deal", Deal()),
    ],
)
def test_notation(text: str, action: Action) -> None:
    assert parse(text) == action
    assert str(action) == text


def test_spaces_do_not_matter() -> None:
    assert parse("  add   QH  0 ") == LayOff(Card("QH"), 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "lay 7H 7D 7C",
        "draw 2",
        "Draw",
        "meld",
        "meld run",
        "meld set 7S 7H 7D",
        "meld 7S 7H 7X",
        "meld 7s 7h 7d",
        "add QH",
        "add QH 0 middle",
        "add QH 0 low high",
        "add 0 QH",
        "add QH -1",
        "add QH +1",
        "add QH ١",
        "add QH 1.0",
        "add QH " + "9" * 5000,
        "swap 6H",
        "swap 6H 0 low",
        "discard",
        "discard 2C 3C",
        "discard 1C",
        "pass now",
        "deal\0",
    ],
)
def test_what_is_no_action_is_unreadable(text: str) -> None:
    Doing(DUIZENDEN).assert_unreadable(text)
