"""Endings searched exactly in an imagined deal: a player's own cards in every order, the others playing by habit."""

from __future__ import annotations

from collections.abc import Callable

from engine.thousand.players.bits import places
from engine.thousand.players.habit import habitual
from engine.thousand.players.search.playout import RoundEnd
from engine.thousand.players.trick_state import TrickState

Worth = Callable[[RoundEnd], float]
"""What the end of a round is worth to somebody."""


def best_end(state: TrickState, hidden: int, player: int, worth: Worth) -> RoundEnd:
    """The end worth most that a player can reach who sees all cards, while the others play by habit.

    Points, contract, marriages and changes of trump count for what `worth` makes of them. The state is played on.
    """
    while state.hands[state.turn]:
        legal = state.legal()
        if state.turn == player and legal & (legal - 1):
            return max([best_end(state.after(place), hidden, player, worth) for place in places(legal)], key=worth)
        state.play(habitual(state, hidden))
    return RoundEnd(state.points, state.taken)
