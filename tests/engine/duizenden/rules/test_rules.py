"""The house rules: defaults, what is refused, presets."""

from __future__ import annotations

from typing import Any

import pydantic
import pytest

from engine.duizenden.rules.rules import PRESETS, DuizendenRules

DEFAULTS = {
    "jokers": 4,
    "opening_minimum": 40,
    "opening_values": "game",
    "joker_opening_value": "fixed",
    "low_ace_value": 20,
    "wrap_runs": False,
    "duplicate_suits_in_set": True,
    "max_jokers_per_meld": None,
    "joker_swap": "own",
    "pile_before_opening": "must_open",
    "free_first_upcard": False,
    "redraw_special_upcard": False,
    "must_discard_to_go_out": True,
    "forbid_joker_discard": False,
    "stock_empty": "reshuffle",
    "open_pile_visible": False,
    "target": 1000,
}


def test_defaults() -> None:
    assert DuizendenRules().model_dump() == DEFAULTS


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("jokers", 1),
        ("jokers", 5),
        ("opening_minimum", 45),
        ("opening_values", "points"),
        ("joker_opening_value", "free"),
        ("low_ace_value", 1),
        ("max_jokers_per_meld", 0),
        ("max_jokers_per_meld", 3),
        ("joker_swap", "all"),
        ("pile_before_opening", "always"),
        ("stock_empty", "stop"),
        ("target", 99),
        ("target", 10001),
        ("wrap_runs", "perhaps"),
        ("colour", "blue"),
    ],
)
def test_refuses(field: str, value: Any) -> None:
    with pytest.raises(ValueError, match=field):
        DuizendenRules.model_validate({field: value})


def test_cannot_be_changed() -> None:
    with pytest.raises(pydantic.ValidationError):
        setattr(DuizendenRules(), "jokers", 2)  # noqa: B010 (mypy knows that it is refused)


def test_presets_begin_with_the_default_and_come_back_from_json() -> None:
    assert next(iter(PRESETS)) == "standard"
    assert PRESETS["standard"] == DuizendenRules()
    assert len(set(PRESETS.values())) == len(PRESETS)
    for rules in PRESETS.values():
        assert DuizendenRules.model_validate_json(rules.model_dump_json(exclude_defaults=True)) == rules
