"""Reading notation: the first word of an action says what kind it is, and each game knows how to read the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.game import Action, Refusal, SharedCode

Reader = Callable[[list[str]], Action]
"""Makes an action of the words behind the first one.

Raises:
    ValueError, KeyError: the words mean nothing.
"""


def read(text: str, readers: Mapping[str, Reader]) -> Action:
    """The action of a text, where `readers` are found by their first word.

    Raises:
        Refusal: ``unreadable``.
    """
    verb, *words = text.split() or [""]
    try:
        return readers[verb](words)
    except (KeyError, ValueError):
        raise Refusal(SharedCode.UNREADABLE, text=text) from None


def alone(action: Action) -> Reader:
    """The reader of an action that is one word."""

    def reader(words: list[str]) -> Action:
        if words:
            raise ValueError(words)
        return action

    return reader


def number(word: str) -> int:
    """A number, in plain digits.

    Raises:
        ValueError: the word is none.

    >>> number("105")
    105
    """
    if not (word.isascii() and word.isdigit()):
        raise ValueError(word)
    return int(word)
