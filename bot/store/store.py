"""The one way to the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Self

from sqlalchemy import select

from bot.store import leaderboard, preferences, privacy, record, retention, saving
from bot.store.database import Database
from bot.store.migrate import migrate
from bot.store.problems import StoreUnavailable
from bot.store.rows import (
    Clock,
    FinalScore,
    NewTable,
    Phase,
    PlayerSettings,
    RoundScore,
    SavedAction,
    SavedTable,
    ScoreLine,
    ServerSettings,
)
from bot.store.schema import seats, tables
from bot.store.url import Address, read_url


class Store:
    """The database. Every method is one transaction: it has happened whole, or not at all.

    Besides what it says, every method raises `StoreUnavailable` when the database cannot be reached or used, and
    `StoreError` when it refuses what it is given (a person on two seats of a table, a time without an offset).
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, url: str) -> Self:
        """Opens a database and brings it up to date; makes the file and its folder where there is none.

        Args:
            url: ``sqlite:///path`` (relative to the working directory; ``sqlite:////path`` is absolute) or
                ``postgresql://user:password@host/name``.

        Raises:
            StoreUnavailable: it cannot be used; ``str(error)`` is one line that says why.
        """
        address = read_url(url)
        _make_folder(address)
        database = Database(address)
        try:
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Ends the connections."""
        await self._database.close()

    async def create_table(self, table: NewTable) -> SavedTable:
        """Saves a new table, as version 1."""
        return await self._database.write(saving.create, table)

    async def load_table(self, table_id: int) -> SavedTable | None:
        """A table; None if there is none, or none any more."""
        return next(iter(await self._database.read(saving.load, tables.c.id == table_id)), None)

    async def save_table(self, table: SavedTable) -> SavedTable:
        """Saves a table and its seats where nothing is added to the record; gives it back as the next version.

        The server, the channel, the board and the call are not written: they come back as the database has them.

        Raises:
            StaleTable: the database holds another version than ``table.version``, or no such table.
        """
        return await self.save_move(table, ())

    async def save_move(
        self,
        table: SavedTable,
        actions: Sequence[SavedAction],
        round_scores: Sequence[RoundScore] = (),
        final: Sequence[FinalScore] = (),
    ) -> SavedTable:
        """Saves a table as `save_table` does, and what was done, the rounds it ended, and how the match ended.

        Saying the very same again, with the table as it is now, adds nothing to the record and to the leaderboard.

        Raises:
            StaleTable: the database holds another version than ``table.version``, or no such table, or something else
                under one of these numbers.
        """
        return await self._database.write(record.save_move, table, actions, round_scores, final)

    async def set_board(self, table_id: int, channel_id: int, message_id: int | None) -> None:
        """Notes where the board stands. No new version: a board says nothing about the match."""
        await self._set(table_id, channel_id=channel_id, message_id=message_id)

    async def set_call(self, table_id: int, message_id: int | None, user_id: int | None) -> None:
        """Notes the message that calls a player, or that there is none. No new version."""
        await self._set(table_id, call_message_id=message_id, called_user_id=user_id)

    async def _set(self, table_id: int, **values: int | None) -> None:
        await self._database.write(saving.note, table_id, **values)

    async def actions(self, table_id: int, round: int | None = None) -> tuple[SavedAction, ...]:  # noqa: A002
        """The record of a table in order: of one round, or of all."""
        return await self._database.read(record.actions, table_id, round)

    async def round_scores(self, table_id: int) -> tuple[RoundScore, ...]:
        """The rounds of a table that were counted, in order."""
        return await self._database.read(record.rounds, table_id)

    async def tables_of(
        self,
        guild_id: int,
        *,
        channel_id: int | None = None,
        user_id: int | None = None,
        phases: Sequence[Phase] = ("lobby", "playing"),
    ) -> tuple[SavedTable, ...]:
        """The tables of a server in these phases, newest first: of one channel, of one person, or of all."""
        conditions = [tables.c.guild_id == guild_id, tables.c.phase.in_(phases)]
        if channel_id is not None:
            conditions.append(tables.c.channel_id == channel_id)
        if user_id is not None:
            conditions.append(tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id)))
        return await self._database.read(saving.load, *conditions)

    async def tables_saved_last(self, within: timedelta) -> tuple[int, ...]:
        """The tables saved no longer than `within` before the one that was saved last of all, oldest first."""
        return await self._database.read(saving.saved_last, within)

    async def clocks(self) -> tuple[Clock, ...]:
        """The clocks that run: of the tables with a deadline, the one that runs out first in front.

        On a server that the bot has left nobody can act, so none runs there.
        """
        return await self._database.read(saving.clocks)

    async def tables_to_resume(self) -> tuple[int, ...]:
        """The tables where a computer is to move, oldest first."""
        return await self._database.read(saving.to_resume)

    async def server(self, guild_id: int) -> ServerSettings:
        """What a server has chosen; the defaults if nothing."""
        return await self._database.read(preferences.server, guild_id)

    async def save_server(self, settings: ServerSettings) -> None:
        """Puts these in the place of the server's settings."""
        await self._database.write(preferences.save, settings)

    async def player(self, user_id: int) -> PlayerSettings:
        """What a player has chosen; the defaults if nothing."""
        return await self._database.read(preferences.player, user_id)

    async def save_player(self, settings: PlayerSettings) -> None:
        """Puts these in the place of the player's settings."""
        await self._database.write(preferences.save, settings)

    async def scores(
        self, guild_id: int, game: str | None, *, offset: int, limit: int
    ) -> tuple[tuple[ScoreLine, ...], int]:
        """A page of a server's leaderboard, and how many people stand on all of it.

        Most matches won first, then most points, then by name; for no game, all games together.
        """
        return await self._database.read(leaderboard.scores, guild_id, game, offset, limit)

    async def export_player(self, user_id: int) -> dict[str, Any]:
        """All that is kept about a person, ready for JSON (`bot.store.privacy.export` names the keys)."""
        return await self._database.read(privacy.export, user_id)

    async def delete_player(self, user_id: int) -> tuple[int, ...]:
        """Erases a person everywhere; gives the ids of the tables that changed, so that their boards can be redrawn.

        In running matches a computer takes his seat for good, and `tables_to_resume` names them.
        """
        return await self._database.write(privacy.erase, user_id)

    async def forget_server(self, guild_id: int) -> None:
        """Deletes everything of a server: its tables, results, names and settings."""
        await self._database.write(retention.forget_server, guild_id)

    async def note_servers(self, present: Collection[int], now: datetime) -> None:
        """Notes on which of the servers we know the bot still is, after it was away."""
        await self._database.write(retention.note_servers, present, now)

    async def server_left(self, guild_id: int, now: datetime) -> None:
        """Notes that the bot is no longer on a server. Nothing is deleted yet."""
        await self._database.write(retention.server_left, guild_id, now)

    async def server_joined(self, guild_id: int) -> None:
        """Notes that the bot is on a server: what is kept of it stays."""
        await self._database.write(retention.server_joined, guild_id)

    async def forget_left_servers(self, left_before: datetime) -> tuple[int, ...]:
        """Deletes everything of the servers that the bot left before a moment; gives their ids."""
        return await self._database.write(retention.forget_left_servers, left_before)

    async def tidy(self, older_than: datetime) -> int:
        """Closes lobbies and throws away ended and closed tables that nobody has touched since; gives how many.

        Results and leaderboards stay, and so does every match that is being played.
        """
        return await self._database.write(retention.tidy, older_than)


def _make_folder(address: Address) -> None:
    if address.file is None:
        return
    if address.file.is_dir():
        raise StoreUnavailable(f"The database {address.place}: this is a folder, and a file is needed")
    try:
        address.file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"The database {address.place}: its folder cannot be made: {error.strerror}") from None
