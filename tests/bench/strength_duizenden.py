"""Duizenden for `tests.bench.strength`: its levels, the greedy yardstick, and who plays anything that is allowed.

A round is worth about as much chance as skill (its standard deviation is about 100 points), so beside matches the
points of single rounds are measured: the same deal with a level on every seat in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from engine.duizenden import Duizenden
from engine.duizenden.levels import LEVELS as COMPUTERS
from engine.duizenden.levels import YARDSTICKS
from engine.duizenden.rules import DuizendenRules
from engine.duizenden.state import DuizendenState
from engine.game import Action, Event, RoundDealt

GAME: Final = Duizenden()
SEATS: Final = 3
LEVELS: Final = ("random", "easy", "greedy", "normal", "hard")
LONGEST: Final = 200
"""Rounds after which a match of random players is broken off."""

_COMPUTERS: Final = {**YARDSTICKS, **COMPUTERS}


def winner(players: Sequence[str], seed: int) -> int | None:
    """The seat that wins a match under the standard rules."""
    state, told, moves = GAME.start(DuizendenRules(), SEATS, seed), tuple[Event, ...](), 0
    while GAME.to_act(state) and state.round < LONGEST:
        seat = GAME.to_act(state)[0]
        state, told = _moved(players[seat], state, seat, told, seed + moves)
        moves += 1
    return state.winner


def lead_over(others: str) -> Callable[[str, int], float]:
    """Measures the mean lead of a level on one deal, from each seat in turn, over two players of another level."""

    def lead(level: str, seed: int) -> float:
        leads = []
        for at in range(SEATS):
            points = round_of([level if seat == at else others for seat in range(SEATS)], seed)
            leads.append(points[at] - (sum(points) - points[at]) / (SEATS - 1))
        return sum(leads) / SEATS

    return lead


MEASURES: Final[Mapping[str, Callable[[str, int], float]]] = {
    f"lead a round over two {others}": lead_over(others) for others in LEVELS
}


def round_of(players: Sequence[str], seed: int, rules: DuizendenRules | None = None) -> tuple[int, ...]:
    """What each seat books in the first round of a match."""
    state, told, moves = GAME.start(rules or DuizendenRules(), len(players), seed), tuple[Event, ...](), 0
    while not state.points:
        seat = state.turn.seat
        state, told = _moved(players[seat], state, seat, told, seed + moves)
        moves += 1
    return state.points


def _moved(
    level: str, state: DuizendenState, seat: int, told: tuple[Event, ...], seed: int
) -> tuple[DuizendenState, tuple[Event, ...]]:
    """The state after the action of a level, and what has happened in the round."""
    after, events = GAME.apply(state, seat, _decide(level, state, seat, told, seed))
    return after, events if isinstance(events[0], RoundDealt) else (*told, *events)


def _decide(level: str, state: DuizendenState, seat: int, told: Sequence[Event], seed: int) -> Action:
    if level == "random":
        return _at_random(list(GAME.legal(state, seat)), Random(seed))
    seen = tuple([event for event in told if event.audience is None or seat in event.audience])
    return _COMPUTERS[level](GAME.view(state, seat), seen, seed)


def _at_random(legal: list[Action], chance: Random) -> Action:
    """Any action, every kind as likely as any other: where all lays are as likely a turn may hardly ever end."""
    kind = chance.choice(list(dict.fromkeys([type(action) for action in legal])))
    return chance.choice([action for action in legal if type(action) is kind])
