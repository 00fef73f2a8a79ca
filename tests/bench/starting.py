"""A bot that starts on a database, measured from within: a fresh process each time.

``python -m tests.bench.starting FOLDER`` prints JSON: seconds until the bot is ready, seconds that the first command
then waits for its answer, seconds until all that a start sets going is done, and memory in MB.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec
from sqlalchemy import Connection

from bot.client import DuizendenClient
from bot.playground.local_discord import LocalDiscord
from bot.store import Store, record, saved_tables
from bot.store.rows import NewTable, SavedAction
from bot.tables import Table, Tables
from bot.worker import decide
from engine import GAMES
from tests.bench.measure import quietly, resident, settings_for
from tests.bot.tables.conftest import ANNA, open_table, tables_on
from tests.discord.play import World

MOVES = 30
"""How far the tables have come in their round; what was done in it is read when a table is read."""


class Timed(DuizendenClient):
    """The bot, which notes when it is ready."""

    ready_at: float | None = None

    async def on_ready(self) -> None:
        await super().on_ready()
        self.ready_at = perf_counter()


async def start(folder: Path) -> dict[str, float]:
    """Starts a bot on the database of a folder, in real time."""
    begun = perf_counter()
    client = Timed(settings_for(folder, computer_pace=1.5))
    local = LocalDiscord(client)
    world = World(local, locale="en-US", pace=0)
    person = world.newcomer("Anna")
    with quietly(), local.together():
        await local.start()
        await _until(lambda: client.ready_at is not None)
        asked = perf_counter()
        answer = await person.command("scores")
        await _until(lambda: answer.given)
        answered = perf_counter()
        await _until(lambda: not client.app.boards._catching_up)
        done = perf_counter()
    gc.collect()
    assert client.ready_at is not None
    return {"ready": client.ready_at - begun, "answer": answered - asked, "done": done - begun, "memory": resident()}


async def _until(true: Callable[[], bool]) -> None:
    while not true():  # noqa: ASYNC110 - a condition of the bot, which sets no event
        await asyncio.sleep(0.001)


async def save_tables(folder: Path, number: int) -> None:
    """Saves running tables, half of each game; at every third a computer is to move."""
    store = await Store.open(settings_for(folder).database_url)
    for game in GAMES:
        table, actions = await _played(tables_on(store), store, game)
        await store.write(_copy, table, actions, number // len(GAMES))
    await store.close()


def _copy(connection: Connection, table: Table, actions: tuple[SavedAction, ...], times: int) -> None:
    """The same table many times, each with somebody else, in one transaction."""
    fields = {name: getattr(table.saved, name) for name in NewTable.__struct_fields__}
    person, *computers = table.seats
    for number in range(times):
        sitter = msgspec.structs.replace(person, user_id=ANNA.user_id + number)
        new = NewTable(**{**fields, "seats": (sitter, *computers), "host_id": ANNA.user_id + number})
        made = saved_tables.create(connection, new)
        record.save_move(connection, msgspec.structs.replace(made, computer_to_act=number % 3 == 0), actions)


async def _played(tables: Tables, store: Store, game: str) -> tuple[Table, tuple[SavedAction, ...]]:
    """A table of a person and two computers in the middle of a round, a computer to move; and what was done there."""
    table = await open_table(tables, ANNA, computers=2, game=game)
    table = (await tables.lobbies.start(table.id, ANNA.user_id, seed=1)).table
    while table.recorded < MOVES or table.computer_to_move() is None:
        if table.computer_to_move() is None:
            action = decide(game, table.game.stand_in, table.view(0), table.events_for(0), 1)
            table = (await tables.act(table.id, ANNA.user_id, None, [action])).table
        elif (moved := await tables.let_computer_move(table.id)) is not None:
            table = moved.table
    return table, await store.read(record.actions, table.id, table.saved.round)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    print(json.dumps(asyncio.run(start(Path(sys.argv[1])))), flush=True)
    os._exit(0)  # nothing of what is still planned on this Discord is of interest
