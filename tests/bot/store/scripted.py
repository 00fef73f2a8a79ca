"""A bot that plays on and on at table 1, to be killed: it says each move that it knows to be saved."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from bot.store import Store, record, saved_tables
from bot.store.rows import RoundScore
from tests.bot.store.samples import action


async def play(url: str) -> None:
    store = await Store.open(url)
    table = await store.read(saved_tables.load, 1)
    assert table is not None
    print("ready", flush=True)
    while True:
        number = table.version
        seats = tuple(msgspec.structs.replace(seat, held=number % 2 == 1) for seat in table.seats)
        changed = msgspec.structs.replace(table, snapshot=f"{number:>4096}", seats=seats)
        table = await store.write(
            record.save_move, changed, [action(number)], [RoundScore(number, (number,), (number,))]
        )
        print(number, flush=True)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
