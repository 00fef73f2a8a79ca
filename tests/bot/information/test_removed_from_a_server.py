"""The bot is removed from a server: its data waits for a while, and is there again when the bot is."""

from __future__ import annotations

from datetime import datetime, timedelta

import discord

from bot.retention import SERVERS_KEPT
from bot.store import leaderboard, retention
from tests.bot.behind import app_of, client_of
from tests.bot.information.test_reading import finished
from tests.discord.play import World


async def told(world: World, event: str) -> None:
    """Discord tells the bot about its server."""
    client = client_of(world)
    client.dispatch(event, client.get_guild(world.guild.id))
    await world.pass_time(1)


async def kept_after(world: World, waited: timedelta) -> bool:
    """Whether the server's results are still there after old things have been put away at that moment."""
    now: datetime = discord.utils.utcnow()
    store = app_of(world).store
    await store.write(retention.forget_left_servers, now + waited - SERVERS_KEPT)
    return (await store.read(leaderboard.scores, world.guild.id, None, offset=0, limit=1))[1] > 0


async def test_it_waits_and_goes(world: World) -> None:
    await finished(world, world.people[:2], [1000, 0])
    await told(world, "guild_remove")
    assert await kept_after(world, SERVERS_KEPT - timedelta(hours=1))
    assert not await kept_after(world, SERVERS_KEPT + timedelta(hours=1))


async def test_it_stays_when_the_bot_is_invited_again(world: World) -> None:
    await finished(world, world.people[:2], [1000, 0])
    await told(world, "guild_remove")
    await told(world, "guild_join")
    assert await kept_after(world, 100 * SERVERS_KEPT)
    answer = await world.people[0].command("scores")
    assert "Anna" in answer.text
