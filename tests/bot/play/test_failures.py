"""Databases are slow, networks break, processes end in the middle; people get answers and games go on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.board import Boards
from bot.consequences import Consequences
from bot.panels import Panels
from bot.store import preferences, record, saved_tables
from bot.tables import Outcome
from tests.bot.behind import app_of, client_of
from tests.bot.play.turns import (
    add_computer,
    call_messages,
    call_of,
    calls,
    first_turn,
    play_turn,
    start_match,
    table_of,
    throw_something,
    whose_turn,
)
from tests.bot.store.trouble import break_down, slow_down
from tests.discord.person import Person
from tests.discord.play import BotFailed, ClientFactory, World


async def cut_off(*_: Any, **__: Any) -> Any:
    """A request that does not come through."""
    raise ConnectionError("no network")


def forget_settings(world: World) -> None:
    """As after a start: nothing of people and servers is at hand."""
    preferences = app_of(world).preferences
    for person in world.people:
        preferences.forget_player(person.id)
    preferences.forget_server(world.guild.id)


# ---------------------------------------------------------------- three seconds


@pytest.mark.parametrize(
    "asked", ["duizenden start", "duizenden hand", "duizenden rules", "duizenden stop", "scores", "language", "pings"]
)
async def test_a_command_is_acknowledged_within_the_second(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    await start_match(world, anna, ben)
    forget_settings(world)
    slow_down(monkeypatch)
    world.pace = 0
    seen = len(anna.private)
    said = len(world.requests)
    await anna.command(asked, answered=False)
    await world.pass_time(1.1)
    assert [request.path.endswith("/callback") for request in world.requests[said:]] == [True]
    await world.pass_time(60)
    assert len(anna.private) == seen + (asked != "duizenden hand"), "a hand takes the place of the one before"
    assert anna.private[-1].text


@pytest.mark.parametrize("label", ["My hand", "Rules", "Leave", "Move table down", "Draw a card"])
async def test_a_press_is_acknowledged_within_the_second(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    player = await first_turn(world, anna, ben)
    forget_settings(world)
    slow_down(monkeypatch)
    world.pace = 0
    said = len(world.requests)
    await player.press(label, on=world.board, answered=False)
    await world.pass_time(1.1)
    assert any(request.path.endswith("/callback") for request in world.requests[said:])
    await world.pass_time(120)


async def test_a_form_is_acknowledged_within_the_second(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.command("duizenden start")
    await anna.press("House rules")
    menu = next(menu for menu in anna.panel.menus if any(choice.value == "target" for choice in menu.choices))
    await anna.choose(menu.custom_id, ["target"])
    ask = next(button for button in anna.panel.buttons if "house_ask" in button.custom_id)
    form = await anna.press(ask.custom_id)
    forget_settings(world)
    slow_down(monkeypatch)
    world.pace = 0
    said = len(world.requests)
    assert form.modal is not None
    (label,) = [part["label"] for part in form.modal["components"]]
    await anna.submit({label: "500"}, answered=False)
    await world.pass_time(1.1)
    assert any(request.path.endswith("/callback") for request in world.requests[said:])
    await world.pass_time(120)
    assert (await table_of(world)).rules.target == 500  # type: ignore[attr-defined]


async def test_settings_that_cannot_be_read_are_told_and_not_passed_over_in_silence(
    world: World, anna: Person, ben: Person
) -> None:
    player = await first_turn(world, anna, ben)
    before = await table_of(world)
    forget_settings(world)
    player.locale = "nl"
    with pytest.MonkeyPatch.context() as patch:
        break_down(patch, preferences.player, preferences.server)
        answer = await player.press("Draw a card", on=world.board)
    assert answer.private
    assert "niets veranderd" in answer.text
    assert await table_of(world) == before


# ---------------------------------------------------------------- what fails after the commit


@pytest.mark.parametrize(
    "break_it",
    [
        lambda patch: patch.setattr(Boards, "_call", cut_off),
        lambda patch: patch.setattr(Panels, "refresh", cut_off),
        lambda patch: patch.setattr(Panels, "hand_out", cut_off),
        lambda patch: break_down(patch, saved_tables.set_call),
    ],
    ids=["call", "refresh", "hand_out", "set_call"],
)
async def test_computers_go_on_whatever_cannot_be_shown(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch, break_it: Callable[[pytest.MonkeyPatch], None]
) -> None:
    await anna.command("duizenden start")
    await add_computer(anna)
    with monkeypatch.context() as patch:
        break_it(patch)
        world.onlooker.failures.clear()
        await anna.press("Start")
        for _ in range(3):
            if await whose_turn(world, anna) is anna:
                await anna.press("My hand", on=world.board)
                await play_turn(anna)
    world.onlooker.failures.clear()
    assert (await table_of(world)).recorded >= 4
    assert (await whose_turn(world, anna)) is anna


async def test_a_call_that_does_not_come_through_lets_the_clock_run(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Boards, "_send_call", cut_off)
    absent = await first_turn(world, anna, ben, pace="1 minute")
    await world.pass_time(62)
    assert await whose_turn(world, anna, ben) is not absent


async def test_a_slow_call_does_not_set_an_older_clock(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two moves, the consequences of the first coming last."""
    player = await first_turn(world, anna, ben, pace="1 minute")
    other = ben if player is anna else anna
    await player.press("Draw a card")
    call, slow = Boards.call, [40.0, 0.0]

    async def dawdles(self: Boards, *arguments: Any) -> None:
        await asyncio.sleep(slow.pop(0) if slow else 0)
        await call(self, *arguments)

    monkeypatch.setattr(Boards, "call", dawdles)
    await throw_something(player)
    await world.pass_time(20)
    await other.press("Draw a card", on=world.board)
    await world.pass_time(41)
    assert await whose_turn(world, anna, ben) is other
    await world.pass_time(25)
    assert await whose_turn(world, anna, ben) is player


