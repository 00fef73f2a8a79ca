"""Worker processes in which computers think, so that a search never keeps a press waiting.

A worker that dies or thinks too long costs that one thought, not the game: a computer that needs no search decides
instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import pebble

from bot.tables.decide import ThinkHere, think, think_aloud
from bot.tables.problems import Problem
from engine import GAMES
from engine.game import Action, Event, Hint, View

ValueT = TypeVar("ValueT")

_log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds after which a worker is taken for hung and replaced; searches stop themselves long before."""


class ThoughtLost(Exception):
    """A worker process died or took too long."""


class Workers:
    """A `bot.tables.Thinker` with processes of its own for what searches; they start when they are needed.

    With no processes everything is thought in threads.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._here = ThinkHere()
        self._pool: pebble.ProcessPool | None = None

    async def decide(self, game: str, level: str, view: View, events: Sequence[Event], seed: int) -> Action:
        if not GAMES[game].searches(level):
            return await self._here.decide(game, level, view, events, seed)
        try:
            return await self._elsewhere(think, game, level, view, events, seed)
        except ThoughtLost:
            return await self._here.decide(game, GAMES[game].stand_in, view, events, seed)

    async def explain(self, game: str, view: View, events: Sequence[Event], seed: int) -> Hint:
        try:
            return await self._elsewhere(think_aloud, game, view, events, seed)
        except ThoughtLost as error:
            raise Problem("no-hint-now") from error

    async def _elsewhere(self, work: Callable[..., ValueT], *arguments: object) -> ValueT:
        """Works in a worker process.

        Raises:
            ThoughtLost: the worker died or took too long.
        """
        if self._number == 0:
            return await asyncio.to_thread(work, *arguments)
        try:
            thought = self._opened().schedule(work, args=arguments, timeout=PATIENCE)
            return await asyncio.wrap_future(thought)
        except (pebble.ProcessExpired, TimeoutError, OSError) as error:
            _log.warning("a thought was lost: %s", type(error).__name__)
            raise ThoughtLost from error

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None

    def _opened(self) -> pebble.ProcessPool:
        if self._pool is None:
            # a forked child would take the locks of our threads with it
            self._pool = pebble.ProcessPool(self._number, context=multiprocessing.get_context("spawn"))
        return self._pool
