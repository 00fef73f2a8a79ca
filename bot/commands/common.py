"""What several commands need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.boundary import Boundary, Work
from bot.language.translator import named

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., Any]


def choices(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """The values that an option offers, in order; each with the key of the message that names it."""
    return [app_commands.Choice(name=named(key), value=value) for value, key in keys.items()]


def plain_command(boundary: Boundary, name: str, work: Work) -> Command:
    """A command that only has a name, under which its texts are found: ``command-<name>-name``."""

    @app_commands.command(name=named(f"command-{name}-name"), description=named(f"command-{name}-description"))
    async def command(interaction: Interaction) -> None:
        await boundary.answer(interaction, work)

    return command
