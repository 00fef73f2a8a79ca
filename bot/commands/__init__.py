"""Slash commands, a file a command; each game brings a group of the same ones."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.boundary import Boundary
from bot.commands import game, language, pings, privacy, scores
from bot.screens import SCREENS


def add_commands(tree: app_commands.CommandTree[discord.Client], boundary: Boundary) -> None:
    """Adds all commands to a tree; they are answered through the boundary."""
    for name in SCREENS:
        tree.add_command(game.make_group(boundary, name))
    for module in (scores, language, pings, privacy):
        tree.add_command(module.make_command(boundary))
