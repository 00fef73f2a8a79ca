"""Tables with seats: what goes in comes out, and no save is lost under another."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone

import msgspec
import pytest

from bot.store import StaleTable, Store, StoreError, retention, saved_tables
from bot.store.rows import NewTable, SavedTable
from tests.bot.store.samples import ANNA, BERT, CLEO, GUILD, NOON, computer, everything, new_table, person, playing

replace = msgspec.structs.replace


async def test_a_new_table_comes_back_as_it_was_made(store: Store) -> None:
    before = datetime.now(UTC)
    made = await store.write(saved_tables.create, new_table())
    assert before <= made.created_at == made.updated_at <= datetime.now(UTC)
    assert made.version == 1
    assert (made.message_id, made.call_message_id, made.called_user_id) == (None, None, None)
    assert await store.read(saved_tables.load, made.id) == made


async def test_nothing_is_lost_that_a_table_can_hold(store: Store) -> None:
    full = new_table(
        own_thread=True,
        phase="playing",
        seed=-(2**200),
        round=12,
        decisions=(3, 0, 9),
        snapshot='{"naïve": "♠ 🃏"}',
        computer_to_act=True,
        pace=90,
        deadline=NOON,
        seats=(person(0, ANNA, held=True), computer(1, "planner"), person(2, CLEO)),
    )
    made = await store.write(saved_tables.create, full)
    loaded = await store.read(saved_tables.load, made.id)
    assert loaded is not None
    for name in NewTable.__struct_fields__:
        assert getattr(loaded, name) == getattr(full, name), name


async def test_a_table_of_computers(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table(seats=(computer(0), computer(1))))
    assert await store.read(saved_tables.load, made.id) == made


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.read(saved_tables.load, 404) is None


async def test_a_number_is_never_given_out_twice(store: Store) -> None:
    first = await store.write(saved_tables.create, new_table())
    await store.write(retention.forget_server, GUILD)
    second = await store.write(saved_tables.create, new_table())
    assert second.id > first.id


async def test_a_save_counts_and_everything_decided_is_written(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table())
    changed = replace(
        made,
        game="thousand",
        rules="{}",
        host_id=BERT,
        phase="playing",
        seed=5,
        round=1,
        decisions=(1, 2, 3),
        snapshot="{}",
        computer_to_act=True,
        pace=30,
        deadline=NOON,
        own_thread=True,
        seats=(person(0, BERT), person(1, CLEO, held=True), computer(2)),
    )
    saved = await store.write(saved_tables.save, changed)
    assert saved == replace(changed, version=2, updated_at=saved.updated_at)
    assert saved.updated_at > made.updated_at
    assert await store.read(saved_tables.load, made.id) == saved


async def test_seats_can_be_swapped_and_given_up(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table())
    swapped = await store.write(saved_tables.save, replace(made, seats=(person(0, BERT), person(1, ANNA))))
    assert await store.read(saved_tables.load, made.id) == swapped
    empty = await store.write(saved_tables.save, replace(swapped, seats=(), decisions=()))
    assert await store.read(saved_tables.load, made.id) == empty


async def test_a_save_on_an_older_version_changes_nothing(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table())
    newer = await store.write(saved_tables.save, replace(made, round=1))
    with pytest.raises(StaleTable):
        await store.write(saved_tables.save, replace(made, round=2, seats=()))
    assert await store.read(saved_tables.load, made.id) == newer


@pytest.mark.parametrize("ahead", [-1, 1, 1000])
async def test_a_save_on_any_other_version_is_stale(store: Store, ahead: int) -> None:
    made = await store.write(saved_tables.create, new_table())
    with pytest.raises(StaleTable):
        await store.write(saved_tables.save, replace(made, version=made.version + ahead))


async def test_a_save_of_a_table_that_is_gone_is_stale(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table())
    await store.write(retention.forget_server, GUILD)
    with pytest.raises(StaleTable):
        await store.write(saved_tables.save, made)


async def test_board_and_call_are_noted_without_a_new_version(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table())
    await store.write(saved_tables.set_board, made.id, 22, 33)
    await store.write(saved_tables.set_call, made.id, 44, BERT)
    there = replace(made, channel_id=22, message_id=33, call_message_id=44, called_user_id=BERT)
    assert await store.read(saved_tables.load, made.id) == there
    await store.write(saved_tables.set_board, made.id, 23, None)
    await store.write(saved_tables.set_call, made.id, None, None)
    assert await store.read(saved_tables.load, made.id) == replace(made, channel_id=23)


async def test_a_save_by_one_who_missed_the_board_keeps_it(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table())
    await store.write(saved_tables.set_board, made.id, 22, 33)
    await store.write(saved_tables.set_call, made.id, 44, BERT)
    saved = await store.write(saved_tables.save, replace(made, round=1, channel_id=1, guild_id=1))
    assert (saved.guild_id, saved.channel_id, saved.message_id) == (GUILD, 22, 33)
    assert (saved.call_message_id, saved.called_user_id) == (44, BERT)
    assert await store.read(saved_tables.load, made.id) == saved


async def test_notes_about_a_table_that_is_gone_do_nothing(store: Store) -> None:
    await store.write(saved_tables.set_board, 404, 1, 2)
    await store.write(saved_tables.set_call, 404, 1, 2)
    assert (await everything(store))["tables"] == []


async def test_one_person_cannot_have_two_seats(store: Store) -> None:
    made = await store.write(saved_tables.create, new_table())
    with pytest.raises(StoreError, match=r"(?i)unique") as refused:
        await store.write(saved_tables.save, replace(made, round=9, seats=(person(0, ANNA), person(1, ANNA))))
    assert refused.type is StoreError, "the database is there, and does not take it"
    assert "\n" not in str(refused.value)
    assert await store.read(saved_tables.load, made.id) == made


@pytest.fixture
def clock_of_new_york(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "America/New_York")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("clock_of_new_york")
async def test_times_come_back_in_utc_whatever_they_went_in_with(store: Store) -> None:
    elsewhere = NOON.astimezone(timezone(timedelta(hours=-9, minutes=-30)))
    made = await store.write(saved_tables.create, new_table(deadline=elsewhere))
    loaded = await store.read(saved_tables.load, made.id)
    assert loaded is not None
    assert loaded.deadline is not None
    assert (loaded.deadline, loaded.deadline.tzinfo) == (NOON, UTC)
    assert loaded.created_at.tzinfo is UTC


async def test_a_time_without_an_offset_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="offset") as refused:
        await store.write(saved_tables.create, new_table(deadline=NOON.replace(tzinfo=None)))
    assert refused.type is StoreError
    assert (await everything(store))["tables"] == []


async def test_tables_of_a_server_newest_first(store: Store) -> None:
    lobby = await store.write(saved_tables.create, new_table())
    match = await playing(store, channel_id=5, seats=(person(0, ANNA), person(1, CLEO)))
    over = await store.write(saved_tables.create, new_table(phase="over"))
    await store.write(saved_tables.create, new_table(phase="closed"))
    await store.write(saved_tables.create, new_table(guild_id=8))
    assert await store.read(saved_tables.of_server, GUILD) == (match, lobby)
    assert await store.read(saved_tables.of_server, GUILD, phases=("over",)) == (over,)
    assert await store.read(saved_tables.of_server, GUILD, channel_id=5) == (match,)
    assert await store.read(saved_tables.of_server, GUILD, user_id=BERT) == (lobby,)
    assert await store.read(saved_tables.of_server, GUILD, user_id=ANNA) == (match, lobby)
    assert await store.read(saved_tables.of_server, GUILD, user_id=BERT, channel_id=5) == ()
    assert await store.read(saved_tables.of_server, 9) == ()


async def test_tables_where_a_computer_is_to_move(store: Store) -> None:
    first = await playing(store, computer_to_act=True)
    await playing(store)
    third = await playing(store, computer_to_act=True)
    assert await store.read(saved_tables.to_resume) == (first.id, third.id)
    await store.write(saved_tables.save, replace(first, computer_to_act=False))
    assert await store.read(saved_tables.to_resume) == (third.id,)


async def test_the_tables_saved_last(store: Store) -> None:
    assert await store.read(saved_tables.saved_last, timedelta(days=1)) == ()
    first, second, third = [await playing(store) for _ in range(3)]
    second = await store.write(saved_tables.save, second)
    assert await store.read(saved_tables.saved_last, timedelta(0)) == (second.id,)
    assert await store.read(saved_tables.saved_last, second.updated_at - third.updated_at) == (second.id, third.id)
    assert await store.read(saved_tables.saved_last, timedelta(days=1)) == (first.id, second.id, third.id)


async def test_what_was_saved_is_there_after_closing_and_opening(url: str) -> None:
    store = await Store.open(url)
    made: SavedTable = await playing(store)
    await store.close()
    store = await Store.open(url)
    assert await store.read(saved_tables.load, made.id) == made
    await store.close()
