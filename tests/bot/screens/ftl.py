"""Reading files of messages in a test."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fluent.syntax import FluentParser, ast

from bot.language.speech import LOCALES


def messages(language: str, files: Iterable[str]) -> dict[str, ast.Message]:
    """Every message of some files of a language, by key."""
    parsed: dict[str, ast.Message] = {}
    for file in files:
        for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in parsed, f"{entry.id.name} stands twice"
                parsed[entry.id.name] = entry
    return parsed


def variables(message: ast.Message) -> set[str]:
    """The arguments of a message."""
    return set(_variables(message))


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from _variables(part)
