"""People put anything into their names."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.names import plain_name, safe_name
from tests.bot.play.turns import first_turn, play_turn, start_match, table_of, throw_something, whose_turn
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World, discord_world

NASTY = (
    "@everyone",
    "<@&123456789012345678>",
    "||hidden||",
    "`code` ```block```",
    "\u202egnorw\u202c",
    "\u200b\u200b\u200b",
    "[klik](https://example.org)",
    "Ž͎̗a̸̢̛l̴g̶o̷̡" * 4,
    "﷽" * 20,
    "W" * 32,
    "*_~`|>#-",
    "\n\n# big",
)


@pytest.fixture
async def crowd(make_client: ClientFactory) -> AsyncIterator[World]:
    """A server whose people have every name there is."""
    async with discord_world(make_client, people=NASTY) as world:
        yield world


async def test_nasty_names_do_nothing(crowd: World) -> None:
    for start in range(0, len(NASTY), 6):
        people = crowd.people[start : start + 6]
        await start_match(crowd, *people)
        await play_turn(await whose_turn(crowd, *people))
        for screen in crowd.public():
            assert "@everyone" not in screen.text
            assert "<@&" not in screen.text
            assert "||" not in screen.text.replace("\\|", "")
            assert "\u202e" not in screen.text
            assert "](" not in screen.text.replace("\\]", "")
        await people[0].command("duizenden stop")
        await people[0].press("Yes, stop")


async def test_a_new_nickname_is_on_the_table_after_the_next_press(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    world.discord.backend.get_guild(world.guild.id).members[player.id].nick = "Queen of **Spades**"
    await player.press("Draw a card", on=world.board)
    await throw_something(player)
    assert r"Queen of \*\*Spades\*\*" in world.board.text
    await player.press("Leave", on=world.board)
    await player.press("Yes, leave")
    seat = (await table_of(world)).seat_of(player.id)
    assert seat is not None
    assert seat.name == "Queen of **Spades**"


async def test_the_name_of_a_thread_is_in_the_servers_language(world: World, anna: Person) -> None:
    anna.locale = "ru"
    await anna.command("duizenden start", thread=True)
    (thread,) = [c for c in world.discord.backend.channels.values() if c.thread_metadata is not None]
    assert thread.name == "Duizenden with Anna"


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_one_visible_line(name: str) -> None:
    plain = plain_name(name)
    assert plain.strip()
    assert "\n" not in plain
    assert len(plain) <= 32
    assert len(safe_name(name)) <= 100
