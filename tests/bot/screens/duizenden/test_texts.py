"""Every message of both languages: the same keys, the same arguments, and it renders with them."""

from __future__ import annotations

import logging

import pytest

from bot.language import LANGUAGES, speech
from tests.bot.screens.ftl import messages, variables

FILES = ("duizenden.ftl", "duizenden-rules.ftl", "duizenden-book.ftl")
VALUES = (0, 1, 2, 5, 40, "", "true", "false", "none", "yes", "no", "S", "X", "between", "pile", "own", "never", "7♠")


ENGLISH = messages("en", FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_with_the_same_arguments(language: str) -> None:
    spoken = messages(language, FILES)
    assert spoken.keys() == ENGLISH.keys()
    assert {key: variables(message) for key, message in spoken.items()} == {
        key: variables(message) for key, message in ENGLISH.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_ours(language: str) -> None:
    assert all(key.startswith("duizenden-") for key in messages(language, FILES))


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
