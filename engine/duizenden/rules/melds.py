"""What a meld is: sets and runs, what fits them, their jokers, their points (Duizenden, A turn, Melds, Jokers).

The places of a run are numbered: ace 1, two 2, ..., king 13, ace 14; with `wrap_runs` they go on round the corner
(two 15, ...), and a run begins at a place from 1 to 13.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from engine.cards import FULL_PACK, JOKER, SUITS, Card, in_order
from engine.duizenden.rules.points import ACE_POINTS, CARD_POINTS, LONGEST_RUN, Worth, card_points, opening_worth
from engine.duizenden.rules.rules import DuizendenRules

__all__ = [
    "LONGEST_RUN",
    "PACKS",
    "SMALLEST_MELD",
    "End",
    "Meld",
    "add_card",
    "add_ends",
    "card_points",
    "fits_any",
    "make_meld",
    "meld_points",
    "meld_worth",
    "opening_points",
    "set_limits",
    "swap_joker",
]

End = Literal["low", "high"]

PACKS: Final = 2
SMALLEST_MELD: Final = 3


class Meld(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A meld on the table, legal when it was made by the functions of this module.

    Attributes:
        cards: as laid; those of a set in the order given, those of a run ascending.
        start: 0 for a set; for a run the place of its first card.

    >>> print(make_meld((Card("5H"), JOKER, Card("7H")), DuizendenRules()))
    5H JK 7H
    """

    cards: tuple[Card, ...]
    start: int

    @property
    def is_run(self) -> bool:
        return self.start != 0

    @property
    def natural(self) -> Card:
        """The first card that is no joker."""
        for card in self.cards:
            if card is not JOKER:
                return card
        raise AssertionError("a meld has a natural card")

    @property
    def number(self) -> int:
        """The rank of a set as `Card.number`, 1 to 13; 0 for a run."""
        return 0 if self.start else self.natural.number

    @property
    def jokers(self) -> int:
        """How many jokers lie in it."""
        return self.cards.count(JOKER)

    def __str__(self) -> str:
        return " ".join([card.text for card in self.cards])


def make_meld(cards: tuple[Card, ...], rules: DuizendenRules, kind: Literal["run"] | None = None) -> Meld | None:
    """The meld that some cards make; None if they make none (Duizenden, A turn, Melds).

    The order counts for a run if the cards are one as written. Otherwise they are put in order: jokers fill the gaps,
    then the high end, then the low end. One natural card with jokers is a set unless `kind` says that a run is meant.

    >>> print(make_meld((Card("KD"), Card("AD"), JOKER), DuizendenRules()))
    JK KD AD
    """
    naturals = [card for card in cards if card is not JOKER]
    jokers = len(cards) - len(naturals)
    if len(cards) < SMALLEST_MELD or not naturals or not _jokers_allowed(jokers, rules):
        return None
    if kind is None and len({card.number for card in naturals}) == 1:
        if _is_set(naturals, len(cards), rules):
            return Meld(cards, 0)
        if len(naturals) > 1:
            return None
    if len(cards) > LONGEST_RUN or len({card.suit for card in naturals}) > 1:
        return None
    return _run_as_written(cards, rules) or _run_with_fewest_gaps(in_order(naturals), jokers, rules)


def _jokers_allowed(jokers: int, rules: DuizendenRules) -> bool:
    limit = rules.max_jokers_per_meld
    return limit is None or jokers <= limit


def set_limits(rules: DuizendenRules) -> tuple[int, int]:
    """How many cards of one suit a set may hold, and how many cards in all, jokers included."""
    return (PACKS, 4 * PACKS) if rules.duplicate_suits_in_set else (1, 4)


def _is_set(naturals: Sequence[Card], size: int, rules: DuizendenRules) -> bool:
    twins, most = set_limits(rules)
    if size > most:
        return False
    return len(set(naturals)) == len(naturals) or max([naturals.count(card) for card in naturals]) <= twins


def _run_as_written(cards: tuple[Card, ...], rules: DuizendenRules) -> Meld | None:
    offset = 0
    while cards[offset] is JOKER:
        offset += 1
    start = cards[offset].number - offset
    if start < 1 and (rules.wrap_runs or cards[offset].number == 1):
        start += 13
    if start < 1 or (start + len(cards) > LONGEST_RUN + 1 and not rules.wrap_runs):
        return None
    for place, card in enumerate(cards, start):
        if card is not JOKER and card.number != (place - 1) % 13 + 1:
            return None
    return Meld(cards, start)


def _run_with_fewest_gaps(naturals: Sequence[Card], jokers: int, rules: DuizendenRules) -> Meld | None:
    """The run of least gaps of natural cards of one suit, sorted, and jokers; of two the one with the low ace."""
    aces = sum([card.number == 1 for card in naturals])
    turns = len(naturals) - 1 if rules.wrap_runs else aces
    best: list[int] = []
    for turn in range(turns + 1):
        places = [card.number for card in naturals[turn:]] + [card.number + 13 for card in naturals[:turn]]
        span = places[-1] - places[0] + 1
        distinct = len(set(places)) == len(places)
        fits = distinct and span <= LONGEST_RUN and span - len(naturals) <= jokers
        if fits and (not best or span < best[-1] - best[0] + 1):
            best = places
    if not best:
        return None
    highest = best[0] + LONGEST_RUN - 1 if rules.wrap_runs else LONGEST_RUN
    over = jokers - (best[-1] - best[0] + 1 - len(naturals))
    last = min(best[-1] + over, highest)
    start = last - len(naturals) - jokers + 1
    ace = naturals[0].index - naturals[0].number + 1
    laid = [FULL_PACK[ace + (p - 1) % 13] if p in best else JOKER for p in range(start, last + 1)]
    return Meld(tuple(laid), (start - 1) % 13 + 1)


