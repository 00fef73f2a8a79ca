"""What happened in a game, in words: who tells it, to whom, and sentences made of the fields of an event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from bot.language import Argument, Speech
from bot.screens.game import SeatLabel
from bot.screens.wording import game_key, in_words
from engine.game import Event, GameOver, RoundDealt, RoundOver


class Teller(msgspec.Struct, frozen=True):
    """Tells what happened: to everybody, or to one player, who is addressed where it is about them.

    Attributes:
        game: with whose name the messages begin: ``thousand-event-passed``, and ``thousand-event-you-passed``; those
            that all games share begin with ``game``.
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
        return self.speech(game_key(self.game, f"event-{key}", self.speech), **arguments)

    def say(self, key: str, seat: int, /, **arguments: Argument) -> str:
        """A sentence about the player in a seat; the reader is addressed."""
        if seat == self.reader:
            return self.tell(f"you-{key}", **arguments)
        return self.tell(key, name=self.name(seat), **arguments)

    def name(self, seat: int) -> str:
        """What the player in a seat is called in a sentence."""
        return self.seats[seat].name

    def words(self, event: Event, fields: Mapping[str, str]) -> dict[str, Argument]:
        """Arguments of a message: for each of them the field of the event that it is made of."""
        return {argument: in_words(argument, getattr(event, field), self.speech) for argument, field in fields.items()}


Tell = Callable[[Any, Teller], str]
"""Says an event of one kind."""


def saying(key: str, *fields: str, **others: str) -> Tell:
    """A sentence about the player in the ``seat`` of an event.

    Args:
        key: the message, without the game.
        fields: fields of the event that are arguments of the message under their own names.
        others: arguments under other names, each with the field it is made of.
    """
    arguments = {**dict(zip(fields, fields, strict=True)), **others}
    return lambda event, teller: teller.say(key, event.seat, **teller.words(event, arguments))


def telling(key: str, *fields: str, **others: str) -> Tell:
    """A sentence about no player.

    Args:
        key: the message, without the game.
        fields: fields of the event that are arguments of the message under their own names.
        others: arguments under other names, each with the field it is made of.
    """
    arguments = {**dict(zip(fields, fields, strict=True)), **others}
    return lambda event, teller: teller.tell(key, **teller.words(event, arguments))


def _round_dealt(event: RoundDealt, teller: Teller) -> str:
    return teller.say("round-dealt", event.first, round=event.round)


def _round_over(event: RoundOver, teller: Teller) -> str:
    gains = [
        teller.say("gain", seat, points=teller.speech.signed(points), total=event.totals[seat])
        for seat, points in enumerate(event.points)
    ]
    return teller.tell("round-over", round=event.round, gains=teller.speech.enumerate(gains))


def _game_over(event: GameOver, teller: Teller) -> str:
    return teller.say("game-over", event.winner, total=event.totals[event.winner])


TELL: Final[Mapping[type[Event], Tell]] = MappingProxyType(
    {RoundDealt: _round_dealt, RoundOver: _round_over, GameOver: _game_over}
)
"""How the events are said that every game has."""
