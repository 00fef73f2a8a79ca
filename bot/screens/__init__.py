"""What people see, as pure functions: from views and texts to messages of Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.screens.duizenden import SCREENS as DUIZENDEN
from bot.screens.game import GameScreens
from bot.screens.thousand import SCREENS as THOUSAND

SCREENS: Final[Mapping[str, GameScreens]] = {"duizenden": DUIZENDEN, "thousand": THOUSAND}
"""The screens of each game in the register."""
