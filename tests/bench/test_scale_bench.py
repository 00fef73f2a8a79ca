"""A hundred tables at once: everybody presses in the same moment, and as people play.

``pytest tests/bench/test_scale_bench.py --benchmark-only -s``
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import process_time
from typing import Any

from tests.bench.crowd import RealTime, crowded
from tests.bench.measure import report, share, told

TABLES = 100
STORMS = 12

EVENING = 30.0
"""Seconds of play."""

PAUSE = 4.0
"""Seconds that a person takes for a press, on average."""

SETTLING = 5.0
"""Seconds of play before times count: all tables begin in one moment, which people's never do."""


async def storms(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds to the answers when everybody presses at once, and when everybody gives a bare command at once."""
    presses, peers = list[float](), list[float]()
    async with crowded(folder, TABLES) as (world, visitors):
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
    async with crowded(folder, TABLES) as (world, visitors):
        await RealTime(world).play(visitors, SETTLING, PAUSE)
        begun = process_time()
        times = await RealTime(world).play(visitors, EVENING, PAUSE)
        return times, (process_time() - begun) / EVENING


def test_a_hundred_tables_as_people_play(benchmark: Any, tmp_path: Path) -> None:
    """In real time: everybody presses every few seconds, computers move every 1.5 seconds, boards are edited."""
    times, busy = benchmark.pedantic(lambda: asyncio.run(evening(tmp_path)), rounds=1)
    report(benchmark, presses=told(times), presses_a_second=round(len(times) / EVENING), of_a_processor=round(busy, 2))
    assert len(times) > EVENING * TABLES / PAUSE / 2, "nobody could press"
