"""The rule book and the names of the house rules."""

from __future__ import annotations

import logging

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language import Speech
from bot.screens.rule_fields import RuleField, Value, rule_fields
from bot.screens.rule_words import rule_name, value_text
from bot.screens.thousand import SCREENS
from bot.screens.thousand.texts import nearest_preset
from bot.tables import changed_rules
from engine.thousand.rules.rules import PRESETS, ThousandRules
from tests.bot.screens.showing import SPEECHES, says
from tests.engine.hooks import thousand as hooks

PAGE = 3500
FIELDS = rule_fields(ThousandRules)
speeches = st.sampled_from(SPEECHES)
fields = pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)


def values(field: RuleField) -> list[Value]:
    """Every value of a field, of many numbers a few."""
    return list(field.offered([0, 25, 120]))


@given(hooks.RULES, speeches)
@settings(max_examples=100)
def test_every_table_has_a_rule_book(caplog: pytest.LogCaptureFixture, rules: ThousandRules, say: Speech) -> None:
    with caplog.at_level(logging.WARNING):
        pages = SCREENS.rule_book(rules, say)
    assert not caplog.records
    assert len(pages) == 5
    for page in pages:
        assert page.startswith("## ")
        assert 20 < len(page) <= PAGE
        for trace in ("{", "}", "  ", " ,", " .", " ;", "\n\n\n", "None", "\n "):
            assert trace not in page, page


@given(hooks.RULES, speeches)
@settings(max_examples=60)
def test_the_house_rules_of_the_table_are_named(rules: ThousandRules, say: Speech) -> None:
    house = SCREENS.rule_book(rules, say)[-1]
    preset, differing = nearest_preset(rules)
    for field in FIELDS:
        line = f"- {rule_name('thousand', field, say)}: **{value_text('thousand', field, field.of(rules), say)}**"
        assert (line in house) == (field in differing)
    assert (say(f"thousand-preset-{preset}") in house) == (preset != "standard")
    assert (say("game-book-house-none") in house) == (preset == "standard" and not differing)


@pytest.mark.parametrize("name", PRESETS)
@says
def test_a_preset_by_its_name(name: str, say: Speech) -> None:
    assert nearest_preset(PRESETS[name]) == (name, [])
    house = SCREENS.rule_book(PRESETS[name], say)[-1]
    assert "\n- " not in house


@pytest.mark.parametrize("preset", PRESETS)
@fields
@says
def test_each_value_changes_the_text_of_the_rules(say: Speech, field: RuleField, preset: str) -> None:
    """Not only the list of house rules: the rules themselves."""
    tables = [changed_rules(PRESETS[preset], {field.name: value}) for value in values(field)]
    texts = {"\n".join(SCREENS.rule_book(rules, say)[:-1]) for rules in tables}
    assert len(texts) == len(tables)


@says
def test_the_numbers_follow_the_rules(say: Speech) -> None:
    rules = ThousandRules.model_validate(
        {"barrel_at": 900, "barrel_penalty": 150, "bolt_penalty": 75, "target": 1001, "redeal_weak_hand": 13}
    )
    book = "\n".join(SCREENS.rule_book(rules, say))
    assert all(number in book for number in ("900", "150", "75", say.number(1001), "13"))
    assert "880" not in book
    assert say.number(1000) not in book


@says
def test_marriages_where_each_one_makes_trump(say: Speech) -> None:
    values = {"S": 20, "H": 80, "D": 60, "C": 40, "trump": 105}
    rules = ThousandRules.model_validate({"trump_mode": "marriage", "marriage_values": values})
    page = SCREENS.rule_book(rules, say)[2]
    assert "**105**" in page
    assert "**80**" not in page
