"""Answering one interaction: exactly once, in time, and privately from the first byte.

Discord gives three seconds, and people lose patience after one. Whatever is slow, the interaction is acknowledged
within a second; what was to be shown then follows as an edit or a private follow-up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bot.discord_errors import ALREADY_ANSWERED, UNKNOWN_INTERACTION
from bot.language import Speech, choose_language, speech
from bot.tables import Person

ValueT = TypeVar("ValueT")

_log = logging.getLogger(__name__)

ACKNOWLEDGED_AFTER: Final = 1.0
"""Seconds until an interaction that is not answered yet is acknowledged."""

HANDLE_LIFE: Final = timedelta(minutes=14)
"""How long a private message can be edited after the click that gave it; Discord allows fifteen minutes."""


def _is_alive(interaction: discord.Interaction[Any]) -> bool:
    return discord.utils.utcnow() - interaction.created_at < HANDLE_LIFE


class Handle:
    """A private message that can still be edited, through the interaction that made it.

    Attributes:
        message_id: the message; None where the answer was lost and it is not known whether there is one.
    """

    def __init__(
        self, interaction: discord.Interaction[Any], message_id: int | None, *, followup: bool = False
    ) -> None:
        self.message_id = message_id
        self._interaction = interaction
        self._followup = followup

    @property
    def alive(self) -> bool:
        """Whether Discord still accepts edits."""
        return _is_alive(self._interaction)

    async def edit(self, view: ui.LayoutView) -> None:
        """Shows something else in the message.

        Raises:
            discord.HTTPException: the message is gone, or its time is over.
        """
        view.stop()
        if self._followup and self.message_id is not None:
            await self._interaction.followup.edit_message(self.message_id, view=view)
        else:
            await self._interaction.edit_original_response(view=view)

    async def delete(self) -> None:
        """Takes the message away.

        Raises:
            discord.HTTPException: the message is gone, or its time is over.
        """
        if self._followup and self.message_id is not None:
            await self._interaction.followup.delete_message(self.message_id)
        else:
            await self._interaction.delete_original_response()


class Reply:
    """The answer to one interaction.

    Attributes:
        interaction: what is answered.
        person: who asked, under their name as it is now.
        speech: their language.
        values: what they chose in a menu or wrote in a form; None for a button or a command.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        speech: Speech,
        values: Sequence[str] | None = None,
    ) -> None:
        self.interaction = interaction
        self.speech = speech
        self.values = None if values is None else tuple(values)
        self.person = Person(interaction.user.id, interaction.user.display_name)
        self._answering = asyncio.Lock()

    @property
    def guild_id(self) -> int:
        """The server it comes from; 0 for none."""
        return self.interaction.guild_id or 0

    @property
    def chosen(self) -> str:
        """What was chosen first in a menu, or written first in a form; empty for a button or a command."""
        return self.values[0] if self.values else ""

    @property
    def commands(self) -> Speech:
        """The language in which their Discord shows them the names of commands, whatever they have chosen here."""
        return speech(choose_language(self.interaction.locale.value))

    @property
    def alive(self) -> bool:
        """Whether Discord still takes answers to this interaction."""
        return _is_alive(self.interaction)

    @property
    def on_private_message(self) -> bool:
        """Whether the component that was pressed is on a message only the presser sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def may_manage(self) -> bool:
        """Whether the person may manage the server."""
        return self.interaction.permissions.manage_guild

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """While this runs, the interaction is acknowledged as soon as Discord's or a person's patience needs it."""
        watch = asyncio.create_task(self._acknowledge_late())
        try:
            yield
        finally:
            watch.cancel()
            await asyncio.gather(watch, return_exceptions=True)

    async def _acknowledge_late(self) -> None:
        await asyncio.sleep(ACKNOWLEDGED_AFTER)
        async with self._answering:
            if not self.interaction.response.is_done():
                with_grace = self.interaction.type is discord.InteractionType.application_command
                await self._first(self.interaction.response.defer(ephemeral=with_grace))

    async def update(self, view: ui.LayoutView) -> Handle:
        """Shows something else in the message whose component was pressed."""
        view.stop()
        async with self._answering:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(view=view)
            else:
                await self._first(self.interaction.response.edit_message(view=view))
        message = self.interaction.message
        return Handle(self.interaction, None if message is None else message.id)

    async def private(self, view: ui.LayoutView, *, file: discord.File | None = None) -> Handle:
        """Sends a new message that only the person sees."""
        view.stop()
        extra: dict[str, Any] = {} if file is None else {"file": file}
        async with self._answering:
            if not self.interaction.response.is_done():
                made = await self._first(self.interaction.response.send_message(view=view, ephemeral=True, **extra))
                return Handle(self.interaction, None if made is None else made.message_id)
            sent = await self.interaction.followup.send(view=view, ephemeral=True, wait=True, **extra)
            return Handle(self.interaction, sent.id, followup=True)

    async def show(self, view: ui.LayoutView) -> Handle:
        """Shows something in the private message that was pressed, or in a new one if none was."""
        return await (self.update(view) if self.on_private_message else self.private(view))

    async def ask(self, modal: ui.Modal) -> None:
        """Opens a form; what is written in it arrives as a press of the form's custom_id."""
        modal.stop()
        async with self._answering:
            await self._first(self.interaction.response.send_modal(modal))

    async def acknowledge(self) -> None:
        """Answers a press that changes nothing on the message that was pressed."""
        async with self._answering:
            if not self.interaction.response.is_done():
                await self._first(self.interaction.response.defer())

    async def _first(self, answer: Awaitable[ValueT]) -> ValueT | None:
        """Sends the first answer. A retry after a lost answer is told that it was answered already: so it was."""
        try:
            return await answer
        except discord.HTTPException as error:
            if error.code not in (ALREADY_ANSWERED, UNKNOWN_INTERACTION):
                raise
            _log.info("an answer came twice or too late: %s", error.code)
            return None
