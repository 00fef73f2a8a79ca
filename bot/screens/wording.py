"""Words that the screens of every game use: points, players, lines of text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.screens.game import SeatLabel

COMPUTER: Final = "🤖"
HELD: Final = "💤"
HINT: Final = "💡"


def lines(texts: Iterable[str]) -> str:
    """Texts below each other; empty ones are left out."""
    return "\n".join([text for text in texts if text])


def small(sentences: Iterable[str]) -> list[str]:
    """Sentences as Discord's small print, a line each."""
    return [f"-# {sentence}" for sentence in sentences]


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
