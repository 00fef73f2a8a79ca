"""The best arrangement of many cards, found in one sweep over the places from the low ace to the high one.

At each place the natural cards of a suit go into runs or stay for a set, and what stays is laid as soon as it can be.
All that the rest of the sweep needs to know of the places behind it is how long the open runs are, the aces kept for
the high end and the jokers left; of all ways to the same state the best is kept. Where there are too many states for
that, a search follows the most hopeful ways, with beams to find good ones and prices to tell which they are.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from engine.cards import JOKER
from engine.duizenden.arranging.beam import beam, everything
from engine.duizenden.arranging.ending import Ending, best_of
from engine.duizenden.arranging.ground import JOKERS
from engine.duizenden.arranging.hope import NEVER, hopes, is_stray, largest_below
from engine.duizenden.arranging.priced_sweep import WAY, PricedSweep
from engine.duizenden.arranging.prices import TooManyWays
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.runs import Runs
from engine.duizenden.arranging.search import Search
from engine.duizenden.arranging.stages import Course
from engine.duizenden.arranging.ways import Choice, Ended, Layer, choices_of
from engine.duizenden.rules.points import unit_of

WHOLE: Final = 100
"""States at a place with which a sweep still goes on with all of them."""

FIRST_EFFORT: Final = 30_000
"""Moves that a search makes before it asks for help."""

CORNER_EFFORT: Final = 8_000
"""The same where runs go round the corner, and a search alone seldom comes to an end."""

FIRST_BEAM: Final = 40
"""States that go on from a place to the next in all beams together, before books are priced."""

MOST_WAYS: Final = 4_500
"""Ways beyond which pricing them is too much work."""

PRICED_BEAM: Final = 40
"""States that go on in a beam where books are priced."""

PRICED_EFFORT: Final = 30_000
"""Moves of a search that knows prices."""

BEAM: Final = 120
"""States that go on in all beams together, where prices have not helped."""

LEAST_BEAM: Final = 10
"""States that go on in one beam, however small the share."""

MORE_EFFORT: Final = 20_000
"""Moves that a search without prices makes then."""

MOST_EFFORT: Final = 100_000
"""Moves that it makes if nothing has been found yet."""

WHOLE_EFFORT: Final = 300_000
"""The effort for all questions together, in moves of a search."""

COURSE: Final = 4_000
"""The effort of preparing a sweep, in moves."""

STATE: Final = 1_000
"""That of one state more that goes on in a beam."""

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
    """

    loss: int
    spare: int
    choices: list[Choice]
    promised: list[Runs]


class Swept(NamedTuple):
    """What a sweep came to.

    Attributes:
        path: the best way, if any is of use.
        exact: whether there is certainly none better.
        share: the share of the whole effort that was spent.
    """

    path: Path | None
    exact: bool
    share: float


def sweep(question: Question, enough: int | None = None, share: float = 1, most: int = NEVER) -> Swept:
    """The best arrangement, or any that loses no more than is `enough`, unless it loses as much as `most`.

    Args:
        question: what is asked.
        enough: a loss with which nothing better is looked for.
        share: the share of the whole effort that may be spent, about.
        most: a loss that is of no use.

    Returns:
        What was found. Of very many cards and jokers under house rules that make the sweep long, the best may be
        missed; then `Swept.exact` is False.
    """
    if question.required is not None and not question.all_jokers and is_stray(question, question.required):
        return Swept(None, exact=True, share=0)
    return _Sweep(question, enough, share, most).best()


