"""A sweep along the most hopeful ways first, until none can be better than the best that was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush, heappushpop
from typing import Final, Protocol

from engine.duizenden.arranging.ground import JOKERS, KEPT
from engine.duizenden.arranging.hope import Hope
from engine.duizenden.arranging.ways import Choice, Ended, Layer, Node

STEP: Final = 4
"""The effort of a step beside its moves, in moves."""

_Hopeful = tuple[int, int, int, int]
"""A way to be followed: what it will lose at least, how many books are left, the state, what it has lost."""


class Book(Protocol):
    """The moves at a place, those with the fewest jokers first, by some bits of the state."""

    @property
    def shift(self) -> int: ...
    @property
    def mask(self) -> int: ...
    def __getitem__(self, bits: int, /) -> Sequence[tuple[int, int, int, int, Choice]]: ...


class Search:
    """Ways through a sweep that may be followed in several goes.

    Ways are followed in the order of what they have lost and will lose at least, of equal ones the longest first.

    Args:
        books: what is read, in order.
        first: the states from which it starts.
        bounds: what is lost at least before each book and after the last one.
        unit: every loss at the end is a multiple of it.
        loss_at_end: what a last state has lost that lost so much on the way; None: the end is not allowed.
        most: what is of no use to begin with.
        useless: the least that a way must be bound to lose so that it cannot end below a loss.

    Attributes:
        found: the best way to the end so far.
        most: a way that loses so much is of no use.
        moves: the effort so far, in moves.
    """

    def __init__(
        self,
        books: Sequence[Book],
        first: Layer,
        bounds: Sequence[Hope],
        unit: int,
        loss_at_end: Callable[[int, int], int | None],
        most: int,
        useless: Callable[[int], int],
    ) -> None:
        self.found: Ended | None = None
        self.most = most
        self._useless_from, self._useless = useless, useless(most)
        self._books, self._bounds, self._unit, self._loss_at_end = books, bounds, unit, loss_at_end
        self._layers: list[Layer] = [dict(first), *[{} for _ in books]]
        self._ways: list[_Hopeful] = [
            (-(-lost // unit) * unit, len(books), state, lost) for state, (lost, _, _) in first.items()
        ]
        self._ways.sort()
        self.moves = 0

    def go(self, effort: int, enough: int = 0) -> bool:
        """Go on with so much effort, in moves; whether what was found is `enough`, or certainly the best."""
        ways, length = self._ways, len(self._books)
        end = self.moves + effort
        following: _Hopeful | None = None
        while ways or following:
            way = heappushpop(ways, following) if following else heappop(ways)
            following = None
            hoped, left, state, lost = way
            if hoped >= self._useless or (self.found is not None and self.found[0] <= enough):
                return True
            if self.moves >= end:
                heappush(ways, way)
                return False
            node = self._layers[length - left][state]
            if not left:
                self._end(state, node)
            elif node[0] == lost:
                following = self._follow(length - left, state, node)
        return True

    def _end(self, state: int, node: Node) -> None:
        loss = self._loss_at_end(state, node[0])
        if loss is not None:
            self.offer((loss, state, node))

    def offer(self, ended: Ended) -> None:
        """A way to the end that was found elsewhere."""
        if ended[0] < self.most:
            self.found, self.most = ended, ended[0]
            self._useless = self._useless_from(ended[0])

    def _follow(self, where: int, state: int, node: Node) -> _Hopeful | None:
        """Make every move of a book that is not hopeless; the most hopeful way that comes of it."""
        book, after, (losses, cheapest) = self._books[where], self._layers[where + 1], self._bounds[where + 1]
        ways, left, jokers, lost_before = self._ways, len(self._books) - where - 1, state & JOKERS, node[0]
        useless, unit = self._useless, self._unit
        best_way: _Hopeful | None = None
        page = book[state >> book.shift & book.mask]
        self.moves += len(page) + STEP
        for needed, delta, flags, loss, choice in page:
            if needed > jokers:
                break
            then, lost = state + delta | flags, lost_before + loss
            best = after.get(then)
            if best is None or best[0] > lost:
                ahead = losses[then & JOKERS]
                hoped = -(-(lost + (ahead if then & KEPT or ahead > cheapest else cheapest)) // unit) * unit
                if hoped < useless:
                    after[then] = lost, node, choice
                    way = hoped, left, then, lost
                    if best_way is None:
                        best_way = way
                    else:
                        heappush(ways, max(way, best_way))
                        best_way = min(way, best_way)
        return best_way
