"""Two things at once: what was true when something was begun is looked at again before it is shown.

Requests to Discord are held up by a gate, not by time, so that the order of what happens is always the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from tests.bot.play.turns import (
    call_messages,
    call_of,
    calls,
    first_turn,
    play_turn,
    table_of,
    throw_something,
    whose_turn,
)
from tests.discord.person import Person
from tests.discord.play import World
from tests.discord.trouble import leave


@contextmanager
def held_up(requests: type, method: str) -> Iterator[asyncio.Event]:
    """Has requests that one method of discord.py makes wait at a gate; setting the event opens it."""
    gate, ask = asyncio.Event(), getattr(requests, method)

    async def wait(self: Any, *arguments: Any, **named: Any) -> Any:
        await gate.wait()
        return await ask(self, *arguments, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(requests, method, wait)
        yield gate


def sent_since(world: World, count: int) -> list[str]:
    """What the bot has asked of Discord after so many requests."""
    return [str(request.body) for request in world.requests[count:]]


async def test_nobody_is_called_for_a_turn_that_a_computer_is_about_to_play(
    world: World, anna: Person, ben: Person
) -> None:
    absent = await first_turn(world, anna, ben)
    present = ben if absent is anna else anna
    await absent.press("Draw a card")
    assert not call_messages(world), "who has just acted knows that it is their turn"
    await world.pass_time(601)
    before = len(world.requests)
    await present.press("Skip", on=world.board)
    assert await whose_turn(world, anna, ben) is present
    assert not any(f"<@{absent.id}>" in body for body in sent_since(world, before))


async def test_nobody_is_reminded_who_has_acted_while_the_reminder_waited_for_the_board(
    world: World, anna: Person, ben: Person
) -> None:
    player = await first_turn(world, anna, ben, pace="1 minute")
    other = ben if player is anna else anna
    with held_up(discord.PartialMessage, "edit") as gate:
        await player.press("Draw a card")  # the board is being edited from here on
        await world.pass_time(31)  # the reminder is due, and waits for the board
        before = len(world.requests)
        await throw_something(player)
        assert not any("your time at Duizenden is up" in body for body in sent_since(world, before))
        gate.set()
        await world.pass_time(1)
    assert not any("your time at Duizenden is up" in body for body in sent_since(world, before))
    assert calls(world) == [call_of(other)]


async def test_nobodys_choosing_is_disturbed_by_consequences_that_come_late(
    world: World, anna: Person, ben: Person
) -> None:
    player = await first_turn(world, anna, ben)
    other = ben if player is anna else anna
    with held_up(discord.PartialMessageable, "send") as gate:
        await play_turn(player)  # the call of the other player is on its way
        await other.press("My hand", on=world.board)
        await other.press("Draw a card")
        menu = next(menu for menu in other.panel.menus if menu.placeholder == "Which card do you throw?")
        await other.choose(menu.custom_id, [menu.choices[0].value])
        chosen = other.panel.text
        assert any(button.label.startswith("Throw ") for button in other.panel.buttons)
        gate.set()
        await world.pass_time(1)
    assert await whose_turn(world, anna, ben) is other
    assert other.panel.text == chosen
    assert any(button.label.startswith("Throw ") for button in other.panel.buttons)


async def test_nobodys_seat_is_held_where_the_match_was_stopped_meanwhile(
    world: World, anna: Person, ben: Person
) -> None:
    """Whether somebody is still on the server is asked of Discord, which may take its time."""
    if await first_turn(world, anna, ben) is anna:
        await play_turn(anna)
    await leave(world, ben)
    with held_up(discord.Guild, "fetch_member") as gate:
        await anna.press("Skip", on=world.board, answered=False)
        await anna.command("duizenden stop")
        await anna.press("Yes, stop")
        gate.set()
        await world.pass_time(1)
    table = await table_of(world)
    assert table.saved.phase == "closed"
    assert not any(seat.held for seat in table.seats)
