"""What a person is told when something cannot be done, or goes wrong."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands

from bot.screens.notices import notice
from bot.store.problems import StoreError
from bot.tables import Problem

if TYPE_CHECKING:
    from bot.reply import Reply

_log = logging.getLogger(__name__)

CHANNEL_FAILURES: Final = {
    10003: "failure-channel-gone",
    10008: "failure-message-gone",
    50001: "failure-no-access",
    50013: "failure-no-permission",
    50083: "failure-thread-archived",
    160005: "failure-thread-locked",
}
"""Discord's error codes about the surroundings, and what is said about them."""


async def explain_failure(reply: Reply, error: Exception) -> None:
    """Tells the person what is the matter. Nothing has changed, or what changed is saved and shown later.

    What is our own mistake goes to the log, without cards, seeds or tokens: those stand in no exception of ours.
    """
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
    if isinstance(error, discord.HTTPException) and error.code in CHANNEL_FAILURES:
        _log.info("Discord refused with %s", error.code)
        return speech(CHANNEL_FAILURES[error.code])
    _log.error("a request failed", exc_info=error)
    return speech("failure-unexpected")
