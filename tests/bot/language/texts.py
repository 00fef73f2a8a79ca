"""All messages of a language, taken apart: their words, what they select by, and arguments that reach every branch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from bot.language import Argument
from bot.language.speech import FALLBACK, LOCALES
from tests.bot.screens.ftl import messages, variables

FILES: Final = tuple(sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl")))

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many"})
"""The plural forms of CLDR that mean nothing but numbers; ``other`` is also what stands for all other words."""

COUNTS: Final = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 1000)
"""Numbers of every plural form of every language that we speak."""

ANYTHING: Final = "x"
"""Stands for an argument about which a message has nothing to say."""


@cache
def every_message(language: str) -> dict[str, ast.Message]:
    """Every message of a language, by key."""
    return messages(language, FILES)


def nodes(message: ast.Message) -> Iterator[Any]:
    """All parts of a message, however deep, but for what functions are called with."""
    yield from _nodes(message)


def _nodes(node: Any) -> Iterator[Any]:
    if isinstance(node, ast.CallArguments):
        return
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from _nodes(part)


def words(message: ast.Message) -> str:
    """What a message says itself, without its arguments."""
    return "\n".join([node.value for node in nodes(message) if isinstance(node, ast.TextElement | ast.StringLiteral)])


def source(message: ast.Message) -> str:
    """A message as it is written, without its comment."""
    return FluentSerializer().serialize_entry(ast.Message(message.id, message.value))


def selections(message: ast.Message) -> Iterator[tuple[str, list[str]]]:
    """By which argument a message selects, and between what; a number is told as it is written."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference), source(message)
            yield (
                node.selector.id.name,
                [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants],
            )


def branches(message: ast.Message) -> Iterator[dict[str, Argument]]:
    """Arguments that lead through every branch of a message in every combination."""
    values: dict[str, tuple[Argument, ...]] = {name: _values(message, name) for name in sorted(variables(message))}
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


def _values(message: ast.Message, name: str) -> tuple[Argument, ...]:
    keys = {key for selector, variants in selections(message) if selector == name for key in variants}
    numbers = [int(key) for key in keys if key.isdecimal()]
    others = sorted(key for key in keys if not key.isdecimal())
    if PLURALS & keys:
        return tuple(dict.fromkeys([*COUNTS, *numbers]))
    return (*numbers, *others, ANYTHING)
