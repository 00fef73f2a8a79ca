"""The bot behind Discord's events: everything it is made of, opened, resumed and closed together."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import timedelta
from typing import Final, Self

import discord

from bot.board import Boards
from bot.consequences import Consequences
from bot.panels import Panels
from bot.places import Places
from bot.preferences import Preferences
from bot.retention import Retention
from bot.settings import Settings
from bot.store import Store, saved_tables
from bot.tables import Absences, TableCache, Tables
from bot.workers import Workers

SHOWN_WITHIN: Final = timedelta(seconds=30)
"""After this time a board surely shows what was saved."""


class App:
    """Everything the bot is made of.

    Attributes:
        settings: environment and .env.
        places: servers and channels at Discord.
        store: the database.
        workers: processes in which computers think.
        tables: every table.
        absences: what happens where people are absent.
        preferences: languages and habits of players and servers.
        boards: the public messages.
        panels: the private ones that can still be edited.
        consequences: what follows a saved change.
        computers: their turns.
        clocks: when somebody's time is up.
        retention: what is put away once a day.
    """

    def __init__(self, settings: Settings, places: Places, store: Store) -> None:
        self.settings = settings
        self.places = places
        self.store = store
        self.workers = Workers(settings.search_workers)
        cache = TableCache(store, discord.utils.utcnow)
        self.tables = Tables(cache, self.workers)
        self.absences = Absences(cache, self.workers)
        self.preferences = Preferences(store, settings.default_language)
        self.boards = Boards(places, self.tables, self.preferences, settings.board_interval)
        self.panels = Panels(self.preferences)
        self.consequences = Consequences(
            self.tables, self.absences, self.boards, self.panels, places, settings.computer_pace
        )
        self.computers = self.consequences.computers
        self.clocks = self.consequences.clocks
        self.retention = Retention(store, self.tables, self.preferences)

    @classmethod
    async def open(cls, settings: Settings, places: Places) -> Self:
        """Opens the database, and makes everything else around it.

        Raises:
            StoreUnavailable: it cannot be used; ``str(error)`` is one line that says why.
        """
        return cls(settings, places, await Store.open(settings.database_url))

    async def close(self) -> None:
        """Lets moves under way finish and shows them, then closes everything."""
        await self.retention.stop()
        await self.clocks.stop()
        await self.computers.stop()
        self.workers.close()
        await self.boards.finish()
        await self.store.close()

    async def resume(self, servers: Collection[int]) -> None:
        """Goes on where the bot stopped; `servers` are those it is on now. May be called again after an outage."""
        await self.retention.note_servers(servers)
        self.retention.start()
        last = await self.store.read(saved_tables.saved_last, SHOWN_WITHIN)
        self.computers.resume(await self.store.read(saved_tables.to_resume))
        self.boards.catch_up({*last, *await self.clocks.resume(await self.store.read(saved_tables.clocks))})

    async def server_joined(self, server: int) -> None:
        """The bot was invited, again perhaps: then the clocks of its tables go on."""
        await self.retention.server_joined(server)
        self.boards.catch_up(await self.clocks.resume(await self.store.read(saved_tables.clocks)))

    async def server_left(self, server: int) -> None:
        """The bot was removed: nobody can act at the server's tables."""
        await self.retention.server_left(server)
        for table in await self.store.read(saved_tables.of_server, server):
            self.clocks.halt(table.id)

    async def repost_tables(self, servers: Iterable[int]) -> None:
        """Posts the boards of all tables of some servers anew, where Discord has forgotten every message."""
        for server in servers:
            for table in await self.store.read(saved_tables.of_server, server):
                await self.boards.post(table.id)
