"""Display names and other texts, made safe to print and short enough: people put anything into them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

import discord

NAME_LIMIT: Final = 32
"""Discord's own limit for a nickname, in characters."""

NAMELESS: Final = "?"

_MARKDOWN: Final = re.compile(r"[\\`*_~|<>\[\]]")

_LONGEST_MARKS: Final = 2
"""Combining marks on one letter that are kept; names drown lines in them."""


def shorten(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than the limit.

    >>> shorten("clubs and spades", 9)
    'clubs an…'
    """
    return text if len(text) <= limit else text[: limit - 1] + "…"


def plain_name(name: str) -> str:
    """A name without invisible, direction-changing and piled-up characters, on one line, not too long.

    >>> plain_name("An\u200bna\u202e")
    'Anna'
    >>> plain_name(" \u2800 ")
    '?'
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(character) else 0
        if _visible(character) and marks <= _LONGEST_MARKS:
            kept.append(character)
    return shorten(" ".join("".join(kept).split()), NAME_LIMIT) or NAMELESS


def safe_name(name: str) -> str:
    r"""A name for a message: plain, and neither markdown, mentions nor links in it do anything.

    >>> print(safe_name("<i>"))
    \<i\>
    """
    escaped = _MARKDOWN.sub(r"\\\g<0>", plain_name(name))
    return discord.utils.escape_mentions(escaped).replace("://", ":\u200b//")


def _visible(character: str) -> bool:
    if character in "\u2800\u3164\u115f\u1160\uffa0\ufdfd":
        return False
    category = unicodedata.category(character)
    return category == "Zs" or category[0] not in "CZ"
