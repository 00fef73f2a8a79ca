"""The computer players of Duizenden by level, and the one that they are measured against."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.duizenden.players.easy import easy
from engine.duizenden.players.greedy import greedy
from engine.duizenden.players.hard import hard
from engine.duizenden.players.normal import normal
from engine.duizenden.rules.view import DuizendenView
from engine.game import Computer, Level

LEVELS: Final[Mapping[Level, Computer[DuizendenView]]] = MappingProxyType(
    {"easy": easy, "normal": normal, "hard": hard}
)
"""Weakest first."""

YARDSTICKS: Final[Mapping[str, Computer[DuizendenView]]] = MappingProxyType({"greedy": greedy})
"""What the levels are measured against."""
