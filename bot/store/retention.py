"""What is thrown away: old tables, and everything of a server that the bot has left."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime

from sqlalchemy import Connection, Exists, delete, select, union, update

from bot.store.schema import insert, members, results, seats, servers, tables


def tidy(connection: Connection, older_than: datetime) -> int:
    """Puts away what nobody has touched since a moment. Gives how many tables were closed or thrown away.

    - A lobby is closed: its people went away.
    - An ended or closed table is thrown away with seats, snapshot and record. Its results stay, and with them the
      leaderboard. A lobby closed now is thrown away when it has been closed for as long.
    - Names of people of whom nothing else is left are forgotten.

    A match being played is never touched, however long it rests.
    """
    untouched = tables.c.updated_at < older_than
    ended = connection.execute(delete(tables).where(tables.c.phase.in_(("over", "closed")), untouched))
    closed = connection.execute(
        update(tables)
        .where(tables.c.phase == "lobby", untouched)
        .values(phase="closed", version=tables.c.version + 1, updated_at=datetime.now(UTC))
    )
    connection.execute(delete(members).where(~_has_results(), ~_has_seats()))
    return ended.rowcount + closed.rowcount


def _has_results() -> Exists:
    booked = select(results.c.user_id).where(results.c.guild_id == members.c.guild_id)
    return booked.where(results.c.user_id == members.c.user_id).exists()


def _has_seats() -> Exists:
    seated = select(seats.c.user_id).join(tables).where(tables.c.guild_id == members.c.guild_id)
    return seated.where(seats.c.user_id == members.c.user_id).exists()


def forget_server(connection: Connection, guild_id: int) -> None:
    """Deletes everything of a server: its tables, results, names and settings."""
    for table in (tables, results, members, servers):
        connection.execute(delete(table).where(table.c.guild_id == guild_id))


def note_servers(connection: Connection, present: Collection[int], now: datetime) -> None:
    """Notes on which of the servers we know the bot still is, after it was away.

    For one that it left before, the earlier moment stays.
    """
    owners = union(*(select(table.c.guild_id) for table in (tables, results, members, servers)))
    known = set(connection.execute(owners).scalars())
    for guild_id in sorted(known.difference(present)):
        server_left(connection, guild_id, now)
    gone = set(connection.execute(select(servers.c.guild_id).where(servers.c.left_at.is_not(None))).scalars())
    for guild_id in sorted(gone.intersection(present)):
        server_joined(connection, guild_id)


def server_left(connection: Connection, guild_id: int, now: datetime) -> None:
    """Notes that the bot is no longer on a server. Nothing is deleted yet."""
    new = insert(connection, servers).values(guild_id=guild_id, house_rules={}, left_at=now)
    connection.execute(
        new.on_conflict_do_update(
            index_elements=["guild_id"], set_={"left_at": new.excluded.left_at}, where=servers.c.left_at.is_(None)
        )
    )


def server_joined(connection: Connection, guild_id: int) -> None:
    """Notes that the bot is on a server: what is kept of it stays."""
    connection.execute(update(servers).where(servers.c.guild_id == guild_id).values(left_at=None))


def forget_left_servers(connection: Connection, left_before: datetime) -> tuple[int, ...]:
    """Deletes everything of the servers that the bot left before a moment; gives their ids."""
    query = select(servers.c.guild_id).where(servers.c.left_at < left_before).order_by(servers.c.guild_id)
    gone = tuple(connection.execute(query).scalars())
    for guild_id in gone:
        forget_server(connection, guild_id)
    return gone
