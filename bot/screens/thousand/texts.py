"""Words that every screen of Thousand uses: suits, marriages, cards, house rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from bot.language import Speech
from bot.language.speech import SUIT_SYMBOLS
from bot.screens.game import SeatLabel
from bot.screens.rule_fields import RuleField, differing
from bot.screens.rule_words import named_rules
from bot.screens.wording import seat_name
from engine.cards import Card
from engine.thousand.rules.pack import ACES, suits_married
from engine.thousand.rules.rules import ACE_MARRIAGE, PRESETS, ThousandRules
from engine.thousand.rules.state import FOUR_ACES, Marriage
from engine.thousand.rules.view import ThousandView

RINGS: Final = "💍"
"""Stands beside a marriage, and beside a card that declares one."""


def marriage_text(marriage: Marriage, speech: Speech) -> str:
    """A marriage in few characters: ``♥ 100``."""
    return speech("thousand-marriage", suit=marriage_sign(marriage.suit, speech), points=marriage.points)


def marriage_sign(suit: str, speech: Speech) -> str:
    """The sign of a marriage's suit, or words for four aces."""
    return speech("thousand-four-aces") if suit == FOUR_ACES else SUIT_SYMBOLS[suit]


def by_suit(cards: Iterable[Card]) -> list[list[Card]]:
    """A sorted hand, suit by suit."""
    return [list(suit) for _, suit in groupby(cards, key=lambda card: card.suit)]


def hand_lines(hand: Sequence[Card], speech: Speech) -> str:
    """Every card of a hand, a line a suit."""
    return "\n".join([speech.cards(suit) for suit in by_suit(hand)])


def marriages_in_hand(view: ThousandView, speech: Speech) -> list[str]:
    """The marriages of one's own hand and what they are worth, as trump too where that is more or less; four aces."""
    values = view.rules.marriage_values
    found = []
    for suit in suits_married(view.hand):
        now, as_trump = values.value(suit, view.trump), values.value(suit, suit)
        if view.rules.trump_mode == "marriage":
            now = as_trump
        sign = SUIT_SYMBOLS[suit]
        if now == as_trump or view.trump is not None:
            found.append(speech("thousand-marriage", suit=sign, points=now))
        else:
            found.append(speech("thousand-marriage-or-trump", suit=sign, points=now, trump=as_trump))
    if view.rules.ace_marriage and ACES.issubset(view.hand):
        found.append(speech("thousand-marriage", suit=marriage_sign(FOUR_ACES, speech), points=ACE_MARRIAGE))
    return found


def named(items: Iterable[tuple[int, str]], seats: Sequence[SeatLabel]) -> str:
    """What belongs to some players, each behind its name."""
    return " · ".join([f"{seat_name(seats[seat])} {text}" for seat, text in items])


# ----------------------------------------------------------------------------------------------------- house rules


def nearest_preset(rules: ThousandRules) -> tuple[str, list[RuleField]]:
    """The preset from which a table differs least, the usual one before others, and the fields in which it does."""
    differences = {name: differing(rules, preset) for name, preset in PRESETS.items()}
    name = min(differences, key=lambda name: len(differences[name]))
    return name, differences[name]


def house_rules(rules: ThousandRules, speech: Speech) -> tuple[str, list[tuple[str, str]]]:
    """The house rules of a table: the preset they are nearest to, empty for the usual one, and what differs from it.

    What differs are names and values in words.
    """
    preset, fields = nearest_preset(rules)
    name = "" if preset == next(iter(PRESETS)) else speech(f"thousand-preset-{preset}")
    return name, named_rules("thousand", fields, rules, speech)
