"""What a person is told when something cannot be done, or goes wrong."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from discord import app_commands

from bot.discord_errors import (
    LOST_ANSWER,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    TOO_MANY_THREADS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNREACHABLE,
    code_of,
)
from bot.screens.notices import notice
from bot.store.problems import StoreError
from bot.tables import Problem

if TYPE_CHECKING:
    from bot.reply import Reply

_log = logging.getLogger(__name__)

CHANNEL_FAILURES: Final = {
    UNKNOWN_CHANNEL: "failure-channel-gone",
    UNKNOWN_MESSAGE: "failure-message-gone",
    MISSING_ACCESS: "failure-no-access",
    MISSING_PERMISSIONS: "failure-no-permission",
    THREAD_ARCHIVED: "failure-thread-archived",
    THREAD_LOCKED: "failure-thread-locked",
    TOO_MANY_THREADS: "failure-too-many-threads",
}
"""Discord's error codes about the surroundings, and what is said about them."""


async def explain_failure(reply: Reply, error: Exception) -> None:
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
