"""Before the match: sitting down, getting up, computers, house rules, starting."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables import Person, Problem, Tables
from tests.bot.tables.conftest import ANNA, BOB, CARLA, open_table


async def test_the_host_sits_at_a_new_table(tables: Tables) -> None:
    table = await open_table(tables, ANNA)
    assert [seat.name for seat in table.seats] == ["Anna"]
    assert table.saved.host_id == ANNA.user_id
    assert table.saved.phase == "lobby"


async def test_nobody_sits_on_two_seats(tables: Tables) -> None:
    table = await open_table(tables, ANNA)
    with pytest.raises(Problem, match="already-seated"):
        await tables.lobbies.join(table.id, ANNA)
    assert len((await tables.table(table.id)).seats) == 1


async def test_two_take_the_last_seat(tables: Tables) -> None:
    table = await open_table(tables, ANNA, computers=4)
    results = await asyncio.gather(
        tables.lobbies.join(table.id, BOB), tables.lobbies.join(table.id, CARLA), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, Problem)]
    assert [problem.code for problem in refused] == ["table-full"]
    assert len((await tables.table(table.id)).seats) == 6


async def test_start_pressed_by_twenty_at_once_starts_once(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    results = await asyncio.gather(
        *(tables.lobbies.start(table.id, ANNA.user_id) for _ in range(20)), return_exceptions=True
    )
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    assert {result.code for result in results if isinstance(result, Problem)} == {"no-lobby"}


async def test_only_the_host_starts(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    with pytest.raises(Problem, match="not-host"):
        await tables.lobbies.start(table.id, BOB.user_id)


async def test_one_player_is_too_few(tables: Tables) -> None:
    table = await open_table(tables, ANNA)
    with pytest.raises(Problem, match="wrong-number"):
        await tables.lobbies.start(table.id, ANNA.user_id)


async def test_the_host_passes_on(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    outcome = await tables.lobbies.get_up(table.id, ANNA.user_id)
    assert outcome.table.saved.host_id == BOB.user_id
    assert [(seat.seat, seat.name) for seat in outcome.table.seats] == [(0, "Bob")]


async def test_the_last_person_closes_the_lobby(tables: Tables) -> None:
    table = await open_table(tables, ANNA, computers=2)
    outcome = await tables.lobbies.get_up(table.id, ANNA.user_id)
    assert outcome.table.saved.phase == "closed"


async def test_computers_come_and_go(tables: Tables) -> None:
    table = await open_table(tables, ANNA, computers=2)
    names = [seat.name for seat in table.seats]
    assert len(set(names)) == 3
    outcome = await tables.lobbies.remove_computer(table.id, ANNA.user_id)
    assert [seat.name for seat in outcome.table.seats] == names[:2]
    await tables.lobbies.remove_computer(table.id, ANNA.user_id)
    with pytest.raises(Problem, match="no-computer"):
        await tables.lobbies.remove_computer(table.id, ANNA.user_id)


async def test_a_computer_never_takes_the_name_of_a_person(tables: Tables) -> None:
    people = [Person(number, name) for number, name in enumerate(("Ada", "Bram", "Cato"), start=1)]
    table = await open_table(tables, *people, computers=3)
    assert len({seat.name for seat in table.seats}) == 6


async def test_an_outsider_adds_nobody(tables: Tables) -> None:
    table = await open_table(tables, ANNA)
    with pytest.raises(Problem, match="outsider"):
        await tables.lobbies.add_computer(table.id, BOB.user_id, "easy")
    with pytest.raises(Problem, match="no-such-level"):
        await tables.lobbies.add_computer(table.id, ANNA.user_id, "godlike")


async def test_house_rules_are_the_hosts(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    with pytest.raises(Problem, match="not-host"):
        await tables.lobbies.set_rules(table.id, BOB.user_id, {"target": 500})
    outcome = await tables.lobbies.set_rules(table.id, ANNA.user_id, {"target": 500})
    assert outcome.table.rules.model_dump()["target"] == 500
    with pytest.raises(Problem):
        await tables.lobbies.set_rules(table.id, ANNA.user_id, {"target": 5})
    assert (await tables.table(table.id)).rules.model_dump()["target"] == 500


async def test_a_cancelled_table_is_closed_for_good(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    await tables.lobbies.cancel(table.id, ANNA.user_id)
    with pytest.raises(Problem, match="already-closed"):
        await tables.lobbies.join(table.id, CARLA)


async def test_a_table_that_never_was(tables: Tables) -> None:
    with pytest.raises(Problem, match="no-table"):
        await tables.lobbies.join(4711, ANNA)


async def test_a_full_table_can_be_started(tables: Tables) -> None:
    table = await open_table(tables, ANNA, computers=5)
    assert len((await tables.lobbies.start(table.id, ANNA.user_id)).table.seats) == 6


async def test_cards_are_dealt_by_the_seed_that_is_given_or_by_chance(tables: Tables) -> None:
    dealt = []
    for seed in (7, 7, None, None):
        table = await open_table(tables, ANNA, BOB)
        dealt.append((await tables.lobbies.start(table.id, ANNA.user_id, seed=seed)).table)
    assert {table.saved.round for table in dealt} == {1}
    assert [table.saved.seed for table in dealt[:2]] == [7, 7]
    assert dealt[0].state == dealt[1].state
    assert len({table.saved.seed for table in dealt} | {None}) == 4


async def test_who_gets_up_sat_here_and_the_host_stays_host(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB, CARLA)
    await tables.lobbies.get_up(table.id, BOB.user_id)
    with pytest.raises(Problem, match="not-seated"):
        await tables.lobbies.get_up(table.id, BOB.user_id)
    await tables.lobbies.join(table.id, BOB)
    await tables.lobbies.get_up(table.id, ANNA.user_id)
    after = (await tables.lobbies.get_up(table.id, BOB.user_id)).table
    assert (after.saved.host_id, len(after.seats)) == (CARLA.user_id, 1)


async def test_who_is_host_now_stays_host_when_another_leaves(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB, CARLA)
    await tables.lobbies.start(table.id, ANNA.user_id)
    await tables.leave(table.id, ANNA.user_id)
    await tables.come_back(table.id, ANNA)
    after = (await tables.leave(table.id, CARLA.user_id)).table
    assert after.saved.host_id == BOB.user_id
