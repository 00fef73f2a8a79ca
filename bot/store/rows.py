"""What the database keeps, as values. Frozen: a changed row is another one, made by `msgspec.structs.replace`.

Ids of people, servers, channels and messages are Discord's; times are aware and in UTC; seats count from 0, rounds
and actions from 1. Rules, snapshots and events are text that the games can read; the store never looks inside.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final, Literal

import msgspec

Phase = Literal["lobby", "playing", "over", "closed"]
"""Where a table is: people sit down, a match is played, the match has ended, nobody uses it any more."""

NOBODY: Final = 0
"""The host of a table whose host had everything about them deleted and which nobody else could take over."""

ERASED_NAME: Final = "—"
"""The name on a seat of an ended match after its player had everything about them deleted."""

REPLACEMENT_NAME: Final = "Computer"
"""The name of the computer that takes the seat of such a player in a running match."""

REPLACEMENT_LEVEL: Final = "normal"
"""The level of that computer."""


class SavedSeat(msgspec.Struct, frozen=True, array_like=True):
    """A seat. A person has a user id, a computer a level; an erased person of an ended match has neither.

    Attributes:
        seat: its number.
        user_id: the person, None for a computer.
        name: as it was shown last.
        level: the computer's level, None for a person.
        held: a computer plays for the person while they are away.
        missed: how many turns in a row a computer has played because their time was up.
        hints: how many hints they have asked for in this match.
    """

    seat: int
    user_id: int | None
    name: str
    level: str | None = None
    held: bool = False
    missed: int = 0
    hints: int = 0


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is not saved yet: all that its makers decide.

    Attributes:
        guild_id: the server.
        channel_id: where the board stands.
        own_thread: the channel is a thread that was made for this table.
        game: a name of the register of games.
        rules: the house rules, JSON.
        host_id: who may start, change and close it.
        phase: where it is.
        seed: decides every shuffle; None in the lobby. Secret.
        round: the round being played, 0 in the lobby.
        decisions: per seat, how many decisions it has made.
        snapshot: the latest state of the match, JSON; None in the lobby. Secret.
        computer_to_act: a computer is to move; at start the bot goes on with those.
        pace: seconds a player may think before they count as absent; None for no clock.
        deadline: when the clock of the seat to act runs out; None while none runs.
        asked_at: since when the table waits for whoever is to act; None while it waits for nobody.
        reminded: whether they have been reminded that their time is running out.
        hints_allowed: whether players may ask for hints.
        seats: in order.
    """

    guild_id: int
    channel_id: int
    own_thread: bool = False
    game: str
    rules: str
    host_id: int
    phase: Phase = "lobby"
    seed: int | None = None
    round: int = 0
    decisions: tuple[int, ...] = ()
    snapshot: str | None = None
    computer_to_act: bool = False
    pace: int | None = None
    deadline: datetime | None = None
    asked_at: datetime | None = None
    reminded: bool = False
    hints_allowed: bool = True
    seats: tuple[SavedSeat, ...] = ()

    def __repr__(self) -> str:
        return _without_secrets(self)


class SavedTable(NewTable, frozen=True, kw_only=True):
    """A table as it was saved.

    Attributes:
        id: its number, never used again.
        message_id: the board; None while it is not posted.
        call_message_id: the message that calls a player; None while nobody is called.
        called_user_id: whom it calls.
        version: how often the table was saved; guards every write.
        created_at: when it was made.
        updated_at: when it was saved last.
    """

    id: int
    message_id: int | None = None
    call_message_id: int | None = None
    called_user_id: int | None = None
    version: int
    created_at: datetime
    updated_at: datetime


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table: since when it waits for somebody, until when, and whether they were reminded."""

    table_id: int
    asked_at: datetime
    deadline: datetime
    reminded: bool


class SavedAction(msgspec.Struct, frozen=True):
    """A line of a table's record.

    Attributes:
        number: from 1, per table.
        round: the round it belongs to.
        seat: who did it.
        action: in notation.
        by: whether the player did it or a computer.
        events: what it caused, JSON. Secret: it may tell of hidden cards.
        at: when.
    """

    number: int
    round: int
    seat: int
    action: str
    by: Literal["player", "computer"]
    events: str
    at: datetime

    def __repr__(self) -> str:
        return f"SavedAction({self.number}, seat {self.seat}, by the {self.by})"


class RoundScore(msgspec.Struct, frozen=True):
    """A round that was counted: points of the round and totals after it, per seat."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class FinalScore(msgspec.Struct, frozen=True):
    """How a match ended for one seat. A seat that a computer holds at the end still belongs to its person.

    Attributes:
        seat: its number.
        user_id: the person; None for a computer, whose result no leaderboard counts.
        name: as it was shown last.
        level: the computer's level, None for a person.
        points: the total.
        won: whether the seat won the match.
        rounds: how many rounds were played.
    """

    seat: int
    user_id: int | None
    name: str
    level: str | None
    points: int
    won: bool
    rounds: int


class ScoreLine(msgspec.Struct, frozen=True):
    """A person on the leaderboard of a server: their place, their latest name, and sums over their ended matches.

    Who has won as often and has as many points shares a place; the next place counts all before it (1, 2, 2, 4).
    """

    place: int
    user_id: int
    name: str
    games: int
    won: int
    points: int
    rounds: int

    @property
    def average(self) -> float:
        """Points a round; 0 where no round was played."""
        return self.points / self.rounds if self.rounds else 0.0


class ServerSettings(msgspec.Struct, frozen=True):
    """What a server has chosen.

    Attributes:
        guild_id: the server.
        language: of its public messages; None: not chosen.
        house_rules: by game, the rules a new table starts with, JSON.
    """

    guild_id: int
    language: str | None = None
    house_rules: dict[str, str] = {}


class PlayerSettings(msgspec.Struct, frozen=True):
    """What a player has chosen, on every server.

    Attributes:
        user_id: the player.
        language: of what only they see; None: not chosen.
        sort: how their hand is laid out.
        pings: when a message calls them to the table.
    """

    user_id: int
    language: str | None = None
    sort: Literal["suit", "rank"] = "suit"
    pings: Literal["always", "slow", "never"] = "always"


SECRETS: Final = frozenset({"seed", "snapshot"})
"""Fields of a table from which hidden cards could be read; no repr and no log shows them."""


def _without_secrets(row: msgspec.Struct) -> str:
    shown = (name for name in row.__struct_fields__ if name not in SECRETS)
    return f"{type(row).__name__}({', '.join(f'{name}={getattr(row, name)!r}' for name in shown)})"
