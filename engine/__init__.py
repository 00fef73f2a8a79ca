"""The games, pure: no I/O, no clock, no Discord, no text for people."""

from engine.record import AnyGame
from engine.thousand import Thousand

GAMES: dict[str, AnyGame] = {
    "thousand": Thousand(),
}
"""The register: every game by its name."""
