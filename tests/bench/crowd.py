"""Many people at once, each at a table of their own with computers, who press whatever their panel offers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from collections.abc import Set as AbstractSet
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from simcord._settlement import _run_due_virtual_callbacks

from bot.__main__ import warm_up
from bot.custom_ids import Press
from bot.tables import Person as Sitter
from engine import GAMES
from tests.bench.measure import client_maker, quietly, settings_for
from tests.bench.peers import WithBareCommands
from tests.bot.behind import app_of
from tests.discord.person import Answer, NothingSent, Person
from tests.discord.play import World, discord_world
from tests.discord.screen import Button, Menu, Screen

PATIENCE: Final = 300.0
"""Real seconds that the bot may work on one burst, all moves of its computers included."""


@asynccontextmanager
async def crowded(folder: Path, number: int, searching: int = 0) -> AsyncIterator[tuple[World, list[Visitor]]]:
    """So many people, each at a table of their own with two computers; at the first `searching` tables these search,
    and then people ask for hints.

    As in `python -m bot`, what stays for ever is kept from the garbage collector.
    """
    names = [f"Player{person}" for person in range(number)]
    make = client_maker(settings_for(folder, computer_pace=1.5), WithBareCommands)
    warm_up()
    async with discord_world(make, people=names, pace=0) as world:
        with quietly():
            world.discord.settle_timeout = PATIENCE
            tables = await open_tables(world, world.people, searching)
            seated = zip(world.people, tables, strict=True)
            yield world, [Visitor(world, person, table, wonders=searching > 0) for person, table in seated]


async def open_tables(world: World, people: Sequence[Person], searching: int) -> list[int]:
    """A table for each person with two computers, begun; the games by turns."""
    app, games, made = app_of(world), list(GAMES.values()), []
    for number, person in enumerate(people):
        game = games[number % len(games)]
        table = await app.tables.lobbies.open(
            guild_id=world.guild.id,
            channel_id=world.channel.id,
            host=Sitter(person.id, person.name),
            game=game.name,
            rules=game.Rules(),
            own_thread=False,
        )
        await app.boards.post(table.id)
        for _ in range(2):
            level = "hard" if number < searching else game.stand_in
            await app.tables.lobbies.add_computer(table.id, person.id, level)
        outcome = await app.tables.lobbies.start(table.id, person.id, seed=number)
        await world.discord.as_bot(app.consequences.announce(outcome))
        made.append(table.id)
    await world.pass_time(1)
    return made


class Visitor:
    """A person at a table, who presses anything that their panel offers, hints only if `wonders`."""

    def __init__(self, world: World, person: Person, table_id: int, *, wonders: bool = False) -> None:
        self._world = world
        self._person = person
        self.table_id = table_id
        self._chance = Random(table_id)
        self._panel: Screen | None = None
        self._verbs = {"act", "plan", "hint"} if wonders else {"act", "plan"}

    async def next_act(self) -> Coroutine[Any, Any, Answer] | None:
        """What they do next, not done yet; None when the match is over."""
        table = await app_of(self._world).tables.table(self.table_id)
        if table.saved.phase != "playing":
            return None
        board = Screen(self._world.discord.backend.get_message(table.saved.channel_id, table.saved.message_id or 0))
        if len(table.to_act()) > 1:
            return self._press(_with_verb(board, "act"), board)
        panel = None if self._panel is None else Screen(self._panel.message)
        choices = [] if panel is None else _choices(panel, self._verbs)
        if panel is None or not choices:
            return self._press(_with_verb(board, "hand"), board)
        choice = self._chance.choice(choices)
        return self._choose(choice, panel, board) if isinstance(choice, Menu) else self._press(choice, panel)

    def sees(self, answer: Answer) -> None:
        """They have their answer before them."""
        self._panel = answer.screen

    async def _press(self, button: Button, on: Screen) -> Answer:
        return await self._person.press(button.custom_id, on=on)

    async def _choose(self, menu: Menu, on: Screen, board: Screen) -> Answer:
        lines = [line.value for line in menu.choices if not line.chosen]
        try:
            return await self._person.choose(menu.custom_id, self._chance.sample(lines, max(menu.fewest, 1)), on=on)
        except NothingSent:
            return await self._press(_with_verb(board, "hand"), board)


def _verb(button: Button) -> str:
    press = Press.parse(button.custom_id)
    return "" if press is None or press.argument == "undo" else press.verb


def _with_verb(screen: Screen, verb: str) -> Button:
    return next(button for button in screen.buttons if button.enabled and _verb(button) == verb)


def _choices(panel: Screen, verbs: AbstractSet[str]) -> list[Button | Menu]:
    """Buttons that act, and menus in which there is something to choose."""
    buttons = [button for button in panel.buttons if button.enabled and _verb(button) in verbs]
    menus = [menu for menu in panel.menus if menu.enabled]
    return [*buttons, *(menu for menu in menus if sum(not line.chosen for line in menu.choices) >= max(menu.fewest, 1))]


class RealTime:
    """Time on this Discord passes as it does outside, and nobody waits for the bot to come to rest.

    The harness lets a bot come to rest after each act, and looks through all of its tasks meanwhile, every
    millisecond; with a hundred acts at once that would be most of what is measured.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen = 0
        self._answered: dict[int, float] = {}

    async def at_once(self, acts: Sequence[Coroutine[Any, Any, Answer]]) -> tuple[list[Answer], list[float]]:
        """Acts that reach the bot together; the answers, and the seconds until each was there."""
        begun = perf_counter()
        answers = [await self._act(act) for act in acts]
        async with self._running_clock():
            for answer in answers:
                await self._answer_to(answer)
        await self._rest()
        return answers, [self._answered[_number(answer)] - begun for answer in answers]

    async def play(self, visitors: Sequence[Visitor], seconds: float, pause: float) -> list[float]:
        """Everybody acts for some seconds, each time after a pause of `pause` seconds on average.

        Gives the seconds from each act to its answer.
        """
        times: list[float] = []
        async with self._running_clock():
            visits = [asyncio.create_task(self._visit(visitor, pause, times)) for visitor in visitors]
            await asyncio.wait(visits, timeout=seconds)
            for visit in visits:
                visit.cancel()
            for ended in await asyncio.gather(*visits, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended
        await self._rest()
        return times

    async def _visit(self, visitor: Visitor, pause: float, times: list[float]) -> None:
        chance = Random(visitor.table_id)
        await asyncio.sleep(chance.expovariate(1 / pause))
        while (act := await visitor.next_act()) is not None:
            begun = perf_counter()
            answer = await self._act(act)
            await asyncio.shield(self._answer_to(answer))
            times.append(self._answered[_number(answer)] - begun)
            visitor.sees(answer)
            await asyncio.sleep(chance.expovariate(1 / pause))

    async def _act(self, act: Coroutine[Any, Any, Answer]) -> Answer:
        with self._world.discord.together():
            return await act

    async def _answer_to(self, answer: Answer) -> None:
        """Waits for an answer, for a real second longer than Discord would."""
        async with asyncio.timeout(4):
            while _number(answer) not in self._answered:
                await asyncio.sleep(0.001)
                self._look()

    def _look(self) -> None:
        """Notes when each interaction was first answered."""
        log = self._world._log
        for entry, time in zip(log[self._seen :], log.times[self._seen :], strict=True):
            if entry.path.startswith("/interactions/"):
                self._answered.setdefault(int(entry.path.split("/")[2]), time)
        self._seen = len(log)

    async def _rest(self) -> None:
        await self._world.discord.settle()
        await self._world._finish()

    @asynccontextmanager
    async def _running_clock(self) -> AsyncIterator[None]:
        clock = asyncio.create_task(self._run_clock())
        yield
        clock.cancel()
        await asyncio.gather(clock, return_exceptions=True)

    async def _run_clock(self) -> None:
        local, before = self._world.discord, perf_counter()
        while True:
            await asyncio.sleep(0.005)
            now = perf_counter()
            local.backend.advance_clock(now - before)
            _run_due_virtual_callbacks(local._settlement_state(), asyncio.get_running_loop().time() + 1)
            before = now


def _number(answer: Answer) -> int:
    """The id of the interaction."""
    return answer.result._interaction.id
