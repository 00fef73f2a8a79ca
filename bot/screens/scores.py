"""The leaderboard of a server, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import Speech
from bot.names import safe_name
from bot.screens import SCREENS
from bot.screens.parts import button, message
from bot.store.rows import ScoreLine

PAGE: Final = 10
"""People on a page."""

ALL_GAMES: Final = "all"
"""Stands for all games together, in commands and presses."""


class Scores(msgspec.Struct, frozen=True):
    """A page of the leaderboard.

    Attributes:
        lines: the people on it, best first.
        people: how many stand on the whole of it.
        page: its number, from 0.
        game: a name of the register, or `ALL_GAMES`.
    """

    lines: Sequence[ScoreLine]
    people: int
    page: int
    game: str

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-self.people // PAGE))


def scores_screen(scores: Scores, reader: int, speech: Speech, *, commands: Speech, note: str = "") -> ui.LayoutView:
    """What one person sees: their own line is marked, and they can turn pages and show the page to all.

    `commands` is the language of their Discord, which shows commands by their names in it.
    """
    if not scores.people:
        return message([_title(scores, speech), _nothing_yet(scores, speech, commands)])
    lines = [_line(line, speech, own=line.user_id == reader) for line in scores.lines]
    share = button(_press("scores_share", scores, scores.page), speech("scores-share"))
    texts = [_title(scores, speech), "\n".join(lines), _position(scores, speech), note]
    return message(texts, [[*_turners(scores, speech), share]])


def public_scores_screen(scores: Scores, speech: Speech) -> ui.LayoutView:
    """What the channel sees: nobody's line is marked; who wants to turn pages gets a leaderboard of their own."""
    lines = [_line(line, speech, own=False) for line in scores.lines]
    look = button(_press("scores", scores, 0), speech("scores-look"))
    return message([_title(scores, speech), "\n".join(lines), _position(scores, speech)], [[look]])


def _title(scores: Scores, speech: Speech) -> str:
    if scores.game == ALL_GAMES:
        return speech("scores-title-all")
    return speech("scores-title", game=speech(f"{scores.game}-name"))


def _line(line: ScoreLine, speech: Speech, *, own: bool) -> str:
    return speech(
        "scores-line-own" if own else "scores-line",
        place=line.place,
        name=safe_name(line.name),
        won=line.won,
        games=line.games,
        points=line.points,
        average=speech.number(round(line.average, 1)),
    )


def _position(scores: Scores, speech: Speech) -> str:
    if scores.pages == 1:
        return ""
    return speech("scores-page", page=scores.page + 1, pages=scores.pages, people=scores.people)


def _turners(scores: Scores, speech: Speech) -> list[PressItem]:
    if scores.pages == 1:
        return []
    page = scores.page
    return [
        button(_press("scores", scores, page - 1), speech("scores-previous"), enabled=page > 0),
        button(_press("scores", scores, page + 1), speech("scores-next"), enabled=page < scores.pages - 1),
    ]


def _press(verb: str, scores: Scores, page: int) -> Press:
    return Press(verb, f"{scores.game}/{page}")


def _nothing_yet(scores: Scores, speech: Speech, commands: Speech) -> str:
    """What to do to stand here: the command that starts a game, under the name that Discord shows."""
    games = list(SCREENS) if scores.game == ALL_GAMES else [scores.game]
    start = commands("command-start-name")
    starts = [f"`/{commands(f'command-{game}-name')} {start}`" for game in games]
    return speech("scores-empty", commands=speech.enumerate(starts))
