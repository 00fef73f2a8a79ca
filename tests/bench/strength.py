"""How strong the computer players are: every level against every other, in whole matches on paired deals.

``python -m tests.bench.strength --game thousand --matches 300 --seed 1``

One player of a level sits among players of another; on each deal that one takes every seat in turn. So many matches are
played for each pair of levels, on all cores. What comes out is a table in Markdown with 95 % bounds.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final, Protocol, cast

import msgspec

SURE: Final = 1.96
"""Standard deviations of a 95 % bound."""


class Part(Protocol):
    """What `tests.bench.strength_<game>` holds for each game."""

    LEVELS: Sequence[str]
    """Everybody who can play, weakest first: levels, yardsticks, ``random``."""

    SEATS: int
    """How many play a match."""

    MEASURES: Mapping[str, Callable[[str, int], float]]
    """What else is measured of a level, on one deal: by how much it does better than the yardstick."""

    def winner(self, players: Sequence[str], seed: int) -> int | None:
        """The seat that wins a match of players of these levels; None: nobody, it was broken off."""
        ...


class Duel(msgspec.Struct, frozen=True):
    """One player of a level among those of another: matches played and won."""

    one: str
    others: str
    matches: int
    won: int

    @property
    def rate(self) -> float:
        """The share of matches won."""
        return self.won / self.matches

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the true share lies, to 95 % (Wilson)."""
        n, rate, z = self.matches, self.rate, SURE
        middle, spread = rate + z * z / (2 * n), z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
        low, high = (middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)
        return max(low, 0.0), min(high, 1.0)


class Gain(msgspec.Struct, frozen=True):
    """By how much a level does better than the yardstick on the same deals: the mean, and its 95 % bound."""

    measure: str
    level: str
    deals: int
    mean: float
    bound: float


def part_of(game: str) -> Part:
    """The part of a game."""
    return cast("Part", importlib.import_module(f"tests.bench.strength_{game}"))


def duel(game: str, one: str, others: str, matches: int, seed: int, workers: int = 1) -> Duel:
    """Plays so many matches, on each deal from every seat in turn."""
    seats = part_of(game).SEATS
    jobs = [(game, one, others, seed + number // seats, number % seats) for number in range(matches)]
    won = int(sum(_each(_wins, jobs, workers, f"{one} among {others}")))
    return Duel(one, others, matches, won)


def gain(game: str, measure: str, level: str, deals: int, seed: int, workers: int = 1) -> Gain:
    """Measures a level beside the yardstick on so many deals."""
    jobs = [(game, measure, level, seed + number) for number in range(deals)]
    found = list(_each(_measured, jobs, workers, f"{level}: {measure}"))
    mean = sum(found) / deals
    deviation = sqrt(sum([(each - mean) ** 2 for each in found]) / max(1, deals - 1))
    return Gain(measure, level, deals, mean, SURE * deviation / sqrt(deals))


def _wins(job: tuple[str, str, str, int, int]) -> bool:
    game, one, others, seed, seat = job
    part = part_of(game)
    players = [one if at == seat else others for at in range(part.SEATS)]
    return part.winner(players, seed) == seat


def _measured(job: tuple[str, str, str, int]) -> float:
    game, measure, level, seed = job
    return part_of(game).MEASURES[measure](level, seed)


def _each(work: Callable[..., float], jobs: Sequence[tuple[object, ...]], workers: int, title: str) -> Iterator[float]:
    """Does some jobs, on so many cores; shows how far it is if somebody watches."""
    if workers == 1:
        yield from _watched(map(work, jobs), len(jobs), title)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from _watched(pool.map(work, jobs), len(jobs), title)


def _watched(results: Iterable[float], number: int, title: str) -> Iterator[float]:
    total, to = 0.0, sys.stderr
    for done, result in enumerate(results, start=1):
        total += result
        if to.isatty() or done == number or done % 30 == 0:
            bar = "#" * (30 * done // number)
            print(f"\r{title:36} [{bar:30}] {done}/{number}  {total / done:.2f}", end="", file=to, flush=True)
        yield result
    print(file=to)


def duels_table(duels: Sequence[Duel]) -> str:
    """Duels as Markdown: who, among whom down and across, share of matches won in percent with bounds."""
    across = list(dict.fromkeys([each.others for each in duels]))
    found = {(each.one, each.others): each for each in duels}
    lines = ["| one | " + " | ".join([f"among {others}" for others in across]) + " |", "|---" * (len(across) + 1) + "|"]
    for one in dict.fromkeys([each.one for each in duels]):
        cells = [_cell(found.get((one, others))) for others in across]
        lines.append(f"| {one} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _cell(found: Duel | None) -> str:
    if found is None:
        return "–"
    low, high = found.bounds
    return f"{found.rate:.0%} ({low:.0%}–{high:.0%}) of {found.matches}"


def gains_table(gains: Sequence[Gain]) -> str:
    """Gains as Markdown: levels down, measures across, each with its bound and the number of deals."""
    across = list(dict.fromkeys([each.measure for each in gains]))
    found = {(each.level, each.measure): each for each in gains}
    lines = ["| level | " + " | ".join(across) + " |", "|---" * (len(across) + 1) + "|"]
    for level in dict.fromkeys([each.level for each in gains]):
        cells = [_gain_cell(found.get((level, measure))) for measure in across]
        lines.append(f"| {level} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _gain_cell(found: Gain | None) -> str:
    return "–" if found is None else f"{found.mean:+.1f} ± {found.bound:.1f} on {found.deals}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays what the command line asks for, and prints the tables."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench.strength", description=__doc__)
    ask.add_argument("--game", required=True)
    ask.add_argument("--matches", type=int, default=300, help="for each pair of levels")
    ask.add_argument("--deals", type=int, default=0, help="for what else is measured")
    ask.add_argument("--measure", help="a part of the name of what else is measured; all")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--one", nargs="*", help="levels to measure; all")
    ask.add_argument("--among", nargs="*", help="levels to measure them against; all")
    ask.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = ask.parse_args(arguments)
    part = part_of(given.game)
    pairs = [
        (one, others)
        for one in (part.LEVELS if given.one is None else given.one)
        for others in (part.LEVELS if given.among is None else given.among)
        if one != others
    ]
    if given.matches and pairs:
        print(duels_table([duel(given.game, *pair, given.matches, given.seed, given.workers) for pair in pairs]))
    measures = [name for name in part.MEASURES if given.measure is None or given.measure in name]
    asked = [(measure, one) for measure in measures for one in given.one or part.LEVELS]
    if given.deals and asked:
        print(gains_table([gain(given.game, *each, given.deals, given.seed, given.workers) for each in asked]))


if __name__ == "__main__":
    main()
