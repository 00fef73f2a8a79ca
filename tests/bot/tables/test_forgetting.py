"""Who has themselves forgotten is gone from every table, whatever was under way there."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bot.store import Store, privacy, retention, saved_tables
from bot.tables import Person, Problem, Table, Tables
from engine.game import Refusal
from tests.bot.tables.conftest import ANNA, BOB, CARLA, GUILD, open_table, started


def is_gone(export: dict[str, Any]) -> bool:
    return not any(value for key, value in export.items() if key != "user_id")


async def ended(tables: Tables, store: Store, *people: Person) -> Table:
    """A match that is over; nothing is booked."""
    table = await started(tables, *people)
    await store.write(saved_tables.save, msgspec.structs.replace(table.saved, phase="over"))
    tables.forget_server(GUILD)
    return await tables.table(table.id)


async def test_nobody_of_whom_nothing_is_kept(tables: Tables) -> None:
    await open_table(tables, ANNA)
    assert await tables.forget_player(CARLA.user_id) == ()


async def test_the_tables_that_changed_come_back_as_they_are(tables: Tables, store: Store) -> None:
    lobby = await open_table(tables, ANNA, BOB)
    match = await started(tables, BOB, ANNA, CARLA)
    over = await ended(tables, store, ANNA, CARLA)
    without = await open_table(tables, CARLA)
    outcomes = await tables.forget_player(ANNA.user_id)
    assert {outcome.table.id for outcome in outcomes} == {lobby.id, match.id, over.id}
    for outcome in outcomes:
        now = await tables.table(outcome.table.id)
        assert now == outcome.table
        assert now.seat_of(ANNA.user_id) is None
        assert now.saved.host_id in {BOB.user_id, CARLA.user_id}
        assert outcome.acted_before == now.to_act()
    assert await tables.table(without.id) == without
    assert is_gone(await store.read(privacy.export, ANNA.user_id))


async def test_a_match_goes_on_with_a_computer_for_good(tables: Tables) -> None:
    match = await started(tables, ANNA, BOB)
    (outcome,) = await tables.forget_player(ANNA.user_id)
    seat = outcome.table.seats[0]
    assert (seat.user_id, outcome.table.state) == (None, match.state)
    assert seat.level is not None
    for request in (tables.come_back(match.id, ANNA), tables.leave(match.id, ANNA.user_id)):
        try:
            await request
        except Problem as problem:
            assert problem.code == "outsider"  # noqa: PT017
        else:
            raise AssertionError("they still sit there")


async def test_nobody_left_closes_the_table(tables: Tables) -> None:
    await started(tables, ANNA, computers=2)
    (outcome,) = await tables.forget_player(ANNA.user_id)
    assert outcome.table.saved.phase == "closed"
    assert outcome.acted_before == ()


async def test_a_name_that_was_only_remembered_is_forgotten(tables: Tables, store: Store) -> None:
    match = await started(tables, ANNA, BOB)
    tables.refresh_name(match.id, Person(ANNA.user_id, "Anna the Great"))
    await tables.forget_player(ANNA.user_id)
    assert "Anna" not in {seat.name for seat in (await tables.table(match.id)).seats}
    tables.refresh_name(match.id, ANNA)
    await tables.leave(match.id, BOB.user_id)
    assert is_gone(await store.read(privacy.export, ANNA.user_id))


async def test_a_table_that_is_only_in_memory_is_forgotten(tables: Tables, store: Store) -> None:
    match = await started(tables, ANNA, BOB)
    await store.write(retention.forget_server, GUILD)
    assert (await tables.table(match.id)).seat_of(ANNA.user_id) is not None
    assert await tables.forget_player(ANNA.user_id) == ()
    try:
        await tables.table(match.id)
    except Problem as problem:
        assert problem.code == "no-table"  # noqa: PT017
    else:
        raise AssertionError("it is still there")


async def test_whatever_was_under_way(tables: Tables, store: Store) -> None:
    """Requests of others that begin before, with, and a little after it never bring them back."""
    for delay in range(12):
        lobby = await open_table(tables, BOB, ANNA)
        match = await started(tables, ANNA, BOB)
        over = await ended(tables, store, BOB, ANNA)
        (seat,) = match.to_act()
        actor = match.seats[seat].user_id or 0
        draw = match.game.parse("draw")

        async def later(steps: int = delay) -> None:
            for _ in range(steps):
                await asyncio.sleep(0)
            await tables.forget_player(ANNA.user_id)

        done = await asyncio.gather(
            tables.lobbies.rematch(over.id, BOB.user_id),
            tables.act(match.id, actor, None, (draw,)),
            tables.lobbies.join(lobby.id, CARLA),
            later(),
            tables.leave(match.id, BOB.user_id),
            tables.set_board(match.id, 20, 30),
            return_exceptions=True,
        )
        assert all(not isinstance(one, BaseException) or isinstance(one, Problem | Refusal) for one in done), done
        assert is_gone(await store.read(privacy.export, ANNA.user_id))
        for saved in await store.read(saved_tables.of_server, GUILD, phases=("lobby", "playing", "over", "closed")):
            assert (await tables.table(saved.id)).seat_of(ANNA.user_id) is None
            assert (await tables.table(saved.id)).saved == saved
        await store.write(retention.forget_server, GUILD)
        tables.forget_server(GUILD)


async def test_a_rematch_numbers_the_seats_anew(tables: Tables, store: Store) -> None:
    over = await ended(tables, store, ANNA, BOB, CARLA)
    await tables.forget_player(ANNA.user_id)
    again = await tables.lobbies.rematch(over.id, CARLA.user_id)
    assert [(seat.seat, seat.user_id) for seat in again.seats] == [(0, BOB.user_id), (1, CARLA.user_id)]
    assert (await tables.lobbies.start(again.id, CARLA.user_id)).table.state is not None
