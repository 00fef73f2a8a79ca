"""The end of a sweep: what is lost there, and whether it is allowed."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import JOKER
from engine.duizenden.arranging.ground import ABSORBS, JOKERS, KEPT
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.stages import Course
from engine.duizenden.arranging.ways import Ended, Layer

LossAtEnd = Callable[[int, int], int | None]
"""What a last state has lost that lost so much on the way; None: the end is not allowed."""


class Ending:
    """The end of a sweep for a question."""

    def __init__(self, question: Question, course: Course) -> None:
        self._question, self._course = question, course
        self._wild = question.worth.card[JOKER.index]
        self._most_left = question.jokers - question.freed - (question.required is JOKER)

    def loss(self, state: int, lost: int) -> int | None:
        """The loss with the jokers that stay in hand (Duizenden, A turn, Jokers); None: the end is not allowed."""
        left = self.jokers_left(state)
        if left > min(state & JOKERS, self._most_left) or not self._course.promise_is_kept(state):
            return None
        return lost + left * self._wild

    def jokers_left(self, state: int) -> int:
        """The jokers that stay in hand: those without a place, or the one that ends the turn."""
        left = 0 if self._question.easy_runs and state & ABSORBS else state & JOKERS
        return left or int(not state & KEPT)


def best_of(layer: Layer, loss_at_end: LossAtEnd) -> Ended | None:
    """The best of the last states."""
    best: Ended | None = None
    for state, node in layer.items():
        loss = loss_at_end(state, node[0])
        if loss is not None and (best is None or loss < best[0]):
            best = loss, state, node
    return best
