"""Clocks go off when they should, whatever fails around them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.clocks import Clocks
from bot.store.problems import StoreUnavailable
from bot.store.rows import Clock
from bot.tables import Problem

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
A_DAY = 86_400.0


class Wall:
    """A clock on the wall that goes slower than the sleepers' own."""

    def __init__(self) -> None:
        self.now = BEGIN
        self.slept: list[float] = []
        self.pace = 1.0

    def __call__(self) -> datetime:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += timedelta(seconds=seconds * self.pace)
        if seconds < 1e-3:
            self.now += timedelta(seconds=seconds)


class Absent:
    """Somebody absent, for whom so many moves are made; each entry of `failures` is raised once instead."""

    def __init__(self, moves: int = 2) -> None:
        self.moves = moves
        self.failures: list[Exception] = []
        self.reminder_fails: Exception | None = None
        self.acted_at: list[datetime] = []
        self.reminded = 0

    def at(self, wall: Wall) -> Absent:
        self.wall = wall
        return self

    async def remind(self, _table_id: int) -> Any:
        if self.reminder_fails is not None:
            raise self.reminder_fails
        self.reminded += 1
        return "table"

    async def act_for_absent(self, _table_id: int) -> Any:
        if self.failures:
            raise self.failures.pop(0)
        if len(self.acted_at) == self.moves:
            return None
        self.acted_at.append(self.wall())
        return OUTCOME


class _Outcome:
    class table:  # noqa: N801 - stands for an attribute
        id = 7


OUTCOME: Any = _Outcome


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    wall = Wall()
    monkeypatch.setattr("bot.clocks.asyncio.sleep", wall.sleep)
    return wall


@pytest.fixture
def absent(wall: Wall) -> Absent:
    return Absent().at(wall)


async def nothing(_: object) -> None:
    """Shows nothing and reminds nobody."""


async def run(
    wall: Wall, absent: Any, *, remind: Callable[..., Any] = nothing, shown: Callable[..., Any] = nothing
) -> None:
    clocks = Clocks(absent, wall, remind, shown)
    clocks.set(Clock(7, BEGIN, BEGIN + timedelta(seconds=A_DAY), reminded=False))
    assert 7 in clocks._running
    await asyncio.gather(*(task for _, task in clocks._running.values()))
    assert 7 not in clocks._running


async def test_a_sleep_that_ends_early_by_the_clock_on_the_wall_goes_on(wall: Wall, absent: Absent) -> None:
    wall.pace = 0.999
    await run(wall, absent)
    assert absent.reminded == 1
    assert len(absent.acted_at) == 2
    assert absent.acted_at[0] >= BEGIN + timedelta(seconds=A_DAY)
    assert len(wall.slept) > 2


async def test_a_database_out_of_reach_delays_the_move_and_no_more(wall: Wall, absent: Absent) -> None:
    absent.failures = [StoreUnavailable("out of reach")] * 6
    await run(wall, absent)
    assert len(absent.acted_at) == 2
    assert wall.slept[-6:] == [1, 5, 20, 60, 60, 60]


@pytest.mark.parametrize("failure", [StoreUnavailable("out of reach"), ConnectionError("no network")])
async def test_a_reminder_that_fails_keeps_nobody_from_their_deadline(
    wall: Wall, absent: Absent, failure: Exception
) -> None:
    async def fails(_: object) -> None:
        raise failure

    await run(wall, absent, remind=fails)
    assert len(absent.acted_at) == 2
    absent.acted_at.clear()
    wall.now, absent.reminder_fails = BEGIN, failure
    await run(wall, absent)
    assert len(absent.acted_at) == 2


async def test_a_move_that_cannot_be_shown_does_not_stop_the_next(wall: Wall, absent: Absent) -> None:
    async def fails(_: object) -> None:
        raise ConnectionError("no network")

    await run(wall, absent, shown=fails)
    assert len(absent.acted_at) == 2


async def test_a_table_that_is_gone_has_no_clock(wall: Wall, absent: Absent) -> None:
    absent.reminder_fails = Problem("no-table")
    await run(wall, absent)
    assert absent.acted_at == []


async def test_stopping_leaves_nothing_running() -> None:
    clocks = Clocks(Absent(), lambda: BEGIN, nothing, nothing)  # type: ignore[arg-type]
    clocks.set(Clock(7, BEGIN, BEGIN + timedelta(seconds=A_DAY), reminded=True))
    await clocks.stop()
    assert 7 not in clocks._running
    assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("clock")]
