"""What the bot asks Discord for besides answering interactions: servers and channels, by their ids."""

from __future__ import annotations

from typing import Protocol

import discord


class Places(Protocol):
    """Finds servers and channels, as `discord.Client` does."""

    def get_guild(self, server_id: int, /) -> discord.Guild | None:
        """A server; None where the bot is not on it, or where Discord has not told of it yet."""
        ...

    def get_partial_messageable(self, channel_id: int, /) -> discord.PartialMessageable:
        """A channel or a thread to send to, whether it is there or not."""
        ...
