"""Starting and stopping, as the owner of a bot sees it: one clear line and the right exit code."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import Store, preferences
from tests.patience import PATIENCE, until

ROOT = Path(__file__).parents[2]
A_TOKEN = "not.a.token"


def run(tmp_path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=tmp_path,
        env=_environment(**environment),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@contextmanager
def running(tmp_path: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A Python of its own that runs in a folder, and the file that takes what it says."""
    output = tmp_path / "output"
    with output.open("w") as file:
        process = subprocess.Popen(
            [sys.executable, "-u", *arguments], cwd=tmp_path, env=_environment(), stdout=file, stderr=file
        )
    try:
        yield process, output
    finally:
        process.kill()


def _environment(**more: str) -> dict[str, str]:
    ours = {"DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "COMPUTER_PACE"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore", **more}


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "nonsense"}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": A_TOKEN, "COMPUTER_PACE": "quick"}, "COMPUTER_PACE"),
        ({"DISCORD_TOKEN": A_TOKEN, "LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
    ],
)
def test_a_wrong_setting_is_one_line(tmp_path: Path, environment: dict[str, str], named: str) -> None:
    ended = run(tmp_path, **environment)
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert named in ended.stderr
    assert "nonsense" not in ended.stderr


def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_text("this is no database " * 500)
    ended = run(tmp_path, DISCORD_TOKEN=A_TOKEN, DATABASE_URL=f"sqlite+aiosqlite:///{broken}", LOG_LEVEL="ERROR")
    assert ended.returncode == 1
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "broken.db" in ended.stderr


def test_the_playground_stops_when_it_is_told_to(tmp_path: Path) -> None:
    with running(tmp_path, "-m", "bot", "playground", "--port", "0") as (process, output):
        until(lambda: "http://127.0.0.1:" in output.read_text())
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=PATIENCE) == 0
    assert (tmp_path / "data" / "playground.db").exists()
    assert not re.findall("WARNING|ERROR|Traceback", output.read_text()), output.read_text()


STOPPING = """
import asyncio, os, signal, sys
from bot.__main__ import run
from bot.client import DuizendenClient
from bot.settings import load_settings
from bot.store import preferences
from bot.store import preferences
from bot.store.rows import PlayerSettings

class Client(DuizendenClient):
    async def start(self, token):
        self.closed = asyncio.Event()
        await self.setup_hook()
        self.boundary._answering.add(asyncio.create_task(self.answer_slowly()))
        await self.closed.wait()

    async def _sync(self):
        pass

    async def answer_slowly(self):
        print("a move is under way", flush=True)
        await asyncio.sleep(1.5)
        await self.app.store.write(preferences.save, PlayerSettings(7, "nl"))
        self.boundary._answering.discard(asyncio.current_task())

    async def close(self):
        await super().close()
        self.closed.set()

settings = load_settings(database_url=sys.argv[1], search_workers=int(sys.argv[2]))
asyncio.run(run(Client(settings), "token"))
print("closed", flush=True)
"""
"""A bot that logs in nowhere and has a move under way when it is told to stop."""


async def language_of(user_id: int, url: str) -> str | None:
    store = await Store.open(url)
    try:
        return (await store.read(preferences.player, user_id)).language
    finally:
        await store.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("workers", [0, 1])
def test_a_move_under_way_is_saved_before_the_process_ends(tmp_path: Path, number: int, workers: int) -> None:
    url = f"sqlite:///{tmp_path / 'bot.db'}"
    with running(tmp_path, "-c", STOPPING, url, str(workers)) as (process, output):
        until(lambda: "a move is under way" in output.read_text())
        process.send_signal(number)
        process.send_signal(number)
        assert process.wait(timeout=PATIENCE) == 0, output.read_text()
    assert "closed" in output.read_text()
    assert "Traceback" not in output.read_text()
    assert asyncio.run(language_of(7, url)) == "nl"


def test_what_stays_in_memory_is_not_looked_through_again_and_again() -> None:
    program = (
        "import gc; from bot.__main__ import warm_up; warm_up(); print(gc.get_freeze_count(), len(gc.get_objects()))"
    )
    said = subprocess.run([sys.executable, "-c", program], env=_environment(), capture_output=True, check=True).stdout
    frozen, looked_through = map(int, said.split())
    assert frozen > 100 * looked_through
