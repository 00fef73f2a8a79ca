"""``/pings``: when a message calls its owner to the table."""

from __future__ import annotations

from discord import app_commands

from bot.app import App
from bot.boundary import Boundary
from bot.commands.common import Command, Interaction, choices
from bot.handlers.pings import set_pings, show_pings
from bot.language.translator import named
from bot.reply import Reply
from bot.screens.pings import CHOICES, Pings


def make_command(boundary: Boundary) -> Command:
    """The command that shows and sets when somebody is called."""

    @app_commands.command(name=named("command-pings-name"), description=named("command-pings-description"))
    @app_commands.rename(pings=named("command-pings-when-name"))
    @app_commands.describe(pings=named("command-pings-when-description"))
    @app_commands.choices(pings=choices({choice: f"pings-{choice}" for choice in CHOICES}))
    async def command(interaction: Interaction, pings: Pings | None = None) -> None:
        async def work(app: App, reply: Reply) -> None:
            if pings is None:
                await show_pings(app, reply)
            else:
                await set_pings(app, reply, pings)

        await boundary.answer(interaction, work)

    return command
