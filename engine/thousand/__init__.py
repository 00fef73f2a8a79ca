"""Thousand (Тысяча): a trick-taking game with an auction for three, or four of whom one sits out.

>>> state = THOUSAND.start(THOUSAND.Rules(), seats=3, seed=1)
>>> (seat,) = THOUSAND.to_act(state)
>>> state, events = THOUSAND.apply(state, seat, THOUSAND.parse("bid 105"))
>>> events
(BidMade(seat=2, amount=105, forced=False, dark=False),)
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from engine.codec import Codec
from engine.game import Game, SharedCode
from engine.thousand.players.easy import easy
from engine.thousand.players.hard import hard
from engine.thousand.players.hint import explain
from engine.thousand.players.normal import normal
from engine.thousand.rules.actions import parse
from engine.thousand.rules.deal import SEATS
from engine.thousand.rules.events import EVENTS
from engine.thousand.rules.legal import ThousandLegal
from engine.thousand.rules.play import apply, start, to_act
from engine.thousand.rules.refusals import ThousandCode
from engine.thousand.rules.rules import PRESETS, ThousandRules
from engine.thousand.rules.score import result
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import view_of

_CODEC: Final = Codec("thousand", 1, ThousandState, EVENTS)

THOUSAND: Final = Game(
    name="thousand",
    seats=SEATS,
    codes=(*SharedCode, *ThousandCode),
    Rules=ThousandRules,
    presets=PRESETS,
    computers=MappingProxyType({"easy": easy, "normal": normal, "hard": hard}),
    searching=frozenset({"hard"}),
    stand_in="normal",
    explain=explain,
    start=start,
    to_act=to_act,
    legal=ThousandLegal,
    apply=apply,
    view=view_of,
    parse=parse,
    dump=_CODEC.dump,
    load=_CODEC.load,
    dump_events=_CODEC.dump_events,
    load_events=_CODEC.load_events,
    result=result,
)