def add_card(meld: Meld, card: Card, end: End | None, rules: DuizendenRules) -> Meld | None:
    """The meld with one more card; None if the card does not fit (Duizenden, A turn, Lay).

    `end` names the end of a run; where both are possible and none is named it is the high one. For a set it means
    nothing.

    >>> run = Meld((Card("9H"), Card("TH"), Card("JH")), 9)
    >>> print(add_card(run, Card("QH"), None, DuizendenRules()))
    9H TH JH QH
    """
    if card is JOKER and not _jokers_allowed(meld.jokers + 1, rules):
        return None
    if not meld.start:
        return Meld((*meld.cards, card), 0) if _fits_set(meld, card, rules) else None
    if end != "low" and _fits_high(meld, card, rules):
        return Meld((*meld.cards, card), meld.start)
    if end != "high" and _fits_low(meld, card, rules):
        return Meld((card, *meld.cards), meld.start - 1 or 13)
    return None


def _fits_set(meld: Meld, card: Card, rules: DuizendenRules) -> bool:
    twins, most = set_limits(rules)
    if len(meld.cards) >= most:
        return False
    return card is JOKER or (card.number == meld.natural.number and meld.cards.count(card) < twins)


def _fits_high(meld: Meld, card: Card, rules: DuizendenRules) -> bool:
    place = meld.start + len(meld.cards)
    return _fits_place(meld, card, place) and (place <= LONGEST_RUN or rules.wrap_runs)


def _fits_low(meld: Meld, card: Card, rules: DuizendenRules) -> bool:
    return _fits_place(meld, card, meld.start - 1) and (meld.start > 1 or rules.wrap_runs)


def _fits_place(meld: Meld, card: Card, place: int) -> bool:
    if len(meld.cards) >= LONGEST_RUN:
        return False
    return card is JOKER or (card.number == (place - 1) % 13 + 1 and card.suit == meld.natural.suit)


def fits_any(card: Card, melds: Iterable[Meld], rules: DuizendenRules) -> bool:
    """Whether a card fits one of some melds as they lie there."""
    return any(add_card(meld, card, None, rules) for meld in melds)


def add_ends(meld: Meld, card: Card, rules: DuizendenRules) -> tuple[End, ...]:
    """The ends at which a card fits, as far as they differ: none, one (nothing to ask), or both ends of a run."""
    if card is JOKER and not _jokers_allowed(meld.jokers + 1, rules):
        return ()
    if not meld.start:
        return ("high",) if _fits_set(meld, card, rules) else ()
    low: tuple[End, ...] = ("low",) if _fits_low(meld, card, rules) else ()
    return (*low, "high") if _fits_high(meld, card, rules) else low


def swap_joker(meld: Meld, card: Card, rules: DuizendenRules) -> Meld | None:
    """The meld with a card in the place of a joker that stands for it; None: there is none (Duizenden, A turn, Jokers).

    In a set that is any joker, as long as the set stays legal. Whether swapping is on (`joker_swap`) is asked
    elsewhere.

    >>> run = Meld((Card("5H"), JOKER, Card("7H")), 5)
    >>> print(swap_joker(run, Card("6H"), DuizendenRules()))
    5H 6H 7H
    """
    if card is JOKER or JOKER not in meld.cards:
        return None
    where = _joker_in_run(meld, card) if meld.start else _joker_in_set(meld, card, rules)
    if where < 0:
        return None
    return Meld((*meld.cards[:where], card, *meld.cards[where + 1 :]), meld.start)


def _joker_in_run(meld: Meld, card: Card) -> int:
    """Where the joker lies that stands for this card, the highest of two; -1: nowhere."""
    if card.suit != meld.natural.suit:
        return -1
    for offset in range((card.number - meld.start) % 13 + 13, -1, -13):
        if offset < len(meld.cards) and meld.cards[offset] is JOKER:
            return offset
    return -1


def _joker_in_set(meld: Meld, card: Card, rules: DuizendenRules) -> int:
    twins, _ = set_limits(rules)
    if card.number != meld.natural.number or meld.cards.count(card) >= twins:
        return -1
    return meld.cards.index(JOKER)


def meld_points(meld: Meld, rules: DuizendenRules) -> int:
    """What a meld counts on the table (Duizenden, The game, 3; House rules, `low_ace_value`)."""
    points = sum([CARD_POINTS[card.index] for card in meld.cards])
    if meld.start == 1 and rules.low_ace_value != ACE_POINTS and meld.cards[0] is not JOKER:
        points += rules.low_ace_value - ACE_POINTS
    return points


def opening_points(meld: Meld, rules: DuizendenRules) -> int:
    """What a meld counts towards the opening (Duizenden, A turn, Opening; House rules, `opening_values`).

    Under `joker_opening_value` ``replaced`` a joker of a set counts as a plain card of the rank: among queens 10.
    """
    if rules.opening_values == "game" and rules.joker_opening_value == "fixed":
        return meld_points(meld, rules)
    return meld_worth(meld, opening_worth(rules))


def meld_worth(meld: Meld, worth: Worth) -> int:
    """What a meld counts in any of the ways to count."""
    joker = worth.joker_in_set[meld.number]
    points = sum([joker if card is JOKER else worth.card[card.index] for card in meld.cards])
    if meld.start == 1 and meld.cards[0] is not JOKER:
        points += worth.low_ace - worth.card[meld.cards[0].index]
    if meld.start and not worth.even:
        jokers = worth.joker_in_run[SUITS.index(meld.natural.suit)]
        where = [place for place, card in enumerate(meld.cards, meld.start) if card is JOKER]
        points += sum([jokers[place if place <= LONGEST_RUN else place - 13] for place in where])
    return points
