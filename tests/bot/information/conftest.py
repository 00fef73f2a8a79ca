"""The whole bot on a local Discord, with somebody who manages the server."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.discord.person import Person
from tests.discord.play import World

FOR_SERVER: dict[str, Any] = {"for": "server"}
"""The option of ``/language`` whose name is a word of Python."""


@pytest.fixture
def manager(world: World) -> Person:
    """Somebody who may manage the server."""
    role = world.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    user = world.discord.create_user("mia", global_name="Mia")
    person = Person(world, world.guild.add_member(user, roles=[role]), "Mia")
    world.people.append(person)
    return person
