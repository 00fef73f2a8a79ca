"""Which card is thrown in a playout."""

from __future__ import annotations

from engine.cards import JOKER
from engine.duizenden.players.search.bits import ALL_LANES, HIGH_ACES, HIGH_CARDS, INDEX_AT, LOW_ACES, QUEEN
from engine.duizenden.players.search.hand import Hand


def lonely(hand: Hand) -> int:
    """The cards that have no neighbour towards a meld: none of their rank, none within two of their suit."""
    once = hand.once
    near = once << 1 | once >> 1 | once << 2 | once >> 2
    lonely = once & ~near & ~(hand.of_ranks()[0] * ALL_LANES)
    aces = lonely & LOW_ACES & lonely >> 13
    return lonely & ~(LOW_ACES | HIGH_ACES) | aces


def least_useful(hand: Hand, fitting: int) -> int:
    """The `Card.index` of the card to be thrown, -1: none may be; `fitting` are cards that the next player lays."""
    once = hand.once & ~QUEEN
    for some in (lonely(hand) & ~QUEEN, once):
        for choice in (some & ~fitting, some):
            if choice:
                high = choice & HIGH_CARDS or choice
                return INDEX_AT[(high & -high).bit_length()]
    return JOKER.index if hand.jokers and hand.rules.jokers_thrown else -1
