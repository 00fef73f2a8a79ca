"""Languages: looking at what is in force, and choosing for oneself or for a server."""

from __future__ import annotations

import msgspec

from bot.app import App
from bot.custom_ids import Press
from bot.language import LANGUAGES
from bot.reply import Reply
from bot.screens.languages import languages_screen, own_name
from bot.store import saved_tables
from bot.tables import Problem


async def show_languages(app: App, reply: Reply, *, note: str = "") -> None:
    """What is in force for the person and on the server."""
    guild, preferences = reply.interaction.guild, app.preferences
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


async def set_language(app: App, reply: Reply, language: str | None, *, for_server: bool) -> None:
    """Chooses a language; None: it goes by itself again.

    Raises:
        Problem: it is for the server, and the person may not manage it.
    """
    if for_server:
        await _set_server(app, reply, language)
    else:
        await app.preferences.change_player(reply.person.user_id, language=language)
    speech = await app.preferences.private_speech(reply.interaction)
    whom = "server" if for_server else "me"
    key = "language-set-automatic" if language is None else "language-set"
    await show_languages(app, reply, note=speech(key, whom=whom, language=own_name(language or speech.language)))


async def choose_language(app: App, reply: Reply, press: Press) -> None:
    """`language`: chosen in a menu, for oneself or for the server."""
    whom, _, _ = press.argument.partition("/")
    language = reply.chosen if reply.chosen in LANGUAGES else None
    await set_language(app, reply, language, for_server=whom == "server")


async def _set_server(app: App, reply: Reply, language: str | None) -> None:
    if not reply.guild_id:
        raise Problem("not-on-server")
    if not reply.may_manage:
        raise Problem("not-manager")
    await app.preferences.change_server(
        reply.guild_id, lambda settings: msgspec.structs.replace(settings, language=language)
    )
    for table in await app.store.read(saved_tables.of_server, reply.guild_id):
        app.boards.request(table.id)


HANDLERS = {"language": choose_language}
