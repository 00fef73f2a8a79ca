"""Which languages are in force, and which there are."""

from __future__ import annotations

from typing import Final

from babel import Locale
from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import LANGUAGES, Speech
from bot.screens.parts import menu, message, option

AUTOMATIC: Final = "automatic"
"""Stands for no choice, in the command and in menus."""


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
    may_manage: bool = False,
    note: str = "",
) -> ui.LayoutView:
    """What is in force for one person and on a server, and menus to choose another.

    Args:
        chosen: what the person has chosen; None: it goes by itself.
        server_chosen: what the server has chosen; None: it goes by itself.
        server: what the server's public messages are in; None outside a server.
        speech: the person's language, which is what is in force for them.
        may_manage: whether they may choose for the server.
        note: a sentence above it all.
    """
    lines = [_in_force("language-yours", speech.language, chosen, speech)]
    if server is not None:
        lines.append(_in_force("language-of-server", server, server_chosen, speech))
    known = speech("language-known", languages=speech.enumerate(own_name(language) for language in LANGUAGES))
    menus = [[_menu("me", chosen, speech)]]
    if server is not None and may_manage:
        menus.append([_menu("server", server_chosen, speech)])
    return message([note, "\n".join(lines), known], menus)


def _menu(whom: str, chosen: str | None, speech: Speech) -> PressItem:
    """Chooses for one person or a server. Today's choice is in the id, so that every choice makes a new menu."""
    options = [option(own_name(language), language) for language in LANGUAGES]
    options.insert(0, option(speech("language-automatic"), AUTOMATIC))
    return menu(Press("language", f"{whom}/{chosen or AUTOMATIC}"), speech("language-choose", whom=whom), options)


def _in_force(key: str, language: str, chosen: str | None, speech: Speech) -> str:
    return speech(key, language=own_name(language), how="automatic" if chosen is None else "chosen")
