"""Thousand by presses alone: people and a computer, round after round, and nobody sees another's hand."""

from __future__ import annotations

import random

from engine.game import GameOver
from tests.bot.play.turns import acts, start_match, table_of
from tests.discord.person import Person
from tests.discord.play import World


async def give_two_cards(person: Person, chance: random.Random) -> None:
    cards = [button for button in person.panel.buttons if " give " in f" {button.custom_id.split('~')[-1]}"]
    for card in chance.sample(cards, 2):
        await person.press(card.label, on=person.panel)
    (give,) = acts(person).values()
    await person.press(give.custom_id)


async def play_turn(person: Person, chance: random.Random) -> None:
    """A turn as somebody plays it who looks at their panel only."""
    await person.press("My hand", on=person.world.board)
    can = acts(person)
    if not can:
        await give_two_cards(person, chance)
        return
    likely = [act for act in can if act != "pass"] if chance.random() < 0.4 else list(can)
    await person.press(can[chance.choice(likely or list(can))].custom_id)


async def play_on(world: World, people: dict[int, Person], chance: random.Random, rounds: int) -> None:
    while (table := await table_of(world)).saved.phase == "playing" and table.saved.round <= rounds:
        waiting = table.to_act()
        if len(waiting) > 1:
            await next(iter(people.values())).press("Next round", on=world.board)
            continue
        for person in people.values():
            await person.press("My hand", on=world.board)
            world.assert_secret(person, *hand_lines(person))
        user_id = table.seats[waiting[0]].user_id
        assert user_id is not None
        await play_turn(people[user_id], chance)


def hand_lines(person: Person) -> list[str]:
    """The lines of a hand that show three cards or more of a suit: no trick and no prikup ever looks like it."""
    _, _, below = person.panel.text.partition("Your hand")
    lines = [line for line in below.splitlines()[1:] if line and "💍" not in line and "gave" not in line]
    return ["\n".join(lines)] if len(lines) > 2 else []


async def test_three_rounds_of_two_people_and_a_computer(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, computers=1, game="thousand")
    await play_on(world, {anna.id: anna, ben.id: ben}, random.Random(3), rounds=3)
    table = await table_of(world)
    assert table.saved.round == 4
    assert table.state is not None
    assert not any(isinstance(event, GameOver) for event in table.history)
    shown = await ben.press("Score sheet", on=world.board)
    assert shown.private
    assert "Score sheet · rounds 1–3" in shown.text
    world.assert_secret(anna, str(table.saved.seed))


async def test_four_people(world: World) -> None:
    await start_match(world, *world.people[:4], computers=0, game="thousand")
    people = {person.id: person for person in world.people[:4]}
    await play_on(world, people, random.Random(4), rounds=1)
    table = await table_of(world)
    sitter = table.view(None).sitter
    assert sitter is not None
    sitting = people[table.seats[sitter].user_id or 0]
    answer = await sitting.press("My hand", on=world.board)
    assert "You sit out this round." in answer.text


async def test_the_first_panel_says_whose_turn_it_is(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, computers=1, game="thousand")
    table = await table_of(world)
    (seat,) = table.to_act()
    for person in (anna, ben):
        answer = await person.press("My hand", on=world.board)
        assert answer.private
        acting = table.seats[seat].user_id == person.id
        assert ("Your turn." in answer.text) == acting
        assert ("to bid or pass" in answer.text) != acting


async def test_an_old_button_changes_nothing(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, computers=1, game="thousand")
    table = await table_of(world)
    user_id = table.seats[table.to_act()[0]].user_id
    person = next(each for each in (anna, ben) if each.id == user_id)
    await person.press("My hand", on=world.board)
    panel = person.panel
    await person.press("Pass", on=panel)
    recorded = (await table_of(world)).recorded
    answer = await person.press(panel.buttons[0].custom_id, on=panel)
    assert answer.private
    assert (await table_of(world)).recorded == recorded
