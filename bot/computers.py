"""Computers' turns: one task a table, for as long as a computer is to move there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from bot.store.problems import RETRY_AFTER, StoreError, pause_after
from bot.tables import Outcome, Problem, Tables

_log = logging.getLogger(__name__)

MISTAKES: Final = len(RETRY_AFTER)
"""How often a move is tried again that failed by a mistake of ours, which would come again for ever; a move that the
database refuses is tried until it is saved."""


class Computers:
    """Lets computers move, at a pace that people can follow.

    `pace` is in seconds a move. `announce` is called with each move after it has been saved.
    """

    def __init__(self, tables: Tables, pace: float, announce: Callable[[Outcome], Awaitable[None]]) -> None:
        self._tables = tables
        self._pace = pace
        self._announce = announce
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._moves: set[asyncio.Task[Outcome | None]] = set()
        self._resuming: set[asyncio.Task[None]] = set()

    def follow(self, table_id: int) -> None:
        """Sees to it that the computers of a table move while it is their turn."""
        if table_id not in self._playing:
            task = asyncio.create_task(self._play(table_id), name=f"computers of table {table_id}")
            self._playing[table_id] = task

    def resume(self, table_ids: Iterable[int]) -> None:
        """Follows tables that are taken up one after another: there may be many, and people press meanwhile."""
        task = asyncio.create_task(self._resume(table_ids), name="computers after a start")
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def stop(self) -> None:
        """Lets the moves that are being made finish, and makes no more."""
        for resuming in self._resuming:
            resuming.cancel()
        await asyncio.gather(*self._resuming, return_exceptions=True)
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._moves, return_exceptions=True)

    async def _resume(self, table_ids: Iterable[int]) -> None:
        for table_id in table_ids:
            try:
                if await self._is_waiting(table_id):
                    self.follow(table_id)
            except Exception:
                _log.exception("the computers of table %s could not go on", table_id)

    async def _play(self, table_id: int) -> None:
        failures = 0
        try:
            while True:
                try:
                    if not await self._is_waiting(table_id):
                        return
                    await asyncio.sleep(self._pace)
                    await self._move(table_id)
                    failures = 0
                except Exception as error:
                    if failures >= MISTAKES and not isinstance(error, StoreError):
                        raise
                    _log.warning("a computer of table %s could not move", table_id, exc_info=True)
                    await asyncio.sleep(pause_after(failures))
                    failures += 1
        except Exception:
            _log.exception("the computers of table %s stopped", table_id)
        finally:
            self._playing.pop(table_id, None)

    async def _is_waiting(self, table_id: int) -> bool:
        try:
            return (await self._tables.table(table_id)).computer_to_move() is not None
        except Problem as problem:
            _log.info("table %s has no computers' turns any more: %s", table_id, problem.code)
            return False

    async def _move(self, table_id: int) -> None:
        """Makes one move, which is finished even if this task is cancelled."""
        move = asyncio.create_task(self._tables.let_computer_move(table_id))
        self._moves.add(move)
        move.add_done_callback(self._moves.discard)
        outcome = await asyncio.shield(move)
        if outcome is not None:
            await self._announce(outcome)
