"""How soon a press is answered, and what it takes to draw what is shown then.

``pytest tests/bench/test_press_bench.py --benchmark-only -s``

The aims: half of all presses that save a move are answered within 10 ms, and 99 of 100 within 50 ms. They are told,
not asserted, for machines differ; asserted is how a press stands beside a command that only answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from discord import ui

from bot.handlers import match
from bot.language import Speech, speech
from bot.reply import Reply
from bot.screens import SCREENS
from bot.store import Store
from bot.tables import tables
from engine.cards import in_order
from engine.duizenden.rules.deal import pack
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from engine.thousand import THOUSAND
from tests.bench.measure import Stopwatch, client_maker, quietly, report, settings_for, share, told
from tests.bench.peers import WithBareCommands
from tests.bot.play.turns import start_match, table_of
from tests.bot.screens.duizenden import showing as duizenden
from tests.bot.screens.showing import COMMON
from tests.bot.screens.thousand import showing as thousand
from tests.discord.person import Person
from tests.discord.play import World, discord_world

PRESSES = 300

BESIDE_BARE = 40
"""At most so many times as long as a command that answers a constant text and does nothing else."""

BESIDE_SAVING = 10
"""At most so many times as long as a command that writes one row to the disk, by hand, and answers."""


# ---------------------------------------------------------------------------------------------- to the answer


async def moves(world: World, people: list[Person]) -> dict[str, list[float]]:
    """Presses that save a move, each beside both peers; seconds to the first answer."""
    times: dict[str, list[float]] = {"move": [], "look": [], "bare": [], "saving": []}

    async def note(what: str, act: Any) -> None:
        times[what].append((await act).seconds)

    while len(times["move"]) < PRESSES:
        table = await table_of(world)
        waiting = table.to_act()
        if len(waiting) > 1:
            await people[0].press("Next round", on=world.board)
            continue
        player = next(person for person in people if person.id == table.seats[waiting[0]].user_id)
        await player.press("My hand", on=world.board)
        await note("move", player.press("Draw a card", on=player.panel))
        await note("bare", player.command("bare"))
        await note("saving", player.command("saving"))
        menu = player.panel.find_menu("Which card do you throw?")
        assert menu is not None
        await note("look", player.choose(menu.custom_id, [menu.choices[-1].value], on=player.panel))
        throw = next(button for button in player.panel.buttons if button.label.startswith("Throw "))
        await note("move", player.press(throw.custom_id, on=player.panel))
        await note("bare", player.command("bare"))
        await note("saving", player.command("saving"))
    return times


async def play(folder: Path) -> dict[str, list[float]]:
    async with discord_world(client_maker(settings_for(folder), WithBareCommands)) as world:
        people = world.people[:2]
        with quietly():
            await start_match(world, *people)
            return await moves(world, people)


def test_a_press_beside_a_command_that_only_answers(
    benchmark: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Stopwatch(monkeypatch)
    watch.watch("the engine and its JSON", tables, "move")
    watch.watch_waiting("the database", Store, "write")
    watch.watch("the screens", match, "draw_panel")
    watch.watch_waiting("to Discord", Reply, "_first")
    times = benchmark.pedantic(lambda: asyncio.run(play(tmp_path)), rounds=1)
    parts = {part: told(each) for part, each in watch.times.items()}
    report(benchmark, **{what: told(each) for what, each in times.items()}, parts=parts)
    assert share(times["move"], 0.5) < BESIDE_BARE * share(times["bare"], 0.5)
    assert share(times["move"], 0.5) < BESIDE_SAVING * share(times["saving"], 0.5)


# ---------------------------------------------------------------------------------------------- drawing


def hand_of(cards: int, drawn: bool) -> DuizendenState:
    """A turn of somebody with so many cards: before they have drawn, or when they may lay whatever they find."""
    rules = DuizendenRules()
    deal = list(pack(rules))
    Random(cards).shuffle(deal)
    hands = (deal[:cards], deal[cards : cards + 13], deal[cards + 13 : cards + 26])
    rest = deal[cards + 26 :]
    return DuizendenState(
        rules=rules,
        seed=1,
        round=3,
        starter=0,
        players=tuple(Player(in_order(hand), (), opened=False, total=100) for hand in hands),
        stock=tuple(rest[5:]),
        pile=tuple(rest[:5]),
        turn=Turn(0, first=False, source="stock" if drawn else None),
    )


def sent(view: ui.LayoutView) -> list[dict[str, Any]]:
    """A message as Discord gets it."""
    return cast("list[dict[str, Any]]", view.to_components())  # type: ignore[no-untyped-call]


def constant_view() -> list[dict[str, Any]]:
    """The least that a message of that size costs: a text and as many buttons as a panel has, always the same."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("\n".join(["♠ 2 3 4 5 6 7 8 9 10 J Q K A"] * 4)))
    for row in range(3):
        view.add_item(ui.ActionRow(*(ui.Button(label="7♠", custom_id=f"{row} {number}") for number in range(5))))
    return sent(view)


ENGLISH: Speech = speech("en")


def panel_of_duizenden(cards: int) -> Callable[[], object]:
    panel = duizenden.panel_of(hand_of(cards, drawn=True), 0)
    return lambda: sent(SCREENS["duizenden"].panel(panel, ENGLISH))


def board_of_duizenden(cards: int) -> Callable[[], object]:
    board = duizenden.board_of(hand_of(cards, drawn=False))
    return lambda: sent(SCREENS["duizenden"].board(board, ENGLISH, COMMON))


def panel_of_thousand() -> Callable[[], object]:
    panel = thousand.panel_of(THOUSAND.start(THOUSAND.Rules(), 3, seed=1), 0)
    return lambda: sent(SCREENS["thousand"].panel(panel, ENGLISH))


def board_of_thousand() -> Callable[[], object]:
    board = thousand.board_of(THOUSAND.start(THOUSAND.Rules(), 3, seed=1))
    return lambda: sent(SCREENS["thousand"].board(board, ENGLISH, COMMON))


DRAWN: dict[str, Callable[[], object]] = {
    **{f"Duizenden, panel, {cards} cards": panel_of_duizenden(cards) for cards in (13, 30, 60)},
    **{f"Duizenden, board, {cards} cards": board_of_duizenden(cards) for cards in (13, 30, 60)},
    "Thousand, panel": panel_of_thousand(),
    "Thousand, board": board_of_thousand(),
    "a constant view": constant_view,
}


@pytest.mark.parametrize("what", DRAWN)
def test_drawing(benchmark: Any, what: str) -> None:
    benchmark(DRAWN[what])
