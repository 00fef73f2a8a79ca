"""One name, one thing: no public class or constant of the bot and the engine stands twice.

The two games mirror each other: what both have may have one name in both, for nothing imports from both but `bot`,
which imports the games as wholes. So a constant is compared within a game and with what all games share.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final[Mapping[Path, ast.Module]] = {
    path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"))
    for part in ("bot", "engine")
    for path in sorted((ROOT / part).rglob("*.py"))
}

CLASSES_OF_SEVERAL: Final = {
    "Pass": "an action of both notations; each game has its own",
    "Passed": "an event of both games, stored under this name",
}

CONSTANTS_OF_SEVERAL: Final = {
    "EFFORT": "each level of Thousand that searches has its own",
    "HANDLERS": "each module of handlers has its own; the package joins them",
    "SCREENS": "each game has its own; the package joins them",
}


def test_no_two_classes_have_one_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path, tree in SOURCES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(f"{path}:{node.lineno}")
    twice = {name: found for name, found in places.items() if len(found) > 1 and name not in CLASSES_OF_SEVERAL}
    assert not twice


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The public constants of a module and how each is written."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name) and target.id.isupper() and not target.id.startswith("_"):
                    yield target.id, ast.unparse(node.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["bot", "engine"])
def test_no_constant_has_two_values(part: str, game: str) -> None:
    values: dict[str, dict[str, str]] = defaultdict(dict)
    for path, tree in SOURCES.items():
        if path.parts[0] == part and not {*GAMES} - {game} & {*path.parts}:
            for name, value in constants(tree):
                values[name].setdefault(value, str(path))
    twice = {name: found for name, found in values.items() if len(found) > 1 and name not in CONSTANTS_OF_SEVERAL}
    assert not twice
