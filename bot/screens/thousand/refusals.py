"""Why the rules do not allow it, in words, with the numbers of the position."""

from __future__ import annotations

from typing import Final

from bot.language import Argument, Speech
from bot.screens.thousand.texts import suit_text
from engine.cards import SUITS, Card
from engine.game import Detail, Refusal

_DETAILS: Final[dict[str, Detail]] = {
    "best": "", "bid": 0, "cap": 0, "card": "", "given": 0, "minimum": 0, "needed": "", "phase": "", "playable": (),
    "rule": "", "seat": 0, "step": 0, "suit": "", "text": "", "trump": "",
}  # fmt: skip
"""What a message finds where a refusal leaves a detail out."""


def refusal_text(refusal: Refusal, speech: Speech) -> str:
    """Why an action was refused."""
    details = {**_DETAILS, **refusal.details}
    arguments = {name: _argument(name, detail, speech) for name, detail in details.items()}
    return speech(f"thousand-refusal-{refusal.code}", **arguments)


def _argument(name: str, detail: Detail, speech: Speech) -> Argument:
    if isinstance(detail, Card):
        return speech.card(detail)
    if isinstance(detail, tuple):
        return speech.cards(detail)
    if name == "seat" and isinstance(detail, int):
        return str(detail + 1)
    if name in ("suit", "trump") and isinstance(detail, str) and detail in tuple(SUITS):
        return suit_text(detail, speech)
    return "" if detail is None else detail
