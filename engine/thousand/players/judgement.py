"""What a hand is worth to a declarer by a glance, and what they should give away: looked up, suit by suit.

The weights come from a fit of points made to hands held, over games of greedy players; a hand's points scatter about
its worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from math import erf, sqrt
from random import Random
from typing import Final

import msgspec

from engine.cards import SUITS, in_order
from engine.thousand.players.bits import (
    ACE,
    KING,
    MATE,
    NO_TRUMP,
    QUEEN,
    RANK,
    SUIT,
    SUIT_SIZE,
    TEN,
    WORTH,
    cards_of,
    mask,
    places,
)
from engine.thousand.rules.deal import PRIKUP
from engine.thousand.rules.rules import ThousandRules

SAMPLES: Final = 8
"""How many prikups a bidder imagines."""

PRIKUP_HOPE: Final = 24
"""Points that a bidder expects of the prikup, about."""

GIVEN: Final = 0.3
"""What a point given away costs, in points."""

GIVEN_SPOUSE: Final = 0.1
"""What half a marriage costs, by its value, where an opponent may hold the other half."""

MOST_GIFTS: Final = 2
"""How many cards a declarer gives away (Thousand, Exchange)."""


class Weights(msgspec.Struct, frozen=True):
    """Points that parts of a declarer's hand bring, about; marriages by their value."""

    nothing: float
    scatter: float
    trump: float
    trump_ace: float
    trump_ten: float
    trump_couple: float
    ace: float
    ten_with_ace: float
    ten_guarded: float
    long_card: float
    marriage_with_ace: float
    marriage: float

    def side(self, pattern: int, marriage: int) -> float:
        """What the cards of a side suit bring where its marriage is worth so many points."""
        points = self.long_card * max(0, pattern.bit_count() - 2)
        ace, ten = pattern >> ACE & 1, pattern >> TEN & 1
        if ace:
            points += self.ace + ten * self.ten_with_ace
        elif ten and pattern.bit_count() > 1:
            points += self.ten_guarded
        if pattern & _COUPLE == _COUPLE:
            points += marriage * (self.marriage_with_ace if ace else self.marriage)
        return points

    def as_trump(self, pattern: int, marriage: int) -> float:
        """What the cards of the trump suit bring where its marriage is worth so many points."""
        points = self.trump * pattern.bit_count() + (pattern >> ACE & 1) * self.trump_ace
        if pattern >> TEN & 1 and pattern.bit_count() > 1:
            points += self.trump_ten
        if pattern & _COUPLE == _COUPLE:
            points += marriage * self.trump_couple
        return points


NAMED: Final = Weights(
    nothing=-63,
    scatter=22,
    trump=23,
    trump_ace=16,
    trump_ten=12,
    trump_couple=0.95,
    ace=17,
    ten_with_ace=6,
    ten_guarded=12,
    long_card=12,
    marriage_with_ace=0.35,
    marriage=0.35,
)
"""Where the declarer names trump."""

BY_MARRIAGE: Final = Weights(
    nothing=-30,
    scatter=32,
    trump=9,
    trump_ace=26,
    trump_ten=10,
    trump_couple=0.85,
    ace=24,
    ten_with_ace=16,
    ten_guarded=5,
    long_card=11,
    marriage_with_ace=0.95,
    marriage=0.35,
)
"""Where a marriage makes its suit trump: aces are worth more, and trump less."""

_SUITS: Final = range(len(SUITS))
_PATTERNS: Final = range(1 << SUIT_SIZE)
"""The cards of one suit that a hand may hold, as bits, the nine lowest."""

_COUPLE: Final = 1 << KING | 1 << QUEEN

_SPREADS: Final = tuple(
    [
        tuple([way for way in product(range(gifts + 1), repeat=len(SUITS)) if sum(way) == gifts])
        for gifts in range(MOST_GIFTS + 1)
    ]
)
"""By number of gifts, how many of them may come from each suit."""


class Exchange(msgspec.Struct, frozen=True):
    """What a declarer may do with a hand.

    Attributes:
        gifts: the cards to give away, as bits.
        trump: the trump suit, or `NO_TRUMP`.
        points: points that the declarer may hope for.
        value: these, less what the gifts are worth to the others.
    """

    gifts: int
    trump: int
    points: float
    value: float


class _Thinned(msgspec.Struct, frozen=True):
    """A suit without the cards that go: these as bits, points that the rest brings, and less what the gifts cost."""

    gone: int
    points: float
    value: float


