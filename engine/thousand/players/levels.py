"""The computer players of Thousand by level, and the one that they are measured against."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.game import Computer, Level
from engine.thousand.players.easy import easy
from engine.thousand.players.greedy import greedy
from engine.thousand.players.hard import hard
from engine.thousand.players.normal import normal
from engine.thousand.rules.view import ThousandView

LEVELS: Final[Mapping[Level, Computer[ThousandView]]] = MappingProxyType({"easy": easy, "normal": normal, "hard": hard})
"""Weakest first."""

YARDSTICKS: Final[Mapping[str, Computer[ThousandView]]] = MappingProxyType({"greedy": greedy})
"""What the levels are measured against."""
