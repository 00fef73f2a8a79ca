"""The auction: what is said in it, and how it ends (Thousand, Auction)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Refusal
from engine.thousand.rules.actions import Bid, Dark, Pass, Redeal
from engine.thousand.rules.bids import BLIND, OPENING, barrel_duty, cap, check_amount, lowest_bid, must_bid
from engine.thousand.rules.deal import deal_round
from engine.thousand.rules.events import BidMade, Passed, Redealt
from engine.thousand.rules.exchange import take_prikup
from engine.thousand.rules.pack import NINES, card_points
from engine.thousand.rules.refusals import ThousandCode
from engine.thousand.rules.state import Call, Outcome, ThousandState


def open_auction(state: ThousandState) -> Outcome:
    """What happens before anybody speaks: forehand's automatic bid, or the forced contract of a golden round."""
    forehand, golden = state.round.forehand, state.round.golden
    if golden:
        call = Call(forehand, BLIND, forced=True)
        after, events = take_prikup(replace(state, round=replace(state.round, calls=(call,))), call)
        return after, (BidMade(forehand, BLIND, forced=True), *events)
    if state.rules.opening == "redeal_if_all_pass":
        return state, ()
    amount = max(OPENING, barrel_duty(state, forehand))
    after, events = _say(state, Call(forehand, amount, forced=True))
    return after, (BidMade(forehand, amount, forced=True), *events)


def check_bid(state: ThousandState, seat: int, action: Bid) -> None:
    """A bid is above the last, a multiple of five, and within the cap (Thousand, Auction)."""
    check_amount(action.amount, lowest_bid(state, seat), cap(state.rules, state.round.hands[seat]))


def bid(state: ThousandState, seat: int, action: Bid) -> Outcome:
    """A bid is made (Thousand, Auction)."""
    after, events = _say(state, Call(seat, action.amount))
    return after, (BidMade(seat, action.amount), *events)


def check_pass(state: ThousandState, seat: int, _: Pass) -> None:
    """Who is on the barrel may not pass the first time, if they can bid at all (Thousand, Barrel)."""
    if must_bid(state, seat):
        hand = state.round.hands[seat]
        raise Refusal(ThousandCode.MUST_BID, minimum=lowest_bid(state, seat), cap=cap(state.rules, hand))


def leave(state: ThousandState, seat: int, _: Pass) -> Outcome:
    """A pass is final (Thousand, Auction)."""
    after, events = _say(state, Call(seat, None))
    return after, (Passed(seat), *events)


def check_dark(state: ThousandState, seat: int, action: Dark) -> None:
    """A blind bid is exactly 120, and open only to those whom the house rule means."""
    if not may_go_dark(state, seat):
        raise Refusal(ThousandCode.HOUSE_RULE_OFF, rule="dark")
    check_amount(action.amount, max(BLIND, lowest_bid(state, seat)), BLIND)


def may_go_dark(state: ThousandState, seat: int) -> bool:
    """The blind bid is open to forehand, and to whoever speaks first, as the first thing they say.

    Forehand's automatic bid is not said (house rule `dark`).
    """
    if not state.rules.dark:
        return False
    said = _said(state)
    return seat not in said and (not said or seat == state.round.forehand)


def bid_dark(state: ThousandState, seat: int, action: Dark) -> Outcome:
    """A blind bid is made; if it wins the auction, what the declarer writes is doubled."""
    after, events = _say(state, Call(seat, action.amount, dark=True))
    return after, (BidMade(seat, action.amount, dark=True), *events)


def check_redeal(state: ThousandState, seat: int, _: Redeal) -> None:
    """A new deal is asked for only where a house rule grants it."""
    if not may_redeal(state, seat):
        raise Refusal(ThousandCode.HOUSE_RULE_OFF, rule="redeal")


def may_redeal(state: ThousandState, seat: int) -> bool:
    """Four nines or too few points, as dealt, and nothing said yet (`redeal_four_nines`, `redeal_weak_hand`)."""
    rules, hand = state.rules, state.round.hands[seat]
    nines = rules.redeal_four_nines and NINES.issubset(hand)
    weak = card_points(hand) < rules.redeal_weak_hand
    return (nines or weak) and seat not in _said(state)


def redeal(state: ThousandState, seat: int | None, _: Redeal | None = None) -> Outcome:
    """The same dealer deals again and nothing is written; for None because all have passed."""
    round_ = state.round
    again = deal_round(state.rules, state.seed, state.seats, round_.number, round_.dealer, round_.deals + 1)
    after, events = open_auction(replace(state, round=again))
    return after, (Redealt(seat), *events)


def _said(state: ThousandState) -> list[int]:
    """Who has spoken in this auction; forehand's automatic bid is not said."""
    return [call.seat for call in state.round.calls if not call.forced]


def _say(state: ThousandState, call: Call) -> Outcome:
    """The auction goes on to the next who is in it, or ends (Thousand, Auction)."""
    round_ = replace(state.round, calls=(*state.round.calls, call))
    passed, highest = round_.passed, round_.highest_bid
    left = [seat for seat in round_.players if seat not in passed]
    if not left:
        return redeal(state, None)
    if len(left) == 1 and highest is not None:
        return take_prikup(replace(state, round=round_), highest)
    turn = round_.after(call.seat)
    while turn in passed:
        turn = round_.after(turn)
    return replace(state, round=replace(round_, turn=turn)), ()
