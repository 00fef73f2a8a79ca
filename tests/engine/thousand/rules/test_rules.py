"""House rules: presets, what contradicts itself, JSON."""

from __future__ import annotations

import pydantic
import pytest

from engine.thousand.rules.rules import PRESETS, MarriageValues, ThousandRules

STANDARD = {
    "preset": "standard",
    "four_player_deal": "six",
    "sitter": "right_of_dealer",
    "opening": "forehand100",
    "bid_cap": "marriage",
    "hide_prikup_at_100": False,
    "raise_after_prikup": False,
    "trump_mode": "named",
    "marriage_values": {"H": 80, "D": 60, "C": 40, "S": 20, "trump": 100},
    "marriage_mode": "win_trick",
    "declarer_scores": "actual",
    "rounding": "none",
    "must_trump": False,
    "must_beat": False,
    "barrel_at": 880,
    "barrel_clamp": False,
    "barrel_attempts": 1,
    "barrel_penalty": 120,
    "barrel_collision": "coexist",
    "must_win_from_barrel": False,
    "bolts": "total3",
    "bolt_penalty": 120,
    "bolt_declarer_exempt": False,
    "rospis": "off",
    "golden": False,
    "dark": False,
    "redeal_four_nines": False,
    "redeal_weak_hand": 0,
    "ace_marriage": False,
    "dump_truck": "off",
    "target": 1000,
}
CLASSIC = STANDARD | {
    "preset": "classic",
    "four_player_deal": "seven",
    "sitter": "dealer",
    "raise_after_prikup": True,
    "trump_mode": "marriage",
    "marriage_values": {"H": 100, "D": 80, "C": 60, "S": 40, "trump": None},
    "marriage_mode": "lead",
    "declarer_scores": "bid",
    "rounding": "others5",
    "must_trump": True,
    "barrel_clamp": True,
    "barrel_attempts": 3,
    "must_win_from_barrel": True,
    "rospis": 60,
    "redeal_four_nines": True,
}
"""The table of the rule book."""


def test_the_presets_are_those_of_the_table() -> None:
    assert list(PRESETS) == ["standard", "classic"]
    assert PRESETS["standard"].model_dump() == STANDARD
    assert PRESETS["classic"].model_dump() == CLASSIC
    assert ThousandRules() == PRESETS["standard"]


def test_what_is_named_stands_above_the_preset() -> None:
    rules = ThousandRules(preset="classic", must_trump=False, rospis="half")
    assert rules.model_dump() == CLASSIC | {"must_trump": False, "rospis": "half"}


@pytest.mark.parametrize(
    "rules",
    [
        ThousandRules(),
        ThousandRules(preset="classic"),
        ThousandRules(preset="classic", must_trump=False, marriage_values=STANDARD["marriage_values"]),
        ThousandRules(bid_cap=120, marriage_values=MarriageValues(H=50, D=50, C=50, S=50)),
    ],
)
def test_json_comes_back_also_without_defaults(rules: ThousandRules) -> None:
    for short in (False, True):
        assert ThousandRules.model_validate_json(rules.model_dump_json(exclude_defaults=short)) == rules


def test_json_without_defaults_says_what_differs_from_the_preset() -> None:
    assert ThousandRules().model_dump(exclude_defaults=True) == {}
    rules = ThousandRules(preset="classic", must_trump=False)
    assert rules.model_dump(exclude_defaults=True) == {"preset": "classic", "must_trump": False}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"preset": "modern"}, "preset"),
        ({"preset": ["classic"]}, "preset"),
        ({"barrel_at": 890}, "880 or 900"),
        ({"bid_cap": 130}, "bid_cap"),
        ({"bolts": False}, "total3"),
        ({"barrel_penalty": -1}, "greater than or equal to 0"),
        ({"redeal_weak_hand": 41}, "less than or equal to 40"),
        ({"marriage_values": {"H": 80}}, "Field required"),
        ({"marriage_values": {"H": 81, "D": 60, "C": 40, "S": 20}}, "multiple of 5"),
        ({"wrap_runs": True}, "wrap_runs"),
        ({"barrel_collision": "knock_off", "barrel_penalty": 0}, "nobody would fall off the barrel"),
        ({"preset": "classic", "bid_cap": 120, "target": 1001}, "nobody could win"),
    ],
)
def test_what_makes_no_sense_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(pydantic.ValidationError, match=message):
        ThousandRules.model_validate(given)


def test_no_rules_but_a_mapping() -> None:
    with pytest.raises(pydantic.ValidationError):
        ThousandRules.model_validate("classic")
    assert ThousandRules.model_validate(PRESETS["classic"]) == PRESETS["classic"]


@pytest.mark.parametrize(
    "change",
    [
        {"barrel_clamp": False},
        {"must_win_from_barrel": False},
        {"bid_cap": "marriage"},
        {"declarer_scores": "actual"},
        {"dark": True},
        {"target": 1000},
        {"barrel_at": 900},
    ],
)
def test_each_of_these_saves_a_game_that_could_not_be_won(change: dict[str, object]) -> None:
    lost = {"preset": "classic", "bid_cap": 120, "target": 1001}
    assert ThousandRules.model_validate(lost | change).target == change.get("target", 1001)


def test_a_marriage_is_worth_its_suit_or_trump() -> None:
    values = ThousandRules().marriage_values
    assert [values.value(suit, None) for suit in "HDCS"] == [80, 60, 40, 20]
    assert values.value("S", "S") == 100
    assert values.value("S", "H") == 20
    assert ThousandRules(preset="classic").marriage_values.value("S", "S") == 40
