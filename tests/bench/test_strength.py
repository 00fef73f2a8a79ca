"""The strength of the levels in short: wide bounds, few matches. The long version is `tests.bench.strength`."""

from __future__ import annotations

import pytest

from tests.bench.strength import Duel, Gain, duel, duels_table, gain, gains_table, main
from tests.conftest import no_time_limit

__all__ = ["no_time_limit"]


@pytest.mark.parametrize(
    ("one", "others", "matches", "least"),
    [("easy", "random", 6, 5), ("normal", "random", 3, 3), ("hard", "random", 2, 2), ("hard", "greedy", 3, 2)],
)
def test_thousand(one: str, others: str, matches: int, least: int) -> None:
    assert duel("thousand", one, others, matches, seed=1).won >= least


def test_duizenden_beside_the_yardstick() -> None:
    lead = "lead a round over two greedy"
    assert gain("duizenden", lead, "greedy", 1, seed=1).mean == 0
    assert gain("duizenden", lead, "hard", 6, seed=1).mean > -20
    assert gain("duizenden", "lead a round over two random", "easy", 2, seed=1).mean > 0


@pytest.mark.parametrize("measure", ["points as declarer", "lead over the others as opponent"])
def test_thousand_beside_the_yardstick(measure: str) -> None:
    assert gain("thousand", measure, "greedy", 1, seed=1).mean == 0
    assert gain("thousand", measure, "hard", 9, seed=1).mean > -10


def test_bounds_are_wilsons() -> None:
    low, high = Duel("hard", "greedy", 300, 180).bounds
    assert (round(low, 3), round(high, 3)) == (0.544, 0.654)
    assert f"{Duel('easy', 'hard', 30, 0).bounds[0]:.0%}" == "0%"


def test_tables() -> None:
    duels = [Duel("hard", "easy", 100, 50), Duel("easy", "hard", 100, 20)]
    assert duels_table(duels) == (
        "| one | among easy | among hard |\n|---|---|---|\n"
        "| hard | 50% (40%–60%) of 100 | – |\n| easy | – | 20% (13%–29%) of 100 |"
    )
    assert gains_table([Gain("points", "hard", 9, 5.25, 1.5)]).endswith("| hard | +5.2 ± 1.5 on 9 |")


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "--game thousand --matches 3 --deals 2 --one easy --among random --workers 1 --seed 4"
    main(asked.split())
    printed = capsys.readouterr()
    assert "| easy |" in printed.out
    assert "points as declarer" in printed.out
    assert "3/3" in printed.err
