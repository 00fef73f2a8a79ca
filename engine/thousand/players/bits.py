"""Cards as bits of one integer: six bits a suit, the nine lowest, so that the higher bit of a suit wins.

The place of a card is the number of its bit, 0 to 23, suit by suit in the order of `SUITS`. Suits are 0 to 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.cards import SUITS, Card
from engine.thousand.rules.pack import ORDER, POINTS, sort_hand

SUIT_SIZE: Final = len(ORDER)
PACK_SIZE: Final = SUIT_SIZE * len(SUITS)

NO_TRUMP: Final = len(SUITS)
"""Stands for the trump suit while there is none."""

CARDS: Final = tuple([Card(rank + suit) for suit in SUITS for rank in ORDER])
"""The card of each place."""

PLACE: Final = {card: place for place, card in enumerate(CARDS)}
"""The place of each card: suit by suit, lowest first."""

SUIT: Final = tuple([place // SUIT_SIZE for place in range(PACK_SIZE)])
"""The suit of each place."""

RANK: Final = tuple([place % SUIT_SIZE for place in range(PACK_SIZE)])
"""0 (nine) to 5 (ace) at each place."""

WORTH: Final = tuple([POINTS[card] for card in CARDS])
"""Points of the card at each place."""

ACE_POINTS: Final = max(WORTH)

ALL: Final = (1 << PACK_SIZE) - 1
"""Every card."""

OF_SUIT: Final = (*[((1 << SUIT_SIZE) - 1) << (suit * SUIT_SIZE) for suit in range(len(SUITS))], 0)
"""All cards of a suit; none of `NO_TRUMP`."""

ABOVE: Final = tuple([OF_SUIT[SUIT[place]] & ~((2 << place) - 1) for place in range(PACK_SIZE)])
"""The cards of its suit above a place."""

QUEEN: Final = ORDER.index("Q")
KING: Final = ORDER.index("K")
TEN: Final = ORDER.index("T")
ACE: Final = ORDER.index("A")

QUEEN_BITS: Final = sum([1 << PLACE[Card("Q" + suit)] for suit in SUITS])
ACE_BITS: Final = sum([1 << PLACE[Card("A" + suit)] for suit in SUITS])

_TO_MATE: Final = {KING: QUEEN - KING, QUEEN: KING - QUEEN}
MATE: Final = tuple(
    [1 << place + _TO_MATE[RANK[place]] if RANK[place] in _TO_MATE else 0 for place in range(PACK_SIZE)]
)
"""The queen of each king and the king of each queen; 0 for other places."""

POWER: Final = tuple(
    [
        tuple(
            [
                (SUIT[place] == trump) * 2 * SUIT_SIZE
                + (SUIT[place] == led != trump) * SUIT_SIZE
                + (SUIT[place] in (led, trump)) * RANK[place]
                for place in range(PACK_SIZE)
            ]
        )
        for trump in range(NO_TRUMP + 1)
        for led in range(NO_TRUMP)
    ]
)
"""At ``trump * 4 + led``: how strong each place is in a trick, the strongest wins; 0 or less wins nothing."""


def mask(cards: Iterable[Card]) -> int:
    """Some cards as bits."""
    return sum([1 << PLACE[card] for card in cards])


def suit_of(suit: str | None) -> int:
    """The number of a suit, `NO_TRUMP` for None."""
    return NO_TRUMP if suit is None else SUITS.index(suit)


def places(cards: int) -> Iterator[int]:
    """The places of some cards, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def cards_of(cards: int) -> tuple[Card, ...]:
    """The cards of some bits, in the order of a hand.

    >>> cards_of(mask([Card("9H"), Card("KS"), Card("TS")]))
    (TS, KS, 9H)
    """
    return sort_hand([CARDS[place] for place in places(cards)])


def worth_of(cards: int) -> int:
    """Points of some cards together."""
    return sum([WORTH[place] for place in places(cards)])
