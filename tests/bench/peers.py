"""Peers to measure ourselves beside: the least that any bot does for a command."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import discord

from bot.client import DuizendenClient


class WithBareCommands(DuizendenClient):
    """The bot with two more commands: ``/bare`` answers a constant text, ``/saving`` writes a row first."""

    async def setup_hook(self) -> None:
        @self.tree.command(name="bare", description="Answers.")
        async def bare(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("Here I am.", ephemeral=True)

        @self.tree.command(name="saving", description="Saves a row and answers.")
        async def saving(interaction: discord.Interaction[Any]) -> None:
            await asyncio.to_thread(self._row.save, interaction.id)
            await interaction.response.send_message("It is saved.", ephemeral=True)

        self._row = Row(Path(self.settings.database_url.removeprefix("sqlite:///")).with_name("peer.db"))
        await super().setup_hook()

    async def close(self) -> None:
        self._row.close()
        await super().close()


class Row:
    """A file of SQLite into which a row of 4 KB is written, on the disk when it is done; no SQLAlchemy, no checks."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, text TEXT)")

    def save(self, number: int) -> None:
        self._connection.execute("INSERT INTO rows VALUES (?, ?)", (number, "x" * 4096))

    def close(self) -> None:
        self._connection.close()
