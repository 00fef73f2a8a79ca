"""The clocks of tables: a reminder half-way, and a computer's move when somebody's time is up.

A clock is a deadline in the database and a sleeping task here. Nothing polls; after a restart the tasks sleep for
what was left.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime

from bot.store.problems import StoreError, pause_after
from bot.store.rows import Clock
from bot.tables import Absences, Outcome, Problem, Table

_log = logging.getLogger(__name__)


class Clocks:
    """One task for each table whose clock runs.

    `remind` is called with the table half-way, `announce` with each move that was made for somebody whose time was up.
    """

    def __init__(
        self,
        absences: Absences,
        now: Callable[[], datetime],
        remind: Callable[[Table], Awaitable[None]],
        announce: Callable[[Outcome], Awaitable[None]],
    ) -> None:
        self._absences = absences
        self._now = now
        self._remind = remind
        self._announce = announce
        self._running: dict[int, tuple[Clock, asyncio.Task[None]]] = {}

    def follow(self, table: Table) -> None:
        """Sets the clock of a table as its row says."""
        saved = table.saved
        if saved.phase != "playing" or saved.deadline is None or saved.asked_at is None:
            self.halt(table.id)
        else:
            self.set(Clock(table.id, saved.asked_at, saved.deadline, saved.reminded))

    async def resume(self, clocks: Iterable[Clock]) -> list[int]:
        """Lets saved clocks go on that do not run yet; gives the tables whose deadline is another one now."""
        moved = []
        for clock in clocks:
            if clock.table_id in self._running:
                continue
            try:
                now = await self._absences.after_pause(clock)
            except Problem as problem:
                _log.info("table %s has no clock any more: %s", clock.table_id, problem.code)
                continue
            self.set(now)
            if now != clock:
                moved.append(clock.table_id)
        return moved

    def set(self, clock: Clock) -> None:
        """Lets a clock run; the same one goes on undisturbed."""
        running = self._running.get(clock.table_id)
        if running is not None and running[0].deadline == clock.deadline:
            return
        self.halt(clock.table_id)
        task = asyncio.create_task(self._run(clock), name=f"clock of table {clock.table_id}")
        self._running[clock.table_id] = (clock, task)

    def halt(self, table_id: int) -> None:
        """Stops the clock of a table, if one runs; its deadline stays in the database."""
        running = self._running.pop(table_id, None)
        if running is not None and running[1] is not asyncio.current_task():
            running[1].cancel()

    async def stop(self) -> None:
        """Stops every clock; their deadlines stay in the database."""
        tasks = [task for _, task in self._running.values()]
        self._running.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, clock: Clock) -> None:
        try:
            if not clock.reminded:
                await self._sleep_until(clock.asked_at + (clock.deadline - clock.asked_at) / 2)
                await self._remind_of(clock)
            await self._sleep_until(clock.deadline)
            while (outcome := await self._act(clock.table_id)) is not None:
                await self._tell(outcome)
        except Problem as problem:
            _log.info("table %s has no clock any more: %s", clock.table_id, problem.code)
        except Exception:
            _log.exception("the clock of table %s stopped", clock.table_id)
        finally:
            running = self._running.get(clock.table_id)
            if running is not None and running[1] is asyncio.current_task():
                del self._running[clock.table_id]

    async def _remind_of(self, clock: Clock) -> None:
        """Reminds once; a reminder that fails keeps nobody from their deadline."""
        try:
            table = await self._absences.remind(clock.table_id)
            if table is not None:
                await self._remind(table)
        except StoreError as error:
            _log.warning("table %s reminds nobody: %s", clock.table_id, error)
        except Problem:
            raise
        except Exception:
            _log.exception("the player of table %s could not be reminded", clock.table_id)

    async def _act(self, table_id: int) -> Outcome | None:
        """Acts for whoever is absent, as soon as the database lets it be saved: nobody else ends such a turn."""
        failures = 0
        while True:
            try:
                return await self._absences.act_for_absent(table_id)
            except StoreError as error:
                _log.warning("the computer of table %s waits for the database: %s", table_id, error)
                await asyncio.sleep(pause_after(failures))
                failures += 1

    async def _tell(self, outcome: Outcome) -> None:
        """Tells of a move that is saved; where that fails the next one is made all the same."""
        try:
            await self._announce(outcome)
        except Exception:
            _log.exception("a move at table %s could not be shown", outcome.table.id)

    async def _sleep_until(self, moment: datetime) -> None:
        """Sleeps until the clock on the wall says so: a sleep of a day ends seconds before or after it."""
        while (left := (moment - self._now()).total_seconds()) > 0:  # noqa: ASYNC110 - nobody sets an event for it
            await asyncio.sleep(left)
