"""A bot that is killed in the middle of anything has saved whole moves, and the next one goes on from the last."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from bot.store import Store, record, saved_tables
from tests.bot.store.samples import playing
from tests.patience import PATIENCE

LIVES = 6


async def live_and_die(url: str, moves: int, seconds: float) -> int:
    """Runs a bot, kills it so long after it has said so many moves, and gives the last that it knew to be saved."""
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bot.store.scripted",
        url,
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    assert bot.stdout is not None
    said = [await asyncio.wait_for(bot.stdout.readline(), PATIENCE) for _ in range(1 + moves)]
    await asyncio.sleep(seconds)
    bot.kill()
    said += (await bot.stdout.read()).splitlines(keepends=True)
    assert await bot.wait() == -9
    assert said[0] == b"ready\n"
    return max([int(line) for line in said[1:] if line.endswith(b"\n")], default=0)


async def test_killed_at_any_moment(url: str) -> None:
    store = await Store.open(url)
    await playing(store)
    await store.close()
    chance = random.Random(8)
    saved = 0
    for _ in range(LIVES):
        known = await live_and_die(url, chance.randint(0, 20), chance.uniform(0, 0.02))
        store = await Store.open(url)
        table = await store.read(saved_tables.load, 1)
        assert table is not None
        last = table.version - 1
        assert max(known, saved) <= last <= max(known, saved) + 1, "at most the move that was being said"
        assert [line.number for line in await store.read(record.actions, 1)] == list(range(1, last + 1))
        assert [score.round for score in await store.read(record.rounds, 1)] == list(range(1, last + 1))
        if last:
            assert int(table.snapshot or "") == last
            assert {seat.held for seat in table.seats} == {last % 2 == 1}
        await store.close()
        saved = last
    assert saved > LIVES, "the bot never got to play"
