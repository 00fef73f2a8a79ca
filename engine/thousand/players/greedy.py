"""The computer player: decides from its view and what it remembers of the round, never from a state."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import SUITS
from engine.game import Action, Event
from engine.thousand.players.cardplay import choose_card
from engine.thousand.players.memory import Memory, remember
from engine.thousand.players.worth import best_plan, chance_to_make, gift_cost, prospects
from engine.thousand.rules.actions import Bid, Deal, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.bids import OPENING, STEP
from engine.thousand.rules.view import ThousandView

BOLD: Final = 0.6
"""The chance to make it from which a contract is bid."""

BOLD_ON_BARREL: Final = 0.3
"""The same on the barrel, where passing costs as much as failing."""

BOLD_AGAINST_BARREL: Final = 0.45
"""The same to keep a player on the barrel from the contract that wins him the game."""

HOPELESS: Final = 0.05
"""The chance to make it below which a round is given up."""


def greedy(view: ThousandView, events: Sequence[Event], seed: int) -> Action:
    """A player who counts what he holds, bids for it, and plays the card that promises most at once.

    An `engine.game.Computer`: `events` are those of this round that the seat may know.

    Raises:
        ValueError: the seat has nothing to do.
    """
    if not view.verbs:
        raise ValueError(f"seat {view.seat} has nothing to do")
    memory = remember(view, events)
    if view.phase == "auction":
        return _call(view, memory, Random(seed))
    if view.phase == "exchange":
        return _exchange(view)
    if view.phase == "trump":
        return Trump(best_plan(view.rules, view.hand, gifts=0).trump or SUITS[0])
    if view.phase == "play":
        return Play(choose_card(view, memory))
    return Deal()


def _call(view: ThousandView, memory: Memory, chance: Random) -> Action:
    """Bid what the hand will probably make, ask for a new deal with a poor one, else pass."""
    hopes = prospects(view.rules, view.hand, memory, chance)
    if "redeal" in view.verbs and chance_to_make(view.rules, hopes, OPENING) < BOLD:
        return Redeal()
    if "bid" not in view.verbs:
        return Pass()
    assert view.minimum_bid is not None
    if "pass" in view.verbs and chance_to_make(view.rules, hopes, view.minimum_bid) < _boldness(view):
        return Pass()
    return Bid(_amount(view, hopes))


def _amount(view: ThousandView, hopes: Sequence[float]) -> int:
    """The lowest bid; where the bid itself is written and cannot be raised later, the one that pays best."""
    assert view.minimum_bid is not None
    if view.rules.declarer_scores == "bid" and not view.rules.raise_after_prikup:
        return _most_profitable(view, hopes, view.minimum_bid)
    return view.minimum_bid


def _boldness(view: ThousandView) -> float:
    if view.seat in view.on_barrel:
        return BOLD_ON_BARREL
    highest = max([call for call in view.calls if call.bid], key=lambda call: call.bid or 0, default=None)
    if highest is not None and highest.seat in view.on_barrel:
        return BOLD_AGAINST_BARREL
    return BOLD


def _most_profitable(view: ThousandView, hopes: Sequence[float], lowest: int) -> int:
    """The contract, from the lowest up to the cap, that brings most if it is written when made and lost when not."""
    assert view.cap is not None

    def profit(contract: int) -> float:
        return contract * (2 * chance_to_make(view.rules, hopes, contract) - 1)

    return max(range(lowest, max(lowest, view.cap) + 1, STEP), key=profit)


def _exchange(view: ThousandView) -> Action:
    """Give up what is hopeless, raise what is safe, and give away what is missed least."""
    receivers = [seat for seat in view.players if seat not in (view.seat, *view.given)]
    plan = best_plan(view.rules, view.hand, len(receivers))
    if "surrender" in view.verbs and chance_to_make(view.rules, [plan.points], view.contract) < HOPELESS:
        return Surrender()
    if "raise" in view.verbs and view.rules.declarer_scores == "bid" and view.seat not in view.on_barrel:
        best = _most_profitable(view, [plan.points], view.contract)
        if best > view.contract:
            return Raise(best)
    behind = min(receivers, key=lambda seat: view.totals[seat])
    dearest = max(plan.gifts, key=lambda card: gift_cost(view.rules, view.hand, card))
    return Give(dearest, behind)
