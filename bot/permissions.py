"""What the bot has to be allowed to do in a channel, and what of that it may not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord

from bot.language import Speech

IN_CHANNEL: Final = ("view_channel", "send_messages", "embed_links", "attach_files")
IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files")
FOR_OWN_THREAD: Final = ("create_public_threads", "send_messages_in_threads")


def missing_permissions(interaction: discord.Interaction[Any], *, own_thread: bool) -> list[str]:
    """What the bot may not do in the channel of an interaction, by Discord's names, of what a table needs."""
    needed = IN_THREAD if isinstance(interaction.channel, discord.Thread) else IN_CHANNEL
    wanted = (*needed, *FOR_OWN_THREAD) if own_thread else needed
    allowed = interaction.app_permissions
    return [name for name in dict.fromkeys(wanted) if not getattr(allowed, name)]


def named_permissions(names: Iterable[str], speech: Speech) -> str:
    """Permissions as people know them."""
    return speech.enumerate(speech(f"permission-{name}") for name in names)
