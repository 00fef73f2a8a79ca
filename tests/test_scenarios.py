"""Every scenario of the project, a test each; and the runner itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from engine import GAMES
from engine.duizenden.rules.refusals import DuizendenCode
from engine.game import Refusal
from tests.scenario import Scenario, failures, load, run

ALL = [scenario for path in sorted(Path(__file__).parent.glob("scenarios/*.yaml")) for scenario in load(path)]


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: f"{scenario['game']}-{scenario['id']}")
def test_scenario(scenario: Scenario) -> None:
    assert not failures(scenario)


def test_ids_are_unique() -> None:
    ids = [(scenario["game"], scenario["id"]) for scenario in ALL]
    assert len(ids) == len(set(ids))


ONE_TURN = {
    "id": "one-turn",
    "game": "duizenden",
    "says": "A card is drawn and another one thrown.",
    "hands": ["2C 9D", "4S"],
    "pile": "7S",
    "stock": "3C",
    "do": ["draw", "discard 2C"],
    "then": {"hands": ["9D 3C", "4S"], "to_act": 1},
}


def turn(**changes: Any) -> dict[str, Any]:
    """The scenario with other keys, those that are None left out."""
    return {key: value for key, value in {**ONE_TURN, **changes}.items() if value is not None}


def test_a_scenario_that_holds() -> None:
    assert failures(ONE_TURN) == []
    assert failures(turn(do=["0: draw", {0: "discard 2C"}])) == []
    assert failures(turn(then=None)) == []


@pytest.mark.parametrize(
    ("changes", "failure"),
    [
        ({"then": {"hands": ["2C", "4S"]}}, "hands is ['9D 3C', '4S'], not ['2C', '4S']"),
        ({"then": {"to_act": 0}}, "to_act is 1, not 0"),
        ({"then": {"weather": "fair"}}, "ValueError: no key of an outcome: weather"),
        ({"weather": "fair"}, "ValueError: no keys of a position: ['weather']"),
        ({"do": ["discard 2C"]}, "refused: draw-first"),
        ({"do": ["dance"]}, "refused: unreadable {'text': 'dance'}"),
        ({"game": "whist"}, "KeyError: 'whist'"),
        ({"hands": None}, "KeyError: 'hands'"),
        ({"hands": ["2C", "4X"]}, "ValueError: '4X' is no card"),
        ({"melds": [["2C 3C"], []]}, "ValueError: no melds: ['2C 3C']"),
        ({"then": None, "refused": True}, "'discard 2C' is not refused"),
        (
            {"then": None, "do": ["discard 2C"], "refused": "pile-empty"},
            "'discard 2C' is refused as draw-first, not pile-empty",
        ),
    ],
)
def test_a_scenario_that_does_not_hold(changes: dict[str, Any], failure: str) -> None:
    assert failures(turn(**changes)) == [failure]


def test_any_refusal_is_enough_where_no_code_is_named() -> None:
    assert failures(turn(then=None, do=["discard 2C"], refused=True)) == []
    assert failures(turn(then=None, do=["draw", "0: dance"], refused="unreadable")) == []


def test_a_refusal_that_changes_something_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    dumps = iter(["before", "after"])

    def apply(*_: object) -> None:
        raise Refusal(DuizendenCode.DRAW_FIRST)

    game = replace(GAMES["duizenden"], apply=apply, dump=lambda _: next(dumps))
    monkeypatch.setitem(GAMES, "duizenden", game)
    wrong = failures(turn(then=None, do=["draw"], refused="draw-first"))
    assert wrong == ["'draw' changes the state"]


def test_running_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(yaml.safe_dump([ONE_TURN]))
    bad.write_text(yaml.safe_dump([ONE_TURN, turn(id="wrong", then={"to_act": 0})]))
    assert run([good]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    assert run([good, bad]) == 1
    assert capsys.readouterr().out == "wrong: to_act is 1, not 0\n2 passed, 1 failed\n"


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(yaml.safe_dump([turn(id="wrong", then={"to_act": 0})]))
    command = [sys.executable, "-m", "tests.scenario", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.endswith("0 passed, 1 failed\n")
    file.write_text(yaml.safe_dump([ONE_TURN]))
    assert subprocess.run(command, capture_output=True, text=True, check=False).returncode == 0


@pytest.mark.parametrize("text", ["a: 1", "[1]", "- {game: duizenden}"])
def test_what_is_no_list_of_scenarios(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.yaml"
    file.write_text(text)
    with pytest.raises(ValueError, match=r"other.yaml"):
        load(file)
