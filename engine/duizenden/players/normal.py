"""The computer player that does not search: the greedy one, who thinks before they throw."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duizenden.players.discards import throws_by_value
from engine.duizenden.players.greedy import greedy
from engine.duizenden.players.memory import position_of
from engine.duizenden.rules.actions import Discard
from engine.duizenden.rules.view import DuizendenView
from engine.game import Action, Event


def normal(view: DuizendenView, events: Sequence[Event], seed: int) -> Action:
    """Takes the pile whenever it remembers that it can and lays all it can, as `greedy` does.

    But it throws what promises it least, counting the cards that are still to come, and what the next player, as far
    as is known of their cards, is least likely to take the pile with.
    """
    action = greedy(view, events, seed)
    if not isinstance(action, Discard):
        return action
    assert view.seat is not None
    position = position_of(view, events)
    _, best = throws_by_value(position, view.hand, view.seats[view.seat].melds)[0]
    return Discard(best)
