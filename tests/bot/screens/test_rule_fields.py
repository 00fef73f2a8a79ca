"""Every field of a game's house rules is found, with values that its model takes."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from pydantic import Field

from bot.screens.rule_fields import MENU_LIMIT, RuleField, differing, rule_field, rule_fields, value_key
from bot.tables import changed_rules
from engine import GAMES
from engine.game import Rules
from engine.thousand.rules.rules import PRESETS as THOUSAND_PRESETS
from engine.thousand.rules.rules import ThousandRules

MODELS = [game.Rules for game in GAMES.values()]


class Parts(Rules):
    """A rule of two parts."""

    low: Annotated[int, Field(ge=0, le=30, multiple_of=10)]
    high: Annotated[int, Field(ge=3, le=5000, multiple_of=5)] | None = None


class Odd(Rules):
    """Rules of every kind there is."""

    preset: Literal["one", "two"] = "one"
    only: Literal["this"] = "this"
    mixed: Literal["all", 120, "none"] = "all"
    flag: bool = False
    few: Literal[1, 2] | None = None
    small: Annotated[int, Field(gt=0, lt=20)] = 3
    parts: Parts = Parts(low=10)


def values_to_try(field: RuleField, usual: object) -> list[str]:
    known = [usual] if usual is None or isinstance(usual, int | str) else []
    return [value_key(value) for value in field.offered(known)]


@pytest.mark.parametrize("model", MODELS)
def test_every_field_is_there_but_the_name_of_the_preset(model: type[Rules]) -> None:
    found = {field.name.partition(".")[0] for field in rule_fields(model)}
    assert found == set(model.model_fields) - {"preset"}


@pytest.mark.parametrize("model", MODELS)
def test_every_value_that_is_offered_can_be_had(model: type[Rules]) -> None:
    usual = model()
    for field in rule_fields(model):
        keys = values_to_try(field, field.of(usual))
        assert value_key(field.of(usual)) in keys, field.name
        assert 2 <= len(keys) == len(set(keys)) <= MENU_LIMIT, field.name
        for key in keys:
            changed = changed_rules(usual, {field.name: field.value(key)})
            assert field.of(changed) == field.value(key)
            assert [other.name for other in differing(changed, usual)] in ([], [field.name])


@pytest.mark.parametrize("model", MODELS)
def test_every_number_of_a_range_can_be_written(model: type[Rules]) -> None:
    for field in rule_fields(model):
        if field.numbers is not None:
            for number in (field.numbers[0], field.numbers[-1], field.numbers[len(field.numbers) // 3]):
                assert field.of(changed_rules(model(), {field.name: field.number(str(number))})) == number
            for number in (field.numbers[0] - 1, field.numbers[-1] + 1):
                with pytest.raises(ValueError, match=str(number)):
                    field.number(str(number))


def test_the_kinds_of_fields() -> None:
    fields = {field.name: (field.choices, field.numbers) for field in rule_fields(Odd)}
    assert fields == {
        "only": (("this",), None),
        "mixed": (("all", 120, "none"), None),
        "flag": ((True, False), None),
        "few": ((1, 2, None), None),
        "small": ((), range(1, 20)),
        "parts.low": ((), range(0, 31, 10)),
        "parts.high": ((None,), range(5, 5001, 5)),
    }


def test_a_part_of_a_rule_is_changed_alone() -> None:
    rules = changed_rules(Odd(), {"parts.high": 100})
    assert rules == Odd(parts=Parts(low=10, high=100))
    assert rule_field(Odd, "parts.high").of(rules) == 100


def test_a_menu_of_many_numbers_has_the_known_and_the_round_ones() -> None:
    target = rule_field(GAMES["duizenden"].Rules, "target")
    assert target.is_open
    assert target.offered([1000, 1234]) == (100, 250, 500, 750, 1000, 1234, 1500, 2000, 3000, 5000, 10000)
    penalty = rule_field(ThousandRules, "barrel_penalty")
    assert penalty.offered([120]) == (0, 30, 60, 90, 120, 180, 240, 360, 500)
    weak = rule_field(ThousandRules, "redeal_weak_hand")
    assert weak.offered([0]) == (0, 5, 10, 15, 20, 25, 30, 35, 40)


def test_a_menu_of_few_numbers_has_them_all() -> None:
    small = rule_field(Odd, "small")
    assert not small.is_open
    assert small.offered([3]) == tuple(range(1, 20))


def test_a_menu_is_never_too_long() -> None:
    target = rule_field(GAMES["duizenden"].Rules, "target")
    offered = target.offered([1000, *range(101, 200)])
    assert len(offered) == MENU_LIMIT
    assert 1000 in offered


@pytest.mark.parametrize("text", ["1500", " 1500 ", "1.500", "1,500", "1 500", "1\u202f500", "1’500", "0001500"])
def test_numbers_as_people_write_them(text: str) -> None:
    assert rule_field(GAMES["duizenden"].Rules, "target").number(text) == 1500


@pytest.mark.parametrize(
    "text", ["", " ", "many", "-500", "1500.0", "1.5", "15,00", "1e3", "1_500", "five", "99", "10001", "9" * 5000]
)
def test_what_is_no_number_for_this_rule(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text itself is the message
        rule_field(GAMES["duizenden"].Rules, "target").number(text)


def test_a_value_that_a_field_does_not_have() -> None:
    for key in ("3", "True", "NONE", "", "own"):
        with pytest.raises(ValueError):  # noqa: PT011
            rule_field(GAMES["duizenden"].Rules, "max_jokers_per_meld").value(key)


def test_what_differs() -> None:
    classic, standard = THOUSAND_PRESETS["classic"], THOUSAND_PRESETS["standard"]
    names = [field.name for field in differing(classic, standard)]
    assert "preset" not in names
    assert {"sitter", "marriage_values.H", "marriage_values.trump", "rospis"} <= set(names)
    assert "target" not in names
    assert differing(classic, classic) == []
