"""Absent players, as people see it: the clock on the table, the reminder, the computer that plays for them."""

from __future__ import annotations

import asyncio

import pytest

from bot.consequences import Consequences
from bot.tables import Table
from tests.bot.play.turns import call_of, calls, first_turn, play_turn, start_match, table_of, whose_turn
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World
from tests.discord.trouble import leave


async def test_the_deadline_stands_on_the_table(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben, pace="1 minute")
    assert f"Time for {player.name} is up <t:" in world.board.text


async def test_a_reminder_half_way_then_the_computer_plays(world: World, anna: Person, ben: Person) -> None:
    absent = await first_turn(world, anna, ben, pace="1 minute")
    await world.pass_time(31)
    assert [call for call in calls(world) if "your time at Duizenden is up <t:" in call] == calls(world)
    assert calls(world)[0].startswith(f"<@{absent.id}>")
    await world.pass_time(31)
    other = await whose_turn(world, anna, ben)
    assert other is not absent
    assert calls(world) == [call_of(other)]


async def test_who_acts_is_not_played_for(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben, pace="1 minute")
    await world.pass_time(50)
    await player.press("Draw a card")
    await world.pass_time(20)
    assert (await table_of(world)).recorded == 1


async def test_a_clock_goes_on_after_a_restart(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    absent = await first_turn(world, anna, ben, pace="1 minute")
    await world.pass_time(40)
    await world.restart(make_client, crash=True)
    await world.pass_time(10)
    assert await whose_turn(world, anna, ben) is absent
    await world.pass_time(15)
    assert await whose_turn(world, anna, ben) is not absent


async def test_after_three_missed_turns_the_seat_is_held(world: World, anna: Person, ben: Person) -> None:
    absent = await first_turn(world, anna, ben, pace="1 minute")
    present = ben if absent is anna else anna
    for _ in range(3):
        await world.pass_time(62)
        if (await table_of(world)).saved.phase == "playing":
            await present.press("My hand")
            await play_turn(present)
    seat = (await table_of(world)).seat_of(absent.id)
    assert seat is not None
    assert seat.held
    await absent.press("My hand")
    await absent.press("I’m back")
    assert "Your hand" in absent.panel.text


async def test_the_next_round_is_dealt_when_nobody_does(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, pace="1 minute")
    for _ in range(400):
        table = await table_of(world)
        if table.saved.round > 1 or table.saved.phase != "playing":
            break
        await world.pass_time(62)
        for person in (anna, ben):
            seat = table.seat_of(person.id)
            if seat is not None and seat.held:
                await person.press("My hand", on=world.board)
                await person.press("I’m back")
    assert (await table_of(world)).saved.round == 2


async def test_calls_as_the_player_wants_them(world: World, anna: Person, ben: Person) -> None:
    for person in (anna, ben):
        answer = await person.command("pings", when="slow")
        assert "half of your time" in answer.text
    await start_match(world, anna, ben, pace="1 minute")
    await play_turn(await whose_turn(world, anna, ben))
    assert calls(world) == []
    await world.pass_time(31)
    assert len(calls(world)) == 1
    for person in (anna, ben):
        await person.command("pings")
        assert "I never call you" in (await person.choose("pings", ["never"])).text
    await play_turn(await whose_turn(world, anna, ben))
    await world.pass_time(31)
    assert calls(world) == []


async def test_skipping_at_a_table_without_a_pace(world: World, anna: Person, ben: Person) -> None:
    absent = await first_turn(world, anna, ben)
    present = ben if absent is anna else anna
    early = await present.press("Skip", on=world.board)
    assert early.private
    assert "after ten minutes" in early.text
    await world.pass_time(601)
    written = len(world.requests)
    await present.press("Skip", on=world.board)
    assert await whose_turn(world, anna, ben) is present
    sent = [str(request.body) for request in world.requests[written:]]
    assert not any(f"<@{absent.id}>" in body for body in sent), "who is skipped is not called once more"
    again = await present.press("Skip", on=world.board)
    assert "nobody to skip" in again.text


async def test_a_skipped_player_who_left_the_server_is_held_at_once(world: World, anna: Person, ben: Person) -> None:
    absent = await first_turn(world, anna, ben)
    present = ben if absent is anna else anna
    await leave(world, absent)
    await present.press("Skip", on=world.board)
    seat = (await table_of(world)).seat_of(absent.id)
    assert seat is not None
    assert seat.held
    assert await whose_turn(world, anna, ben) is present


async def test_three_skipped_turns_hold_the_seat(world: World, anna: Person, ben: Person) -> None:
    absent = await first_turn(world, anna, ben)
    present = ben if absent is anna else anna
    for turn in range(3):
        await world.pass_time(601)
        await present.press("Skip", on=world.board)
        seat = (await table_of(world)).seat_of(absent.id)
        assert seat is not None
        assert seat.held == (turn == 2)
        await present.press("My hand", on=world.board)
        await play_turn(present)


async def test_who_is_alone_with_computers_is_never_skipped(world: World, anna: Person) -> None:
    await start_match(world, anna, computers=1)
    assert "Skip" not in [button.label for button in world.board.buttons]


async def test_a_reminder_does_not_reach_who_acts_while_it_is_sent(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await first_turn(world, anna, ben, pace="1 minute")
    hold_if_gone = Consequences.hold_if_gone

    async def dawdles(self: Consequences, table: Table) -> bool:
        await asyncio.sleep(5)
        return await hold_if_gone(self, table)

    monkeypatch.setattr(Consequences, "hold_if_gone", dawdles)
    await world.pass_time(31)
    await player.press("Draw a card")
    written = len(world.requests)
    await world.pass_time(10)
    assert not any("is up" in str(request.body) for request in world.requests[written:])


async def test_who_has_left_the_server_is_held(world: World, anna: Person, ben: Person) -> None:
    absent = await first_turn(world, anna, ben, pace="1 minute")
    await leave(world, absent)
    await world.pass_time(31)
    seat = (await table_of(world)).seat_of(absent.id)
    assert seat is not None
    assert seat.held


async def test_hints_can_be_forbidden_by_the_host_only(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    await ben.press("Join")
    answer = await ben.press("No hints")
    assert "Only the host" in answer.text
    await anna.press("No hints")
    assert "Hints: not allowed" in world.board.text
