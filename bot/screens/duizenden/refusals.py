"""Why the rules do not allow it, in words, with the numbers of the position."""

from __future__ import annotations

from typing import Final

from bot.language import Argument, Speech
from engine.cards import Card
from engine.game import Detail, Refusal

CODES: Final = (
    "not-your-turn",
    "game-over",
    "wrong-phase",
    "draw-first",
    "already-drawn",
    "pile-empty",
    "pile-unusable",
    "nothing-to-undo",
    "not-in-hand",
    "no-such-meld",
    "not-a-meld",
    "does-not-fit",
    "joker-swap-off",
    "no-joker",
    "keep-a-card",
    "queen-of-spades",
    "joker-discard",
    "discard-needed",
    "loose-joker",
    "top-card-unused",
    "below-opening",
    "unreadable",
)
"""Every code of the notation for Duizenden, in the order in which they are looked at."""

_DETAILS: Final[dict[str, Detail]] = {
    "card": "", "cards": "", "jokers": 1, "meld": 0, "needed": 0, "phase": "", "points": 0, "source": "", "text": "",
}  # fmt: skip
"""What a message finds where a refusal leaves a detail out."""


def refusal_text(refusal: Refusal, speech: Speech) -> str:
    """Why an action was refused. Of the pile it says only that its top card cannot be used."""
    key = f"duizenden-refusal-{refusal.code}"
    if not speech.has(key):
        key = "duizenden-refusal-unreadable"
    details = {**_DETAILS, **refusal.details}
    arguments = {name: _argument(name, detail, speech) for name, detail in details.items()}
    return speech(key, **arguments, missing=_missing(details["points"], details["needed"]))


def _argument(name: str, detail: Detail, speech: Speech) -> Argument:
    if isinstance(detail, Card):
        return speech.card(detail)
    if isinstance(detail, tuple):
        return speech.cards(detail)
    if name == "meld" and isinstance(detail, int):
        return str(detail + 1)
    return "" if detail is None else detail


def _missing(points: Detail, needed: Detail) -> int:
    return needed - points if isinstance(points, int) and isinstance(needed, int) else 0
