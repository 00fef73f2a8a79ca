"""A hundred tables at once, a start with a thousand, searches beside presses, and what is left of it in memory.

``pytest tests/bench/test_scale_bench.py --benchmark-only -s``
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import process_time
from typing import Any

from tests.bench.crowd import RealTime, Visitor, open_tables
from tests.bench.measure import client_maker, quietly, report, settings_for, share, told
from tests.bench.peers import WithBareCommands
from tests.discord.play import World, discord_world

TABLES = 100
STORMS = 12

EVENING = 30.0
"""Seconds of play."""

PAUSE = 4.0
"""Seconds that a person takes for a press, on average."""

PATIENCE = 300.0
"""Real seconds that the bot may work on one burst, all moves of its computers included."""

# ---------------------------------------------------------------------------------------------- a hundred tables


@asynccontextmanager
async def crowded(folder: Path, **settings: Any) -> AsyncIterator[tuple[World, list[Visitor]]]:
    """A hundred people, each at a table of his own with two computers."""
    names = [f"Player{number}" for number in range(TABLES)]
    make = client_maker(settings_for(folder, computer_pace=1.5, **settings), WithBareCommands)
    async with discord_world(make, people=names, pace=0) as world:
        with quietly():
            world.discord.settle_timeout = PATIENCE
            tables = await open_tables(world, world.people, ["duizenden", "thousand"])
            yield world, [Visitor(world, *pair) for pair in zip(world.people, tables, strict=True)]


async def storms(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds to the answers when everybody presses at once, and when everybody gives a bare command at once."""
    presses, peers = list[float](), list[float]()
    async with crowded(folder) as (world, visitors):
        real_time = RealTime(world)
        for _ in range(STORMS):
            acts = [(visitor, act) for visitor in visitors if (act := await visitor.next_act()) is not None]
            answers, times = await real_time.at_once([act for _, act in acts])
            presses += times
            for (visitor, _), answer in zip(acts, answers, strict=True):
                visitor.sees(answer)
            _, times = await real_time.at_once([person.command("bare") for person in world.people])
            peers += times
            await world.pass_time(5)
    return presses, peers


def test_a_hundred_presses_at_once(benchmark: Any, tmp_path: Path) -> None:
    presses, peers = benchmark.pedantic(lambda: asyncio.run(storms(tmp_path)), rounds=1)
    rate = TABLES / share(presses, 1.0)
    report(benchmark, presses=told(presses), bare=told(peers), presses_a_second=round(rate))
    assert share(presses, 0.99) < 30 * share(peers, 0.99)


async def evening(folder: Path) -> tuple[list[float], float]:
    """Seconds to the answers while a hundred tables are played, and which part of a processor that takes."""
    async with crowded(folder) as (world, visitors):
        begun = process_time()
        times = await RealTime(world).play(visitors, EVENING, PAUSE)
        return times, (process_time() - begun) / EVENING


def test_a_hundred_tables_as_people_play(benchmark: Any, tmp_path: Path) -> None:
    """In real time: everybody presses every few seconds, computers move every 1.5 seconds, boards are edited."""
    times, busy = benchmark.pedantic(lambda: asyncio.run(evening(tmp_path)), rounds=1)
    report(benchmark, presses=told(times), presses_a_second=round(len(times) / EVENING), of_a_processor=round(busy, 2))
    assert len(times) > EVENING * TABLES / PAUSE / 2, "nobody could press"
