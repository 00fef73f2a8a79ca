"""``/pings``: when a message calls its owner to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.handlers.pings import set_pings, show_pings
from bot.language.translator import named
from bot.screens.pings import CHOICES, Pings

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.reply import Reply


def make_commands(client: DuizendenClient) -> list[app_commands.Command[Any, ..., Any]]:
    """The command that shows and sets when somebody is called."""

    @app_commands.command(name=named("command-pings-name"), description=named("command-pings-description"))
    @app_commands.rename(pings=named("command-pings-when-name"))
    @app_commands.describe(pings=named("command-pings-when-description"))
    @app_commands.choices(
        pings=[app_commands.Choice(name=named(f"pings-{choice}"), value=choice) for choice in CHOICES]
    )
    async def command(interaction: discord.Interaction[Any], pings: Pings | None = None) -> None:
        async def answer(reply: Reply) -> None:
            if pings is None:
                await show_pings(client, reply)
            else:
                await set_pings(client, reply, pings)

        await client.answer(interaction, answer)

    return [command]
