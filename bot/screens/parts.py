"""The building blocks of every message: buttons, menus and texts within Discord's limits."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bot.custom_ids import Press, PressItem
from bot.names import shorten

COMPONENT_LIMIT: Final = 40
"""Components in one message, nested ones counted."""

TEXT_LIMIT: Final = 4000
"""Characters of all texts of one message together."""

BYTE_LIMIT: Final = 9500
"""UTF-8 bytes of all texts of one message together; Discord fails a little above."""

FOOTER_LIMIT: Final = 700
"""Characters of a message that are kept free for its footer."""

LABEL_LIMIT: Final = 80
OPTION_LIMIT: Final = 25
OPTION_TEXT_LIMIT: Final = 100
PLACEHOLDER_LIMIT: Final = 150
MENU_IDS: Final = 2**31 - 1
"""Ids of components are positive 32-bit numbers."""

ROW_LIMIT: Final = 5

Rows = Sequence[Sequence[PressItem]]
ItemT = TypeVar("ItemT")

PRIMARY: Final = discord.ButtonStyle.primary
SECONDARY: Final = discord.ButtonStyle.secondary
SUCCESS: Final = discord.ButtonStyle.success
DANGER: Final = discord.ButtonStyle.danger


def button(
    press: Press,
    label: str,
    style: discord.ButtonStyle = SECONDARY,
    *,
    emoji: str | None = None,
    enabled: bool = True,
) -> PressItem:
    """A button that sends a press."""
    return ui.Button(
        style=style,
        label=shorten(label, LABEL_LIMIT),
        custom_id=press.custom_id,
        emoji=emoji,
        disabled=not enabled,
    )


def option(label: str, value: str, *, description: str | None = None, chosen: bool = False) -> discord.SelectOption:
    """One line of a menu."""
    return discord.SelectOption(
        label=shorten(label, OPTION_TEXT_LIMIT),
        value=value,
        description=None if description is None else shorten(description, OPTION_TEXT_LIMIT),
        default=chosen,
    )


def menu(
    press: Press,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    at_least: int = 1,
    at_most: int = 1,
) -> PressItem:
    """A menu of 1 to 25 options that sends a press with the options chosen.

    A client keeps what was chosen in a component for as long as it is the same one, and then does not send the same
    choice again; so a menu for another press is another component.
    """
    return ui.Select(
        id=zlib.crc32(press.custom_id.encode()) % MENU_IDS + 1,
        custom_id=press.custom_id,
        placeholder=shorten(placeholder, PLACEHOLDER_LIMIT),
        options=list(options),
        min_values=at_least,
        max_values=min(at_most, len(options)),
    )


def rows_of(buttons: Iterable[PressItem]) -> list[list[PressItem]]:
    """Buttons in rows of five."""
    every = list(buttons)
    return [every[start : start + ROW_LIMIT] for start in range(0, len(every), ROW_LIMIT)]


def message(texts: Iterable[str], rows: Rows = (), *, accent: discord.Colour | None = None) -> ui.LayoutView:
    """A message: texts with thin lines between them, then rows of buttons or menus, in one framed box.

    Empty texts and rows are left out. The caller keeps within `COMPONENT_LIMIT` and `TEXT_LIMIT`; `fits` tells.
    """
    box: ui.Container[Any] = ui.Container(accent_colour=accent)
    for position, text in enumerate(text for text in texts if text):
        if position:
            box.add_item(ui.Separator())
        box.add_item(ui.TextDisplay(text))
    for row in rows:
        if row:
            box.add_item(ui.ActionRow(*row))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def with_footer(view: ui.LayoutView, *lines: str) -> ui.LayoutView:
    """The message of `message` with small lines below its last row; empty ones are left out."""
    text = "\n".join(f"-# {line}" for line in lines if line)
    box = view.children[0]
    if text and isinstance(box, ui.Container):
        box.add_item(ui.TextDisplay(text))
    return view


def first_fitting(views: Iterable[ui.LayoutView]) -> ui.LayoutView:
    """The first message that fits; the last one where none does. What comes behind it is not drawn."""
    for view in views:
        if fits(view):
            break
    return view


def equal_parts(items: Sequence[ItemT], most: int) -> list[Sequence[ItemT]]:
    """Items in as few parts as there must be of at most `most`, equally long as far as they can be.

    >>> equal_parts("abcdefg", 3)
    ['abc', 'def', 'g']
    """
    size = -(-len(items) // max(1, -(-len(items) // most)))
    return [items[start : start + size] for start in range(0, len(items), size)] if items else []


def fits(view: ui.LayoutView) -> bool:
    """Whether a message is within the limits on components and text, with room left for a footer."""
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return (
        sum(1 for _ in view.walk_children()) < COMPONENT_LIMIT
        and sum(map(len, texts)) <= TEXT_LIMIT - FOOTER_LIMIT
        and sum([len(text.encode()) for text in texts]) <= BYTE_LIMIT - 2 * FOOTER_LIMIT
    )
