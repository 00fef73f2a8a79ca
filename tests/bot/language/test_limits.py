"""Whatever stands on a button, in a menu or in a command has room there, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language import LANGUAGES, speech
from bot.language.speech import FALLBACK
from bot.screens.parts import LABEL_LIMIT, OPTION_TEXT_LIMIT, PLACEHOLDER_LIMIT
from tests.bot.language.texts import ANYTHING, branches, every_message

languages = pytest.mark.parametrize("language", LANGUAGES)

BOT = Path(__file__).parents[3] / "bot"

PARTS = {"button": LABEL_LIMIT, "menu": PLACEHOLDER_LIMIT, "option": OPTION_TEXT_LIMIT}
"""The building blocks of screens that have texts on them, and how long these may be."""

KINDS = (
    (re.compile(r"(.+-)?button-.+"), LABEL_LIMIT),
    (re.compile(r"(.+-)?menu-.+"), PLACEHOLDER_LIMIT),
    (re.compile(r".+-option-.+|.+-preset-.+|level-.+|(?!problem).+-rule-(?!conflict).+"), OPTION_TEXT_LIMIT),
    (re.compile(r"command-.+-description"), 100),
    (re.compile(r"command-.+-name"), 32),
)
"""Keys that say by themselves where their text stands."""

CARD = "10♥"


def in_source() -> Iterator[tuple[str, int]]:
    """Keys that are given to building blocks, as far as the source says so; an f-string counts by its beginning."""
    for path in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in PARTS:
                limit = PARTS[getattr(node.func, "id", "")]
                for part in ast.walk(node):
                    if isinstance(part, ast.Call) and part is not node and part.args:
                        yield from ((key, limit) for key in _keys(part.args[0]))


def _keys(argument: ast.expr) -> Iterator[str]:
    english = every_message(FALLBACK)
    if isinstance(argument, ast.Constant) and argument.value in english:
        yield str(argument.value)
    if isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        beginning = str(argument.values[0].value)
        yield from (key for key in english if len(beginning) > 3 and key.startswith(beginning))


def limits() -> dict[str, int]:
    """How long texts may be, by key."""
    found: dict[str, int] = {}
    for key in every_message(FALLBACK):
        for pattern, limit in KINDS:
            if pattern.fullmatch(key):
                found[key] = limit
    for key, limit in in_source():
        found[key] = min(limit, found.get(key, limit))
    return found


def test_the_source_is_read() -> None:
    read = dict(in_source())
    assert len(read) > 60
    expected = {"button-start": 80, "rules-contents": 150, "privacy-delete": 80, "menu-pace": 150, "pace-about": 100}
    assert expected.items() <= read.items()


@languages
def test_labels_and_menus_have_room(language: str) -> None:
    say = speech(language)
    for key, limit in limits().items():
        longest = max(
            (
                say(key, **{name: CARD if value == ANYTHING else value for name, value in arguments.items()})
                for arguments in branches(every_message(language)[key])
            ),
            key=len,
        )
        assert 1 <= len(longest) <= limit, f"{key}: {longest}"


@languages
def test_buttons_that_never_change_are_short(language: str) -> None:
    """Several stand side by side on a phone."""
    say = speech(language)
    fixed = [key for key in every_message(language) if re.fullmatch(r"(.+-)?button-[a-z-]+", key)]
    assert len(fixed) > 50
    for key in fixed:
        assert len(say(key, **dict.fromkeys(_arguments(key), CARD))) <= 40, key


def _arguments(key: str) -> set[str]:
    return {name for arguments in branches(every_message(FALLBACK)[key]) for name in arguments}
