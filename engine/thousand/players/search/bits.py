"""Cards as bits of one integer: six bits a suit, the nine lowest, so that the higher bit of a suit wins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.cards import SUITS, Card
from engine.thousand.rules.pack import ORDER, POINTS

RANKS: Final = len(ORDER)
SIZE: Final = RANKS * len(SUITS)
"""How many cards there are, and bits."""

NO_TRUMP: Final = len(SUITS)
"""Stands for the trump suit while there is none; suits are 0 to 3 in the order of `SUITS`."""

CARDS: Final = tuple([Card(rank + suit) for suit in SUITS for rank in ORDER])
"""The card of each place."""

PLACE: Final = {card: place for place, card in enumerate(CARDS)}
"""The place of each card: suit by suit, lowest first."""

SUIT: Final = tuple([place // RANKS for place in range(SIZE)])
"""The suit of each place."""

STRENGTH: Final = tuple([place % RANKS for place in range(SIZE)])
"""0 (nine) to 5 (ace) at each place."""

WORTH: Final = tuple([POINTS[card] for card in CARDS])
"""Points of the card at each place."""

ALL: Final = (1 << SIZE) - 1
OF_SUIT: Final = (*[((1 << RANKS) - 1) << (suit * RANKS) for suit in range(len(SUITS))], 0)
"""All cards of a suit; none of `NO_TRUMP`."""

ABOVE: Final = tuple([OF_SUIT[SUIT[place]] & ~((2 << place) - 1) for place in range(SIZE)])
"""The cards of its suit above a place."""

KING: Final = ORDER.index("K")
QUEEN: Final = ORDER.index("Q")
ACES: Final = sum([1 << PLACE[Card("A" + suit)] for suit in SUITS])

QUEENS: Final = sum([1 << PLACE[Card("Q" + suit)] for suit in SUITS])

_TO_MATE: Final = {KING: QUEEN - KING, QUEEN: KING - QUEEN}
MATE: Final = tuple(
    [1 << place + _TO_MATE[STRENGTH[place]] if STRENGTH[place] in _TO_MATE else 0 for place in range(SIZE)]
)
"""The queen of each king and the king of each queen; 0 for other places."""

POWER: Final = tuple(
    [
        tuple(
            [
                (SUIT[place] == trump) * 2 * RANKS
                + (SUIT[place] == led != trump) * RANKS
                + (SUIT[place] in (led, trump)) * STRENGTH[place]
                for place in range(SIZE)
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


def places(cards: int) -> Iterator[int]:
    """The places of some cards, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def cards_of(cards: int) -> tuple[Card, ...]:
    """The cards of some bits, lowest first."""
    return tuple([CARDS[place] for place in places(cards)])


def worth_of(cards: int) -> int:
    """Points of some cards together."""
    return sum([WORTH[place] for place in places(cards)])
