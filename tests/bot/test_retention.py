"""Old tables and left servers are put away once a day, on a clock of the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from bot.preferences import Preferences
from bot.retention import EVERY, SERVERS_KEPT, TABLES_KEPT, Retention
from bot.store import Store, saved_tables
from bot.store import preferences as stored_preferences
from bot.store import retention as stored_retention
from bot.store.problems import StoreUnavailable
from bot.store.rows import ServerSettings
from bot.tables import Person, Problem, Tables
from engine import GAMES
from tests.bot.tables.conftest import tables_on

GUILD, OTHER = 10, 11
HOUR = timedelta(hours=1)


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = datetime.now(UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/retention.db")
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store) -> Tables:
    return tables_on(store)


@pytest.fixture
def preferences(store: Store) -> Preferences:
    return Preferences(store, "en")


@pytest.fixture
def retention(store: Store, tables: Tables, preferences: Preferences, clock: Clock) -> Retention:
    return Retention(store, tables, preferences, clock)


async def a_lobby(tables: Tables, guild_id: int = GUILD) -> int:
    anna = Person(1, "Anna")
    name, game = next(iter(GAMES.items()))
    table = await tables.lobbies.open(
        guild_id=guild_id, channel_id=20, host=anna, game=name, rules=game.Rules(), own_thread=False
    )
    return table.id


async def test_tables_that_nobody_uses_are_put_away(
    retention: Retention, store: Store, tables: Tables, clock: Clock
) -> None:
    lobby = await a_lobby(tables)
    clock.now += TABLES_KEPT - HOUR
    await retention.tidy()
    assert await store.read(saved_tables.of_server, GUILD, phases=("lobby",)) != ()
    clock.now += 2 * HOUR
    await retention.tidy()
    assert await store.read(saved_tables.of_server, GUILD, phases=("lobby",)) == ()
    with pytest.raises(Problem):
        await tables.lobbies.join(lobby, Person(2, "Bob"))


async def test_a_server_is_kept_for_a_while_after_it_was_left(
    retention: Retention, store: Store, tables: Tables, preferences: Preferences, clock: Clock
) -> None:
    lobby = await a_lobby(tables)
    await preferences.save_server(ServerSettings(GUILD, "nl"))
    await retention.server_left(GUILD)
    clock.now += SERVERS_KEPT - HOUR
    await retention.tidy()
    assert await preferences.server(GUILD) == ServerSettings(GUILD, "nl")
    clock.now += 2 * HOUR
    await retention.tidy()
    assert await store.read(saved_tables.load, lobby) is None
    assert await preferences.server(GUILD) == ServerSettings(GUILD)
    with pytest.raises(Problem):
        await tables.table(lobby)


async def test_being_invited_again_keeps_it(retention: Retention, preferences: Preferences, clock: Clock) -> None:
    await preferences.save_server(ServerSettings(GUILD, "nl"))
    await retention.server_left(GUILD)
    clock.now += SERVERS_KEPT - HOUR
    await retention.server_joined(GUILD)
    clock.now += 10 * SERVERS_KEPT
    await retention.tidy()
    assert await preferences.server(GUILD) == ServerSettings(GUILD, "nl")


async def test_leaving_while_the_bot_was_away_counts_from_when_it_is_back(
    retention: Retention, store: Store, clock: Clock
) -> None:
    await store.write(stored_preferences.save, ServerSettings(GUILD, "nl"))
    await store.write(stored_preferences.save, ServerSettings(OTHER, "nl"))
    await retention.note_servers([OTHER])
    clock.now += SERVERS_KEPT + HOUR
    await retention.tidy()
    assert (await store.read(stored_preferences.server, GUILD)).language is None
    assert (await store.read(stored_preferences.server, OTHER)).language == "nl"


async def test_it_is_done_at_once_and_every_day(
    retention: Retention, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    nights = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            nights.set()
            await asyncio.Event().wait()

    tidied: list[datetime] = []

    def tidy(_: object, older_than: datetime) -> int:
        tidied.append(older_than)
        if len(tidied) == 2:
            raise StoreUnavailable("The database is out of reach")
        return 0

    monkeypatch.setattr(stored_retention, "tidy", tidy)
    monkeypatch.setattr("bot.retention.asyncio.sleep", sleep)
    retention.start()
    retention.start()
    await asyncio.wait_for(nights.wait(), 60)
    await retention.stop()
    await retention.stop()
    assert slept == [EVERY.total_seconds()] * 3
    assert len(tidied) == 3, "a day on which the database is out of reach does not end it"


async def test_a_match_is_never_put_away(retention: Retention, store: Store, tables: Tables, clock: Clock) -> None:
    lobby = await a_lobby(tables)
    saved = await store.read(saved_tables.load, lobby)
    assert saved is not None
    await store.write(saved_tables.save, msgspec.structs.replace(saved, phase="playing"))
    clock.now += 100 * TABLES_KEPT
    await retention.tidy()
    assert await store.read(saved_tables.load, lobby) is not None
