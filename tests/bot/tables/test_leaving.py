"""Somebody leaves and comes back in every phase of both games: whoever is to act then is the right one."""

from __future__ import annotations

import pytest

from bot.tables import Person, Table, Tables
from bot.worker import decide
from tests.bot.tables.conftest import ANNA, BOB, CARLA, open_table

PEOPLE = {person.user_id: person for person in (ANNA, BOB, CARLA)}


async def sensible(tables: Tables, table: Table, seat: int) -> Table:
    """What the stand-in would do, done by the person themselves."""
    action = decide(table.saved.game, table.game.stand_in, table.view(seat), table.events_for(seat), 1)
    user_id = table.seats[seat].user_id
    assert user_id is not None
    return (await tables.act(table.id, user_id, None, [action])).table


async def gone_and_back(tables: Tables, table: Table, seat: int) -> Table:
    """Whoever is to act leaves, the computer does one thing for them, and they are back."""
    leaver = person_on(table, seat)
    held = (await tables.leave(table.id, leaver.user_id)).table
    assert held.to_act() == (seat,)
    assert held.computer_to_move() == held.seats[seat]
    moved = await tables.let_computer_move(table.id)
    assert moved is not None
    assert moved.table.recorded == table.recorded + 1
    back = (await tables.come_back(table.id, leaver)).table
    assert back.to_act() == moved.table.to_act()
    return back


async def another_leaves(tables: Tables, table: Table, seat: int) -> None:
    """Somebody who is not to act leaves and is back: nothing has changed for whoever is."""
    other = person_on(table, (seat + 1) % len(table.seats))
    held = (await tables.leave(table.id, other.user_id)).table
    assert held.to_act() == (seat,)
    assert held.computer_to_move() is None
    assert held.saved.decisions == table.saved.decisions
    assert (await tables.let_computer_move(table.id)) is None
    back = (await tables.come_back(table.id, other)).table
    assert back.state == table.state


def person_on(table: Table, seat: int) -> Person:
    user_id = table.seats[seat].user_id
    assert user_id is not None
    return PEOPLE[user_id]


@pytest.mark.parametrize(
    ("game", "phases"),
    [("duizenden", {"draw", "lay"}), ("thousand", {"auction", "exchange", "trump", "play"})],
)
async def test_in_every_phase(tables: Tables, game: str, phases: set[str]) -> None:
    table = await open_table(tables, ANNA, BOB, CARLA, game=game)
    table = (await tables.lobbies.start(table.id, ANNA.user_id, seed=4)).table
    seen: set[str] = set()
    for step in range(300):
        waiting = table.to_act()
        if len(waiting) != 1:
            break
        (seat,) = waiting
        seen.add(table.view(seat).phase)
        await another_leaves(tables, table, seat)
        table = await tables.table(table.id)
        table = await (gone_and_back if step % 2 else sensible)(tables, table, seat)
    assert seen >= phases - {"trump"}
    assert len(table.to_act()) == 3, "the round has come to its end"
    left = (await tables.leave(table.id, BOB.user_id)).table
    assert left.to_act() == table.to_act()
    assert left.computer_to_move() is None, "between rounds people decide"
    dealt = (await tables.act(table.id, CARLA.user_id, None, [table.game.parse("deal")])).table
    assert dealt.saved.round == 2
