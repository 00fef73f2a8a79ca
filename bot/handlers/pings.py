"""When somebody is called to the table: looking at it, and choosing."""

from __future__ import annotations

from bot.app import App
from bot.custom_ids import Press
from bot.reply import Reply
from bot.screens.pings import CHOICES, Pings, pings_screen


async def show_pings(app: App, reply: Reply) -> None:
    """When the person is called."""
    settings = await app.preferences.player(reply.person.user_id)
    await reply.show(pings_screen(settings.pings, reply.speech))


async def set_pings(app: App, reply: Reply, pings: Pings) -> None:
    """Chooses when the person is called."""
    await app.preferences.change_player(reply.person.user_id, pings=pings)
    await reply.show(pings_screen(pings, reply.speech))


async def choose_pings(app: App, reply: Reply, press: Press) -> None:
    """`pings`: chosen in the menu."""
    named = reply.chosen or press.argument
    await set_pings(app, reply, next((choice for choice in CHOICES if choice == named), "always"))


HANDLERS = {"pings": choose_pings}
