"""Computer players of Duizenden: they decide from what their seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import JOKER, RANKS, Card
from engine.duizenden.actions import AnyLay, Deal, Discard, Draw, Pass, Take, Undo
from engine.duizenden.arrange import best_opening, best_points
from engine.duizenden.events import Discarded, Reshuffled, TookPile, TurnedUp
from engine.duizenden.hands import less
from engine.duizenden.lays import melds_after
from engine.duizenden.melds import add_card, card_points
from engine.duizenden.pile import usable
from engine.duizenden.play import not_to_be_thrown
from engine.duizenden.view import DuizendenView, Seat
from engine.game import Action, Event


def greedy(view: DuizendenView, events: Sequence[Event], seed: int) -> Action:
    """Takes the pile whenever it remembers that it can, lays all it can, throws what helps it least.

    Args:
        view: what its seat may know; the seat is to act.
        events: what the seat has seen in this round; with fewer it remembers less of the pile.
        seed: decides between cards to be thrown that are as good.
    """
    if view.phase == "between":
        return Deal()
    if view.phase == "draw":
        return _source(view, events)
    lays = _lays_of_the_turn(view)
    laid = view.melds_before
    for lay in lays[: view.lays]:
        laid = melds_after(laid, lay, view.rules)
    if laid != _own(view).melds:
        return Undo()  # somebody else has begun this turn, with other plans
    return lays[view.lays] if view.lays < len(lays) else _end(view, Random(seed))


def _own(view: DuizendenView) -> Seat:
    assert view.seat is not None
    return view.seats[view.seat]


# ------------------------------------------------------------------------------------------------------------- draw


def _source(view: DuizendenView, events: Sequence[Event]) -> Action:
    known, own = remembered_pile(view, events), _own(view)
    if known and usable(view.hand, known, own.melds, own.opened, view.rules):
        return Take()
    return Draw()


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


# -------------------------------------------------------------------------------------------------------------- lay


def _lays_of_the_turn(view: DuizendenView) -> Sequence[AnyLay]:
    """What is to be laid in the whole turn, thought out before the first lay, so that it is the same at each."""
    own, rules = _own(view), view.rules
    hand, melds, required = view.hand_before, view.melds_before, view.taken
    best = best_points(hand, rules, melds, required=required)
    if not own.opened and (best is None or best.opening < rules.opening_minimum):
        best = best_opening(hand, rules, melds, required=required)
        if best is None or best.opening < rules.opening_minimum:
            return ()
    return best.lays if best is not None else ()


# ---------------------------------------------------------------------------------------------------------- discard


def _end(view: DuizendenView, chance: Random) -> Action:
    throws = [card for card in dict.fromkeys(view.hand) if not not_to_be_thrown(card, view.rules)]
    if not throws:
        return Pass()
    return Discard(min(throws, key=lambda card: (_regret(card, view), -card_points(card), chance.random())))


_GIFT: Final = 3
"""How many helpful neighbours outweigh a card that the next player can lay off at once."""


def _regret(card: Card, view: DuizendenView) -> int:
    """How much a card helps its holder towards a meld, or the next player at once."""
    if card is JOKER:
        return len(RANKS) * _GIFT
    assert view.seat is not None
    following = view.seats[(view.seat + 1) % len(view.seats)]
    gift = any(add_card(meld, card, None, view.rules) for meld in following.melds)
    return sum([_neighbours(card, other) for other in less(view.hand, (card,))]) + _GIFT * gift


def _neighbours(card: Card, other: Card) -> bool:
    """Whether two cards may come to lie in one meld of three."""
    apart = abs(card.number - other.number)
    near = min(apart, len(RANKS) - apart) <= 2 if 1 in (card.number, other.number) else apart <= 2
    return card.rank == other.rank or (card.suit == other.suit and near)
