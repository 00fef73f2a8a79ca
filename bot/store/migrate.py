"""Brings a database up to date when the bot starts: an empty one, or one of any earlier version."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from bot.store.problems import StoreUnavailable
from bot.store.schema import metadata

MIGRATIONS: Final = Path(__file__).parent / "migrations"

_LOCK: Final = 0x44_55_49_5A
"""The number of PostgreSQL's advisory lock that a migrating bot holds."""


def upgrade(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Brings the database to the newest schema; of two bots that start at once one waits for the other.

    Raises:
        StoreUnavailable: it is damaged, was made by a newer version of the bot, or belongs to something else.
    """
    if connection.dialect.name == "sqlite":
        _check_whole(connection)
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision == scripts.get_current_head():
        connection.execute(text("UPDATE alembic_version SET version_num = version_num WHERE 1 = 0"))  # may we write?
        return
    if revision is None:
        _check_free(connection)
    elif not _known(scripts, revision):
        raise StoreUnavailable(
            f"The database was made by a newer version of the bot (revision {revision}): "
            "update the bot, or name another database in DATABASE_URL"
        )
    command.upgrade(config, "head")


def without_orphans(connection: Connection) -> None:
    """Makes sure that every row still has what it belongs to; PostgreSQL sees to that by itself.

    Raises:
        StoreUnavailable: one has not.
    """
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise StoreUnavailable("The database cannot be brought up to date: rows would lose what they belong to")


def _check_whole(connection: Connection) -> None:
    answer = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if answer != "ok":
        raise sqlite3.DatabaseError(f"malformed: {answer}")


def _known(scripts: ScriptDirectory, revision: str) -> bool:
    try:
        return scripts.get_revision(revision) is not None
    except CommandError:
        return False


def _check_free(connection: Connection) -> None:
    taken = set(inspect(connection).get_table_names()) & set(metadata.tables)
    if taken:
        raise StoreUnavailable(
            f"The database holds a table {min(taken)!r} that is not the bot's: name another database in DATABASE_URL"
        )