# ---------------------------------------------------------------- a process ends


async def test_who_was_not_called_before_a_crash_is_called_after_it(
    world: World, anna: Person, ben: Person, make_client: ClientFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await first_turn(world, anna, ben)
    await player.press("Draw a card")
    board = world.board.message.id
    with monkeypatch.context() as patch:
        patch.setattr(Consequences, "announce", _dies)
        await throw_something(player)
        assert calls(world) == []
        await world.restart(make_client, crash=True)
    await world.pass_time(1)
    other = await whose_turn(world, anna, ben)
    assert other is not player
    assert calls(world) == [call_of(other)]
    assert world.board.message.id == board
    assert "throws" in world.board.text


async def _dies(self: Consequences, outcome: Outcome, actor: int | None = None) -> None:
    """The process ends before anybody is told."""


async def test_who_was_called_before_a_crash_is_not_called_again(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    await start_match(world, anna, ben)
    await play_turn(await whose_turn(world, anna, ben))
    (call,) = [screen.message.id for screen in call_messages(world)]
    for crash in (True, False):
        await world.restart(make_client, crash=crash)
        await world.pass_time(1)
        assert [screen.message.id for screen in call_messages(world)] == [call]


async def test_who_is_in_the_middle_of_their_turn_is_not_called_after_a_crash(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    player = await first_turn(world, anna, ben)
    await player.press("Draw a card")
    await world.restart(make_client, crash=True)
    await world.pass_time(1)
    assert calls(world) == []


async def test_nobodys_time_is_up_because_the_bot_was_away(
    world: World, anna: Person, ben: Person, make_client: ClientFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent = await first_turn(world, anna, ben, pace="3 minutes")
    with monkeypatch.context() as patch:
        patch.setattr("bot.clocks.Clocks.set", lambda *_: None)  # the process is not there
        patch.setattr("bot.clocks.Clocks.follow", lambda *_: None)
        await world.restart(make_client, crash=True)
        await world.pass_time(3600)
    await world.restart(make_client, crash=True)
    await world.pass_time(1)
    assert await whose_turn(world, anna, ben) is absent
    deadline = (await table_of(world)).saved.deadline
    assert deadline is not None
    assert timedelta(seconds=80) < deadline - world.now <= timedelta(seconds=90)
    assert f"<t:{int(deadline.timestamp())}:R>" in world.board.text
    await world.pass_time(46)
    assert any(call.startswith(f"<@{absent.id}>") and "is up" in call for call in calls(world))
    await world.pass_time(45)
    assert await whose_turn(world, anna, ben) is not absent


async def test_a_press_while_the_bot_stops_changes_nothing_and_is_answered(
    world: World, anna: Person, ben: Person
) -> None:
    player = await first_turn(world, anna, ben)
    before = await table_of(world)
    await client_of(world).boundary.close()
    answer = await player.press("Draw a card", on=world.board)
    assert answer.private
    assert "being restarted" in answer.text
    assert await table_of(world) == before


async def test_a_move_under_way_is_finished_before_the_bot_stops(
    world: World, anna: Person, ben: Person, make_client: ClientFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await first_turn(world, anna, ben)
    slow_down(monkeypatch, record.save_move, seconds=3)
    world.pace = 0
    await player.press("Draw a card", answered=False)
    await world.restart(make_client)
    monkeypatch.undo()
    table = await table_of(world)
    assert table.recorded == 1
    assert "14 cards" in player.panel.text
    assert re.search(r"draws from the stock|14 cards", world.board.text)


async def test_a_game_that_is_over_does_not_spring_back(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    await start_match(world, anna, ben, computers=1)
    await anna.command("duizenden stop")
    await anna.press("Yes, stop")
    shown = [(screen.message.id, screen.text) for screen in world.public()]
    for crash in (False, True):
        await world.restart(make_client, crash=crash)
        await world.pass_time(600)
    assert [(screen.message.id, screen.text) for screen in world.public()] == shown
    assert (await table_of(world)).saved.phase == "closed"
    for person in (anna, ben):
        answer = await person.command("duizenden hand")
        assert "not playing" in answer.text
    await start_match(world, anna, ben)
    assert (await table_of(world)).saved.phase == "playing"


# ---------------------------------------------------------------- what Discord refuses


async def test_an_old_board_that_may_not_be_edited_so_often_is_posted_anew(
    world: World, anna: Person, ben: Person
) -> None:
    await start_match(world, anna, ben)
    before = world.board.message.id
    world.fail_next("PATCH", "/channels/*/messages/*", 429, 30046)
    await (await whose_turn(world, anna, ben)).press("Draw a card", on=world.board)
    await world.pass_time(2)
    assert world.board.message.id > before
    assert len([screen for screen in world.public() if screen.usable]) == 1


async def test_an_answer_that_came_too_late_costs_nothing(world: World, anna: Person, ben: Person) -> None:
    """10062: the move counts, the others are told, and the panel they had stays."""
    player = await first_turn(world, anna, ben)
    other = ben if player is anna else anna
    await player.press("Draw a card")
    await throw_something(player)
    had = other.panel.message.id
    world.fail_next("POST", "/interactions/*/*/callback", 404, 10062)
    await other.press("My hand", on=world.board, answered=False)
    assert other.panel.message.id == had
    world.fail_next("POST", "/interactions/*/*/callback", 404, 10062)
    await other.press("Draw a card", on=world.board, answered=False)
    assert (await table_of(world)).recorded == 3
    assert "draws" in world.board.text


async def test_a_lobby_that_cannot_be_posted_is_not_left_behind(world: World, anna: Person) -> None:
    world.fail_next("POST", "/channels/*/messages", 403, 50013)
    answer = await anna.command("duizenden start")
    assert answer.private
    assert "not allowed" in answer.text
    assert (await table_of(world)).saved.phase == "closed"
    assert "not playing" in (await anna.command("duizenden hand")).text


async def test_too_many_threads_are_named(world: World, anna: Person) -> None:
    world.fail_next("POST", "/channels/*/threads", 400, 160006)
    answer = await anna.command("duizenden start", thread=True)
    assert "as many open threads as Discord allows" in answer.text
    assert not world.public()


@pytest.mark.parametrize("code", [10015, 50027, 0])
async def test_who_cannot_be_answered_any_more_is_no_fault_of_ours(
    world: World, anna: Person, ben: Person, code: int
) -> None:
    await start_match(world, anna, ben)
    before = await table_of(world)
    world.fail_next("POST", "/channels/*/messages", 403, 50013)
    world.fail_next("POST", "/webhooks/*/*", 404 if code else 500, code)
    await anna.press("Move table down", on=world.board)
    assert (await table_of(world)).state == before.state
    await anna.press("Move table down", on=world.board)
    assert len([screen for screen in world.public() if screen.usable]) == 1


async def test_a_mistake_of_ours_is_told_kindly_and_goes_to_the_log(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_match(world, anna, ben)

    async def mistake(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.handlers.match.show_panel", mistake)
    with pytest.raises(BotFailed, match="ZeroDivisionError"):
        await anna.press("My hand", on=world.board)
    assert "Something went wrong on my side" in anna.notice.text


async def test_an_outage_of_discord_is_told_kindly_and_is_no_mistake_of_ours(
    world: World, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await start_match(world, anna, ben)
    world.fail_next("POST", "/channels/*/messages", 500)
    answer = await anna.press("Move table down", on=world.board)
    assert answer.private
    assert "Something went wrong on my side" in answer.text
    assert "Discord could not be reached" in caplog.text


async def test_what_discord_refuses_for_no_reason_we_know_is_a_mistake_of_ours(
    world: World, anna: Person, ben: Person
) -> None:
    await start_match(world, anna, ben)
    world.fail_next("POST", "/channels/*/messages", 400, 50035)
    with pytest.raises(BotFailed, match="50035"):
        await anna.press("Move table down", on=world.board)
    assert "Something went wrong on my side" in anna.notice.text
