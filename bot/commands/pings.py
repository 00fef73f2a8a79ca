"""``/pings``: when a message calls its owner to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
import msgspec
from discord import app_commands

from bot.handlers.common import tell
from bot.language.translator import named

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.reply import Reply

Pings = Literal["always", "slow", "never"]

CHOICES: tuple[Pings, ...] = ("always", "slow", "never")


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
            settings = await client.preferences.player(reply.person.user_id)
            if pings is not None:
                settings = msgspec.structs.replace(settings, pings=pings)
                await client.preferences.save_player(settings)
            await tell(reply, "pings-now", pings=settings.pings)

        await client.answer(interaction, answer)

    return [command]
