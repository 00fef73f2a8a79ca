"""What can go wrong with the database."""

from __future__ import annotations


class StaleTable(Exception):
    """The table was saved by somebody else since it was read, or is gone; nothing was written."""


class StoreError(Exception):
    """Something is wrong with the database; nothing was written.

    ``str(error)`` is one line for the owner of the bot, without a password in it.
    """


class StoreUnavailable(StoreError):
    """The database cannot be reached or cannot be used: unreadable, corrupt, locked, made by a newer version."""
