"""Where in the panel a player is and which cards they have picked, as a few characters of a custom_id.

A draft reads ``place round menu cards``: a letter for the place, a digit that changes with each redraw, the menu
that sends it, and the picked cards as one number in base 62. Nothing of it is trusted when it comes back: what
cannot be read is the empty draft, and picked cards count only as far as they are at hand (`DuizendenDraft.among`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, Self

import msgspec

from bot.custom_ids import DIGITS, in_base
from engine.cards import FULL_PACK, JOKER, Card, in_order
from engine.duizenden.rules.melds import PACKS

Place = Literal["main", "choose", "add", "pile"]
"""The panel itself, choosing cards freely, choosing where to add them, looking through the open pile."""

MOST_JOKERS: Final = 6

_PLACES: Final[dict[str, Place]] = {"m": "main", "c": "choose", "a": "add", "p": "pile"}
_LETTERS: Final = {place: letter for letter, place in _PLACES.items()}
_VALUES: Final = {digit: value for value, digit in enumerate(DIGITS)}
_BASE: Final = len(DIGITS)
_HEAD: Final = 3


class DuizendenDraft(msgspec.Struct, frozen=True):
    """A place in the panel with the cards picked there.

    Attributes:
        place: where.
        cards: the picked cards, sorted.
        menu: the digit of the menu that sends the draft; 0: it is no menu.
        redraw: how often the panel has been drawn since it was opened, modulo 62. Discord's clients remember what was
            chosen in a menu and send nothing when it is chosen again, unless its custom_id is a new one.

    >>> draft = DuizendenDraft("choose", (Card("7S"), Card("7S"), JOKER), menu=2, redraw=5)
    >>> DuizendenDraft.parse(str(draft)) == draft
    True
    """

    place: Place = "main"
    cards: tuple[Card, ...] = ()
    menu: int = 0
    redraw: int = 0

    def __str__(self) -> str:
        return _LETTERS[self.place] + DIGITS[self.redraw % _BASE] + DIGITS[self.menu] + _number_text(self.cards)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The draft of a text; the empty one if it is no draft."""
        place = _PLACES.get(text[:1])
        values = [_VALUES.get(letter, -1) for letter in text[1:]]
        if place is None or len(text) < _HEAD or -1 in values:
            return cls()
        redraw, menu, *digits = values
        cards = _cards_of(digits)
        return cls() if cards is None else cls(place, cards, menu, redraw)

    def among(self, cards: Iterable[Card]) -> Self:
        """The draft without picked cards that are not among these."""
        left = Counter(self.cards) & Counter(cards)
        return type(self)(self.place, in_order(left.elements()), self.menu, self.redraw)

    def next(self, place: Place, cards: Iterable[Card] = (), menu: int = 0) -> DuizendenDraft:
        """A draft for a component of the panel that this draft draws."""
        return DuizendenDraft(place, in_order(cards), menu, (self.redraw + 1) % _BASE)


def _number_text(cards: tuple[Card, ...]) -> str:
    counts = Counter(cards)
    number = counts[JOKER]
    for card in FULL_PACK:
        number = number * (PACKS + 1) + counts[card]
    return in_base(_BASE, number)


def _cards_of(digits: list[int]) -> tuple[Card, ...] | None:
    number = 0
    for digit in digits:
        number = number * _BASE + digit
    cards: list[Card] = []
    for card in reversed(FULL_PACK):
        number, count = divmod(number, PACKS + 1)
        cards += [card] * count
    if number > MOST_JOKERS:
        return None
    return in_order(cards) + (JOKER,) * number
