"""What happens in a game of Duizenden, beside the rounds and the end that every game has."""

from __future__ import annotations

from typing import Final

from engine.cards import Card
from engine.game import Event


class TurnedUp(Event, frozen=True):
    """The first card of the open pile has been turned up."""

    card: Card


class Drew(Event, frozen=True):
    """A seat has drawn from the stock."""

    seat: int


class DrewCard(Event, frozen=True):
    """What a seat has drawn, which it alone may know."""

    seat: int
    card: Card

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class TookPile(Event, frozen=True):
    """A seat has taken the open pile: its top card, and how many cards it had.

    No more, for looking back is forbidden (Duizenden, Taking the open pile).
    """

    seat: int
    top: Card
    size: int


class LaidMeld(Event, frozen=True, tag="Melded"):
    """A seat has laid a new meld, its meld of that number, with the cards as they lie there."""

    seat: int
    meld: int
    cards: tuple[Card, ...]


class LaidOff(Event, frozen=True, tag="Added"):
    """A seat has laid a card on its meld of that number."""

    seat: int
    meld: int
    card: Card


class SwappedJoker(Event, frozen=True, tag="Swapped"):
    """A seat has put a card in the place of a joker in its meld of that number; the joker is loose."""

    seat: int
    meld: int
    card: Card


class Undid(Event, frozen=True):
    """A seat has taken back its last lay; these cards are in its hand again."""

    seat: int
    cards: tuple[Card, ...]


class Discarded(Event, frozen=True):
    """A seat has thrown a card on the open pile."""

    seat: int
    card: Card


class Passed(Event, frozen=True):
    """A seat has ended its turn without a discard, for it holds nothing that may be thrown."""

    seat: int


class Reshuffled(Event, frozen=True):
    """The open pile but for its top card is the new stock of so many cards."""

    stock: int


class StockSpent(Event, frozen=True):
    """Nothing is left to be drawn: the round is counted as it stands.

    `blocked`: there were cards, but nobody has laid one since the stock ran out before.
    """

    blocked: bool


class WentOut(Event, frozen=True):
    """A seat has no cards left."""

    seat: int


EVENTS: Final = tuple([kind for kind in Event.__subclasses__() if kind.__module__ == __name__])
"""All of them."""
