"""A real store in a file, and tables on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.store import Store
from bot.tables import Person, Table, TableCache, Tables
from bot.workers import Workers
from engine import GAMES
from tests.positions.duizenden import build

ANNA, BOB, CARLA = Person(1, "Anna"), Person(2, "Bob"), Person(3, "Carla")
GUILD, CHANNEL = 10, 20


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/tables.db")
    yield opened
    await opened.close()


@pytest.fixture
def tables(store: Store) -> Tables:
    return tables_on(store)


def tables_on(store: Store) -> Tables:
    """The tables of a process that has just begun."""
    return Tables(TableCache(store, lambda: datetime.now(UTC)), Workers(0))


async def open_table(tables: Tables, *people: Person, computers: int = 0, game: str = "duizenden") -> Table:
    """A lobby: the first person is the host, the others have joined."""
    host, *others = people
    table = await tables.lobbies.open(
        guild_id=GUILD, channel_id=CHANNEL, host=host, game=game, rules=GAMES[game].Rules(), own_thread=False
    )
    for person in others:
        await tables.lobbies.join(table.id, person)
    for _ in range(computers):
        await tables.lobbies.add_computer(table.id, host.user_id, next(iter(GAMES[game].computers)))
    return await tables.table(table.id)


async def started(tables: Tables, *people: Person, computers: int = 0, seed: int = 7) -> Table:
    """A match that has just begun."""
    table = await open_table(tables, *people, computers=computers)
    return (await tables.lobbies.start(table.id, people[0].user_id, seed=seed)).table


async def put(tables: Tables, table: Table, **position: Any) -> Table:
    """Has a match of Duizenden stand as the keys of a scenario say (see `tests.positions.duizenden`)."""
    state = build(position)
    saved = msgspec.structs.replace(table.saved, snapshot=table.game.dump(state))
    changed = msgspec.structs.replace(table, saved=saved, state=state)
    return (await tables._cache.save(changed, table)).table
