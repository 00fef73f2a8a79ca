"""Whole games by presses alone: people against computers, to the end, through restarts."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bot.custom_ids import Press
from tests.bot.behind import app_of
from tests.bot.play.turns import start_match, table_of
from tests.discord.person import NothingSent, Person
from tests.discord.play import ClientFactory, World
from tests.discord.screen import Button


def find(person: Person, *beginnings: str) -> Button | None:
    """The first enabled button of a panel whose label begins so."""
    for beginning in beginnings:
        for button in person.panel.buttons:
            if button.enabled and button.label.startswith(beginning):
                return button
    return None


def melds(person: Person) -> list[Button]:
    """The buttons of a panel that lay something."""
    return [button for button in person.panel.buttons if button.enabled and _verb(button) in {"meld", "add"}]


def _verb(button: Button) -> str:
    press = Press.parse(button.custom_id)
    return press.argument.split(" ")[0] if press is not None and press.verb == "act" else ""


async def play_sensibly(person: Person) -> None:
    """A turn as a person plays it who looks at their panel only: lay what it offers, throw something."""
    await person.press("My hand")
    recorded = (await table_of(person.world)).recorded
    await person.press(draw.custom_id if (draw := find(person, "Take the pile")) else "Draw a card")
    if (await table_of(person.world)).recorded == recorded:  # the pile could not be taken
        await person.press("Draw a card")
    while lay := find(person, "Lay everything") or next(iter(melds(person)), None):
        await person.press(lay.custom_id)
    await end_turn(person)


async def end_turn(person: Person) -> None:
    """Throws something; where the opening is too low, takes back what was laid first."""
    while await is_to_act(person):
        if button := find(person, "End your turn", "Throw"):
            await person.press(button.custom_id)
        elif menu := person.panel.find_menu("Which card do you throw?"):
            await person.choose(menu.custom_id, [menu.choices[-1].value])
            throw = find(person, "Throw")
            assert throw is not None, person.panel
            await person.press(throw.custom_id)
        else:
            await person.press("Take back")


async def is_to_act(person: Person) -> bool:
    table = await table_of(person.world)
    return [table.seats[seat].user_id for seat in table.to_act()] == [person.id]


async def play_on(world: World, *people: Person) -> None:
    """Whoever has to act acts, until the match is over."""
    while (table := await table_of(world)).saved.phase == "playing":
        waiting = table.to_act()
        if len(waiting) > 1:
            await people[0].press("Next round", on=world.board)
            continue
        user_id = table.seats[waiting[0]].user_id
        await play_sensibly(next(person for person in people if person.id == user_id))


async def assert_booked(*people: Person) -> None:
    """The leaderboard has the points that the people on the first seats have made."""
    table = await table_of(people[0].world)
    result = table.game.result(table.state)
    assert result is not None
    scores = await people[0].command("scores")
    for person, total in zip(people, result.totals, strict=False):
        assert person.name in scores.text
        assert str(abs(total)) in scores.text.replace(",", "")


async def test_two_people_and_a_computer_to_a_thousand(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, computers=1)
    await play_on(world, anna, ben)
    table = await table_of(world)
    result = table.game.result(table.state)
    assert result is not None
    assert max(result.totals) >= 1000
    await assert_booked(anna, ben)
    record = await anna.press("Game record", on=world.board)
    assert record.private
    assert record.screen is not None
    assert record.screen.files
    await ben.press("Rematch", on=world.board)
    assert "(3 of 6)" in world.board.text
    before = {person.name: len(person.private) for person in (anna, ben)}
    await ben.press("Start", on=world.board)
    for person in (anna, ben):
        assert len(person.private) > before[person.name], f"{person.name} did not get their hand in the rematch"
        assert "Your hand" in person.panel.text


async def test_a_game_through_restarts_between_turns(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    await anna.command("duizenden start")
    await ben.press("Join")
    tables = app_of(world).tables
    await tables.lobbies.set_rules((await table_of(world)).id, anna.id, {"target": 100})
    await anna.press("Start")
    chance = random.Random(5)
    people = {anna.id: anna, ben.id: ben}
    while (table := await table_of(world)).saved.phase == "playing":
        await world.restart(make_client, crash=chance.random() < 0.5)
        now = await table_of(world)
        assert now.state == table.state
        assert now.saved.decisions == table.saved.decisions
        waiting = now.to_act()
        if len(waiting) > 1:
            await ben.press("Next round", on=world.board)
        else:
            user_id = now.seats[waiting[0]].user_id
            assert user_id is not None
            await play_sensibly(people[user_id])
    await assert_booked(anna, ben)


def hand_lines(person: Person) -> list[str]:
    """The lines of a hand that show five cards or more: nobody else ever has the very same by chance."""
    _, _, below = person.panel.text.partition("Your hand")
    hand, _, _ = below.partition("###")
    return [line for line in hand.splitlines()[1:] if len(line.split()) >= 5]


async def test_nobody_ever_sees_the_hand_of_another(world: World, anna: Person, ben: Person) -> None:
    cato = world.people[2]
    await start_match(world, anna, ben, cato, computers=1)
    people = {person.id: person for person in (anna, ben, cato)}
    for _ in range(40):
        table = await table_of(world)
        if table.saved.phase != "playing" or len(table.to_act()) > 1:
            break
        for person in people.values():
            await person.press("My hand", on=world.board)
            world.assert_secret(person, *hand_lines(person))
        user_id = table.seats[table.to_act()[0]].user_id
        assert user_id is not None
        await play_sensibly(people[user_id])
    table = await table_of(world)
    assert table.recorded > 40
    world.assert_secret(anna, f'"seed":{table.saved.seed}', str(table.saved.seed))


@pytest.mark.parametrize("game", ["duizenden", "thousand"])
async def test_whatever_is_pressed_gets_one_answer(world: World, anna: Person, ben: Person, game: str) -> None:
    """Three people press whatever is enabled before them, as children do."""
    cato = world.people[2]
    await start_match(world, anna, ben, computers=1, game=game)
    chance = random.Random(11)
    for _ in range(250):
        person = chance.choice([anna, ben, cato])
        screens = [screen for screen in (*world.public(), *person.private[-3:]) if screen.usable]
        if not screens:
            await person.command(f"{game} start")
            continue
        screen = chance.choice(screens)
        enabled = [button for button in screen.buttons if button.enabled and button.label not in {"Yes, stop"}]
        if screen.menus and chance.random() < 0.4:
            menu = chance.choice(screen.menus)
            unchosen = [choice.value for choice in menu.choices if not choice.chosen]
            if unchosen:
                wanted = chance.sample(unchosen, min(menu.fewest or 1, len(unchosen)))
                with suppress(NothingSent):
                    await person.choose(menu.custom_id, wanted, on=screen)
        elif enabled:
            await person.press(chance.choice(enabled).custom_id, on=screen)
