"""The computer player that searches: it compares whole turns by playing on in worlds as they may be.

A turn is thought out from how it stood before the first lay, with chance that the position alone decides, so that it
comes out the same at each of its actions, whatever their seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from engine.cards import Card
from engine.duizenden.players.discards import throws_by_value
from engine.duizenden.players.memory import Position, position_of
from engine.duizenden.players.plans import LayPlan, begins_with, plans
from engine.duizenden.players.search.compare import best_of
from engine.duizenden.players.search.determinizations import Determinizations, hand_with
from engine.duizenden.rules.actions import Discard, Draw, Pass, TakePile, Undo
from engine.duizenden.rules.lays import may_take
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.view import DuizendenView
from engine.game import Action, Deal, Event

PLAYOUTS: Final = 400
"""How many playouts decide a turn."""

PLAYOUTS_TO_TAKE: Final = 160
"""How many decide between the stock and a pile that can be taken."""

MANY: Final = 5
"""How many cards are thought of to be thrown after the first way to lay."""

FEW: Final = 1
"""How many after each of the others."""

TRUST: Final = 0.3
"""How much the estimate of a discard counts beside the playouts."""

HELD_BY_TAKING: Final = 12.0
"""What speaks for taking the pile, in points: playouts do not lay what they take in the best way."""


class TurnPlan(msgspec.Struct, frozen=True):
    """A whole turn after the draw.

    Attributes:
        plan: what is laid.
        thrown: the card that is thrown; None: nothing may be, or nothing is left.
        promise: what is estimated of throwing it, in points.
    """

    plan: LayPlan
    thrown: Card | None
    promise: float = 0.0


def hard(view: DuizendenView, events: Sequence[Event], seed: int) -> Action:  # noqa: ARG001
    """A player who remembers all they have seen and does what leads furthest when the round is played on.

    An `engine.game.Computer`: `events` are those of this round that the seat may know. The seed is not asked: a turn
    has to be one thought from its first action to its last.
    """
    if view.phase == "between":
        return Deal()
    position = position_of(view, events)
    if view.phase == "draw":
        return source(position)
    assert view.seat is not None
    turn = turn_begun(position, view.lays, view.seats[view.seat].melds)
    if turn is None:
        return Undo()
    if view.lays < len(turn.plan.lays):
        return turn.plan.lays[view.lays]
    return Pass() if turn.thrown is None else Discard(turn.thrown)


# ------------------------------------------------------------------------------------------------------------- draw


@lru_cache(maxsize=64)
def source(position: Position) -> TakePile | Draw:
    """Where the card comes from; the pile only where it is remembered that its top card can be laid."""
    if not may_take_pile(position):
        return Draw()
    worlds = Determinizations(position, _chance(position))

    def value(action: TakePile | Draw, world: int) -> float:
        return _after_source(worlds, world, position, action)

    sources: tuple[TakePile | Draw, ...] = (TakePile(), Draw())
    return best_of(sources, value, lambda action: HELD_BY_TAKING * (action == TakePile()), PLAYOUTS_TO_TAKE)


def may_take_pile(position: Position) -> bool:
    """Whether the pile can be taken, as far as it is remembered."""
    own, first = position.own, position.first_turn
    return may_take(position.hand, position.pile, own.melds, own.opened, position.rules, first_turn=first)


def _after_source(worlds: Determinizations, number: int, position: Position, action: TakePile | Draw) -> float:
    """The lead in a world after the turn has been played from the pile or from the stock."""
    own = position.own
    playout = worlds.playout(number, hand_with(position.hand, own.melds, own.opened, position.rules))
    seat = playout.turn
    if action == Draw():
        playout.draw()
    elif not playout.take():
        for index in playout.pile:
            playout.hands[seat].receive(index)
        playout.pile.clear()
    if not playout.over:
        playout.lay()
        playout.end_turn()
        playout.play_out()
    return playout.lead(seat)


# -------------------------------------------------------------------------------------------------- lay and discard


def turn_begun(position: Position, lays: int, melds: tuple[Meld, ...]) -> TurnPlan | None:
    """The best turn among those whose first lays have led to these melds; None: somebody else has begun this turn."""
    best = best_turn(position)
    if begins_with(best.plan, position, lays, melds):
        return best
    others = [turn for turn in turns(position) if begins_with(turn.plan, position, lays, melds)]
    return _best(position, others) if others else None


@lru_cache(maxsize=64)
def best_turn(position: Position) -> TurnPlan:
    """The best of all turns."""
    return _best(position, turns(position))


def turns(position: Position) -> list[TurnPlan]:
    """Turns that are worth a thought, the likeliest first."""
    found = list[TurnPlan]()
    for plan in plans(position):
        throws = throws_by_value(position, plan.left, plan.melds)[: FEW if found else MANY]
        found += [TurnPlan(plan, card, value) for value, card in throws] or [TurnPlan(plan, None)]
    return found


def _best(position: Position, some: Sequence[TurnPlan]) -> TurnPlan:
    worlds = Determinizations(position, _chance(position))
    return best_of(
        some,
        lambda turn, world: _after_turn(worlds, world, position, turn),
        lambda turn: TRUST * turn.promise,
        PLAYOUTS,
    )


def _after_turn(worlds: Determinizations, number: int, position: Position, turn: TurnPlan) -> float:
    """The lead in a world after a turn."""
    opened = bool(turn.plan.melds)
    playout = worlds.playout(number, hand_with(turn.plan.left, turn.plan.melds, opened, position.rules))
    seat = playout.turn
    playout.finish_turn(-1 if turn.thrown is None else turn.thrown.index)
    playout.play_out()
    return playout.lead(seat)


def _chance(position: Position) -> Random:
    """Chance that is the same at every action of a turn."""
    return Random(f"{position.hand} {position.pile} {position.stock_size} {position.seats}")
