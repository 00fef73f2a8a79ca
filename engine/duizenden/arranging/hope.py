"""What will be lost at least in the rest of a sweep, whatever is done.

A card is stray if it has no place without a joker: no set of its rank, no run of its suit, nothing on the table.
A joker saves the stray cards of a rank, or those within two places of the gap that it fills, and no others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import Final, NamedTuple

from engine.cards import JOKER, SUITS, Card
from engine.duizenden.arranging.question import MOST_JOKERS, Question
from engine.duizenden.arranging.run_book import RunBook
from engine.duizenden.arranging.runs import COMPLETE
from engine.duizenden.arranging.set_book import SetBook
from engine.duizenden.rules.melds import PACKS
from engine.duizenden.rules.points import CARD_FIRST, LONGEST_RUN, Worth, unit_of

BESIDE: Final = COMPLETE - 1
"""Cards on one side of a gap that need the joker in it; three would be a run of their own."""

NEVER: Final = 10**9
"""More than can be lost."""

_Cards = list[tuple[int, int]]
"""Cards by rank and what they count."""


class Hope(NamedTuple):
    """A bound for the rest of a sweep.

    Attributes:
        loss: by the number of jokers that are left, what is lost at least.
        cheapest: what the card counts at least that will be left to end the turn with, if none has been left yet.
    """

    loss: tuple[int, ...]
    cheapest: int


def hopes(question: Question, places: Sequence[Sequence[RunBook | SetBook]]) -> list[Hope]:
    """The bounds before each book of a sweep, and after the last one."""
    jokers = question.all_jokers
    ranks = [next((book.rank for book in books if isinstance(book, SetBook)), 0) for books in places]
    strays, savings, misplaced = _strays(question), list(_savings(question)), _misplaced(question)
    hope = Hope((0,) * (jokers + 1), question.worth.card[JOKER.index] if jokers else NEVER)
    bounds = [hope]
    for where in range(len(places) - 1, -1, -1):
        if ranks[where]:
            ahead = set(ranks[where:]) - {0}
            # A joker that lies already may save cards at the next two places, and an ace at the low end; round the
            # corner no place is far from any joker.
            far = set() if question.rules.wrap_runs else set(ranks[where + BESIDE + 1 :]) - {0, 1}
            least = _losses(strays, savings, ahead, jokers)[-1]
            losses = [max(least, loss) for loss in _losses(strays, savings, far, jokers)]
            losses = [loss + more for loss, more in zip(losses, misplaced, strict=True)]
            hope = Hope(tuple(losses), min([hope.cheapest, *_values(question, ranks[where])]))
        bounds += [hope] * len(places[where])
    bounds.reverse()
    return bounds


def least_loss(question: Question) -> int:
    """What will be lost at least of all."""
    ranks, jokers = set(range(1, 14)), question.all_jokers
    return _losses(_strays(question), list(_savings(question)), ranks, jokers)[-1] + _misplaced(question)[-1]


def largest_below(worth: Worth, most: int) -> int:
    """The largest loss that is possible below some loss.

    Where cards count first, so many cards that are not laid lose neither less than the cheapest nor more than the
    dearest of them, and a low ace in each run.
    """
    below = most - unit_of(worth)
    if worth.low_ace < CARD_FIRST:
        return below
    cards, points = divmod(most, CARD_FIRST)
    if points <= cards * (min(worth.card) - CARD_FIRST):
        cards -= 1
    if cards < 0:
        return below
    every = worth.card * PACKS + worth.card[JOKER.index :] * MOST_JOKERS
    low_aces = PACKS * len(SUITS) * (worth.card[0] - worth.low_ace)
    return min(below, sum(nlargest(cards, every)) + low_aces) if cards <= len(every) else below


def _losses(strays: _Cards, savings: Sequence[_Cards], ranks: set[int], jokers: int) -> list[int]:
    """By the number of jokers what is lost at least of the stray cards of some ranks."""
    loss = sum([value for rank, value in strays if rank in ranks])
    saved = sorted([sum([value for rank, value in cards if rank in ranks]) for cards in savings], reverse=True)
    losses = [loss]
    for joker in range(jokers):
        loss -= saved[joker] if joker < len(saved) else 0
        losses.append(max(0, loss))
    return losses


def _misplaced(question: Question) -> list[int]:
    """By the number of jokers what they lose at least because not all can lie where a joker counts most."""
    worth, jokers = question.worth, question.all_jokers
    if worth.even:
        return [0] * (jokers + 1)
    by_place = sorted(
        [(value, suit) for suit, values in enumerate(worth.joker_in_run) for value in values[1:]], reverse=True
    )
    (most, suit), (next_most, _) = by_place[:2]
    runs = sum(question.counts[suit])
    values = [most if joker < runs else max(next_most, *worth.joker_in_set) for joker in range(jokers)]
    return [sum([worth.card[JOKER.index] - value for value in values[:joker]]) for joker in range(jokers + 1)]


def _values(question: Question, rank: int) -> list[int]:
    """What the natural cards of a rank count, one by one."""
    cards = question.worth.card
    return [cards[13 * suit + rank - 1] for suit, counts in enumerate(question.counts) for _ in range(counts[rank])]


def _strays(question: Question) -> _Cards:
    strays: _Cards = []
    for suit, counts in enumerate(question.counts):
        for rank in range(1, 14):
            strays += [(rank, question.worth.card[13 * suit + rank - 1])] * _stray(question, suit, rank, counts[rank])
    return strays


def is_stray(question: Question, card: Card) -> bool:
    """Whether a natural card has no place without a joker."""
    return card is not JOKER and _stray(question, SUITS.index(card.suit), card.number, 1) > 0


def _stray(question: Question, suit: int, rank: int, many: int) -> int:
    """How many cards of a suit and rank are stray: all or none."""
    of_rank = [counts[rank] for counts in question.counts]
    size = sum(of_rank) if question.rules.duplicate_suits_in_set else sum(map(bool, of_rank))
    if not many or size >= COMPLETE or question.set_swaps.get(rank):
        return 0
    if any(own.rank == rank for own in question.sets):
        return 0
    places = (rank, LONGEST_RUN) if rank == 1 else (rank,)
    return 0 if any(_in_run(question, suit, place) for place in places) else many


def _in_run(question: Question, suit: int, place: int) -> bool:
    """Whether the card of a place lies in three natural cards in order, or joins or frees one of an own run."""
    low, high = place, place
    while _held(question, suit, low - 1) and place - low < COMPLETE:
        low -= 1
    while _held(question, suit, high + 1) and high - place < COMPLETE:
        high += 1
    if high - low + 1 >= COMPLETE or question.swaps.get((suit, place)):
        return True
    below, beyond = range(low, place + 1), range(place + 1, high + 2)
    around = 13 if question.rules.wrap_runs else 0
    for own in question.runs:
        if own.suit == suit:
            if own.above and any(own.above + turn in below for turn in (-around, 0, around)):
                return True
            if own.low and any(own.low + turn in beyond for turn in (-around, 0, around)):
                return True
    return False


def _held(question: Question, suit: int, place: int) -> int:
    """How many cards of a place there are."""
    if question.rules.wrap_runs:
        return question.counts[suit][(place - 1) % 13 + 1]
    return question.counts[suit][(place - 1) % 13 + 1] if 1 <= place <= LONGEST_RUN else 0


def _savings(question: Question) -> Iterator[_Cards]:
    """For each place of a joker the stray cards that it can save there."""
    worth = question.worth.card
    stray = [
        [0, *[_stray(question, suit, rank, counts[rank]) for rank in range(1, 14)]]
        for suit, counts in enumerate(question.counts)
    ]
    for rank in range(1, 14):
        cards = [(rank, worth[13 * suit + rank - 1]) for suit in range(4) for _ in range(stray[suit][rank])]
        if cards:
            yield cards
    for suit in range(4):
        for gap in range(1, LONGEST_RUN + 1):
            for copy in range(1, PACKS + 1):
                near = [rank for rank in _beside(question, suit, gap) if stray[suit][rank] >= copy]
                if near:
                    yield [(rank, worth[13 * suit + rank - 1]) for rank in near]


def _beside(question: Question, suit: int, gap: int) -> Iterator[int]:
    """The ranks of the natural cards next to a gap on both sides, as far as they need it."""
    for step in (-1, 1):
        for far in range(1, BESIDE + 1):
            if _held(question, suit, gap + step * far) < 1:
                break
            yield (gap + step * far - 1) % 13 + 1