class Judgement:
    """A glance at hands under some house rules. Hands are bits.

    Attributes:
        named: whether the declarer names trump.
    """

    def __init__(self, rules: ThousandRules) -> None:
        self.named = rules.trump_mode == "named"
        self._weights = NAMED if self.named else BY_MARRIAGE
        value = rules.marriage_values.value
        self._marriages = tuple(
            [[value(suit, suit if is_trump else None) for suit in SUITS] for is_trump in (False, True)]
        )
        self._worth = tuple([self._worths(is_trump) for is_trump in (False, True)])
        """By whether the suit is trump, the suit and its cards: points that they bring."""
        self._thinned = tuple([[self._thin(suit, is_trump) for suit in _SUITS] for is_trump in (False, True)])
        """By whether the suit is trump, the suit, how many go and its cards: the best way to give so many away."""

    def points(self, hand: int, trump: int) -> float:
        """Points that a hand brings a declarer with a trump suit, about."""
        side, trumps = self._worth
        return self._weights.nothing + sum(
            [(trumps if suit == trump else side)[suit][hand >> suit * SUIT_SIZE & _PATTERNS[-1]] for suit in _SUITS]
        )

    def trumps(self, hand: int) -> tuple[int, ...]:
        """The trump suits that a declarer may hope for."""
        if self.named:
            return tuple(_SUITS)
        return (NO_TRUMP, *[SUIT[place] for place in places(hand) if MATE[place] & hand and RANK[place] == QUEEN])

    def best_points(self, hand: int) -> float:
        """Points that a hand brings with its best trump suit, about."""
        return max([self.points(hand, trump) for trump in self.trumps(hand)])

    def best_exchange(self, hand: int, gifts: int) -> Exchange:
        """The most promising way to give so many cards away, two at most, and to choose trump."""
        return self.exchanges(hand, gifts)[0]

    def exchanges(self, hand: int, gifts: int) -> list[Exchange]:
        """Promising ways to give so many cards away, the best first, no two with the same gifts."""
        patterns = [hand >> suit * SUIT_SIZE & _PATTERNS[-1] for suit in _SUITS]
        nothing = self._weights.nothing
        found: dict[int, Exchange] = {}
        for trump in self.trumps(hand):
            tables = [self._thinned[suit == trump][suit] for suit in _SUITS]
            for spread in _SPREADS[gifts]:
                gone, points, value = 0, nothing, nothing
                for table, count, pattern in zip(tables, spread, patterns, strict=True):
                    part = table[count][pattern]
                    if part is None:
                        break
                    gone |= part.gone
                    points += part.points
                    value += part.value
                else:
                    if gone not in found or value > found[gone].value:
                        found[gone] = Exchange(gone, trump, points, value)
        return sorted(found.values(), key=lambda exchange: -exchange.value)

    def gift_cost(self, hand: int, place: int, *, is_trump: bool = False) -> float:
        """What giving a card to an opponent costs beside the loss of it, in points.

        These are its points, and half a marriage if the other half may be out.
        """
        alone = RANK[place] in (KING, QUEEN) and not MATE[place] & hand
        return GIVEN * WORTH[place] + alone * GIVEN_SPOUSE * self._marriages[is_trump][SUIT[place]]

    def chance_to_make(self, contract: int, points: Sequence[float]) -> float:
        """The chance, 0 to 1, to make a contract where one may hope for any of these points alike."""
        scatter = self._weights.scatter
        return sum([0.5 + 0.5 * erf((each - contract) / scatter / sqrt(2)) for each in points]) / len(points)

    def prospects(self, hand: int, unseen: int, chance: Random) -> list[float]:
        """Points that a bidder may hope for, with each of `SAMPLES` prikups that they imagine."""
        cards = in_order(cards_of(unseen))
        prikups = [mask(chance.sample(cards, PRIKUP)) for _ in range(SAMPLES)]
        return [self.best_exchange(hand | prikup, MOST_GIFTS).points for prikup in prikups]

    def _worths(self, is_trump: bool) -> list[list[float]]:
        worth = self._weights.as_trump if is_trump else self._weights.side
        return [[worth(pattern, self._marriages[is_trump][suit]) for pattern in _PATTERNS] for suit in _SUITS]

    def _thin(self, suit: int, is_trump: bool) -> list[list[_Thinned | None]]:
        return [
            [self._thinner(suit, is_trump, pattern, count) for pattern in _PATTERNS] for count in range(MOST_GIFTS + 1)
        ]

    def _thinner(self, suit: int, is_trump: bool, pattern: int, count: int) -> _Thinned | None:
        """A suit without so many of its cards, those missed least; None if it has not so many."""
        hand, worth = pattern << suit * SUIT_SIZE, self._worth[is_trump][suit]
        ways = []
        for gone in combinations(places(hand), count):
            cards = sum([1 << place for place in gone])
            points = worth[pattern & ~(cards >> suit * SUIT_SIZE)]
            cost = sum([self.gift_cost(hand, place, is_trump=is_trump) for place in gone])
            ways.append(_Thinned(cards, points, points - cost))
        return max(ways, key=lambda way: way.value, default=None)


@lru_cache(maxsize=32)
def judgement(rules: ThousandRules) -> Judgement:
    """The `Judgement` under these house rules, made once."""
    return Judgement(rules)
