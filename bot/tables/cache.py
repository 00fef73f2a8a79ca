"""Tables in memory and in the database: one change at a time, saved before anybody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Final

import msgspec
from cachetools import LRUCache

from bot.store import StaleTable, Store, record, saved_tables
from bot.store.rows import NewTable, SavedTable
from bot.tables.locks import Locks
from bot.tables.moves import Move
from bot.tables.problems import Problem, StalePress
from bot.tables.table import Table, open_saved, with_saved
from engine import GAMES
from engine.game import Event

TABLES_IN_MEMORY: Final = 256
"""How many tables are kept in memory; the others are read again when somebody presses something there."""


class Outcome(msgspec.Struct, frozen=True):
    """What a request came to: the table after it, what happened, and who had to act before it."""

    table: Table
    events: tuple[Event, ...] = ()
    acted_before: tuple[int, ...] = ()


class TableCache:
    """The tables as they are, the newest state of each being the one that was saved last.

    Attributes:
        store: the database.
        now: the time, aware.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store = store
        self.now = now
        self._tables: LRUCache[int, Table] = LRUCache(TABLES_IN_MEMORY)
        self._locks = Locks()

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    def alone(self, table_id: int) -> asyncio.Lock:
        """The lock of a table: while somebody holds it, nobody else changes the table."""
        return self._locks[table_id]

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Table]:
        """A table as it was saved last; while this runs, nobody else changes it.

        Raises:
            Problem: there is no such table, or this version of the bot cannot read it.
        """
        async with self.alone(table_id):
            yield await self.load(table_id)

    def known(self, table_id: int) -> Table | None:
        """A table, if it is in the cache."""
        return self._tables.get(table_id)

    async def load(self, table_id: int) -> Table:
        """A table from the cache or from the database; to be called alone.

        Raises:
            Problem: there is no such table, or this version of the bot cannot read it.
        """
        known = self.known(table_id)
        if known is not None:
            return known
        saved = await self.store.read(saved_tables.load, table_id)
        if saved is None:
            raise Problem("no-table")
        actions = await self.store.read(record.actions, table_id, saved.round) if saved.round else ()
        try:
            table = open_saved(saved, actions)
        except (KeyError, ValueError) as error:
            if saved.phase != "closed" or saved.game not in GAMES:
                raise Problem("unreadable-table") from error
            table = Table(saved, GAMES[saved.game].Rules())
        self.remember(table)
        return table

    async def create(self, new: NewTable) -> Table:
        """Saves a new table."""
        created = await self.store.write(saved_tables.create, new)
        table = Table(created, GAMES[created.game].Rules.model_validate_json(created.rules))
        self.remember(table)
        return table

    async def save(self, table: Table, before: Table) -> Outcome:
        """Saves a change that adds nothing to the record; to be called alone.

        Raises:
            StalePress: somebody else has saved the table meanwhile.
        """
        return await self.save_move(Move(table), before)

    async def save_move(self, made: Move, before: Table) -> Outcome:
        """Saves a move; to be called alone.

        Raises:
            StalePress: somebody else has saved the table meanwhile.
        """
        written = self.store.write(record.save_move, made.table.saved, made.actions, made.scores, made.final)
        table = msgspec.structs.replace(made.table, saved=await self.guarded(made.table.id, written))
        self.remember(table)
        return Outcome(table, made.events, before.to_act())

    async def guarded(self, table_id: int, written: Awaitable[SavedTable]) -> SavedTable:
        """Waits for a save; if the database knows better than the cache, the cached table is dropped.

        Raises:
            StalePress: it does.
        """
        try:
            return await written
        except StaleTable:
            self.forget(table_id)
            raise StalePress from None

    def remember(self, table: Table) -> None:
        """Keeps a table as it is now; the longest untouched one is forgotten where there are too many."""
        self._tables[table.id] = table

    def note(self, table: Table, **changes: object) -> None:
        """Keeps what was written past the version: where the board and the call stand."""
        self.remember(with_saved(table, **changes))

    def forget(self, table_id: int) -> None:
        """Reads a table again when it is needed next."""
        self._tables.pop(table_id, None)
