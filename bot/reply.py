"""Answering one interaction: exactly once, in time, and privately from the first byte.

Discord gives three seconds, and people lose patience after one. Whatever is slow, the interaction is acknowledged
within a second; what was to be shown then follows as an edit or a private follow-up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.language import Speech
from bot.tables import Person

if TYPE_CHECKING:
    from bot.client import DuizendenClient

_log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds until an interaction that is not answered yet is acknowledged."""

HANDLE_LIFE: Final = timedelta(minutes=14)
"""How long a private message can be edited after the click that gave it; Discord allows fifteen minutes."""

ALREADY_ANSWERED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062


def _is_alive(interaction: discord.Interaction[Any]) -> bool:
    return discord.utils.utcnow() - interaction.created_at < HANDLE_LIFE


class Handle:
    """A private message that can still be edited, through the interaction that made it."""

    def __init__(self, interaction: discord.Interaction[Any], message_id: int | None = None) -> None:
        self._interaction = interaction
        self._message_id = message_id

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
        if self._message_id is None:
            await self._interaction.edit_original_response(view=view)
        else:
            await self._interaction.followup.edit_message(self._message_id, view=view)

    async def delete(self) -> None:
        """Takes the message away.

        Raises:
            discord.HTTPException: the message is gone, or its time is over.
        """
        if self._message_id is None:
            await self._interaction.delete_original_response()
        else:
            await self._interaction.followup.delete_message(self._message_id)


class Reply:
    """The answer to one interaction.

    Attributes:
        interaction: what is answered.
        person: who asked, under his name as it is now.
        speech: his language.
        values: what he chose in a menu or wrote in a form; None for a button or a command.
    """

    def __init__(
        self,
        interaction: discord.Interaction[DuizendenClient],
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
        await asyncio.sleep(PATIENCE)
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
        return Handle(self.interaction)

    async def private(self, view: ui.LayoutView, *, file: discord.File | None = None) -> Handle:
        """Sends a new message that only the person sees."""
        view.stop()
        extra: dict[str, Any] = {} if file is None else {"file": file}
        async with self._answering:
            if not self.interaction.response.is_done():
                await self._first(self.interaction.response.send_message(view=view, ephemeral=True, **extra))
                return Handle(self.interaction)
            sent = await self.interaction.followup.send(view=view, ephemeral=True, wait=True, **extra)
            return Handle(self.interaction, sent.id)

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

    async def _first(self, answer: Any) -> None:
        """Sends the first answer. A retry after a lost answer is told that it was answered already: so it was."""
        try:
            await answer
        except discord.HTTPException as error:
            if error.code not in (ALREADY_ANSWERED, UNKNOWN_INTERACTION):
                raise
            _log.info("an answer came twice or too late: %s", error.code)
