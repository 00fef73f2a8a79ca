"""A table before the match, as people at Discord see it."""

from __future__ import annotations

import asyncio

import pytest
from discord import ui

from bot.reply import Handle, Reply
from tests.bot.play.turns import add_computer, table_of
from tests.discord.person import Person
from tests.discord.play import World
from tests.discord.trouble import forbid


async def test_from_the_command_to_the_first_cards(world: World, anna: Person, ben: Person) -> None:
    opened = await anna.command("duizenden start")
    assert opened.private
    await ben.press("Join")
    await anna.press("Start")
    for person in (anna, ben):
        assert "Your hand: 13 cards" in person.panel.text
        assert person.panel.reader == person.id
    assert "round 1" in world.board.text


async def test_start_pressed_twice_at_once(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    await ben.press("Join")
    answers = await world.together(anna.press("Start"), anna.press("Start"))
    assert sorted("already" in answer.text for answer in answers) == [False, True]
    assert len([screen for screen in world.public() if screen.usable]) == 1


async def test_two_take_the_last_seat(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    for _ in range(4):
        await add_computer(anna)
    cato = world.people[2]
    await world.together(ben.press("Join"), cato.press("Join"))
    assert "(6 of 6)" in world.board.text
    assert [person.sees("All 6 seats are taken") for person in (ben, cato)].count(True) == 1


async def test_an_answer_that_arrives_late_does_not_hide_who_has_joined_since(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    cato = world.people[2]
    await anna.command("duizenden start")
    update, delays = Reply.update, [6.0, 0.0]

    async def dawdles(self: Reply, view: ui.LayoutView) -> Handle:
        await asyncio.sleep(delays.pop(0) if delays else 0)
        return await update(self, view)

    monkeypatch.setattr(Reply, "update", dawdles)
    world.pace = 0
    await ben.press("Join", answered=False)
    await cato.press("Join")
    assert "(3 of 6)" in world.board.text
    await world.pass_time(8)
    assert "(3 of 6)" in world.board.text


async def test_who_is_not_the_host_is_told_so_privately(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    await ben.press("Join")
    answer = await ben.press("Start")
    assert answer.private
    assert "Only the host, Anna" in answer.text
    assert "(2 of 6)" in world.board.text


async def test_the_lobby_outlives_a_restart(world: World, anna: Person, ben: Person, make_client: object) -> None:
    await anna.command("duizenden start")
    await world.restart(make_client)  # type: ignore[arg-type]
    await ben.press("Join")
    await anna.press("Start")
    await anna.press("My hand")
    assert "Your hand: 13 cards" in anna.panel.text


async def test_a_cancelled_lobby_has_nothing_left_to_press(world: World, anna: Person) -> None:
    await anna.command("duizenden start")
    await anna.press("Close the table")
    assert not any(screen.usable for screen in world.public())
    assert "closed" in world.public_text()


async def test_a_table_in_its_own_thread(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start", thread=True)
    await ben.press("Join")
    await anna.press("Start")
    channels = {screen.message.channel_id for screen in world.public() if screen.usable}
    assert world.channel.id not in channels
    assert len(channels) == 1


async def test_every_missing_permission_is_named(world: World, anna: Person) -> None:
    await forbid(world, "send_messages", "attach_files")
    answer = await anna.command("duizenden start")
    assert answer.private
    assert "send messages" in answer.text
    assert "attach files" in answer.text
    assert "embed" not in answer.text
    assert not world.public()


async def test_two_tables_in_one_channel(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    first = world.board
    await ben.command("duizenden start")
    assert len([screen for screen in world.public() if screen.usable]) == 2
    await add_computer(ben, on=world.board)
    await add_computer(anna, on=first)
    await anna.press("Start", on=world.public()[0])
    await ben.press("Start", on=world.board)
    answer = await anna.command("duizenden hand")
    assert "Your hand" in answer.text


async def test_an_outsider_changes_nothing_but_by_sitting_down(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    await add_computer(anna)
    await add_computer(anna)
    before = await table_of(world)
    lobby = world.board
    for button in lobby.buttons:
        if button.label != "Join" and button.enabled:
            answer = await ben.press(button.custom_id, on=lobby)
            assert answer.private
            assert answer.text
    for menu in lobby.menus:
        unchosen = next(choice.value for choice in menu.choices if not choice.chosen)
        answer = await ben.choose(menu.custom_id, [unchosen], on=lobby)
        assert answer.private
    assert await table_of(world) == before
    await ben.press("Join", on=lobby)
    assert (await table_of(world)).seat_of(ben.id) is not None


async def test_sitting_down_twice_is_refused(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    lobby = world.board
    await world.together(ben.press("Join", on=lobby), ben.press("Join", on=lobby), anna.press("Join", on=lobby))
    assert [seat.user_id for seat in (await table_of(world)).seats] == [anna.id, ben.id]
    assert all(person.sees("already sitting") for person in (anna, ben))


async def test_what_is_pressed_in_a_lobby_whose_match_has_begun_changes_nothing(
    world: World, anna: Person, ben: Person
) -> None:
    await anna.command("duizenden start")
    await ben.press("Join")
    lobby = world.board
    await anna.press("Start")
    before = await table_of(world)
    for person in (anna, ben, world.people[2]):
        for button in lobby.buttons:
            if button.enabled and button.label not in {"Rules", "House rules"}:
                answer = await person.press(button.custom_id, on=lobby)
                assert answer.private
                assert "already started" in answer.text
    assert await table_of(world) == before


async def test_the_host_passes_on_and_nobody_left_closes_the_lobby(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    await ben.press("Join")
    await anna.press("Leave the table")
    assert "Ben – host" in world.board.text
    await ben.press("Leave the table")
    assert "closed" in world.public_text()
    assert not any(screen.usable for screen in world.public())
