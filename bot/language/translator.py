"""Names and descriptions of commands in the languages of Discord's clients."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.language.choice import choose_language
from bot.language.speech import FALLBACK, speech


def named(key: str) -> app_commands.locale_str:
    """A command's name or description: English for Discord's default, the other languages by the translator.

    Raises:
        KeyError: there is no such message in English.
    """
    return app_commands.locale_str(speech(FALLBACK)(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Looks up what `named` left to be translated."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        key = string.extras.get("key")
        language = choose_language(locale.value)
        if key is None or not locale.value.startswith(language) or not speech(language).knows(key):
            return None
        return speech(language)(key)
