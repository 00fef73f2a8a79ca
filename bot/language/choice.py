"""Whose language counts: private text follows the player, public text the server."""

from __future__ import annotations

from bot.language.speech import FALLBACK, LANGUAGES


def choose_language(*wishes: str | None) -> str:
    """The first wish that we speak, else English.

    Wishes are given strongest first: a player's own setting, their client's locale, the server's setting, the
    server's locale. A locale counts by its language: ``en-GB`` is English.

    >>> choose_language(None, "nl", "en-US")
    'nl'
    >>> choose_language("fi", "en-GB")
    'en'
    """
    for wish in wishes:
        if wish is not None and (language := wish.partition("-")[0].lower()) in LANGUAGES:
            return language
    return FALLBACK
