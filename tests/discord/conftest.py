"""What tests of the harness share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord.little_bot import LittleClient
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World, discord_world


@pytest.fixture
def little_bot(tmp_path: Path) -> ClientFactory:
    """Makes little bots that share one database file."""
    return lambda: LittleClient(tmp_path / "little.db")


@pytest.fixture
async def world(little_bot: ClientFactory) -> AsyncIterator[World]:
    """A Discord with four people and the little bot."""
    async with discord_world(little_bot) as world:
        yield world


@pytest.fixture
async def anna(world: World) -> Person:
    """The one who has opened a table in the channel."""
    anna = world.people[0]
    await anna.command("duizenden start", thread=False)
    return anna


@pytest.fixture
def ben(world: World) -> Person:
    """Somebody else."""
    return world.people[1]
