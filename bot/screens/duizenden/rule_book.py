"""The rule book with the house rules of a table worked into it."""

from __future__ import annotations

from typing import Final

from bot.language import Argument, Speech
from bot.screens.rule_book import composed, rule_arguments
from bot.screens.rule_fields import differing
from bot.screens.rule_words import named_rules
from bot.screens.wording import lines
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
    return composed(_PAGES, _CONTINUED, lambda name: _paragraph(name, rules, speech))


def _paragraph(name: str, rules: DuizendenRules, speech: Speech) -> str:
    """Empty without jokers where it is about them, and without an opening where it is about what counts for one."""
    if (name == "jokers" and not rules.jokers) or (name == "opening-values" and not rules.opening_minimum):
        return ""
    text = speech(f"duizenden-book-{name}", **_arguments(rules))
    if name != "house":
        return text
    named = named_rules("duizenden", differing(rules, DuizendenRules()), rules, speech)
    told = [speech("game-book-house-line", name=name, value=value) for name, value in named]
    return lines([text, *(told or [speech("game-book-house-none")])])


def _arguments(rules: DuizendenRules) -> dict[str, Argument]:
    """Without jokers the rules about them are not told."""
    without = {} if rules.jokers else {"joker_swap": "off", "forbid_joker_discard": "false"}
    return {**rule_arguments(rules), **without}
