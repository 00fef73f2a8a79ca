"""Duizenden: rummy with two packs and an open pile, played to a thousand points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from engine.codec import Codec
from engine.duizenden.players.hint import explain
from engine.duizenden.players.levels import LEVELS, SEARCHING, STAND_IN
from engine.duizenden.rules import actions, legal, play
from engine.duizenden.rules.deal import deal, first_starter
from engine.duizenden.rules.events import EVENTS
from engine.duizenden.rules.refusals import CODES
from engine.duizenden.rules.rules import PRESETS, DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.duizenden.rules.view import DuizendenView, view_of
from engine.game import Action, Computer, Event, Hint, Legal, Level, RefusalCode, Result

_CODEC: Final = Codec("duizenden", 1, DuizendenState, EVENTS)


class Duizenden:
    """The game of Duizenden, an `engine.game.Game`.

    >>> game = Duizenden()
    >>> state = game.start(game.Rules(jokers=2), seats=3, seed=7)
    >>> (seat,) = game.to_act(state)
    >>> state, events = game.apply(state, seat, game.parse("draw"))
    >>> len(game.view(state, seat).hand)
    14
    """

    name: ClassVar[str] = "duizenden"
    seats: ClassVar[range] = range(2, 7)
    codes: ClassVar[tuple[RefusalCode, ...]] = CODES
    Rules: ClassVar[type[DuizendenRules]] = DuizendenRules
    presets: ClassVar[Mapping[str, DuizendenRules]] = PRESETS
    computers: ClassVar[Mapping[Level, Computer[DuizendenView]]] = LEVELS
    stand_in: ClassVar[Level] = STAND_IN

    def searches(self, level: Level) -> bool:
        return level in SEARCHING

    def explain(self, view: DuizendenView, events: Sequence[Event], seed: int) -> Hint:
        return explain(view, events, seed)

    def start(self, rules: DuizendenRules, seats: int, seed: int) -> DuizendenState:
        if seats not in self.seats:
            raise ValueError(f"Duizenden is not played by {seats}")
        return deal(rules, seed, round=1, starter=first_starter(seed, seats), totals=(0,) * seats)

    def to_act(self, state: DuizendenState) -> tuple[int, ...]:
        return legal.to_act(state)

    def legal(self, state: DuizendenState, seat: int) -> Legal:
        return legal.DuizendenLegal(state, seat)

    def apply(self, state: DuizendenState, seat: int, action: Action) -> tuple[DuizendenState, tuple[Event, ...]]:
        return play.apply(state, seat, action)

    def view(self, state: DuizendenState, seat: int | None) -> DuizendenView:
        return view_of(state, seat)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def dump(self, state: DuizendenState) -> str:
        return _CODEC.dump(state)

    def load(self, text: str) -> DuizendenState:
        return _CODEC.load(text)

    def dump_events(self, events: Sequence[Event]) -> str:
        return _CODEC.dump_events(events)

    def load_events(self, text: str) -> tuple[Event, ...]:
        return _CODEC.load_events(text)

    def result(self, state: DuizendenState) -> Result | None:
        if state.winner is None:
            return None
        return Result(state.totals, state.winner, state.round)
