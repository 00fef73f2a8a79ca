"""What is wrong with a bot does not pass unnoticed."""

import asyncio
import logging
import re
from typing import Any, cast

import discord
import pytest

from tests.discord.judge import Unlawful
from tests.discord.little_bot import board, button, secret_of
from tests.discord.person import NothingSent, Person
from tests.discord.play import BotFailed, ClientFactory, World, discord_world


def replace(world: World, verb: str, press: Any) -> None:
    """Gives a button of the little bot another meaning."""
    setattr(world.client, f"press_{verb}", press)


async def test_an_unlawful_request(world: World, anna: Person) -> None:
    async def careless(press: discord.Interaction[Any]) -> None:
        await press.response.defer()
        message = cast("discord.Message", press.message)
        await cast("Any", press.channel).get_partial_message(message.id).edit(view=board(7))

    replace(world, "one", careless)
    with pytest.raises(Unlawful, match="text without allowed_mentions"):
        await anna.press("One")
    assert world.requests[-1].method == "PATCH"


async def test_an_act_without_an_answer(world: World, anna: Person) -> None:
    async def mute(press: discord.Interaction[Any]) -> None:
        pass

    replace(world, "one", mute)
    with pytest.raises(BotFailed, match="no answer to Anna"):
        await anna.press("One")
    await anna.press("One", answered=False)


async def test_an_error_that_the_library_swallows(world: World, anna: Person) -> None:
    async def broken(press: discord.Interaction[Any]) -> None:
        await press.response.defer()
        raise RuntimeError("the deck fell on the floor")

    replace(world, "one", broken)
    with pytest.raises(BotFailed, match="the deck fell on the floor"):
        await anna.press("One")


async def test_an_error_in_an_event(world: World, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def on_interaction(_: Any) -> None:
        raise RuntimeError("nobody home")

    monkeypatch.setattr(world.client, "on_interaction", on_interaction)
    with pytest.raises(BotFailed, match="nobody home"):
        await anna.press("One")


async def test_an_error_in_the_log(world: World, anna: Person) -> None:
    async def complaining(press: discord.Interaction[Any]) -> None:
        await press.response.defer()
        logging.getLogger("bot.somewhere").error("lost %s cards", 3)

    replace(world, "one", complaining)
    with pytest.raises(BotFailed, match="lost 3 cards"):
        await anna.press("One")


async def test_a_bot_that_never_rests(world: World, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody_sets_it = asyncio.get_running_loop().create_future()

    async def restless(press: discord.Interaction[Any]) -> None:
        await press.response.defer()
        await nobody_sets_it

    replace(world, "one", restless)
    monkeypatch.setattr(world.discord, "settle_timeout", 0.2)
    with pytest.raises(TimeoutError, match="did not settle"):
        await anna.press("One")
    nobody_sets_it.set_result(None)


async def test_a_leak_even_for_a_moment(world: World, anna: Person, ben: Person) -> None:
    async def blurting(press: discord.Interaction[Any]) -> None:
        await press.response.edit_message(view=shouting(secret_of(press.user)))
        await press.edit_original_response(view=board(0))

    replace(world, "one", blurting)
    await anna.press("One")
    assert secret_of(cast("Any", anna)) not in world.public_text()
    with pytest.raises(AssertionError, match="a secret of Anna was to be read"):
        world.assert_secret(anna, secret_of(cast("Any", anna)))


async def test_a_leak_in_the_log(world: World, anna: Person) -> None:
    logging.getLogger("bot.tables").debug("dealt %s", "7S KH")
    with pytest.raises(AssertionError, match="the log"):
        world.assert_secret(anna, "7S KH")


async def test_what_is_greyed_out_or_not_there(world: World, anna: Person) -> None:
    with pytest.raises(AssertionError, match="greyed out"):
        await anna.press("No")
    with pytest.raises(AssertionError, match="sees no button 'Win'"):
        await anna.press("Win")
    with pytest.raises(AssertionError, match="sees no menu 'Win'"):
        await anna.choose("Win", ["♠"])
    await anna.press("My hand")
    with pytest.raises(AssertionError, match="has no line '★'"):
        await anna.choose("Keep", ["★"])


async def test_another_persons_panel(world: World, anna: Person, ben: Person) -> None:
    await anna.press("My hand")
    with pytest.raises(AssertionError, match="has no panel"):
        _ = ben.panel
    with pytest.raises(Exception, match="not visible"):
        await ben.press("Put away", on=anna.panel)


async def test_a_choice_that_discord_would_not_send(world: World, anna: Person) -> None:
    async def lazy(press: discord.Interaction[Any]) -> None:
        await press.response.defer()

    replace(world, "keep", lazy)
    await anna.press("My hand")
    with pytest.raises(NothingSent):
        await anna.choose("Keep", [])
    await anna.choose("Keep", ["♠"])
    with pytest.raises(NothingSent, match=re.escape("['♠'] is chosen")):
        await anna.choose("Keep", ["♠"])


async def test_no_form(world: World, anna: Person) -> None:
    with pytest.raises(AssertionError, match="no form"):
        await anna.submit({"Name": "Anna"})


async def test_a_bot_that_does_not_close(little_bot: ClientFactory) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    playing = discord_world(little_bot)
    world = await playing.__aenter__()
    close = world.client.close
    world.client.close = never  # type: ignore[method-assign]
    with pytest.raises(TimeoutError, match="does not end"):
        await playing.__aexit__(None, None, None)
    await close()


def shouting(text: str) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    view.add_item(discord.ui.ActionRow(button("One", "one")))
    view.stop()
    return view
