"""Computer players of Duizenden: they decide from what their seat may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from engine.cards import JOKER, RANKS, Card
from engine.duizenden.players.discards import neighbours_in
from engine.duizenden.players.memory import remembered_pile
from engine.duizenden.rules.actions import Discard, Draw, Lay, Pass, TakePile, Undo
from engine.duizenden.rules.hands import Cards
from engine.duizenden.rules.lays import lay, lay_in_turn, may_take
from engine.duizenden.rules.listing import lays_from
from engine.duizenden.rules.melds import Meld, card_points, fits_any
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import Holdings
from engine.duizenden.rules.turn_end import discardable, owed, top_card_to_lay
from engine.duizenden.rules.view import DuizendenView, Seat
from engine.duizenden.solver import best_opening, best_points
from engine.game import Action, Deal, Event, Refusal


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
    before = Holdings(view.hand_before, view.melds_before)
    if lay_in_turn(before, lays[: view.lays], view.rules).melds != _own(view).melds:
        return Undo()  # somebody else has begun this turn, with other plans
    return lays[view.lays] if view.lays < len(lays) else _end(view, Random(seed))


def _own(view: DuizendenView) -> Seat:
    assert view.seat is not None
    return view.seats[view.seat]


# ------------------------------------------------------------------------------------------------------------- draw


def _source(view: DuizendenView, events: Sequence[Event]) -> Action:
    known, own = remembered_pile(view, events), _own(view)
    if may_take(view.hand, known, own.melds, own.opened, view.rules):
        return TakePile()
    return Draw()


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

    now: Holdings
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
    ways, seen = [_Way(Holdings(hand, melds))], set[Holdings]()
    while ways:
        way = ways.pop()
        if not owed(way.now, opened, top_card_to_lay(taken, hand, way.now.hand), rules):
            return way.lays
        if way.now not in seen:
            seen.add(way.now)
            ways += sorted(_one_lay_on(way, rules), key=lambda after: _promise(after, taken))
    return ()


def _one_lay_on(way: _Way, rules: DuizendenRules) -> Iterator[_Way]:
    hand, melds, loose = way.now.hand, way.now.melds, way.now.loose
    for action in lays_from(hand, melds, loose, rules):
        with suppress(Refusal):  # the last card is kept
            yield _Way(lay(way.now, action, rules), (*way.lays, action))


def _promise(way: _Way, taken: Card) -> tuple[bool, int]:
    """What is tried last: what leaves the card that was taken in the hand, then what leaves cards of many points."""
    return taken in way.lays[-1].cards, -sum([card_points(card) for card in way.now.hand])


# ---------------------------------------------------------------------------------------------------------- discard


def _end(view: DuizendenView, chance: Random) -> Action:
    throws = discardable(view.hand, view.rules)
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
    gift = fits_any(card, following.melds, view.rules)
    return neighbours_in(view.hand, card) + _GIFT * gift
