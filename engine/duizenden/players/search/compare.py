"""Candidates compared by playing the same worlds out for each: the worse half is given up, again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.time_budget import TimeBudget

Candidate = TypeVar("Candidate")


def best_of(
    candidates: Sequence[Candidate],
    value: Callable[[Candidate, int], float],
    bonus: Callable[[Candidate], float],
    playouts: int,
) -> Candidate:
    """The candidate with the highest mean value over the worlds.

    Args:
        candidates: at least one; of equal ones the first is chosen.
        value: what a candidate is worth in the world of that number.
        bonus: what speaks for a candidate beside what its playouts say.
        playouts: about how often `value` may be asked in all.
    """
    time_budget = TimeBudget()
    sums, worlds, left = [0.0] * len(candidates), 0, list(range(len(candidates)))
    halvings = max(1, (len(candidates) - 1).bit_length())
    while len(left) > 1:
        for _ in range(max(1, playouts // halvings // len(left))):
            if time_budget.spent():
                break
            for number in left:
                sums[number] += value(candidates[number], worlds)
            worlds += 1
        score = [(-sums[number] / max(1, worlds) - bonus(candidates[number]), number) for number in left]
        left = [number for _, number in sorted(score)]
        del left[(len(left) + 1) // 2 :]
    return candidates[left[0]]
