"""Absent players: what happens when somebody's time is up, is asked to be skipped, or has left the server."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import msgspec

from bot.store.rows import Clock
from bot.tables.cache import Outcome, TableCache
from bot.tables.checks import seat_at
from bot.tables.decide import Thinker, decide
from bot.tables.moves import move
from bot.tables.problems import Problem
from bot.tables.table import Table, with_saved
from bot.tables.waiting import after_missed_action, held, waits_for, with_waiting
from engine.game import Action

SKIP_AFTER: Final = timedelta(minutes=10)
"""How long a table without a pace waits before anybody there may have somebody skipped."""

LONGEST_RESPITE: Final = timedelta(minutes=10)
"""How long somebody may still act whose time ran out in a pause of the bot: half their time, this at the most."""


class Absences:
    """Keeps tables going where people are absent."""

    def __init__(self, cache: TableCache, thinker: Thinker) -> None:
        self._cache = cache
        self._thinker = thinker

    async def remind(self, table_id: int) -> Table | None:
        """Notes that whoever the table waits for is being reminded; None if there is nobody to remind any more."""
        cache = self._cache
        async with cache.locked(table_id) as table:
            if table.saved.deadline is None or table.saved.reminded or len(waits_for(table)) != 1:
                return None
            return (await cache.save(with_saved(table, reminded=True), table)).table

    async def act_for_absent(self, table_id: int) -> Outcome | None:
        """One action for somebody whose time is up; None if nobody's is: they acted in time, or their seat is held.

        Between rounds, when all may deal, the cards are dealt.
        """
        cache = self._cache
        async with cache.alone(table_id):
            table = await cache.load(table_id)
        waiting, deadline = waits_for(table), table.saved.deadline
        if not waiting or deadline is None or cache.now() < deadline:
            return None
        seat = table.seats[waiting[0]]
        between = len(table.to_act()) > 1
        action = await self._action(table, seat.seat, between=between)
        async with cache.locked(table_id) as now:
            if now.saved.version != table.saved.version:
                return Outcome(now)
            made = move(now, seat.seat, (action,), "computer", cache.now())
            if not between:
                after = with_waiting(after_missed_action(made.table, seat, deadline), made.table, cache.now())
                made = msgspec.structs.replace(made, table=after)
            return await cache.save_move(made, now)

    async def after_pause(self, clock: Clock) -> Clock:
        """A clock as it goes on after the bot was away; whose time ran out meanwhile gets some again.

        They could not have acted: nobody's time is up because the bot was not there.

        Raises:
            Problem: there is no such table any more.
        """
        cache = self._cache
        if cache.now() < clock.deadline:
            return clock
        async with cache.locked(clock.table_id) as table:
            now = cache.now()
            deadline = now + min(timedelta(seconds=table.saved.pace or 0) / 2, LONGEST_RESPITE)
            if table.saved.deadline != clock.deadline or deadline == now:
                return clock
            await cache.save(with_saved(table, asked_at=now, deadline=deadline, reminded=False), table)
            return Clock(table.id, now, deadline, reminded=False)

    async def _action(self, table: Table, seat: int, *, between: bool) -> Action:
        if between:
            return next(iter(table.game.legal(table.state, seat)))
        return await decide(table, seat, table.game.stand_in, self._thinker)

    async def skip(self, table_id: int, user_id: int) -> Outcome:
        """Somebody at a table without a pace asks to go on without whoever it waits for.

        Raises:
            Problem: they do not sit here, the table waits for nobody else, has a pace, or has not waited long enough.
        """
        cache = self._cache
        async with cache.locked(table_id) as table:
            seat_at(table, user_id)
            waiting, asked_at = waits_for(table), table.saved.asked_at
            if not waiting or asked_at is None or table.seats[waiting[0]].user_id == user_id:
                raise Problem("nobody-to-skip")
            if table.saved.deadline is not None:
                raise Problem("has-clock", at=str(int(table.saved.deadline.timestamp())))
            if cache.now() < asked_at + SKIP_AFTER:
                raise Problem("skip-later", at=str(int((asked_at + SKIP_AFTER).timestamp())))
            return await cache.save(with_saved(table, deadline=cache.now(), reminded=True), table)

    async def gone(self, table_id: int, user_id: int) -> Outcome | None:
        """Somebody has left the server: a computer holds their seat. None if it does already."""
        cache = self._cache
        async with cache.locked(table_id) as table:
            seat = table.seat_of(user_id)
            if seat is None or seat.held or table.saved.phase != "playing":
                return None
            return await cache.save(with_waiting(held(table, seat), table, cache.now()), table)
