"""Stopping a table before its end."""

from __future__ import annotations

from bot.app import App
from bot.custom_ids import Press
from bot.handlers.common import answer_and_announce, tell
from bot.reply import Reply
from bot.screens.notices import confirm_stop_screen


async def offer_stop(app: App, reply: Reply, table_id: int) -> None:
    """Asks whether a table is really to be closed."""
    await reply.show(confirm_stop_screen(await app.tables.table(table_id), reply.speech))


async def stop(app: App, reply: Reply, press: Press) -> None:
    """`stop`: the table was chosen among several."""
    await offer_stop(app, reply, int(reply.chosen or press.table))


async def stop_surely(app: App, reply: Reply, press: Press) -> None:
    """`stop_surely`: the table is closed; nothing is booked."""
    outcome = await app.tables.stop(press.table, reply.person.user_id, may_manage=reply.may_manage)
    await answer_and_announce(app, reply, outcome, tell(reply, "stopped"))


HANDLERS = {"stop": stop, "stop_surely": stop_surely}
