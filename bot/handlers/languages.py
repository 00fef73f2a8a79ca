"""Languages: looking at what is in force, and choosing for oneself or for a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.language import LANGUAGES
from bot.screens.languages import AUTOMATIC, languages_screen, own_name
from bot.tables import Problem

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.custom_ids import Press
    from bot.reply import Reply


async def show_languages(client: DuizendenClient, reply: Reply, *, note: str = "") -> None:
    """What is in force for the person and on the server."""
    guild, preferences = reply.interaction.guild, client.preferences
    player = await preferences.player(reply.person.user_id)
    server = await preferences.server(reply.guild_id) if reply.guild_id else None
    view = languages_screen(
        chosen=player.language,
        server_chosen=server.language if server else None,
        server=(await preferences.public_speech(guild)).language if reply.guild_id else None,
        speech=await preferences.private_speech(reply.interaction),
        may_manage=reply.may_manage,
        note=note,
    )
    await reply.show(view)


async def set_language(client: DuizendenClient, reply: Reply, language: str | None, *, for_server: bool) -> None:
    """Chooses a language; None: it goes by itself again.

    Raises:
        Problem: it is for the server, and the person may not manage it.
    """
    if for_server:
        await _set_server(client, reply, language)
    else:
        player = await client.preferences.player(reply.person.user_id)
        await client.preferences.save_player(msgspec.structs.replace(player, language=language))
    speech = await client.preferences.private_speech(reply.interaction)
    whom = "server" if for_server else "me"
    key = "language-set-automatic" if language is None else "language-set"
    await show_languages(client, reply, note=speech(key, whom=whom, language=own_name(language or speech.language)))


async def choose_language(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`language`: chosen in a menu, for oneself or for the server."""
    whom, _, _ = press.argument.partition("/")
    chosen = reply.values[0] if reply.values else AUTOMATIC
    language = chosen if chosen in LANGUAGES else None
    await set_language(client, reply, language, for_server=whom == "server")


async def _set_server(client: DuizendenClient, reply: Reply, language: str | None) -> None:
    if not reply.guild_id:
        raise Problem("not-on-server")
    if not reply.may_manage:
        raise Problem("not-manager")
    await client.preferences.change_server(
        reply.guild_id, lambda settings: msgspec.structs.replace(settings, language=language)
    )
    for table in await client.tables.tables_of(reply.guild_id):
        client.boards.request(table.id)


HANDLERS = {"language": choose_language}
