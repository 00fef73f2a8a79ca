"""How long the computer players think, on one processor: every level, both games, few and many seats.

``pytest tests/bench/test_decisions_bench.py --benchmark-only -n 0 -s``
"""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import Any, Final

import pytest

from engine import GAMES
from engine.duizenden.players import greedy as duizenden
from engine.game import Computer, Event, RoundDealt, visible
from engine.thousand.players import greedy as thousand
from tests.bench.measure import report, share, told

COMPUTERS: Final[Mapping[str, Mapping[str, Computer[Any]]]] = {
    "duizenden": dict([("greedy", duizenden.greedy), *GAMES["duizenden"].computers.items()]),
    "thousand": dict([("greedy", thousand.greedy), *GAMES["thousand"].computers.items()]),
}
PRESETS: Final = [("duizenden", "standard"), ("thousand", "standard"), ("thousand", "classic")]
ENOUGH: Final = 600
"""Decisions of a level that are timed, about."""


def seconds(game_name: str, preset: str, level: str) -> list[float]:
    """Processor time of each decision, tables of every size by turns."""
    game, computer, times, seed = GAMES[game_name], COMPUTERS[game_name][level], list[float](), 0
    while len(times) < ENOUGH:
        seed += 1
        seats = list(game.seats)[seed % len(game.seats)]
        state, history = game.start(game.presets[preset], seats, seed), tuple[Event, ...]()
        while (seats_to_act := game.to_act(state)) and len(seats_to_act) == 1:
            seat = seats_to_act[0]
            view, seen = game.view(state, seat), visible(history, seat)
            begun = thread_time()
            action = computer(view, seen, seed)
            times.append(thread_time() - begun)
            state, events = game.apply(state, seat, action)
            history = events if isinstance(events[0], RoundDealt) else (*history, *events)
    return times


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@pytest.mark.parametrize("level", ["greedy", "easy", "normal", "hard"])
def test_decisions(benchmark: Any, game: str, preset: str, level: str) -> None:
    """A search has 300 ms for 99 of 100 decisions and 500 ms for any; the others 20 ms on average."""
    times = benchmark.pedantic(seconds, args=(game, preset, level), rounds=1)
    report(benchmark, **{f"ms, {game}, {preset}, {level}": told(times)})
    if level == "hard":
        assert share(times, 0.99) < 0.3
        assert max(times) < 0.5
    else:
        assert sum(times) / len(times) < 0.02
