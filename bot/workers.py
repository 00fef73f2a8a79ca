"""Worker processes in which computers decide, so that a search never keeps a press waiting.

A worker that dies or thinks too long costs that one thought, not the game: a computer that needs no search decides
instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

import pebble

from bot.tables import Problem
from bot.worker import decide, explain, load_games
from engine import GAMES
from engine.game import Action, Event, Hint, Level, View

ValueT = TypeVar("ValueT")

_log = logging.getLogger(__name__)

HUNG_AFTER: Final = 2.0
"""Seconds after which a worker is taken for hung and replaced; searches stop themselves long before."""

QUEUE_PATIENCE: Final = 20.0
"""Seconds after which nobody waits any longer for a worker to be free: none of them lives any more."""

_LOST: Final = (pebble.ProcessExpired, BrokenProcessPool, TimeoutError, asyncio.CancelledError, OSError)
"""How the death of a worker shows: its own, that of all of them, its being too slow, its being stopped."""


class WorkerLost(Exception):
    """A worker process died or took too long."""


class Workers:
    """A `bot.tables.Thinker` with processes of its own for what searches. With none everything is thought in threads.

    Args:
        number: how many processes. They start with `start`, or when they are needed.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: pebble.ProcessPool | None = None

    def start(self) -> None:
        """Starts the processes, so that nobody's first search waits for them."""
        if self._number:
            self._opened().schedule(load_games)

    async def decide(self, game: str, level: Level, view: View, events: Sequence[Event], seed: int) -> Action:
        if level not in GAMES[game].searching:
            return await asyncio.to_thread(decide, game, level, view, events, seed)
        try:
            return await self._elsewhere(decide, game, level, view, events, seed)
        except WorkerLost:
            return await asyncio.to_thread(decide, game, GAMES[game].stand_in, view, events, seed)

    async def explain(self, game: str, view: View, events: Sequence[Event], seed: int) -> Hint:
        try:
            return await self._elsewhere(explain, game, view, events, seed)
        except WorkerLost as error:
            raise Problem("no-hint-now") from error

    async def _elsewhere(self, work: Callable[..., ValueT], *arguments: object) -> ValueT:
        """Works in a worker process.

        Raises:
            WorkerLost: the worker died or took too long.
        """
        if self._number == 0:
            return await asyncio.to_thread(work, *arguments)
        pool = self._opened()
        thought = asyncio.wrap_future(pool.schedule(work, args=arguments, timeout=HUNG_AFTER))
        done, _ = await asyncio.wait({thought}, timeout=QUEUE_PATIENCE)
        if not done:
            thought.cancel()
            self._drop(pool)
            raise WorkerLost
        try:
            return thought.result()
        except _LOST as error:
            _log.warning("a thought was lost: %s", type(error).__name__)
            raise WorkerLost from error

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None

    def _opened(self) -> pebble.ProcessPool:
        """The processes; others where those before are all dead."""
        if self._pool is not None and not self._pool.active:
            self._drop(self._pool)
        if self._pool is None:
            # a forked child would take the locks of our threads with it
            self._pool = pebble.ProcessPool(self._number, context=multiprocessing.get_context("spawn"))
        return self._pool

    def _drop(self, pool: pebble.ProcessPool) -> None:
        """Has broken processes stopped, once for all who noticed; the next search starts others."""
        if self._pool is not pool:
            return
        self._pool = None
        _log.warning("the worker processes are started anew")
        pool.stop()  # type: ignore[no-untyped-call]
        threading.Thread(target=pool.join, name="end of broken workers", daemon=True).start()
