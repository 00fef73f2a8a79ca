"""Many at once: no save is lost, none is answered by the database's own trouble."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import msgspec
import psycopg
import pytest

from bot.store import StaleTable, Store, StoreUnavailable, leaderboard, privacy, record, saved_tables
from bot.store.rows import SavedSeat, SavedTable
from tests.bot.store.samples import ANNA, BERT, CLEO, GUILD, action, everything, finish, new_table, person, playing
from tests.patience import until

replace = msgspec.structs.replace


@pytest.fixture
async def stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two bots on one database."""
    both = (await Store.open(url), await Store.open(url))
    yield both
    for store in both:
        await store.close()


async def load(store: Store, table_id: int) -> SavedTable:
    table = await store.read(saved_tables.load, table_id)
    assert table is not None
    return table


async def test_1600_moves_of_16_players_through_two_bots(stores: tuple[Store, Store]) -> None:
    """Each move adds one to a counter it has read before; whoever comes too late reads again."""
    tables = [(await playing(stores[0], snapshot="0")).id for _ in range(8)]
    stale = 0

    async def player(number: int) -> None:
        nonlocal stale
        store = stores[number % 2]
        table_id = tables[number // 2]
        table = await load(store, table_id)
        for _ in range(100):
            while True:
                count = int(table.snapshot or 0) + 1
                try:
                    table = await store.write(
                        record.save_move, replace(table, snapshot=str(count)), [action(count, number % 2)]
                    )
                    break
                except StaleTable:
                    stale += 1
                    table = await load(store, table_id)

    await asyncio.gather(*(player(number) for number in range(16)))
    for table_id in tables:
        table = await load(stores[1], table_id)
        assert (table.snapshot, table.version) == ("200", 201)
        assert [line.number for line in await stores[0].read(record.actions, table_id)] == list(range(1, 201))
    assert stale > 0, "nobody ever came too late: the test tried nothing"


async def test_of_twenty_saves_at_once_one_wins(stores: tuple[Store, Store]) -> None:
    table = await playing(stores[0])
    saves = [
        stores[n % 2].write(record.save_move, replace(table, snapshot=str(n)), [action(1, n % 2)]) for n in range(20)
    ]
    answers = await asyncio.gather(*saves, return_exceptions=True)
    won = [answer for answer in answers if isinstance(answer, SavedTable)]
    assert len(won) == 1
    assert sum(isinstance(answer, StaleTable) for answer in answers) == 19
    assert await load(stores[1], table.id) == won[0]
    assert len(await stores[0].read(record.actions, table.id)) == 1


async def test_a_match_booked_by_two_bots_at_once_is_booked_once(stores: tuple[Store, Store]) -> None:
    table = await playing(stores[0])
    answers = await asyncio.gather(*(finish(store, table, (1000, 0)) for store in stores * 5), return_exceptions=True)
    assert sum(isinstance(answer, SavedTable) for answer in answers) == 1
    lines, _ = await stores[1].read(leaderboard.scores, GUILD, None, offset=0, limit=10)
    assert [(line.user_id, line.games, line.points) for line in lines] == [(ANNA, 1, 1000), (BERT, 1, 0)]


async def test_a_reader_sees_one_moment(stores: tuple[Store, Store]) -> None:
    """A table and its seats are read by two queries; a save in between must not mix them."""
    writer, reader = stores
    table = await playing(writer, seats=(), snapshot="0")

    async def write() -> None:
        nonlocal table
        for number in range(1, 121):
            seats = tuple(person(seat, user) for seat, user in enumerate((ANNA, BERT, CLEO)[: number % 4]))
            table = await writer.write(saved_tables.save, replace(table, snapshot=str(number), seats=seats))

    async def read() -> int:
        seen = 0
        while not writing.done():
            there = await load(reader, table.id)
            assert len(there.seats) == int(there.snapshot or 0) % 4
            seen += 1
        return seen

    writing = asyncio.create_task(write())
    assert sum(await asyncio.gather(read(), read())) > 10
    await writing


async def test_erasing_people_while_they_play(stores: tuple[Store, Store]) -> None:
    """Neither a deadlock nor a name that comes back."""
    seats = (person(0, ANNA), person(1, BERT), person(2, CLEO))
    tables = [await playing(stores[0], seats=seats, decisions=(0, 0, 0)) for _ in range(6)]

    async def play(table: SavedTable, store: Store) -> None:
        for number in range(1, 15):
            held = tuple(replace(seat, held=not seat.held) for seat in table.seats)
            try:
                table = await store.write(record.save_move, replace(table, seats=held), [action(number)])
            except StaleTable:
                return

    await asyncio.gather(
        *(play(table, stores[number % 2]) for number, table in enumerate(tables)),
        stores[0].write(privacy.erase, BERT),
        stores[1].write(privacy.erase, ANNA),
    )
    for name, rows in (await everything(stores[0])).items():
        for row in rows:
            assert not [value for value in row.values() if value in (ANNA, BERT, "Anna", "Bert")], name


_WAITING = """
WITH RECURSIVE waiting(pid) AS (
    SELECT pg_backend_pid()
    UNION SELECT pg_locks.pid FROM pg_locks JOIN waiting ON waiting.pid = ANY(pg_blocking_pids(pg_locks.pid))
    WHERE NOT pg_locks.granted
)
SELECT count(*) - 1 FROM waiting
"""
"""How many connections wait for this one, or for one that waits for it."""


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_tables_with_the_same_people_in_another_order_do_not_wait_for_each_other(
    url: str, stores: tuple[Store, Store]
) -> None:
    """Both saves are stopped half-way in the names, behind one that is locked; then there is no deadlock."""
    there, back = [
        await playing(stores[0], seats=tuple(person(seat, user) for seat, user in enumerate(order)))
        for order in ((ANNA, CLEO, BERT), (BERT, CLEO, ANNA))
    ]
    with psycopg.connect(url) as connection:
        connection.execute("SELECT FROM members WHERE user_id = %s FOR UPDATE", [CLEO])
        saves = [
            asyncio.create_task(store.write(saved_tables.save, replace(table, seats=_renamed(table))))
            for store, table in zip(stores, (there, back), strict=True)
        ]
        await asyncio.to_thread(until, lambda: connection.execute(_WAITING).fetchone() == (len(saves),))
        connection.commit()
        saved = await asyncio.gather(*saves)
    assert [table.version for table in saved] == [2, 2]


def _renamed(table: SavedTable) -> tuple[SavedSeat, ...]:
    return tuple(replace(seat, name=f"{seat.name} the Great") for seat in table.seats)


async def test_cancelled_moves_are_saved_whole_or_not_at_all(
    stores: tuple[Store, Store], caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody's press may be given up at any moment; the connection is not, and nothing is half."""
    store, other = stores
    table_id = (await playing(store, snapshot="0")).id
    chance = random.Random(4)
    for _ in range(60):
        table = await load(store, table_id)
        count = table.version
        move = asyncio.create_task(store.write(record.save_move, replace(table, snapshot=str(count)), [action(count)]))
        await asyncio.sleep(chance.random() * 0.002)
        move.cancel()
        await asyncio.gather(move, return_exceptions=True)
    await store.close()  # after what is still under way
    table = await load(other, table_id)
    assert [line.number for line in await other.read(record.actions, table_id)] == list(range(1, table.version))
    assert table.snapshot == str(table.version - 1)
    await other.write(record.save_move, table, [action(table.version)])
    assert not caplog.records


async def test_a_server_that_does_not_answer_is_given_up(stores: tuple[Store, Store]) -> None:
    holder, waiting = stores
    if waiting._limit is None:
        pytest.skip("only PostgreSQL: SQLite waits for its lock as long as the URL says")
    table = await playing(holder)
    waiting._limit = 0.2
    async with holder._writing.begin() as connection:
        await connection.run_sync(saved_tables.save, table)
        with pytest.raises(StoreUnavailable, match="does not answer"):
            await waiting.write(saved_tables.save, table)
    waiting._limit = 60
    assert (await load(waiting, table.id)).version == table.version + 1
    with pytest.raises(StaleTable):
        await waiting.write(saved_tables.save, table)


async def test_new_tables_at_once_have_numbers_of_their_own(stores: tuple[Store, Store]) -> None:
    made = await asyncio.gather(*(stores[n % 2].write(saved_tables.create, new_table()) for n in range(30)))
    assert len({table.id for table in made}) == 30
