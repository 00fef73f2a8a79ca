"""Playing cards: ranks, suits, packs, and their text form.

A card is its value and nothing else: equal cards of two packs are one and the same object, so cards are
compared and hashed by identity, which is as fast as Python can do it. For that they have no ``<`` either, which would
slow ``==`` down; they are sorted by `in_order`.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, final

RANKS: Final = "A23456789TJQK"
"""Rank letters in the order of their numbers, 1 to 13."""

SUITS: Final = "SHDC"
"""Suit letters: spades, hearts, diamonds, clubs."""


@final
class Card:
    """One playing card, looked up by its text: ``Card("7H")``, ``Card("JK")``.

    Attributes:
        text: rank and suit as in notation, ``"QS"``; ``"JK"`` for a joker.
        rank: a letter of `RANKS`, ``""`` for a joker.
        suit: a letter of `SUITS`, ``""`` for a joker.
        number: 1 (ace) to 13 (king), 0 for a joker.
        index: 0 to 51, suit by suit in the order of `SUITS`, ace first; 52 for a joker.

    Raises:
        ValueError: the text is no card.

    >>> Card("QS") is Card("QS")
    True
    >>> Card("QS").number, Card("QS").suit
    (12, 'S')
    """

    __slots__ = ("index", "number", "rank", "suit", "text")

    text: str
    rank: str
    suit: str
    number: int
    index: int

    _known: Final[dict[str, Card]] = {}

    def __new__(cls, text: str) -> Card:
        try:
            return cls._known[text]
        except KeyError:
            raise ValueError(f"{text!r} is no card") from None

    @classmethod
    def _make(cls, text: str, rank: str, suit: str, number: int, index: int) -> None:
        card = object.__new__(cls)
        card.text, card.rank, card.suit, card.number, card.index = text, rank, suit, number, index
        cls._known[text] = card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


for _suit_index, _suit in enumerate(SUITS):
    for _rank_index, _rank in enumerate(RANKS):
        Card._make(_rank + _suit, _rank, _suit, _rank_index + 1, _suit_index * 13 + _rank_index)
Card._make("JK", "", "", 0, 52)

JOKER: Final = Card("JK")
QUEEN_OF_SPADES: Final = Card("QS")

FULL_PACK: Final = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""The 52 cards of one pack, without jokers, by `Card.index`."""

DECK: Final = (*FULL_PACK, JOKER)
"""Every card there is; ``DECK[card.index] is card``."""


_INDEX: Final = attrgetter("index")


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted by `Card.index`: suit by suit, ace first, jokers last.

    >>> in_order([JOKER, Card("2H"), Card("AH"), Card("KS")])
    (KS, AH, 2H, JK)
    """
    return tuple(sorted(cards, key=_INDEX))


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, in its order.

    Raises:
        ValueError: a word is no card.

    >>> parse_cards("7H 7D JK")
    (7H, 7D, JK)
    """
    return tuple(map(Card, text.split()))


def print_cards(cards: Iterable[Card]) -> str:
    """The text of some cards, in their order.

    >>> print_cards([Card("7H"), JOKER])
    '7H JK'
    """
    return " ".join([card.text for card in cards])
