"""``/scores``: who has won how often on this server."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.boundary import Boundary
from bot.commands.common import Command, Interaction, choices
from bot.handlers.information import show_scores
from bot.language.translator import named
from bot.screens import SCREENS
from bot.screens.scores import ALL_GAMES


def make_command(boundary: Boundary) -> Command:
    """The leaderboard's command."""
    games = {ALL_GAMES: "scores-all-games"} | {name: f"{name}-name" for name in SCREENS}

    @app_commands.command(name=named("command-scores-name"), description=named("command-scores-description"))
    @app_commands.rename(game=named("command-scores-game-name"))
    @app_commands.describe(game=named("command-scores-game-description"))
    @app_commands.choices(game=choices(games))
    @app_commands.guild_only()
    async def command(interaction: Interaction, game: str = ALL_GAMES) -> None:
        await boundary.answer(interaction, partial(show_scores, game=game, page=0))

    return command
