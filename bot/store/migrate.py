"""Brings a database up to date when the bot starts: an empty one, or one of any earlier version."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from bot.store.database import Database
from bot.store.problems import StoreUnavailable
from bot.store.schema import metadata

Answer = TypeVar("Answer")

MIGRATIONS: Final = Path(__file__).parent / "migrations"

_LOCK: Final = 0x44_55_49_5A
"""The number of PostgreSQL's advisory lock that a migrating bot holds."""


async def migrate(database: Database, migrations: Path = MIGRATIONS) -> None:
    """Brings the database to the newest schema, in one transaction; two bots that start at once take turns.

    Raises:
        StoreUnavailable: it is damaged, was made by a newer version of the bot, or belongs to something else.
    """

    def upgrade(connection: Connection) -> None:
        prepare = _check_whole if database.on_sqlite else _take_lock
        prepare(connection)
        _upgrade(connection, migrations)

    await rebuild(database, upgrade)
    if database.on_sqlite:
        await database.pragma("PRAGMA journal_mode = WAL")


async def rebuild(database: Database, work: Callable[[Connection], Answer]) -> Answer:
    """Does work in a transaction that may build tables anew.

    That is how SQLite changes a table, and dropping the old one would empty all that refers to it, so references are
    let go meanwhile and looked through at the end.

    Raises:
        StoreUnavailable: rows would have lost what they belong to; nothing has changed.
    """
    if not database.on_sqlite:
        return await database.write(work)
    await database.pragma("PRAGMA foreign_keys = OFF")
    try:
        return await database.write(_without_orphans, work)
    finally:
        await database.pragma("PRAGMA foreign_keys = ON")


def _without_orphans(connection: Connection, work: Callable[[Connection], Answer]) -> Answer:
    answer = work(connection)
    if connection.execute(text("PRAGMA foreign_key_check")).first():
        raise StoreUnavailable("The database cannot be brought up to date: rows would lose what they belong to")
    return answer


def _check_whole(connection: Connection) -> None:
    answer = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if answer != "ok":
        raise sqlite3.DatabaseError(f"malformed: {answer}")


def _take_lock(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})


def _upgrade(connection: Connection, migrations: Path) -> None:
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
