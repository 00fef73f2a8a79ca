"""``/privacy``: what is kept about people, and having it shown, exported or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.handlers.privacy import show_privacy
from bot.language.translator import named

if TYPE_CHECKING:
    from bot.client import DuizendenClient


def make_commands(client: DuizendenClient) -> list[app_commands.Command[Any, ..., Any]]:
    """The command about one's data."""

    @app_commands.command(name=named("command-privacy-name"), description=named("command-privacy-description"))
    async def privacy(interaction: discord.Interaction[Any]) -> None:
        await client.answer(interaction, show_privacy)

    return [privacy]
