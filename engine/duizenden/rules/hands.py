"""Cards in a hand: in order, and what is left of them."""

from __future__ import annotations

from operator import attrgetter

from engine.cards import JOKER, Card
from engine.game import Refusal, SharedCode

Cards = tuple[Card, ...]

_INDEX = attrgetter("index")


def in_order(cards: Cards) -> Cards:
    """The cards sorted, as a hand is kept."""
    return tuple(sorted(cards, key=_INDEX))


def less(cards: Cards, some: Cards) -> Cards:
    """The cards without some of them, in the same order.

    >>> less((Card("7H"), Card("7H"), JOKER), (Card("7H"),))
    (7H, JK)
    """
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)


def without(hand: Cards, cards: Cards, loose: int = 0) -> tuple[Cards, int]:
    """What is left of a hand, and of loose jokers, once some cards are laid; a loose joker is laid before a held one.

    Raises:
        Refusal: ``not-in-hand``.
    """
    left = list(hand)
    for card in cards:
        if card is JOKER and loose:
            loose -= 1
        elif card in left:
            left.remove(card)
        else:
            raise Refusal(SharedCode.NOT_IN_HAND, card=card)
    return tuple(left), loose
