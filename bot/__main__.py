"""Starts the bot: ``python -m bot`` at Discord, ``python -m bot playground`` in the browser."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import signal
import sys
from collections.abc import Sequence

import discord

from bot.client import DuizendenClient
from bot.language import LANGUAGES, speech
from bot.playground import HOST, PORT, run_playground
from bot.settings import Settings, SettingsError, load_settings
from bot.store.problems import StoreUnavailable

_log = logging.getLogger("bot")

PLAYGROUND_DATABASE = "sqlite+aiosqlite:///data/playground.db"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs until it is stopped; gives the exit code: 0, or 1 with one line on standard error."""
    asked = _parse(arguments)
    try:
        if asked.command == "playground":
            return _run_playground(asked)
        settings = load_settings()
        token = settings.required_token()
        _set_up_logging(settings)
        asyncio.run(run(DuizendenClient(settings), token))
    except (SettingsError, StoreUnavailable) as error:
        return _fail(str(error))
    except discord.LoginFailure:
        return _fail("DISCORD_TOKEN: Discord does not know this token; copy it again from the developer portal")
    except discord.PrivilegedIntentsRequired:
        return _fail("Discord refuses the bot's intents; it needs none of the privileged ones")
    except (OSError, discord.HTTPException) as error:
        return _fail(f"Discord cannot be reached: {type(error).__name__}")
    return 0


async def run(client: DuizendenClient, token: str) -> None:
    """Runs a client at Discord until it is told to stop (SIGTERM, Ctrl-C); moves under way finish first."""
    loop = asyncio.get_running_loop()
    closing: list[asyncio.Task[None]] = []

    def stop() -> None:
        if not closing:
            _log.info("stopping")
            closing.append(loop.create_task(client.close()))

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    try:
        await client.open()
        warm_up()
        await client.start(token)
    finally:
        await asyncio.gather(*closing)
        await client.close()


def warm_up() -> None:
    """Loads every language, so that nobody's first press waits half a second for theirs.

    What stands in memory then stays for good, and the garbage collector passes over it from now on: looking through
    all of it takes a tenth of a second in which nobody would be answered.
    """
    for language in LANGUAGES:
        speech(language)
    gc.collect()
    gc.freeze()


def _run_playground(asked: argparse.Namespace) -> int:
    defaults = {"computer_pace": 0, "board_interval": 0, "database_url": PLAYGROUND_DATABASE}
    settings = load_settings(**defaults)
    _set_up_logging(settings)
    return run_playground(lambda: DuizendenClient(settings), repost=_repost, host=asked.host, port=asked.port)


async def _repost(client: DuizendenClient) -> None:
    await client.app.repost_tables(guild.id for guild in client.guilds)


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Duizenden and Thousand on Discord.")
    commands = parser.add_subparsers(dest="command")
    playground = commands.add_parser("playground", help="try the bot in a browser, without Discord")
    playground.add_argument("--host", default=HOST)
    playground.add_argument("--port", type=int, default=PORT)
    return parser.parse_args(arguments)


def _set_up_logging(settings: Settings) -> None:
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    chosen = logging.getLevelNamesMapping()[settings.log_level]
    logging.getLogger("discord").setLevel(max(logging.INFO, chosen))  # below that it logs tokens
    logging.getLogger("alembic").setLevel(max(logging.WARNING, chosen))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _fail(line: str) -> int:
    sys.stderr.write(f"{line}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
