"""What is put away once a day: tables that nobody uses any more, and servers that the bot is no longer on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.preferences import Preferences
from bot.store import Store, retention
from bot.store.problems import StoreError
from bot.tables import Tables

_log = logging.getLogger(__name__)

TABLES_KEPT: Final = timedelta(days=30)
"""How long a lobby, an ended or a closed table is kept after somebody used it last. A match being played stays."""

SERVERS_KEPT: Final = timedelta(days=30)
"""How long everything of a server is kept after the bot was removed from it, in case it was a mistake."""

EVERY: Final = timedelta(days=1)
"""How often old things are put away."""


def _now() -> datetime:
    return datetime.now(UTC)


class Retention:
    """Puts away what is old. `clock` gives the time as the store writes it down."""

    def __init__(
        self, store: Store, tables: Tables, preferences: Preferences, clock: Callable[[], datetime] = _now
    ) -> None:
        self._store = store
        self._tables = tables
        self._preferences = preferences
        self._clock = clock
        self._daily: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to put old things away, now and once a day; a second call does nothing."""
        if self._daily is None:
            self._daily = asyncio.create_task(self._keep_tidy(), name="retention")

    async def stop(self) -> None:
        """Stops; what is being put away is left to the database, which does it whole or not at all."""
        if self._daily is not None:
            self._daily.cancel()
            await asyncio.gather(self._daily, return_exceptions=True)
            self._daily = None

    async def note_servers(self, present: Collection[int]) -> None:
        """Notes on which servers the bot is, for it may have been removed from one while it was away."""
        await self._store.write(retention.note_servers, present, self._clock())

    async def server_left(self, guild_id: int) -> None:
        """The bot was removed from a server: from now on its time runs. Nothing is lost if it is invited again."""
        await self._store.write(retention.server_left, guild_id, self._clock())

    async def server_joined(self, guild_id: int) -> None:
        """The bot was invited to a server, perhaps again."""
        await self._store.write(retention.server_joined, guild_id)

    async def tidy(self) -> None:
        """Puts away what is old."""
        now = self._clock()
        put_away = await self._store.write(retention.tidy, now - TABLES_KEPT)
        forgotten = await self._store.write(retention.forget_left_servers, now - SERVERS_KEPT)
        for guild_id in forgotten:
            self._tables.forget_server(guild_id)
            self._preferences.forget_server(guild_id)
        if put_away or forgotten:
            _log.info("put away %s old tables and %s servers", put_away, len(forgotten))

    async def _keep_tidy(self) -> None:
        while True:
            try:
                await self.tidy()
            except StoreError as error:
                _log.warning("old things could not be put away: %s", error)
            await asyncio.sleep(EVERY.total_seconds())
