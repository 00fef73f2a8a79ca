"""``/privacy``: what is kept about people, and having it shown, exported or deleted."""

from __future__ import annotations

from bot.boundary import Boundary
from bot.commands.common import Command, plain_command
from bot.handlers.privacy import show_privacy


def make_command(boundary: Boundary) -> Command:
    """The command about one's data."""
    return plain_command(boundary, "privacy", show_privacy)
