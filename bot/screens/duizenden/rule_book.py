"""The rule book with the house rules of a table, and the names of house rules."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from bot.language import Argument, Speech
from engine.duizenden.rules.rules import DuizendenRules

_PAGES: Final = (
    ("game", "deal", "values", "house"),
    ("turn", "melds", "opening", "opening-values", "jokers", "queen", "out"),
    ("pile", "pile-keep", "pile-opening", "pile-looking"),
    ("end", "stock", "win"),
)
"""The paragraphs of each page."""

_CONTINUED: Final = frozenset({"opening-values", "pile-keep"})
"""Paragraphs that go on where the one before ends, without an empty line."""


def rule_book(rules: DuizendenRules, speech: Speech) -> tuple[str, ...]:
    """The rule book in pages, numbers and exceptions as this table plays them."""
    return tuple([_page(paragraphs, rules, speech) for paragraphs in _PAGES])


def _page(paragraphs: tuple[str, ...], rules: DuizendenRules, speech: Speech) -> str:
    text = ""
    for name in paragraphs:
        if not _applies(name, rules):
            continue
        between = "\n" if name in _CONTINUED else "\n\n"
        text += (between if text else "") + _paragraph(name, rules, speech)
    return text


def _applies(name: str, rules: DuizendenRules) -> bool:
    if name == "jokers":
        return rules.jokers > 0
    return name != "opening-values" or rules.opening_minimum > 0


def _paragraph(name: str, rules: DuizendenRules, speech: Speech) -> str:
    text = speech(f"duizenden-book-{name}", **_arguments(rules))
    if name != "house":
        return text
    lines = [speech("duizenden-book-house-line", name=name, value=value) for name, value in differing(rules, speech)]
    return "\n".join([text, *(lines or [speech("duizenden-book-house-none")])])


def _arguments(rules: DuizendenRules) -> dict[str, Argument]:
    """Every field as Fluent selects by it: words as they are, small numbers as numbers.

    Without jokers the rules about them are not told.
    """
    arguments: dict[str, Argument] = {name: _argument(value) for name, value in rules}
    if not rules.jokers:
        arguments |= {"joker_swap": "off", "forbid_joker_discard": "false"}
    return arguments


def _argument(value: object) -> Argument:
    return value if isinstance(value, int) and not isinstance(value, bool) else value_word(value)


def value_word(value: object) -> str:
    """A value as it ends the key of its message: ``true``, ``none``, ``must_open``, ``40``."""
    return str(value).lower()


def differing(rules: DuizendenRules, speech: Speech, *, besides: Container[str] = ()) -> Iterator[tuple[str, str]]:
    """The house rules of a table that differ from the usual ones, `besides` some: their names and values in words."""
    usual = DuizendenRules()
    for field, value in rules:
        if value != getattr(usual, field) and field not in besides:
            yield speech(f"duizenden-rule-{field}"), value_text(field, value, speech)


def value_text(field: str, value: object, speech: Speech) -> str:
    """The value of a house rule in words; a number is its own word."""
    key = f"duizenden-rule-{field}-{value_word(value)}"
    if speech.has(key):
        return speech(key)
    return speech.number(value) if isinstance(value, int) else str(value)
