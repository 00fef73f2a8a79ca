"""The best arrangement of many cards, found in one sweep over the places from the low ace to the high one.

At each place the natural cards of a suit go into runs or stay for a set, and what stays is laid as soon as it can be.
All that the rest of the sweep needs to know of the places behind it is how long the open runs are, the aces kept for
the high end and the jokers left; of all ways to the same state the best is kept. So it is exact, unless there are too
many states: then a beam goes on with the best of them.
"""

from __future__ import annotations

from heapq import nsmallest
from typing import Final, NamedTuple

from engine.cards import JOKER
from engine.duizenden.arranging.ground import ABSORBS, JOKERS, KEPT
from engine.duizenden.arranging.hope import hopes, is_stray
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.run_book import RunBook
from engine.duizenden.arranging.runs import Runs
from engine.duizenden.arranging.search import Search
from engine.duizenden.arranging.set_book import SetBook
from engine.duizenden.arranging.stages import Course
from engine.duizenden.arranging.ways import Choice, Ended, Layer, Node, choices_of

WHOLE: Final = 100
"""States at a place with which a sweep still goes on with all of them."""

BEAM: Final = 60
"""States that go on from a place to the next, where not all of them do."""

LEAST_BEAM: Final = 10
"""The same, however many questions there are."""

BETWEEN: Final = 2
"""How many times as many go on from one suit of a place to the next."""

EFFORT: Final = 30_000
"""Moves that a search makes before it asks for help."""

MORE_EFFORT: Final = 150_000
"""Moves that it makes then, where runs and sets are easy."""

HARD_EFFORT: Final = 45_000
"""Moves that it makes then where they are not, and each is more work."""

NO_RUNS: Final[list[Runs]] = [(), (), (), ()]

RESERVE: Final = 6
"""Points that a joker in reserve is taken to be worth where states are compared."""


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


def sweep(question: Question, enough: int = 0, share: int = 1) -> Path | None:
    """The best arrangement, or one that loses no more than is `enough`; among `share` questions that share the effort.

    Returns:
        None if there is none that has what is asked for. Of very many cards and jokers under house rules that make the
        sweep long, one may be missed; `Path.exact` tells whether that can be for one that is found.
    """
    if question.required is not None and not question.all_jokers and is_stray(question, question.required):
        return None
    return _Sweep(question, enough, share).best()


class _Sweep:
    def __init__(self, question: Question, enough: int, share: int) -> None:
        self._question, self._enough, self._share = question, enough, share
        self._course = Course(question)
        self._places = self._course.places
        starts, self._from_everywhere = self._course.starts()
        self._first: Layer = dict.fromkeys(starts, (0, None, None))
        self._without_promise: Layer = dict(list(self._first.items())[:1])
        self._wild = question.worth.card[JOKER.index]
        self._most_left = question.jokers - question.freed - (question.required is JOKER)

    def best(self) -> Path | None:
        layer, whole = self._forward(self._first, WHOLE, give_up=True)
        found = self._best_of(layer)
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

    def _search(self) -> tuple[Ended | None, bool]:
        """The best way that a search finds, if need be with the help of a beam, and whether none is better."""
        books = [book for of_place in self._places for book in of_place]
        bounds = hopes(self._question, self._places)
        search = Search(books, self._first, bounds, self._loss_at_end, self._enough)
        whole = search.go(EFFORT // self._share)
        if not whole:
            for first in [self._first, self._without_promise][: 1 + self._question.rules.wrap_runs]:
                found = self._best_of(self._forward(first, max(BEAM // self._share, LEAST_BEAM), give_up=False)[0])
                if found and (search.found is None or found[0] < search.found[0]):
                    search.found = found
            whole = search.go((MORE_EFFORT if self._question.easy else HARD_EFFORT) // self._share)
        return search.found, whole

    def _forward(self, layer: Layer, width: int, *, give_up: bool) -> tuple[Layer, bool]:
        """The states after all places, and whether these are all; of more than `width` only the best go on."""
        whole = True
        for books in self._places:
            for book in books:
                layer = _one_step(book, layer)
                if len(layer) > BETWEEN * width:
                    if give_up:
                        return {}, False
                    layer, whole = self._thinned(layer, BETWEEN * width), False
            if len(layer) > width and not give_up:
                layer, whole = self._thinned(layer, width), False
        return layer, whole

    def _thinned(self, layer: Layer, many: int) -> Layer:
        """The states that are not beaten by one that differs in jokers only; of too many those that lost least."""
        if self._question.easy_runs:
            layer = _unbeaten(layer)
        if len(layer) <= many:
            return layer
        best = dict(nsmallest(many, layer.items(), key=_rank))
        if not any(state & KEPT for state in best):
            kept = min([item for item in layer.items() if item[0] & KEPT], key=_rank, default=None)
            best |= [kept] if kept else []
        return best

    def _best_of(self, layer: Layer) -> Ended | None:
        """The best of the last states."""
        best: Ended | None = None
        for state, node in layer.items():
            loss = self._loss_at_end(state, node)
            if loss is not None and (best is None or loss < best[0]):
                best = loss, state, node
        return best

    def _loss_at_end(self, state: int, node: Node) -> int | None:
        """The loss with the jokers that stay in hand (Duizenden, A turn, Jokers); None: the end is not allowed."""
        left = self._jokers_left(state)
        if left > min(state & JOKERS, self._most_left) or not self._course.promise_is_kept(state):
            return None
        return node[0] + left * self._wild

    def _jokers_left(self, state: int) -> int:
        """The jokers that stay in hand: those without a place, or the one that ends the turn."""
        left = 0 if self._question.easy_runs and state & ABSORBS else state & JOKERS
        return left or int(not state & KEPT)


def _rank(item: tuple[int, Node]) -> int:
    """What a state has lost, a joker in reserve making up for some of it."""
    return item[1][0] - RESERVE * (item[0] & JOKERS)


def _one_step(book: RunBook | SetBook, layer: Layer) -> Layer:
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
