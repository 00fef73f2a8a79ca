"""What is thrown away: old tables, and everything of a server that the bot has left."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime

from sqlalchemy import Exists, delete, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import insert
from bot.store.schema import members, results, seats, servers, tables


async def tidy(connection: AsyncConnection, older_than: datetime) -> int:
    """Puts away what nobody has touched since a moment. Gives how many tables were closed or thrown away.

    - A lobby is closed: its people went away.
    - An ended or closed table is thrown away with seats, snapshot and record. Its results stay, and with them the
      leaderboard. A lobby closed now is thrown away when it has been closed for as long.
    - Names of people of whom nothing else is left are forgotten.

    A match being played is never touched, however long it rests.
    """
    untouched = tables.c.updated_at < older_than
    ended = await connection.execute(delete(tables).where(tables.c.phase.in_(("over", "closed")), untouched))
    closed = await connection.execute(
        update(tables)
        .where(tables.c.phase == "lobby", untouched)
        .values(phase="closed", version=tables.c.version + 1, updated_at=datetime.now(UTC))
    )
    await connection.execute(delete(members).where(~_has_results(), ~_has_seats()))
    return ended.rowcount + closed.rowcount


def _has_results() -> Exists:
    booked = select(results.c.user_id).where(results.c.guild_id == members.c.guild_id)
    return booked.where(results.c.user_id == members.c.user_id).exists()


def _has_seats() -> Exists:
    seated = select(seats.c.user_id).join(tables).where(tables.c.guild_id == members.c.guild_id)
    return seated.where(seats.c.user_id == members.c.user_id).exists()


async def forget_server(connection: AsyncConnection, guild_id: int) -> None:
    """Deletes everything of a server: its tables, results, names and settings."""
    for table in (tables, results, members, servers):
        await connection.execute(delete(table).where(table.c.guild_id == guild_id))


async def note_servers(connection: AsyncConnection, present: Collection[int], now: datetime) -> None:
    """Notes on which of the servers we know the bot still is; for one that it left before, the earlier moment stays."""
    owners = union(*(select(table.c.guild_id) for table in (tables, results, members, servers)))
    known = set((await connection.execute(owners)).scalars())
    for guild_id in sorted(known.difference(present)):
        await server_left(connection, guild_id, now)
    gone = set((await connection.execute(select(servers.c.guild_id).where(servers.c.left_at.is_not(None)))).scalars())
    for guild_id in sorted(gone.intersection(present)):
        await server_joined(connection, guild_id)


async def server_left(connection: AsyncConnection, guild_id: int, now: datetime) -> None:
    """Notes that the bot is no longer on a server."""
    new = insert(connection, servers).values(guild_id=guild_id, house_rules={}, left_at=now)
    await connection.execute(
        new.on_conflict_do_update(
            index_elements=["guild_id"], set_={"left_at": new.excluded.left_at}, where=servers.c.left_at.is_(None)
        )
    )


async def server_joined(connection: AsyncConnection, guild_id: int) -> None:
    """Notes that the bot is on a server, again perhaps."""
    await connection.execute(update(servers).where(servers.c.guild_id == guild_id).values(left_at=None))


async def forget_left_servers(connection: AsyncConnection, left_before: datetime) -> tuple[int, ...]:
    """Deletes everything of the servers that the bot left before a moment; gives their ids."""
    query = select(servers.c.guild_id).where(servers.c.left_at < left_before).order_by(servers.c.guild_id)
    gone = tuple((await connection.execute(query)).scalars())
    for guild_id in gone:
        await forget_server(connection, guild_id)
    return gone
