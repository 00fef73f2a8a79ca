"""The tables of the database.

A change here needs a migration beside it (``alembic revision --autogenerate -m "what and why"``); a test compares
the two.

What hangs on a table of players (its seats, record and rounds) goes when it goes; results stay, for the leaderboard.
"""

from __future__ import annotations

from typing import Final, cast

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.columns import Id, Json, UtcTime, WholeNumber

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_table() -> Column[int]:
    return Column("table_id", Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("call_message_id", BigInteger),
    Column("called_user_id", BigInteger),
    Column("own_thread", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seed", WholeNumber),
    Column("host_id", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("decisions", Json(tuple[int, ...]), nullable=False),
    Column("snapshot", Text),
    Column("computer_to_act", Boolean, nullable=False),
    Column("pace", Integer),
    Column("deadline", UtcTime),
    Column("asked_at", UtcTime),
    Column("reminded", Boolean, nullable=False, server_default=false()),
    Column("hints_allowed", Boolean, nullable=False, server_default=true()),
    Column("created_at", UtcTime, nullable=False),
    Column("updated_at", UtcTime, nullable=False),
    Index(None, "guild_id", "phase"),
    Index(None, "deadline"),
    Index(
        "ix_tables_computer_to_act",
        "id",
        sqlite_where=text("computer_to_act = 1"),
        postgresql_where=text("computer_to_act"),
    ),
    sqlite_autoincrement=True,  # a number is never given out twice: old buttons and results name tables by it
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("held", Boolean, nullable=False),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("hints", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "user_id"),
    Index(None, "user_id"),
)

actions: Final = Table(
    "actions",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),  # who sat there when it was done; others may sit there later
    Column("action", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index(None, "user_id"),
)

rounds: Final = Table(
    "rounds",
    metadata,
    _of_table(),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("points", Json(tuple[int, ...]), nullable=False),
    Column("totals", Json(tuple[int, ...]), nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", Id, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("user_id", BigInteger),
    Column("level", Text),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("finished_at", UtcTime, nullable=False),
    Index(None, "guild_id", "game"),
    Index(None, "user_id"),
)

members: Final = Table(  # the latest name of a person on a server
    "members",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Index(None, "user_id"),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("house_rules", Json(dict[str, str]), nullable=False),
    Column("left_at", UtcTime),  # since when the bot is not there any more
)

players: Final = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", Text),
    Column("sort", Text, nullable=False),
    Column("pings", Text, nullable=False),
)


def insert(connection: Connection, table: Table) -> postgresql.Insert:
    """An INSERT that can say what happens on a conflict; both databases say it in the same words."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return cast("postgresql.Insert", sqlite.insert(table))
