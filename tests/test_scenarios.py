"""Every scenario of the project, a test each; and the runner itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import GAMES
from tests.scenario import Scenario, failures, load

ALL = [scenario for path in sorted(Path(__file__).parent.glob("scenarios/*.yaml")) for scenario in load(path)]


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: f"{scenario['game']}-{scenario['id']}")
def test_scenario(scenario: Scenario) -> None:
    if scenario["game"] not in GAMES:
        pytest.skip("a game that is not in the register")
    assert not failures(scenario)


def test_ids_are_unique() -> None:
    ids = [(scenario["game"], scenario["id"]) for scenario in ALL]
    assert len(ids) == len(set(ids))
