"""Duizenden for `tests.bench.strength`: its levels, the greedy yardstick, and who plays anything that is allowed.

A round is worth about as much chance as skill (its standard deviation is about 100 points), so beside matches the
points of single rounds are measured: the same deal with a level on every seat in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.duizenden import DUIZENDEN
from engine.duizenden.players.greedy import greedy
from engine.duizenden.rules.rules import DuizendenRules
from tests.bench.playing import Moment, Players

GAME: Final = DUIZENDEN
SEATS: Final = 3
LEVELS: Final = ("random", "easy", "greedy", "normal", "hard")
LONGEST: Final = 200
"""Rounds after which a match of random players is broken off."""

_PLAYERS: Final = Players(GAME, {"greedy": greedy}, GAME.computers)


def winner(players: Sequence[str], seed: int) -> int | None:
    """The seat that wins a match under the standard rules."""
    moment, moves = Moment(GAME.start(DuizendenRules(), SEATS, seed)), 0
    while (acting := GAME.to_act(moment.state)) and moment.state.round < LONGEST:
        moment = _PLAYERS.move(moment, acting[0], players[acting[0]], seed + moves)
        moves += 1
    return moment.state.winner


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
    moment, moves = Moment(GAME.start(rules or DuizendenRules(), len(players), seed)), 0
    while not moment.state.points:
        seat = moment.state.turn.seat
        moment = _PLAYERS.move(moment, seat, players[seat], seed + moves)
        moves += 1
    return moment.state.points
