"""The best arrangement of many cards, found in one sweep over the places from the low ace to the high one.

At each place the natural cards of a suit go into runs or stay for a set, and what stays is laid as soon as it can be.
All that the rest of the sweep needs to know of the places behind it is how long the open runs are, the aces kept for
the high end and the jokers left; of all ways to the same state the best is kept. So it is exact, unless there are too
many states: then a beam goes on with the best of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nsmallest
from itertools import product
from typing import Final, NamedTuple

from engine.cards import JOKER
from engine.duizenden.arranging.ground import ABSORBS, JOKERS, KEPT
from engine.duizenden.arranging.hope import NEVER, Hope, hopes, is_stray
from engine.duizenden.arranging.priced import priced
from engine.duizenden.arranging.prices import SHARES, Market, TooManyWays
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.runs import Runs
from engine.duizenden.arranging.search import Book, Search
from engine.duizenden.arranging.stages import Course
from engine.duizenden.arranging.ways import Choice, Ended, Layer, Node, choices_of
from engine.duizenden.points import unit_of

WHOLE: Final = 100
"""States at a place with which a sweep still goes on with all of them."""

BEAM: Final = 120
"""States that go on from a place to the next, where not all of them do, in all beams together."""

PRICED_BEAM: Final = 25
"""The same where books are priced."""

LEAST_BEAM: Final = 10
"""The same in one beam, however many questions there are."""

BETWEEN: Final = 2
"""How many times as many go on from one suit of a place to the next."""

EFFORT: Final = 30_000
"""Moves that a search makes before it asks for help."""

MORE_EFFORT: Final = 15_000
"""Moves that it makes then."""

MOST_EFFORT: Final = 100_000
"""Moves that it makes then if nothing has been found yet."""

PRICED_EFFORT: Final = 35_000
"""Moves of a search that knows prices."""

MOST_WAYS: Final = 3_500
"""Ways beyond which pricing them is too much work."""

NO_RUNS: Final[list[Runs]] = [(), (), (), ()]

RESERVE: Final = 6
"""Points that a joker in reserve is taken to save, beside those that it counts, where states are compared."""


class Path(NamedTuple):
    """The best way through a sweep.

    Attributes:
        loss: what is not on the table, in the points asked for.
        spare: jokers that have no place yet and can lie anywhere.
        choices: what happened, place by place.
        promised: by suit the runs that the sweep found open where it started (round the corner).
        exact: whether there is none better.
    """

    loss: int
    spare: int
    choices: list[Choice]
    promised: list[Runs]
    exact: bool


def sweep(question: Question, enough: int | None = None, share: int = 1) -> Path | None:
    """The best arrangement, or any that loses no more than is `enough`; among `share` questions that share the effort.

    Returns:
        None if there is none that has what is asked for. Of very many cards and jokers under house rules that make the
        sweep long, one may be missed; `Path.exact` tells whether that can be for one that is found.
    """
    if question.required is not None and not question.all_jokers and is_stray(question, question.required):
        return None
    return _Sweep(question, enough, share).best()


class _Sweep:
    def __init__(self, question: Question, enough: int | None, share: int) -> None:
        self._question, self._enough, self._share = question, enough, share
        self._course = Course(question)
        self._places = self._course.places
        self._books = [book for books in self._places for book in books]
        starts, self._from_everywhere = self._course.starts()
        self._first: Layer = dict.fromkeys(starts, (0, None, None))
        self._without_promise: Layer = dict(list(self._first.items())[:1])
        self._wild = question.worth.card[JOKER.index]
        self._most_left = question.jokers - question.freed - (question.required is JOKER)

    def best(self) -> Path | None:
        layer, whole = self._everything()
        found = self._best_of(layer, self._loss_at_end)
        if not whole:
            found, whole = self._search()
        if found is None:
            nothing_has_to_be_laid = self._question.required is None and not self._question.freed
            return None if whole or not nothing_has_to_be_laid else self._nothing()
        loss, state, node = found
        return Path(
            loss=loss,
            spare=(state & JOKERS) - self._jokers_left(state),
            choices=choices_of(node),
            promised=self._course.promised(state),
            exact=whole and self._from_everywhere,
        )

    def _nothing(self) -> Path:
        """No lays at all."""
        return Path(loss=self._question.whole, spare=0, choices=[], promised=NO_RUNS, exact=False)

    def _everything(self) -> tuple[Layer, bool]:
        """The states after all places, and whether these are all; none if they are too many."""
        layer = self._first
        for book in self._books:
            layer = _one_step(book, layer)
            if len(layer) > BETWEEN * WHOLE:
                return {}, False
        return layer, True

    def _search(self) -> tuple[Ended | None, bool]:
        """The best way that a search finds, if need be with beams and prices to help it, and whether none is better."""
        enough = self._enough or 0
        most = NEVER if self._enough is None else self._enough + 1
        bounds, unit = hopes(self._question, self._places), unit_of(self._question.worth)
        search = Search(self._books, self._first, bounds, unit, self._loss_at_end, most)
        if search.go(EFFORT // self._share, enough):
            return search.found, True
        self._beams(search)
        if search.found and search.found[0] <= enough:
            return search.found, True
        try:
            found, whole = self._search_priced(search.most)
        except TooManyWays:
            found, whole = None, False
        if whole or found:
            return found or search.found, whole
        whole = search.go((MORE_EFFORT if search.found else MOST_EFFORT) // self._share, enough)
        return search.found, whole

    def _beams(self, search: Search) -> None:
        """Beams that differ in where they start, and in how much they shun to lay jokers where they count less."""
        laid_best = RESERVE + max(self._question.worth.joker_in_set) - self._wild
        starts = [self._first, self._without_promise][: 1 + self._question.rules.wrap_runs]
        beams = list(product(starts, sorted({RESERVE, laid_best})))
        for first, reserve in beams:
            self._beam(search, self._places, first, self._loss_at_end, BEAM // len(beams), reserve)

    def _search_priced(self, most: int) -> tuple[Ended | None, bool]:
        """The best way that loses less than `most`, if a search finds it, and whether none is better."""
        starts = [self._course.fields(state) for state in self._first]
        market = Market(self._question, self._books, starts, self._course.may_end, MOST_WAYS // self._share)
        unit = SHARES * unit_of(self._question.worth)
        bound = market.best_bound(SHARES * (self._question.whole // 3 if most == NEVER else most) - unit + 1)

        def loss_at_end(state: int, lost: int) -> int | None:
            loss = self._loss_at_end(state, bound.without_prices(state, lost))
            return None if loss is None else SHARES * loss

        first: Layer = {state: (bound.at(self._course.fields(state)), None, None) for state in self._first}
        books = priced(self._books, bound)
        no_hope = Hope((0,) * (self._question.all_jokers + 1), 0)
        search = Search(books, first, [no_hope] * (len(books) + 1), unit, loss_at_end, SHARES * most)
        following = iter(books)
        places = [[next(following) for _ in of_place] for of_place in self._places]
        self._beam(search, places, first, loss_at_end, PRICED_BEAM, reserve=None)
        whole = search.go(PRICED_EFFORT // self._share, SHARES * (self._enough or 0))
        if search.found is None:
            return None, whole
        loss, state, node = search.found
        return (loss // SHARES, state, node), whole

    def _beam(
        self,
        search: Search,
        places: Sequence[Sequence[Book]],
        layer: Layer,
        loss_at_end: Callable[[int, int], int | None],
        width: int,
        reserve: int | None,
    ) -> None:
        """Offer to a search the best way that is found while of more than `width` states only the best go on.

        `reserve`: what a joker makes up for that has not been laid; None: it has a price already.
        """
        width = max(width // self._share, LEAST_BEAM)
        for books in places:
            for book in books:
                layer = self._thinned(_one_step(book, layer), BETWEEN * width, reserve)
            layer = self._thinned(layer, width, reserve)
        ended = self._best_of(layer, loss_at_end)
        if ended:
            search.offer(ended)

    def _thinned(self, layer: Layer, many: int, reserve: int | None) -> Layer:
        """The states that are not beaten by one that differs in jokers only; of too many those that lost least."""
        if len(layer) > many and self._question.easy_runs and reserve is not None:
            layer = _unbeaten(layer)
        if len(layer) <= many:
            return layer

        def rank(item: tuple[int, Node]) -> int:
            return item[1][0] - (reserve or 0) * (item[0] & JOKERS)

        best = dict(nsmallest(many, layer.items(), key=rank))
        if not any(state & KEPT for state in best):
            kept = min([item for item in layer.items() if item[0] & KEPT], key=rank, default=None)
            best |= [kept] if kept else []
        return best

    def _best_of(self, layer: Layer, loss_at_end: Callable[[int, int], int | None]) -> Ended | None:
        """The best of the last states."""
        best: Ended | None = None
        for state, node in layer.items():
            loss = loss_at_end(state, node[0])
            if loss is not None and (best is None or loss < best[0]):
                best = loss, state, node
        return best

    def _loss_at_end(self, state: int, lost: int) -> int | None:
        """The loss with the jokers that stay in hand (Duizenden, A turn, Jokers); None: the end is not allowed."""
        left = self._jokers_left(state)
        if left > min(state & JOKERS, self._most_left) or not self._course.promise_is_kept(state):
            return None
        return lost + left * self._wild

    def _jokers_left(self, state: int) -> int:
        """The jokers that stay in hand: those without a place, or the one that ends the turn."""
        left = 0 if self._question.easy_runs and state & ABSORBS else state & JOKERS
        return left or int(not state & KEPT)


def _one_step(book: Book, layer: Layer) -> Layer:
    """The states after the moves of a book, each with the best way to it."""
    shift, mask = book.shift, book.mask
    after: Layer = {}
    known = after.get
    for state, node in layer.items():
        jokers, lost = state & JOKERS, node[0]
        for needed, delta, flags, loss, choice in book[state >> shift & mask]:
            if needed > jokers:
                break
            then = state + delta | flags
            best = known(then)
            if best is None or best[0] > lost + loss:
                after[then] = (lost + loss, node, choice)
    return after


def _unbeaten(layer: Layer) -> Layer:
    """The states without those to which another one is equal but for more jokers, and has not lost more."""
    by_rest: dict[int, list[tuple[int, int, int]]] = {}
    for state, node in layer.items():
        # Only a joker that will find a place is a joker in reserve.
        rest = state & ~JOKERS if state & ABSORBS else state
        by_rest.setdefault(rest, []).append((-(state & JOKERS), node[0], state))
    unbeaten: Layer = {}
    for states in by_rest.values():
        least: int | None = None
        for _, loss, state in sorted(states):
            if least is None or loss < least:
                unbeaten[state], least = layer[state], loss
    return unbeaten
