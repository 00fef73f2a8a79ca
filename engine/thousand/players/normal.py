"""The computer player that is greedy, but thinks twice: a few imagined deals may change its mind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Action, Event
from engine.thousand.players.greedy import at_a_glance
from engine.thousand.players.knowledge import Knowledge, only_action
from engine.thousand.players.search.decision import SearchEffort, consider
from engine.thousand.rules.view import ThousandView

EFFORT: Final = SearchEffort(cards=8, ending=0, duel=0, calls=12, gifts=4, exchanges=5, finals=8, finalists=3)
"""As much as keeps nobody waiting."""

CLEARLY: Final = 0.02
"""By how much of a match another action has to be better."""


def normal(view: ThousandView, events: Sequence[Event], seed: int) -> Action:
    """A player who does what looks best at once, unless a few imagined deals show clearly that it is not.

    An `engine.game.Computer`: `events` are those of this round that the seat may know.

    Raises:
        ValueError: the seat has nothing to do.
    """
    only = only_action(view)
    if only is not None:
        return only
    knowledge = Knowledge(view, events)
    first, thoughts = at_a_glance(knowledge, seed), consider(knowledge, seed, EFFORT)
    value = max([thought.value for thought in thoughts if thought.action == first], default=0.0)
    return thoughts[0].action if thoughts[0].value > value + CLEARLY else first
