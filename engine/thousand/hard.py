"""The computer player that searches imagined deals (`engine.thousand.search`).

They are played to the end by habit; from five cards in hand on, every order of his own cards is tried in them, all
cards open, while the others play by habit. What counts is the chance to win the match, on average over all deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Action, Event
from engine.thousand.search.decision import Effort, consider
from engine.thousand.view import ThousandView

EFFORT: Final = Effort(cards=60, ending=5, calls=60, gifts=12, plans=10, finals=48, finalists=6)
"""What fits well into the time of a decision."""


def hard(view: ThousandView, events: Sequence[Event], seed: int) -> Action:
    """A player who tries out in imagined deals whatever he may do, and does what wins the match most often.

    An `engine.game.Computer`: `events` are those of this round that the seat may know.

    Raises:
        ValueError: the seat has nothing to do.
    """
    return consider(view, events, seed, EFFORT)[0].action
