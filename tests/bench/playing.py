"""Games played for benches: at random, or by players by name at a table, one move after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any, Generic, TypeVar

import msgspec

from engine.game import Action, AnyGame, Computer, Event, RoundDealt, Rules, State, visible
from tests.engine.laws import any_kind

StateT = TypeVar("StateT", bound=State)


def random_moves(game: AnyGame, rules: Rules, moves: int, players: int = 3, seed: int = 1) -> None:
    """So many moves of random games of so many players, each listed move as likely, checked, with events."""
    chance, state = Random(seed), game.start(rules, players, seed)
    for number in range(moves):
        seats = game.to_act(state)
        if not seats:
            state = game.start(rules, players, seed=number)
            seats = game.to_act(state)
        state, _ = game.apply(state, seats[0], chance.choice(list(game.legal(state, seats[0]))))


def moves_a_second(play: Callable[[int], None], moves: int) -> float:
    """The best of three, in time of the processor, whatever else the machine does."""
    times = []
    for _ in range(3):
        begin = process_time()
        play(moves)
        times.append(process_time() - begin)
    return moves / min(times)


class Moment(msgspec.Struct, Generic[StateT], frozen=True):
    """Where a match stands, and all that has happened in the round."""

    state: StateT
    told: tuple[Event, ...] = ()


class Players:
    """Who plays a game: its levels, its yardsticks, and ``random``, who does anything that is allowed.

    To them every kind of action is as likely as any other: where all lays are as likely a turn may hardly ever end.
    """

    def __init__(self, game: AnyGame, *computers: Mapping[Any, Computer[Any]]) -> None:
        self._game = game
        self._computers = {level: computer for some in computers for level, computer in some.items()}

    def move(self, moment: Moment[StateT], seat: int, level: str, seed: int) -> Moment[StateT]:
        """What comes of the move of a level on a seat."""
        action = self._decide(moment, seat, level, seed)
        after, events = self._game.apply(moment.state, seat, action)
        return Moment(after, events if isinstance(events[0], RoundDealt) else (*moment.told, *events))

    def _decide(self, moment: Moment[StateT], seat: int, level: str, seed: int) -> Action:
        if level == "random":
            return any_kind(self._game.legal(moment.state, seat), Random(seed))
        return self._computers[level](self._game.view(moment.state, seat), visible(moment.told, seat), seed)
