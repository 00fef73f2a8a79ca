"""The course of a sweep: the books that it reads, place by place, and the states from which it starts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from math import prod
from typing import Final

from engine.cards import SUITS
from engine.duizenden.arranging.corner import MOST_PROMISES, NO_PROMISES, best_cut, match
from engine.duizenden.arranging.ground import ABSORBS, ACES, FIELDS, KEPT, Ground
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.run_book import RunBook, RunSpot, run_book
from engine.duizenden.arranging.runs import UNLIMITED, Runs, number_of, runs_of
from engine.duizenden.arranging.set_book import SetBook, SetSpot, set_book
from engine.duizenden.rules.points import LONGEST_RUN

MOST_STARTS: Final = 500
"""States from which a sweep round the corner starts at most."""

_SUITS: Final = range(len(SUITS))


class Course:
    """What a sweep passes for a question: places, each with the books of suits and rank that matter there."""

    def __init__(self, question: Question) -> None:
        self._question = question
        jokers, limit = question.all_jokers, question.limit
        self._ground = Ground(
            easy_runs=question.easy_runs,
            easy_sets=question.easy_sets,
            corner=question.rules.wrap_runs,
            limit=limit,
            cover=2 if question.worth.even and limit == UNLIMITED else 2 + jokers,
            jokers=min(jokers, 1) if question.easy_sets else jokers,
            worth=question.worth,
        )
        self._promises, self._order = NO_PROMISES, list(range(1, LONGEST_RUN + 1))
        if self._ground.corner:
            first, self._promises = best_cut(question, self._ground)
            self._order = [self._ground.at(place) for place in range(first, first + 13)]

    @property
    def places(self) -> list[list[RunBook | SetBook]]:
        """The books to be read, place by place."""
        suits = [self._books_of_suit(suit) for suit in _SUITS]
        places = list[list[RunBook | SetBook]]()
        for place, *runs in zip(self._order, *suits, strict=True):
            books: list[RunBook | SetBook] = [book for book in runs if book is not None]
            sets = self._book_of_rank(place)
            if sets is not None:
                books.append(sets)
            places.append(books)
        return places

    def _books_of_suit(self, suit: int) -> list[RunBook | None]:
        """The books for the runs of a suit; None for places that no run can reach."""
        question, ground = self._question, self._ground
        counts = question.counts[suit]
        own = [run for run in question.runs if run.suit == suit]
        if not own and not any(counts):
            return [None] * len(self._order)
        lows = {run.low for run in own}
        naturals = [counts[(place - 1) % 13 + 1] for place in self._order]
        ahead = [UNLIMITED if place in lows else many for place, many in zip(self._order, naturals, strict=True)]
        # Beyond a cut no card is missed: a promise has been given for it.
        ahead += [UNLIMITED, UNLIMITED] if ground.corner else [0, 0]
        swaps = question.swaps
        reach = question.all_jokers + 1 if self._promises[suit] != [()] else -1
        books = list[RunBook | None]()
        for where, place in enumerate(self._order):
            begins = tuple([run for run in own if run.low == place]) if own else ()
            ended = tuple([run for run in own if run.above == place]) if own else ()
            reach = question.all_jokers + 1 if naturals[where] or begins or ended else reach - 1
            if reach < 0:
                books.append(None)
                continue
            next_two = ahead[where + 1], ahead[where + 2]
            if next_two[0] == UNLIMITED:
                next_two = UNLIMITED, UNLIMITED
            freed = swaps.get((suit, place), 0) if swaps else 0
            books.append(run_book(RunSpot(ground, suit, place, naturals[where], next_two, begins, ended, freed)))
        return books

    def _book_of_rank(self, place: int) -> SetBook | None:
        """The book for the sets of a rank, where there can be any; that of the aces is read at the last place."""
        question, ground = self._question, self._ground
        rank = (place - 1) % 13 + 1
        own = [one for one in question.sets if one.rank == rank] if question.sets else []
        if place == 1 and not ground.corner:
            return None
        if not any(suit[rank] for suit in question.counts) and (ground.easy_sets or not own or not ground.jokers):
            return None
        required, wanted = question.required, None
        if required is not None and required.number == rank:
            suit = SUITS.index(required.suit)
            wanted = suit, question.counts[suit][rank]
        rooms = tuple([one.room for one in own])
        return set_book(SetSpot(ground, rank, wanted, rooms, question.empty_room, question.set_swaps.get(rank, 0)))

    @property
    def promises(self) -> list[list[int]]:
        """By suit the fields with which the sweep may start, each a promise for its end."""
        return [[number_of(runs) << ACES for runs in of_suit] for of_suit in self._promises]

    @property
    def has_all_promises(self) -> bool:
        """Whether there are no others."""
        return max(map(len, self._promises)) < MOST_PROMISES

    def starts(self) -> tuple[list[int], bool]:
        """The states from which the sweep starts, if they are not too many, and whether these are all."""
        starts = [self.start(fields) for fields in islice(product(*self.promises), MOST_STARTS)]
        return starts, self.has_all_promises and prod(map(len, self._promises)) <= MOST_STARTS

    def start(self, fields: Sequence[int]) -> int:
        """The state from which the sweep starts with some fields, round the corner each with the same as a promise."""
        question, ground = self._question, self._ground
        jokers = question.all_jokers
        state = jokers | (0 if question.keep else KEPT)
        if not question.easy_runs or question.roomy or not jokers:
            state |= ABSORBS
        for suit, field in enumerate(fields):
            promise = field << ground.width if ground.corner else 0
            state |= (field | promise) << FIELDS + ground.stride * suit
        return state

    def fields(self, state: int) -> list[tuple[int, int]]:
        """The fields of a state, each with its promise, suit by suit."""
        stride, width = self._ground.stride, self._ground.width
        mask = (1 << width) - 1
        fields = [state >> FIELDS + stride * suit for suit in _SUITS]
        return [(field & mask, field >> width & mask if self._ground.corner else 0) for field in fields]

    def promised(self, state: int) -> list[Runs]:
        """The runs, suit by suit, with which the way to a state started."""
        return [runs_of(promise >> ACES) for _, promise in self.fields(state)]

    def promise_is_kept(self, state: int) -> bool:
        """Whether the runs that are open at the end of the sweep go on as those with which it started."""
        return not self._ground.corner or all(self.keeps(*field) for field in self.fields(state))

    def keeps(self, field: int, promise: int) -> bool:
        """The same for the field of one suit."""
        return not self._ground.corner or match(runs_of(field >> ACES), runs_of(promise >> ACES)) is not None
