"""What a player with a good memory knows of a round: from their view and from what they have seen happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from engine.cards import JOKER, Card, in_order
from engine.duizenden.rules.deal import pack
from engine.duizenden.rules.events import (
    Discarded,
    LaidMeld,
    LaidOff,
    Reshuffled,
    SwappedJoker,
    TookPile,
    TurnedUp,
    Undid,
)
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import Holdings, Source
from engine.duizenden.rules.view import DuizendenView, Seat
from engine.game import Event


class Position(msgspec.Struct, frozen=True):
    """A turn as its player sees it, as it stood before they laid anything: the same at every action of the turn.

    Attributes:
        rules: the house rules.
        seat: whose turn it is, and who looks.
        hand: their cards.
        seats: every player, by seat; their own melds are those before the turn.
        pile: the open pile, bottom to top, as far as it is remembered; the top card is right.
        buried: how many cards of the pile are not remembered.
        known: by seat the cards in the others' hands that are known.
        unseen: every other card: in the stock, in the others' hands, or forgotten in the pile.
        stock_size: how many cards the stock has.
        source: where their card came from; None: they have not drawn yet.
        taken: the top card of the pile they took, which has to be laid.
        first_turn: whether this is the first turn of the round.
    """

    rules: DuizendenRules
    seat: int
    hand: tuple[Card, ...]
    seats: tuple[Seat, ...]
    pile: tuple[Card, ...]
    buried: int
    known: tuple[tuple[Card, ...], ...]
    unseen: tuple[Card, ...]
    stock_size: int
    source: Source | None
    taken: Card | None
    first_turn: bool

    @property
    def own(self) -> Seat:
        return self.seats[self.seat]

    @property
    def holdings(self) -> Holdings:
        """What the player can lay with, and on, before the first lay of the turn."""
        return Holdings(self.hand, self.own.melds)

    @property
    def following(self) -> int:
        """The seat that plays next."""
        return (self.seat + 1) % len(self.seats)


def position_of(view: DuizendenView, events: Sequence[Event]) -> Position:
    """The turn of a view's seat, with what it remembers of the round; of an event that it has not seen, nothing."""
    assert view.seat is not None
    seats = list(view.seats)
    seats[view.seat] = msgspec.structs.replace(seats[view.seat], melds=view.melds_before, cards=len(view.hand_before))
    pile = remembered_pile(view, events)
    unseen = Counter(pack(view.rules))
    unseen.subtract(view.hand_before)
    unseen.subtract(pile)
    for seat in seats:
        for meld in seat.melds:
            unseen.subtract(meld.cards)
    unseen = +unseen
    known = list[tuple[Card, ...]]()
    for number, cards in enumerate(_seen_in_hands(view, events)):
        kept = in_order((cards & unseen).elements())[: seats[number].cards] if number != view.seat else ()
        known.append(kept)
        unseen.subtract(kept)
    return Position(
        rules=view.rules,
        seat=view.seat,
        hand=view.hand_before,
        seats=tuple(seats),
        pile=pile,
        buried=view.pile_size - len(pile),
        known=tuple(known),
        unseen=in_order(unseen.elements()),
        stock_size=view.stock_size,
        source=view.source,
        taken=view.taken,
        first_turn=view.first_turn,
    )


def remembered_pile(view: DuizendenView, events: Sequence[Event]) -> tuple[Card, ...]:
    """The open pile, bottom to top, as far as it is known from what has been thrown in this round.

    The top card is always right; buried cards that were never seen are missing.
    """
    if view.pile is not None:
        return view.pile
    pile: list[Card] = []
    for event in events:
        match event:
            case TurnedUp(card=card) | Discarded(card=card):
                pile.append(card)
            case TookPile():
                pile.clear()
            case Reshuffled():
                del pile[:-1]
            case _:
                pass
    if view.top is None:
        return ()
    complete = pile and pile[-1] is view.top and len(pile) <= view.pile_size
    return tuple(pile) if complete else (view.top,)


def _seen_in_hands(view: DuizendenView, events: Iterable[Event]) -> list[Counter[Card]]:
    """By seat the cards that it has taken with a pile and neither laid nor thrown; a loose joker counts as in hand."""
    hands = [Counter[Card]() for _ in view.seats]
    pile: list[Card] = []
    for event in events:
        match event:
            case TurnedUp(card=card):
                pile.append(card)
            case Discarded(seat=seat, card=card):
                pile.append(card)
                hands[seat] -= Counter([card])
            case TookPile(seat=seat, top=top):
                hands[seat].update(pile if pile and pile[-1] is top else [top])
                pile.clear()
            case Reshuffled():
                del pile[:-1]
            case LaidMeld(seat=seat, cards=cards):
                hands[seat] -= Counter(cards)
            case LaidOff(seat=seat, card=card):
                hands[seat] -= Counter([card])
            case SwappedJoker(seat=seat, card=card):
                hands[seat] -= Counter([card])
                hands[seat][JOKER] += 1
            case Undid(seat=seat, cards=cards):
                hands[seat].update(cards)
            case _:
                pass
    return hands
