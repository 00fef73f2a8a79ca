"""The rule book and the names of the house rules."""

from __future__ import annotations

import logging
import re
import typing
from collections.abc import Iterator
from types import NoneType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language import LANGUAGES, speech
from bot.screens.duizenden import SCREENS
from bot.screens.rule_fields import rule_fields
from bot.screens.rule_words import rule_name, value_text
from engine.duizenden.rules.rules import DuizendenRules

PAGE = 3500
FIELDS = tuple(DuizendenRules.model_fields)
languages = st.sampled_from(LANGUAGES)


def values(field: str) -> tuple[object, ...]:
    """Every value of a field, the target's a few."""
    if field == "target":
        return (100, 500, 1000, 10000)
    return tuple(_values(DuizendenRules.model_fields[field].annotation))


def _values(annotation: object) -> Iterator[object]:
    if annotation is bool:
        yield from (True, False)
    elif annotation is NoneType:
        yield None
    elif typing.get_origin(annotation) is typing.Literal:
        yield from typing.get_args(annotation)
    else:
        for part in typing.get_args(annotation):
            yield from _values(part)


all_rules = st.fixed_dictionaries({field: st.sampled_from(values(field)) for field in FIELDS}).map(
    DuizendenRules.model_validate
)


@given(all_rules, languages)
@settings(max_examples=60)
def test_every_table_has_a_rule_book(caplog: pytest.LogCaptureFixture, rules: DuizendenRules, language: str) -> None:
    with caplog.at_level(logging.WARNING):
        pages = SCREENS.rule_book(rules, speech(language))
    assert not caplog.records
    assert len(pages) == 4
    for page in pages:
        assert 20 < len(page) <= PAGE
        assert "{" not in page
        assert "  " not in page
        assert " ," not in page
        assert "\n\n\n" not in page


@given(all_rules, languages)
@settings(max_examples=60)
def test_the_house_rules_that_differ_are_named(rules: DuizendenRules, language: str) -> None:
    say, text = speech(language), "\n".join(SCREENS.rule_book(rules, speech(language)))
    for field in rule_fields(DuizendenRules):
        name, value = rule_name("duizenden", field, say), value_text("duizenden", field, field.of(rules), say)
        assert (f"- {name}: **{value}**" in text) == (field.of(rules) != field.of(DuizendenRules()))
    assert (say("game-book-house-none") in text) == (rules == DuizendenRules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_follow_the_rules(language: str) -> None:
    say = speech(language)
    book = "\n".join(SCREENS.rule_book(DuizendenRules(opening_minimum=51, target=750, jokers=6), say))
    assert "51" in book
    assert "750" in book
    assert re.search(r"\b6\b", book)
    assert "40" not in book
    assert "1000" not in book


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", FIELDS)
def test_each_value_changes_the_text_of_the_rules(language: str, field: str) -> None:
    """Not only the list of house rules: the text of the rules themselves."""
    say = speech(language)
    texts = set()
    for value in values(field):
        pages = SCREENS.rule_book(DuizendenRules.model_validate({field: value}), say)
        texts.add("\n".join(page.split(say("duizenden-book-house"))[0] for page in pages))
    assert len(texts) == len(values(field))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_jokers_the_book_does_not_speak_of_them_on_the_table(language: str) -> None:
    say = speech(language)
    joker = say("duizenden-rule-jokers").lower()[:5]
    with_them, without = (
        "\n".join(SCREENS.rule_book(DuizendenRules(jokers=jokers), say)[1:]).lower() for jokers in (4, 0)
    )
    assert joker in with_them
    assert joker not in without


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    say = speech(language)
    assert "Duizenden" in say("duizenden-name")
    assert 1 <= len(say("duizenden-about")) <= 100
