"""Thousand for `tests.bench.strength`: its levels, the greedy yardstick, and who plays anything that is allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.thousand import THOUSAND
from engine.thousand.players.greedy import greedy
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import ThousandState
from tests.bench.playing import Moment, Players

GAME: Final = THOUSAND
SEATS: Final = 3
LEVELS: Final = ("random", "easy", "greedy", "normal", "hard")
LONGEST: Final = 2_000
"""Rounds after which a match of random players is broken off."""

_PLAYERS: Final = Players(GAME, {"greedy": greedy}, GAME.computers)


def winner(players: Sequence[str], seed: int) -> int | None:
    """The seat that wins a match under the standard rules."""
    moment, moves = Moment(GAME.start(ThousandRules(), SEATS, seed)), 0
    while (acting := GAME.to_act(moment.state)) and moment.state.round.number < LONGEST:
        moment = _PLAYERS.move(moment, acting[0], players[acting[0]], seed + moves)
        moves += 1
    return moment.state.winner


def declarer_gain(level: str, seed: int) -> float:
    """Points that a level makes more than the greedy yardstick, as the declarer of the same deal among greedy players.

    The auction is the yardstick's; from the exchange on the declarer is of the level.
    """
    return float(_declared(level, seed) - _declared("greedy", seed))


def defender_gain(level: str, seed: int) -> float:
    """The same for one of the two opponents: their points, less half of those that the others book."""
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
    moment, moves = Moment(GAME.start(ThousandRules(), SEATS, seed)), 0
    while moment.state.round.phase not in ("counted", "over"):
        seat = moment.state.round.turn
        moment = _PLAYERS.move(moment, seat, player(moment.state, seat), seed + moves)
        moves += 1
    return moment.state
