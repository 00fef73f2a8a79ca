"""When somebody is called to the table: looking at it, and choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.screens.pings import CHOICES, Pings, pings_screen

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.custom_ids import Press
    from bot.reply import Reply


async def show_pings(client: DuizendenClient, reply: Reply) -> None:
    """When the person is called."""
    settings = await client.preferences.player(reply.person.user_id)
    await reply.show(pings_screen(settings.pings, reply.speech))


async def set_pings(client: DuizendenClient, reply: Reply, pings: Pings) -> None:
    """Chooses when the person is called."""
    settings = await client.preferences.player(reply.person.user_id)
    await client.preferences.save_player(msgspec.structs.replace(settings, pings=pings))
    await reply.show(pings_screen(pings, reply.speech))


async def choose_pings(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`pings`: chosen in the menu."""
    named = reply.values[0] if reply.values else press.argument
    await set_pings(client, reply, next((choice for choice in CHOICES if choice == named), "always"))


HANDLERS = {"pings": choose_pings}
