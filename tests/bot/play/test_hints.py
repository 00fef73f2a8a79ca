"""Hints, as a player asks for them."""

from __future__ import annotations

import pytest

from tests.bot.play.turns import start_match, table_of, whose_turn
from tests.discord.person import Person
from tests.discord.play import World


@pytest.mark.parametrize("game", ["duizenden", "thousand"])
async def test_a_hint_is_private_and_told_with_the_results(world: World, anna: Person, ben: Person, game: str) -> None:
    await start_match(world, anna, ben, computers=1, game=game)
    player = await whose_turn(world, anna, ben)
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
    await start_match(world, anna, ben)
    player = await whose_turn(world, anna, ben)
    other = ben if player is anna else anna
    assert "Hint" in [button.label for button in player.panel.buttons]
    assert "Hint" not in [button.label for button in other.panel.buttons]
