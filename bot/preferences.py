"""What servers and players have chosen, kept at hand so that a press does not wait for the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import discord
import msgspec
from cachetools import LRUCache

from bot.language import Speech, choose_language, speech
from bot.store import Store, preferences
from bot.store.rows import PlayerSettings, ServerSettings

KEPT: Final = 2000
"""How many players' and how many servers' settings are kept in memory."""


class Preferences:
    """Settings of players and servers, and the languages that follow from them."""

    def __init__(self, store: Store, default_language: str) -> None:
        self._store = store
        self._default_language = default_language
        self._players: LRUCache[int, PlayerSettings] = LRUCache(KEPT)
        self._servers: LRUCache[int, ServerSettings] = LRUCache(KEPT)
        self._changing = asyncio.Lock()

    async def player(self, user_id: int) -> PlayerSettings:
        """What a player has chosen."""
        return self._players.get(user_id) or self._players.setdefault(
            user_id, await self._store.read(preferences.player, user_id)
        )

    async def server(self, guild_id: int) -> ServerSettings:
        """What a server has chosen."""
        return self._servers.get(guild_id) or self._servers.setdefault(
            guild_id, await self._store.read(preferences.server, guild_id)
        )

    async def change_player(self, user_id: int, **changes: str | None) -> PlayerSettings:
        """Changes fields of what a player has chosen."""
        settings = msgspec.structs.replace(await self.player(user_id), **changes)
        await self._store.write(preferences.save, settings)
        self._players[user_id] = settings
        return settings

    async def save_server(self, settings: ServerSettings) -> None:
        """Keeps what a server has chosen."""
        await self._store.write(preferences.save, settings)
        self._servers[settings.guild_id] = settings

    async def change_server(self, guild_id: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Changes what a server has chosen, one change at a time, so that of two managers none loses theirs."""
        async with self._changing:
            settings = change(await self.server(guild_id))
            await self.save_server(settings)
            return settings

    def forget_player(self, user_id: int) -> None:
        """Reads a player's settings again when they are needed next."""
        self._players.pop(user_id, None)

    def forget_server(self, guild_id: int) -> None:
        """Reads a server's settings again when they are needed next."""
        self._servers.pop(guild_id, None)

    def likely_speech(self, interaction: discord.Interaction[Any]) -> Speech:
        """The language of the presser as far as it can be told without the database."""
        return self._to_presser(
            interaction, self._players.get(interaction.user.id), self._servers.get(interaction.guild_id or 0)
        )

    async def private_speech(self, interaction: discord.Interaction[Any]) -> Speech:
        """The language of what only the presser sees: their own choice, their client's, the server's.

        Buttons of the public board are named in it as the board shows them.
        """
        player = await self.player(interaction.user.id)
        server = await self.server(interaction.guild_id) if interaction.guild_id else None
        return self._to_presser(interaction, player, server)

    def _to_presser(
        self, interaction: discord.Interaction[Any], player: PlayerSettings | None, server: ServerSettings | None
    ) -> Speech:
        """What only the presser sees, by what they and the server have chosen, as far as it is known."""
        own, servers = player.language if player else None, server.language if server else None
        guild_locale = interaction.guild_locale.value if interaction.guild_locale else None
        language = choose_language(own, interaction.locale.value, servers, guild_locale, self._default_language)
        return speech(language, self._public_language(interaction.guild, servers))

    async def public_speech(self, guild: discord.Guild | None) -> Speech:
        """The language of what everybody sees: the server's choice, its locale, the bot's default."""
        server = await self.server(guild.id) if guild else None
        return speech(self._public_language(guild, server.language if server else None))

    def _public_language(self, guild: discord.Guild | None, chosen: str | None) -> str:
        # a server that never chose a locale says en-US; the owner of the bot may know better
        locale = guild.preferred_locale.value if guild else "en-US"
        return choose_language(chosen, None if locale == "en-US" else locale, self._default_language)
