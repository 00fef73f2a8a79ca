"""A Discord without Discord: simcord's, on which the bot is tried out and tested.

simcord waits in real time for short sleeps of the bot, never lets go of a task that waits for an event, and gives
everybody the language "en-US". Here time passes only when somebody lets it pass (a test by hand, the playground by the
clock on the wall), a task that waits to be woken is at rest, and people have languages.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final, TypeVar

import discord
from simcord.backend.models import Message
from simcord.env import Env

SETTLING: Final = 60.0
"""Real seconds that the bot may work on one act, or on its start, before it counts as stuck."""

PATIENCE: Final = 60
"""Seconds of this Discord that the bot gets to close down."""

T = TypeVar("T")

_POLL: Final = 0.001
_WAITS: Final = (asyncio.Event.wait, asyncio.Queue.get, asyncio.Condition.wait, asyncio.Lock.acquire)
_RESTS: Final = {wait.__code__: wait.__qualname__ for wait in _WAITS}


class LocalDiscord(Env):
    """A running client and the whole Discord around it.

    Attributes:
        locales: language of each person, by user id; whoever is not in it speaks "en-US".
        held: while true, acts of people reach the client but do not wait for what it makes of them.
    """

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client, settle_timeout=SETTLING)
        self.locales: dict[int, str] = {}
        self.held = False
        self._onlookers: list[Callable[[Message], None]] = []
        self._work.external_waits = _Rests()
        self.backend.subscribers.insert(0, self._speak)
        self._watch_messages()

    def watch(self, onlooker: Callable[[Message], None]) -> None:
        """Has every message, private ones too, shown to an onlooker each time it is made, edited or deleted."""
        self._onlookers.append(onlooker)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Acts within arrive before the client has worked on any of them; settle afterwards."""
        self.held = True
        try:
            yield
        finally:
            self.held = False

    async def let_pass(self, seconds: float) -> None:
        """Lets time pass in the background, without being in the way of what people do meanwhile.

        Raises:
            TimeoutError: the client does not come to rest.
        """
        deadline = asyncio.get_running_loop().time() + SETTLING
        await asyncio.create_task(self._advance_to(self._virtual_time + seconds, deadline))

    def set_clock(self, now: datetime) -> None:
        """Moves the time forward before the client is there."""
        self.backend.advance_clock((now - self.now()).total_seconds())

    async def close_client(self) -> None:
        """Has the client close itself as at the end of a process; what it still sends arrives.

        Raises:
            TimeoutError: it is not closed after `PATIENCE` seconds.
        """
        await self.as_bot(self.bot.close())

    async def as_bot(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something as the client would, and lets time pass until it is done.

        Raises:
            TimeoutError: it is not done after `PATIENCE` seconds.
        """
        with self._bot_scope():
            task = asyncio.create_task(work)
        await self.settle()
        for _ in range(PATIENCE):
            if task.done():
                return task.result()
            await self.advance_time(1)
        raise TimeoutError(f"{task.get_coro()} does not end")

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = _POLL,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        if not self.held:
            await super()._settle_internal(
                timeout=max(timeout or 0, self.settle_timeout),
                idle=min(idle, _POLL),
                dispatch=dispatch,
                _deadline=_deadline,
            )

    def _schedule_timer(self, *_: Any) -> None:
        """Gives a timer nothing but the time of this Discord; simcord would let it go off by the real clock as well."""

    def _speak(self, event: str, payload: Mapping[str, Any]) -> None:
        """Puts the languages of person and server into an interaction before the client gets it."""
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = payload.get("member", payload).get("user")
            payload["locale"] = self.locales.get(int(user["id"]), "en-US")
            if "guild_id" in payload:
                payload["guild_locale"] = self.backend.get_guild(int(payload["guild_id"])).preferred_locale

    def _watch_messages(self) -> None:
        """Private messages are edited without an event, so the onlookers stand where messages are written."""
        backend = self.backend
        commit, edit, delete = backend.commit_message, backend.edit_message, backend.delete_message

        def committed(message: Message, *, broadcast: bool = True) -> Message:
            return self._show(commit(message, broadcast=broadcast))

        def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
            return self._show(edit(channel_id, message_id, fields))

        def deleted(channel_id: int, message_id: int) -> None:
            message = backend.get_message(channel_id, message_id)
            delete(channel_id, message_id)
            self._show(message)

        backend.commit_message = committed  # type: ignore[method-assign]
        backend.edit_message = edited  # type: ignore[method-assign]
        backend.delete_message = deleted  # type: ignore[method-assign]

    def _show(self, message: Message) -> Message:
        for onlooker in self._onlookers:
            onlooker(message)
        return message


class _Rests(dict[asyncio.Task[Any], str]):
    """Tasks that wait for something outside: those that said so, and those that wait to be woken by another task."""

    def get(self, task: asyncio.Task[Any], default: Any = None) -> Any:
        return super().get(task) or _rest_of(task) or default

    def __contains__(self, task: object) -> bool:
        return isinstance(task, asyncio.Task) and self.get(task) is not None


def _rest_of(task: asyncio.Task[Any]) -> str | None:
    """Why a task is at rest, told from where its coroutine stands; None if it is not."""
    coroutine: Any = task.get_coro()
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        if frame is not None and frame.f_code in _RESTS:
            return _RESTS[frame.f_code]
        if frame is not None and frame.f_code is asyncio.wait_for.__code__:
            inner = frame.f_locals.get("fut")
            if isinstance(inner, asyncio.Task) and not inner.done():
                return _rest_of(inner)
        coroutine = getattr(coroutine, "cr_await", None)
    return None
