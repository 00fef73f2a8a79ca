"""The rule book with the house rules of a table worked into it."""

from __future__ import annotations

from typing import Final

from bot.language import Argument, Speech
from bot.language.speech import SUIT_SYMBOLS
from bot.screens.rule_book import composed, rule_arguments
from bot.screens.thousand.texts import house_rules
from bot.screens.wording import lines
from engine.thousand.rules.rules import ThousandRules

_PAGES: Final = (
    ("game", "cards", "deal", "redeal"),
    ("auction", "cap", "dark", "golden", "exchange", "raise", "rospis", "trump"),
    ("play", "marriages", "declaring", "marriage-trump", "aces"),
    ("count", "bolts", "barrel", "barrel-round", "barrel-penalty", "dump-truck", "end"),
    ("house",),
)
"""The paragraphs of each page."""

_CONTINUED: Final = frozenset(
    {"cap", "raise", "rospis", "declaring", "marriage-trump", "barrel-round", "barrel-penalty"}
)
"""Paragraphs that go on where the one before ends, without an empty line."""


def rule_book(rules: ThousandRules, speech: Speech) -> tuple[str, ...]:
    """The rule book in pages, numbers and exceptions as this table plays them."""
    return composed(_PAGES, _CONTINUED, lambda name: _paragraph(name, rules, speech))


def _paragraph(name: str, rules: ThousandRules, speech: Speech) -> str:
    if not _applies(name, rules):
        return ""
    text = speech(f"thousand-book-{name}", **_arguments(rules))
    return lines([text, *_house_lines(rules, speech)]) if name == "house" else text


def _applies(name: str, rules: ThousandRules) -> bool:
    """Whether a paragraph is about anything that is played at this table."""
    return {
        "redeal": rules.redeal_four_nines or rules.redeal_weak_hand > 0,
        "dark": rules.dark,
        "golden": rules.golden,
        "raise": rules.raise_after_prikup,
        "rospis": rules.rospis != "off",
        "aces": rules.ace_marriage,
        "bolts": rules.bolts != "off",
        "dump-truck": rules.dump_truck != "off",
    }.get(name, True)


def _house_lines(rules: ThousandRules, speech: Speech) -> list[str]:
    preset, differing = house_rules(rules, speech)
    told = [speech("thousand-book-house-preset", preset=preset)] if preset else []
    told += [speech("game-book-house-line", name=name, value=value) for name, value in differing]
    return told or [speech("game-book-house-none")]


def _arguments(rules: ThousandRules) -> dict[str, Argument]:
    """Every house rule; the values of the marriages and the signs of suits under their letters."""
    signs = {f"sign_{suit}": sign for suit, sign in SUIT_SYMBOLS.items()}
    return {**rule_arguments(rules), **rule_arguments(rules.marriage_values), **signs}
