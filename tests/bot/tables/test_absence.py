"""Absent players: clocks that run out, skipping, seats that are held."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest

from bot.store import Store, record, saved_tables
from bot.tables import Absences, Problem, Table, TableCache, Tables
from bot.workers import Workers
from engine.game import Action, Event, Level, View
from tests.bot.tables.conftest import ANNA, BOB, CARLA, open_table, put
from tests.bot.tables.test_match import act, person_to_act, play_turn


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def cache(store: Store, clock: Clock) -> TableCache:
    return TableCache(store, clock)


@pytest.fixture
def tables(cache: TableCache) -> Tables:
    return Tables(cache, Workers(0))


@pytest.fixture
def absences(cache: TableCache) -> Absences:
    return Absences(cache, Workers(0))


LAST_CARD: Final[dict[str, Any]] = {
    "hands": ["2D", "9C 9D"],
    "melds": [["9H TH JH"], []],
    "pile": "4S",
    "stock": "4C",
    "drawn": True,
}
"""Seat 0 ends the round with the last card."""


async def started(tables: Tables, pace: int | None) -> Table:
    table = await open_table(tables, ANNA, BOB)
    await tables.lobbies.set_pace(table.id, ANNA.user_id, pace)
    return (await tables.lobbies.start(table.id, ANNA.user_id, seed=3)).table


async def miss_a_turn(absences: Absences, table: Table) -> Table:
    """The computer plays until the turn has passed."""
    player, now = person_to_act(table), table
    while now.to_act() and now.seats[now.to_act()[0]].user_id == player:
        outcome = await absences.act_for_absent(table.id)
        if outcome is None:
            return now
        now = outcome.table
    return now


async def test_each_question_has_its_own_time(tables: Tables, clock: Clock) -> None:
    table = await started(tables, 60)
    assert table.saved.deadline == clock() + timedelta(seconds=60)
    clock.pass_(40)
    after = await act(tables, table, "draw")
    assert after.saved.deadline == clock() + timedelta(seconds=60)


async def test_nobody_is_played_for_before_their_time_is_up(tables: Tables, absences: Absences, clock: Clock) -> None:
    table = await started(tables, 60)
    clock.pass_(59)
    assert await absences.act_for_absent(table.id) is None
    assert (await tables.table(table.id)).recorded == 0


async def test_a_computer_plays_the_whole_turn_and_the_next_has_all_their_time(
    tables: Tables, absences: Absences, clock: Clock
) -> None:
    table = await started(tables, 60)
    absent = person_to_act(table)
    clock.pass_(61)
    after = await miss_a_turn(absences, table)
    assert person_to_act(after) != absent
    assert after.saved.deadline == clock() + timedelta(seconds=60)
    seat = after.seat_of(absent)
    assert seat is not None
    assert (seat.missed, seat.held) == (1, False)
    assert {action.by for action in await tables._cache.store.read(record.actions, table.id)} == {"computer"}


async def test_who_acts_in_time_has_missed_nothing(tables: Tables, absences: Absences, clock: Clock) -> None:
    table = await started(tables, 60)
    clock.pass_(61)
    await act(tables, table, "draw")
    assert await absences.act_for_absent(table.id) is None


async def test_three_missed_turns_in_a_row_hold_the_seat(tables: Tables, absences: Absences, clock: Clock) -> None:
    table = await started(tables, 60)
    absent = person_to_act(table)
    now = table
    for _ in range(3):
        clock.pass_(61)
        now = await miss_a_turn(absences, now)
        if now.saved.phase == "playing" and person_to_act(now) != absent and not _held(now, absent):
            now = await play_turn(tables, now)
    assert _held(now, absent)
    back = await tables.come_back(table.id, ANNA if absent == ANNA.user_id else BOB)
    seat = back.table.seat_of(absent)
    assert seat is not None
    assert (seat.held, seat.missed) == (False, 0)


def _held(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return seat is not None and seat.held


async def test_one_turn_played_oneself_starts_the_count_anew(tables: Tables, absences: Absences, clock: Clock) -> None:
    table = await started(tables, 60)
    absent = person_to_act(table)
    clock.pass_(61)
    now = await miss_a_turn(absences, table)
    now = await play_turn(tables, now)
    assert person_to_act(now) == absent
    now = await play_turn(tables, now)
    seat = now.seat_of(absent)
    assert seat is not None
    assert seat.missed == 0


async def test_between_rounds_the_cards_are_dealt_and_nobody_has_missed_a_turn(
    tables: Tables, absences: Absences, store: Store, clock: Clock
) -> None:
    table = await put(tables, await started(tables, 60), **LAST_CARD)
    over = await act(tables, table, "discard 2D")
    assert over.to_act() == (0, 1)
    assert await absences.remind(over.id) is None, "nobody in particular is waited for"
    clock.pass_(61)
    outcome = await absences.act_for_absent(over.id)
    assert outcome is not None
    assert outcome.table.saved.round == 2
    assert outcome.table.history == outcome.events, "what happened in the round before is over"
    assert len(outcome.table.to_act()) == 1
    assert [seat.missed for seat in outcome.table.seats] == [0, 0]
    assert [(action.action, action.by) for action in await store.read(record.actions, over.id)][-1] == (
        "deal",
        "computer",
    )


async def test_nobody_is_reminded_where_no_clock_runs(tables: Tables, absences: Absences) -> None:
    table = await started(tables, None)
    assert await absences.remind(table.id) is None


async def test_a_table_rests_when_everybody_is_absent(tables: Tables, absences: Absences, clock: Clock) -> None:
    now = await started(tables, 60)
    for _ in range(30):
        clock.pass_(61)
        if await absences.act_for_absent(now.id) is None:
            break
        while True:
            outcome = await absences.act_for_absent(now.id)
            if outcome is None:
                break
        now = await tables.table(now.id)
        while now.computer_to_move():
            await tables.let_computer_move(now.id)
            now = await tables.table(now.id)
    now = await tables.table(now.id)
    assert all(seat.held for seat in now.seats)
    assert now.saved.phase == "playing"
    assert now.saved.deadline is None
    back = await tables.come_back(now.id, ANNA)
    assert back.table.saved.phase == "playing"


async def test_a_deadline_survives_a_restart_with_what_was_left(tables: Tables, store: Store, clock: Clock) -> None:
    table = await started(tables, 600)
    clock.pass_(100)
    (running,) = await store.read(saved_tables.clocks)
    assert running.table_id == table.id
    assert running.deadline - clock() == timedelta(seconds=500)


async def test_after_a_pause_whose_time_ran_out_has_half_of_it_again(
    tables: Tables, absences: Absences, store: Store, clock: Clock
) -> None:
    table = await started(tables, 60)
    clock.pass_(61)
    (stopped,) = await store.read(saved_tables.clocks)
    given = await absences.after_pause(stopped)
    assert (given.asked_at, given.deadline) == (clock(), clock() + timedelta(seconds=30))
    assert not given.reminded
    assert await store.read(saved_tables.clocks) == (given,)
    assert await absences.act_for_absent(table.id) is None


async def test_the_respite_after_a_pause_is_ten_minutes_at_most(
    tables: Tables, absences: Absences, store: Store, clock: Clock
) -> None:
    await started(tables, 86_400)
    clock.pass_(86_400)
    (stopped,) = await store.read(saved_tables.clocks)
    assert (await absences.after_pause(stopped)).deadline == clock() + timedelta(minutes=10)


async def test_a_clock_that_still_runs_after_a_pause_goes_on(
    tables: Tables, absences: Absences, store: Store, clock: Clock
) -> None:
    await started(tables, 60)
    clock.pass_(59)
    (running,) = await store.read(saved_tables.clocks)
    assert await absences.after_pause(running) == running
    assert await store.read(saved_tables.clocks) == (running,)


async def test_who_acts_first_after_a_pause_keeps_all_the_time_of_their_next_decision(
    tables: Tables, absences: Absences, store: Store, clock: Clock
) -> None:
    """The clocks are read when the bot starts again; a press may come before each has been looked at."""
    table = await started(tables, 60)
    clock.pass_(61)
    (stopped,) = await store.read(saved_tables.clocks)
    after = await act(tables, table, "draw")
    await absences.after_pause(stopped)
    (running,) = await store.read(saved_tables.clocks)
    assert running.deadline == after.saved.deadline == clock() + timedelta(seconds=60)
    assert (await tables.table(table.id)).saved.version == after.saved.version


async def test_a_skip_that_was_asked_for_before_a_pause_is_made_after_it(
    tables: Tables, absences: Absences, store: Store, clock: Clock
) -> None:
    table = await started(tables, None)
    absent = person_to_act(table)
    clock.pass_(600)
    await absences.skip(table.id, BOB.user_id if absent == ANNA.user_id else ANNA.user_id)
    (asked,) = await store.read(saved_tables.clocks)
    clock.pass_(5)
    assert await absences.after_pause(asked) == asked
    outcome = await absences.act_for_absent(table.id)
    assert outcome is not None
    assert outcome.table.recorded == 1


async def test_who_acts_while_the_computer_thinks_for_them_is_not_played_for(
    tables: Tables, cache: TableCache, clock: Clock
) -> None:
    table = await started(tables, 60)
    clock.pass_(61)

    class OvertakenThinker(Workers):
        async def decide(self, game: str, level: Level, view: View, events: Sequence[Event], seed: int) -> Action:
            decided = await super().decide(game, level, view, events, seed)
            await act(tables, table, "draw")
            return decided

    outcome = await Absences(cache, OvertakenThinker(0)).act_for_absent(table.id)
    now = await tables.table(table.id)
    assert outcome is not None
    assert outcome.table == now
    assert outcome.events == ()
    assert [action.by for action in await tables._cache.store.read(record.actions, table.id)] == ["player"]
    assert now.saved.deadline == clock() + timedelta(seconds=60)


async def test_half_way_there_is_one_reminder(tables: Tables, absences: Absences) -> None:
    table = await started(tables, 60)
    assert await absences.remind(table.id) is not None
    assert await absences.remind(table.id) is None
    await act(tables, table, "draw")
    assert await absences.remind(table.id) is not None


async def test_a_leaver_does_not_change_the_time_of_another(tables: Tables, clock: Clock) -> None:
    table = await started(tables, 60)
    other = BOB if person_to_act(table) == ANNA.user_id else ANNA
    clock.pass_(30)
    left = await tables.leave(table.id, other.user_id)
    assert left.table.saved.deadline == table.saved.deadline


async def test_skipping_at_a_table_without_a_pace(tables: Tables, absences: Absences, clock: Clock) -> None:
    table = await started(tables, None)
    assert table.saved.deadline is None
    absent = person_to_act(table)
    other = BOB.user_id if absent == ANNA.user_id else ANNA.user_id
    with pytest.raises(Problem, match="nobody-to-skip"):
        await absences.skip(table.id, absent)
    with pytest.raises(Problem, match="outsider"):
        await absences.skip(table.id, 99)
    clock.pass_(599)
    with pytest.raises(Problem, match="skip-later"):
        await absences.skip(table.id, other)
    clock.pass_(1)
    skipped = await absences.skip(table.id, other)
    after = await miss_a_turn(absences, skipped.table)
    assert person_to_act(after) == other
    assert after.saved.deadline is None


async def test_a_table_with_a_pace_needs_no_skipping(tables: Tables, absences: Absences, clock: Clock) -> None:
    table = await started(tables, 86_400)
    other = BOB.user_id if person_to_act(table) == ANNA.user_id else ANNA.user_id
    clock.pass_(3600)
    with pytest.raises(Problem, match="has-clock"):
        await absences.skip(table.id, other)


async def test_who_has_left_the_server_is_held(tables: Tables, absences: Absences) -> None:
    table = await started(tables, None)
    outcome = await absences.gone(table.id, BOB.user_id)
    assert outcome is not None
    assert _held(outcome.table, BOB.user_id)
    assert await absences.gone(table.id, BOB.user_id) is None


async def test_who_has_left_the_server_is_held_only_where_they_play(tables: Tables, absences: Absences) -> None:
    table = await open_table(tables, ANNA, BOB)
    assert await absences.gone(table.id, BOB.user_id) is None
    await tables.lobbies.start(table.id, ANNA.user_id)
    assert await absences.gone(table.id, CARLA.user_id) is None
    assert not any(seat.held for seat in (await tables.table(table.id)).seats)


async def test_a_computer_is_not_skipped(tables: Tables, absences: Absences, clock: Clock) -> None:
    table = await started(tables, None)
    absent = person_to_act(table)
    await tables.leave(table.id, absent)
    clock.pass_(601)
    with pytest.raises(Problem, match="nobody-to-skip"):
        await absences.skip(table.id, BOB.user_id if absent == ANNA.user_id else ANNA.user_id)


async def test_only_the_host_sets_the_pace(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    with pytest.raises(Problem, match="not-host"):
        await tables.lobbies.set_pace(table.id, BOB.user_id, 60)
    with pytest.raises(Problem, match="rule-value"):
        await tables.lobbies.set_pace(table.id, ANNA.user_id, 61)
