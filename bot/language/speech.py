"""One language: its messages (Project Fluent), its cards, its lists and numbers (Babel)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, cast

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax import ast

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

MINUS: Final = "\N{MINUS SIGN}"

Argument = str | int


class Speech:
    """Says things in one language.

    Calling it with a message's key gives its text; what the language lacks is said in English. Whole numbers are
    written as `number` writes them; Discord's ids are given as text, for they are not counted.

    Messages name buttons in two ways: ``{ button-back }`` is a button that only the reader sees, in this language;
    ``{ BOARD("button-join") }`` is one of the public board, in the language of the `board`.

    Args:
        language: a folder of `LOCALES`.
        fallback: says what this language lacks.
        board: the language of the public messages that the reader sees; None for this one.
    """

    def __init__(self, language: str, fallback: Speech | None = None, board: Speech | None = None) -> None:
        self.language = language
        self._fallback = fallback
        say_on_board = cast("Callable[[Any], FluentType]", (board or self).__call__)
        self._bundle = _Bundle([language], functions={"BOARD": say_on_board}, use_isolating=False)
        for resource in _resources(LOCALES / language):
            self._bundle.add_resource(resource)
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

    def number(self, number: float) -> str:
        """A number as people of this language write it, with a real minus: ``−1,234.5``, in Dutch ``−1.234,5``."""
        return _written(number, self.language)

    def signed(self, points: int) -> str:
        """Points won or lost: ``+45``, ``−10``, ``0``."""
        return f"+{self.number(points)}" if points > 0 else self.number(points)

    def enumerate(self, items: Iterable[str]) -> str:
        """A list in words: ``Anna, Bob and Carla``."""
        return format_list(list(items), locale=self.language)


class _Number(FluentInt):
    """A whole number in a message: it is written as everywhere else, and variants are chosen by its value."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


class _Bundle(FluentBundle):
    """The messages of a language, with the numbers in them written by `_Number`; Fluent's own have a hyphen."""

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Argument] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        fluent = {name: value if isinstance(value, str) else _Number(value) for name, value in (args or {}).items()}
        errors: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(args=fluent))), errors
        except ValueError as error:
            return "{???}", [*errors, error]


@lru_cache(maxsize=4096)
def _written(number: float, locale: Locale | str) -> str:
    return format_decimal(number, locale=locale).replace("-", MINUS)


@cache
def _resources(folder: Path) -> tuple[ast.Resource, ...]:
    """The messages of a language as they were read, which all its speeches share."""
    return tuple([FluentResource(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))])


@cache
def speech(language: str, board: str | None = None) -> Speech:
    """The speech of a language, loaded once.

    Args:
        language: the reader's.
        board: the language of the public messages around; None, or the reader's again, for the same one.

    Raises:
        KeyError: a language that we do not speak.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    if board == language:
        return speech(language)
    return Speech(
        language,
        fallback=None if language == FALLBACK else speech(FALLBACK, board),
        board=None if board is None else speech(board),
    )
