"""How much may be bid: the cap, the steps, and what the barrel demands (Thousand, Auction; Barrel)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine.cards import Card
from engine.game import Refusal
from engine.thousand.rules.pack import ACES, suits_married
from engine.thousand.rules.refusals import ThousandCode
from engine.thousand.rules.rules import ACE_MARRIAGE, CARD_CAP, ThousandRules
from engine.thousand.rules.state import ThousandState

OPENING: Final = 100
"""The lowest bid, which forehand holds automatically."""

STEP: Final = 5
"""Bids are multiples of it."""

BLIND: Final = 120
"""The blind bid (house rule `dark`), and the contract of a golden round."""

HIGHEST_BID: Final = 1000
"""Where even without a cap nobody bids higher: two and a half times what a round can bring."""


def cap(rules: ThousandRules, hand: Collection[Card]) -> int:
    """The highest bid that a hand allows (Thousand, Auction).

    >>> cap(ThousandRules(), [Card("KS"), Card("QS"), Card("KH"), Card("QH")])
    300
    """
    if rules.bid_cap == "none":
        return HIGHEST_BID
    if rules.bid_cap == CARD_CAP:
        return CARD_CAP
    aces = ACE_MARRIAGE if rules.ace_marriage and set(hand) >= ACES else 0
    return CARD_CAP + best_marriages(rules, hand) + aces


def best_marriages(rules: ThousandRules, hand: Collection[Card]) -> int:
    """Points that the marriages of a hand can bring, the best of them counted as trump (Thousand, Auction)."""
    points = gain = 0
    for suit in suits_married(hand):
        plain, as_trump = rules.marriage_values.value(suit, None), rules.marriage_values.value(suit, suit)
        points += plain
        gain = max(gain, as_trump - plain)
    return points + gain


def barrel_duty(state: ThousandState, seat: int) -> int:
    """What a player on the barrel must bid when the auction reaches them for the first time; 0: they are free.

    They are free once they have called, and if what they need is over their cap (Thousand, Barrel).
    """
    if not state.on_barrel(seat) or any(call.seat == seat for call in state.round.calls):
        return 0
    missing = state.rules.target - state.totals[seat]
    need = max(OPENING, missing + -missing % STEP)
    return need if need <= cap(state.rules, state.round.hands[seat]) else 0


def lowest_bid(state: ThousandState, seat: int) -> int:
    """The lowest bid that a seat may make now (Thousand, Auction; Barrel)."""
    highest = state.round.highest_bid
    lowest = OPENING if highest is None or highest.bid is None else highest.bid + STEP
    return max(lowest, barrel_duty(state, seat))


def must_bid(state: ThousandState, seat: int) -> bool:
    """Whether a seat may not pass now (Thousand, Barrel)."""
    duty = barrel_duty(state, seat)
    return bool(duty) and lowest_bid(state, seat) <= cap(state.rules, state.round.hands[seat])


def check_amount(amount: int, lowest: int, highest: int) -> None:
    """Look whether an amount may be named (Thousand, Auction).

    Raises:
        Refusal: it is too low, no multiple of five, or too high.
    """
    if amount < lowest:
        raise Refusal(ThousandCode.BID_TOO_LOW, bid=amount, minimum=lowest, cap=highest)
    if amount % STEP:
        raise Refusal(ThousandCode.BID_STEP, bid=amount, step=STEP, minimum=lowest, cap=highest)
    if amount > highest:
        raise Refusal(ThousandCode.BID_ABOVE_CAP, bid=amount, minimum=lowest, cap=highest)
