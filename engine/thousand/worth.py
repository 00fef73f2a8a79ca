"""What a hand is worth to a declarer, and what he should give away: the computer player's judgement.

The weights come from a fit of points made to hands held, over games of greedy players; a hand's points scatter about
its worth by `SCATTER`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import combinations
from math import erf, sqrt
from random import Random
from typing import Final

import msgspec

from engine.cards import SUITS, Card
from engine.thousand.memory import Memory
from engine.thousand.pack import POINTS, SPOUSE
from engine.thousand.rules import ThousandRules

SAMPLES: Final = 8
"""How many prikups a bidder imagines."""

GIVEN: Final = 0.3
"""What a point given away costs."""

GIVEN_SPOUSE: Final = 0.1
"""What half a marriage costs, by its value, where an opponent may hold the other half."""


class _Weights(msgspec.Struct, frozen=True):
    """Points that parts of a declarer's hand bring, about."""

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


_NAMED: Final = _Weights(
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

_BY_MARRIAGE: Final = _Weights(
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


class Plan(msgspec.Struct, frozen=True):
    """What a declarer may do with his hand: cards to give away, trump, and the points that he may hope for."""

    gifts: tuple[Card, ...]
    trump: str | None
    points: float


def best_plan(rules: ThousandRules, hand: Sequence[Card], gifts: int) -> Plan:
    """The most promising way to give so many cards of a hand away."""
    held = set(hand)
    best: tuple[float, Plan] | None = None
    for given in combinations(hand, gifts):
        points, trump = worth(rules, [card for card in hand if card not in set(given)])
        value = points - sum([gift_cost(rules, held, card) for card in given])
        if best is None or value > best[0]:
            best = value, Plan(given, trump, points)
    assert best is not None
    return best[1]


def gift_cost(rules: ThousandRules, held: Collection[Card], card: Card) -> float:
    """What giving a card to an opponent costs beside the loss of it."""
    cost = GIVEN * POINTS[card]
    if card in SPOUSE and SPOUSE[card] not in held:
        cost += GIVEN_SPOUSE * rules.marriage_values.value(card.suit, None)
    return cost


def worth(rules: ThousandRules, hand: Sequence[Card]) -> tuple[float, str | None]:
    """Points that a declarer may hope for with a hand, and the trump suit with which he does."""
    named = rules.trump_mode == "named"
    suits = dict.fromkeys(SUITS, "")
    for card in hand:
        suits[card.suit] += card.rank
    value = rules.marriage_values.value
    sides = {suit: _side(named, ranks, value(suit, None)) for suit, ranks in suits.items()}
    gains = {
        suit: _trump(named, ranks, value(suit, suit)) - sides[suit]
        for suit, ranks in suits.items()
        if named or _is_couple(ranks)
    }
    trump = max(gains, key=gains.__getitem__, default=None)
    return _weights(named).nothing + sum(sides.values()) + (gains[trump] if trump else 0), trump


def chance_to_make(rules: ThousandRules, points: Sequence[float], contract: int) -> float:
    """The chance to make a contract, where one may hope for any of these points alike."""
    scatter = _weights(rules.trump_mode == "named").scatter
    return sum([0.5 + 0.5 * erf((each - contract) / scatter / sqrt(2)) for each in points]) / len(points)


def prospects(rules: ThousandRules, hand: Sequence[Card], memory: Memory, chance: Random) -> list[float]:
    """Points that a bidder may hope for, with prikups he imagines."""
    unseen = sorted(memory.unseen)
    prikups = [chance.sample(unseen, 3) for _ in range(SAMPLES)]
    return [best_plan(rules, (*hand, *prikup), gifts=2).points for prikup in prikups]


def _weights(named: bool) -> _Weights:
    return _NAMED if named else _BY_MARRIAGE


def _is_couple(ranks: str) -> bool:
    return "K" in ranks and "Q" in ranks


@cache
def _side(named: bool, ranks: str, marriage: int) -> float:
    """What the cards of a side suit bring."""
    weights = _weights(named)
    points = weights.long_card * max(0, len(ranks) - 2)
    if "A" in ranks:
        points += weights.ace + ("T" in ranks) * weights.ten_with_ace
    elif "T" in ranks and len(ranks) > 1:
        points += weights.ten_guarded
    if _is_couple(ranks):
        points += marriage * (weights.marriage_with_ace if "A" in ranks else weights.marriage)
    return points


@cache
def _trump(named: bool, ranks: str, marriage: int) -> float:
    """What the cards of the trump suit bring."""
    weights = _weights(named)
    points = weights.trump * len(ranks) + ("A" in ranks) * weights.trump_ace
    if "T" in ranks and len(ranks) > 1:
        points += weights.trump_ten
    if _is_couple(ranks):
        points += marriage * weights.trump_couple
    return points
