"""Every message of both languages: the same keys, the same arguments, and it renders with them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from bot.language import LANGUAGES, speech
from bot.language.speech import LOCALES

FILES = ("duizenden.ftl", "duizenden-rules.ftl", "duizenden-book.ftl")
VALUES = (0, 1, 2, 5, 40, "", "true", "false", "none", "yes", "no", "S", "X", "between", "pile", "own", "never", "7♠")


def messages(language: str) -> dict[str, ast.Message]:
    parsed: dict[str, ast.Message] = {}
    for file in FILES:
        resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in parsed, f"{entry.id.name} stands twice"
                parsed[entry.id.name] = entry
    return parsed


def variables(node: Any) -> set[str]:
    return set(_variables(node))


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from _variables(part)


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_with_the_same_arguments(language: str) -> None:
    spoken = messages(language)
    assert spoken.keys() == ENGLISH.keys()
    assert {key: variables(message) for key, message in spoken.items()} == {
        key: variables(message) for key, message in ENGLISH.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_ours(language: str) -> None:
    assert all(key.startswith("duizenden-") for key in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", VALUES)
def test_every_message_renders(language: str, value: str | int, caplog: pytest.LogCaptureFixture) -> None:
    say = speech(language)
    for key, message in ENGLISH.items():
        with caplog.at_level(logging.WARNING):
            text = say(key, **dict.fromkeys(variables(message), value))
        assert text.strip()
        assert "{" not in text
        assert not caplog.records, key
