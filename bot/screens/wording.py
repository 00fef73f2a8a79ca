"""Words that the screens of every game use: players, suits, details of refusals and hints, lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.language import Argument, Speech
from bot.language.speech import SUIT_SYMBOLS
from bot.screens.game import SeatLabel
from engine.cards import Card
from engine.game import Fact

COMPUTER: Final = "🤖"
HELD: Final = "💤"
HINT: Final = "💡"


def game_key(game: str, key: str, speech: Speech) -> str:
    """The key of a message of a game: its own, or where it has none the one that all games share."""
    own = f"{game}-{key}"
    return own if speech.has(own) else f"game-{key}"


def lines(texts: Iterable[str]) -> str:
    """Texts below each other; empty ones are left out."""
    return "\n".join([text for text in texts if text])


def small(sentences: Iterable[str]) -> list[str]:
    """Sentences as Discord's small print, a line each."""
    return [f"-# {sentence}" for sentence in sentences]


def suit_text(suit: str, speech: Speech) -> str:
    """A suit by its sign and its name: ``♥ hearts``."""
    return f"{SUIT_SYMBOLS[suit]} {speech(f'suit-{suit}')}"


def in_words(name: str, value: Fact, speech: Speech) -> Argument:
    """A detail that the rules or a computer give, as an argument of a message: cards, suits and yes or no in words."""
    if isinstance(value, Card):
        return speech.card(value)
    if isinstance(value, tuple):
        return speech.cards(value)
    if name in ("suit", "trump") and isinstance(value, str) and value in SUIT_SYMBOLS:
        return suit_text(value, speech)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else value


def note_text(note: str | None) -> str:
    """What a panel says above everything: a hint has its own sign, all else asks for attention."""
    if not note:
        return ""
    return note if note.startswith(HINT) else f"❗ {note}"


def seat_name(label: SeatLabel) -> str:
    """A player's name, with a sign for a computer and for one who is away."""
    if label.computer:
        return f"{label.name} {COMPUTER}"
    return f"{label.name} {HELD}" if label.held else label.name
