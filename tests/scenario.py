"""Scenarios: a position, a few actions, and what must follow, as the notation describes them.

``python -m tests.scenario FILE...`` runs all scenarios of some files, prints each failure with its id, closes with
``N passed, N failed`` and exits 1 if any failed.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, cast

import yaml

from engine import GAMES
from engine.game import AnyGame, Refusal, State

Scenario = Mapping[str, Any]

FRAME = frozenset({"id", "game", "says", "do", "then", "refused"})
"""The keys that mean the same in every game; all others describe the position."""


class Positions(Protocol):
    """What `tests.positions` holds for each game."""

    def build(self, scenario: Scenario) -> State: ...
    def observe(self, state: Any, key: str) -> object: ...
    def expect(self, state: Any, key: str, raw: Any) -> object: ...


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file.

    Raises:
        ValueError: the file is no list of scenarios with an id each.
    """
    scenarios = yaml.safe_load(path.read_text(encoding="utf-8")) or []
    if not isinstance(scenarios, list) or not all(isinstance(each, dict) and "id" in each for each in scenarios):
        raise ValueError(f"{path} is no list of scenarios")
    return cast("list[Scenario]", scenarios)


def failures(scenario: Scenario) -> list[str]:
    """What goes otherwise than a scenario says, a sentence each; empty if it passes."""
    try:
        game, positions = GAMES[scenario["game"]], positions_of(scenario["game"])
        return list(_play(game, positions, scenario))
    except Refusal as refusal:
        return [f"refused: {refusal.code} {dict(refusal.details) or ''}".rstrip()]
    except (KeyError, ValueError, ImportError) as error:
        return [f"{type(error).__name__}: {error}"]


def positions_of(game: str) -> Positions:
    """The positions of a game.

    Raises:
        ImportError: nobody has written them.
    """
    return cast("Positions", importlib.import_module(f"tests.positions.{game}"))


def _play(game: AnyGame, positions: Positions, scenario: Scenario) -> Iterator[str]:
    position = {key: value for key, value in scenario.items() if key not in FRAME}
    state, actions = positions.build(position), list(scenario["do"])
    last = actions.pop() if "refused" in scenario else None
    for entry in actions:
        state = _act(game, state, entry)
    if last is not None:
        yield from _refused(game, state, last, scenario["refused"])
    for key, raw in (scenario.get("then") or {}).items():
        expected, found = positions.expect(state, key, raw), positions.observe(state, key)
        if expected != found:
            yield f"{key} is {found!r}, not {expected!r}"


def _act(game: AnyGame, state: State, entry: Any) -> State:
    seat, text = _seat_and_text(game, state, entry)
    return cast("State", game.apply(state, seat, game.parse(text))[0])


def _seat_and_text(game: AnyGame, state: State, entry: Any) -> tuple[int, str]:
    """Whose action an entry of `do` is, and which: ``draw`` is by the seat to act, ``1: draw`` names the seat."""
    if isinstance(entry, dict):  # a bare `1: draw` is a mapping to YAML
        entry = "".join([f"{seat}: {text}" for seat, text in entry.items()])
    named, colon, text = str(entry).partition(": ")
    if colon:
        return int(named), text
    return next(iter(game.to_act(state)), 0), named


def _refused(game: AnyGame, state: State, entry: Any, code: str | bool) -> Iterator[str]:
    before = game.dump(state)
    try:
        _act(game, state, entry)
    except Refusal as refusal:
        if code is not True and refusal.code != code:
            yield f"{entry!r} is refused as {refusal.code}, not {code}"
    else:
        yield f"{entry!r} is not refused"
    if game.dump(state) != before:
        yield f"{entry!r} changes the state"


def run(paths: Iterable[Path]) -> int:
    """Run all scenarios of some files and print how it went; the number of failures."""
    passed = failed = 0
    for path in paths:
        for scenario in load(path):
            wrong = failures(scenario)
            passed, failed = passed + (not wrong), failed + bool(wrong)
            for sentence in wrong:
                print(f"{scenario['id']}: {sentence}")
    print(f"{passed} passed, {failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(1 if run(map(Path, sys.argv[1:])) else 0)
