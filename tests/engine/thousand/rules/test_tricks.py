"""Tricks: refusals with what a person needs, what is listed, events. Their rules are in the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import Card, parse_cards
from engine.game import Action, GameOver, Refusal, RoundOver
from engine.thousand.rules.actions import Play
from engine.thousand.rules.events import (
    ContractMade,
    MarriageDeclared,
    MarriageLost,
    MarriageWon,
    Played,
    TrickWon,
    TrumpChanged,
)
from engine.thousand.rules.legal import ThousandLegal
from engine.thousand.rules.pack import ORDER, PACK, POINTS, card_points
from engine.thousand.rules.play import apply
from engine.thousand.rules.state import Marriage, Trick
from engine.thousand.rules.tricks import beats, best_place
from tests.engine.thousand.positions import GAME, LAST_TRICK, do, events, last_trick, refusal, tricks


def test_the_pack() -> None:
    assert len(set(PACK)) == 24
    assert card_points(PACK) == 120
    assert [POINTS[Card(rank + "H")] for rank in "ATKQJ9"] == [11, 10, 4, 3, 2, 0]
    assert ORDER[::-1] == "ATKQJ9"


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("KS TS AS", None, 2),
        ("9S AH AD", None, 0),
        ("9S AH AD", "C", 0),
        ("AS 9H TH", "H", 2),
        ("AS TH 9H", "H", 1),
        ("JH AS 9H", "H", 0),
        ("KS", "H", 0),
    ],
)
def test_which_card_wins(trick: str, trump: str | None, best: int) -> None:
    assert best_place(parse_cards(trick), trump) == best


def test_what_beats_what() -> None:
    assert beats(Card("TS"), Card("KS"), None)
    assert not beats(Card("9S"), Card("JS"), "S")
    assert beats(Card("9S"), Card("AH"), "S")
    assert not beats(Card("AH"), Card("9S"), "S")


@pytest.mark.parametrize(
    ("hands", "rules", "actions", "code", "details"),
    [
        (["AS JS", "9H JD", "KS QC"], {}, ["play TS"], "not-in-hand", {"card": "TS"}),
        (
            ["TS JD", "9S KS AH", "JC QC"],
            {},
            ["play TS", "play AH"],
            "follow-suit",
            {"card": "AH", "suit": "S", "trump": "H", "best": "TS", "playable": "KS 9S"},
        ),
        (
            ["AS JS", "KH 9H JD", "KS QC"],
            {"must_trump": True},
            ["play AS", "play JD"],
            "must-trump",
            {"card": "JD", "suit": "S", "trump": "H", "best": "AS", "playable": "KH 9H"},
        ),
        (
            ["KS JC", "AS TS 9S", "JS QC"],
            {"must_beat": True},
            ["play KS", "play 9S"],
            "must-beat",
            {"card": "9S", "suit": "S", "trump": "H", "best": "KS", "playable": "AS TS"},
        ),
        (["KS JC", "AS 9S", "JS QC"], {}, ["play KS quiet"], "no-marriage", {"card": "KS"}),
        (["KS JC", "AS 9S", "JS QC"], {}, ["bid 120"], "wrong-phase", {"phase": "play", "needed": "auction"}),
    ],
)
def test_refusals(
    hands: list[str], rules: dict[str, Any], actions: list[str], code: str, details: dict[str, object]
) -> None:
    assert refusal(tricks(hands, rules=rules), *actions) == (code, details)


def test_marriages_are_listed_aloud_and_quiet() -> None:
    state = tricks(["KH QH 9C", "9H TS JC", "JH AS TC"])
    assert [str(move) for move in ThousandLegal(state, 0)] == [
        "play KH",
        "play QH",
        "play 9C",
        "play KH quiet",
        "play QH quiet",
    ]
    led = tricks(["KH QH 9C", "9H TS JC", "JH AS TC"], rules={"marriage_mode": "lead"})
    assert [str(move) for move in ThousandLegal(led, 0)] == ["play KH", "play QH", "play 9C"]


def test_aces_are_listed_aloud_and_quiet() -> None:
    state = tricks(["AS AH AD AC", "9S TS", "JS QC"], rules={"ace_marriage": True}, won=["KD JD 9D", "", ""])
    assert len(list(ThousandLegal(state, 0))) == 8
    assert do(state, "play AS quiet", "play 9S", "play JS").round.marriages == ()
    assert len(list(ThousandLegal(do(state, "play AS", "play 9S", "play JS"), 0))) == 3


def test_only_what_may_be_played_is_listed() -> None:
    state = do(tricks(["TS JD", "9S KS AH", "JC QC"]), "play TS")
    assert list(ThousandLegal(state, 1)) == [Play(Card("KS")), Play(Card("9S"))]
    assert Play(Card("AH")) not in ThousandLegal(state, 1)
    assert "play KS" not in ThousandLegal(state, 1)


def test_a_trick_is_told() -> None:
    state = tricks(["AS JS", "9H JD", "KS QC"])
    assert events(state, "play AS") == (Played(0, Card("AS")),)
    cards = parse_cards("AS 9H KS")
    assert events(state, "play AS", "play 9H", "play KS") == (Played(2, Card("KS")), TrickWon(1, cards, 15))
    assert do(state, "play AS", "play 9H", "play KS").round.last_trick == Trick(cards, (0, 1, 2), 1)


def test_a_marriage_is_told_when_declared_and_when_won_or_lost() -> None:
    hands = ["KD QD JC", "KS QS JS", "9D 9C TC"]
    play = ["play KD", "play KS", "play 9D"]
    state = tricks(hands, trump="S")
    assert events(state, *play[:1]) == (Played(0, Card("KD")), MarriageDeclared(0, "D", 60))
    assert events(state, *play) == (
        Played(2, Card("9D")),
        TrickWon(1, parse_cards("KD KS 9D"), 8),
        MarriageWon(1, "S", 100),
        MarriageLost(0, "D", 60),
    )
    after = do(state, *play).round
    assert (after.declared, after.marriages) == ((), (Marriage(1, "S", 100),))
    assert after.lost == (Marriage(0, "D", 60),)


def test_a_led_marriage_is_told_as_won_at_once_and_may_change_trump() -> None:
    state = tricks(["KD QD", "AD 9C", "9D JS"], rules={"preset": "classic"}, won=["AS TS 9S", "", ""])
    assert events(state, "play KD") == (
        Played(0, Card("KD")),
        MarriageDeclared(0, "D", 80),
        TrumpChanged(0, "D"),
        MarriageWon(0, "D", 80),
    )
    again = tricks(["KD QD", "AD 9C", "9D JS"], trump="D", rules={"preset": "classic"}, won=["AS TS 9S", "", ""])
    assert TrumpChanged(0, "D") not in events(again, "play KD")


def test_four_aces_are_a_marriage_of_200() -> None:
    state = tricks(["AS AH AD AC", "9S TS", "JS QC"], rules={"preset": "classic", "ace_marriage": True}, trump=None)
    state = do(state, "play AS", "play 9S", "play JS")
    assert state.round.marriages == ()
    state = tricks(
        ["AS AH AD AC", "9S TS", "JS QC"],
        rules={"preset": "classic", "ace_marriage": True},
        trump=None,
        won=["KD JD 9D", "", ""],
    )
    assert events(state, "play AD") == (
        Played(0, Card("AD")),
        MarriageDeclared(0, "A", 200),
        MarriageWon(0, "A", 200),
    )
    assert do(state, "play AD").round.trump is None


def test_the_last_trick_is_counted() -> None:
    assert events(last_trick(), *LAST_TRICK) == (
        Played(2, Card("9D")),
        TrickWon(0, parse_cards("QH AS 9D"), 14),
        ContractMade(0, 120, 120),
        RoundOver(1, (120, 23, 14), (120, 23, 14)),
    )
    won = events(last_trick(totals=[900, 0, 0]), *LAST_TRICK)
    assert won[-1] == GameOver((1020, 23, 14), 0)


def test_after_the_end_there_is_nothing_to_do() -> None:
    over = do(last_trick(totals=[900, 0, 0]), *LAST_TRICK)
    assert GAME.to_act(over) == ()
    assert not any(GAME.legal(over, seat) for seat in range(3))
    with pytest.raises(Refusal) as refused:
        apply(over, 0, Play(Card("9D")))
    assert (refused.value.code, refused.value.details) == ("game-over", {"winner": 0})
    result = GAME.result(over)
    assert result is not None
    assert (result.totals, result.winner, result.rounds) == ((1020, 23, 14), 0, 1)
    assert GAME.result(last_trick()) is None


class Draw(Action, frozen=True):
    """What nobody does in this game."""


def test_an_action_of_another_game_is_unreadable() -> None:
    with pytest.raises(Refusal) as refused:
        apply(last_trick(), 0, Draw())
    assert refused.value.code == "unreadable"
