"""People play with the little bot, and see what they should, when they should."""

import asyncio
from typing import Any, cast

import discord
import pytest

from tests.discord.little_bot import NOBODY, board, little, secret_of
from tests.discord.person import Person
from tests.discord.play import BotFailed, ClientFactory, World, discord_world


def replace(world: World, verb: str, press: Any) -> None:
    """Gives a button of the little bot another meaning."""
    setattr(world.client, f"press_{verb}", press)


async def test_a_command_opens_a_board_that_all_see(world: World, anna: Person, ben: Person) -> None:
    assert "Count: 0" in world.board
    assert ben.sees("Count: 0")
    assert world.board.labels == ["My hand", "One", "Later", "Think", "Name…", "Call me"]
    assert not world.board.find_button("No").enabled  # type: ignore[union-attr]
    assert "Count: 0" in world.public_text()


async def test_the_answer_to_a_command_is_private(world: World, anna: Person, ben: Person) -> None:
    assert anna.notice.text == "The table is open."
    assert not ben.sees("The table is open.")
    assert "The table is open." not in world.public_text()


async def test_a_press_counts_in_the_database_and_redraws(world: World, anna: Person, ben: Person) -> None:
    answer = await ben.press("One")
    assert answer.given
    assert not answer.private
    assert "Count: 1" in answer.text
    assert "Count: 1" in world.board


async def test_buttons_are_found_by_label_id_and_word_of_the_id(world: World, anna: Person) -> None:
    for wanted in ("One", "little~one~", "one"):
        await anna.press(wanted)
    assert "Count: 3" in world.board


async def test_hands_are_seen_by_their_owners(world: World, anna: Person, ben: Person) -> None:
    await anna.press("My hand")
    await ben.press("My hand")
    assert secret_of(cast("Any", anna)) in anna.panel
    assert secret_of(cast("Any", ben)) not in anna.panel
    world.assert_secret(anna, secret_of(cast("Any", anna)))
    assert world.shared_lines(anna) == {"♠", "♥", "♦", "♣", "Keep", "## Hand", "Put away", "little~away~"}


async def test_a_stored_interaction_redraws_the_hands_of_others(world: World, anna: Person, ben: Person) -> None:
    await ben.press("My hand")
    before = ben.panel.menus[0].custom_id
    await anna.press("One")
    assert ben.panel.menus[0].custom_id != before


async def test_choosing_several_and_none(world: World, anna: Person) -> None:
    await anna.press("My hand")
    await anna.choose("Keep", ["♠", "♦"])
    assert "kept: ♠ ♦" in anna.panel
    await anna.choose(None, [])
    assert "kept: nothing" in anna.panel


async def test_a_form(world: World, anna: Person) -> None:
    anna.locale = "nl"
    await anna.press("Name…")
    answer = await anna.submit({"Name": "An*na"})
    assert answer.private
    assert answer.text == r"Welcome, An\*na (nl, en-US)."
    assert not world.client._connection._view_store._modals


async def test_a_private_message_can_be_taken_away(world: World, anna: Person) -> None:
    await anna.press("My hand")
    await anna.press("Put away")
    assert all("Hand" not in screen for screen in anna.private)


async def test_a_table_in_a_thread(world: World) -> None:
    anna = world.people[0]
    await anna.command("duizenden start", thread=True)
    assert world.board.message.channel_id == world.channel.threads[0].id
    await anna.press("One")
    assert "Count: 1" in world.board


async def test_calling_one_person(world: World, anna: Person) -> None:
    await anna.press("Call me")
    assert f"<@{anna.id}>, it is your turn." in world.public_text()


async def test_the_commands_are_told_with_their_translations(world: World) -> None:
    sync = next(request for request in world.requests if request.method == "PUT")
    assert sync.body[0]["options"][0]["name_localizations"] == {"nl": "begin"}


async def test_nothing_stays_in_the_memory_of_the_library(world: World, anna: Person) -> None:
    await anna.press("My hand")
    assert not world.client._connection._view_store._views


async def test_the_server_speaks(little_bot: ClientFactory) -> None:
    async with discord_world(little_bot, locale="ru") as world:
        anna = world.people[0]
        await anna.command("duizenden start")
        await anna.press("Name…")
        assert "(en-US, ru)" in (await anna.submit({"name": "A"})).text


async def test_what_is_planned_happens_when_its_time_has_come(world: World, anna: Person) -> None:
    await anna.press("Later")
    await world.pass_time(3.9)
    assert "Count: 0" in world.board
    await world.pass_time(0.2)
    assert "Count: 1" in world.board


async def test_a_thread_has_the_same_clock(world: World, anna: Person) -> None:
    await world.pass_time(3600)
    answer = await anna.press("Think")
    assert answer.text == "It is 01:00:01."
    assert answer.seconds is not None
    assert answer.seconds < 0.05


async def test_a_wait_with_an_end_ends(world: World, anna: Person) -> None:
    await world.pass_time(3598)
    assert not little(world.client).gave_up
    await world.pass_time(2)
    assert little(world.client).gave_up


async def test_a_first_answer_after_three_seconds_is_too_late(world: World, anna: Person) -> None:
    refusals = []

    async def slow(press: discord.Interaction[Any]) -> None:
        await asyncio.sleep(3)
        try:
            await press.response.send_message("At last.", allowed_mentions=NOBODY)
        except discord.NotFound as refusal:
            refusals.append(refusal.code)

    replace(world, "one", slow)
    await anna.press("One", answered=False)
    await world.pass_time(3)
    assert refusals == [10062]


async def test_a_private_message_cannot_be_edited_after_a_quarter(world: World, anna: Person) -> None:
    await anna.press("My hand")
    press = little(world.client).hands[anna.id]
    await world.pass_time(15 * 60)

    async def too_late(_: Any) -> None:
        await press.edit_original_response(view=board(0))

    replace(world, "one", too_late)
    with pytest.raises(BotFailed, match="10015"):
        await anna.press("One", answered=False)
