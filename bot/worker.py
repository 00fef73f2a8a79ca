"""What computer players decide, here and now: all that a worker process loads besides the games themselves."""

from __future__ import annotations

from collections.abc import Sequence

from engine import GAMES
from engine.game import Action, Event, Hint, Level, View


def load_games() -> None:
    """Nothing: a process that can be asked for this has loaded every game."""


def decide(game: str, level: Level, view: View, events: Sequence[Event], seed: int) -> Action:
    """What a level of a game does."""
    decided: Action = GAMES[game].computers[level](view, events, seed)
    return decided


def explain(game: str, view: View, events: Sequence[Event], seed: int) -> Hint:
    """What the strongest computer of a game would do, and why."""
    return GAMES[game].explain(view, events, seed)
