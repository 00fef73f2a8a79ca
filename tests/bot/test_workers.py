"""Computers think in processes of their own; one that dies or hangs costs a thought and no game."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import pytest

from bot import worker
from bot import workers as worker_processes
from bot.language import speech
from bot.tables import Problem
from bot.workers import Workers
from engine import GAMES
from engine.game import Action, Hint
from tests.patience import until

GAME: Final = "thousand"
SEED: Final = 5
ROOT: Final = Path(__file__).parents[2]


class Position:
    """A position in which somebody is to bid: their view, and what they have seen."""

    def __init__(self) -> None:
        game = GAMES[GAME]
        self.state = game.start(game.Rules(), 3, 11)
        (self.seat,) = game.to_act(self.state)
        self.view = game.view(self.state, self.seat)

    def allows(self, action: Action) -> bool:
        return action in GAMES[GAME].legal(self.state, self.seat)


@pytest.fixture
def position() -> Position:
    return Position()


@pytest.fixture
async def workers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workers]:
    """One process, which has all the time it needs on a machine that has other work."""
    monkeypatch.setattr(worker_processes, "HUNG_AFTER", 30)
    workers = Workers(1)
    workers.start()
    yield workers
    workers.close()


def die(*_: object) -> Any:
    """Thinks so hard that its process is gone."""
    os.kill(os.getpid(), signal.SIGKILL)


def hang(*_: object) -> Any:
    """Never comes to an end."""
    time.sleep(60)


def process_of(*_: object) -> int:
    """Tells in which process it is thought."""
    return os.getpid()


def in_workers(patch: pytest.MonkeyPatch, fate: Callable[..., Any]) -> None:
    """Whatever a worker process is asked for, this is what it does."""
    elsewhere = Workers._elsewhere
    patch.setattr(Workers, "_elsewhere", lambda workers, _work, *arguments: elsewhere(workers, fate, *arguments))


async def decide(workers: Workers, position: Position) -> Action:
    return await workers.decide(GAME, "hard", position.view, (), SEED)


@pytest.mark.parametrize("fate", [die, hang])
async def test_a_lost_thought_is_made_up_for(
    workers: Workers, position: Position, monkeypatch: pytest.MonkeyPatch, fate: Callable[..., Any]
) -> None:
    stand_in = worker.decide(GAME, GAMES[GAME].stand_in, position.view, (), SEED)
    with monkeypatch.context() as patch:
        patch.setattr(worker_processes, "HUNG_AFTER", 0.5)
        in_workers(patch, fate)
        assert await decide(workers, position) == stand_in
        with pytest.raises(Problem) as told:
            await workers.explain(GAME, position.view, (), SEED)
    assert "please ask again" in speech("en")(f"problem-{told.value.code}")
    assert position.allows(await decide(workers, position))
    assert isinstance(await workers.explain(GAME, position.view, (), SEED), Hint)
    assert await workers._elsewhere(process_of) != os.getpid()


async def test_a_process_that_dies_while_nobody_thinks_is_replaced(workers: Workers, position: Position) -> None:
    """As when a machine short of memory ends the process that it can do without."""
    pool, idle = workers._opened(), await workers._elsewhere(process_of)
    os.kill(idle, signal.SIGKILL)
    await asyncio.to_thread(until, lambda: not pool.active)  # pebble looks now and then, and gives up
    assert position.allows(await decide(workers, position))
    assert await workers._elsewhere(process_of) not in {idle, os.getpid()}


async def test_nobody_waits_forever_for_a_process_to_be_free(
    workers: Workers, position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(worker_processes, "QUEUE_PATIENCE", 1)
        in_workers(patch, hang)
        first, second = await asyncio.gather(decide(workers, position), decide(workers, position))
    assert first == second == worker.decide(GAME, GAMES[GAME].stand_in, position.view, (), SEED)
    assert position.allows(await decide(workers, position))


def test_a_process_loads_the_games_and_little_else() -> None:
    program = "import sys, bot.worker; print(*{name.partition('.')[0] for name in sys.modules})"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = set(said.stdout.split())
    assert {"bot", "engine"} <= loaded
    assert loaded.isdisjoint({"discord", "sqlalchemy", "fluent", "babel"})


async def test_what_searches_is_thought_elsewhere_and_the_rest_here(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def elsewhere(self: Workers, work: Callable[..., Any], *arguments: Any) -> Any:
        asked.append(arguments[1])
        return work(*arguments)

    monkeypatch.setattr(Workers, "_elsewhere", elsewhere)
    workers = Workers(1)
    for level in GAMES[GAME].computers:
        await workers.decide(GAME, level, position.view, (), SEED)
    assert asked == [level for level in GAMES[GAME].computers if level in GAMES[GAME].searching]


async def test_without_processes_it_is_thought_in_threads(position: Position) -> None:
    workers = Workers(0)
    workers.start()
    assert position.allows(await decide(workers, position))
    assert await workers._elsewhere(process_of) == os.getpid()
    workers.close()
