"""Cards as bits: every suit has a lane of sixteen bits, ace low 1, two 2, ..., king 13, ace high 14.

An ace has two bits, for it lies low or high. A mask never tells how many there are of a card: whoever needs that
holds two masks, one of the cards that are there and one of those that are there twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.cards import DECK, FULL_PACK, JOKER, QUEEN_OF_SPADES, SUITS, Card

LANE: Final = 16
HIGH_ACE: Final = 14

LOW_ACES: Final = sum([1 << LANE * suit + 1 for suit in range(len(SUITS))])
HIGH_ACES: Final = LOW_ACES << 13
PLACES: Final = sum([((1 << HIGH_ACE + 1) - 2) << LANE * suit for suit in range(len(SUITS))])
"""All places of all lanes, 1 to 14."""

LANE_MASK: Final = (1 << LANE) - 1
ALL_LANES: Final = sum([1 << LANE * suit for suit in range(len(SUITS))])
"""Multiplied with a mask of one lane: the same in every lane."""


def _bits(card: Card) -> int:
    if card is JOKER:
        return 0
    low = 1 << LANE * SUITS.index(card.suit) + card.number
    return low | low << 13 if card.number == 1 else low


BITS: Final = tuple([_bits(card) for card in DECK])
"""By `Card.index` the bits of a card: two of an ace, none of a joker."""

QUEEN: Final = BITS[QUEEN_OF_SPADES.index]

CARD_AT: Final = tuple(
    [
        next((card for card in FULL_PACK if place and BITS[card.index] >> place - 1 & 1), JOKER)
        for place in range(LANE * len(SUITS) + 1)
    ]
)
"""By the length of a bit (`int.bit_length`) its card."""

INDEX_AT: Final = tuple([card.index for card in CARD_AT])
WHOLE: Final = tuple([BITS[index] for index in INDEX_AT])
"""By the length of a bit all bits of its card."""

RANK: Final = (0, *[ALL_LANES << number for number in range(1, HIGH_ACE + 1)])
"""By the number of a rank its place in every lane."""

HIGH_CARDS: Final = sum(RANK[10:])
"""Tens to aces."""


def _windows(card: Card) -> tuple[int, ...]:
    if card is JOKER:
        return ()
    lane = LANE * SUITS.index(card.suit)
    places = (1, HIGH_ACE) if card.number == 1 else (card.number,)
    starts = [start for place in places for start in range(place - 2, place + 1) if 1 <= start <= HIGH_ACE - 2]
    return tuple([7 << lane + start for start in starts])


WINDOWS: Final = tuple([_windows(card) for card in DECK])
"""By `Card.index` the runs of three that hold the card."""

NUMBERS: Final = tuple([card.number for card in DECK])


def masks(cards: Iterable[Card]) -> tuple[int, int, int]:
    """The cards that are there, those that are there twice, and the number of jokers."""
    once = twice = jokers = 0
    for card in cards:
        bits = BITS[card.index]
        if not bits:
            jokers += 1
        twice |= once & bits
        once |= bits
    return once, twice, jokers
