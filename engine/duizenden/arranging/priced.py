"""The books of a sweep with what a move makes worse than the bound that prices give, in place of what it loses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.duizenden.arranging.bound import SHARES, Ahead, Bound
from engine.duizenden.arranging.ground import KEPT, POOL
from engine.duizenden.arranging.hope import NEVER
from engine.duizenden.arranging.prices import run_step
from engine.duizenden.arranging.run_book import RunBook, RunMove
from engine.duizenden.arranging.set_book import SetBook, SetMove


class PricedRuns(dict[int, tuple[RunMove, ...]]):
    """The moves of a `RunBook`, each with how much more is lost than `ahead` at the leg and `then` at the next."""

    def __init__(self, book: RunBook, bound: Bound, ahead: Ahead, then: Ahead) -> None:
        super().__init__()
        self.shift, self.mask = book.shift, book.mask
        self._book, self._ahead, self._then = book, ahead, then
        self._card, self._joker = bound.prices.cards[book.suit][book.rank], bound.prices.joker

    def __missing__(self, field: int) -> tuple[RunMove, ...]:
        page, before = list[RunMove](), self._ahead.get(field, NEVER)
        for needed, delta, flags, loss, choice in self._book[field]:
            after, left, spent = run_step(self._book, field, delta)
            if self._then.get(after, NEVER) < NEVER:
                more = SHARES * loss + self._card * left + self._joker * spent + self._then[after] - before
                page.append((needed, delta, flags, more, choice))
        self[field] = moves = tuple(page)
        return moves


class PricedSets(dict[int, tuple[SetMove, ...]]):
    """The moves of a `SetBook`, each with how much more is lost than `least`."""

    def __init__(self, book: SetBook, bound: Bound) -> None:
        super().__init__()
        self.shift, self.mask = book.shift, book.mask
        self._book, self._least = book, bound.ranks[book.rank]
        self._cards = [suit[book.rank] for suit in bound.prices.cards]
        self._joker, self._kept = bound.prices.joker, bound.prices.kept

    def __missing__(self, bits: int) -> tuple[SetMove, ...]:
        pool = bits >> POOL - self.shift
        taken = sum([price * (pool >> 2 * suit & 3) for suit, price in enumerate(self._cards)])
        page = list[SetMove]()
        for needed, delta, flags, loss, choice in self._book[bits]:
            more = SHARES * loss + self._joker * (-delta - (pool << POOL)) - taken - self._least
            if flags & KEPT and not bits & 1:
                more -= self._kept
            page.append((needed, delta, flags, more, choice))
        self[bits] = moves = tuple(page)
        return moves


PricedBook = PricedRuns | PricedSets


def priced(books: Sequence[RunBook | SetBook], bound: Bound) -> list[PricedBook]:
    """The books of a sweep, priced."""
    legs = [pairwise(tables) for tables in bound.ahead]
    return [
        PricedRuns(book, bound, *next(legs[book.suit])) if isinstance(book, RunBook) else PricedSets(book, bound)
        for book in books
    ]
