"""A sweep along the most hopeful ways first, until none can be better than the best that was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush, heappushpop
from typing import Final

from engine.duizenden.arranging.ground import JOKERS, KEPT
from engine.duizenden.arranging.hope import NEVER, Hope
from engine.duizenden.arranging.run_book import RunBook
from engine.duizenden.arranging.set_book import SetBook
from engine.duizenden.arranging.ways import Ended, Layer, Node

STEP: Final = 4
"""The effort of a step beside its moves, in moves."""

_Hopeful = tuple[int, int, int, int]
"""A way to be followed: what it will lose at least, how many books are left, the state, what it has lost."""


class Search:
    """Ways through a sweep that may be followed in several goes.

    Ways are followed in the order of what they have lost and will lose at least, of equal ones the longest first.

    Attributes:
        found: the best way to the end so far.
    """

    def __init__(
        self,
        books: Sequence[RunBook | SetBook],
        first: Layer,
        bounds: Sequence[Hope],
        loss_at_end: Callable[[int, Node], int | None],
        enough: int,
    ) -> None:
        self.found: Ended | None = None
        self._books, self._bounds, self._loss_at_end, self._enough = books, bounds, loss_at_end, enough
        self._layers: list[Layer] = [dict(first), *[{} for _ in books]]
        self._ways: list[_Hopeful] = [(0, len(books), state, 0) for state in first]
        self._effort = 0

    def go(self, effort: int) -> bool:
        """Go on with so much effort, in moves; whether what was found is enough, or certainly the best."""
        ways, length = self._ways, len(self._books)
        self._effort = effort
        following: _Hopeful | None = None
        while ways or following:
            way = heappushpop(ways, following) if following else heappop(ways)
            following = None
            hoped, left, state, lost = way
            if self.found is not None and (self.found[0] <= self._enough or hoped >= self.found[0]):
                return True
            if self._effort <= 0:
                heappush(ways, way)
                return False
            node = self._layers[length - left][state]
            if not left:
                self._end(state, node)
            elif node[0] == lost:
                following = self._follow(length - left, state, node)
        return True

    def _end(self, state: int, node: Node) -> None:
        loss = self._loss_at_end(state, node)
        if loss is not None and (self.found is None or loss < self.found[0]):
            self.found = loss, state, node

    def _follow(self, where: int, state: int, node: Node) -> _Hopeful | None:
        """Make every move of a book that is not hopeless; the most hopeful way that comes of it."""
        book, after, (losses, cheapest) = self._books[where], self._layers[where + 1], self._bounds[where + 1]
        most = NEVER if self.found is None else self.found[0]
        ways, left, jokers, lost_before = self._ways, len(self._books) - where - 1, state & JOKERS, node[0]
        best_way: _Hopeful | None = None
        page = book[state >> book.shift & book.mask]
        self._effort -= len(page) + STEP
        for needed, delta, flags, loss, choice in page:
            if needed > jokers:
                break
            then, lost = state + delta | flags, lost_before + loss
            best = after.get(then)
            if best is None or best[0] > lost:
                ahead = losses[then & JOKERS]
                hoped = lost + (ahead if then & KEPT or ahead > cheapest else cheapest)
                if hoped < most:
                    after[then] = lost, node, choice
                    way = hoped, left, then, lost
                    if best_way is None:
                        best_way = way
                    else:
                        heappush(ways, max(way, best_way))
                        best_way = min(way, best_way)
        return best_way
