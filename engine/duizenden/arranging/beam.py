"""A sweep with all states, or with the best of them only: a beam."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from typing import Final

from engine.duizenden.arranging.ending import LossAtEnd, best_of
from engine.duizenden.arranging.ground import ABSORBS, JOKERS, KEPT
from engine.duizenden.arranging.search import Book
from engine.duizenden.arranging.ways import Ended, Layer, Node

BETWEEN: Final = 2
"""How many times as many states go on from one suit of a place to the next."""


def everything(books: Sequence[Book], layer: Layer, most: int) -> Layer | None:
    """The states after all places; None if they are too many."""
    for book in books:
        layer = one_step(book, layer)
        if len(layer) > BETWEEN * most:
            return None
    return layer


def beam(
    places: Sequence[Sequence[Book]],
    layer: Layer,
    loss_at_end: LossAtEnd,
    width: int,
    reserve: int = 0,
    *,
    spare_jokers: bool = False,
) -> Ended | None:
    """The best way that is found while of more than `width` states at a place only the best go on.

    Args:
        places: what is read, place by place.
        layer: the states from which it starts.
        loss_at_end: what is lost at the end.
        width: how many states go on.
        reserve: what a joker makes up for that has not been laid.
        spare_jokers: whether a state is of no use beside one that differs only in that it has more jokers.
    """
    for books in places:
        for book in books:
            layer = _thinned(one_step(book, layer), BETWEEN * width, reserve, spare_jokers=spare_jokers)
        layer = _thinned(layer, width, reserve, spare_jokers=spare_jokers)
    return best_of(layer, loss_at_end)


def one_step(book: Book, layer: Layer) -> Layer:
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


def _thinned(layer: Layer, many: int, reserve: int, *, spare_jokers: bool) -> Layer:
    """Of too many states those that lost least, among them one that has left a card."""
    if len(layer) > many and spare_jokers:
        layer = _unbeaten(layer)
    if len(layer) <= many:
        return layer

    def rank(item: tuple[int, Node]) -> int:
        return item[1][0] - reserve * (item[0] & JOKERS)

    best = dict(nsmallest(many, layer.items(), key=rank))
    if not any(state & KEPT for state in best):
        kept = min([item for item in layer.items() if item[0] & KEPT], key=rank, default=None)
        best |= [kept] if kept else []
    return best


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
