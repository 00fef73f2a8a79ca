"""The 24 cards: their order, their points, and which of them marry (Thousand, The game, 1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from engine.cards import SUITS, Card

ORDER: Final = "9JQKTA"
"""Ranks, lowest first: the ten stands above the king."""

PACK: Final = tuple([Card(rank + suit) for suit in SUITS for rank in reversed(ORDER)])
"""All cards in the order in which a hand is sorted: suit by suit, best first."""

_IN_HAND: Final[Mapping[Card, int]] = {card: number for number, card in enumerate(PACK)}

STRENGTH: Final[Mapping[Card, int]] = {card: ORDER.index(card.rank) for card in PACK}
"""0 (nine) to 5 (ace); compares cards of one suit."""

RANK_POINTS: Final[Mapping[str, int]] = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
"""What a card of each rank is worth; all cards together 120."""

POINTS: Final[Mapping[Card, int]] = {card: RANK_POINTS[card.rank] for card in PACK}
"""What a card is worth."""

ACES: Final = frozenset([Card("A" + suit) for suit in SUITS])
NINES: Final = frozenset([Card("9" + suit) for suit in SUITS])

SPOUSE: Final[Mapping[Card, Card]] = {
    Card(one + suit): Card(other + suit) for suit in SUITS for one, other in ("KQ", "QK")
}
"""The king of each queen and the queen of each king."""


def card_points(cards: Iterable[Card]) -> int:
    """What some cards are worth together.

    >>> card_points([Card("AS"), Card("9H"), Card("QD")])
    14
    """
    return sum([POINTS[card] for card in cards])


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of the pack: suit by suit, best first.

    >>> sort_hand([Card("KS"), Card("9H"), Card("TS")])
    (TS, KS, 9H)
    """
    return tuple(sorted(cards, key=_IN_HAND.__getitem__))


def suits_married(hand: Collection[Card]) -> tuple[str, ...]:
    """The suits of which a hand holds king and queen.

    >>> suits_married([Card("KS"), Card("QS"), Card("KH")])
    ('S',)
    """
    kings = [card for card in hand if card.rank == "K"]
    return tuple([king.suit for king in kings if SPOUSE[king] in set(hand)])
