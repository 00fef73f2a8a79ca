"""The boundary: one interaction comes in, one answer goes out, whatever happens between.

It knows whose language is spoken, has slow answers acknowledged in time, turns what goes wrong into a sentence, and
waits for answers under way when the bot stops.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.app import App
from bot.custom_ids import Press
from bot.discord_errors import CHANNEL_FAILURES, LOST_ANSWER, UNREACHABLE, code_of
from bot.handlers import HANDLERS
from bot.reply import Reply
from bot.screens.notices import notice
from bot.store.problems import StoreError
from bot.tables import Problem

_log = logging.getLogger(__name__)

SHUTDOWN_PATIENCE: Final = 10.0
"""Seconds that answers under way get to finish when the bot stops."""

Work = Callable[[App, Reply], Awaitable[None]]
"""What is done for an interaction, and answered through the reply."""


class Boundary:
    """Answers every interaction exactly once."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._answering: set[asyncio.Task[Any]] = set()
        self._stopping = False

    async def press(self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str] | None) -> None:
        """Answers a press; never raises.

        Args:
            interaction: the press at Discord.
            press: what it asks for.
            values: the options chosen in a menu or the texts of a form, in order; None for a button.
        """

        async def work(app: App, reply: Reply) -> None:
            if press.verb not in HANDLERS:
                raise Problem("outdated")
            await HANDLERS[press.verb](app, reply, press)

        await self.answer(interaction, work, values)

    async def answer(
        self, interaction: discord.Interaction[Any], work: Work, values: Sequence[str] | None = None
    ) -> None:
        """Does some work and answers with it, or with a sentence about what went wrong; never raises."""
        task = asyncio.current_task()
        assert task is not None, "answers are given inside a task"
        self._answering.add(task)
        try:
            reply = Reply(interaction, self._app.preferences.likely_speech(interaction), values)
            async with reply.in_time():
                try:
                    if self._stopping:
                        raise Problem("stopping")
                    reply.speech = await self._app.preferences.private_speech(interaction)
                    await work(self._app, reply)
                except Exception as error:
                    await _explain(reply, error)
        except UNREACHABLE as error:
            _log.warning("an interaction could not be answered: %s %s", type(error).__name__, code_of(error))
        except Exception:
            _log.exception("an interaction could not be answered")
        finally:
            self._answering.discard(task)

    async def command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Says why a command was not even begun."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def fail(_app: App, _reply: Reply) -> None:
            raise cause

        await self.answer(interaction, fail)

    async def close(self) -> None:
        """Lets answers under way finish; from now on every press is told that the bot is stopping."""
        self._stopping = True
        if self._answering:
            await asyncio.wait(self._answering, timeout=SHUTDOWN_PATIENCE)


async def _explain(reply: Reply, error: Exception) -> None:
    """Tells the person what is the matter. Nothing has changed, or what changed is saved and shown later.

    What is our own mistake goes to the log, without cards, seeds or tokens: those stand in no exception of ours.
    """
    if code_of(error) in LOST_ANSWER:
        _log.info("nobody can be answered any more: %s", code_of(error))
        return
    await reply.private(notice(_sentence(reply, error)))


def _sentence(reply: Reply, error: Exception) -> str:
    speech = reply.speech
    if isinstance(error, Problem):
        return speech(f"problem-{error.code}", **error.details)
    if isinstance(error, app_commands.CheckFailure):
        return speech("failure-only-in-server")
    if isinstance(error, StoreError):
        _log.warning("the database refused: %s", error)
        return speech("failure-database")
    if code_of(error) in CHANNEL_FAILURES:
        _log.info("Discord refused with %s", code_of(error))
        return speech(CHANNEL_FAILURES[code_of(error)])
    if isinstance(error, UNREACHABLE) and getattr(error, "status", 500) >= 500:
        _log.warning("Discord could not be reached: %s", type(error).__name__)
    else:
        _log.error("a request failed", exc_info=error)
    return speech("failure-unexpected")
