"""The playground as a program sees it: what a page asks of it, and the process in which it runs."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, cast

import aiohttp

from bot.playground.server import KEY
from tests.discord.limits import walk

ROOT = Path(__file__).parents[2]


class Window:
    """What a page of the playground does, without the page."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self.http = http
        self.address = address
        self.page = ""
        self.sequence = 0
        self.snapshot: dict[str, Any] = {}

    async def open(self) -> None:
        async with self.http.post(f"{self.address}api/pages", json={}, headers=self.headers) as answer:
            self.snapshot = await answer.json()
        self.page = self.snapshot["context"]["id"]

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Simcord-Capability": KEY, "X-Simcord-Context": self.page}

    @property
    def text(self) -> str:
        return str(self.snapshot["messages"])

    async def look(self) -> None:
        async with self.http.get(f"{self.address}api/state", headers=self.headers) as answer:
            self.snapshot = await answer.json()

    async def news(self, path: str = "changes", **query: str) -> dict[str, Any]:
        async with self.http.get(f"{self.address}{path}", params={"page": self.page, **query}) as answer:
            return cast("dict[str, Any]", await answer.json())

    async def do(self, kind: str, **details: Any) -> dict[str, Any]:
        await self.look()
        self.sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": str(self.sequence),
            "generation": self.snapshot["context"]["generation"],
            "bot_generation": self.snapshot["botGeneration"],
            "published_revision": self.snapshot["publishedRevision"],
            "kind": kind,
            **details,
        }
        async with self.http.post(f"{self.address}api/action", json=body, headers=self.headers) as answer:
            receipt = cast("dict[str, Any]", await answer.json())
        if kind != "close":
            await self.look()
        return receipt

    async def start_table(self, *, thread: bool = False) -> dict[str, Any]:
        async with self.http.get(f"{self.address}api/commands", headers=self.headers) as answer:
            command = (await answer.json())["entries"][0]
        return await self.do(
            "run_command",
            command_id=command["commandId"],
            path=command["path"],
            schema_fingerprint=command["schemaFingerprint"],
            options={"thread": thread},
        )

    async def press(self, label: str) -> None:
        """Presses a button of the newest message that has any.

        Raises:
            AssertionError: the press is refused.
        """
        timeline, messages = self.snapshot["timeline"], self.snapshot["messages"]
        message = next(key for key in reversed(timeline) if messages[key]["components"])
        button = next(part for part in walk(messages[message]["components"]) if part.get("label") == label)
        receipt = await self.do("click", target_id=message, control_key=f"message:{message}:component:{button['id']}")
        assert not receipt["rejected"], receipt


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield int(holder.getsockname()[1])


def started(folder: Path, port: int | None = None) -> AbstractContextManager[tuple[subprocess.Popen[str], str]]:
    """A playground with the little bot in a process of its own, and its address."""
    program = (
        "import sys; from pathlib import Path; from bot.playground import run_playground; "
        "from tests.discord.little_bot import LittleClient; folder = Path(sys.argv[1]); "
        "sys.exit(run_playground(lambda: LittleClient(folder / 'little.db'), repost=LittleClient.repost_tables, "
        "port=int(sys.argv[2]), memory=folder / 'threads.json'))"
    )
    return _running(["-c", program, str(folder), str(port or free_port())], ROOT)


def played(folder: Path, port: int | None = None) -> AbstractContextManager[tuple[subprocess.Popen[str], str]]:
    """The playground as everybody starts it, which keeps all in a folder, and its address."""
    database = f"sqlite:///{folder / 'playground.db'}"
    (folder / "data").mkdir(exist_ok=True)
    asked = ["-m", "bot", "playground", "--port", str(port or free_port())]
    return _running(asked, folder, PYTHONPATH=str(ROOT), DATABASE_URL=database, LOG_LEVEL="ERROR", DISCORD_TOKEN="")


@contextmanager
def _running(arguments: list[str], folder: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env={**os.environ, **environment},
    )
    assert process.stderr is not None
    try:
        line = process.stderr.readline()
        assert "http://" in line, line + process.stderr.read()
        yield process, re.findall(r"http://\S+", line)[0]
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(10)
        process.stderr.close()
