"""Duizenden: rummy with two packs and an open pile, played to a thousand points.

>>> state = DUIZENDEN.start(DUIZENDEN.Rules(jokers=2), seats=3, seed=7)
>>> (seat,) = DUIZENDEN.to_act(state)
>>> state, events = DUIZENDEN.apply(state, seat, DUIZENDEN.parse("draw"))
>>> len(DUIZENDEN.view(state, seat).hand)
14
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from engine.codec import Codec
from engine.duizenden.players.easy import easy
from engine.duizenden.players.hard import hard
from engine.duizenden.players.hint import explain
from engine.duizenden.players.normal import normal
from engine.duizenden.rules.actions import parse
from engine.duizenden.rules.deal import SEATS
from engine.duizenden.rules.events import EVENTS
from engine.duizenden.rules.legal import DuizendenLegal
from engine.duizenden.rules.play import apply, start, to_act
from engine.duizenden.rules.refusals import DuizendenCode
from engine.duizenden.rules.rules import PRESETS, DuizendenRules
from engine.duizenden.rules.score import result
from engine.duizenden.rules.state import DuizendenState
from engine.duizenden.rules.view import view_of
from engine.game import Game, SharedCode

_CODEC: Final = Codec("duizenden", 1, DuizendenState, EVENTS)

DUIZENDEN: Final = Game(
    name="duizenden",
    seats=SEATS,
    codes=(*SharedCode, *DuizendenCode),
    Rules=DuizendenRules,
    presets=PRESETS,
    computers=MappingProxyType({"easy": easy, "normal": normal, "hard": hard}),
    searching=frozenset({"hard"}),
    stand_in="normal",
    explain=explain,
    start=start,
    to_act=to_act,
    legal=DuizendenLegal,
    apply=apply,
    view=view_of,
    parse=parse,
    dump=_CODEC.dump,
    load=_CODEC.load,
    dump_events=_CODEC.dump_events,
    load_events=_CODEC.load_events,
    result=result,
)
