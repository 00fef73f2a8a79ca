"""``/language``: in which language the bot speaks, to one person or on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.handlers.languages import set_language, show_languages
from bot.language import LANGUAGES
from bot.language.translator import named
from bot.screens.languages import AUTOMATIC, own_name

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.reply import Reply

Interaction = discord.Interaction[Any]

ME, SERVER = "me", "server"


def make_commands(client: DuizendenClient) -> list[app_commands.Command[Any, ..., Any]]:
    """The command that shows and sets languages."""

    @app_commands.command(name=named("command-language-name"), description=named("command-language-description"))
    @app_commands.rename(language=named("command-language-language-name"), whom=named("command-language-whom-name"))
    @app_commands.describe(
        language=named("command-language-language-description"), whom=named("command-language-whom-description")
    )
    @app_commands.choices(language=_languages(), whom=_whom())
    async def language(interaction: Interaction, language: str | None = None, whom: str = ME) -> None:
        async def answer(reply: Reply) -> None:
            if language is None:
                await show_languages(client, reply)
            else:
                chosen = None if language == AUTOMATIC else language
                await set_language(client, reply, chosen, for_server=whom == SERVER)

        await client.answer(interaction, answer)

    return [language]


def _languages() -> list[app_commands.Choice[str]]:
    automatic = app_commands.Choice(name=named("language-automatic"), value=AUTOMATIC)
    return [automatic, *(app_commands.Choice(name=own_name(name), value=name) for name in LANGUAGES)]


def _whom() -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=named("language-me"), value=ME),
        app_commands.Choice(name=named("language-server"), value=SERVER),
    ]
