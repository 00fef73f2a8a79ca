"""The legal actions of a seat, listed without trying them one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.cards import SUITS
from engine.game import Action, Deal
from engine.thousand.rules import auction, exchange, tricks
from engine.thousand.rules.actions import Bid, Dark, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.bids import BLIND, STEP, cap, lowest_bid, must_bid
from engine.thousand.rules.pack import PACK
from engine.thousand.rules.play import is_legal, to_act
from engine.thousand.rules.state import ThousandState


class ThousandLegal:
    """The legal actions of a seat, made when asked for; every one of them is listed."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: ThousandState, seat: int) -> None:
        self._state, self._seat = state, seat

    def __iter__(self) -> Iterator[Action]:
        if self._seat not in to_act(self._state):
            return iter(())
        return _LISTS[self._state.round.phase](self._state, self._seat)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and is_legal(self._state, self._seat, action)

    def __bool__(self) -> bool:
        return self._seat in to_act(self._state)


def _auction(state: ThousandState, seat: int) -> Iterator[Action]:
    if not must_bid(state, seat):
        yield Pass()
    lowest, highest = lowest_bid(state, seat), cap(state.rules, state.round.hands[seat])
    yield from map(Bid, range(lowest, highest + 1, STEP))
    if lowest <= BLIND and auction.may_go_dark(state, seat):
        yield Dark(BLIND)
    if auction.may_redeal(state, seat):
        yield Redeal()


def _exchange(state: ThousandState, seat: int) -> Iterator[Action]:
    round_, rules, hand = state.round, state.rules, state.round.hands[seat]
    for to in exchange.receivers(round_):
        for card in hand:
            yield Give(card, to)
    if not round_.gifts and rules.raise_after_prikup:
        yield from map(Raise, range(round_.contract + STEP, cap(rules, hand) + 1, STEP))
    if not round_.gifts and rules.rospis != "off":
        yield Surrender()


def _trump(_state: ThousandState, _seat: int) -> Iterator[Action]:
    return map(Trump, SUITS)


_ALOUD: Final = {card: Play(card) for card in PACK}
_QUIET: Final = {card: Play(card, quiet=True) for card in PACK}


def _play(state: ThousandState, seat: int) -> Iterator[Action]:
    cards = tricks.playable(state, seat)
    aloud = [_ALOUD[card] for card in cards]
    quiet = [_QUIET[card] for card in tricks.declarable(state, seat, cards)]
    return iter(aloud + quiet)


def _counted(_state: ThousandState, _seat: int) -> Iterator[Action]:
    return iter((Deal(),))


_LISTS: Final[Mapping[str, Callable[[ThousandState, int], Iterator[Action]]]] = {
    "auction": _auction,
    "exchange": _exchange,
    "trump": _trump,
    "play": _play,
    "counted": _counted,
}
