"""What is put away when nobody has touched it for long."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot.store import StaleTable, Store, leaderboard, record, retention, saved_tables
from bot.store.rows import RoundScore
from tests.bot.store.samples import ANNA, BERT, CLEO, GUILD, action, everything, finish, new_table, person, playing

replace = msgspec.structs.replace


def later() -> datetime:
    return datetime.now(UTC) + timedelta(seconds=1)


async def test_nothing_is_old(store: Store) -> None:
    await store.write(saved_tables.create, new_table())
    await finish(store, await playing(store), (1000, 0))
    rows = await everything(store)
    assert await store.write(retention.tidy, datetime.now(UTC) - timedelta(hours=1)) == 0
    assert await everything(store) == rows


async def test_an_old_lobby_is_closed_and_whoever_holds_it_is_told(store: Store) -> None:
    lobby = await store.write(saved_tables.create, new_table())
    assert await store.write(retention.tidy, later()) == 1
    closed = await store.read(saved_tables.load, lobby.id)
    assert closed == replace(lobby, phase="closed", version=2, updated_at=closed.updated_at if closed else None)
    with pytest.raises(StaleTable):
        await store.write(saved_tables.save, replace(lobby, phase="playing"))


async def test_a_closed_lobby_is_thrown_away_the_next_time(store: Store) -> None:
    lobby = await store.write(saved_tables.create, new_table())
    await store.write(retention.tidy, later())
    assert await store.write(retention.tidy, later()) == 1
    assert await store.read(saved_tables.load, lobby.id) is None


async def test_an_ended_match_leaves_its_results(store: Store) -> None:
    table = await playing(store)
    table = await store.write(record.save_move, table, [action(1)], [RoundScore(1, (1000, 0), (1000, 0))])
    await finish(store, table, (1000, 0))
    board = await store.read(leaderboard.scores, GUILD, None, offset=0, limit=10)
    assert await store.write(retention.tidy, later()) == 1
    rows = await everything(store)
    assert [rows[name] for name in ("tables", "seats", "actions", "rounds")] == [[], [], [], []]
    assert await store.read(leaderboard.scores, GUILD, None, offset=0, limit=10) == board


async def test_a_running_match_is_never_touched(store: Store) -> None:
    table = await store.write(record.save_move, await playing(store), [action(1)])
    assert await store.write(retention.tidy, datetime.now(UTC) + timedelta(days=10_000)) == 0
    assert await store.read(saved_tables.load, table.id) == table
    assert await store.read(record.actions, table.id) == (action(1),)


async def test_names_go_with_the_last_thing_that_needs_them(store: Store) -> None:
    await finish(store, await playing(store), (1000, 0))  # Anna and Bert stand on the leaderboard
    await store.write(saved_tables.create, new_table(seats=(person(0, CLEO),)))
    await store.write(retention.tidy, later())
    assert {row["user_id"] for row in (await everything(store))["members"]} == {ANNA, BERT, CLEO}
    await store.write(retention.tidy, later())
    assert {row["user_id"] for row in (await everything(store))["members"]} == {ANNA, BERT}


async def test_a_name_of_another_server_is_no_reason_to_keep_it(store: Store) -> None:
    await finish(store, await playing(store), (1000, 0))
    await store.write(saved_tables.create, new_table(guild_id=8, phase="closed"))
    await store.write(retention.tidy, later())
    assert {row["guild_id"] for row in (await everything(store))["members"]} == {GUILD}
