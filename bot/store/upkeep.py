"""What is thrown away: old tables, and everything of a server that the bot has left."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Exists, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

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
