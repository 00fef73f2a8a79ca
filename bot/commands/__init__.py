"""Slash commands, a file a command; each game brings a group of the same ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import game, language, pings, privacy, scores
from bot.screens import SCREENS

if TYPE_CHECKING:
    from bot.client import DuizendenClient


def add_commands(client: DuizendenClient) -> None:
    """Gives a client all its commands."""
    for name in SCREENS:
        client.tree.add_command(game.make_group(client, name))
    for module in (scores, language, pings, privacy):
        for command in module.make_commands(client):
            client.tree.add_command(command)
