"""Computer players of Duizenden: they decide from what their seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from engine.cards import JOKER, RANKS, Card
from engine.duizenden.arrange import best_opening, best_points
from engine.duizenden.rules.actions import Deal, Discard, Draw, Lay, Pass, SwapJoker, TakePile, Undo
from engine.duizenden.rules.events import Discarded, Reshuffled, TookPile, TurnedUp
from engine.duizenden.rules.hands import Cards, less, without
from engine.duizenden.rules.lays import lays_on, melds_after, melds_of_three
from engine.duizenden.rules.melds import Meld, add_card, card_points, opening_points
from engine.duizenden.rules.pile import usable
from engine.duizenden.rules.play import not_to_be_thrown
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.view import DuizendenView, Seat
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
        return TakePile()
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


def _lays_of_the_turn(view: DuizendenView) -> Sequence[Lay]:
    """What is to be laid in the whole turn, thought out before the first lay, so that it is the same at each."""
    return _plan(view.hand_before, view.melds_before, view.taken, _own(view).opened, view.rules)


@lru_cache(maxsize=256)
def _plan(
    hand: Cards, melds: tuple[Meld, ...], taken: Card | None, opened: bool, rules: DuizendenRules
) -> tuple[Lay, ...]:
    needed = 0 if opened else rules.opening_minimum
    for best in (best_points, best_opening):
        arrangement = best(hand, rules, melds, required=taken)
        if arrangement is not None and arrangement.opening >= needed:
            return arrangement.lays
    return any_way(hand, melds, taken, opened, rules) if taken else ()


class _Way(NamedTuple):
    """A position in the middle of a turn, and the lays that lead to it."""

    hand: Cards
    melds: tuple[Meld, ...]
    loose: int = 0
    lays: tuple[Lay, ...] = ()


def any_way(hand: Cards, melds: tuple[Meld, ...], taken: Card, opened: bool, rules: DuizendenRules) -> tuple[Lay, ...]:
    """Lays with which a turn can end after a take, the first that are found; for hardly ever no best ones are found.

    Args:
        hand: the cards in hand after the take.
        melds: one's own melds.
        taken: the card that has to be laid, of which the hand may hold two.
        opened: whether the player has opened in an earlier turn of this round.
        rules: the house rules.
    """
    ways, seen = [_Way(hand, melds)], set[tuple[object, ...]]()
    while ways:
        way = ways.pop()
        points = sum([opening_points(meld, rules) for meld in way.melds])
        laid = way.hand.count(taken) < hand.count(taken)
        if laid and not way.loose and (opened or points >= rules.opening_minimum):
            return way.lays
        if way[:3] not in seen:
            seen.add(way[:3])
            ways += sorted(_one_lay_on(way, rules), key=lambda after: _promise(after, taken))
    return ()


def _one_lay_on(way: _Way, rules: DuizendenRules) -> Iterator[_Way]:
    hand, melds, loose, lays = way
    for lay in (*melds_of_three(hand, loose, rules), *lays_on(melds, hand, loose, rules)):
        freed = isinstance(lay, SwapJoker)
        rest, left = without(hand, lay.cards, 0 if freed else loose)
        if rest or not rules.must_discard_to_go_out:
            yield _Way(rest, melds_after(melds, lay, rules), loose + 1 if freed else left, (*lays, lay))


def _promise(way: _Way, taken: Card) -> tuple[bool, int]:
    """What is tried last: what leaves the card that was taken in the hand, then what leaves dear cards."""
    return taken in way.lays[-1].cards, -sum([card_points(card) for card in way.hand])


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
