"""Whole matches of Thousand by presses alone: three and four players, both presets, through restarts and crashes."""

from __future__ import annotations

import random

import pytest

from bot.custom_ids import Press
from bot.tables import Table
from engine.thousand.players.greedy import greedy
from engine.thousand.rules.actions import Bid, Give, Raise, Surrender
from engine.thousand.rules.rules import PRESETS
from tests.bot.behind import app_of
from tests.bot.play.turns import acts, add_computer, table_of
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World
from tests.discord.screen import Button


async def begin(world: World, people: list[Person], seats: int, preset: str) -> None:
    """A table of the people and so many computers that all seats are taken."""
    host, *others = people
    await host.command("thousand start")
    for person in others:
        await person.press("Join")
    for _ in range(seats - len(people)):
        await add_computer(host)
    tables = app_of(world).tables
    await tables.lobbies.set_rules((await table_of(world)).id, host.id, PRESETS[preset].model_dump())
    await host.press("Start")


async def play_turn(table: Table, person: Person) -> None:
    """Does by presses what a player of little imagination would do."""
    (seat,) = table.to_act()
    wish = greedy(table.view(seat), table.events_for(seat), 1)
    await person.press("My hand", on=person.world.board)
    if not acts(person) and person.panel.find_button("Look at my cards"):
        await person.press("Look at my cards", on=person.panel)
    if isinstance(wish, Give):
        await give(table, person, wish)
        return
    if isinstance(wish, Surrender):
        await person.press("Give up…", on=person.panel)
    if isinstance(wish, Bid | Raise) and str(wish) not in acts(person):
        await person.press("Other…", on=person.panel)
        menu = next(menu for menu in person.panel.menus if str(wish.amount) in [each.value for each in menu.choices])
        await person.choose(menu.custom_id, [str(wish.amount)], on=person.panel)
    await person.press(acts(person)[str(wish)].custom_id, on=person.panel)


async def give(table: Table, person: Person, first: Give) -> None:
    """Chooses the cards one after another, for the player whom the panel offers, and gives them together."""
    (seat,) = table.to_act()
    state = table.state
    while isinstance(wish := greedy(table.game.view(state, seat), (), 1), Give):
        card = next(button for button in person.panel.buttons if button.enabled and gives(button, wish))
        await person.press(card.custom_id, on=person.panel)
        state, _ = table.game.apply(state, seat, wish)
        if table.game.to_act(state) != (seat,):
            break
    final = next(button for what, button in acts(person).items() if f"give {first.card} " in what)
    await person.press(final.custom_id, on=person.panel)


def gives(button: Button, wish: Give) -> bool:
    """Whether a button puts the card among those to be given."""
    press = Press.parse(button.custom_id)
    return press is not None and press.verb == "show" and str(wish.card) in press.argument.split()


async def move(table: Table, people: dict[int, Person]) -> None:
    """Whoever has to act acts."""
    waiting = table.to_act()
    if len(waiting) > 1:
        person = next(iter(people.values()))
        await person.press("Next round", on=person.world.board)
        return
    user_id = table.seats[waiting[0]].user_id
    assert user_id is not None
    await play_turn(table, people[user_id])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("seats", "humans"), [(3, 2), (4, 3)])
async def test_a_match_to_its_end(
    world: World, make_client: ClientFactory, seats: int, humans: int, preset: str
) -> None:
    """Now and then the bot stops or dies, and goes on where it was; the winner is booked once."""
    people = {person.id: person for person in world.people[:humans]}
    chance = random.Random(seats)
    await begin(world, list(people.values()), seats, preset)
    while (table := await table_of(world)).saved.phase == "playing":
        if chance.random() < 0.04:
            await world.restart(make_client, crash=chance.random() < 0.5)
            again = await table_of(world)
            assert (again.state, again.saved.decisions) == (table.state, table.saved.decisions)
            table = again
        await move(table, people)
    result = table.game.result(table.state)
    assert result is not None
    assert max(result.totals) >= 1000
    anna = world.people[0]
    scores = await anna.command("scores", game="thousand")
    total = result.totals[[seat.user_id for seat in table.seats].index(anna.id)]
    assert str(abs(total)) in scores.text.replace(",", "")
    await anna.press("Rematch", on=world.board)
    assert f"({seats} of 4)" in world.board.text


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_restart_between_any_two_moves(world: World, make_client: ClientFactory, preset: str) -> None:
    """A whole round in which the bot dies or stops before every press."""
    people = {person.id: person for person in world.people[:3]}
    chance = random.Random(7)
    await begin(world, list(people.values()), 3, preset)
    phases = set()
    while (table := await table_of(world)).saved.round == 1 and table.saved.phase == "playing":
        phases.add(table.view(None).phase)
        await world.restart(make_client, crash=chance.random() < 0.5)
        again = await table_of(world)
        assert (again.state, again.saved.decisions) == (table.state, table.saved.decisions)
        await move(again, people)
    assert phases >= {"auction", "exchange", "play", "counted"}
