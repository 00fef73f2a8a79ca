"""A match at a table: acting, staleness, leaving, coming back, the end, the rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from bot.store import Store, leaderboard, record, saved_tables
from bot.tables import Person, Problem, StalePress, Table, Tables
from engine import GAMES
from engine.game import Refusal
from tests.bot.tables.conftest import ANNA, BOB, CARLA, GUILD, open_table, started, tables_on


def person_to_act(table: Table) -> int:
    (seat,) = table.to_act()
    user_id = table.seats[seat].user_id
    assert user_id is not None
    return user_id


async def act(tables: Tables, table: Table, *texts: str, user_id: int | None = None) -> Table:
    now = await tables.table(table.id)
    actions = [now.game.parse(text) for text in texts]
    return (await tables.act(table.id, user_id or person_to_act(now), None, actions)).table


async def play_turn(tables: Tables, table: Table) -> Table:
    """Draws, and throws the first card that may be thrown."""
    now = await act(tables, table, "draw")
    seat = now.to_act()[0]
    card = next(card for card in now.view(seat).hand if str(card) != "QS")
    return await act(tables, table, f"discard {card}")


async def play_out(tables: Tables, table: Table, host: Person) -> Table:
    """Everybody leaves it to the computers but the host, who only deals; until the match is over."""
    now = await tables.table(table.id)
    while now.saved.phase == "playing":
        if now.computer_to_move():
            outcome = await tables.let_computer_move(table.id)
            assert outcome is not None
        elif len(now.to_act()) > 1:
            await act(tables, now, "deal", user_id=host.user_id)
        else:
            await play_turn(tables, now)
        now = await tables.table(table.id)
    return now


async def test_an_outsider_changes_nothing(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    with pytest.raises(Problem, match="outsider"):
        await act(tables, table, "draw", user_id=CARLA.user_id)
    assert await tables.table(table.id) == table


async def test_a_refusal_changes_nothing(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    waiting = ANNA if person_to_act(table) == BOB.user_id else BOB
    with pytest.raises(Refusal, match="not-your-turn"):
        await act(tables, table, "draw", user_id=waiting.user_id)
    assert await tables.table(table.id) == table


async def test_several_actions_are_done_all_or_none(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    with pytest.raises(Refusal, match="already-drawn"):
        await act(tables, table, "draw", "draw")
    assert await tables.table(table.id) == table


async def test_the_same_press_twenty_times_has_one_effect(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    user_id, draw = person_to_act(table), [table.game.parse("draw")]
    results = await asyncio.gather(*(tables.act(table.id, user_id, 0, draw) for _ in range(20)), return_exceptions=True)
    assert sum(isinstance(result, StalePress) for result in results) == 19
    assert len(await tables._cache.store.read(record.actions, table.id)) == 1


async def test_a_board_one_move_behind_still_works(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    shown = table.saved.decisions
    now = await play_turn(tables, table)
    seat = now.to_act()[0]
    outcome = await tables.act(table.id, person_to_act(now), shown[seat], [now.game.parse("draw")])
    assert outcome.table.saved.decisions[seat] == shown[seat] + 1


async def test_who_leaves_is_held_and_comes_back(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    held = (await tables.leave(table.id, BOB.user_id)).table
    assert [seat.held for seat in held.seats] == [False, True]
    with pytest.raises(Problem, match="away"):
        await act(tables, table, "draw", user_id=BOB.user_id)
    with pytest.raises(Problem, match="away"):
        await tables.leave(table.id, BOB.user_id)
    back = (await tables.come_back(table.id, msgspec.structs.replace(BOB, name="Bobby"))).table
    assert [seat.name for seat in back.seats] == ["Anna", "Bobby"]
    with pytest.raises(Problem, match="not-away"):
        await tables.come_back(table.id, BOB)


async def test_the_computer_of_a_leaver_goes_on_in_the_middle_of_their_turn(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    leaver = person_to_act(table)
    await act(tables, table, "draw")
    now = (await tables.leave(table.id, leaver)).table
    assert now.saved.computer_to_act
    while now.computer_to_move():
        await tables.let_computer_move(table.id)
        now = await tables.table(table.id)
    assert person_to_act(now) != leaver


async def test_nobody_leaves_or_comes_back_before_the_match(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    with pytest.raises(Problem, match="not-started"):
        await tables.leave(table.id, BOB.user_id)
    with pytest.raises(Problem, match="not-started"):
        await tables.come_back(table.id, BOB)


async def test_the_host_passes_on_in_a_match(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    assert (await tables.leave(table.id, ANNA.user_id)).table.saved.host_id == BOB.user_id


async def test_a_match_without_people_is_closed_and_not_booked(tables: Tables, store: Store) -> None:
    table = await started(tables, ANNA, BOB)
    await tables.leave(table.id, ANNA.user_id)
    now = (await tables.leave(table.id, BOB.user_id)).table
    assert now.saved.phase == "closed"
    assert await tables.let_computer_move(table.id) is None
    assert (await store.read(leaderboard.scores, GUILD, None, offset=0, limit=10))[1] == 0


async def test_who_may_stop(tables: Tables) -> None:
    table = await started(tables, ANNA, BOB)
    with pytest.raises(Problem, match="not-host"):
        await tables.stop(table.id, BOB.user_id, may_manage=False)
    await tables.stop(table.id, CARLA.user_id, may_manage=True)
    with pytest.raises(Problem, match="already-closed"):
        await tables.stop(table.id, ANNA.user_id, may_manage=False)
    with pytest.raises(Problem, match="already-closed"):
        await act(tables, table, "draw", user_id=ANNA.user_id)


async def test_a_whole_match_is_booked_once_and_opened_again_once(tables: Tables, store: Store) -> None:
    table = await started(tables, ANNA, BOB, computers=1)
    await tables.leave(table.id, BOB.user_id)
    with pytest.raises(Problem, match="no-record"):
        await tables.record(table.id)
    over = await play_out(tables, table, ANNA)
    lines, total = await store.read(leaderboard.scores, GUILD, "duizenden", offset=0, limit=10)
    assert total == 2
    assert {line.name: line.games for line in lines} == {"Anna": 1, "Bob": 1}
    result = over.game.result(over.state)
    assert result is not None
    assert {line.name: line.points for line in lines} == {"Anna": result.totals[0], "Bob": result.totals[1]}

    record = await tables.record(table.id)
    *_, (state, _) = replay_of(record)
    assert state == over.state

    with pytest.raises(Problem, match="outsider"):
        await tables.lobbies.rematch(table.id, CARLA.user_id)
    again = await tables.lobbies.rematch(table.id, BOB.user_id)
    assert [seat.name for seat in again.seats] == [seat.name for seat in over.seats]
    assert not any(seat.held for seat in again.seats)
    assert again.saved.host_id == BOB.user_id
    with pytest.raises(Problem, match="no-rematch"):
        await tables.lobbies.rematch(table.id, ANNA.user_id)


def replay_of(record: object) -> Sequence[tuple[object, object]]:
    from engine import GAMES
    from engine.record import Record, parse_record, replay

    assert isinstance(record, Record)
    assert parse_record(str(record), GAMES) == record
    return list(replay(record, GAMES))


async def test_a_process_that_starts_next_goes_on(store: Store) -> None:
    table = await started(tables_on(store), ANNA, BOB)
    for _ in range(8):
        await play_turn(tables_on(store), table)  # each turn another process
    known, fresh = await tables_on(store).table(table.id), await tables_on(store).table(table.id)
    assert fresh == known
    assert fresh.recorded == 16
    assert fresh.history


async def test_a_process_that_comes_too_late_loses_nothing(store: Store) -> None:
    one, other = tables_on(store), tables_on(store)
    table = await started(one, ANNA, BOB)
    await other.table(table.id)
    await act(one, table, "draw")
    with pytest.raises(StalePress):
        await act(other, table, "draw", user_id=person_to_act(table))
    now = await other.table(table.id)
    assert now == await one.table(table.id)


async def test_a_table_of_another_version_is_named(tables: Tables, store: Store) -> None:
    table = await open_table(tables, ANNA, BOB)
    saved = msgspec.structs.replace(table.saved, phase="playing", snapshot="{}", round=1)
    await store.write(saved_tables.save, saved)
    with pytest.raises(Problem, match="unreadable-table"):
        await tables_on(store).table(table.id)
    closed = await tables_on(store).stop(table.id, ANNA.user_id, may_manage=False)
    assert closed.table.saved.phase == "closed"


async def test_a_closed_table_of_a_game_that_is_gone_is_named(tables: Tables, store: Store) -> None:
    table = await open_table(tables, ANNA, BOB)
    await store.write(saved_tables.save, msgspec.structs.replace(table.saved, phase="closed", game="canasta"))
    with pytest.raises(Problem, match="unreadable-table"):
        await tables_on(store).table(table.id)


async def test_where_board_and_call_stand_is_known_and_saved(tables: Tables, store: Store) -> None:
    table = await open_table(tables, ANNA, BOB)
    await tables.set_board(table.id, 30, 31)
    await tables.set_call(table.id, 32, BOB.user_id)
    for noted in (await tables.table(table.id), await tables_on(store).table(table.id)):
        saved = noted.saved
        assert (saved.channel_id, saved.message_id, saved.call_message_id, saved.called_user_id) == (30, 31, 32, 2)


async def test_memory_keeps_the_tables_pressed_last(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.cache.TABLES_IN_MEMORY", 2)
    tables = tables_on(store)
    opened = [await open_table(tables, ANNA) for _ in range(4)]
    assert {table.id for table in tables._cache} == {opened[2].id, opened[3].id}
    assert (await tables.table(opened[0].id)).saved.phase == "lobby"


async def test_a_broken_computer_does_not_stop_the_table(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await started(tables, ANNA, computers=1)
    while not (await tables.table(table.id)).computer_to_move():
        await play_turn(tables, table)

    def broken(view: object, events: object, seed: int) -> object:
        raise ZeroDivisionError

    game = msgspec.structs.replace(table.game, computers=dict.fromkeys(table.game.computers, broken))
    monkeypatch.setitem(GAMES, game.name, game)
    before = await tables.table(table.id)
    outcome = await tables.let_computer_move(table.id)
    assert outcome is not None
    assert outcome.table.recorded == before.recorded + 1