class _Sweep:
    def __init__(self, question: Question, enough: int | None, share: float, most: int) -> None:
        self._question, self._share, self._moves = question, share, COURSE
        self._enough = enough or 0
        self._most = most if enough is None else min(most, enough + 1)
        self._course = Course(question)
        self._ending = Ending(question, self._course)
        self._places = self._course.places
        self._books = [book for books in self._places for book in books]
        starts, self._from_everywhere = self._course.starts()
        self._first: Layer = dict.fromkeys(starts, (0, None, None))

    def best(self) -> Swept:
        """The whole sweep."""
        layer = everything(self._books, self._first, WHOLE) if self._from_everywhere else None
        if layer is None:
            found, exact = self._search()
        else:
            found, exact = best_of(layer, self._ending.loss), True
        spent = self._moves / WHOLE_EFFORT
        if found is None or found[0] >= self._most:
            nothing_has_to_be_laid = self._question.required is None and not self._question.freed
            if exact or not nothing_has_to_be_laid or self._question.whole >= self._most:
                return Swept(None, exact, spent)
            return Swept(Path(self._question.whole, 0, [], NO_RUNS), exact=False, share=spent)
        loss, state, node = found
        spare = (state & JOKERS) - self._ending.jokers_left(state)
        path = Path(loss, spare, choices_of(node), self._course.promised(state))
        return Swept(path, exact, spent)

    def _search(self) -> tuple[Ended | None, bool]:
        """The best way that a search finds, if need be with beams and prices to help it, and whether none is better."""
        bounds, unit = hopes(self._question, self._places), unit_of(self._question.worth)

        def useless(most: int) -> int:
            return largest_below(self._question.worth, most) + 1

        search = Search(self._books, self._first, bounds, unit, self._ending.loss, self._most, useless)
        effort = CORNER_EFFORT if self._question.rules.wrap_runs else FIRST_EFFORT
        if search.go(self._part(effort), self._enough) and self._is_enough(search):
            return search.found, True
        whole = self._helped(search)
        if not whole:
            effort = MORE_EFFORT if search.found or self._most < NEVER else MOST_EFFORT
            whole = search.go(self._part(effort), self._enough) and self._is_enough(search)
        self._moves += search.moves
        return search.found, whole

    def _is_enough(self, search: Search) -> bool:
        """Whether a search that has ended has looked everywhere, or has found what is enough."""
        return self._from_everywhere or (search.found is not None and search.found[0] <= self._enough)

    def _helped(self, search: Search) -> bool:
        """Help a search with beams and prices; whether it need not go on."""
        alone = self._most == NEVER
        if alone and self._beams(search, FIRST_BEAM):
            return True
        wide = alone and search.found is None
        if wide and self._beams(search, BEAM):
            return True
        if self._priced(search):
            return True
        return not wide and self._beams(search, BEAM if alone else FIRST_BEAM)

    def _beams(self, search: Search, width: int) -> bool:
        """Beams that differ in where they start, and in how much they shun to lay jokers where they count less.

        Whether they have found enough.
        """
        worth = self._question.worth
        laid_best = RESERVE + max(worth.joker_in_set) - worth.card[JOKER.index]
        starts = [self._first, dict(list(self._first.items())[:1])][: 1 + self._question.rules.wrap_runs]
        beams = list(product(starts, sorted({RESERVE, laid_best})))
        for first, reserve in beams:
            part = self._width(width // len(beams))
            found = beam(self._places, first, self._ending.loss, part, reserve, spare_jokers=self._question.easy_runs)
            self._moves += part * STATE
            if found:
                search.offer(found)
        return search.found is not None and search.found[0] <= self._enough

    def _priced(self, search: Search) -> bool:
        """Search with prices; whether nothing better can be found, or enough has been."""
        most_ways = min(self._part(2 * MOST_WAYS), MOST_WAYS)
        try:
            priced = PricedSweep(self._question, self._course, self._places, search.most, most_ways)
        except TooManyWays:
            self._moves += most_ways * WAY
            return False
        width = self._width(PRICED_BEAM)
        found = priced.beam(width)
        if found:
            search.offer(found)
        found, whole = priced.search(search.most, self._part(PRICED_EFFORT), self._enough)
        if found:
            search.offer(found)
        self._moves += priced.moves + width * STATE
        return whole

    def _part(self, effort: int) -> int:
        return int(effort * self._share)

    def _width(self, width: int) -> int:
        return max(self._part(width), LEAST_BEAM)
