"""Opening a table: what the channel allows first, then the lobby, in a thread of its own if that is wished."""

from __future__ import annotations

import discord

from bot.app import App
from bot.discord_errors import UNREACHABLE
from bot.handlers.common import tell
from bot.names import plain_name
from bot.permissions import missing_permissions, named_permissions
from bot.reply import Reply
from bot.tables import Problem
from engine.game import Rules


async def open_table(app: App, reply: Reply, game: str, rules: Rules, *, own_thread: bool) -> None:
    """Opens a lobby in the channel of the interaction, or in a new thread of it.

    Raises:
        Problem: something may not be done in the channel; each missing permission is named.
    """
    await check_permissions(reply, own_thread=own_thread)
    channel_id = await _make_thread(app, reply, game) if own_thread else reply.interaction.channel_id
    table = await app.tables.lobbies.open(
        guild_id=reply.guild_id,
        channel_id=channel_id or 0,
        host=reply.person,
        game=game,
        rules=rules,
        own_thread=own_thread,
    )
    app.panels.keep_click(table.id, reply)
    try:
        await app.boards.post(table.id)
    except UNREACHABLE:
        await app.tables.lobbies.cancel(table.id, reply.person.user_id)  # nobody could reach it
        raise
    await tell(reply, "opened-in-thread" if own_thread else "opened", channel=f"<#{channel_id}>")


async def check_permissions(reply: Reply, *, own_thread: bool) -> None:
    """Makes sure that a table can be played in the channel.

    Raises:
        Problem: each missing permission is named in the language of the person.
    """
    if own_thread and not isinstance(reply.interaction.channel, discord.TextChannel):
        raise Problem("no-thread-here")
    missing = missing_permissions(reply.interaction, own_thread=own_thread)
    if missing:
        raise Problem("missing-permissions", permissions=named_permissions(missing, reply.speech))


async def _make_thread(app: App, reply: Reply, game: str) -> int:
    channel = reply.interaction.channel
    assert isinstance(channel, discord.TextChannel), "checked with the permissions"
    speech = await app.preferences.public_speech(reply.interaction.guild)
    name = speech("thread-name", game=speech(f"{game}-name"), host=plain_name(reply.person.name))
    thread = await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
    return thread.id
