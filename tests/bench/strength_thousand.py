"""Thousand for `tests.bench.strength`: its levels, the greedy yardstick, and who plays anything that is allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from engine.game import Action, Event, RoundDealt
from engine.thousand import Thousand
from engine.thousand.levels import LEVELS as COMPUTERS
from engine.thousand.levels import YARDSTICKS
from engine.thousand.rules import ThousandRules
from engine.thousand.state import ThousandState

GAME: Final = Thousand()
SEATS: Final = 3
LEVELS: Final = ("random", "easy", "greedy", "normal", "hard")
LONGEST: Final = 2_000
"""Rounds after which a match of random players is broken off."""

_COMPUTERS: Final = {**YARDSTICKS, **COMPUTERS}


def winner(players: Sequence[str], seed: int) -> int | None:
    """The seat that wins a match under the standard rules."""
    state, told, moves = GAME.start(ThousandRules(), SEATS, seed), tuple[Event, ...](), 0
    while GAME.to_act(state) and state.round.number < LONGEST:
        seat = GAME.to_act(state)[0]
        action = _decide(players[seat], state, seat, told, seed + moves)
        state, told = _told(state, seat, action, told)
        moves += 1
    return state.winner


def declarer_gain(level: str, seed: int) -> float:
    """Points that a level makes more than the greedy yardstick, as the declarer of the same deal among greedy players.

    The auction is the yardstick's; from the exchange on the declarer is of the level.
    """
    return float(_declared(level, seed) - _declared("greedy", seed))


def defender_gain(level: str, seed: int) -> float:
    """The same for one of the two opponents: his points, less half of those that the others book."""
    return _defended(level, seed) - _defended("greedy", seed)


MEASURES: Final[Mapping[str, Callable[[str, int], float]]] = {
    "points as declarer": declarer_gain,
    "lead over the others as opponent": defender_gain,
}


def _declared(level: str, seed: int) -> int:
    end = _round(seed, lambda state, seat: level if seat == state.round.declarer else "greedy")
    assert end.round.declarer is not None
    return end.sheet[-1].points[end.round.declarer]


def _defended(level: str, seed: int) -> float:
    def player(state: ThousandState, seat: int) -> str:
        return level if state.round.declarer is not None and seat == state.round.opponents[0] else "greedy"

    end = _round(seed, player)
    points = end.sheet[-1].points
    own = points[end.round.opponents[0]]
    return own - (sum(points) - own) / (SEATS - 1)


def _round(seed: int, player: Callable[[ThousandState, int], str]) -> ThousandState:
    """The first round of a match, with whoever `player` says in a position."""
    state, told, moves = GAME.start(ThousandRules(), SEATS, seed), tuple[Event, ...](), 0
    while state.round.phase not in ("counted", "over"):
        seat = state.round.turn
        action = _decide(player(state, seat), state, seat, told, seed + moves)
        state, told = _told(state, seat, action, told)
        moves += 1
    return state


def _decide(level: str, state: ThousandState, seat: int, told: Sequence[Event], seed: int) -> Action:
    if level == "random":
        return Random(seed).choice(list(GAME.legal(state, seat)))
    seen = tuple([event for event in told if event.audience is None or seat in event.audience])
    return _COMPUTERS[level](GAME.view(state, seat), seen, seed)


def _told(
    state: ThousandState, seat: int, action: Action, told: tuple[Event, ...]
) -> tuple[ThousandState, tuple[Event, ...]]:
    """The state after an action, and what has happened in the round."""
    after, events = GAME.apply(state, seat, action)
    return after, events if isinstance(events[0], RoundDealt) else (*told, *events)
