"""The bot on a local Discord in the browser: no token, no network, nobody else needed.

The very same client runs, on a server with one channel and four people through whose eyes one looks. What is saved is
saved; the messages of an earlier run are gone, so the tables that are running are posted anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import discord

HOST: Final = "127.0.0.1"
PORT: Final = 8765
MEMORY: Final = Path("data/playground.json")
ClientT = TypeVar("ClientT", bound=discord.Client)

NEEDED: Final = ("simcord", "linkify_it", "regex")


def run_playground(
    make_client: Callable[[], ClientT],
    *,
    repost: Callable[[ClientT], Coroutine[Any, Any, None]],
    host: str = HOST,
    port: int = PORT,
    refresh: bool = True,
    memory: Path | None = MEMORY,
) -> int:
    """Runs a client on a local Discord until Ctrl-C, SIGTERM or the end of the session in the browser.

    Args:
        make_client: makes the client, not started.
        repost: has a client that is ready post anew what was on this Discord in an earlier run.
        host: the address of this machine to be reached at.
        port: where; if it is taken, the next free one.
        refresh: whether pages show by themselves what has changed.
        memory: the file in which threads are remembered from run to run; None forgets them.

    Returns:
        The exit code: 0, or 1 where the playground is not installed or has no port.
    """
    if missing := [name for name in NEEDED if importlib.util.find_spec(name) is None]:
        _tell(f"The playground needs {' and '.join(missing)}: pip install 'duizenden[playground]'")
        return 1
    with _quietly("discord.state"):  # simcord looks at discord.py with a client without intents, which is warned of
        from bot.playground.session import NoPort, play  # noqa: PLC0415

    playing = play(make_client, repost=repost, host=host, port=port, refresh=refresh, memory=memory, tell=_tell)
    try:
        asyncio.run(playing)
    except KeyboardInterrupt:
        return 0
    except NoPort as problem:
        _tell(str(problem))
        return 1
    return 0


@contextlib.contextmanager
def _quietly(name: str) -> Iterator[None]:
    """Within, this logger tells of errors only."""
    logger = logging.getLogger(name)
    level = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(level)


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)  # noqa: T201
