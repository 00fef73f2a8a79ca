"""Playing with the bot on a local Discord, so that a test reads like play.

    async with discord_world(make_client) as world:
        anna, ben, *_ = world.people
        await anna.command("duizenden start", thread=False)
        await ben.press("Join")
        await anna.press("Start")
        assert "7♠" in anna.panel
        await anna.choose("Discard", ["4♣"])
        await world.pass_time(60)

Every request is judged after every act, every act must be answered, and an error in the log fails the test. What a
bot must know of simcord, on which this stands (see also `bot.playground.local_discord`):

Time. `discord.utils.utcnow()`, `time.monotonic()` and `loop.time()` are those of this Discord, also in threads;
`datetime.now()` and `time.time()` are not. Every timer waits for `pass_time`, however short; an act does not wait for
timers. After each act `pace` seconds pass, so that what is done at most once a second is done when the act returns.
Work in threads and databases is waited for in real time, up to ten seconds, and this Discord's clock stands still
meanwhile: a slow thread never makes an answer late; `asyncio.sleep` in its place does.

Rest. An act returns when no task of the bot can go on. Tasks may wait for timers, events, queues, conditions, locks,
or other such tasks; a bare future that somebody outside sets, a socket or an endless `sleep(0)` ends in "bot did not
settle". simcord logs in (so `setup_hook` runs) and says READY; there is no gateway, no signal, and nobody calls
`close()` but this harness.

Errors. What a dynamic item raises goes to the log only, so any record of level ERROR counts as a failure. Injected
errors come at once, without discord.py's retries. Archived threads can be written to, and nothing is rate-limited:
inject 50083 and 30046.

Components. `view.stop()` before sending (and `modal.stop()`) keeps views out of memory, and an ephemeral one from
starting a fifteen-minute timer. A partial message's edit sends no allowed_mentions unless given. `on_interaction`
hears every interaction.

Cost, on one core: a press 3 ms and what the bot itself takes, a command 3.5 ms, a second that passes 0.2 ms, a world
70 ms.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from typing import Any

import discord
from simcord.backend.models import Message
from simcord.builders import GuildHandle
from simcord.results import InteractionResult
from simcord.types import HttpLogEntry

from bot.playground.local_discord import LocalDiscord
from tests.discord.judge import Request, judge
from tests.discord.onlooker import Onlooker
from tests.discord.person import Answer, Person
from tests.discord.screen import Screen, reader_of

ClientFactory = Callable[[], discord.Client]

PEOPLE = ("Anna", "Ben", "Cato", "Dima")


class BotFailed(AssertionError):
    """The bot raised or logged an error, or left an act without an answer."""


class World:
    """A server with a channel and people, and the bot on it.

    Attributes:
        discord: simcord's environment.
        guild: the server.
        channel: its channel; may be set to another one.
        people: its members, bots and owner apart.
        onlooker: who has seen what.
        pace: seconds that pass after each act.
    """

    def __init__(self, local: LocalDiscord, *, locale: str, pace: float) -> None:
        self.discord = local
        self.guild: GuildHandle = local.create_guild("Kaartclub", preferred_locale=locale)
        self.channel = self.guild.create_text_channel("tafel")
        self.people: list[Person] = []
        self.onlooker = Onlooker()
        self.pace = pace
        self._log = local.backend.http_requests = _TimedLog()
        self._judged = 0
        self._answers: Counter[str] = Counter()
        self._refused = 0
        self._acts: list[tuple[Person, Answer, bool]] = []
        local.watch(self.onlooker.look)

    @property
    def client(self) -> discord.Client:
        """The bot as it is running now."""
        return self.discord.bot

    @property
    def now(self) -> datetime:
        """The time on this Discord."""
        return self.discord.now()

    @property
    def requests(self) -> list[Request]:
        """Every request the bot made, oldest first."""
        return self._log.requests()

    def newcomer(self, name: str, *, locale: str = "en-US") -> Person:
        """Lets somebody join the server."""
        user = self.discord.create_user(name.lower(), global_name=name)
        person = Person(self, self.guild.add_member(user), name)
        person.locale = locale
        self.people.append(person)
        return person

    # ---------------------------------------------------------------- what there is to see

    def messages(self) -> list[Message]:
        """All messages of the bot that are there now, private ones too, oldest first."""
        mine = self.discord.backend.bot_user.id
        everywhere = self.discord.backend.messages.values()
        found = [message for channel in everywhere for message in channel.values() if message.author_id == mine]
        return sorted(found, key=lambda message: message.id)

    @property
    def board(self) -> Screen:
        """The newest public message with something to press: the table, in the channel or in a thread.

        Raises:
            AssertionError: there is none.
        """
        boards = [screen for screen in self.public() if screen.usable]
        assert boards, f"there is no board, only {self.public()}"
        return boards[-1]

    def public(self) -> list[Screen]:
        """The messages everybody sees, oldest first."""
        return [Screen(message) for message in self.messages() if reader_of(message) is None]

    def public_text(self) -> str:
        """All that everybody can read now."""
        return "\n".join(screen.text for screen in self.public())

    # ---------------------------------------------------------------- what happens

    async def pass_time(self, seconds: float) -> None:
        """Lets time pass; what the bot had planned happens, in its order."""
        await self.discord.advance_time(seconds)
        self.inspect()

    async def together(self, *acts: Coroutine[Any, Any, Answer]) -> list[Answer]:
        """Acts that reach the bot before it has worked on any of them."""
        with self.discord.together():
            answers = [await act for act in acts]
        await self.discord.settle()
        await self._finish()
        return answers

    async def restart(self, make_client: ClientFactory, *, crash: bool = False) -> None:
        """The process ends and another begins; Discord is as it was.

        At a crash the tasks of the bot are broken off where they are (their `finally` blocks do run) and what it says
        afterwards does not arrive; then it is closed, only to free its files.
        """
        if not crash:
            await self.discord.close_client()
        old = self.client
        await self.discord.restart_bot(make_client())
        if crash:
            await _bury(old)
        self.inspect()

    def fail_next(self, method: str, path: str, status: int = 500, code: int = 0, *, times: int = 1) -> None:
        """Has Discord refuse requests, such as ("PATCH", "/channels/*/messages/*", 404, 10008)."""
        self._refused += times
        self.discord.inject_error(method, path, status=status, code=code, times=times)

    async def act(self, person: Person, acting: Awaitable[InteractionResult], *, answered: bool) -> Answer:
        """Carries out an act of a person: everything it sets going, judged."""
        begun, said = time.perf_counter(), len(self._log)
        answer = Answer(await acting)
        self._acts.append((person, answer, answered))
        if not self.discord.held:
            answer.seconds = self._log.first_answer(said, begun)
            await self._finish()
        return answer

    async def _finish(self) -> None:
        acts, self._acts = self._acts, []
        if self.pace:
            await self.discord.advance_time(self.pace)
        for person, answer, _ in acts:
            if answer.modal is not None:
                person.form = answer
        self.inspect()
        silent = [person.name for person, answer, answered in acts if answered and not answer.given]
        if silent:
            raise BotFailed(f"no answer to {' and '.join(silent)}")

    # ---------------------------------------------------------------- judgement

    def inspect(self) -> None:
        """Judges what the bot has done since the last time.

        Raises:
            Unlawful: Discord would have refused a request.
            BotFailed: something was raised, or logged as an error.
        """
        fresh, self._judged = self._log.requests(self._judged), len(self._log)
        judge(fresh)
        self._judge_answers(fresh)
        failures, self.onlooker.failures = self.onlooker.failures, []
        told = [logging.Formatter().format(record) for record in failures]
        raised = [repr(error) for error in self.discord.errors_since(self.discord._errors_acknowledged)]
        _ = self.discord.errors
        if told or raised:
            raise BotFailed("\n".join([*told, *raised]))

    def _judge_answers(self, fresh: Sequence[Request]) -> None:
        """No interaction is answered a second time, unless the first answer was refused."""
        for request in fresh:
            if request.path.endswith("/callback"):
                self._answers[request.path] += 1
        twice = [path for path, times in self._answers.items() if times > 1 + self._refused]
        if twice:
            raise BotFailed(f"answered twice: {twice}")

    def assert_secret(self, owner: Person, *secrets: str) -> None:
        """Nobody but their owner has ever been able to read these, in a message, a file's name, an id or the log.

        Raises:
            AssertionError: somebody was.
        """
        leaks = [leak for secret in secrets for leak in self.onlooker.leaks(secret, owner.id)]
        assert not leaks, f"a secret of {owner.name} was to be read: {leaks}"

    def shared_lines(self, person: Person) -> set[str]:
        """Lines of their private messages that others have read too: headings, if all is well, and no card."""
        return self.onlooker.shared_lines(person.id)


@asynccontextmanager
async def discord_world(
    make_client: ClientFactory, *, people: Sequence[str] = PEOPLE, locale: str = "en-US", pace: float = 1.0
) -> AsyncIterator[World]:
    """A Discord with a server (in the language `locale`), a channel, people, and the client that a factory makes."""
    local = LocalDiscord(make_client())
    world = World(local, locale=locale, pace=pace)
    for name in people:
        world.newcomer(name)
    with _listening(world.onlooker):
        await local.start()
        try:
            world.inspect()
            yield world
            world.inspect()
            await local.close_client()
            world.inspect()
        finally:
            if not local.bot.is_closed():
                await _bury(local.bot)
            await local.shutdown()


@contextmanager
def _listening(onlooker: Onlooker) -> Any:
    """Has the onlooker hear all that is logged, and the bot tell everything."""
    root, ours = logging.getLogger(), logging.getLogger("bot")
    level = ours.level
    root.addHandler(onlooker)
    ours.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        root.removeHandler(onlooker)
        ours.setLevel(level)


async def _bury(client: discord.Client) -> None:
    """Frees the files of a client that is dead; nothing it says arrives."""

    async def unheard(*_: Any, **__: Any) -> None:
        raise ConnectionError("this process is dead")

    client.http.request = unheard  # type: ignore[method-assign]
    try:
        async with asyncio.timeout(1):
            await client.close()
    except Exception:
        logging.getLogger(__name__).debug("a dead client could not close in peace", exc_info=True)


class _TimedLog(list[HttpLogEntry]):
    """The requests, with the real time of each."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def append(self, entry: HttpLogEntry) -> None:
        super().append(entry)
        self.times.append(time.perf_counter())

    def requests(self, since: int = 0) -> list[Request]:
        """The requests after so many, as the judge takes them."""
        return [Request(entry.method, entry.path, entry.json) for entry in self[since:]]

    def first_answer(self, since: int, begun: float) -> float | None:
        """Seconds from `begun` until the first answer to an interaction after so many requests."""
        answers = [number for number in range(since, len(self)) if self[number].path.startswith("/interactions/")]
        return self.times[answers[0]] - begun if answers else None
