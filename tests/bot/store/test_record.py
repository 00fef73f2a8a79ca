"""The record of a table: written with the move, whole or not at all, and once."""

from __future__ import annotations

import msgspec
import pytest

from bot.store import StaleTable, Store, leaderboard, record, retention, saved_tables
from bot.store.rows import RoundScore
from tests.bot.store.samples import ANNA, BERT, GUILD, NOON, action, computer, everything, final, person, playing

replace = msgspec.structs.replace


async def test_a_move_and_its_record_are_saved_together(store: Store) -> None:
    table = await playing(store)
    done = (action(1), action(2, seat=1, by="computer"))
    saved = await store.write(record.save_move, replace(table, snapshot="{}"), done)
    assert saved.version == table.version + 1
    assert await store.read(record.actions, table.id) == done
    assert await store.read(saved_tables.load, table.id) == saved


async def test_the_record_of_one_round(store: Store) -> None:
    table = await playing(store)
    await store.write(record.save_move, table, [action(1), action(2), action(3, round=2)])
    assert await store.read(record.actions, table.id, 1) == (action(1), action(2))
    assert await store.read(record.actions, table.id, of_round=2) == (action(3, round=2),)
    assert await store.read(record.actions, table.id, 3) == ()


async def test_each_table_has_its_own_record(store: Store) -> None:
    one, other = await playing(store), await playing(store)
    await store.write(record.save_move, one, [action(1)])
    assert await store.read(record.actions, other.id) == ()
    await store.write(record.save_move, other, [action(1, seat=1)])
    assert await store.read(record.actions, one.id) == (action(1),)


async def test_a_stale_move_leaves_no_record(store: Store) -> None:
    table = await playing(store)
    await store.write(record.save_move, table, [action(1)])
    with pytest.raises(StaleTable):
        await store.write(
            record.save_move, table, [action(2)], [RoundScore(1, (1, 2), (1, 2))], final(table, (1000, 5))
        )
    rows = await everything(store)
    assert (len(rows["actions"]), rows["rounds"], rows["results"]) == (1, [], [])


async def test_rounds_come_back_in_order(store: Store) -> None:
    table = await playing(store)
    first, second = RoundScore(1, (120, -45), (120, -45)), RoundScore(2, (0, 300), (120, 255))
    table = await store.write(record.save_move, table, (), [second])
    await store.write(record.save_move, table, (), [first])
    assert await store.read(record.rounds, table.id) == (first, second)


async def test_the_very_same_again_changes_nothing(store: Store) -> None:
    """A process that does not know whether its commit arrived reads the table again and repeats."""
    table = await playing(store)
    move = ([action(1), action(2)], [RoundScore(1, (1000, 5), (1000, 5))], final(table, (1000, 5)))
    over = replace(table, phase="over")
    saved = await store.write(record.save_move, over, *move)
    rows = await everything(store)
    with pytest.raises(StaleTable):
        await store.write(record.save_move, over, *move)
    again = await store.write(record.save_move, saved, *move)
    assert again.version == saved.version + 1
    after = await everything(store)
    for name in ("actions", "rounds", "results"):
        assert after[name] == rows[name]
    lines, total = await store.read(leaderboard.scores, GUILD, None, offset=0, limit=10)
    assert [(line.user_id, line.games, line.points) for line in lines] == [(ANNA, 1, 1000), (BERT, 1, 5)]
    assert total == 2


async def test_a_later_clock_does_not_make_the_same_action_another(store: Store) -> None:
    table = await store.write(record.save_move, await playing(store), [action(1)])
    await store.write(record.save_move, table, [replace(action(1), at=NOON.replace(year=2027)), action(2)])
    assert await store.read(record.actions, table.id) == (action(1), action(2))


async def test_another_action_under_the_same_number_is_stale(store: Store) -> None:
    table = await store.write(record.save_move, await playing(store), [action(1)])
    with pytest.raises(StaleTable):
        await store.write(record.save_move, table, [action(1, seat=1), action(2)])
    assert await store.read(saved_tables.load, table.id) == table
    assert await store.read(record.actions, table.id) == (action(1),)


async def test_another_score_of_the_same_round_is_stale(store: Store) -> None:
    table = await store.write(record.save_move, await playing(store), (), [RoundScore(1, (5, 6), (5, 6))])
    with pytest.raises(StaleTable):
        await store.write(record.save_move, table, (), [RoundScore(1, (6, 5), (6, 5))])
    assert await store.read(record.rounds, table.id) == (RoundScore(1, (5, 6), (5, 6)),)


async def test_a_match_cannot_end_twice(store: Store) -> None:
    table = await playing(store)
    table = await store.write(record.save_move, table, (), (), final(table, (1000, 5)))
    with pytest.raises(StaleTable):
        await store.write(record.save_move, table, (), (), final(table, (5, 1000)))
    lines, _ = await store.read(leaderboard.scores, GUILD, None, offset=0, limit=10)
    assert [(line.user_id, line.won) for line in lines] == [(ANNA, 1), (BERT, 0)]


async def test_actions_name_the_person_only_where_they_acted_themselves(store: Store) -> None:
    """Somebody else may sit there later; what a computer did while they were away is not theirs."""
    table = await playing(store, seats=(person(0, ANNA), person(1, BERT, held=True), computer(2)))
    await store.write(record.save_move, table, [action(1), action(2, 1, "computer"), action(3, 2, "computer")])
    rows = (await everything(store))["actions"]
    assert [row["user_id"] for row in rows] == [ANNA, None, None]


async def test_the_record_goes_with_its_table(store: Store) -> None:
    table = await playing(store)
    await store.write(record.save_move, table, [action(1)], [RoundScore(1, (5, 6), (5, 6))])
    await store.write(retention.forget_server, GUILD)
    assert await store.read(record.actions, table.id) == ()
    assert await store.read(record.rounds, table.id) == ()
