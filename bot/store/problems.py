"""What can go wrong with the database."""

from __future__ import annotations

from typing import Final

RETRY_AFTER: Final = (1.0, 5.0, 20.0, 60.0)
"""Seconds until the database is asked again after it failed so often; later the last again and again."""


class StaleTable(Exception):
    """The table was saved by somebody else since it was read, or is gone; nothing was written."""


class StoreError(Exception):
    """Something is wrong with the database; nothing was written.

    ``str(error)`` is one line for the owner of the bot, without a password in it.
    """


class StoreUnavailable(StoreError):
    """The database cannot be reached or cannot be used: unreadable, corrupt, locked, made by a newer version."""


def pause_after(failures: int) -> float:
    """Seconds to wait after the first failure (0), the second (1) and so on."""
    return RETRY_AFTER[min(failures, len(RETRY_AFTER) - 1)]
