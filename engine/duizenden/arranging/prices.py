"""What is lost at least, whatever is done: a bound that prices make sharp.

Runs of a suit and sets of a rank want the same cards, and all of them want jokers. But let a run pay a price for each
card that it leaves to a set, let a set be paid for each that it takes, and let everyone pay for jokers what is given
back for all of them: then each suit and each rank can be planned by itself, and what they lose together is never more
than the best arrangement loses (Lagrangian relaxation). Where runs leave more of a card than sets take its price goes
up, where they leave less it goes down, until the bound is high.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from engine.cards import JOKER, SUITS
from engine.duizenden.arranging.ground import JOKERS, KEPT, POOL
from engine.duizenden.arranging.hope import NEVER
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.run_book import RunBook
from engine.duizenden.arranging.set_book import SetBook
from engine.duizenden.arranging.sets import NONE, Suits

SHARES: Final = 16
"""Prices, and what is lost under them, are counted in sixteenths of a point."""

ROUNDS: Final = 40
"""How often prices change at most."""

WORK: Final = 80_000
"""Ways that are looked at meanwhile at most."""

PATIENCE: Final = 3
"""Rounds without a better bound after which prices change more slowly."""

SLOWER: Final = 0.6
"""How much more slowly."""

RunWay = tuple[int, int, int, int]
"""The field of the suit afterwards, the cards left to sets, the jokers spent, the loss."""

SetWay = tuple[Suits, int, int, int]
"""The cards that runs have left, the jokers spent, the loss, and whether (1 or 0) a card stays in hand."""

Ahead = dict[int, int]
"""By the field of a suit what its runs lose at least from a place on, in shares."""


class Prices(NamedTuple):
    """Prices in shares of a point.

    Attributes:
        cards: by suit and rank what a run pays that leaves a card to a set.
        joker: what a joker costs; less than nothing where one that stays in hand costs more.
        kept: what is paid back for a card that stays in hand to end the turn with.
    """

    cards: tuple[tuple[int, ...], ...]
    joker: int
    kept: int


class RunLeg(NamedTuple):
    """A book of a suit, and all that can happen there by the field of the suit."""

    book: RunBook
    ways: dict[int, list[RunWay]]


class SetLeg(NamedTuple):
    """The book of a rank, and all that can happen there."""

    book: SetBook
    ways: list[SetWay]


class Bound(NamedTuple):
    """What is lost at least under some prices.

    Attributes:
        prices: the prices.
        loss: the bound, in shares.
        ahead: by suit, leg by leg and after the last one, by field what its runs lose at least from there on.
        ranks: by rank what its sets lose at least.
        surplus: by suit and rank how many more cards runs leave than sets take.
        jokers: how many more jokers are spent than there are.
        kept: how many more cards should stay in hand.
        owed: what is lost at least beside that of runs and sets; less than nothing where it is given back.
    """

    prices: Prices
    loss: int
    ahead: list[list[Ahead]]
    ranks: dict[int, int]
    surplus: list[list[int]]
    jokers: int
    kept: int
    owed: int

    def at(self, fields: Sequence[int]) -> int:
        """What is lost at least from a start with these fields on."""
        runs = [of_suit[0][field] for of_suit, field in zip(self.ahead, fields, strict=True)]
        return self.owed + sum(self.ranks.values()) + sum(runs)

    def without_prices(self, state: int, lost: int) -> int:
        """The points that a way to a last state has lost, from the shares."""
        kept = 0 if state & KEPT else self.prices.kept
        return (lost + self.prices.joker * (state & JOKERS) - kept) // SHARES


class TooManyWays(Exception):
    """To think of all ways would take too long."""


class Market:
    """The runs of all suits and the sets of all ranks of a question, each to be planned by itself.

    Args:
        question: what the sweep is asked.
        books: the books that it reads, in order.
        starts: the fields of the suits in each state from which it starts.
        may_end: whether a field may be the last one of its suit.
        most_ways: how many ways may be thought of.

    Attributes:
        size: how many ways there are.

    Raises:
        TooManyWays: there are more.
    """

    def __init__(
        self,
        question: Question,
        books: Sequence[RunBook | SetBook],
        starts: Sequence[Sequence[int]],
        may_end: Callable[[int], bool],
        most_ways: int,
    ) -> None:
        self._question, self._jokers, self._most_ways = question, question.all_jokers, most_ways
        self._sets = [SetLeg(book, list(self._set_ways(book))) for book in books if isinstance(book, SetBook)]
        self._runs: list[list[RunLeg]] = []
        self._ends: list[Ahead] = []
        for suit in range(len(SUITS)):
            reached = dict.fromkeys([fields[suit] for fields in starts], 0)
            legs: list[RunLeg] = []
            for book in books:
                if isinstance(book, RunBook) and book.suit == suit:
                    ways, reached = self._run_ways(book, reached)
                    legs.append(RunLeg(book, ways))
            self._runs.append(legs)
            self._ends.append({field: 0 if may_end(field) else NEVER for field in reached})
        self.size = most_ways - self._most_ways

    def _run_ways(self, book: RunBook, reached: dict[int, int]) -> tuple[dict[int, list[RunWay]], dict[int, int]]:
        """What can happen to the fields that are reached, and those reached then, by the least jokers spent."""
        ways, then = dict[int, list[RunWay]](), dict[int, int]()
        for field, spent_before in reached.items():
            ways[field] = []
            for needed, delta, _, loss, _ in book[field & book.mask]:
                if needed + spent_before > self._jokers:
                    break
                way = (*run_step(book, field, delta), SHARES * loss)
                ways[field].append(way)
                then[way[0]] = min(then.get(way[0], self._jokers), spent_before + way[2])
            self._count(len(ways[field]))
        return ways, then

    def _count(self, ways: int) -> None:
        self._most_ways -= ways
        if self._most_ways < 0:
            raise TooManyWays

    def _set_ways(self, book: SetBook) -> Iterator[SetWay]:
        """What can happen to every part of the cards of a rank, only the cheapest of what comes to the same."""
        counts = [suit[book.rank] for suit in self._question.counts]
        for a, b, c, d in product(*[range(many + 1) for many in counts]):
            pool = a | b << 2 | c << 4 | d << 6
            best = dict[tuple[int, int], int]()
            for needed, delta, flags, loss, _ in book[pool << POOL - book.shift]:
                if needed <= self._jokers:
                    same = -delta - (pool << POOL), int(flags & KEPT > 0)
                    best[same] = min(loss, best.get(same, loss))
            self._count(len(best))
            for (spent, kept), loss in best.items():
                yield (a, b, c, d), spent, SHARES * loss, kept

    def best_bound(self, enough: int) -> Bound:
        """The highest bound that is found while prices change; one that is `enough` is high enough."""
        best = bound = self.bound(self._first_prices())
        pace, patience = 1.0, PATIENCE
        for _ in range(min(ROUNDS, WORK // max(1, self.size))):
            if best.loss >= enough:
                break
            bound = self.bound(self._changed(bound, pace * max(enough - bound.loss, SHARES)))
            patience -= 1
            if bound.loss > best.loss:
                best, patience = bound, PATIENCE
            elif not patience:
                bound, pace, patience = best, pace * SLOWER, PATIENCE
        return best

    def _first_prices(self) -> Prices:
        worth = self._question.worth.card
        cards = [(0, *[SHARES * value // 2 for value in worth[ace : ace + 13]]) for ace in range(0, JOKER.index, 13)]
        return Prices(tuple(cards), 0, 0)

    def _changed(self, bound: Bound, step: float) -> Prices:
        """The prices after a step in the direction in which the bound grows."""
        (cards, joker, kept), question = bound.prices, self._question
        cheapest_joker = 0 if question.easy_runs else -SHARES * question.worth.card[JOKER.index]
        more_jokers = bound.jokers if joker > cheapest_joker or bound.jokers > 0 else 0
        more_kept = bound.kept if question.keep and (kept > 0 or bound.kept > 0) else 0
        length = sum([more * more for suit in bound.surplus for more in suit]) + more_jokers**2 + more_kept**2
        pace = step / max(length, 1)
        changed = [self._cards_changed(suit, cards[suit], bound.surplus[suit], pace) for suit in range(len(SUITS))]
        joker = max(cheapest_joker, joker + round(pace * more_jokers))
        return Prices(tuple(changed), joker, max(0, kept + round(pace * more_kept)))

    def _cards_changed(self, suit: int, prices: tuple[int, ...], surplus: list[int], pace: float) -> tuple[int, ...]:
        """The prices of a suit, at least nothing and at most what a card is worth, if it does not have to be laid."""
        values, required = [0, *self._question.worth.card[13 * suit : 13 * suit + 13]], self._question.required
        if required is not None and required.suit == SUITS[suit]:
            values[required.number] = self._question.whole
        return tuple(
            [
                min(max(0, price + round(pace * more)), SHARES * value) if more else price
                for price, more, value in zip(prices, surplus, values, strict=True)
            ]
        )

    def bound(self, prices: Prices) -> Bound:
        """What is lost at least under some prices, and how far what is sold differs from what is bought."""
        surplus = [[0] * 14 for _ in SUITS]
        jokers, kept, owed = -self._jokers, 1, prices.kept - prices.joker * self._jokers
        loss = owed
        ranks = dict[int, int]()
        for book, set_ways in self._sets:
            ranks[book.rank], (taken, spent, _, keeps) = _best_of_sets(book.rank, set_ways, prices)
            loss, jokers, kept = loss + ranks[book.rank], jokers + spent, kept - keeps
            for suit, many in enumerate(taken):
                surplus[suit][book.rank] -= many
        ahead = [_ahead(*each, prices) for each in zip(self._runs, self._ends, strict=True)]
        for suit, legs in enumerate(self._runs):
            field = min(ahead[suit][0], key=ahead[suit][0].__getitem__)
            loss += ahead[suit][0][field]
            for leg, then in zip(legs, ahead[suit][1:], strict=True):
                if leg.ways[field]:
                    field, left, spent, _ = _best_of_runs(leg, field, then, prices)[1]
                    surplus[suit][leg.book.rank] += left
                    jokers += spent
        return Bound(prices, loss, ahead, ranks, surplus, jokers, kept, owed)


def run_step(book: RunBook, field: int, delta: int) -> tuple[int, int, int]:
    """What a move does to a suit: its field then, the cards it leaves to sets, the jokers it spends."""
    after = (field << book.shift | JOKERS) + delta
    return after >> book.shift & book.whole_mask, after >> POOL + 2 * book.suit & 3, JOKERS - (after & JOKERS)


def _ahead(legs: Sequence[RunLeg], end: Ahead, prices: Prices) -> list[Ahead]:
    tables = [end]
    for leg in reversed(legs):
        tables.append({field: _best_of_runs(leg, field, tables[-1], prices)[0] for field in leg.ways})
    tables.reverse()
    return tables


def _best_of_runs(leg: RunLeg, field: int, then: Ahead, prices: Prices) -> tuple[int, RunWay]:
    """The way that loses least from here on, and what it loses."""
    card, joker = prices.cards[leg.book.suit][leg.book.rank], prices.joker
    best, least = (0, 0, 0, 0), NEVER
    for way in leg.ways[field]:
        after, left, spent, loss = way
        value = loss + card * left + joker * spent + then[after]
        if value < least:
            best, least = way, value
    return least, best


def _best_of_sets(rank: int, ways: Sequence[SetWay], prices: Prices) -> tuple[int, SetWay]:
    """The way that loses least, and what it loses."""
    (spades, hearts, diamonds, clubs), joker, kept = [suit[rank] for suit in prices.cards], prices.joker, prices.kept
    best, least = (NONE, 0, 0, 0), NEVER
    for way in ways:
        (a, b, c, d), spent, loss, keeps = way
        value = loss + joker * spent - kept * keeps - a * spades - b * hearts - c * diamonds - d * clubs
        if value < least:
            best, least = way, value
    return least, best
