"""What can go wrong between the bot and Discord: the codes of its refusals, and what has no code."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""A request that Discord refuses, or that does not come through."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
OLD_MESSAGE_EDITED_OFTEN: Final = 30046
ALREADY_ANSWERED: Final = 40060
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
INVALID_TOKEN: Final = 50027
THREAD_ARCHIVED: Final = 50083
TOO_MANY_THREADS: Final = 160006
THREAD_LOCKED: Final = 160005

LOST_CHANNEL: Final = (UNKNOWN_CHANNEL, MISSING_ACCESS)
"""A message cannot stand there any more."""

LOST_MESSAGE: Final = (UNKNOWN_MESSAGE, THREAD_ARCHIVED, OLD_MESSAGE_EDITED_OFTEN)
"""A message cannot be edited, but another can be sent: that opens an archived thread again."""

LOST_ANSWER: Final = (UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, INVALID_TOKEN)
"""Nothing can be said to an interaction any more."""

CHANNEL_FAILURES: Final = {
    UNKNOWN_CHANNEL: "failure-channel-gone",
    UNKNOWN_MESSAGE: "failure-message-gone",
    MISSING_ACCESS: "failure-no-access",
    MISSING_PERMISSIONS: "failure-no-permission",
    THREAD_ARCHIVED: "failure-thread-archived",
    THREAD_LOCKED: "failure-thread-locked",
    TOO_MANY_THREADS: "failure-too-many-threads",
}
"""What is wrong with a channel, and the message that says so to people."""

NOT_ALLOWED: Final = (MISSING_ACCESS, MISSING_PERMISSIONS)


def code_of(error: BaseException) -> int:
    """Discord's code of a refusal; 0 where there is none."""
    return error.code if isinstance(error, discord.HTTPException) else 0
