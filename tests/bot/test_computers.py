"""Computers' turns go on whatever fails for a while, and are not tried for ever where the mistake is ours."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.computers import Computers
from bot.store.problems import RETRY_AFTER, StoreUnavailable
from bot.tables import Problem


class Turns:
    """A table at which a computer has so many moves to make; each failure is raised once before them."""

    def __init__(self, moves: int, failures: list[Exception]) -> None:
        self.moves = moves
        self.failures = failures
        self.made = 0

    async def table(self, _table_id: int) -> Any:
        return self

    def computer_to_move(self) -> object | None:
        return None if self.made == self.moves else "a seat"

    async def let_computer_move(self, _table_id: int) -> Any:
        if self.failures:
            raise self.failures.pop(0)
        self.made += 1
        return "an outcome"


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("bot.computers.asyncio.sleep", sleep)
    return slept


async def play(turns: Any, shown: Any = None) -> Computers:
    async def show(_: object) -> None:
        """Nobody looks."""

    computers = Computers(turns, 0.5, shown or show)
    computers.follow(7)
    computers.follow(7)
    await asyncio.gather(*computers._playing.values())
    assert not computers._playing
    return computers


async def test_it_moves_at_its_pace_until_it_is_not_its_turn(slept: list[float]) -> None:
    turns = Turns(3, [])
    await play(turns)
    assert turns.made == 3
    assert slept == [0.5] * 3


async def test_a_database_out_of_reach_is_waited_for(slept: list[float]) -> None:
    turns = Turns(1, [StoreUnavailable("out of reach")] * 8)
    await play(turns)
    assert turns.made == 1
    assert [pause for pause in slept if pause != 0.5] == [*RETRY_AFTER, 60, 60, 60, 60]


async def test_our_own_mistake_is_told_and_not_tried_for_ever(
    slept: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    turns = Turns(1, [ZeroDivisionError()] * 99)
    await play(turns)
    assert turns.made == 0
    assert [pause for pause in slept if pause != 0.5] == list(RETRY_AFTER)
    assert [record.message for record in caplog.records if record.levelno == logging.ERROR] == [
        "the computers of table 7 stopped"
    ]


async def test_what_cannot_be_shown_does_not_stop_the_next_move(slept: list[float]) -> None:
    async def fails(_: object) -> None:
        raise ConnectionError("no network")

    turns = Turns(3, [])
    await play(turns, fails)
    assert turns.made == 3


async def test_a_table_that_is_gone_is_left_alone(slept: list[float]) -> None:
    class Gone(Turns):
        async def table(self, _table_id: int) -> Any:
            raise Problem("no-table")

    turns = Gone(3, [])
    await play(turns)
    assert turns.made == 0


async def test_after_a_start_all_tables_are_taken_up_and_one_that_fails_keeps_no_other(slept: list[float]) -> None:
    class Broken(Turns):
        async def table(self, table_id: int) -> Any:
            if table_id == 1:
                raise StoreUnavailable("unreadable")
            return self

    turns = Broken(2, [])

    async def show(_: object) -> None:
        """Nobody looks."""

    computers = Computers(turns, 0, show)  # type: ignore[arg-type]
    computers.resume([1, 2])
    await asyncio.gather(*computers._resuming)
    await asyncio.gather(*computers._playing.values())
    assert turns.made == 2


async def test_stopping_lets_a_move_finish() -> None:
    begun, end = asyncio.Event(), asyncio.Event()

    class Slow(Turns):
        async def let_computer_move(self, _table_id: int) -> Any:
            begun.set()
            await end.wait()
            self.made += 1

    async def show(_: object) -> None:
        """Nobody looks."""

    turns = Slow(5, [])
    computers = Computers(turns, 0, show)  # type: ignore[arg-type]
    computers.follow(7)
    await begun.wait()
    stopping = asyncio.create_task(computers.stop())
    await asyncio.sleep(0)
    assert not stopping.done()
    end.set()
    await stopping
    assert turns.made == 1
