"""A server that the bot was removed from is kept for a while, and then nothing is left of it."""

from __future__ import annotations

from datetime import timedelta

from bot.store import Store, preferences, retention, saved_tables
from bot.store.rows import ServerSettings
from tests.bot.store.samples import ANNA, GUILD, NOON, everything, finish, new_table, person, playing

OTHER = 8
DAY = timedelta(days=1)


async def two_servers(store: Store) -> None:
    """Both have a result; the first has settings too, the other a lobby."""
    await finish(store, await playing(store), (1000, 0))
    await store.write(preferences.save, ServerSettings(GUILD, "nl", {"duizenden": "{}"}))
    await finish(store, await playing(store, guild_id=OTHER), (0, 1000))
    await store.write(saved_tables.create, new_table(guild_id=OTHER, seats=(person(0, ANNA),)))


async def guilds(store: Store) -> set[int]:
    """The servers of which anything is kept."""
    rows = await everything(store)
    return {row["guild_id"] for lines in rows.values() for row in lines if "guild_id" in row}


async def test_leaving_deletes_nothing(store: Store) -> None:
    await two_servers(store)
    before = await everything(store)
    await store.write(retention.server_left, GUILD, NOON)
    after = await everything(store)
    assert {name: rows for name, rows in before.items() if name != "servers"} == {
        name: rows for name, rows in after.items() if name != "servers"
    }
    assert await store.read(preferences.server, GUILD) == ServerSettings(GUILD, "nl", {"duizenden": "{}"})
    assert await store.write(retention.forget_left_servers, NOON) == ()


async def test_its_time_runs_out(store: Store) -> None:
    await two_servers(store)
    await store.write(retention.server_left, GUILD, NOON)
    assert await store.write(retention.forget_left_servers, NOON + DAY) == (GUILD,)
    assert await guilds(store) == {OTHER}
    assert await store.write(retention.forget_left_servers, NOON + DAY) == ()


async def test_a_server_without_settings_is_noted_as_well(store: Store) -> None:
    await two_servers(store)
    await store.write(retention.server_left, OTHER, NOON)
    assert await store.write(retention.forget_left_servers, NOON + DAY) == (OTHER,)
    assert await guilds(store) == {GUILD}


async def test_coming_back_in_time_keeps_everything(store: Store) -> None:
    await two_servers(store)
    before = await everything(store)
    await store.write(retention.server_left, GUILD, NOON)
    await store.write(retention.server_joined, GUILD)
    assert await everything(store) == before
    assert await store.write(retention.forget_left_servers, NOON + 100 * DAY) == ()


async def test_choosing_something_does_not_stop_the_time(store: Store) -> None:
    await two_servers(store)
    await store.write(retention.server_left, GUILD, NOON)
    await store.write(preferences.save, ServerSettings(GUILD, "en"))
    assert await store.write(retention.forget_left_servers, NOON + DAY) == (GUILD,)


async def test_told_twice_the_first_time_counts(store: Store) -> None:
    await two_servers(store)
    await store.write(retention.server_left, GUILD, NOON)
    await store.write(retention.server_left, GUILD, NOON + 5 * DAY)
    await store.write(retention.note_servers, [OTHER], NOON + 6 * DAY)
    assert await store.write(retention.forget_left_servers, NOON + DAY) == (GUILD,)


async def test_what_happened_while_the_bot_was_away_is_found_out(store: Store) -> None:
    await two_servers(store)
    await store.write(retention.server_left, OTHER, NOON - DAY)
    await store.write(retention.note_servers, [OTHER, 99], NOON)
    assert await store.write(retention.forget_left_servers, NOON) == ()
    assert await store.write(retention.forget_left_servers, NOON + DAY) == (GUILD,)
    assert await guilds(store) == {OTHER}
