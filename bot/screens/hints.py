"""A hint in words: what the strongest computer would do, and why. The same for every game.

Each game has a message ``<game>-hint-do-<verb>`` for each verb of its notation, and ``<game>-hint-<reason>`` for each
code of its ``hint.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.language import Argument, Speech
from bot.screens.game import SeatLabel
from bot.screens.wording import HINT, game_key, in_words
from engine.game import Fact, Hint


def hint_text(game: str, hint: Hint, seats: Sequence[SeatLabel], speech: Speech) -> str:
    """What would be done, and why: a sentence each."""
    verb = str(hint.action).split(" ")[0]
    fields = msgspec.structs.asdict(hint.action)
    what = speech(game_key(game, f"hint-do-{verb}", speech), **_arguments(fields.items(), seats, speech))
    why = speech(game_key(game, f"hint-{hint.reason}", speech), **_arguments(hint.details.items(), seats, speech))
    return f"{HINT} {what} {why}"


def _arguments(details: Iterable[tuple[str, Fact]], seats: Sequence[SeatLabel], speech: Speech) -> dict[str, Argument]:
    return {name: _argument(name, value, seats, speech) for name, value in details if value is not None}


def _argument(name: str, value: Fact, seats: Sequence[SeatLabel], speech: Speech) -> Argument:
    if name == "seat" and isinstance(value, int):
        return seats[value].name
    return in_words(name, value, speech)
