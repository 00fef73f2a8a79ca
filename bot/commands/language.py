"""``/language``: in which language the bot speaks, to one person or on a server."""

from __future__ import annotations

from discord import app_commands

from bot.app import App
from bot.boundary import Boundary
from bot.commands.common import Command, Interaction, choices
from bot.handlers.languages import set_language, show_languages
from bot.language import LANGUAGES
from bot.language.translator import named
from bot.reply import Reply
from bot.screens.languages import AUTOMATIC, own_name

ME, SERVER = "me", "server"


def make_command(boundary: Boundary) -> Command:
    """The command that shows and sets languages."""

    @app_commands.command(name=named("command-language-name"), description=named("command-language-description"))
    @app_commands.rename(language=named("command-language-language-name"), whom=named("command-language-whom-name"))
    @app_commands.describe(
        language=named("command-language-language-description"), whom=named("command-language-whom-description")
    )
    @app_commands.choices(language=_languages(), whom=choices({ME: "language-me", SERVER: "language-server"}))
    async def command(interaction: Interaction, language: str | None = None, whom: str = ME) -> None:
        async def work(app: App, reply: Reply) -> None:
            if language is None:
                await show_languages(app, reply)
            else:
                chosen = None if language == AUTOMATIC else language
                await set_language(app, reply, chosen, for_server=whom == SERVER)

        await boundary.answer(interaction, work)

    return command


def _languages() -> list[app_commands.Choice[str]]:
    automatic = app_commands.Choice(name=named("language-automatic"), value=AUTOMATIC)
    return [automatic, *(app_commands.Choice(name=own_name(name), value=name) for name in LANGUAGES)]
