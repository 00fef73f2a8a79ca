"""The count of a round: events, marks of the score sheet. Its rules are in the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import RoundOver
from engine.thousand.rules.events import (
    BarrelFailed,
    BarrelPenalty,
    Bolted,
    BoltPenalty,
    CameOnBarrel,
    ContractFailed,
    ContractMade,
    DumpTruck,
    KnockedOff,
    UndealtShown,
)
from engine.thousand.rules.score import to_five
from engine.thousand.rules.state import SheetLine, ThousandState
from tests.engine.thousand.positions import LAST_TRICK, do, events, last_trick
from tests.positions.thousand import build

MADE = ContractMade(0, 120, 120)

DEFENDED: dict[str, Any] = {
    "hands": ["9D", "AD", "9S"],
    "declarer": 1,
    "contract": 105,
    "trump": "H",
    "to_act": 1,
    "won": ["AS KS JS TC KC KD", "AH TH KH", "JH JD JC"],
}
"""Seat 1 fails with 36 points, seat 0 has 35, seat 2 has 6."""


def counted(state: ThousandState) -> tuple[object, ...]:
    """What counting the round makes happen, from the contract to the end of the round."""
    texts = LAST_TRICK if state.round.declarer == 0 else ["play AD", "play 9S", "play 9D"]
    return tuple([event for event in events(state, *texts)[2:] if not isinstance(event, RoundOver)])


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ({}, (MADE,)),
        ({"totals": [0, 0, 870]}, (MADE, CameOnBarrel(2, 884))),
        ({"totals": [0, 0, 870], "rules": {"barrel_clamp": True}}, (MADE, CameOnBarrel(2, 880))),
        ({"totals": [0, 900, 0]}, (MADE, BarrelFailed(1, 1, 1), BarrelPenalty(1, 120))),
        ({"totals": [0, 900, 0], "rules": {"barrel_attempts": 3}}, (MADE, BarrelFailed(1, 1, 3))),
        (
            {"totals": [0, 900, 870], "rules": {"barrel_attempts": 0, "barrel_collision": "knock_off"}},
            (MADE, BarrelFailed(1, 1, 0), CameOnBarrel(2, 884), KnockedOff(1, 120)),
        ),
        (
            {"won": ["KH JH 9H", "AD TD JD", ""], "bolts": [0, 0, 1]},
            (MADE, Bolted(2, 2)),
        ),
        (
            {"won": ["KH JH 9H", "AD TD JD", ""], "bolts": [0, 0, 2]},
            (MADE, Bolted(2, 3), BoltPenalty(2, 120)),
        ),
        (
            {"won": ["KH JH 9H", "AD TD JD", ""], "bolts": [0, 0, 2], "rules": {"golden": True}},
            (MADE, Bolted(2, 3), BoltPenalty(2, 240)),
        ),
        ({"totals": [435, 0, 0], "rules": {"dump_truck": "plus"}}, (MADE, DumpTruck(0, 555))),
        ({"contract": 125}, (ContractFailed(0, 125, 120),)),
        ({"rules": {"rounding": "all5"}, "won": ["KH 9H", "", "JC"]}, (ContractMade(0, 120, 120), Bolted(1, 1))),
    ],
)
def test_what_counting_tells(keys: dict[str, Any], expected: tuple[object, ...]) -> None:
    assert counted(last_trick(**keys)) == expected


def test_a_failed_contract_is_told() -> None:
    assert counted(build(DEFENDED)) == (ContractFailed(1, 105, 36),)


def test_undealt_cards_are_shown_after_the_round() -> None:
    state = build(
        {**DEFENDED, "hands": ["9D", "AD", "9S", ""], "won": [*DEFENDED["won"], ""], "sitter": 3, "undealt": "QH"}
    )
    assert counted(state)[-1] == UndealtShown(state.round.undealt)


def test_a_line_of_the_score_sheet() -> None:
    state = last_trick(totals=[100, 900, 870], bolts=[0, 0, 0], rules={"barrel_collision": "knock_off"})
    assert do(state, *LAST_TRICK).sheet == (
        SheetLine(
            round=1,
            dealer=2,
            declarer=0,
            contract=120,
            golden=False,
            dark=False,
            points=(120, -120, 14),
            totals=(220, 780, 884),
            marks=(("made",), ("on-barrel", "barrel-penalty"), ("to-barrel",)),
        ),
    )


@pytest.mark.parametrize(
    ("keys", "marks"),
    [
        ({"contract": 125}, ("failed",)),
        ({"totals": [880, 0, 0]}, ("made", "on-barrel")),
        ({"totals": [435, 0, 0], "rules": {"dump_truck": "both"}}, ("made", "dump-truck")),
    ],
)
def test_the_declarers_marks(keys: dict[str, Any], marks: tuple[str, ...]) -> None:
    assert do(last_trick(**keys), *LAST_TRICK).sheet[0].marks[0] == marks


@pytest.mark.parametrize(
    ("keys", "marks"),
    [
        ({"bolts": [0, 0, 0]}, ("bolt",)),
        ({"bolts": [0, 0, 2]}, ("bolt", "bolt-penalty")),
        ({"totals": [0, 0, 900]}, ("on-barrel", "barrel-penalty", "bolt")),
        (
            {"totals": [0, 870, 990], "rules": {"barrel_attempts": 0, "barrel_collision": "knock_off"}},
            ("on-barrel", "knocked-off", "bolt"),
        ),
    ],
)
def test_a_defenders_marks(keys: dict[str, Any], marks: tuple[str, ...]) -> None:
    state = last_trick(won=["KH JH 9H", "AD TD JD", ""], **keys)
    assert do(state, *LAST_TRICK).sheet[0].marks[2] == marks


def test_the_sitter_is_marked() -> None:
    state = build({**DEFENDED, "hands": ["9D", "AD", "9S", ""], "won": [*DEFENDED["won"], ""], "sitter": 3})
    assert do(state, "play AD", "play 9S", "play 9D").sheet[0].marks[3] == ("sat-out",)


def test_rounding() -> None:
    assert [to_five(points) for points in range(11)] == [0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10]
