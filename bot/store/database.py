"""Connections and transactions: one way in for writing, one for reading, and one line for what goes wrong.

SQLite has one writer at a time. Writers of this process stand in line for one connection, in order; those of other
processes wait up to ten seconds. A writing transaction takes the lock at its start (``BEGIN IMMEDIATE``): one that
reads first and writes later would lose what somebody else wrote in between. Readers see a snapshot and block nobody.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.problems import StoreError, StoreUnavailable
from bot.store.transactions import ServerTransactions, SqliteTransactions, Transactions
from bot.store.url import Address

FAILURES: Final = (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What the drivers raise, through SQLAlchemy or past it."""

ADVICE: Final = {
    "file is not a database": "this is no SQLite database",
    "malformed": "the database is damaged; put a backup in its place",
    "readonly": "the database cannot be written; look at the permissions of the file and its folder",
    "unable to open": "the file cannot be opened; look at the permissions of the file and its folder",
    "database is locked": "another program keeps the database locked",
    "disk is full": "the disk is full",
}
"""By what SQLite says: what it means for the owner."""


Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")


class Database:
    """One database, and the transactions that are under way.

    Attributes:
        writer: for transactions that write.
        reader: for transactions that only read: all their answers are of the same moment.
    """

    writer: Transactions
    reader: Transactions

    def __init__(self, address: Address) -> None:
        self.address = address
        self._under_way: set[asyncio.Task[Any]] = set()
        self.on_sqlite = address.url.get_backend_name() == "sqlite"
        if self.on_sqlite:
            self.writer = SqliteTransactions(address, "BEGIN IMMEDIATE", connections=1)
            self.reader = self.writer if address.in_memory else SqliteTransactions(address, "BEGIN", connections=4)
        else:
            engine = create_async_engine(
                address.url, connect_args=address.arguments, hide_parameters=True, pool_pre_ping=True
            )
            reading = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            self.writer, self.reader = ServerTransactions(engine), ServerTransactions(reading)

    async def write(
        self,
        work: Callable[Concatenate[Connection, Parameters], Answer],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Answer:
        """Does work in a transaction that writes, to its end even if the caller is cancelled meanwhile.

        Raises:
            StoreError: the database refused what was written.
            StoreUnavailable: it cannot be reached or used.
        """
        return await self._to_its_end(self.writer.run(lambda connection: work(connection, *args, **kwargs)))

    async def read(
        self,
        work: Callable[Concatenate[Connection, Parameters], Answer],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Answer:
        """Does work in a transaction that reads, to its end even if the caller is cancelled meanwhile.

        Raises:
            StoreUnavailable: the database cannot be reached or used.
        """
        return await self._to_its_end(self.reader.run(lambda connection: work(connection, *args, **kwargs)))

    async def pragma(self, *statements: str) -> None:
        """Runs pragmas that SQLite ignores inside a transaction, on the one connection that writes.

        Raises:
            StoreUnavailable: the database cannot be used.
        """
        assert isinstance(self.writer, SqliteTransactions), "only SQLite has pragmas"
        await self._to_its_end(self.writer.run_outside(*statements))

    async def _to_its_end(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        with self._explained():
            return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # known to whoever waited; if nobody did any more, it is no news for the log

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Failures of the drivers, made into ours: one line, and nothing of what was written in it or behind it."""
        try:
            yield
        except FAILURES as failure:
            kind, line = _explain(failure)
            raise kind(f"The database {self.address.place}: {line}") from None

    async def close(self) -> None:
        """Ends all connections, after what is under way; the file of SQLite is then whole without its companions."""
        if self._under_way:
            await asyncio.wait(self._under_way)
        await self.reader.close()
        await self.writer.close()


def insert(connection: Connection, table: Table) -> postgresql.Insert:
    """An INSERT that can say what happens on a conflict; both databases say it in the same words."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return cast("postgresql.Insert", sqlite.insert(table))


def _explain(failure: Exception) -> tuple[type[StoreError], str]:
    cause = failure.orig if isinstance(failure, StatementError) and failure.orig else failure
    said = (str(cause).splitlines() or [""])[0].removeprefix("<class '").replace("'>:", ":") or type(cause).__name__
    refused = isinstance(failure, IntegrityError | DataError | ProgrammingError) or (
        isinstance(failure, StatementError) and not isinstance(failure, DBAPIError)
    )
    advice = next((advice for words, advice in ADVICE.items() if words in said), None)
    return (StoreError if refused else StoreUnavailable), advice or said
