"""What is kept about a person: told, shown, given as a file, deleted."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Sequence
from typing import Final

import discord

from bot.app import App
from bot.custom_ids import Press
from bot.handlers.common import tell
from bot.names import safe_name
from bot.reply import Reply
from bot.retention import SERVERS_KEPT, TABLES_KEPT
from bot.screens.notices import notice
from bot.screens.privacy import confirm_delete_screen, kept_screen, privacy_screen
from bot.store import privacy
from bot.tables import Outcome

FILE_LIMIT: Final = 8 * 2**20
"""Bytes above which an export is compressed; Discord takes ten MiB."""


async def show_privacy(_app: App, reply: Reply) -> None:
    """What is kept about everybody, and why."""
    await reply.show(privacy_screen(reply.speech, table_days=TABLES_KEPT.days, server_days=SERVERS_KEPT.days))


async def back(app: App, reply: Reply, _press: Press) -> None:
    """`privacy`: the statement again."""
    await show_privacy(app, reply)


async def show(app: App, reply: Reply, _press: Press) -> None:
    """`privacy_show`: what is kept about the presser, in words."""

    def server_name(guild_id: str) -> str:
        guild = app.places.get_guild(int(guild_id))
        return guild_id if guild is None else safe_name(guild.name)

    kept = await app.store.read(privacy.export, reply.person.user_id)
    await reply.show(kept_screen(kept, server_name, reply.speech))


async def export(app: App, reply: Reply, _press: Press) -> None:
    """`privacy_export`: all that is kept about the presser, as a JSON file."""
    kept = await app.store.read(privacy.export, reply.person.user_id)
    file = export_file(json.dumps(kept, ensure_ascii=False, indent=1).encode())
    await reply.private(notice(reply.speech("privacy-exported"), file=file.filename), file=file)


def export_file(data: bytes) -> discord.File:
    """The export as a file that Discord takes."""
    if len(data) <= FILE_LIMIT:
        return discord.File(io.BytesIO(data), filename="my-data.json")
    return discord.File(io.BytesIO(gzip.compress(data)), filename="my-data.json.gz")


async def delete(_app: App, reply: Reply, _press: Press) -> None:
    """`privacy_delete`: asks first."""
    await reply.show(confirm_delete_screen(reply.speech))


async def delete_surely(app: App, reply: Reply, _press: Press) -> None:
    """`privacy_delete_surely`: everything about the presser is deleted; their games go on without them."""
    outcomes = await app.tables.forget_player(reply.person.user_id)
    app.preferences.forget_player(reply.person.user_id)
    try:
        await tell(reply, "privacy-deleted")
    finally:
        await _show_without_them(app, reply, outcomes)


async def _show_without_them(app: App, reply: Reply, outcomes: Sequence[Outcome]) -> None:
    for outcome in outcomes:
        table = outcome.table
        if table.to_act() or table.saved.call_message_id is not None:
            await app.consequences.announce(outcome, reply.person.user_id)
        elif table.saved.message_id is not None:
            app.boards.request(table.id)


HANDLERS = {
    "privacy": back,
    "privacy_show": show,
    "privacy_export": export,
    "privacy_delete": delete,
    "privacy_delete_surely": delete_surely,
}
