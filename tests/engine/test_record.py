"""Game records: what stands in the file, what is none, what cannot be replayed. That they replay is a law."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.record import Record, parse_record, replay
from engine.thousand.rules.rules import ThousandRules

TEXT = """\
game: thousand
seats: 3
seed: 1
rules: {"preset":"classic","must_beat":true}

2: bid 105
0: pass
1: pass
2: surrender
0: deal
"""

RECORD = Record(
    game="thousand",
    seats=3,
    seed=1,
    rules=ThousandRules(preset="classic", must_beat=True),
    actions=((2, "bid 105"), (0, "pass"), (1, "pass"), (2, "surrender"), (0, "deal")),
)


def test_a_record_is_text_and_back() -> None:
    assert str(RECORD) == TEXT
    assert parse_record(TEXT, GAMES) == RECORD


@pytest.mark.parametrize("text", [TEXT.replace("\n", "\r\n"), TEXT.rstrip(), TEXT + "\n\n"])
def test_how_lines_end_means_nothing(text: str) -> None:
    assert parse_record(text, GAMES) == RECORD


def test_a_match_just_begun_has_no_actions() -> None:
    begun = parse_record("game: duizenden\nseats: 2\nseed: 7\nrules: {}\n", GAMES)
    assert begun.actions == ()
    assert len(list(replay(begun, GAMES))) == 1


def test_it_replays_to_the_last_card() -> None:
    states = [state for state, _ in replay(RECORD, GAMES)]
    assert len(states) == len(RECORD.actions) + 1
    again = [state for state, _ in replay(parse_record(TEXT, GAMES), GAMES)]
    assert states == again
    assert GAMES["thousand"].view(states[-1], None).sheet[0].points == (60, 60, -105)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing of the kind",
        TEXT.replace("thousand", "whist"),
        TEXT.replace("seats: 3", "seats: three"),
        TEXT.replace("seed: 1\n", ""),
        TEXT.replace('{"preset"', '["preset"'),
        TEXT.replace("must_beat", "must_win"),
        TEXT.replace("2: bid", "two: bid"),
        TEXT.replace("2: bid 105", "bid 105"),
    ],
)
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(ValueError, match="no game record"):
        parse_record(text, GAMES)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("0: pass", "1: pass", "action 2 of the record, 'pass' by seat 1: not-your-turn"),
        ("2: surrender", "2: surrender 60", "action 4 of the record, 'surrender 60' by seat 2: unreadable"),
        ("seats: 3", "seats: 5", "played by three or four, not by 5"),
    ],
)
def test_what_cannot_be_replayed(old: str, new: str, message: str) -> None:
    record = parse_record(TEXT.replace(old, new), GAMES)
    with pytest.raises(ValueError, match=message):
        list(replay(record, GAMES))
