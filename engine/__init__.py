"""The games, pure: no I/O, no clock, no Discord, no text for people."""

from engine.duizenden import DUIZENDEN
from engine.game import AnyGame
from engine.thousand import THOUSAND

GAMES: dict[str, AnyGame] = {game.name: game for game in (DUIZENDEN, THOUSAND)}
"""The register: every game by its name."""
