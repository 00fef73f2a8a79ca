"""What a hand is worth to a declarer by a glance, on bits: the judgement of `players.worth`, looked up."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

import msgspec

from engine.cards import SUITS
from engine.thousand.players.search.bits import MATE, NO_TRUMP, RANKS, cards_of, places
from engine.thousand.players.worth import gift_worth, no_worth, suit_worth
from engine.thousand.rules.rules import ThousandRules

_SUITS: Final = range(len(SUITS))
_PATTERNS: Final = range(1 << RANKS)
_LOW: Final = (1 << RANKS) - 1

_SPREADS: Final = tuple(
    [tuple([way for way in product(range(3), repeat=len(SUITS)) if sum(way) == gifts]) for gifts in range(3)]
)
"""How so many gifts may come from the suits."""


class Plan(msgspec.Struct, frozen=True):
    """What a declarer may do with his hand: what he gives away, the trump suit, and what he may hope for."""

    gifts: int
    trump: int
    points: float
    value: float


class Judgement:
    """A glance at hands under some house rules.

    Attributes:
        named: whether the declarer names trump.
    """

    def __init__(self, rules: ThousandRules) -> None:
        self.named = rules.trump_mode == "named"
        self._nothing = no_worth(self.named)
        value = rules.marriage_values.value
        self._worth = tuple(
            [
                tuple(
                    [
                        [
                            suit_worth(
                                self.named, _ranks(pattern), value(SUITS[suit], SUITS[suit] if trump else None), trump
                            )
                            for pattern in _PATTERNS
                        ]
                        for suit in _SUITS
                    ]
                )
                for trump in (False, True)
            ]
        )
        """By whether the suit is trump, the suit and its cards: points that they bring."""
        self._thinned = tuple([tuple([self._thin(suit, trump, rules) for suit in _SUITS]) for trump in (False, True)])
        """By whether the suit is trump, the suit, how many go and its cards: which go, points of the rest, value."""

    def points(self, hand: int, trump: int) -> float:
        """Points that a hand brings with a trump suit, about."""
        side, trumps = self._worth
        return self._nothing + sum(
            [(trumps if suit == trump else side)[suit][hand >> suit * RANKS & _LOW] for suit in _SUITS]
        )

    def trumps(self, hand: int) -> tuple[int, ...]:
        """The trump suits that a declarer may hope for."""
        if self.named:
            return tuple(_SUITS)
        return (NO_TRUMP, *[place // RANKS for place in places(hand) if MATE[place] & hand and place % RANKS == 2])

    def best_points(self, hand: int) -> float:
        """Points that a hand brings with its best trump suit, about."""
        return max([self.points(hand, trump) for trump in self.trumps(hand)])

    def best_plan(self, hand: int, gifts: int) -> Plan:
        """The most promising gifts, two at most, and trump."""
        return self.plans(hand, gifts)[0]

    def plans(self, hand: int, gifts: int) -> list[Plan]:
        """Promising plans, the best first, no two with the same gifts."""
        patterns = [hand >> suit * RANKS & _LOW for suit in _SUITS]
        found: dict[int, Plan] = {}
        for trump in self.trumps(hand):
            tables = [self._thinned[suit == trump][suit] for suit in _SUITS]
            for spread in _SPREADS[gifts]:
                parts = [tables[suit][spread[suit]][patterns[suit]] for suit in _SUITS]
                if None in parts:
                    continue
                given, points, value = 0, self._nothing, self._nothing
                for part in parts:
                    assert part is not None
                    given |= part[0]
                    points += part[1]
                    value += part[2]
                if given not in found or value > found[given].value:
                    found[given] = Plan(given, trump, points, value)
        return sorted(found.values(), key=lambda plan: -plan.value)

    def _thin(self, suit: int, trump: bool, rules: ThousandRules) -> list[list[tuple[int, float, float] | None]]:
        marriage = rules.marriage_values.value(SUITS[suit], SUITS[suit] if trump else None)
        return [[self._thinner(suit, trump, pattern, count, marriage) for pattern in _PATTERNS] for count in range(3)]

    def _thinner(
        self, suit: int, trump: bool, pattern: int, count: int, marriage: int
    ) -> tuple[int, float, float] | None:
        """A suit without so many of its cards, those missed least: which, points of the rest, value less the cost."""
        best: tuple[int, float, float] | None = None
        for gone in _PATTERNS:
            if gone & ~pattern or gone.bit_count() != count:
                continue
            points = self._worth[trump][suit][pattern & ~gone]
            cost = sum([gift_worth(_ranks(pattern), rank, marriage) for rank in _ranks(gone)])
            if best is None or points - cost > best[2]:
                best = (gone << suit * RANKS, points, points - cost)
        return best


@lru_cache(maxsize=32)
def judgement(rules: ThousandRules) -> Judgement:
    """A glance at hands under these house rules."""
    return Judgement(rules)


def _ranks(pattern: int) -> str:
    return "".join([card.rank for card in cards_of(pattern)])
