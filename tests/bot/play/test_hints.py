"""Hints, as a player asks for them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bot.store import saved_tables
from bot.workers import WorkerLost, Workers
from engine.game import Hint
from tests.bot.behind import app_of
from tests.bot.play.turns import first_turn, table_of
from tests.discord.person import Person
from tests.discord.play import World


async def ask_slow_thinker(world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Who is to act has just asked for a hint, which takes five seconds."""
    player = await first_turn(world, anna, ben)
    explain = Workers.explain

    async def slow(self: Workers, *arguments: Any) -> Hint:
        await asyncio.sleep(5)
        return await explain(self, *arguments)

    monkeypatch.setattr(Workers, "explain", slow)
    world.pace = 0
    await player.press("Hint", answered=False)
    return player


async def hints_of(world: World, player: Person) -> int:
    """How many hints are counted for a player."""
    seat = (await table_of(world)).seat_of(player.id)
    assert seat is not None
    return seat.hints


@pytest.mark.parametrize("game", ["duizenden", "thousand"])
async def test_a_hint_is_private_and_told_with_the_results(world: World, anna: Person, ben: Person, game: str) -> None:
    player = await first_turn(world, anna, ben, computers=1, game=game)
    before = world.public_text()
    await player.press("My hand")
    answer = await player.press("Hint")
    assert answer.private
    assert "💡" in answer.text
    assert world.public_text() == before
    table = await table_of(world)
    seat = table.seat_of(player.id)
    assert seat is not None
    assert seat.hints == 1
    assert table.recorded == (await table_of(world)).recorded


async def test_a_table_may_forbid_hints(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    await ben.press("Join")
    await anna.press("No hints")
    await anna.press("Start")
    for person in (anna, ben):
        assert "Hint" not in [button.label for button in person.panel.buttons]


async def test_no_hint_for_who_is_not_to_act(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    other = ben if player is anna else anna
    assert "Hint" in [button.label for button in player.panel.buttons]
    assert "Hint" not in [button.label for button in other.panel.buttons]


async def test_who_has_chosen_a_card_already_may_still_ask(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    await player.press("Draw a card")
    menu = player.panel.find_menu("Which card do you throw?")
    assert menu is not None
    await player.choose(menu.custom_id, [menu.choices[0].value])
    assert any(button.label.startswith("Throw ") for button in player.panel.buttons)
    assert "💡" in (await player.press("Hint")).text


async def test_a_hint_asked_for_twice_counts_once(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben, computers=1)
    await player.press("My hand", on=world.board)
    panel = player.panel
    answers = await world.together(player.press("Hint", on=panel), player.press("Hint", on=panel))
    again = await player.press("Hint")
    advice = {line for answer in (*answers, again) for line in answer.text.splitlines() if "💡" in line}
    assert len(advice) == 1
    assert await hints_of(world, player) == 1
    await player.press("Draw a card")
    await player.press("Hint")
    assert await hints_of(world, player) == 2


async def test_a_hint_for_a_position_that_has_passed_is_not_given(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await ask_slow_thinker(world, anna, ben, monkeypatch)
    await player.press("Draw a card", on=world.board)
    await world.pass_time(6)
    assert any("already done" in screen.text for screen in player.private)
    assert not any("💡" in screen.text for screen in player.private)
    assert await hints_of(world, player) == 0


async def test_a_hint_is_answered_at_once_and_told_when_it_is_found(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await ask_slow_thinker(world, anna, ben, monkeypatch)
    assert world.requests[-1].path.endswith("/callback")
    assert "💡" not in player.panel.text
    await world.pass_time(6)
    assert "💡" in player.panel.text


async def test_a_lost_thought_is_told_kindly_and_counts_for_nothing(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await first_turn(world, anna, ben)

    async def lost(*_: object) -> object:
        raise WorkerLost

    with monkeypatch.context() as patch:
        patch.setattr(Workers, "_elsewhere", lost)
        answer = await player.press("Hint")
    assert answer.private
    assert "please ask again" in answer.text
    assert await hints_of(world, player) == 0
    assert "💡" in (await player.press("Hint")).text


async def test_hints_are_marked_in_the_result_and_begin_anew_in_the_rematch(
    world: World, anna: Person, ben: Person
) -> None:
    player = await first_turn(world, anna, ben)
    await player.press("Hint")
    assert "Hints asked for" not in world.board.text
    app = app_of(world)
    saved = (await table_of(world)).saved
    await app.store.write(saved_tables.save, msgspec.structs.replace(saved, phase="over"))
    app.tables.forget_server(world.guild.id)
    await player.press("Move table down", on=world.board)
    assert f"💡 Hints asked for: {player.name} 1" in world.board.text
    await player.press("Rematch", on=world.board)
    assert {seat.hints for seat in (await table_of(world)).seats} == {0}
