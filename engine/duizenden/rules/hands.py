"""Cards in a hand: in order, and what is left of them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from engine.cards import JOKER, Card
from engine.game import Refusal, SharedCode

Cards = tuple[Card, ...]

_INDEX = attrgetter("index")


def in_order(cards: Cards) -> Cards:
    """The cards sorted, as a hand is kept."""
    return tuple(sorted(cards, key=_INDEX))


def less(cards: Cards, some: Cards) -> Cards:
    """The cards without some of them, all of which are there, in the same order.

    >>> less((Card("7H"), Card("7H"), JOKER), (Card("7H"),))
    (7H, JK)
    """
    counts = dict[Card, int]()
    for card in some:
        counts[card] = counts.get(card, 0) + 1
    left = list[Card]()
    for card in cards:
        if counts.get(card):
            counts[card] -= 1
        else:
            left.append(card)
    return tuple(left)


def without(hand: Cards, cards: Cards, loose: int = 0) -> tuple[Cards, int]:
    """What is left of a hand, and of loose jokers, once some cards are laid; a loose joker is laid before a held one.

    Raises:
        Refusal: `SharedCode.NOT_IN_HAND`.
    """
    left = list(hand)
    for card in cards:
        if card is JOKER and loose:
            loose -= 1
            continue
        place = _place(left, card)
        if place < 0:
            raise Refusal(SharedCode.NOT_IN_HAND, card=card)
        del left[place]
    return tuple(left), loose


def how_many(cards: Cards, card: Card) -> int:
    """How often a card is among some cards."""
    return sum([each is card for each in cards])  # many times as fast as `tuple.count`, which compares by `==`


def _place(cards: Sequence[Card], card: Card) -> int:
    """Where a card is first; -1: nowhere."""
    for place, each in enumerate(cards):
        if each is card:
            return place
    return -1
