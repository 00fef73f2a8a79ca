"""Which languages are in force, and which there are."""

from __future__ import annotations

from typing import Final

from babel import Locale
from discord import ui

from bot.language import LANGUAGES, Speech
from bot.screens.parts import message

AUTOMATIC: Final = "automatic"
"""Stands for no choice, in the command."""


def own_name(language: str) -> str:
    """A language's name in itself, as it stands in a list.

    >>> own_name("nl")
    'Nederlands'
    """
    name = Locale.parse(language).get_display_name(language) or language
    return name[0].upper() + name[1:]


def languages_screen(
    *,
    chosen: str | None,
    server_chosen: str | None,
    server: str | None,
    speech: Speech,
    commands: Speech,
    note: str = "",
) -> ui.LayoutView:
    """What is in force for one person and on a server, and the languages there are.

    Args:
        chosen: what the person has chosen; None: it goes by itself.
        server_chosen: what the server has chosen; None: it goes by itself.
        server: what the server's public messages are in; None outside a server.
        speech: the person's language, which is what is in force for him.
        commands: the language of his Discord, which shows commands by their names in it.
        note: a sentence above it all.
    """
    lines = [_in_force("language-yours", speech.language, chosen, speech)]
    if server is not None:
        lines.append(_in_force("language-of-server", server, server_chosen, speech))
    known = speech(
        "language-known",
        languages=speech.enumerate(own_name(language) for language in LANGUAGES),
        command=commands("command-language-name"),
    )
    return message([note, "\n".join(lines), known])


def _in_force(key: str, language: str, chosen: str | None, speech: Speech) -> str:
    return speech(key, language=own_name(language), how="automatic" if chosen is None else "chosen")
