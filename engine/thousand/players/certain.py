"""What nothing can take from a player who leads: tricks that he wins wherever the hidden cards are."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import SUITS, Card
from engine.thousand.players.memory import Memory
from engine.thousand.rules.pack import POINTS, SPOUSE, STRENGTH, sort_hand
from engine.thousand.rules.view import ThousandView


def certain_lead(view: ThousandView, memory: Memory) -> Card | None:
    """The card that the declarer leads to take a contract home that is certain; None if it is not, or made already."""
    if view.seat != view.declarer or view.trick or view.seat is None or view.points[view.seat] >= view.contract:
        return None
    winners = certain_winners(view, memory)
    points = view.points[view.seat] + sum([POINTS[card] for card in winners]) + _marriages(view, winners)
    return winners[0] if winners and points >= view.contract else None


def certain_winners(view: ThousandView, memory: Memory) -> tuple[Card, ...]:
    """Cards in hand that win when led one after another, in this order, whoever holds the others.

    Trumps come first. Only if they draw all that are out, the other suits are certain too.
    """
    hand = sort_hand(view.hand)
    trumps = _masters(hand, memory, view.trump) if view.trump is not None else []
    if view.trump is not None and len(trumps) < len(memory.unseen_in(view.trump)):
        return tuple(trumps)
    others = [card for suit in SUITS if suit != view.trump for card in _masters(hand, memory, suit)]
    return (*trumps, *others)


def _masters(hand: Sequence[Card], memory: Memory, suit: str | None) -> list[Card]:
    """Cards of a suit above all that are out, the highest first."""
    over = max([STRENGTH[card] for card in memory.unseen if card.suit == suit], default=-1)
    return [card for card in hand if card.suit == suit and STRENGTH[card] > over]


def _marriages(view: ThousandView, winners: Sequence[Card]) -> int:
    """What marriages declared with these cards bring."""
    married = {card.suit for card in winners if card in SPOUSE and SPOUSE[card] in view.hand}
    if view.rules.trump_mode == "marriage":
        return 0
    if view.rules.marriage_mode == "lead" and (view.seat is None or not view.tricks[view.seat]):
        return 0
    return sum([view.rules.marriage_values.value(suit, view.trump) for suit in married])
