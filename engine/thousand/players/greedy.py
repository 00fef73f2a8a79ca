"""The computer player that bids what it holds, and plays by habit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import SUITS, Card
from engine.game import Action, Event
from engine.thousand.players.bits import CARDS, PLACE, cards_of
from engine.thousand.players.habit import best_card, sights_of
from engine.thousand.players.judgement import Judgement, judgement
from engine.thousand.players.knowledge import Knowledge, only_action
from engine.thousand.rules.actions import Bid, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.bids import OPENING, STEP
from engine.thousand.rules.state import highest_bid
from engine.thousand.rules.view import ThousandView

BOLD: Final = 0.6
"""The chance to make it from which a contract is bid."""

BOLD_ON_BARREL: Final = 0.3
"""The chance from which it is bid on the barrel, where passing costs as much as failing."""

BOLD_AGAINST_BARREL: Final = 0.45
"""The chance from which it is bid to keep a player on the barrel from the contract that wins them the game."""

HOPELESS: Final = 0.05
"""The chance to make it below which a round is given up."""


def greedy(view: ThousandView, events: Sequence[Event], seed: int) -> Action:
    """A player who counts what they hold, bids for it, and plays the card that promises most at once.

    An `engine.game.Computer`: `events` are those of this round that the seat may know.

    Raises:
        ValueError: the seat has nothing to do.
    """
    return only_action(view) or at_a_glance(Knowledge(view, events), seed)


def at_a_glance(knowledge: Knowledge, seed: int) -> Action:
    """What a greedy player does who has a choice; `seed` is for the prikups that a bidder imagines."""
    view = knowledge.view
    judged = judgement(view.rules)
    if view.phase == "auction":
        return _call(knowledge, judged, Random(seed))
    if view.phase == "exchange":
        return _exchange(knowledge, judged)
    if view.phase == "trump":
        return Trump(SUITS[judged.best_exchange(knowledge.hand, gifts=0).trump])
    state = knowledge.tricks()
    return Play(CARDS[best_card(state, state.legal(), sights_of(knowledge), knowledge.unseen)])


def _call(knowledge: Knowledge, judged: Judgement, chance: Random) -> Action:
    """Bid what the hand will probably make, ask for a new deal with a poor one, else pass."""
    view, hopes = knowledge.view, judged.prospects(knowledge.hand, knowledge.unseen, chance)
    if "redeal" in view.verbs and judged.chance_to_make(OPENING, hopes) < BOLD:
        return Redeal()
    if "bid" not in view.verbs:
        return Pass()
    assert view.minimum_bid is not None
    if "pass" in view.verbs and judged.chance_to_make(view.minimum_bid, hopes) < _boldness(view):
        return Pass()
    return Bid(_amount(view, judged, hopes))


def _amount(view: ThousandView, judged: Judgement, hopes: Sequence[float]) -> int:
    """The lowest bid; where the bid itself is written and cannot be raised later, the one that pays best."""
    assert view.minimum_bid is not None
    if view.rules.declarer_scores == "bid" and not view.rules.raise_after_prikup:
        return _most_profitable(view, judged, hopes, view.minimum_bid)
    return view.minimum_bid


def _boldness(view: ThousandView) -> float:
    if view.seat in view.on_barrel:
        return BOLD_ON_BARREL
    highest = highest_bid(view.calls)
    if highest is not None and highest.seat in view.on_barrel:
        return BOLD_AGAINST_BARREL
    return BOLD


def _most_profitable(view: ThousandView, judged: Judgement, hopes: Sequence[float], lowest: int) -> int:
    """The contract, from the lowest up to the cap, that brings most if it is written when made and lost when not."""
    assert view.cap is not None

    def profit(contract: int) -> float:
        return contract * (2 * judged.chance_to_make(contract, hopes) - 1)

    return max(range(lowest, max(lowest, view.cap) + 1, STEP), key=profit)


def _exchange(knowledge: Knowledge, judged: Judgement) -> Action:
    """Give up what is hopeless, raise what is safe, and give away what is missed least."""
    view = knowledge.view
    gifts, receivers, points = missed_least(knowledge)
    if "surrender" in view.verbs and judged.chance_to_make(view.contract, [points]) < HOPELESS:
        return Surrender()
    if "raise" in view.verbs and view.rules.declarer_scores == "bid" and view.seat not in view.on_barrel:
        best = _most_profitable(view, judged, [points], view.contract)
        if best > view.contract:
            return Raise(best)
    behind = min(receivers, key=lambda seat: view.totals[seat])
    costliest = max(gifts, key=lambda card: judged.gift_cost(knowledge.hand, PLACE[card]))
    return Give(costliest, behind)


def missed_least(knowledge: Knowledge) -> tuple[tuple[Card, ...], list[int], float]:
    """What a declarer gives away: the cards, the seats that still get one, and points that they may then hope for."""
    view = knowledge.view
    receivers = [seat for seat in view.players if seat not in (view.seat, *view.given)]
    best = judgement(view.rules).best_exchange(knowledge.hand, len(receivers))
    return cards_of(best.gifts), receivers, best.points
