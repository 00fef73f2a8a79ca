"""``/scores``: who has won how often on this server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.handlers.information import show_scores
from bot.language.translator import named
from bot.screens import SCREENS
from bot.screens.scores import ALL_GAMES

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.reply import Reply

Interaction = discord.Interaction[Any]


def make_commands(client: DuizendenClient) -> list[app_commands.Command[Any, ..., Any]]:
    """The leaderboard's command."""

    @app_commands.command(name=named("command-scores-name"), description=named("command-scores-description"))
    @app_commands.rename(game=named("command-scores-game-name"))
    @app_commands.describe(game=named("command-scores-game-description"))
    @app_commands.choices(game=_games())
    @app_commands.guild_only()
    async def scores(interaction: Interaction, game: str = ALL_GAMES) -> None:
        async def answer(reply: Reply) -> None:
            await show_scores(client, reply, game, 0)

        await client.answer(interaction, answer)

    return [scores]


def _games() -> list[app_commands.Choice[str]]:
    every = app_commands.Choice(name=named("scores-all-games"), value=ALL_GAMES)
    return [every, *(app_commands.Choice(name=named(f"{name}-name"), value=name) for name in SCREENS)]
