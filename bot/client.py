"""Discord's events, and nothing else: what they ask for is done elsewhere."""

from __future__ import annotations

import logging
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.app import App
from bot.boundary import Boundary
from bot.commands import add_commands
from bot.custom_ids import Press
from bot.language.translator import CommandTranslator
from bot.settings import Settings

_log = logging.getLogger(__name__)

PRESSED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class DuizendenClient(discord.Client):
    """The bot at Discord.

    Attributes:
        settings: environment and .env.
        app: everything behind the events; there from `open` on.
        boundary: what answers interactions; there from `open` on.
    """

    app: App
    boundary: Boundary

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.settings = settings
        self.tree = app_commands.CommandTree(self)
        self._is_open = False

    async def open(self) -> None:
        """Opens the database, so that what is wrong with it is known before Discord is asked for anything.

        Raises:
            StoreUnavailable: it cannot be used; ``str(error)`` is one line that says why.
        """
        if not self._is_open:
            self.app = await App.open(self.settings, self)
            self.boundary = Boundary(self.app)
            self._is_open = True

    async def close(self) -> None:
        """Lets the answers and moves under way finish, then closes everything. May be called twice."""
        if self._is_open:
            self._is_open = False
            await self.boundary.close()
            await self.app.close()
        await super().close()

    async def setup_hook(self) -> None:
        """Gets everything ready and tells Discord the commands."""
        await self.open()
        self.app.workers.start()
        self.tree.error(self.boundary.command_failed)
        add_commands(self.tree, self.boundary)
        await self.tree.set_translator(CommandTranslator())
        await self._sync()

    async def _sync(self) -> None:
        guild = discord.Object(self.settings.sync_guild) if self.settings.sync_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        await self.tree.sync(guild=guild)

    async def on_ready(self) -> None:
        """Discord has told of all servers; it may do so again after a lost connection."""
        _log.info("ready on %s servers", len(self.guilds))
        await self.app.resume([guild.id for guild in self.guilds])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited to a server."""
        await self.app.server_joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server; an outage at Discord is no removal and does not come here."""
        await self.app.server_left(guild.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Buttons, menus and forms are recognised by their custom_id, so that they work after any restart."""
        if interaction.type not in PRESSED:
            return
        data = cast("dict[str, Any]", interaction.data or {})
        press = Press.parse(data.get("custom_id", ""))
        if press is not None:
            await self.boundary.press(interaction, press, _values(data))


def _values(data: dict[str, Any]) -> list[str] | None:
    """What was chosen in a menu, or written in a form, in order; None for a button."""
    if "components" in data:
        return [str(part.get("component", {}).get("value", "")) for part in data["components"]]
    return data.get("values")
