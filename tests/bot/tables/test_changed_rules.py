"""House rules are changed field by field, and what cannot be played is refused with a code."""

from __future__ import annotations

import pytest

from bot.tables import Problem, changed_rules
from engine.duizenden.rules.rules import DuizendenRules
from engine.thousand.rules.rules import PRESETS, ThousandRules


def refusal(changes: dict[str, object], rules: DuizendenRules | ThousandRules) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Problem) as caught:
        changed_rules(rules, changes)
    return caught.value.code, caught.value.details


def test_fields_are_changed_and_the_others_stay() -> None:
    rules = DuizendenRules(jokers=6)
    assert changed_rules(rules, {"target": 500, "wrap_runs": True}) == DuizendenRules(
        jokers=6, target=500, wrap_runs=True
    )
    assert rules == DuizendenRules(jokers=6)
    assert changed_rules(rules, {}) == rules


def test_a_part_of_a_rule_is_changed_and_the_others_stay() -> None:
    changed = changed_rules(ThousandRules(), {"marriage_values.H": 90, "marriage_values.trump": None})
    assert isinstance(changed, ThousandRules)
    assert changed.marriage_values.model_dump() == {"S": 20, "H": 90, "D": 60, "C": 40, "trump": None}
    assert ThousandRules().marriage_values.H == 80


def test_a_whole_preset() -> None:
    assert changed_rules(ThousandRules(target=1001), PRESETS["classic"].model_dump()) == PRESETS["classic"]


@pytest.mark.parametrize("changes", [{"target": 5}, {"target": "many"}, {"jokers": 5}, {"nothing": 1}])
def test_a_value_that_a_field_cannot_have(changes: dict[str, object]) -> None:
    assert refusal(changes, DuizendenRules()) == ("rule-value", {})
    assert refusal({"marriage_values.S": 3}, ThousandRules()) == ("rule-value", {})


def test_rules_that_contradict_each_other() -> None:
    assert refusal({"barrel_penalty": 0}, ThousandRules(barrel_collision="knock_off")) == (
        "rules-conflict",
        {"conflict": "barrel-without-penalty"},
    )
    stuck = ThousandRules(barrel_clamp=True, must_win_from_barrel=True, bid_cap=120, declarer_scores="bid")
    assert refusal({"target": 1001}, stuck) == ("rules-conflict", {"conflict": "cannot-be-won"})
