"""Why the rules do not allow it, in words, with the numbers of the position. The same for every game.

There is a message ``<game>-refusal-<code>`` for each code of a game, or ``game-refusal-<code>`` for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.language import Argument, Speech
from bot.screens.wording import game_key, in_words
from engine.game import Fact, Refusal

_NOT_SAID: Final[Mapping[str, Argument]] = {
    "best": "", "bid": 0, "cap": 0, "card": "", "cards": "", "given": 0, "jokers": 1, "meld": 0, "minimum": 0,
    "missing": 0, "needed": 0, "phase": "", "playable": "", "points": 0, "rule": "", "seat": 0, "source": "",
    "step": 0, "suit": "", "text": "", "trump": "",
}  # fmt: skip
"""What a message finds where a refusal leaves a detail out."""


def refusal_text(game: str, refusal: Refusal, speech: Speech) -> str:
    """Why an action of a game was refused; no more is said than the details tell.

    Melds and seats are counted from 1 for people. Where points are needed, how many are `missing` is told too.
    """
    arguments = {name: _argument(name, detail, speech) for name, detail in refusal.details.items()}
    points, needed = refusal.details.get("points"), refusal.details.get("needed")
    if isinstance(points, int) and isinstance(needed, int):
        arguments["missing"] = needed - points
    return speech(game_key(game, f"refusal-{refusal.code}", speech), **{**_NOT_SAID, **arguments})


def _argument(name: str, detail: Fact, speech: Speech) -> Argument:
    if name in ("meld", "seat") and isinstance(detail, int):
        return str(detail + 1)
    return in_words(name, detail, speech)
