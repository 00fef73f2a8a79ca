"""Whose language counts."""

from __future__ import annotations

import discord
import pytest

from bot.language import LANGUAGES, choose_language
from bot.settings import Settings


def test_the_first_wish_that_we_speak() -> None:
    assert choose_language("ru", "nl", "en-US") == "ru"
    assert choose_language(None, "fi", "nl", "ru") == "nl"
    assert choose_language("af", "en-GB", "nl", "ru") == "af"


def test_else_english() -> None:
    assert choose_language() == "en"
    assert choose_language(None, None) == "en"
    assert choose_language("", "fi", "zh-TW") == "en"


@pytest.mark.parametrize(
    ("wish", "language"),
    [("en-GB", "en"), ("en-US", "en"), ("nl", "nl"), ("nl-BE", "nl"), ("RU", "ru"), ("af-ZA", "af"), ("afr", "en")],
)
def test_a_locale_counts_by_its_language(wish: str, language: str) -> None:
    assert choose_language(wish) == language


def test_every_client_of_discord_gets_a_language() -> None:
    chosen = {locale.value: choose_language(locale.value) for locale in discord.Locale}
    assert {locale for locale, language in chosen.items() if language != "en"} == {"nl", "ru"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_of_the_bot_may_choose_any_of_them(language: str) -> None:
    assert Settings(default_language=language).default_language == language
