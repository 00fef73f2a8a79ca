"""Who tells what happened in a game, and to whom."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.language import Argument, Speech
from bot.screens.game import SeatLabel


class Teller(msgspec.Struct, frozen=True):
    """Tells what happened: to everybody, or to one player, who is addressed where it is about himself.

    Attributes:
        game: with whose name the messages begin: ``thousand-event-passed``, and ``thousand-event-you-passed``.
        seats: who sits where.
        speech: the language it is told in.
        reader: the seat of the player to whom it is told; None for everybody.
    """

    game: str
    seats: Sequence[SeatLabel]
    speech: Speech
    reader: int | None = None

    def tell(self, key: str, /, **arguments: Argument) -> str:
        """A sentence about no player."""
        return self.speech(f"{self.game}-event-{key}", **arguments)

    def say(self, key: str, seat: int, /, **arguments: Argument) -> str:
        """A sentence about the player in a seat; the reader himself is addressed."""
        if seat == self.reader:
            return self.tell(f"you-{key}", **arguments)
        return self.tell(key, name=self.name(seat), **arguments)

    def name(self, seat: int) -> str:
        return self.seats[seat].name
