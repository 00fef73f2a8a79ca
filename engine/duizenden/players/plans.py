"""What a player may do in one turn after his draw: the ways to lay that are worth a thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from engine.cards import JOKER, Card
from engine.duizenden.arrange import best_opening, best_points
from engine.duizenden.players.memory import Position
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.melds import Meld, add_card, make_meld, opening_points, swap_joker
from engine.duizenden.rules.rules import DuizendenRules


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
    after = list(position.own.melds)
    for lay in plan.lays[:lays]:
        meld = _laid(after, lay, position.rules)
        assert meld is not None, "what was planned can be laid"
        where = len(after) if isinstance(lay, LayMeld) else lay.meld
        after[where : where + 1] = [meld]
    return lays <= len(plan.lays) and tuple(after) == melds


def planned(position: Position, lays: Sequence[Lay]) -> LayPlan | None:
    """The plan to lay this; None: the turn could not be ended after it."""
    own, rules = position.own, position.rules
    melds, hand = list(own.melds), Counter(position.hand)
    freed = 0
    for lay in lays:
        meld = _laid(melds, lay, rules)
        if meld is None:
            return None
        if isinstance(lay, LayMeld):
            melds.append(meld)
            hand.subtract(lay.cards)
        else:
            melds[lay.meld] = meld
            hand[lay.card] -= 1
            freed += isinstance(lay, SwapJoker)
    hand[JOKER] += freed
    if min(hand.values()) < 0 or hand[JOKER] > Counter(position.hand)[JOKER]:
        return None
    left = tuple(sorted(hand.elements()))
    return LayPlan(tuple(lays), tuple(melds), left) if _may_end(position, lays, melds, left) else None


def _laid(melds: Sequence[Meld], lay: Lay, rules: DuizendenRules) -> Meld | None:
    if isinstance(lay, LayMeld):
        return make_meld(lay.cards, rules, "run" if lay.run else None)
    if isinstance(lay, LayOff):
        return add_card(melds[lay.meld], lay.card, lay.end, rules)
    return swap_joker(melds[lay.meld], lay.card, rules)


def _may_end(position: Position, lays: Sequence[Lay], melds: Sequence[Meld], left: tuple[Card, ...]) -> bool:
    own, rules, taken = position.own, position.rules, position.taken
    if not left and rules.must_discard_to_go_out:
        return False
    if taken is not None and left.count(taken) >= position.hand.count(taken):
        return False
    if own.opened or not lays:
        return True
    return sum([opening_points(meld, rules) for meld in melds]) >= rules.opening_minimum
