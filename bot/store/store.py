"""The one way to the database: a transaction that writes, or one that only reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.store.migrate import upgrade, without_orphans
from bot.store.problems import StoreUnavailable, explained
from bot.store.url import Address, read_url

TRANSACTION_LIMIT: Final = 60.0
"""Seconds that a transaction on PostgreSQL may take, so that a server that does not answer blocks no table for good."""

Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")


class Store:
    """A database.

    Work is a function whose first argument is a connection, such as those of the modules beside this one. Each
    `read` and each `write` is one transaction: it has happened whole, or not at all, and once begun it comes to its
    end even if the caller is cancelled meanwhile.

    SQLite has one writer at a time. Writers of this process stand in line, in order; those of other processes wait up
    to ten seconds. A writing transaction takes the lock at its start: one that reads first and writes later would lose
    what somebody else wrote in between. Readers see one moment and block nobody.
    """

    def __init__(self, address: Address) -> None:
        self._address = address
        self._under_way: set[asyncio.Task[Any]] = set()
        self._line: AbstractAsyncContextManager[None] = nullcontext()
        self._limit: float | None = TRANSACTION_LIMIT
        if address.on_sqlite:
            self._line, self._limit = asyncio.Lock(), None
            self._reading = _sqlite_engine(address)
            self._writing = self._reading.execution_options(begin="BEGIN IMMEDIATE")
        else:
            self._writing = create_async_engine(
                address.url, connect_args=address.arguments, hide_parameters=True, pool_pre_ping=True
            )
            self._reading = self._writing.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

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
        with explained(address.place):
            store = cls(address)
        try:
            _make_folder(store._address)
            await store.rebuild(upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Ends the connections, after what is under way; the file of SQLite is then whole without its companions."""
        if self._under_way:
            await asyncio.wait(self._under_way)
        await self._writing.dispose()

    async def write(
        self,
        work: Callable[Concatenate[Connection, Parameters], Answer],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Answer:
        """Does work in a transaction that writes, and gives what the work gives.

        Raises:
            StoreError: the database refuses what it is given (a person on two seats, a time without an offset).
            StoreUnavailable: it cannot be reached or used.
        """
        return await self._to_its_end(self._writing, self._line, lambda connection: work(connection, *args, **kwargs))

    async def read(
        self,
        work: Callable[Concatenate[Connection, Parameters], Answer],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Answer:
        """Does work in a transaction that only reads: all its answers are of the same moment.

        Raises:
            StoreUnavailable: the database cannot be reached or used.
        """
        return await self._to_its_end(
            self._reading, nullcontext(), lambda connection: work(connection, *args, **kwargs)
        )

    async def rebuild(
        self,
        work: Callable[Concatenate[Connection, Parameters], Answer],
        *args: Parameters.args,
        **kwargs: Parameters.kwargs,
    ) -> Answer:
        """Does work in a transaction that may build tables anew, however long it takes.

        That is how SQLite changes a table, and dropping the old one would empty all that refers to it, so references
        are let go meanwhile and looked through at the end.

        Raises:
            StoreUnavailable: the database cannot be used, or rows would have lost what they belong to; nothing has
                changed.
        """
        with explained(self._address.place):
            async with self._line, self._writing.connect() as connection:
                await _pragma(connection, "foreign_keys = OFF")
                try:
                    async with connection.begin():
                        answer = await connection.run_sync(work, *args, **kwargs)
                        await connection.run_sync(without_orphans)
                    await _pragma(connection, "journal_mode = WAL")
                finally:
                    await _pragma(connection, "foreign_keys = ON")
                return answer

    async def _to_its_end(
        self, engine: AsyncEngine, line: AbstractAsyncContextManager[None], work: Callable[[Connection], Answer]
    ) -> Answer:
        async def transaction() -> Answer:
            async with line, asyncio.timeout(self._limit), engine.begin() as connection:
                return await connection.run_sync(work)

        task = asyncio.create_task(transaction())
        self._under_way.add(task)
        task.add_done_callback(self._done)
        with explained(self._address.place):
            return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # known to whoever waited; if nobody did any more, it is no news for the log


def _sqlite_engine(address: Address) -> AsyncEngine:
    """Connections to SQLite, a thread each. Transactions begin as the option ``begin`` of their connection says."""
    engine = create_async_engine(
        address.url,
        connect_args={**address.arguments, "isolation_level": None},  # the driver begins no transactions by itself
        hide_parameters=True,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1 if address.in_memory else 5,
        max_overflow=0,
        pool_use_lifo=True,
        pool_reset_on_return=None,  # every transaction is ended where it was begun
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:  # noqa: ARG001
        try:
            connection.execute("PRAGMA foreign_keys = ON").close()
            connection.execute("PRAGMA synchronous = FULL").close()  # a move that was shown survives a power cut
        except sqlite3.Error:
            connection.close()
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        adapted: Any = connection.connection.dbapi_connection
        how = connection.get_execution_options().get("begin", "BEGIN")
        adapted.run_async(lambda driver: driver.execute_fetchall(how))  # one hand-over; a cursor takes three

    return engine


async def _pragma(connection: AsyncConnection, setting: str) -> None:
    """Sets what SQLite ignores inside a transaction; PostgreSQL has no such settings."""
    if connection.dialect.name != "sqlite":
        return
    driver: Any = (await connection.get_raw_connection()).driver_connection
    await driver.execute_fetchall(f"PRAGMA {setting}")


def _make_folder(address: Address) -> None:
    if address.file is None:
        return
    if address.file.is_dir():
        raise StoreUnavailable(f"The database {address.place}: this is a folder, and a file is needed")
    try:
        address.file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"The database {address.place}: its folder cannot be made: {error.strerror}") from None
