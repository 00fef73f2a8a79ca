"""One session of the playground: the server and its people, the clock on the wall, the page, the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar
from zoneinfo import ZoneInfo

import discord
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle
from simcord.preview import Preview

from bot.playground.local_discord import LocalDiscord
from bot.playground.pictures import uploaded_emoji
from bot.playground.server import PlaygroundServer
from bot.playground.threads import Threads

ClientT = TypeVar("ClientT", bound=discord.Client)

_log = logging.getLogger(__name__)

GUILD_ID: Final = 1_000_000_000_000
PEOPLE: Final = (("Anna", "en-US"), ("Ben", "en-GB"), ("Cato", "nl"), ("Дима", "ru"))
"""Those through whose eyes one looks: names, and the languages of their Discord. The first may manage the server."""

TICK: Final = 0.2
"""Seconds between two looks at the clock."""

PORTS: Final = 20
REQUESTS_KEPT: Final = 500
"""Requests and events that are kept; simcord itself forgets none."""


class NoPort(Exception):
    """There is no free port at or after the one asked for."""


async def play(
    make_client: Callable[[], ClientT],
    *,
    repost: Callable[[ClientT], Coroutine[Any, Any, None]],
    host: str,
    port: int,
    refresh: bool,
    memory: Path | None,
    tell: Callable[[str], None],
) -> None:
    """Plays until somebody ends it: a signal, or the browser.

    Raises:
        NoPort: there is no free port.
    """
    stop = _stop_at_signals()
    client = make_client()
    local = LocalDiscord(client)
    channel, people = _settle_down(local)
    threads = Threads(local, channel.id, memory)
    threads.restore()
    local.set_clock(datetime.now(UTC))
    await local.start()
    try:
        try:
            await local.as_bot(repost(client))
        except Exception:
            _log.exception("the running tables could not be posted")
        async with _page(local, channel, people, host=host, port=port, refresh=refresh) as (preview, server):
            tell(f"The playground is at {server.address}")
            tell(f"Look through the eyes of {', '.join(name for name, _ in PEOPLE)}; Ctrl-C ends it.")
            await _until_the_end(local, preview, threads, stop)
    finally:
        try:
            await local.close_client()
        finally:
            await local.shutdown()


def _settle_down(local: LocalDiscord) -> tuple[ChannelHandle, list[MemberActor]]:
    """The server, its channel and its people, with the same ids in every run, by which saved tables are found again."""
    local.backend.bot_user.name = "Duizenden"
    users = [local.create_user(name.lower(), global_name=name) for name, _ in PEOPLE]
    guild = local.create_guild("Card club", id=GUILD_ID)
    channel = guild.create_text_channel("cards", topic="Type /duizenden start or /thousand start")
    manager = guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    people = [guild.add_member(user, roles=[manager] if user is users[0] else []) for user in users]
    local.locales.update({member.id: locale for member, (_, locale) in zip(people, PEOPLE, strict=True)})
    return channel, people


@contextlib.asynccontextmanager
async def _page(
    local: LocalDiscord, channel: ChannelHandle, people: list[MemberActor], *, host: str, port: int, refresh: bool
) -> AsyncIterator[tuple[Preview, PlaygroundServer]]:
    """The page, at the first port that is free.

    Raises:
        NoPort: none is.
    """
    for candidate in range(port, port + PORTS):
        preview = local.preview(channel, viewers=people, layout="channel", timezone=_timezone())
        server = PlaygroundServer(preview, local, host=host, port=candidate, refresh=refresh)
        try:
            await preview.__aenter__()
        except SetupError as taken:
            if "could not bind" not in str(taken):
                raise
            continue
        try:
            yield preview, server
        finally:
            await preview.close()
        return
    raise NoPort(f"The ports {port} to {port + PORTS - 1} of {host} are taken; choose another with --port.")


def _stop_at_signals() -> asyncio.Event:
    """What is set when somebody presses Ctrl-C or ends the process."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers: Ctrl-C raises there
            loop.add_signal_handler(number, stop.set)
    return stop


async def _until_the_end(local: LocalDiscord, preview: Preview, threads: Threads, stop: asyncio.Event) -> None:
    """Lets time pass as on the clock on the wall, until a signal or the browser says stop."""
    ticking = asyncio.create_task(_tick(local, preview, threads))
    ending = [asyncio.create_task(stop.wait()), asyncio.create_task(preview.wait_closed())]
    try:
        await asyncio.wait([ticking, *ending], return_when=asyncio.FIRST_COMPLETED)
        if ticking.done():
            ticking.result()
    finally:
        for task in (ticking, *ending):
            task.cancel()
        await asyncio.gather(ticking, *ending, return_exceptions=True)


async def _tick(local: LocalDiscord, preview: Preview, threads: Threads) -> None:
    backend = local.backend
    seen = time.time()
    while True:
        await asyncio.sleep(TICK)
        now = time.time()
        with contextlib.suppress(TimeoutError):  # a long computation of the bot: time goes on at the next tick
            await local.let_pass(max(0.0, now - seen))
        seen = now
        preview.capture_time = local.now()  # from which pages reckon "in 3 minutes"
        threads.save()
        preview._explicit_assets.update(uploaded_emoji(backend))  # noqa: SLF001
        del backend.http_requests[:-REQUESTS_KEPT], backend.transcript[:-REQUESTS_KEPT]


def _timezone() -> str:
    """The time zone of this machine, by its name; UTC where it cannot be told."""
    named = os.environ.get("TZ", "") or "/".join(Path("/etc/localtime").resolve().parts[-2:])
    try:
        return ZoneInfo(named).key
    except (ValueError, OSError, KeyError):
        return "UTC"
