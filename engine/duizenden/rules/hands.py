"""Cards in a hand, and what is left of them."""

from __future__ import annotations

from engine.cards import JOKER, Card
from engine.game import Refusal, SharedCode

Cards = tuple[Card, ...]


def less(cards: Cards, some: Cards) -> Cards:
    """The cards without some of them, all of which are there, in the same order.

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
        Refusal: `SharedCode.NOT_IN_HAND`.
    """
    left = list(hand)
    for card in cards:
        if card is JOKER and loose:
            loose -= 1
            continue
        if card not in left:
            raise Refusal(SharedCode.NOT_IN_HAND, card=card)
        left.remove(card)
    return tuple(left), loose
