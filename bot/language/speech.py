"""One language: its messages (Project Fluent), its cards, its lists and numbers (Babel)."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from engine.cards import Card

_log = logging.getLogger(__name__)

LOCALES: Final = Path(__file__).parents[2] / "data" / "locales"

FALLBACK: Final = "en"
"""The language that has every message."""

LANGUAGES: Final = (FALLBACK, *sorted(path.name for path in LOCALES.iterdir() if path.name != FALLBACK))
"""Every language we speak, English first."""

AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
"""Keeps a symbol from being drawn as an emoji: black suits as emoji cannot be seen on Discord's dark ground."""

SUIT_SYMBOLS: Final[Mapping[str, str]] = {"S": "♠" + AS_TEXT, "H": "♥", "D": "♦", "C": "♣" + AS_TEXT}

Argument = str | int


class Speech:
    """Says things in one language.

    Calling it with a message's key gives its text; what the language lacks is said in English. Discord's ids are
    given as text, for Fluent would write a number of 18 digits with commas.
    """

    def __init__(self, language: str, fallback: Speech | None = None) -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._card_texts: dict[Card, str] = {}

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """The text of a message.

        Raises:
            KeyError: no language has it.
        """
        if not self.knows(key):
            if self._fallback is None:
                raise KeyError(key)
            return self._fallback(key, **arguments)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        for error in errors:
            _log.error("message %s in %s: %s", key, self.language, error)
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether this language itself has a message."""
        return self._bundle.has_message(key)

    def has(self, key: str) -> bool:
        """Whether this language or the one behind it has a message."""
        return self.knows(key) or (self._fallback is not None and self._fallback.has(key))

    def card(self, card: Card) -> str:
        """A card as players of this language write it, at most four characters: ``10♥``, ``V♠``."""
        text = self._card_texts.get(card)
        if text is None:
            text = self("card-joker") if not card.suit else self(f"rank-{card.rank}") + SUIT_SYMBOLS[card.suit]
            self._card_texts[card] = text
        return text

    def cards(self, cards: Iterable[Card]) -> str:
        """Some cards, in their order, spaces between."""
        return " ".join([self.card(card) for card in cards])

    def enumerate(self, items: Iterable[str]) -> str:
        """A list in words: ``Anna, Bob and Carla``."""
        return format_list(list(items), locale=self.language)


@cache
def speech(language: str) -> Speech:
    """The speech of a language, loaded once.

    Raises:
        KeyError: a language that we do not speak.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    return Speech(language, fallback=None if language == FALLBACK else speech(FALLBACK))
