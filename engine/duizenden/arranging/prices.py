"""What is lost at least, whatever is done: a bound that prices make sharp.

Runs of a suit and sets of a rank want the same cards, and all of them want jokers. But let a run pay a price for each
card that it leaves to a set, let a set be paid for each that it takes, and let everyone pay for jokers what is given
back for all of them; round the corner let the promise at the start be paid for, and given back at the end. Then each
suit and each rank can be planned by itself, and what they lose together is never more than the best arrangement loses
(Lagrangian relaxation). `climb` finds prices that make the bound high.

A price may be less than nothing: a set pays for the card that completes it and that a run needs more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from engine.cards import JOKER, SUITS
from engine.duizenden.arranging.bound import SHARES, Ahead, Bound, Prices
from engine.duizenden.arranging.ground import JOKERS, KEPT, POOL
from engine.duizenden.arranging.hope import NEVER
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.run_book import RunBook
from engine.duizenden.arranging.set_book import SetBook
from engine.duizenden.arranging.sets import NONE, Suits

RunKind = tuple[int, int, int]
"""The cards left to sets, the jokers spent, the loss in shares."""

RunWay = tuple[int, int]
"""The place of a kind in its leg, and the field of the suit afterwards."""

SetKind = tuple[int, int, int]
"""The jokers spent, whether (1 or 0) a card stays in hand, the loss in shares."""

SetWay = tuple[int, int]
"""The place of the cards that runs have left among all parts of a rank, and that of a kind in its leg."""


class RunLeg(NamedTuple):
    """A book of a suit, and all that can happen there by the field of the suit."""

    book: RunBook
    kinds: list[RunKind]
    ways: dict[int, list[RunWay]]


class Corner(NamedTuple):
    """Where the runs of a suit may start, and by the field at the end which of these promises it keeps."""

    starts: list[int]
    kept: dict[int, list[int]]


class SetLeg(NamedTuple):
    """The book of a rank, the parts of its cards, and all that can happen to them."""

    book: SetBook
    parts: list[Suits]
    kinds: list[SetKind]
    ways: list[SetWay]


class TooManyWays(Exception):
    """To think of all ways would take too long."""


class Market:
    """The runs of all suits and the sets of all ranks of a question, each to be planned by itself.

    Args:
        question: what the sweep is asked.
        books: the books that it reads, in order.
        starts: by suit the fields from which it may start.
        keeps: whether a field may be the last one of its suit where another one was the first.
        most_ways: how many ways may be thought of.

    Attributes:
        question: the same.
        dearest: by suit and rank the highest price of a card: what is lost if it stays in hand; without bounds if it
            has to be laid.
        corners: by suit where its runs may start and end.
        size: how many ways there are.

    Raises:
        TooManyWays: there are more.
    """

    def __init__(
        self,
        question: Question,
        books: Sequence[RunBook | SetBook],
        starts: Sequence[Sequence[int]],
        keeps: Callable[[int, int], bool],
        most_ways: int,
    ) -> None:
        self.question, self.size = question, 0
        self.dearest = _dearest(question)
        self._jokers, self._most_ways = question.all_jokers, most_ways
        self._sets = [self._set_leg(book) for book in books if isinstance(book, SetBook)]
        self._runs: list[list[RunLeg]] = []
        self.corners: list[Corner] = []
        for suit in range(len(SUITS)):
            reached = dict.fromkeys(starts[suit], 0)
            legs: list[RunLeg] = []
            for book in books:
                if isinstance(book, RunBook) and book.suit == suit:
                    leg, reached = self._run_leg(book, reached)
                    legs.append(leg)
            self._runs.append(legs)
            kept = {field: [at for at, start in enumerate(starts[suit]) if keeps(field, start)] for field in reached}
            self.corners.append(Corner(list(starts[suit]), kept))

    def _run_leg(self, book: RunBook, reached: dict[int, int]) -> tuple[RunLeg, dict[int, int]]:
        """What can happen to the fields that are reached, and those reached then, by the least jokers spent."""
        kinds, ways, then = dict[RunKind, int](), dict[int, list[RunWay]](), dict[int, int]()
        for field, spent_before in reached.items():
            of_field = ways[field] = list[RunWay]()
            for needed, delta, _, loss, _ in book[field]:
                if needed + spent_before > self._jokers:
                    break
                after, left, spent = run_step(book, field, delta)
                of_field.append((kinds.setdefault((left, spent, SHARES * loss), len(kinds)), after))
                then[after] = min(then.get(after, self._jokers), spent_before + spent)
            self._count(len(of_field))
        return RunLeg(book, list(kinds), ways), then

    def _count(self, ways: int) -> None:
        self.size += ways
        if self.size > self._most_ways:
            raise TooManyWays

    def _set_leg(self, book: SetBook) -> SetLeg:
        """What can happen to every part of the cards of a rank, without what is certainly no better than another."""
        a, b, c, d = [range(suit[book.rank] + 1) for suit in self.question.counts]
        parts: list[Suits] = list(product(a, b, c, d))
        least = {part: self._least(book, part) for part in parts}
        kinds, ways = dict[SetKind, int](), list[SetWay]()
        for where, part in enumerate(parts):
            for (spent, kept), loss in least[part].items():
                if not self._dearer(book.rank, least, part, (spent, kept)):
                    ways.append((where, kinds.setdefault((spent, kept, loss), len(kinds))))
        self._count(len(ways))
        return SetLeg(book, parts, list(kinds), ways)

    def _least(self, book: SetBook, part: Suits) -> dict[tuple[int, int], int]:
        """The least that a part of the cards of a rank loses, by the jokers spent and whether one stays in hand."""
        a, b, c, d = part
        pool = a | b << 2 | c << 4 | d << 6
        least = dict[tuple[int, int], int]()
        for needed, delta, flags, loss, _ in book[pool << POOL - book.shift]:
            if needed <= self._jokers:
                same = -delta - (pool << POOL), int(flags & KEPT > 0)
                least[same] = min(SHARES * loss, least.get(same, SHARES * loss))
        return least

    def _dearer(
        self, rank: int, least: dict[Suits, dict[tuple[int, int], int]], part: Suits, same: tuple[int, int]
    ) -> bool:
        """Whether a part loses as much more than one without a card as is paid for the card at most."""
        for suit, many in enumerate(part):
            if many:
                fewer = least[(*part[:suit], many - 1, *part[suit + 1 :])]  # type: ignore[index]
                if fewer.get(same, NEVER) + self.dearest[suit][rank] <= least[part][same]:
                    return True
        return False

    def bound(self, prices: Prices) -> Bound:
        """What is lost at least under some prices, and how far what is sold differs from what is bought."""
        surplus = [[0] * 14 for _ in SUITS]
        jokers, kept, owed = -self._jokers, 1, prices.kept - prices.joker * self._jokers
        loss = owed
        ranks = dict[int, int]()
        for leg in self._sets:
            ranks[leg.book.rank], taken, (spent, keeps, _) = _best_of_sets(leg, prices)
            loss, jokers, kept = loss + ranks[leg.book.rank], jokers + spent, kept - keeps
            for suit, many in enumerate(taken):
                surplus[suit][leg.book.rank] -= many
        starts, ahead, corner = list[list[int]](), list[list[Ahead]](), list[list[int]]()
        for suit, (legs, (firsts, promised), paid) in enumerate(
            zip(self._runs, self.corners, prices.corner, strict=True)
        ):
            costs = [_run_costs(leg, prices) for leg in legs]
            end = {
                field: min([-paid[at] for at in kept_there], default=NEVER) for field, kept_there in promised.items()
            }
            tables = _ahead(legs, costs, end)
            losses = [tables[0][field] + more for field, more in zip(firsts, paid, strict=True)]
            least = min(losses)
            loss += least
            first = losses.index(least)
            field = firsts[first]
            for run_leg, cost, then in zip(legs, costs, tables[1:], strict=True):
                if run_leg.ways.get(field):
                    kind, field = min(run_leg.ways[field], key=lambda way: cost[way[0]] + then[way[1]])
                    left, spent, _ = run_leg.kinds[kind]
                    surplus[suit][run_leg.book.rank] += left
                    jokers += spent
            given = [0] * len(firsts)
            given[first] += 1
            if promised.get(field):
                given[max(promised[field], key=paid.__getitem__)] -= 1
            starts.append(losses)
            ahead.append(tables)
            corner.append(given)
        return Bound(prices, loss, starts, ahead, ranks, surplus, jokers, kept, corner, owed)


def run_step(book: RunBook, field: int, delta: int) -> tuple[int, int, int]:
    """What a move does to a suit: its field then, the cards it leaves to sets, the jokers it spends."""
    after = (field << book.shift | JOKERS) + delta
    return after >> book.shift & book.mask, after >> POOL + 2 * book.suit & 3, JOKERS - (after & JOKERS)


def _dearest(question: Question) -> list[list[int]]:
    worth, required = question.worth.card, question.required
    dearest = [[0, *[SHARES * value for value in worth[ace : ace + 13]]] for ace in range(0, JOKER.index, 13)]
    if required is not None and required is not JOKER:
        dearest[SUITS.index(required.suit)][required.number] = NEVER
    return dearest


def _run_costs(leg: RunLeg, prices: Prices) -> list[int]:
    """By kind what it loses under some prices."""
    card, joker = prices.cards[leg.book.suit][leg.book.rank], prices.joker
    return [card * left + joker * spent + loss for left, spent, loss in leg.kinds]


def _ahead(legs: Sequence[RunLeg], costs: Sequence[Sequence[int]], end: Ahead) -> list[Ahead]:
    tables = [end]
    then = end
    for leg, cost in zip(reversed(legs), reversed(costs), strict=True):
        then = {
            field: min([cost[kind] + then[after] for kind, after in ways], default=NEVER)
            for field, ways in leg.ways.items()
        }
        tables.append(then)
    tables.reverse()
    return tables


def _best_of_sets(leg: SetLeg, prices: Prices) -> tuple[int, Suits, SetKind]:
    """What the sets of a rank lose at least, and the part of its cards and the kind of way that do."""
    spades, hearts, diamonds, clubs = [suit[leg.book.rank] for suit in prices.cards]
    paid = [a * spades + b * hearts + c * diamonds + d * clubs for a, b, c, d in leg.parts]
    cost = [loss + prices.joker * spent - prices.kept * keeps for spent, keeps, loss in leg.kinds]
    losses = [cost[kind] - paid[part] for part, kind in leg.ways]
    least = min(losses, default=NEVER)
    if not losses:
        return least, NONE, (0, 0, 0)
    part, kind = leg.ways[losses.index(least)]
    return least, leg.parts[part], leg.kinds[kind]
