"""JSON for the states and events of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, Union

import msgspec

from engine.cards import Card
from engine.game import Event, GameOver, RoundDealt, RoundOver, Rules, State

StateT = TypeVar("StateT", bound=State)


class _Dump(msgspec.Struct, Generic[StateT], frozen=True, forbid_unknown_fields=True):
    game: str
    schema: int
    state: StateT


class Codec(Generic[StateT]):
    """Dumps and loads the states and events of one game; cards are written as in notation.

    Args:
        game: the name of the game, part of every dump.
        schema: the version of the state's form; to be raised whenever the fields of the state change.
        state: the type of its states.
        events: the types of its own events; those every game has are known.
    """

    def __init__(self, game: str, schema: int, state: type[StateT], events: Sequence[type[Event]]) -> None:
        self._game, self._schema = game, schema
        self._encoder = msgspec.json.Encoder(enc_hook=_encode)
        self._states: msgspec.json.Decoder[_Dump[StateT]] = msgspec.json.Decoder(
            _Dump[state],  # type: ignore[valid-type]
            dec_hook=_decode,
        )
        known = (RoundDealt, RoundOver, GameOver, *events)
        self._events: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(
            tuple[Union[known], ...],  # type: ignore[valid-type]  # noqa: UP007 - a union made of values
            dec_hook=_decode,
        )

    def dump(self, state: StateT) -> str:
        """A state as JSON with the game's name and the schema version."""
        return self._encoder.encode(_Dump(self._game, self._schema, state)).decode()

    def load(self, text: str) -> StateT:
        """The state of a dump.

        Raises:
            ValueError: the text is no dump of this game, or of another schema version.
        """
        dump = self._states.decode(text)
        if dump.game != self._game or dump.schema != self._schema:
            raise ValueError(f"a dump of {dump.game} {dump.schema}, not of {self._game} {self._schema}")
        return dump.state

    def dump_events(self, events: Sequence[Event]) -> str:
        """Events as JSON."""
        return self._encoder.encode(events).decode()

    def load_events(self, text: str) -> tuple[Event, ...]:
        """The events of a dump.

        Raises:
            ValueError: the text is no dump of this game's events.
        """
        return self._events.decode(text)


def _encode(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Rules):
        return value.model_dump(mode="json")
    raise NotImplementedError(f"{type(value).__name__} is in no dump")


def _decode(kind: type, value: Any) -> Any:
    if kind is Card:
        return Card(value)
    if issubclass(kind, Rules):
        return kind.model_validate(value)
    raise NotImplementedError(f"{kind.__name__} is in no dump")
