"""The course of a sweep: the spots that it passes, and the states from which it may start."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice, permutations, product
from typing import Final

from engine.cards import FULL_PACK, JOKER, SUITS
from engine.duizenden.arranging.books import (
    ABSORBS,
    ACES,
    FIELDS,
    KEPT,
    RunBook,
    RunSpot,
    SetBook,
    SetSpot,
    run_book,
    set_book,
)
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.runs import COMPLETE, PLAIN, UNLIMITED, Manner, Run, Runs, number_of, runs_of
from engine.duizenden.arranging.sets import Suits
from engine.duizenden.points import LONGEST_RUN

MOST_STARTS: Final = 2000
"""States from which a sweep round the corner starts at most."""

_PLAIN_WIDTH: Final = PLAIN.bit_length() + ACES
_WIDTH: Final = 16 + ACES
_SUITS: Final = range(len(SUITS))


class Course:
    """What a sweep passes for a question: places, each with the books of the suits and of the rank that matter there.

    Round the corner it begins at the place over which the fewest runs can lead, with a promise for each of these.
    """

    def __init__(self, question: Question) -> None:
        self._question = question
        rules = question.rules
        self._plain = question.plain
        self._jokers = question.all_jokers
        self._limit = question.limit
        self._corner = rules.wrap_runs
        self._width = _PLAIN_WIDTH if self._plain else _WIDTH
        even = question.worth.even and self._limit == UNLIMITED
        self._cover = 2 if even else 2 + self._jokers
        self._order = list(range(1, 14 if self._corner else 15))
        self._promises: list[list[Runs]] = [[()] for _ in _SUITS]
        if self._corner:
            self._choose_cut()

    @property
    def places(self) -> list[list[RunBook | SetBook]]:
        """The books to be read, place by place."""
        reach = [self._jokers + 1 if self._promises[suit] != [()] else -1 for suit in _SUITS]
        places = list[list[RunBook | SetBook]]()
        for place in self._order:
            books = list[RunBook | SetBook]()
            for suit in _SUITS:
                if self._count(suit, place) or self._own_run_passes(suit, place):
                    reach[suit] = self._jokers + 2
                reach[suit] -= 1
                if reach[suit] >= 0:
                    books.append(run_book(self._run_spot(suit, place)))
            if self._set_is_possible(place):
                books.append(set_book(self._set_spot((place - 1) % 13 + 1)))
            places.append(books)
        return places

    def _own_run_passes(self, suit: int, place: int) -> bool:
        return any(own.suit == suit and place in (own.low, own.above) for own in self._question.runs)

    def _set_is_possible(self, place: int) -> bool:
        if place == 1 and not self._corner:
            return False
        rank = (place - 1) % 13 + 1
        if any(suit[rank] for suit in self._question.counts):
            return True
        return not self._plain and self._jokers > 0 and any(own.rank == rank for own in self._question.sets)

    def _count(self, suit: int, place: int) -> int:
        """The natural cards that may lie at a place; beyond the last place none."""
        if place > LONGEST_RUN and not self._corner:
            return 0
        return self._question.counts[suit][(place - 1) % 13 + 1]

    def _ahead(self, suit: int, place: int, steps: int) -> int:
        """Natural cards so many places on; beyond the cut they do not matter, for a promise has been given for them."""
        if self._corner and self._order.index(place) + steps >= len(self._order):
            return UNLIMITED
        return self._count(suit, place + steps)

    def _at(self, place: int) -> int:
        return (place - 1) % 13 + 1 if self._corner else place

    def _run_spot(self, suit: int, place: int) -> RunSpot:
        question, worth = self._question, self._question.worth
        next_two = self._ahead(suit, place, 1), self._ahead(suit, place, 2)
        runs = [own for own in question.runs if own.suit == suit]
        ace = FULL_PACK[13 * suit]
        low_ace = worth.card[ace.index] - worth.low_ace if place == 1 else 0
        leads = self._leads(place, low_ace)
        return RunSpot(
            suit=suit,
            place=place,
            naturals=self._count(suit, place),
            next_two=next_two,
            room=2 if self._corner else min(2, LONGEST_RUN - place),
            begins=tuple([own for own in runs if own.low == place]),
            ended=tuple([own for own in runs if own.above == place]),
            soon=any(own.low in (self._at(place + 1), self._at(place + 2)) for own in runs),
            swaps=question.swaps.get((suit, place), 0),
            manner=Manner(self._limit, self._cover, not self._plain or next_two[0] > 0, leads),
            low_ace=low_ace,
            joker=self._joker_loss(suit, place, first=False),
            leads=tuple([self._lead_loss(suit, place, many) for many in range(max(leads, default=0) + 1)]),
            corner=self._corner,
            width=self._width,
        )

    def _leads(self, place: int, low_ace: int) -> tuple[int, ...]:
        """With how many jokers before its first natural card a run may begin at a place.

        Jokers that can lie anywhere lie better at the high end of a run, but before K A, or before a low ace that
        counts less.
        """
        if not self._plain:
            most = LONGEST_RUN - 1 if self._corner else place - 1
            return tuple(range(min(self._jokers, self._limit, most) + 1))
        if place == LONGEST_RUN:
            return ()
        before = low_ace > 0 if self._corner else place == LONGEST_RUN - 1
        return (0, 1) if before and self._jokers else (0,)

    def _lead_loss(self, suit: int, place: int, many: int) -> int:
        return sum([self._joker_loss(suit, self._at(place - back), first=back == many) for back in range(1, many + 1)])

    def _joker_loss(self, suit: int, place: int, *, first: bool) -> int:
        worth = self._question.worth
        return worth.card[JOKER.index] - worth.joker_in_run[suit][place if place > 1 or first else LONGEST_RUN]

    def _set_spot(self, rank: int) -> SetSpot:
        question, worth, required = self._question, self._question.worth, self._question.required
        own = [own for own in question.sets if own.rank == rank]
        wanted: tuple[int, int] | None = None
        if required is not None and required.number == rank:
            suit = SUITS.index(required.suit)
            wanted = suit, question.counts[suit][rank]
        losses: Suits = tuple([worth.card[13 * suit + rank - 1] for suit in _SUITS])  # type: ignore[assignment]
        return SetSpot(
            rank=rank,
            losses=losses,
            required=wanted,
            plain=self._plain,
            own=bool(own),
            swaps=question.set_swaps.get(rank, 0),
            rooms=() if self._plain else tuple([one.room for one in own]),
            empty=question.empty_room,
            jokers=0 if self._plain else self._jokers,
            joker=worth.card[JOKER.index] - worth.joker_in_set[rank],
        )

    # ------------------------------------------------------------------------------------------ round the corner

    def _choose_cut(self) -> None:
        """Begin where the fewest runs can lead over the cut."""
        cuts = [(self._promises_at(first), first) for first in range(1, 14)]
        self._promises, first = min(cuts, key=lambda cut: self._number_of_starts(cut[0]))
        self._order = [self._at(place) for place in range(first, first + 13)]

    def _promises_at(self, first: int) -> list[list[Runs]]:
        return [list(self._runs_over(suit, first)) for suit in _SUITS]

    @staticmethod
    def _number_of_starts(promises: Sequence[Sequence[Runs]]) -> int:
        many = 1
        for of_suit in promises:
            many *= len(of_suit)
        return many

    def _runs_over(self, suit: int, first: int) -> Iterator[Runs]:
        """The runs of a suit that cards and jokers allow to lead over the cut below a place."""
        question, unlimited = self._question, self._limit == UNLIMITED
        own = [run for run in question.runs if run.suit == suit]
        jokers = self._jokers + (0 if unlimited else sum([self._limit - run.high_jokers for run in own]))
        before = [self._before(suit, first, back) for back in range(1, COMPLETE + 1)]
        after = self._count(suit, first) + sum([run.low == first for run in own])
        most = 0 if unlimited else min(self._limit, jokers)
        kinds: list[Run] = [
            (length, held) for length in range(1, COMPLETE + 1) for held in range(most + 1) if held < length
        ]
        for many in range(min(self._cover, sum(question.counts[suit]) + len(own)) + 1):
            for runs in combinations_with_replacement(kinds, many):
                needed = _jokers_before(runs, before, unlimited=unlimited)
                if needed is not None and needed + max(0, many - after) <= jokers:
                    yield runs

    def _before(self, suit: int, first: int, back: int) -> int:
        """Cards of a suit so many places below a cut, those of own runs included that end between."""
        between = [self._at(first - less) for less in range(1, back)]
        own = sum([run.suit == suit and run.above in between for run in self._question.runs])
        return self._count(suit, self._at(first - back)) + own

    def starts(self) -> tuple[list[int], bool]:
        """The states from which the sweep starts, and whether these are all."""
        question = self._question
        state = self._jokers | (0 if question.keep else KEPT)
        if not self._plain or question.melds or not self._jokers:
            state |= ABSORBS
        starts = [state + self._fields(runs) for runs in islice(product(*self._promises), MOST_STARTS)]
        return starts, self._number_of_starts(self._promises) <= MOST_STARTS

    def _fields(self, runs: Sequence[Runs]) -> int:
        """The open runs of the suits as fields of a state, and again above them as a promise."""
        fields = sum([number_of(of_suit) << ACES + self._width * suit for suit, of_suit in enumerate(runs)])
        return fields << FIELDS | fields << FIELDS + 4 * self._width

    def promised(self, state: int) -> list[Runs]:
        """The runs, suit by suit, with which the way to a state started."""
        return self._read(state >> FIELDS + 4 * self._width)

    def promise_is_kept(self, state: int) -> bool:
        """Whether the runs that are open at the end of the sweep go on as those with which it started."""
        ended = self._read(state >> FIELDS)
        return all(match(runs, promise) is not None for runs, promise in zip(ended, self.promised(state), strict=True))

    def _read(self, fields: int) -> list[Runs]:
        mask = (1 << self._width) - 1
        return [runs_of((fields >> self._width * suit & mask) >> ACES) for suit in _SUITS]


def _jokers_before(runs: Runs, before: Sequence[int], *, unlimited: bool) -> int | None:
    """The least number of jokers in the last cards of some runs; None: natural cards are missing.

    `before`: how many natural cards there are at the last places, backwards.
    """
    if sum([length == 1 for length, _ in runs]) > before[0]:
        return None
    gaps = 0
    for back, naturals in enumerate(before, start=1):
        bare = sum([length >= back and (unlimited or not jokers) for length, jokers in runs])
        gaps += max(0, bare - naturals)
    if unlimited:
        return gaps
    return None if gaps else sum([jokers for _, jokers in runs])


def match(runs: Sequence[Run], promise: Sequence[Run]) -> tuple[int, ...] | None:
    """Which open run keeps each promise; None: they do not. A run without a promise has to be complete."""
    for chosen in permutations(range(len(runs)), len(promise)):
        kept = all(
            runs[which][0] >= length and runs[which][1] <= jokers
            for which, (length, jokers) in zip(chosen, promise, strict=True)
        )
        if kept and all(run[0] >= COMPLETE for which, run in enumerate(runs) if which not in chosen):
            return chosen
    return None
