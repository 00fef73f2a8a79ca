"""The games, pure: no I/O, no clock, no Discord, no text for people."""

from engine.record import AnyGame

GAMES: dict[str, AnyGame] = {}
"""The register: every game by its name."""
