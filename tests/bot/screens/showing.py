"""What messages of both games are drawn from in a test: the table, the languages, the buttons that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from bot.custom_ids import Press
from bot.language import LANGUAGES, speech
from bot.screens.game import BoardContext, PanelContext, SeatLabel
from bot.screens.parts import button
from engine.game import Event

SPEECHES: Final = tuple([speech(language) for language in LANGUAGES])
ENGLISH: Final = speech("en")
TABLE: Final = 36**8
"""A table's number of nine digits in a press."""

DECISION: Final = 36**4
"""The decision that every player is making, a number of five digits in a press."""

WIDEST: Final = r"\*" * 32
"""The escaped form of a name of 32 characters that all have to be escaped."""

COMMON: Final = [
    button(Press("hand", table=TABLE), "My hand"),
    button(Press("bottom", table=TABLE), "Move table down"),
    button(Press("rules", "0", table=TABLE), "Rules"),
    button(Press("leave", table=TABLE), "Leave"),
]
HINT: Final = button(Press("hint", table=TABLE), "Hint")

says = pytest.mark.parametrize("say", SPEECHES, ids=LANGUAGES)


def board_context(game: Any, state: Any, seats: tuple[SeatLabel, ...], events: Sequence[Event] = ()) -> BoardContext:
    """A board of a game from a position."""
    return BoardContext(
        table=TABLE,
        decisions=(DECISION,) * len(seats),
        view=game.view(state, None),
        seats=seats,
        to_act=game.to_act(state),
        events=tuple(events),
    )


def panel_context(game: Any, state: Any, seat: int, **more: Any) -> PanelContext:
    """A seat's panel of a game from a position; `more` are fields of the context, the seats among them."""
    given = {"table": TABLE, "decision": DECISION, "to_act": game.to_act(state)}
    return PanelContext(seat=seat, view=game.view(state, seat), **(given | more))
