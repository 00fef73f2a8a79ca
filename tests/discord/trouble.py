"""What happens around a game: things vanish, permissions go, people leave."""

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.discord.person import Person
from tests.discord.play import World
from tests.discord.screen import Screen


async def delete(world: World, screen: Screen) -> None:
    """A moderator deletes a message."""
    world.discord.backend.delete_message(screen.message.channel_id, screen.message.id)
    await _after(world)


async def delete_channel(world: World, channel_id: int | None = None) -> None:
    """The channel, or a thread of it, is deleted."""
    world.discord.backend.delete_channel(channel_id or world.channel.id)
    await _after(world)


async def archive(world: World, thread_id: int, *, locked: bool = False) -> None:
    """A thread is archived, and locked perhaps."""
    world.discord.backend.edit_channel(thread_id, {}, thread_metadata={"archived": True, "locked": locked})
    await _after(world)


async def forbid(world: World, *permissions: str) -> None:
    """The bot alone loses permissions in the channel, such as "send_messages"; without any it gets them all back."""
    lost = discord.Permissions(**dict.fromkeys(permissions, True)).value
    bot = world.discord.backend.bot_user.id
    world.discord.backend.set_overwrite(world.channel.id, Overwrite(bot, OverwriteType.MEMBER, deny=lost))
    await _after(world)


async def leave(world: World, person: Person) -> None:
    """Somebody leaves the server."""
    world.discord.backend.remove_member(world.guild.id, person.id)
    await _after(world)


async def remove_bot(world: World) -> None:
    """The bot is removed from the server."""
    world.discord.backend.remove_guild(world.guild.id)
    await _after(world)


async def _after(world: World) -> None:
    await world.discord.settle()
    world.inspect()
