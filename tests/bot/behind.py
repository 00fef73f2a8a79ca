"""What stands behind the bot of a world, for tests that look further than its messages."""

from __future__ import annotations

from typing import cast

from bot.app import App
from bot.client import DuizendenClient
from tests.discord.play import World


def client_of(world: World) -> DuizendenClient:
    """The bot as it is running now."""
    return cast("DuizendenClient", world.client)


def app_of(world: World) -> App:
    """All that it is made of."""
    return client_of(world).app
