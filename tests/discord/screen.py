"""A message as a person has it before them: what can be read, pressed and chosen."""

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple, cast

from simcord.backend.models import Message

from tests.discord.limits import BUTTON, LINK, SELECTS, TEXT, Part, walk

READABLE = {"content", "label", "placeholder", "description", "value", "custom_id", "title", "name", "filename", "url"}


class Button(NamedTuple):
    """A button; a label may be empty where an emoji stands for it."""

    label: str
    custom_id: str
    enabled: bool
    emoji: str = ""


class Choice(NamedTuple):
    """One line of a menu."""

    label: str
    value: str
    chosen: bool
    description: str = ""


class Menu(NamedTuple):
    """A menu to choose from: at least so many lines, at most so many."""

    placeholder: str
    custom_id: str
    enabled: bool
    choices: tuple[Choice, ...]
    fewest: int = 1
    most: int = 1


class Screen:
    """A message as it is now. It does not change when the message is edited afterwards: look again.

    Attributes:
        message: what simcord keeps of it, live.
        components: what was on it.
        reader: the only person who sees it, by user id; None if everybody does.
    """

    def __init__(self, message: Message) -> None:
        self.message = message
        self.components: list[dict[str, Any]] = deepcopy(message.components)
        self.content = message.content
        self.reader = reader_of(message)
        self.files = [(file["filename"], file.get("description") or "") for file in message.attachments]

    @property
    def text(self) -> str:
        """What there is to read, from top to bottom."""
        parts = [self.content, *(part["content"] for part in walk(self.components) if part["type"] == TEXT)]
        return "\n".join(filter(None, parts))

    @property
    def buttons(self) -> list[Button]:
        """The buttons that can be pressed or are greyed out; links are not among them."""
        found = [part for part in walk(self.components) if part["type"] == BUTTON and part.get("style") != LINK]
        return [
            Button(
                label=part.get("label") or "",
                custom_id=part["custom_id"],
                enabled=not part.get("disabled"),
                emoji=(part.get("emoji") or {}).get("name") or "",
            )
            for part in found
        ]

    @property
    def menus(self) -> list[Menu]:
        """The menus."""
        return [_menu(part) for part in walk(self.components) if part["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [button.label for button in self.buttons if button.enabled]

    @property
    def usable(self) -> bool:
        """Whether there is anything to press or choose, greyed out or not."""
        return any(part["type"] in {BUTTON, *SELECTS} for part in walk(self.components))

    @property
    def current(self) -> bool:
        """Whether the message still looks so."""
        return self.message.components == self.components

    def strings(self) -> set[str]:
        """Every text that reaches the reader's client: also labels, values, custom ids, file names, alt texts."""
        found = {self.content, *(text for file in self.files for text in file), *_strings(self.components)}
        return found - {""}

    def find_button(self, wanted: str) -> Button | None:
        """The button of a label, a custom id, or a word of a custom id; an enabled one before a greyed one.

        Raises:
            AssertionError: several enabled ones fit equally well.
        """
        return cast("Button | None", _find(self.buttons, wanted))

    def find_menu(self, wanted: str | None) -> Menu | None:
        """The menu of a placeholder, a custom id, or a word of a custom id; None means the only one there is.

        Raises:
            AssertionError: several enabled ones fit equally well.
        """
        return cast("Menu | None", _find(self.menus, wanted))

    def __contains__(self, text: str) -> bool:
        return text in self.text

    def __repr__(self) -> str:
        menus = [menu.placeholder or menu.custom_id for menu in self.menus]
        return f"Screen({self.text!r}, buttons={self.labels}, menus={menus})"


def reader_of(message: Message) -> int | None:
    """The only person who sees a message, by user id; None if everybody does."""
    if not message.is_ephemeral:
        return None
    return int((message.interaction_metadata or {})["user"]["id"])


def _menu(part: Part) -> Menu:
    choices = tuple(
        Choice(option["label"], option["value"], bool(option.get("default")), option.get("description") or "")
        for option in part.get("options") or ()
    )
    fewest, most = part.get("min_values"), part.get("max_values")
    return Menu(
        placeholder=part.get("placeholder") or "",
        custom_id=part["custom_id"],
        enabled=not part.get("disabled"),
        choices=choices,
        fewest=1 if fewest is None else fewest,
        most=1 if most is None else most,
    )


def _find(components: Iterable[Button | Menu], wanted: str | None) -> Button | Menu | None:
    """By what is written on it, else by its whole id, else by a word of its id."""
    every = list(components)
    for fits in (_written, _named, _worded):
        found = [component for component in every if wanted is None or fits(component, wanted)]
        enabled = [component for component in found if component.enabled]
        assert len(enabled) < 2, f"{wanted!r} may be any of {enabled}"
        if found:
            return (enabled or found)[0]
    return None


def _written(component: Button | Menu, wanted: str) -> bool:
    return wanted in ((component.label, component.emoji) if isinstance(component, Button) else (component.placeholder,))


def _named(component: Button | Menu, wanted: str) -> bool:
    return component.custom_id == wanted


def _worded(component: Button | Menu, wanted: str) -> bool:
    return wanted in re.split(r"[^\w.]+", component.custom_id)


def _strings(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if isinstance(value, str) and key in READABLE:
                yield value
            else:
                yield from _strings(value)
    elif isinstance(node, list):
        for value in node:
            yield from _strings(value)
