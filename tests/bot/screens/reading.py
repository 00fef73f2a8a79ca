"""Reading a screen in a test: its texts, buttons and menus, and what Discord would not take of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.custom_ids import Press, PressItem
from tests.discord import limits


def items(view: ui.LayoutView) -> Iterator[PressItem]:
    """Its buttons and menus, in order."""
    for child in view.walk_children():
        if isinstance(child, ui.Button | ui.Select):
            yield child


def text(view: ui.LayoutView) -> str:
    """All that is written on it."""
    return "\n".join(child.content for child in view.walk_children() if isinstance(child, ui.TextDisplay))


def presses(view: ui.LayoutView) -> list[Press]:
    """What its enabled buttons send."""
    return [press_of(item) for item in items(view) if isinstance(item, ui.Button) and not item.disabled]


def selects(view: ui.LayoutView) -> list[ui.Select[Any]]:
    """Its menus."""
    return [item for item in items(view) if isinstance(item, ui.Select)]


def menus(view: ui.LayoutView) -> dict[str, list[str]]:
    """The values in its menus, by the verbs that they send; several menus of a verb together."""
    found: dict[str, list[str]] = {}
    for menu in selects(view):
        found.setdefault(press_of(menu).verb, []).extend(option.value for option in menu.options)
    return found


def chosen(view: ui.LayoutView) -> list[str]:
    """The lines of its menus that are shown as chosen."""
    return [option.value for menu in selects(view) for option in menu.options if option.default]


def press_of(item: PressItem) -> Press:
    """What a component sends."""
    press = Press.parse(item.custom_id or "")
    assert press is not None, item.custom_id
    return press


def complaints(view: ui.LayoutView) -> list[str]:
    """What Discord would not take of it as a message."""
    body = {
        "components": view.to_components(),  # type: ignore[no-untyped-call]
        "flags": limits.COMPONENTS_V2,
        "allowed_mentions": {"parse": []},
    }
    return list(limits.message(body))


def complaints_about_form(form: ui.Modal) -> list[str]:
    """What Discord would not take of it as a form."""
    return list(limits.modal(form.to_dict()))
