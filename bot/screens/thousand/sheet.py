"""The score sheet as players keep it on paper: a column a player, a line a round, with marks."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.language import Speech
from bot.screens.game import SeatLabel
from bot.screens.parts import equal_parts
from engine.thousand.rules.state import Mark, SheetLine
from engine.thousand.rules.view import ThousandView

WIDTH: Final = 32
"""Characters of a line that a phone shows without breaking it."""

LINES_SHOWN: Final = 10
"""Rounds on a table; the whole sheet is one press away."""

ROUNDS_ON_PAGE: Final = 40
"""Rounds on one page of the whole sheet."""

SIGNS: Final[Mapping[Mark, str]] = {
    "made": "*",
    "failed": "x",
    "surrendered": "/",
    "bolt": "•",
    "bolt-penalty": "!",
    "barrel-penalty": "!",
    "knocked-off": "<",
    "dump-truck": "~",
}
"""How a mark is written behind a total; the other marks are seen from the total itself."""

_DOUBLED: Final = "²"
_SAT_OUT: Final = "–"


class Cell(msgspec.Struct, frozen=True):
    """What a sheet notes for a player in a round: a total, before it the bracket of the barrel, behind it marks."""

    total: str
    marks: str = ""


def sheet_pages(view: ThousandView) -> list[Sequence[SheetLine]]:
    """The whole sheet in pages, equally long as far as they can be, oldest round first."""
    return equal_parts(view.sheet, ROUNDS_ON_PAGE)


def sheet_text(view: ThousandView, lines: Sequence[SheetLine], seats: Sequence[SeatLabel], speech: Speech) -> str:
    """Some rounds of the sheet in a block of equally wide letters, and what its marks mean."""
    if not lines:
        return ""
    return f"```\n{_block(view, lines, seats, speech)}\n```\n{_legend(view, lines, speech)}"


def _block(view: ThousandView, lines: Sequence[SheetLine], seats: Sequence[SeatLabel], speech: Speech) -> str:
    first = len(str(lines[-1].round))
    room = (WIDTH - first) // len(seats) - 1
    columns = [[_cell(view, line, seat, speech) for line in lines] for seat in range(len(seats))]
    names = _names(seats, room)
    table = [_column(cells, max(_width(name), _least(cells)), name) for cells, name in zip(columns, names, strict=True)]
    numbers = [" " * first, *[str(line.round).rjust(first) for line in lines]]
    return "\n".join([" ".join(row).rstrip() for row in zip(numbers, *table, strict=True)])


def _cell(view: ThousandView, line: SheetLine, seat: int, speech: Speech) -> Cell:
    marks = line.marks[seat]
    if "sat-out" in marks:
        return Cell(_SAT_OUT)
    total, signs = line.totals[seat], "".join([sign for mark, sign in SIGNS.items() if mark in marks])
    if line.golden or (line.dark and seat == line.declarer):
        signs += _DOUBLED
    if view.rules.barrel_at <= total < view.rules.target:
        return Cell(f"[{speech.number(total)}", f"]{signs}")
    return Cell(speech.number(total), signs)


def _least(cells: Sequence[Cell]) -> int:
    """The width that the cells of a column need."""
    return max([len(cell.total) for cell in cells]) + max([len(cell.marks) for cell in cells])


def _column(cells: Sequence[Cell], width: int, name: str) -> list[str]:
    """A name and cells below it, the last digits of all totals in one line."""
    behind = max([len(cell.marks) for cell in cells])
    written = [cell.total.rjust(width - behind) + cell.marks.ljust(behind) for cell in cells]
    return [" " * (width - _width(name)) + name, *written]


# ------------------------------------------------------------------------------------------------------- the names


def _names(seats: Sequence[SeatLabel], room: int) -> list[str]:
    """Names short enough for a column, and told apart by the number of the seat where they begin alike."""
    plain = [(seat.label or seat.name).replace("`", "'") for seat in seats]
    short = [_cut(name, room) for name in plain]
    return [
        f"{_cut(name, room - 1)}{seat + 1}" if short.count(short[seat]) > 1 else short[seat]
        for seat, name in enumerate(plain)
    ]


def _cut(name: str, room: int) -> str:
    kept = ""
    for character in name:
        if _width(kept + character) > room:
            break
        kept += character
    return kept.rstrip()


def _width(text: str) -> int:
    """Places that a text takes among letters of equal width."""
    return sum([_places(character) for character in text])


def _places(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


# ------------------------------------------------------------------------------------------------------ the legend


_MEANINGS: Final[Mapping[str, str]] = {
    "*": "made",
    "x": "failed",
    "/": "surrendered",
    "]": "barrel",
    "•": "bolt",
    "!": "penalty",
    "<": "knocked-off",
    "~": "dump-truck",
    _DOUBLED: "doubled",
    _SAT_OUT: "sat-out",
}
"""What a sign means, as the ending of a message's key."""


def _legend(view: ThousandView, lines: Sequence[SheetLine], speech: Speech) -> str:
    """What the signs mean that occur in these rounds."""
    cells = [_cell(view, line, seat, speech) for line in lines for seat in range(view.seats)]
    written = {sign for cell in cells for sign in (*cell.marks, cell.total)}
    return "-# " + " · ".join(
        [
            speech(
                "thousand-legend",
                sign=f"[{speech.number(view.rules.barrel_at)}]" if sign == "]" else sign,
                meaning=speech(f"thousand-legend-{meaning}"),
            )
            for sign, meaning in _MEANINGS.items()
            if sign in written
        ]
    )
