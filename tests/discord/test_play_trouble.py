"""Races, restarts and trouble with the little bot."""

import asyncio
from typing import Any

import discord
import pytest

from tests.discord import trouble
from tests.discord.little_bot import little
from tests.discord.person import Person
from tests.discord.play import BotFailed, ClientFactory, World


def replace(world: World, verb: str, press: Any) -> None:
    """Gives a button of the little bot another meaning."""
    setattr(world.client, f"press_{verb}", press)


async def test_presses_together_all_count(world: World, anna: Person) -> None:
    answers = await world.together(*(person.press("One") for person in world.people for _ in range(5)))
    assert all(answer.given for answer in answers)
    assert "Count: 20" in world.board


async def test_what_comes_together_arrives_before_anything_is_done(world: World, anna: Person) -> None:
    waiting, most = 0, 0

    async def one_at_a_time(press: discord.Interaction[Any]) -> None:
        nonlocal waiting, most
        waiting += 1
        most = max(most, waiting)
        await asyncio.sleep(0)
        await press.response.defer()
        waiting -= 1

    replace(world, "one", one_at_a_time)
    await world.together(*(person.press("One") for person in world.people))
    assert most == 4


async def test_a_client_a_moment_behind_presses_what_it_last_drew(world: World, anna: Person) -> None:
    await anna.press("My hand")
    old = anna.panel
    await anna.choose("Keep", ["♠"])
    assert not old.current
    await anna.choose("Keep", ["♥"], on=old)
    assert "kept: ♥" in anna.panel


@pytest.mark.parametrize("crash", [False, True])
async def test_old_messages_work_after_it(world: World, anna: Person, little_bot: ClientFactory, crash: bool) -> None:
    await anna.press("My hand")
    await anna.press("One")
    await world.restart(little_bot, crash=crash)
    await anna.press("One")
    assert "Count: 2" in world.board
    await anna.choose("Keep", ["♣"])
    assert "kept: ♣" in anna.panel


async def test_what_was_planned_dies_with_the_process(world: World, anna: Person, little_bot: ClientFactory) -> None:
    await anna.press("Later")
    await world.restart(little_bot, crash=True)
    await world.pass_time(60)
    assert "Count: 0" in world.board


async def test_a_dead_bot_is_not_heard(world: World, anna: Person, little_bot: ClientFactory) -> None:
    dead = little(world.client)

    async def last_words() -> None:
        await dead.database.close()
        await dead.repost_tables()

    dead.close = last_words  # type: ignore[method-assign]
    before = len(world.public())
    await world.restart(little_bot, crash=True)
    assert len(world.public()) == before


async def test_a_refused_request_comes_once(world: World, anna: Person) -> None:
    await anna.press("Later")
    world.fail_next("PATCH", "/channels/*/messages/*", 404, 10008)
    with pytest.raises(BotFailed, match="10008"):
        await world.pass_time(5)
    await anna.press("Later")
    await world.pass_time(5)
    assert "Count: 2" in world.board


async def test_a_lost_permission(world: World, anna: Person) -> None:
    await trouble.forbid(world, "send_messages")
    with pytest.raises(BotFailed, match="50013"):
        await anna.press("Call me")
    await trouble.forbid(world)
    await anna.press("Call me")


async def test_a_message_deleted_by_a_moderator(world: World, anna: Person) -> None:
    await anna.press("Later")
    await trouble.delete(world, world.board)
    with pytest.raises(BotFailed, match="10008"):
        await world.pass_time(5)


async def test_a_channel_deleted(world: World, anna: Person) -> None:
    await trouble.delete_channel(world)
    assert world.public() == []
    assert world.client.get_channel(world.channel.id) is None


async def test_a_thread_archived(world: World) -> None:
    await world.people[0].command("duizenden start", thread=True)
    thread = world.channel.threads[0]
    await trouble.archive(world, thread.id, locked=True)
    assert world.client.get_channel(thread.id) is None


async def test_somebody_leaves_and_the_bot_is_removed(world: World, anna: Person, ben: Person) -> None:
    await trouble.leave(world, ben)
    with pytest.raises(Exception, match="not visible"):
        await ben.press("One")
    await trouble.remove_bot(world)
    assert not world.client.guilds
