"""When a message calls its owner to the table."""

from __future__ import annotations

from typing import Final, Literal

from discord import ui

from bot.custom_ids import Press
from bot.language import Speech
from bot.screens.parts import menu, message, option

Pings = Literal["always", "slow", "never"]

CHOICES: Final[tuple[Pings, ...]] = ("always", "slow", "never")


def pings_screen(pings: Pings, speech: Speech) -> ui.LayoutView:
    """What somebody has chosen, and a menu to choose otherwise."""
    options = [option(speech(f"pings-{choice}"), choice, chosen=choice == pings) for choice in CHOICES]
    question = speech("command-pings-description")
    return message([speech("pings-now", pings=pings)], [[menu(Press("pings", pings), question, options)]])
