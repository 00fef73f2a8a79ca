"""What a player may do in one turn after their draw: the ways to lay that are worth a thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.cards import Card
from engine.duizenden.players.memory import Position
from engine.duizenden.rules.actions import Lay
from engine.duizenden.rules.lays import lay_in_turn
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.turn_end import owed, top_card_to_lay
from engine.duizenden.solver import best_opening, best_points
from engine.game import Refusal


class LayPlan(msgspec.Struct, frozen=True):
    """What is laid in a turn, in order; the melds afterwards, and the cards left in hand."""

    lays: tuple[Lay, ...]
    melds: tuple[Meld, ...]
    left: tuple[Card, ...]


def plans(position: Position) -> tuple[LayPlan, ...]:
    """All it can lay first; then the same with something held back, and nothing, where the rules allow it."""
    found = dict[tuple[Lay, ...], LayPlan]()
    for lays in _ideas(position):
        plan = planned(position, lays)
        if plan is not None:
            found.setdefault(plan.lays, plan)
    return tuple(found.values())


def _ideas(position: Position) -> Iterator[tuple[Lay, ...]]:
    hand, rules, melds, taken = position.hand, position.rules, position.own.melds, position.taken
    best = best_points(hand, rules, melds, required=taken)
    whole = best.lays if best is not None else ()
    yield whole
    if not position.own.opened and (best is None or best.opening < rules.opening_minimum):
        most = best_opening(hand, rules, melds, required=taken)
        whole = most.lays if most is not None else ()
        yield whole
    for held_back in range(len(whole)):
        yield (*whole[:held_back], *whole[held_back + 1 :])
    for lay in whole:
        yield (lay,)
    yield ()


def begins_with(plan: LayPlan, position: Position, lays: int, melds: tuple[Meld, ...]) -> bool:
    """Whether so many lays of a plan lead to these melds."""
    after = lay_in_turn(position.holdings, plan.lays[:lays], position.rules)
    return lays <= len(plan.lays) and after.melds == melds


def planned(position: Position, lays: Sequence[Lay]) -> LayPlan | None:
    """The plan to lay this; None: it cannot be laid, or the turn could not be ended after it."""
    rules, hand = position.rules, position.hand
    try:
        after = lay_in_turn(position.holdings, lays, rules)
    except Refusal:
        return None
    if owed(after, position.own.opened, top_card_to_lay(position.taken, hand, after.hand), rules):
        return None
    return LayPlan(tuple(lays), after.melds, after.hand)
