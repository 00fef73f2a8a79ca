"""Worker processes in which computers think, so that a search never keeps a press waiting.

A worker that dies or thinks too long costs that one thought, not the game: a computer that needs no search decides
instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Sequence
from typing import Final

import pebble

from bot.tables.decide import think, think_here
from engine import GAMES
from engine.game import Action, Event, View

_log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds after which a worker is taken for hung and replaced; searches stop themselves long before."""


class Workers:
    """A `bot.tables.Thinker` with processes of its own for levels that search; they start when they are needed."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: pebble.ProcessPool | None = None

    async def __call__(self, game: str, level: str, view: View, events: Sequence[Event], seed: int) -> Action:
        if self._number == 0 or not GAMES[game].searches(level):
            return await think_here(game, level, view, events, seed)
        try:
            thought = self._opened().schedule(think, args=(game, level, view, events, seed), timeout=PATIENCE)
            return await asyncio.wrap_future(thought)
        except (pebble.ProcessExpired, TimeoutError, OSError, RuntimeError) as error:
            _log.warning("a thought of a %s computer at %s was lost: %s", level, game, type(error).__name__)
            return await think_here(game, GAMES[game].stand_in, view, events, seed)

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
