"""A table as it stands in memory: the saved row with its game, rules, state and history at hand."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store.rows import SavedAction, SavedSeat, SavedTable
from engine import GAMES
from engine.game import AnyGame, Event, Hint, Level, Rules, State, visible


class Person(msgspec.Struct, frozen=True):
    """Somebody at Discord: their id, and their display name as it is now."""

    user_id: int
    name: str


class Table(msgspec.Struct, frozen=True):
    """A table. Never changed: a change makes another one, and the newest is the one that was saved last.

    Attributes:
        saved: the row of the database.
        rules: its house rules, read.
        state: the match; None in the lobby.
        history: the events of this round, oldest first, those with an audience too.
        recorded: how many actions the record holds.
        hint: what has been advised in this position already; None: nobody has asked.
    """

    saved: SavedTable
    rules: Rules
    state: State | None = None
    history: tuple[Event, ...] = ()
    recorded: int = 0
    hint: Hint | None = None

    def __repr__(self) -> str:
        return f"Table({self.id}, {self.saved.phase})"

    @property
    def id(self) -> int:
        return self.saved.id

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return GAMES[self.saved.game]

    @property
    def seats(self) -> tuple[SavedSeat, ...]:
        return self.saved.seats

    @property
    def people(self) -> tuple[SavedSeat, ...]:
        """The seats of people, also of those who are away."""
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    @property
    def present(self) -> tuple[SavedSeat, ...]:
        """The seats of people that no computer holds for them."""
        return tuple(seat for seat in self.people if not seat.held)

    def seat_of(self, user_id: int) -> SavedSeat | None:
        """Where somebody sits; None if they do not."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none unless a match is being played."""
        return () if self.state is None or self.saved.phase != "playing" else self.game.to_act(self.state)

    def computer_to_move(self) -> SavedSeat | None:
        """The seat for which a computer has to move now. Between rounds, when all may deal, people decide."""
        waiting = self.to_act()
        if len(waiting) != 1 or not self.present:
            return None
        seat = self.seats[waiting[0]]
        return seat if plays_itself(seat) else None

    def level_of(self, seat: SavedSeat) -> Level:
        """The level that plays a seat: the computer's own if the game has it (still), else the one that stands in."""
        game = self.game
        return next((level for level in game.computers if level == seat.level), game.stand_in)

    def view(self, seat: int | None) -> Any:
        """What a seat may know of the match; for None, what everybody may know."""
        assert self.state is not None, "a table in the lobby has no view"
        return self.game.view(self.state, seat)

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """The events of this round that a seat may know; for None, that everybody may know."""
        return visible(self.history, seat)


def plays_itself(seat: SavedSeat) -> bool:
    """Whether a computer moves for the seat: its own, or one that keeps it for somebody who is away."""
    return seat.user_id is None or seat.held


def open_saved(saved: SavedTable, actions: tuple[SavedAction, ...]) -> Table:
    """A table from its saved row and the saved actions of its round.

    Raises:
        ValueError: the row holds something this version cannot read.
        KeyError: a game that we do not have.
    """
    game = GAMES[saved.game]
    return Table(
        saved=saved,
        rules=game.Rules.model_validate_json(saved.rules),
        state=None if saved.snapshot is None else game.load(saved.snapshot),
        history=tuple(event for action in actions for event in game.load_events(action.events)),
        recorded=actions[-1].number if actions else 0,
    )


def with_saved(table: Table, **changes: object) -> Table:
    """The table with fields of its row changed."""
    return msgspec.structs.replace(table, saved=msgspec.structs.replace(table.saved, **changes))


def closed(saved: SavedTable) -> SavedTable:
    """The row of a table at which nothing is played any more, and nobody waited for."""
    return msgspec.structs.replace(saved, phase="closed", computer_to_act=False, asked_at=None, deadline=None)
