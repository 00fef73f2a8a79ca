"""Why the rules do not allow it, in words, with the numbers of the position."""

from __future__ import annotations

from typing import Final

from bot.language import Argument, Speech
from engine.cards import Card
from engine.game import Detail, Refusal

_DETAILS: Final[dict[str, Detail]] = {
    "card": "", "cards": "", "jokers": 1, "meld": 0, "needed": 0, "phase": "", "points": 0, "source": "", "text": "",
}  # fmt: skip
"""What a message finds where a refusal leaves a detail out."""


def refusal_text(refusal: Refusal, speech: Speech) -> str:
    """Why an action was refused. Of the pile it says only that its top card cannot be used."""
    details = {**_DETAILS, **refusal.details}
    arguments = {name: _argument(name, detail, speech) for name, detail in details.items()}
    missing = _missing(details["points"], details["needed"])
    return speech(f"duizenden-refusal-{refusal.code}", **arguments, missing=missing)


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
