"""Every test of the store runs on SQLite, and on PostgreSQL where ``TEST_POSTGRES_URL`` names a server.

On PostgreSQL each test has a schema of its own, thrown away afterwards; nothing else of that database is touched.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store
from bot.store.database import Database
from bot.store.url import read_url


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'duizenden.db'}"
        return
    server = os.environ.get("TEST_POSTGRES_URL")
    if not server:
        pytest.skip("TEST_POSTGRES_URL names no PostgreSQL server")
    schema = f"test_{secrets.token_hex(8)}"
    await _execute(server, f"CREATE SCHEMA {schema}")
    yield f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{schema}"
    await _execute(server, f"DROP SCHEMA {schema} CASCADE")


async def _execute(server: str, statement: str) -> None:
    database = Database(read_url(server))
    await database.write(lambda connection: connection.execute(text(statement)))
    await database.close()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store on an empty database."""
    store = await Store.open(url)
    yield store
    await store.close()
