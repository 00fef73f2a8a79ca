"""What a hand is worth to a declarer, and what he should give away: the computer player's judgement.

The weights come from a fit of points made to hands held, over games of greedy players; a hand's points scatter about
its worth by `SCATTER`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from math import erf, sqrt
from random import Random
from typing import Final

import msgspec

from engine.cards import SUITS, Card
from engine.thousand.players.memory import Memory
from engine.thousand.rules.pack import RANK_POINTS, suits_married
from engine.thousand.rules.rules import ThousandRules

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
    """What a declarer may do with his hand: cards to give away, trump, the points that he may hope for.

    `cost` is what the gifts are worth to the others, in points.
    """

    gifts: tuple[Card, ...]
    trump: str | None
    points: float
    cost: float


class _Thinned(msgspec.Struct, frozen=True):
    """A suit of which some cards are gone: which, what the rest brings, what the gifts cost."""

    gone: str
    points: float
    cost: float


_SPREADS: Final = tuple(
    [[way for way in product(range(3), repeat=len(SUITS)) if sum(way) == gifts] for gifts in range(3)]
)
"""How so many gifts may come from the suits, in the order of `SUITS`."""


def best_plan(rules: ThousandRules, hand: Sequence[Card], gifts: int) -> Plan:
    """The most promising way to give so many cards of a hand away, two at most, and to choose trump."""
    suits, trumps = _by_suit(hand), _trumps(rules, hand)
    plans = [_plan(rules, suits, trump, spread) for trump in trumps for spread in _SPREADS[gifts]]
    return max([plan for plan in plans if plan is not None], key=lambda plan: plan.points - plan.cost)


def gift_cost(rules: ThousandRules, hand: Collection[Card], card: Card) -> float:
    """What giving a card to an opponent costs beside the loss of it."""
    ranks = _by_suit(hand)[card.suit]
    return _cost(ranks, card.rank, rules.marriage_values.value(card.suit, None))


def suit_worth(named: bool, ranks: str, marriage: int, is_trump: bool) -> float:
    """Points that the cards of one suit bring a declarer, about, where a marriage of it is worth so much."""
    return (_trump if is_trump else _side)(_weights(named), ranks, marriage)


def no_worth(named: bool) -> float:
    """What a hand is worth beside its suits."""
    return _weights(named).nothing


def gift_worth(ranks: str, rank: str, marriage: int) -> float:
    """What giving a card of a suit held so costs beside the loss of it, where a marriage is worth so much."""
    return _cost(ranks, rank, marriage)


def chance_to_make(rules: ThousandRules, points: Sequence[float], contract: int) -> float:
    """The chance to make a contract, where one may hope for any of these points alike."""
    scatter = _weights(rules.trump_mode == "named").scatter
    return sum([0.5 + 0.5 * erf((each - contract) / scatter / sqrt(2)) for each in points]) / len(points)


def prospects(rules: ThousandRules, hand: Sequence[Card], memory: Memory, chance: Random) -> list[float]:
    """Points that a bidder may hope for, with prikups he imagines."""
    unseen = sorted(memory.unseen)
    prikups = [chance.sample(unseen, 3) for _ in range(SAMPLES)]
    return [best_plan(rules, (*hand, *prikup), gifts=2).points for prikup in prikups]


def _by_suit(hand: Iterable[Card]) -> dict[str, str]:
    suits = dict.fromkeys(SUITS, "")
    for card in hand:
        suits[card.suit] += card.rank
    return suits


def _trumps(rules: ThousandRules, hand: Collection[Card]) -> tuple[str | None, ...]:
    return tuple(SUITS) if rules.trump_mode == "named" else (None, *suits_married(hand))


def _plan(rules: ThousandRules, suits: Mapping[str, str], trump: str | None, spread: Sequence[int]) -> Plan | None:
    """The best plan with this trump suit that gives so many cards of each suit away; None if they are not there."""
    named = rules.trump_mode == "named"
    parts = [
        _thinned(named, ranks, count, rules.marriage_values.value(suit, trump), suit == trump)
        for (suit, ranks), count in zip(suits.items(), spread, strict=True)
        if count <= len(ranks)
    ]
    if len(parts) < len(suits):
        return None
    return Plan(
        gifts=tuple([Card(rank + suit) for suit, part in zip(suits, parts, strict=True) for rank in part.gone]),
        trump=trump,
        points=_weights(named).nothing + sum([part.points for part in parts]),
        cost=sum([part.cost for part in parts]),
    )


@cache
def _thinned(named: bool, ranks: str, count: int, marriage: int, is_trump: bool) -> _Thinned:
    """A suit with so many of its cards given away, those that are missed least."""
    worth = _trump if is_trump else _side
    ways = []
    for gone in combinations(ranks, count):
        kept = "".join([rank for rank in ranks if rank not in gone])
        cost = sum([_cost(ranks, rank, marriage) for rank in gone])
        ways.append(_Thinned("".join(gone), worth(_weights(named), kept, marriage), cost))
    return max(ways, key=lambda way: way.points - way.cost)


def _cost(ranks: str, rank: str, marriage: int) -> float:
    """What it costs to give a card of a suit away: its points, and half a marriage if the other half may be out."""
    alone = rank in "KQ" and not _is_couple(ranks)
    return GIVEN * RANK_POINTS[rank] + alone * GIVEN_SPOUSE * marriage


def _weights(named: bool) -> _Weights:
    return _NAMED if named else _BY_MARRIAGE


def _is_couple(ranks: str) -> bool:
    return "K" in ranks and "Q" in ranks


def _side(weights: _Weights, ranks: str, marriage: int) -> float:
    """What the cards of a side suit bring."""
    points = weights.long_card * max(0, len(ranks) - 2)
    if "A" in ranks:
        points += weights.ace + ("T" in ranks) * weights.ten_with_ace
    elif "T" in ranks and len(ranks) > 1:
        points += weights.ten_guarded
    if _is_couple(ranks):
        points += marriage * (weights.marriage_with_ace if "A" in ranks else weights.marriage)
    return points


def _trump(weights: _Weights, ranks: str, marriage: int) -> float:
    """What the cards of the trump suit bring."""
    points = weights.trump * len(ranks) + ("A" in ranks) * weights.trump_ace
    if "T" in ranks and len(ranks) > 1:
        points += weights.trump_ten
    if _is_couple(ranks):
        points += marriage * weights.trump_couple
    return points
