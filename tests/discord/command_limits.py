"""Limits of application commands and of their translations; discord.py checks none of the translations."""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

from tests.discord.limits import Part, length

LOCALES = {locale.value for locale in discord.Locale}
CHAT_INPUT, SUBCOMMAND, GROUP, STRING = 1, 1, 2, 3
MOST_COMMANDS = 100
MOST_IN_ALL = 8000


def commands(body: Part | Sequence[Part]) -> Iterator[str]:
    """The limits of a whole set of commands, or of one."""
    each = [body] if isinstance(body, Mapping) else body
    if len(each) > MOST_COMMANDS:
        yield f"{len(each)} commands, more than {MOST_COMMANDS}"
    for kind in {command.get("type", CHAT_INPUT) for command in each}:
        yield from siblings([command for command in each if command.get("type", CHAT_INPUT) == kind])
    for command in each:
        if command.get("type", CHAT_INPUT) == CHAT_INPUT:
            yield from described(command, command["name"])
            if (size := _size(command)) > MOST_IN_ALL:
                yield f"/{command['name']}: {size} characters in all, more than {MOST_IN_ALL}"
        else:
            for name in _spoken(command, "name").values():
                yield from length("name of a menu", name, 1, 32)


def described(node: Part, path: str) -> Iterator[str]:
    """The name and description of a command, group or option in every language, and what is inside it."""
    for language, name in _spoken(node, "name").items():
        yield from (f"/{path} ({language}): {complaint}" for complaint in proper_name(name))
    for language, description in _spoken(node, "description").items():
        yield from length(f"/{path} ({language}): description", description, 1, 100)
    options = node.get("options") or ()
    if len(options) > 25:
        yield f"/{path}: {len(options)} options, more than 25"
    yield from siblings(options)
    yield from required_first(options, path)
    yield from choices(node, path)
    for option in options:
        yield from described(option, f"{path} {option['name']}")


def proper_name(name: str) -> Iterator[str]:
    """1 to 32 letters, numbers, hyphens, underscores or apostrophes, in lower case wherever the script has case."""
    yield from length("name", name, 1, 32)
    wrong = [character for character in name if not _of_a_name(character)]
    if wrong:
        yield f"the name {name!r} has {wrong}"
    if name != name.lower():
        yield f"the name {name!r} is not in lower case"


def siblings(nodes: Sequence[Part]) -> Iterator[str]:
    """Names side by side differ, in each language."""
    for language in {"English", *(key for node in nodes for key in node.get("name_localizations") or ())}:
        names = [_spoken(node, "name") for node in nodes]
        counted = Counter(name.get(language, name["English"]) for name in names)
        yield from (f"{count} are called {name!r} in {language}" for name, count in counted.items() if count > 1)


def required_first(options: Sequence[Part], path: str) -> Iterator[str]:
    """What must be given stands before what may be given."""
    needs = [bool(option.get("required")) for option in options]
    if needs != sorted(needs, reverse=True):
        yield f"/{path}: a required option after an optional one"


def choices(option: Part, path: str) -> Iterator[str]:
    """The fixed choices of an option."""
    offered = option.get("choices") or ()
    if len(offered) > 25:
        yield f"/{path}: {len(offered)} choices, more than 25"
    for choice in offered:
        for language, name in _spoken(choice, "name").items():
            yield from length(f"/{path} ({language}): choice", name, 1, 100)
        if option.get("type") == STRING:
            yield from length(f"/{path}: value of a choice", choice.get("value"), 1, 100)


def autocomplete(data: Part) -> Iterator[str]:
    """The choices offered while somebody types."""
    yield from choices({"type": STRING, **data} if _all_texts(data) else data, "autocomplete")


def _all_texts(data: Part) -> bool:
    return all(isinstance(choice.get("value"), str) for choice in data.get("choices") or ())


def _spoken(node: Part, key: str) -> dict[str, str]:
    """A name or description by language; an unknown language counts as one with an empty text, which is refused."""
    translated = node.get(f"{key}_localizations") or {}
    return {
        "English": node.get(key) or "",
        **{code: text if code in LOCALES else "" for code, text in translated.items()},
    }


def _of_a_name(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").split(" ")[0] in {"DEVANAGARI", "THAI"}


def _size(node: Part) -> int:
    """Characters of names, descriptions and values, each in its longest language, as Discord adds them up."""
    own = sum(max(map(len, _spoken(node, key).values())) for key in ("name", "description") if node.get(key))
    values = sum(len(choice["value"]) for choice in node.get("choices") or () if isinstance(choice["value"], str))
    inside: list[Any] = [*(node.get("options") or ()), *(node.get("choices") or ())]
    return own + values + sum(map(_size, inside))
