"""The whole bot on a local Discord, with somebody who manages the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import discord
import pytest

from bot.client import DuizendenClient
from bot.settings import load_settings
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World, discord_world

FOR_SERVER: dict[str, Any] = {"for": "server"}
"""The option of ``/language`` whose name is a word of Python."""


@pytest.fixture
def make_client(tmp_path: Path) -> ClientFactory:
    """Makes clients that share one database; computers and boards do not wait."""
    settings = load_settings(
        database_url=f"sqlite+aiosqlite:///{tmp_path}/bot.db", computer_pace=0, board_interval=0, default_language="en"
    )
    return lambda: DuizendenClient(settings)


@pytest.fixture
async def world(make_client: ClientFactory) -> AsyncIterator[World]:
    """A server with four people."""
    async with discord_world(make_client) as world:
        yield world


@pytest.fixture
def manager(world: World) -> Person:
    """Somebody who may manage the server."""
    role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    user = world.discord.create_user("mia", global_name="Mia")
    person = Person(world, world.guild.add_member(user, roles=[role]), "Mia")
    world.people.append(person)
    return person


def client_of(world: World) -> DuizendenClient:
    """The bot."""
    return cast("DuizendenClient", world.client)
