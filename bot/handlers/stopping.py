"""Stopping a table before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.custom_ids import Press
from bot.handlers.common import answer_and_show, tell
from bot.screens.notices import confirm_stop_screen

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.reply import Reply


async def offer_stop(client: DuizendenClient, reply: Reply, table_id: int) -> None:
    """Asks whether a table is really to be closed."""
    await reply.show(confirm_stop_screen(await client.tables.table(table_id), reply.speech))


async def stop(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`stop`: the table was chosen among several."""
    await offer_stop(client, reply, _table_id(reply, press))


async def stop_surely(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`stop_surely`: the table is closed; nothing is booked."""
    outcome = await client.tables.stop(press.table, reply.person.user_id, may_manage=reply.may_manage)
    await answer_and_show(client, reply, outcome, tell(reply, "stopped"))


def _table_id(reply: Reply, press: Press) -> int:
    return int(reply.values[0]) if reply.values else press.table


HANDLERS = {"stop": stop, "stop_surely": stop_surely}
