"""A press of a button, a choice in a menu or a form that was sent: what its custom_id says.

Nothing about a component is kept in memory, so every component works after a restart. A custom_id reads
``d~table~decisions~verb~argument``; what must be known to answer a press stands in it.
"""

from __future__ import annotations

import re
from typing import Any, Final, Self

import msgspec
from discord import ui

CUSTOM_ID_LIMIT: Final = 100
"""Discord's limit for a custom_id, in characters."""

PressItem = ui.Button[Any] | ui.Select[Any]
"""What can be pressed: a button or a menu, its custom_id a press."""

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The digits of numbers in a custom_id."""

_PATTERN: Final = re.compile(r"d~(?P<table>[0-9a-z]*)~(?P<decisions>[0-9a-z.]*)~(?P<verb>[a-z_]+)~(?P<argument>.*)")


class Press(msgspec.Struct, frozen=True):
    """What a component asks for.

    Attributes:
        verb: what to do.
        argument: with what; for ``act`` the notation of an action.
        table: the table it is about; 0 for none.
        decisions: how many decisions the presser had made when the component was drawn: one number a seat
            on a public message, one number alone on a private one, none where nothing can be stale.
    """

    verb: str
    argument: str = ""
    table: int = 0
    decisions: tuple[int, ...] = ()

    def decision_of(self, seat: int) -> int | None:
        """The decision that a seat is making; None where it does not matter."""
        if not self.decisions:
            return None
        return self.decisions[0] if len(self.decisions) == 1 else self.decisions[seat]

    @property
    def custom_id(self) -> str:
        """The press as a custom_id.

        Raises:
            ValueError: it is longer than Discord allows.
        """
        decisions = ".".join(in_base(36, number) or "0" for number in self.decisions)
        text = f"d~{in_base(36, self.table) or '0'}~{decisions}~{self.verb}~{self.argument}"
        if len(text) > CUSTOM_ID_LIMIT:
            raise ValueError(f"a custom_id of {len(text)} characters")
        return text

    @classmethod
    def parse(cls, custom_id: str) -> Self | None:
        """The press of a custom_id; None if it is not one of ours.

        >>> press = Press("act", "meld 7S 7H 7D", table=71, decisions=(3,))
        >>> press.custom_id
        'd~1z~3~act~meld 7S 7H 7D'
        >>> Press.parse(press.custom_id) == press
        True
        """
        match = _PATTERN.fullmatch(custom_id)
        if match is None:
            return None
        decisions = match["decisions"]
        try:
            return cls(
                verb=match["verb"],
                argument=match["argument"],
                table=int(match["table"] or "0", 36),
                decisions=tuple(int(number, 36) for number in decisions.split(".")) if decisions else (),
            )
        except ValueError:
            return None


def in_base(base: int, number: int) -> str:
    """A number from 0 with as many digits as it needs in a base of at most 62; none for 0.

    >>> in_base(36, 71)
    '1z'
    """
    text = ""
    while number:
        number, digit = divmod(number, base)
        text = DIGITS[digit] + text
    return text
