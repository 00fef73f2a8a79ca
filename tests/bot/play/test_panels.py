"""Private panels: one a player, never wrong about how old they are, and a way back for who was away."""

from __future__ import annotations

import random
import re

import pytest

from tests.bot.play.turns import first_turn, play_turn, start_match, table_of, throw_something, whose_turn
from tests.discord.person import Person
from tests.discord.play import World
from tests.discord.screen import Screen

AS_OF = re.compile(r"This is how it stood <t:(\d+):R>")


def hands(person: Person) -> list[Screen]:
    return [screen for screen in person.private if "Your hand" in screen.text]


async def paced(world: World, anna: Person, ben: Person) -> tuple[Person, Person]:
    """A match with a minute for each question; who is to act first, and the other."""
    first = await first_turn(world, anna, ben, pace="1 minute")
    return first, ben if first is anna else anna


@pytest.mark.parametrize("game", ["duizenden", "thousand"])
async def test_a_panel_that_waits_says_of_when_it_is(world: World, anna: Person, ben: Person, game: str) -> None:
    cato = world.people[2]
    player = await first_turn(world, anna, ben, cato, game=game)
    drawn = int(world.now.timestamp())
    for person in (anna, ben, cato):
        said = AS_OF.search(person.panel.text)
        assert (said is None) == (person is player)
        if said is not None:
            assert abs(int(said[1]) - drawn) <= 2
            assert "**My hand**" in person.panel.text


async def test_the_panel_of_who_is_played_for_does_not_ask_them_any_more(
    world: World, anna: Person, ben: Person
) -> None:
    absent, _ = await paced(world, anna, ben)
    assert "Your turn" in absent.panel.text
    await world.pass_time(62)
    assert await whose_turn(world, anna, ben) is not absent
    assert "Your turn" not in absent.panel.text


async def test_nobodys_choosing_is_disturbed_by_who_leaves(world: World, anna: Person, ben: Person) -> None:
    cato = world.people[2]
    player = await first_turn(world, anna, ben, cato)
    await player.press("Draw a card")
    menu = next(menu for menu in player.panel.menus if menu.placeholder == "Which card do you throw?")
    await player.choose(menu.custom_id, [menu.choices[0].value])
    before = player.panel.text
    leaver = next(person for person in (anna, ben, cato) if person is not player)
    await leaver.press("Leave", on=world.board)
    await leaver.press("Yes, leave")
    assert player.panel.text == before
    assert any(button.label.startswith("Throw ") for button in player.panel.buttons)


async def test_staying_leaves_one_panel(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    for _ in range(2):
        await anna.press("Leave", on=world.board)
        await anna.press("Stay")
        assert len(hands(anna)) == 1
    player = await whose_turn(world, anna, ben)
    await play_turn(player)
    await play_turn(await whose_turn(world, anna, ben))
    assert "Your turn" in player.panel.text


async def test_who_is_held_comes_back_from_the_panel_they_press(world: World, anna: Person, ben: Person) -> None:
    absent, present = await paced(world, anna, ben)
    old = absent.panel
    for _ in range(3):
        await world.pass_time(62)
        if (await table_of(world)).to_act() and await whose_turn(world, anna, ben) is present:
            await present.press("My hand", on=world.board)
            await play_turn(present)
    seat = (await table_of(world)).seat_of(absent.id)
    assert seat is not None
    assert seat.held
    answer = await absent.press("Draw a card", on=old)
    assert answer.private
    assert "A computer is playing for you" in absent.panel.text
    await absent.press("I’m back")
    assert "Your hand" in absent.panel.text


async def test_a_panel_of_a_stopped_game_says_so(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    old = player.panel
    await anna.command("duizenden stop")
    await anna.press("Yes, stop")
    answer = await player.press("Draw a card", on=old)
    assert answer.private
    assert "closed" in answer.text
    assert answer.screen is not None
    assert not answer.screen.usable


async def test_turns_of_a_computer_are_marked_until_they_play_again(world: World, anna: Person, ben: Person) -> None:
    absent, present = await paced(world, anna, ben)
    assert "played by a computer" not in world.board.text
    await world.pass_time(62)
    assert f"🤖 Turns in a row played by a computer: {absent.name} 1. After 3 it keeps the seat." in world.board.text
    await present.press("My hand", on=world.board)
    await play_turn(present)
    assert f"{absent.name} 1" in world.board.text
    await absent.press("Draw a card", on=world.board)
    assert "played by a computer" not in world.board.text
    await throw_something(absent)
    assert "played by a computer" not in world.board.text


async def test_a_button_of_an_older_version_is_told_so(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    board = world.board
    for part in board.components:
        for row in part.get("components", []):
            for button in row.get("components", []):
                if button.get("label") == "Draw a card":
                    button["custom_id"] = button["custom_id"].replace("draw", "conjure rabbit")
    before = await table_of(world)
    answer = await player.press("Draw a card", on=board)
    assert "older version" in answer.text
    assert await table_of(world) == before


async def test_three_people_press_what_they_like_and_each_has_one_panel(
    world: World, anna: Person, ben: Person
) -> None:
    cato = world.people[2]
    await start_match(world, anna, ben, cato, game="thousand")
    chance = random.Random(2)
    for _ in range(40):
        person = chance.choice([anna, ben, cato])
        screens = [screen for screen in (world.board, person.panel) if screen.usable]
        screen = chance.choice(screens)
        wanted = [b for b in screen.buttons if b.enabled and b.label not in {"Yes, leave", "Leave", "Move table down"}]
        await person.press(chance.choice(wanted).custom_id, on=screen)
        assert len(hands(person)) <= 1


def panels_drawn(world: World, since: int) -> int:
    """How many private messages have been drawn again past the answer to a press."""
    return sum(request.method == "PATCH" and "/webhooks/" in request.path for request in world.requests[since:])


async def test_a_move_draws_the_panel_of_nobody_but_who_is_to_act_next(world: World, anna: Person, ben: Person) -> None:
    cato = world.people[2]
    await start_match(world, anna, ben, cato)
    player = await whose_turn(world, anna, ben, cato)
    before = len(world.requests)
    await player.press("Draw a card")
    assert panels_drawn(world, before) == 0
    before = len(world.requests)
    await throw_something(player)
    assert panels_drawn(world, before) == 1


async def test_the_end_of_a_match_is_drawn_on_every_panel(world: World, anna: Person, ben: Person) -> None:
    cato = world.people[2]
    await start_match(world, anna, ben, cato)
    await anna.command("duizenden stop")
    before = len(world.requests)
    await anna.press("Yes, stop")
    assert panels_drawn(world, before) == 2
    for person in (ben, cato):
        assert not any("Your hand" in screen.text for screen in person.private)
