"""The games, pure: no I/O, no clock, no Discord, no text for people."""

from engine.duizenden import Duizenden
from engine.record import AnyGame
from engine.thousand import Thousand

GAMES: dict[str, AnyGame] = {
    "duizenden": Duizenden(),
    "thousand": Thousand(),
}
"""The register: every game by its name."""
