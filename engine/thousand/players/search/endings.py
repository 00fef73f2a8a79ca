"""Endings searched exactly in an imagined deal: a player's own cards in every order, the others playing by habit."""

from __future__ import annotations

from collections.abc import Callable

from engine.thousand.players.search.bits import places
from engine.thousand.players.search.board import Board
from engine.thousand.players.search.habit import habitual
from engine.thousand.players.search.trials import End

Worth = Callable[[End], float]
"""What the end of a round is worth to somebody."""


def best_end(board: Board, hidden: int, player: int, worth: Worth) -> End:
    """The end worth most that a player can reach who sees all cards, while the others play by habit.

    Points, contract, marriages and changes of trump count for what `worth` makes of them. The board is played on.
    """
    while board.hands[board.turn]:
        legal = board.legal()
        if board.turn == player and legal & (legal - 1):
            return max([best_end(board.after(place), hidden, player, worth) for place in places(legal)], key=worth)
        board.play(habitual(board, hidden))
    return End(board.points, board.taken)
