"""The best arrangement of many cards, found in one sweep over the places from the low ace to the high one.

At each place the natural cards of a suit go into runs or stay for a set, and what stays is laid as soon as it can be.
All that the rest of the sweep needs to know of the places behind it is how long the open runs are, the aces kept for
the high end and the jokers left; of all ways to the same state the best is kept. So it is exact, unless there are too
many states: then a beam goes on with the best of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from typing import Final, NamedTuple

from engine.cards import JOKER
from engine.duizenden.arranging.books import ABSORBS, JOKERS, KEPT, RunBook, RunChoice, SetBook, SetChoice
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.runs import Runs
from engine.duizenden.arranging.stages import Course

BEAM: Final = 400
"""States that a first sweep keeps at a place; as long as there are no more it is exact."""

EFFORT: Final = 60_000
"""Moves that the second sweep may try, which is exact and leaves out what is no better than the result of the first."""

RESERVE: Final = 6
"""Points that a joker in reserve is taken to be worth where states are compared."""

Node = tuple[int, "Node | None", RunChoice | SetChoice | None]
"""A way to a state: what is lost so far, the way before, what happened last."""

Layer = dict[int, Node]


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
    choices: list[RunChoice | SetChoice]
    promised: list[Runs]
    exact: bool


def sweep(question: Question) -> Path | None:
    """The best arrangement; None: there is none that has what is asked for."""
    course = Course(question)
    places = course.places
    starts, all_starts = course.starts()
    first: Layer = dict.fromkeys(starts, (0, None, None))
    layer, whole = _through(places, first, beam=BEAM)
    found = _best(question, course, layer, exact=whole and all_starts)
    if whole:
        return found
    layer, whole = _through(places, first, bound=found.loss if found else None)
    if not whole:
        return found
    better = _best(question, course, layer, exact=all_starts)
    if better is None or (found is not None and found.loss <= better.loss):
        return found and found._replace(exact=all_starts)
    return better


def _through(
    places: Sequence[Sequence[RunBook | SetBook]], layer: Layer, *, beam: int | None = None, bound: int | None = None
) -> tuple[Layer, bool]:
    """The states after all places, and whether none was left out that could be better than the bound."""
    effort, whole = EFFORT, True
    for books in places:
        for book in books:
            layer = _one_step(book, layer)
        if bound is not None:
            layer = {state: node for state, node in layer.items() if node[0] < bound}
        if beam is None:
            effort -= len(layer)
            if effort < 0:
                return {}, False
        elif len(layer) > beam:
            layer, whole = _best_states(layer, beam), False
    return layer, whole


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


def _best_states(layer: Layer, many: int) -> Layer:
    """The states that have lost least, a joker in reserve making up for some loss."""
    return dict(nsmallest(many, layer.items(), key=lambda item: item[1][0] - RESERVE * (item[0] & JOKERS)))


def _best(question: Question, course: Course, layer: Layer, *, exact: bool) -> Path | None:
    """The best of the last states; jokers without a place lie anywhere or stay in hand (Duizenden, A turn, Jokers)."""
    best: tuple[int, int, int, Node] | None = None
    wild, from_hand = question.worth.card[JOKER.index], question.jokers - question.freed
    for state, node in layer.items():
        jokers = state & JOKERS
        left = 0 if question.plain and state & ABSORBS else jokers
        if not left and not state & KEPT:
            left = 1
        if left > min(jokers, from_hand - (question.required is JOKER)):
            continue
        loss = node[0] + left * wild
        if (best is None or loss < best[0]) and course.promise_is_kept(state):
            best = loss, jokers - left, state, node
    if best is None:
        return None
    loss, spare, state, node = best
    return Path(loss, spare, _choices(node), course.promised(state), exact)


def _choices(node: Node) -> list[RunChoice | SetChoice]:
    choices = list[RunChoice | SetChoice]()
    _, before, choice = node
    while before is not None:
        if choice is not None:
            choices.append(choice)
        _, before, choice = before
    choices.reverse()
    return choices
