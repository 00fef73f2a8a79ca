"""The private hand panels that can still be edited, one a player and table, and the clicks that may give the first.

They live in memory only: an edit needs the token of the player's last press, which is a secret and dies after
fifteen minutes anyway. After a restart a panel is fresh again with the next press on it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord
import msgspec
from cachetools import TTLCache

from bot.discord_errors import UNREACHABLE, code_of
from bot.drawing import draw_panel
from bot.preferences import Preferences
from bot.reply import HANDLE_LIFE, Handle, Reply
from bot.store.problems import StoreError
from bot.store.rows import SavedSeat
from bot.tables import Table

_log = logging.getLogger(__name__)

PANELS_KEPT: Final = 5000
"""How many panels are remembered; the longest untouched is forgotten first."""

_Key = tuple[int, int]
"""A table and a user."""


class _OpenPanel(msgspec.Struct, frozen=True):
    """A panel at Discord, and the click that gave it or changed it last."""

    handle: Handle
    click: Reply


class Panels:
    """Every hand panel that is open."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._open: TTLCache[_Key, _OpenPanel] = TTLCache(PANELS_KEPT, HANDLE_LIFE.total_seconds(), _now)
        self._clicks: TTLCache[_Key, Reply] = TTLCache(PANELS_KEPT, HANDLE_LIFE.total_seconds(), _now)

    def keep_click(self, table_id: int, reply: Reply) -> None:
        """Remembers a click in the lobby, from which a hand can be given when the match starts."""
        self._clicks[table_id, reply.person.user_id] = reply

    def carry_over(self, over_id: int, rematch: Table) -> None:
        """Takes the last click of everybody at a match that is over for a click in the lobby of its rematch."""
        for seat in rematch.people:
            assert seat.user_id is not None, "only people click"
            panel = self._open.get((over_id, seat.user_id))
            if panel is not None:
                self.keep_click(rematch.id, panel.click)

    async def hand_out(self, table: Table) -> None:
        """Gives everybody who clicked in the lobby not long ago their first hand, in a new private message.

        Whoever has just played the match before this one has clicked there, by `carry_over`.
        """
        await asyncio.gather(*(self._hand_out(table, seat) for seat in table.people))

    async def _hand_out(self, table: Table, seat: SavedSeat) -> None:
        assert seat.user_id is not None, "only people are handed panels"
        click = self._clicks.pop((table.id, seat.user_id), None)
        if click is None or not click.alive:
            return
        try:
            settings = await self._preferences.player(seat.user_id)
            handle = await click.private(draw_panel(table, seat, click.speech, settings.sort))
        except UNREACHABLE as error:
            _log.info("a first hand could not be given: %s", code_of(error))
            return
        except StoreError as error:
            _log.warning("a first hand could not be given: %s", error)
            return
        await self.keep(table.id, click, handle)

    async def keep(self, table_id: int, click: Reply, handle: Handle) -> None:
        """Remembers a player's panel; where it is another message than their older one, that is taken away."""
        key = (table_id, click.person.user_id)
        older = self._open.get(key)
        self._open[key] = _OpenPanel(handle, click)
        if older is not None and older.handle.alive and _are_two(older.handle, handle):
            try:
                await older.handle.delete()
            except UNREACHABLE as error:
                _log.info("an older panel could not be taken away: %s", code_of(error))

    async def refresh(self, table: Table, user_id: int) -> None:
        """Draws a player's panel again, if Discord still lets us."""
        seat, panel = table.seat_of(user_id), self._open.get((table.id, user_id))
        if seat is None or panel is None:
            return
        if not panel.handle.alive:
            self._open.pop((table.id, user_id), None)
            return
        try:
            settings = await self._preferences.player(user_id)
            await panel.handle.edit(draw_panel(table, seat, panel.click.speech, settings.sort))
        except UNREACHABLE as error:
            _log.info("a panel could not be refreshed: %s", code_of(error))
            self._open.pop((table.id, user_id), None)
        except StoreError as error:
            _log.warning("a panel could not be refreshed: %s", error)


def _are_two(one: Handle, other: Handle) -> bool:
    """Whether two panels are surely different messages."""
    return None not in (one.message_id, other.message_id) and one.message_id != other.message_id


def _now() -> float:
    return discord.utils.utcnow().timestamp()
