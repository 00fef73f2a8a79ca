"""What the bot keeps in memory has bounds: what nobody can use any more goes."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import TableCache, cache
from bot.tables.locks import Locks
from tests.bot.behind import app_of, client_of
from tests.bot.play.turns import play_turn, start_match, whose_turn
from tests.bot.store.samples import new_table
from tests.discord.person import Person
from tests.discord.play import World

QUARTER: float = 15 * 60
"""Seconds that Discord lets a private message be edited."""


async def test_a_lock_stays_while_somebody_waits_for_it() -> None:
    locks, order = Locks(), []

    async def alone(name: str) -> None:
        async with locks[1]:
            order.append(name)
            await asyncio.sleep(0)
            order.append(name)

    await asyncio.gather(*(alone(name) for name in "abc"))
    assert order == list("aabbcc")
    assert len(locks) == 0


async def test_the_tables_used_last_are_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "TABLES_IN_MEMORY", 3)
    store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}")
    tables = TableCache(store, lambda: datetime.now(UTC))
    made = [(await tables.create(new_table(rules="{}"))).id for _ in range(5)]
    assert {table.id for table in tables} == {*made[2:]}
    async with tables.alone(made[0]):
        await tables.load(made[0])
    assert {table.id for table in tables} == {*made[3:], made[0]}
    assert len(tables._locks) == 0
    await store.close()


async def test_clicks_and_panels_go_when_discord_takes_no_edits_any_more(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.utils.utcnow", world.discord.now)  # for this test too, not only for the bot
    panels = app_of(world).panels
    await anna.command("duizenden start")
    await world.pass_time(QUARTER)
    await start_match(world, ben, world.people[2])
    assert not panels._clicks
    assert {user_id for _, user_id in panels._open} == {ben.id, world.people[2].id}
    await world.pass_time(QUARTER)
    await start_match(world, anna, world.people[3])
    assert {user_id for _, user_id in panels._open} == {anna.id, world.people[3].id}


async def test_nothing_is_left_of_a_press(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a view, not a task, not a lock: only the table, the two panels, and the board to be edited next."""
    monkeypatch.setattr("discord.utils.utcnow", world.discord.now)
    client, app = client_of(world), app_of(world)
    await start_match(world, anna, ben)
    for _ in range(4):
        await play_turn(await whose_turn(world, anna, ben))
    await world.pass_time(5)
    views = client._connection._view_store
    assert not views._views
    assert not views._synced_message_views
    assert not client.boundary._answering
    assert not app.boards._editing
    assert not app.boards._outdated
    assert not app.computers._playing
    assert not app.computers._moves
    assert len(app.boards._locks) == 0
    assert len(app.panels._open) == 2
