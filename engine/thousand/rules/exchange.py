"""The prikup, what the declarer does with it, and the trump suit (Thousand, Exchange)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.cards import SUITS
from engine.game import Event, Refusal, SharedCode
from engine.thousand.rules.actions import Give, Raise, Surrender, Trump
from engine.thousand.rules.bids import OPENING, STEP, cap, check_amount
from engine.thousand.rules.events import (
    AuctionWon,
    Gave,
    GaveCard,
    PrikupSeen,
    PrikupShown,
    PrikupTaken,
    Raised,
    Surrendered,
    TrumpNamed,
)
from engine.thousand.rules.pack import sort_hand
from engine.thousand.rules.refusals import ThousandCode
from engine.thousand.rules.score import count_surrender
from engine.thousand.rules.state import Call, Gift, Outcome, Round, ThousandState, put

HIDDEN_AT: Final = OPENING
"""The contract at which the prikup may stay hidden (house rule `hide_prikup_at_100`)."""


def take_prikup(state: ThousandState, call: Call) -> Outcome:
    """The highest bidder is the declarer and takes the prikup, as a rule for all to see (Thousand, Exchange)."""
    assert call.bid is not None
    round_, declarer = state.round, call.seat
    shown = not (state.rules.hide_prikup_at_100 and call.bid == HIDDEN_AT)
    hand = sort_hand((*round_.hands[declarer], *round_.prikup))
    after = replace(
        round_,
        phase="exchange",
        turn=declarer,
        declarer=declarer,
        contract=call.bid,
        dark=call.dark,
        shown=shown,
        hands=put(round_.hands, declarer, hand),
    )
    seen: tuple[Event, ...] = (PrikupShown(declarer, round_.prikup),)
    if not shown:
        seen = (PrikupTaken(declarer), PrikupSeen(declarer, round_.prikup))
    return replace(state, round=after), (AuctionWon(declarer, call.bid), *seen)


def check_raise(state: ThousandState, seat: int, action: Raise) -> None:
    """Never lower, up to the cap of the hand with the prikup in it (house rule `raise_after_prikup`)."""
    if not state.rules.raise_after_prikup:
        raise Refusal(ThousandCode.HOUSE_RULE_OFF, rule="raise_after_prikup")
    _check_nothing_given(state)
    check_amount(action.amount, state.round.contract + STEP, cap(state.rules, state.round.hands[seat]))


def raise_contract(state: ThousandState, seat: int, action: Raise) -> Outcome:
    """The declarer plays for more (house rule `raise_after_prikup`)."""
    return replace(state, round=replace(state.round, contract=action.amount)), (Raised(seat, action.amount),)


def check_surrender(state: ThousandState, _seat: int, _: Surrender) -> None:
    """The round may be given up until the first card has been given away (house rule `rospis`)."""
    if state.rules.rospis == "off":
        raise Refusal(ThousandCode.HOUSE_RULE_OFF, rule="rospis")
    _check_nothing_given(state)


def surrender(state: ThousandState, seat: int, _: Surrender) -> Outcome:
    """The declarer gives up, and the round is counted (house rule `rospis`)."""
    after, events = count_surrender(state)
    return after, (Surrendered(seat, state.round.contract), *events)


def check_give(state: ThousandState, seat: int, action: Give) -> None:
    """One card of one's own to each opponent (Thousand, Exchange)."""
    round_ = state.round
    if action.card not in round_.hands[seat]:
        raise Refusal(SharedCode.NOT_IN_HAND, card=action.card)
    if action.seat not in round_.opponents:
        raise Refusal(ThousandCode.NO_SUCH_SEAT, seat=action.seat)
    if action.seat not in receivers(round_):
        raise Refusal(ThousandCode.SAME_OPPONENT, seat=action.seat)


def receivers(round_: Round) -> tuple[int, ...]:
    """Who still gets a card (Thousand, Exchange)."""
    given = [gift.seat for gift in round_.gifts]
    return tuple([seat for seat in round_.opponents if seat not in given])


def give(state: ThousandState, seat: int, action: Give) -> Outcome:
    """A card changes hands; after the second, trump is named or the first card led (Thousand, Exchange)."""
    round_ = state.round
    kept = tuple([card for card in round_.hands[seat] if card is not action.card])
    received = sort_hand((*round_.hands[action.seat], action.card))
    gifts = (*round_.gifts, Gift(action.card, action.seat))
    phase = round_.phase
    if len(gifts) == len(round_.opponents):
        phase = "trump" if state.rules.trump_mode == "named" else "play"
    hands = put(put(round_.hands, seat, kept), action.seat, received)
    after = replace(state, round=replace(round_, hands=hands, gifts=gifts, phase=phase))
    return after, (Gave(seat, action.seat), GaveCard(seat, action.seat, action.card))


def check_trump(_state: ThousandState, _seat: int, action: Trump) -> None:
    """Any of the four suits will do (Thousand, Exchange)."""
    if action.suit not in tuple(SUITS):
        raise Refusal(SharedCode.UNREADABLE, text=str(action))


def name_trump(state: ThousandState, seat: int, action: Trump) -> Outcome:
    """The trump suit is fixed for the round, and the declarer leads (Thousand, Exchange; Play)."""
    after = replace(state.round, trump=action.suit, phase="play")
    return replace(state, round=after), (TrumpNamed(seat, action.suit),)


def _check_nothing_given(state: ThousandState) -> None:
    if state.round.gifts:
        raise Refusal(SharedCode.WRONG_PHASE, phase="exchange", given=len(state.round.gifts))
