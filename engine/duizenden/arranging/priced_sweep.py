"""A sweep under prices: first a beam, then a search from every start that may be better than what was found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import nsmallest
from itertools import islice
from typing import Final

from engine.duizenden.arranging.beam import beam
from engine.duizenden.arranging.bound import SHARES, Bound
from engine.duizenden.arranging.climb import Climb
from engine.duizenden.arranging.ending import Ending
from engine.duizenden.arranging.hope import NEVER, Hope, largest_below
from engine.duizenden.arranging.priced import PricedBook, priced
from engine.duizenden.arranging.prices import Market
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.run_book import RunBook
from engine.duizenden.arranging.search import Search
from engine.duizenden.arranging.set_book import SetBook
from engine.duizenden.arranging.stages import Course
from engine.duizenden.arranging.ways import Ended, Layer
from engine.duizenden.rules.points import unit_of

FIRST_ROUNDS: Final = 20
"""How often prices change before the beam."""

MORE_ROUNDS: Final = 20
"""How often they change then at most."""

FIRST_STARTS: Final = 30
"""States from which a beam starts."""

MOST_STARTS: Final = 3_000
"""States from which a search starts at most."""

WAY: Final = 25
"""The effort of thinking of a way, in moves of a search."""

GLANCES: Final = 2.5
"""How many ways are looked at under new prices with the effort of a move."""


class PricedSweep:
    """A sweep under the best prices that are found for a question.

    Args:
        question: what is asked.
        course: what the sweep passes.
        places: the books that it reads, place by place.
        most: a loss that is of no use, to which the first prices lead.
        most_ways: how many ways may be thought of.

    Raises:
        TooManyWays: there are more.
    """

    def __init__(
        self,
        question: Question,
        course: Course,
        places: Sequence[Sequence[RunBook | SetBook]],
        most: int,
        most_ways: int,
    ) -> None:
        self._course, self._ending = course, Ending(question, course)
        self._worth, self._unit = question.worth, unit_of(question.worth)
        self._jokers = question.all_jokers
        self._at = [{field: at for at, field in enumerate(fields)} for fields in course.promises]
        books = [book for books in places for book in books]
        market = Market(question, books, course.promises, course.keeps, most_ways)
        self._climb, self._size, self._searched = Climb(market), market.size, 0
        self._plain = places
        self._price(self._climb.go(FIRST_ROUNDS, None if most == NEVER else self._high_enough(most)))

    @property
    def moves(self) -> int:
        """The effort so far, in moves of a search."""
        return self._size * WAY + int(self._climb.rounds * self._size / GLANCES) + self._searched

    def _high_enough(self, most: int) -> int:
        """A bound with which nothing better is left to be found, in shares."""
        return SHARES * largest_below(self._worth, most) + 1

    def _price(self, bound: Bound) -> None:
        self._bound = bound
        self._books = priced([book for books in self._plain for book in books], bound)
        following = iter(self._books)
        self._places: list[list[PricedBook]] = [[next(following) for _ in of_place] for of_place in self._plain]

    def beam(self, width: int) -> Ended | None:
        """The way that a beam from the most hopeful starts finds."""
        first = self._layer(nsmallest(FIRST_STARTS, islice(self._starts(NEVER), MOST_STARTS)))
        found = beam(self._places, first, self._loss_at_end, width)
        return (found[0] // SHARES, *found[1:]) if found else None

    def search(self, most: int, effort: int, enough: int) -> tuple[Ended | None, bool]:
        """The best way that loses less than `most`, if one is found, and whether none is better."""
        if most < NEVER:
            bound = self._climb.go(MORE_ROUNDS, self._high_enough(most))
            if bound is not self._bound:
                self._price(bound)
        starts = self._layer(islice(self._starts(self._high_enough(most)), MOST_STARTS + 1))
        no_hope = Hope((0,) * (self._jokers + 1), 0)
        bounds = [no_hope] * (len(self._books) + 1)

        def useless(shares: int) -> int:
            return self._high_enough(shares // SHARES)

        search = Search(self._books, starts, bounds, SHARES * self._unit, self._loss_at_end, SHARES * most, useless)
        whole = search.go(effort, SHARES * enough)
        self._searched += search.moves
        whole = whole and len(starts) <= MOST_STARTS and self._course.has_all_promises
        if search.found is None:
            return None, whole
        loss, state, node = search.found
        return (loss // SHARES, state, node), whole

    def _layer(self, starts: Iterable[tuple[int, int]]) -> Layer:
        return {state: (loss, None, None) for loss, state in starts}

    def _starts(self, most: int) -> Iterator[tuple[int, int]]:
        """What is lost at least from each state from which the sweep may start, if less than `most`; and that state."""
        by_suit = [
            sorted(zip(losses, fields, strict=True))
            for losses, fields in zip(self._bound.starts, self._course.promises, strict=True)
        ]
        # What the suits that follow lose at least.
        rest = [sum([of_suit[0][0] for of_suit in by_suit[suit + 1 :]]) for suit in range(len(by_suit))]

        def from_suit(suit: int, lost: int, fields: tuple[int, ...]) -> Iterator[tuple[int, int]]:
            if suit == len(by_suit):
                yield lost, self._course.start(fields)
                return
            for loss, field in by_suit[suit]:
                if lost + loss + rest[suit] >= most:
                    break
                yield from from_suit(suit + 1, lost + loss, (*fields, field))

        return from_suit(0, self._bound.beside_runs, ())

    def _loss_at_end(self, state: int, lost: int) -> int | None:
        fields = self._course.fields(state)
        ends = [(field, self._at[suit][promise]) for suit, (field, promise) in enumerate(fields)]
        loss = self._ending.loss(state, self._bound.without_prices(state, ends, lost))
        return None if loss is None else SHARES * loss
