"""The computer player for beginners: it makes the mistakes that people make, and none that they do not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import JOKER, Card
from engine.duizenden.players.discards import neighbours_in
from engine.duizenden.players.hard import may_take_pile
from engine.duizenden.players.memory import Position, position_of
from engine.duizenden.players.plans import LayPlan, begins_with, plans
from engine.duizenden.rules.actions import Discard, Draw, Pass, TakePile, Undo
from engine.duizenden.rules.melds import card_points
from engine.duizenden.rules.turn_end import discardable
from engine.duizenden.rules.view import DuizendenView
from engine.game import Action, Deal, Event

REMEMBERED: Final = 6
"""How many of the last events it remembers."""

MISSES_THE_PILE: Final = 0.2
"""How often it does not see that the top card of the pile can be used."""

OVERLOOKS: Final = 0.25
"""How often it overlooks a lay in a turn."""

CARELESS: Final = 0.35
"""How often it throws the second best card."""


def easy(view: DuizendenView, events: Sequence[Event], seed: int) -> Action:
    """Forgets most of the pile, sometimes overlooks the pile or a lay, and throws by its own hand alone.

    An `engine.game.Computer`: `events` are those of this round that the seat may know. It never throws a joker while
    it has something else, and holds no card back on purpose.
    """
    if view.phase == "between":
        return Deal()
    position = position_of(view, events[-REMEMBERED:])
    if view.phase == "draw":
        return TakePile() if Random(seed).random() >= MISSES_THE_PILE and may_take_pile(position) else Draw()
    assert view.seat is not None
    begun, possible = view.seats[view.seat].melds, plans(position)
    plan = _plan(position, possible)
    if not begins_with(plan, position, view.lays, begun):
        return Undo()  # somebody else has begun this turn, with other plans
    if view.lays < len(plan.lays):
        return plan.lays[view.lays]
    return _end(view, Random(seed))


def _plan(position: Position, possible: Sequence[LayPlan]) -> LayPlan:
    """All it can lay, or all but one lay; the same at every action of a turn, whatever their seeds."""
    whole = possible[0]
    chance = Random(f"{position.hand} {position.stock_size}")
    overlooked = [plan for plan in possible if plan.lays and len(plan.lays) == len(whole.lays) - 1]
    if overlooked and chance.random() < OVERLOOKS:
        return chance.choice(overlooked)
    return whole


def _end(view: DuizendenView, chance: Random) -> Action:
    throws = discardable(view.hand, view.rules)
    if not throws:
        return Pass()
    best, *others = sorted(throws, key=lambda card: (_regret(card, view.hand), -card_points(card), chance.random()))
    if others and others[0] is not JOKER and chance.random() < CARELESS:
        return Discard(others[0])
    return Discard(best)


def _regret(card: Card, hand: tuple[Card, ...]) -> int:
    """How many cards of the hand a card may come to lie with."""
    return len(hand) if card is JOKER else neighbours_in(hand, card)
