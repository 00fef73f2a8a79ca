"""What follows a saved change: board, call, panels, computers and clocks are told.

Nothing here undoes a change. What cannot be shown is shown by the next change, or at the next start.
"""

from __future__ import annotations

import logging

import discord

from bot.board import Boards
from bot.clocks import Clocks
from bot.computers import Computers
from bot.panels import Panels
from bot.places import Places
from bot.tables import Absences, Outcome, Table, Tables, waits_for

_log = logging.getLogger(__name__)


class Consequences:
    """Tells everybody of changes. Computers and clocks make changes of their own, which come back here.

    Attributes:
        computers: their turns.
        clocks: the time of people who keep a table waiting.
    """

    def __init__(
        self,
        tables: Tables,
        absences: Absences,
        boards: Boards,
        panels: Panels,
        places: Places,
        computer_pace: float,
    ) -> None:
        self.computers = Computers(tables, computer_pace, self.announce)
        self.clocks = Clocks(absences, discord.utils.utcnow, self.remind, self.announce)
        self._tables = tables
        self._absences = absences
        self._boards = boards
        self._panels = panels
        self._places = places

    async def announce(self, outcome: Outcome, actor: int | None = None) -> None:
        """Shows everybody what happened: the board, the next player's call and panel; then computers go on.

        `actor` is the person who acted; their own panel has been answered already.
        """
        table_id = outcome.table.id
        self._boards.request(table_id)
        try:
            await self._boards.call(outcome.table, actor)
            await self._refresh_panels(outcome, actor)
        finally:
            self.computers.follow(table_id)
            self.clocks.follow(await self._tables.table(table_id))

    async def _refresh_panels(self, outcome: Outcome, actor: int | None) -> None:
        """Draws the panels of those whose turn has come or has been ended by a computer, and of all between rounds.

        Nobody else's: they may be choosing.
        """
        table = outcome.table
        waiting = table.to_act()
        for seat in table.present:
            turn_changed = (seat.seat in waiting) != (seat.seat in outcome.acted_before)
            if seat.user_id is None or seat.user_id == actor or not (turn_changed or len(waiting) != 1):
                continue
            now = await self._tables.table(table.id)
            if now.to_act() == waiting and now.saved.decisions == table.saved.decisions:  # nobody was faster
                await self._panels.refresh(now, seat.user_id)

    async def remind(self, table: Table) -> None:
        """Reminds whoever a table waits for, or has a computer hold their seat if they have left the server."""
        if not await self.hold_if_gone(table):
            await self._boards.remind(table)

    async def hold_if_gone(self, table: Table) -> bool:
        """Has a computer hold the seat of whoever a table waits for, if they are no longer on the server.

        Asked only where somebody keeps a table waiting: without the privileged intent Discord does not tell.
        """
        seats, guild = waits_for(table), self._places.get_guild(table.saved.guild_id)
        user_id = table.seats[seats[0]].user_id if len(seats) == 1 else None
        if guild is None or user_id is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            outcome = await self._absences.gone(table.id, user_id)
            if outcome is not None:
                await self.announce(outcome)
            return True
        except discord.HTTPException as error:
            _log.info("it is not known who is on server %s: %s", guild.id, error.code)
        return False
