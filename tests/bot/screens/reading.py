"""Reading a screen in a test: its texts, buttons and menus, and what Discord would not take of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

from discord import ui

from bot.custom_ids import Press, PressItem
from bot.screens.parts import LABEL_LIMIT, fits
from tests.discord import limits


def items(view: ui.LayoutView) -> Iterator[PressItem]:
    """Its buttons and menus, in order."""
    for child in view.walk_children():
        if isinstance(child, ui.Button | ui.Select):
            yield child


def plain(shown: str) -> str:
    """A text as it is typed in a test: without what only says how its symbols are drawn and where its lines end."""
    return shown.replace("\N{VARIATION SELECTOR-15}", "").replace("\N{NO-BREAK SPACE}", " ")


def text(view: ui.LayoutView) -> str:
    """All that is written on it."""
    return "\n".join(child.content for child in view.walk_children() if isinstance(child, ui.TextDisplay))


def sections(view: ui.LayoutView) -> list[str]:
    """Its texts one by one, as they are typed in a test."""
    return [plain(child.content) for child in view.walk_children() if isinstance(child, ui.TextDisplay)]


def read(view: ui.LayoutView) -> str:
    """All that is written on it, as it is typed in a test."""
    return "\n".join(sections(view))


def enabled(view: ui.LayoutView) -> list[PressItem]:
    """The buttons and menus that can be pressed."""
    return [item for item in items(view) if not item.disabled]


def buttons(view: ui.LayoutView) -> list[ui.Button[Any]]:
    """Its buttons, those that cannot be pressed too."""
    return [item for item in items(view) if isinstance(item, ui.Button)]


def named(view: ui.LayoutView, label: str) -> ui.Button[Any]:
    """The button of a label."""
    (found,) = [item for item in buttons(view) if plain(item.label or "") == plain(label)]
    return found


def row_labels(view: ui.LayoutView) -> list[list[str]]:
    """The labels of the buttons, row by row."""
    rows = [child for child in view.walk_children() if isinstance(child, ui.ActionRow)]
    return [[str(getattr(getattr(item, "item", item), "label", "")) for item in row.children] for row in rows]


def acts(view: ui.LayoutView) -> list[str]:
    """The notation that the enabled buttons and menus send."""
    return [press.argument for press in map(press_of, enabled(view)) if press.verb == "act"]


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


def body(view: ui.LayoutView) -> list[dict[str, Any]]:
    """The components that Discord is sent."""
    return cast("list[dict[str, Any]]", cast("Any", view).to_components())


def complaints(view: ui.LayoutView) -> list[str]:
    """What Discord would not take of it as a message."""
    sent = {"components": body(view), "flags": limits.COMPONENTS_V2, "allowed_mentions": {"parse": []}}
    return list(limits.message(sent))


def checked(view: ui.LayoutView) -> ui.LayoutView:
    """The message, which Discord takes, with room for a footer; no text in it empty or unfinished, no label cut off."""
    assert fits(view)
    assert complaints(view) == []
    for shown in sections(view):
        assert shown.strip()
        assert not re.search(r"[{}]|\$[a-z]|\n\n\n", shown), shown
    assert all(len(item.label or "") < LABEL_LIMIT for item in buttons(view))
    return view


def complaints_about_form(form: ui.Modal) -> list[str]:
    """What Discord would not take of it as a form."""
    return list(limits.modal(form.to_dict()))
