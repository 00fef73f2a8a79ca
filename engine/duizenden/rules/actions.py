"""What a player of Duizenden does, and its notation."""

from __future__ import annotations

from typing import Final

from engine.cards import Card, print_cards
from engine.duizenden.rules.melds import End
from engine.game import Action, Deal
from engine.notation import Reader, alone, number, read


class Draw(Action, frozen=True, gc=False):
    """Take the top card of the stock."""

    def __str__(self) -> str:
        return "draw"


class TakePile(Action, frozen=True, gc=False):
    """Take the whole open pile; its top card has to be laid this turn."""

    def __str__(self) -> str:
        return "take"


class LayMeld(Action, frozen=True, gc=False):
    """Lay a new meld: a set in any order, a run ascending.

    Attributes:
        cards: the cards as written.
        run: whether the word ``run`` is written, which decides where one natural card and jokers could be either.
    """

    cards: tuple[Card, ...]
    run: bool = False

    def __str__(self) -> str:
        return f"meld run {print_cards(self.cards)}" if self.run else f"meld {print_cards(self.cards)}"


class LayOff(Action, frozen=True, gc=False):
    """Lay a card on one's own meld, at the named end of a run; None: where it fits, the high end first."""

    card: Card
    meld: int
    end: End | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"add {self.card} {self.meld} {self.end}" if self.end else f"add {self.card} {self.meld}"


class SwapJoker(Action, frozen=True, gc=False):
    """Put a card in the place of a joker in one's own meld; the joker is loose until it is laid."""

    card: Card
    meld: int

    @property
    def cards(self) -> tuple[Card, ...]:
        return (self.card,)

    def __str__(self) -> str:
        return f"swap {self.card} {self.meld}"


Lay = LayMeld | LayOff | SwapJoker
"""What puts cards on the table (Duizenden, A turn, 2), and what `Undo` takes back."""


class Undo(Action, frozen=True, gc=False):
    """Take back the last lay of this turn."""

    def __str__(self) -> str:
        return "undo"


class Discard(Action, frozen=True, gc=False):
    """Throw a card on the open pile; ends the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


class Pass(Action, frozen=True, gc=False):
    """End the turn without a discard, while no card in hand may be thrown."""

    def __str__(self) -> str:
        return "pass"


def parse(text: str) -> Action:
    """An action from its notation.

    Raises:
        Refusal: ``unreadable``.

    >>> parse("add QH 0")
    LayOff(card=QH, meld=0, end=None)
    >>> str(parse("meld run 9C JK JK"))
    'meld run 9C JK JK'
    """
    return read(text, _READERS)


def _lay(words: list[str]) -> LayMeld:
    run = words[:1] == ["run"]
    cards = words[1:] if run else words
    if not cards:
        raise ValueError(words)
    return LayMeld(tuple(map(Card, cards)), run)


def _add(words: list[str]) -> LayOff:
    card, meld, *end = words
    return LayOff(Card(card), number(meld), _ENDS[tuple(end)])


def _swap(words: list[str]) -> SwapJoker:
    card, meld = words
    return SwapJoker(Card(card), number(meld))


def _discard(words: list[str]) -> Discard:
    (card,) = words
    return Discard(Card(card))


_ENDS: Final[dict[tuple[str, ...], End | None]] = {(): None, ("low",): "low", ("high",): "high"}

_READERS: Final[dict[str, Reader]] = {
    "draw": alone(Draw()),
    "take": alone(TakePile()),
    "meld": _lay,
    "add": _add,
    "swap": _swap,
    "undo": alone(Undo()),
    "discard": _discard,
    "pass": alone(Pass()),
    "deal": alone(Deal()),
}
