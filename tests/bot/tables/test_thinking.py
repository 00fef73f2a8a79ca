"""What computers think of at a table: hints, and moves that come too late or break the rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.store import Store
from bot.tables import Problem, StalePress, Table, TableCache, Tables
from engine.duizenden.rules.actions import parse
from engine.game import Action, Hint
from tests.bot.tables.conftest import ANNA, BOB, open_table, started
from tests.bot.tables.test_match import act, person_to_act


class Oracle:
    """A thinker that always thinks of the same; `meanwhile` happens while it thinks."""

    def __init__(self, thought: str) -> None:
        self.thought = parse(thought)
        self.asked = 0
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def decide(self, *_: Any, **__: Any) -> Action:
        return (await self.explain()).action

    async def explain(self, *_: Any, **__: Any) -> Hint:
        self.asked += 1
        if self.meanwhile is not None:
            await self.meanwhile()
        return Hint(self.thought, "because")


@pytest.fixture
def oracle() -> Oracle:
    return Oracle("draw")


@pytest.fixture
def tables(store: Store, oracle: Oracle) -> Tables:
    return Tables(TableCache(store, lambda: datetime.now(UTC)), oracle)


async def hints_asked_for(tables: Tables, table: Table) -> list[int]:
    return [seat.hints for seat in (await tables.table(table.id)).seats]


async def test_a_hint_is_thought_of_once_and_counts_once_a_position(tables: Tables, oracle: Oracle) -> None:
    table = await started(tables, ANNA, BOB)
    (seat,) = table.to_act()
    asker = person_to_act(table)
    for _ in range(2):
        assert (await tables.hint(table.id, asker)).action == parse("draw")
    assert oracle.asked == 1
    assert (await hints_asked_for(tables, table))[seat] == 1
    await act(tables, table, "draw")
    await tables.hint(table.id, asker)
    assert oracle.asked == 2
    assert sum(await hints_asked_for(tables, table)) == (await hints_asked_for(tables, table))[seat] == 2


async def test_who_may_ask_for_a_hint(tables: Tables) -> None:
    table = await open_table(tables, ANNA, BOB)
    with pytest.raises(Problem, match="not-started"):
        await tables.hint(table.id, ANNA.user_id)
    table = (await tables.lobbies.start(table.id, ANNA.user_id)).table
    asker = person_to_act(table)
    with pytest.raises(Problem, match="not-your-turn"):
        await tables.hint(table.id, ANNA.user_id + BOB.user_id - asker)
    await tables.leave(table.id, asker)
    with pytest.raises(Problem, match="away"):
        await tables.hint(table.id, asker)


async def test_hints_can_be_forbidden(tables: Tables, oracle: Oracle) -> None:
    table = await open_table(tables, ANNA, BOB)
    await tables.lobbies.allow_hints(table.id, ANNA.user_id, allowed=False)
    table = (await tables.lobbies.start(table.id, ANNA.user_id)).table
    with pytest.raises(Problem, match="no-hints"):
        await tables.hint(table.id, person_to_act(table))
    assert oracle.asked == 0


async def test_a_hint_for_a_position_that_has_passed_is_stale(tables: Tables, oracle: Oracle) -> None:
    table = await started(tables, ANNA, BOB)
    oracle.meanwhile = lambda: act(tables, table, "draw")
    with pytest.raises(StalePress):
        await tables.hint(table.id, person_to_act(table))
    assert await hints_asked_for(tables, table) == [0, 0]


async def test_a_thought_for_who_has_come_back_meanwhile_is_dropped(tables: Tables, oracle: Oracle) -> None:
    table = await started(tables, ANNA, BOB)
    absent = ANNA if person_to_act(table) == ANNA.user_id else BOB
    await tables.leave(table.id, absent.user_id)
    oracle.meanwhile = lambda: tables.come_back(table.id, absent)
    await tables.let_computer_move(table.id)
    assert (await tables.table(table.id)).recorded == 0


async def test_a_thought_against_the_rules_is_told_and_something_else_done(
    tables: Tables, oracle: Oracle, caplog: pytest.LogCaptureFixture
) -> None:
    table = await started(tables, ANNA, BOB)
    await tables.leave(table.id, person_to_act(table))
    oracle.thought = parse("discard 2C")
    outcome = await tables.let_computer_move(table.id)
    assert outcome is not None
    assert outcome.table.recorded == 1
    assert f"a computer of table {table.id} failed" in caplog.text
