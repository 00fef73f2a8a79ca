"""The computer player that searches imagined deals (`engine.thousand.players.search`).

They are played to their ends by habit. From five cards in hand on they are searched exactly, all cards open: every
order of the player's own cards while the others play by habit; from four on, in every third deal, the cards of all,
the declarer against both others. As measured, the first alone gains less against good players, and the second alone
loses against weak ones. What counts is the chance to win the match, on average over all deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Action, Event
from engine.thousand.players.knowledge import Knowledge, only_action
from engine.thousand.players.search.decision import SearchEffort, consider
from engine.thousand.rules.view import ThousandView

EFFORT: Final = SearchEffort(cards=60, ending=5, duel=4, calls=60, gifts=12, exchanges=10, finals=48, finalists=6)
"""What fits well into the time of a decision."""


def hard(view: ThousandView, events: Sequence[Event], seed: int) -> Action:
    """A player who tries out in imagined deals whatever they may do, and does what wins the match most often.

    An `engine.game.Computer`: `events` are those of this round that the seat may know.

    Raises:
        ValueError: the seat has nothing to do.
    """
    return only_action(view) or consider(Knowledge(view, events), seed, EFFORT)[0].action
