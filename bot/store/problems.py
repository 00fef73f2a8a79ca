"""What can go wrong with the database, in one line that shows neither a password nor what was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError, StatementError

RETRY_AFTER: Final = (1.0, 5.0, 20.0, 60.0)
"""Seconds until the database is asked again after it failed so often; later the last again and again."""

FAILURES: Final = (SQLAlchemyError, OSError, sqlite3.Error, psycopg.Error)
"""What the drivers raise, through SQLAlchemy or past it."""

ADVICE: Final = {
    "file is not a database": "this is no SQLite database",
    "malformed": "the database is damaged; put a backup in its place",
    "readonly": "the database cannot be written; look at the permissions of the file and its folder",
    "unable to open": "the file cannot be opened; look at the permissions of the file and its folder",
    "database is locked": "another program keeps the database locked",
    "disk is full": "the disk is full",
    "TimeoutError": "it does not answer",
}
"""By what is said: what it means for the owner."""


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


@contextmanager
def explained(place: str) -> Iterator[None]:
    """Turns what the drivers raise into a `StoreError` about the database at `place`, with nothing behind it."""
    try:
        yield
    except FAILURES as failure:
        kind, line = _explain(failure)
        raise kind(f"The database {place}: {line}") from None


def _explain(failure: Exception) -> tuple[type[StoreError], str]:
    cause = failure.orig if isinstance(failure, StatementError) and failure.orig else failure
    said = (str(cause).splitlines() or [""])[0] or type(cause).__name__
    advice = next((advice for words, advice in ADVICE.items() if words in said), None)
    return (StoreError if _refused(failure) else StoreUnavailable), advice or said


def _refused(failure: Exception) -> bool:
    """Whether the database does not take what it was given; without a statement it could not be reached at all."""
    if not isinstance(failure, StatementError) or failure.statement is None:
        return False
    return isinstance(failure, IntegrityError | DataError | ProgrammingError) or not isinstance(failure, DBAPIError)
