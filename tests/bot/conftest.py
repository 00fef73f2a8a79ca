"""The whole bot on a local Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.client import DuizendenClient
from bot.settings import load_settings
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World, discord_world


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals each test the same cards whenever it runs, so that none fails by bad luck."""
    monkeypatch.setattr("bot.tables.lobbies.secrets.randbits", Random(request.node.name).getrandbits)


@pytest.fixture
def make_client(tmp_path: Path) -> ClientFactory:
    """Makes clients that share one database; computers do not wait, boards are edited once a second."""
    settings = load_settings(
        discord_token=None,
        database_url=f"sqlite+aiosqlite:///{tmp_path}/bot.db",
        computer_pace=0,
        board_interval=1,
        search_workers=0,
        default_language="en",
    )
    return lambda: DuizendenClient(settings)


@pytest.fixture
async def world(make_client: ClientFactory) -> AsyncIterator[World]:
    """A server with four people."""
    async with discord_world(make_client) as world:
        yield world


@pytest.fixture
def anna(world: World) -> Person:
    return world.people[0]


@pytest.fixture
def ben(world: World) -> Person:
    return world.people[1]
