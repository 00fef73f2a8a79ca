"""Tables opened and turns played by presses alone."""

from __future__ import annotations

from typing import Any

from bot.custom_ids import Press
from bot.language import speech
from bot.store import saved_tables
from bot.tables import Table
from tests.bot.behind import app_of
from tests.discord.person import Person
from tests.discord.play import World
from tests.discord.screen import Button, Screen


async def table_of(world: World) -> Table:
    """The newest table of the server, as the bot has it."""
    tables = app_of(world).tables
    saved = await tables._cache.store.read(
        saved_tables.of_server, world.guild.id, phases=("lobby", "playing", "over", "closed")
    )
    return await tables.table(saved[0].id)


async def start_match(
    world: World,
    *people: Person,
    computers: int = 0,
    thread: bool = False,
    game: str = "duizenden",
    pace: str | None = None,
) -> None:
    """The first of the people opens a table, the others join, computers are added, a pace is set, and it starts."""
    host, *others = people
    await host.command(f"{game} start", thread=thread)
    for person in others:
        await person.press("Join")
    for _ in range(computers):
        await add_computer(host)
    if pace is not None:
        await host.choose("Thinking time…", [f"Thinking time: {pace}"])
    await host.press("Start")


async def add_computer(host: Person, on: Screen | None = None) -> None:
    """The weakest computer there is, by the button for the only level or the menu of levels."""
    lobby = on or host.world.board
    menu = lobby.find_menu("Add a computer…")
    if menu is None:
        await host.press("Add a computer", on=lobby)
    else:
        await host.choose(menu.custom_id, [menu.choices[0].value], on=lobby)


def acts(person: Person) -> dict[str, Button]:
    """The enabled buttons of a panel that do something, by the notation of what they do."""
    pairs = [(Press.parse(button.custom_id), button) for button in person.panel.buttons if button.enabled]
    return {press.argument: button for press, button in pairs if press is not None and press.verb == "act"}


def call_messages(world: World) -> list[Screen]:
    """The messages that mention somebody now."""
    return [screen for screen in world.public() if screen.content.startswith("<@")]


def calls(world: World) -> list[str]:
    """What they say."""
    return [screen.content for screen in call_messages(world)]


def call_of(person: Person, game: str = "duizenden") -> str:
    """What calls somebody whose turn it is, on an English server."""
    english = speech("en")
    return english("call-your-turn", player=f"<@{person.id}>", game=english(f"{game}-name"))


async def whose_turn(world: World, *people: Person) -> Person:
    """The one of the people who is to act."""
    table = await table_of(world)
    (seat,) = table.to_act()
    return next(person for person in people if person.id == table.seats[seat].user_id)


async def first_turn(world: World, *people: Person, **options: Any) -> Person:
    """Starts a match, with the options of `start_match`; the person who is to act first, no computer."""
    await start_match(world, *people, **options)
    return await whose_turn(world, *people)


async def throw_something(person: Person) -> None:
    """After drawing: chooses the first card that may be thrown, and throws it."""
    menu = next(menu for menu in person.panel.menus if menu.placeholder == "Which card do you throw?")
    await person.choose(menu.custom_id, [menu.choices[0].value])
    throw = next(button for button in person.panel.buttons if button.label.startswith("Throw "))
    await person.press(throw.custom_id)


async def play_turn(person: Person) -> None:
    """The dullest turn: draws a card and throws one."""
    await person.press("Draw a card")
    await throw_something(person)
