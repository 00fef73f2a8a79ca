"""Who may do what when: the phases of a round, one action at a time (Thousand, The game).

Whether an action is possible and doing it go through the same check, in the order of the notation's codes, but for
``game-over``, which comes first, and ``house-rule-off``, which comes before whatever is said about an amount.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from engine.game import Action, Deal, Refusal, RoundDealt, SharedCode
from engine.thousand.rules import auction, exchange, tricks
from engine.thousand.rules.actions import Bid, Dark, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.deal import SEATS, deal_round, first_dealer
from engine.thousand.rules.refusals import ThousandCode
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import Outcome, Phase, ThousandState


def start(rules: ThousandRules, seats: int, seed: int) -> ThousandState:
    """A new match, its first round dealt and its auction open; the seed decides every shuffle.

    Raises:
        ValueError: the game is not played by so many.
    """
    if seats not in SEATS:
        raise ValueError(f"Thousand is played by three or four, not by {seats}")
    nought = (0,) * seats
    dealt = deal_round(rules, seed, seats, number=1, dealer=first_dealer(seed, seats))
    state = ThousandState(rules=rules, seed=seed, round=dealt, totals=nought, bolts=nought, barrel=nought)
    return auction.open_auction(state)[0]


def to_act(state: ThousandState) -> tuple[int, ...]:
    """The seats that may act now: the one whose turn it is; between rounds all of them; none once the game is over."""
    phase = state.round.phase
    if phase == "over":
        return ()
    if phase == "counted":
        return tuple(range(state.seats))
    return (state.round.turn,)


def apply(state: ThousandState, seat: int, action: Action) -> Outcome:
    """The state after an action, and what happened.

    Raises:
        Refusal: the rules do not allow it.
    """
    return check(state, seat, action).act(state, seat, action)


def check(state: ThousandState, seat: int, action: Action) -> _Step:
    """How an action is done, if the rules allow it.

    Raises:
        Refusal: they do not.
    """
    round_ = state.round
    if round_.phase == "over":
        raise Refusal(SharedCode.GAME_OVER, winner=state.winner)
    if seat != round_.turn and seat not in to_act(state):
        if round_.phase == "auction" and isinstance(action, (Bid, Dark)) and seat in round_.passed:
            raise Refusal(ThousandCode.PASSED)
        raise Refusal(SharedCode.NOT_YOUR_TURN, turn=round_.turn)
    step = _STEPS.get(type(action))
    if step is None:
        raise Refusal(SharedCode.UNREADABLE, text=str(action))
    if step.phase != round_.phase:
        raise Refusal(SharedCode.WRONG_PHASE, phase=round_.phase, needed=step.phase)
    step.check(state, seat, action)
    return step


def is_legal(state: ThousandState, seat: int, action: Action) -> bool:
    """Whether the rules allow an action of a seat."""
    try:
        check(state, seat, action)
    except Refusal:
        return False
    return True


def _deal(state: ThousandState, _seat: int, _: Deal) -> Outcome:
    """The deal moves one seat clockwise (Thousand, Deal)."""
    number, dealer = state.round.number + 1, (state.round.dealer + 1) % state.seats
    dealt = deal_round(state.rules, state.seed, state.seats, number, dealer)
    after, events = auction.open_auction(replace(state, round=dealt))
    return after, (RoundDealt(number, after.round.turn), *events)


def _always(_state: ThousandState, _seat: int, _: Action) -> None:
    """Nothing to be looked at but the phase."""


class _Step(msgspec.Struct, frozen=True):
    """A kind of action: the phase in which it is done, what has to be looked at, and how it is done."""

    phase: Phase
    check: Callable[[ThousandState, int, Any], None]
    act: Callable[[ThousandState, int, Any], Outcome]


_STEPS: Final[Mapping[type[Action], _Step]] = {
    Bid: _Step("auction", auction.check_bid, auction.bid),
    Pass: _Step("auction", auction.check_pass, auction.leave),
    Dark: _Step("auction", auction.check_dark, auction.bid_dark),
    Redeal: _Step("auction", auction.check_redeal, auction.redeal),
    Raise: _Step("exchange", exchange.check_raise, exchange.raise_contract),
    Surrender: _Step("exchange", exchange.check_surrender, exchange.surrender),
    Give: _Step("exchange", exchange.check_give, exchange.give),
    Trump: _Step("trump", exchange.check_trump, exchange.name_trump),
    Play: _Step("play", tricks.check_play, tricks.play),
    Deal: _Step("counted", _always, _deal),
}
