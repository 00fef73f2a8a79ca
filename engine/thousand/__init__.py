"""Thousand (Тысяча): a trick-taking game with an auction for three, or four of whom one sits out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.codec import Codec
from engine.game import Action, Computer, Event, Hint, Level, RefusalCode, Result
from engine.thousand.players.hint import explain
from engine.thousand.players.levels import LEVELS, SEARCHING, STAND_IN
from engine.thousand.rules import actions, play
from engine.thousand.rules.events import EVENTS
from engine.thousand.rules.legal import LegalActions
from engine.thousand.rules.refusals import CODES
from engine.thousand.rules.rules import PRESETS, ThousandRules
from engine.thousand.rules.state import Outcome, ThousandState
from engine.thousand.rules.view import ThousandView, look


class Thousand:
    """The game, as `engine.game.Game` describes it.

    >>> game = Thousand()
    >>> state = game.start(game.Rules(), seats=3, seed=1)
    >>> (seat,) = game.to_act(state)
    >>> state, events = game.apply(state, seat, game.parse("bid 105"))
    >>> events
    (BidMade(seat=2, amount=105, forced=False, dark=False),)
    """

    name: ClassVar[str] = "thousand"
    seats: ClassVar[range] = range(3, 5)
    codes: ClassVar[tuple[RefusalCode, ...]] = CODES
    Rules: ClassVar[type[ThousandRules]] = ThousandRules
    presets: ClassVar[Mapping[str, ThousandRules]] = PRESETS
    computers: ClassVar[Mapping[Level, Computer[ThousandView]]] = LEVELS
    stand_in: ClassVar[Level] = STAND_IN

    _codec: ClassVar[Codec[ThousandState]] = Codec("thousand", 1, ThousandState, EVENTS)

    def searches(self, level: Level) -> bool:
        return level in SEARCHING

    def explain(self, view: ThousandView, events: Sequence[Event], seed: int) -> Hint:
        return explain(view, events, seed)

    def start(self, rules: ThousandRules, seats: int, seed: int) -> ThousandState:
        if seats not in self.seats:
            raise ValueError(f"Thousand is played by three or four, not by {seats}")
        return play.start(rules, seats, seed)

    def to_act(self, state: ThousandState) -> tuple[int, ...]:
        return play.to_act(state)

    def legal(self, state: ThousandState, seat: int) -> LegalActions:
        return LegalActions(state, seat)

    def apply(self, state: ThousandState, seat: int, action: Action) -> Outcome:
        return play.apply(state, seat, action)

    def view(self, state: ThousandState, seat: int | None) -> ThousandView:
        return look(state, seat)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def dump(self, state: ThousandState) -> str:
        return self._codec.dump(state)

    def load(self, text: str) -> ThousandState:
        return self._codec.load(text)

    def dump_events(self, events: Sequence[Event]) -> str:
        return self._codec.dump_events(events)

    def load_events(self, text: str) -> tuple[Event, ...]:
        return self._codec.load_events(text)

    def result(self, state: ThousandState) -> Result | None:
        if state.winner is None:
            return None
        return Result(state.totals, state.winner, state.round.number)
