"""What a player remembers of a round: which cards are out, and who may hold them. From a view and events alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.cards import Card
from engine.game import Event
from engine.thousand.rules.events import Played, Redealt, TrickWon
from engine.thousand.rules.pack import PACK
from engine.thousand.rules.view import ThousandView


class Memory(msgspec.Struct, frozen=True):
    """Where the cards are, as far as one player knows.

    Attributes:
        unseen: cards that are neither in his hand nor played; they are with the others, or were not dealt.
        placed: those of them of which he knows, or has good reason to think, who holds them.
        voids: suits that a seat did not follow.
        sizes: how many cards each seat holds.
    """

    unseen: frozenset[Card]
    placed: dict[Card, int]
    voids: frozenset[tuple[int, str]]
    sizes: tuple[int, ...]

    def holds_any(self, seat: int, cards: Iterable[Card]) -> float:
        """The chance that a seat holds one of some cards, all of them unseen."""
        sought = [card for card in cards if (seat, card.suit) not in self.voids]
        if any(self.placed.get(card) == seat for card in sought):
            return 1.0
        sought = [card for card in sought if card not in self.placed]
        known = sum([holder == seat for holder in self.placed.values()])
        hand = self.sizes[seat] - known
        pool = sum([card not in self.placed and (seat, card.suit) not in self.voids for card in self.unseen])
        none = 1.0
        for number in range(len(sought)):
            if pool - number <= hand:
                return 1.0
            none *= 1 - hand / (pool - number)
        return 1 - none

    def is_void(self, seat: int, suit: str) -> float:
        """The chance that a seat holds no card of a suit."""
        return 1 - self.holds_any(seat, self.unseen_in(suit))

    def unseen_in(self, suit: str) -> list[Card]:
        """Unseen cards of a suit."""
        return [card for card in self.unseen if card.suit == suit]


def remember(view: ThousandView, events: Sequence[Event]) -> Memory:
    """What a seat remembers, from its view and the events of the round that it may know."""
    played, voids = _history(view, events)
    unseen = frozenset(PACK) - played - set(view.hand)
    placed = {}
    if view.declarer is not None and view.declarer != view.seat:
        placed = {card: view.declarer for card in view.prikup if card in unseen}
    placed |= {gift.card: gift.seat for gift in view.gifts if gift.card in unseen}
    return Memory(unseen, placed, voids, view.cards)


def _history(view: ThousandView, events: Sequence[Event]) -> tuple[set[Card], frozenset[tuple[int, str]]]:
    """The cards played in this round, and the suits that were not followed."""
    played, voids = set(view.trick), set()
    if view.last_trick is not None:
        played.update(view.last_trick.cards)
    led: str | None = None
    for event in events:
        if isinstance(event, Played):
            played.add(event.card)
            led = led or event.card.suit
            if event.card.suit != led:
                voids.add((event.seat, led))
        elif isinstance(event, (TrickWon, Redealt)):
            led = None
    return played, frozenset(voids)
