"""A game record: the rules, the seed and the actions of a match, from which every card of it comes back.

The text form is what a player gets as a file::

    game: duizenden
    seats: 2
    seed: 7
    rules: {"jokers":2}

    0: draw
    0: discard KH
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from engine.game import AnyGame, Event, Refusal, Rules, State


class Record(msgspec.Struct, frozen=True):
    """A match as data: `actions` are pairs of a seat and an action in notation, in order."""

    game: str
    seats: int
    seed: int
    rules: Rules
    actions: tuple[tuple[int, str], ...]

    def __str__(self) -> str:
        head = (
            f"game: {self.game}\nseats: {self.seats}\nseed: {self.seed}\n"
            f"rules: {self.rules.model_dump_json(exclude_defaults=True)}\n\n"
        )
        return head + "".join([f"{seat}: {text}\n" for seat, text in self.actions])


def parse_record(text: str, games: Mapping[str, AnyGame]) -> Record:
    """A record from its text; lines may end as on any system.

    Raises:
        ValueError: the text is no record of a game in `games`.
    """
    head, _, body = "\n".join(text.splitlines()).partition("\n\n")
    try:
        fields = dict(line.split(": ", 1) for line in head.splitlines())
        game = games[fields["game"]]
        return Record(
            game=game.name,
            seats=int(fields["seats"]),
            seed=int(fields["seed"]),
            rules=game.Rules.model_validate_json(fields["rules"]),
            actions=tuple(_parse_line(line) for line in body.splitlines() if line.strip()),
        )
    except (KeyError, ValueError) as error:
        raise ValueError(f"no game record: {error}") from error


def _parse_line(line: str) -> tuple[int, str]:
    seat, _, action = line.partition(": ")
    return int(seat), action


def replay(record: Record, games: Mapping[str, AnyGame]) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a match with the events that led to it, from the first deal on.

    Raises:
        ValueError: an action of the record is not allowed where it stands.
    """
    game = games[record.game]
    state = game.start(record.rules, record.seats, record.seed)
    yield state, ()
    for number, (seat, text) in enumerate(record.actions, start=1):
        try:
            state, events = game.apply(state, seat, game.parse(text))
        except Refusal as refusal:
            raise ValueError(f"action {number} of the record, {text!r} by seat {seat}: {refusal.code}") from refusal
        yield state, events
