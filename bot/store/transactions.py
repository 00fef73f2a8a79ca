"""How work gets its transaction: on SQLite in a thread, on PostgreSQL by waiting for the network.

Work is a plain function of a connection. A thread does all of it in one go, for handing over each statement costs
several times what SQLite takes for it; on PostgreSQL SQLAlchemy lets the event loop go on at each statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import QueuePool

from bot.store.url import Address

Answer = TypeVar("Answer")


class Transactions(Protocol):
    """Connections of one kind."""

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Does work in a transaction: all of it is kept at the end, or nothing after an exception."""
        ...

    async def close(self) -> None:
        """Ends the connections."""
        ...


class SqliteTransactions:
    """Connections to SQLite, a thread each. `begin` is how their transactions begin."""

    def __init__(self, address: Address, begin: str, connections: int) -> None:
        self._threads = ThreadPoolExecutor(connections, thread_name_prefix=f"database, {begin}")
        self._engine = create_engine(
            address.url,
            connect_args={
                **address.arguments,
                "isolation_level": None,  # transactions begin where we say so, see below
                "check_same_thread": False,  # any of our threads, one at a time
            },
            hide_parameters=True,
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
        )

        @event.listens_for(self._engine, "connect")
        def prepare(connection: Any, record: object) -> None:  # noqa: ARG001
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")  # a move that was shown survives a power cut

        @event.listens_for(self._engine, "begin")
        def start(connection: Connection) -> None:
            _driver(connection).execute(begin)

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Does work in a transaction. Once it has begun, it comes to its end whatever happens to the caller."""
        return await self._in_thread(self._transaction, work)

    async def run_outside(self, *statements: str) -> None:
        """Runs what SQLite ignores inside a transaction. Meant for the only connection of its kind."""
        await self._in_thread(self._outside, statements)

    async def close(self) -> None:
        """Ends the connections, after what is under way."""
        self._threads.shutdown()
        self._engine.dispose()

    async def _in_thread(self, work: Callable[..., Answer], *arguments: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    def _transaction(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._engine.begin() as connection:
            return work(connection)

    def _outside(self, statements: tuple[str, ...]) -> None:
        with self._engine.connect() as connection:
            for statement in statements:
                _driver(connection).execute(statement).fetchall()


def _driver(connection: Connection) -> Any:
    driver = connection.connection.driver_connection
    assert driver is not None, "a connection that is in use has a driver"
    return driver


class ServerTransactions:
    """Connections to PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Does work in a transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Ends the connections."""
        await self._engine.dispose()
