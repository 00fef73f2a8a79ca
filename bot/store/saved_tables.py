"""Tables of players with their seats: made, read, and saved under the guard of their version."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, select, update

from bot.store import schema
from bot.store.columns import AllRows
from bot.store.problems import StaleTable
from bot.store.rows import Clock, NewTable, Phase, SavedSeat, SavedTable

SAVED: Final = tuple(name for name in NewTable.__struct_fields__ if name not in {"guild_id", "channel_id", "seats"})
"""What a save writes. Where the board and the call stand is written by itself, whenever Discord has answered, so a
save brings back what stands in the database and never overwrites it."""

_SEATS: Final = (
    select(AllRows(*(schema.seats.c[name] for name in SavedSeat.__struct_fields__)))
    .where(schema.seats.c.table_id == schema.tables.c.id)
    .scalar_subquery()
)
"""The seats of a table, for `_seats`."""

_UPDATE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_id"), schema.tables.c.version == bindparam("of_version"))
    .returning(
        schema.tables.c.guild_id,
        schema.tables.c.channel_id,
        schema.tables.c.message_id,
        schema.tables.c.call_message_id,
        schema.tables.c.called_user_id,
        schema.tables.c.created_at,
        _SEATS.label("seats"),
    )
)


def create(connection: Connection, table: NewTable) -> SavedTable:
    """Saves a new table, as version 1."""
    now = datetime.now(UTC)
    values = _saved(table) | {
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "version": 1,
        "created_at": now,
        "updated_at": now,
    }
    made = connection.execute(schema.tables.insert().returning(schema.tables.c.id), values)
    table_id: int = made.scalar_one()
    _write_seats(connection, table_id, table.seats)
    remember_names(connection, table.guild_id, _names(table.seats))
    return SavedTable(id=table_id, seats=table.seats, **values)


def save(connection: Connection, table: SavedTable) -> SavedTable:
    """Saves a table and its seats, read as ``table.version``, and gives it back as the next version.

    The server, the channel, the board and the call are not written: they come back as the database has them.

    Raises:
        StaleTable: the database holds another version, or no such table.
    """
    changes = {"version": table.version + 1, "updated_at": datetime.now(UTC)}
    guard = {"of_id": table.id, "of_version": table.version}
    before = connection.execute(_UPDATE, _saved(table) | changes | guard).mappings().one_or_none()
    if before is None:
        raise StaleTable(f"table {table.id} is no longer at version {table.version}")
    seats = _seats(before["seats"])
    if seats != table.seats:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
        _write_seats(connection, table.id, table.seats)
        remember_names(connection, before["guild_id"], _names(table.seats) - _names(seats))
    return msgspec.structs.replace(table, **{**before, **changes, "seats": table.seats})


def load(connection: Connection, table_id: int) -> SavedTable | None:
    """A table; None if there is none, or none any more."""
    return next(iter(select_tables(connection, schema.tables.c.id == table_id)), None)


def of_server(
    connection: Connection,
    guild_id: int,
    *,
    channel_id: int | None = None,
    user_id: int | None = None,
    phases: Sequence[Phase] = ("lobby", "playing"),
) -> tuple[SavedTable, ...]:
    """The tables of a server in these phases, newest first: of one channel, of one person, or of all."""
    columns, seats = schema.tables.c, schema.seats.c
    conditions = [columns.guild_id == guild_id, columns.phase.in_(phases)]
    if channel_id is not None:
        conditions.append(columns.channel_id == channel_id)
    if user_id is not None:
        conditions.append(columns.id.in_(select(seats.table_id).where(seats.user_id == user_id)))
    return select_tables(connection, *conditions)


def select_tables(connection: Connection, *conditions: ColumnElement[bool]) -> tuple[SavedTable, ...]:
    """The tables that meet all conditions, newest first."""
    query = select(schema.tables, _SEATS.label("seats")).where(*conditions).order_by(schema.tables.c.id.desc())
    rows = connection.execute(query).mappings()
    return tuple(SavedTable(**{**row, "seats": _seats(row["seats"])}) for row in rows)


def to_resume(connection: Connection) -> tuple[int, ...]:
    """The tables where a computer is to move, oldest first."""
    query = select(schema.tables.c.id).where(schema.tables.c.computer_to_act).order_by(schema.tables.c.id)
    return tuple(connection.execute(query).scalars())


def clocks(connection: Connection) -> tuple[Clock, ...]:
    """The clocks that run: of the tables with a deadline, the one that runs out first in front.

    On a server that the bot has left nobody can act, so none runs there.
    """
    columns, servers = schema.tables.c, schema.servers.c
    left = select(servers.guild_id).where(servers.left_at.is_not(None))
    query = (
        select(columns.id, columns.asked_at, columns.deadline, columns.reminded)
        .where(columns.deadline.is_not(None), columns.phase == "playing", columns.guild_id.not_in(left))
        .order_by(columns.deadline)
    )
    return tuple(Clock(*row) for row in connection.execute(query))


def saved_last(connection: Connection, within: timedelta) -> tuple[int, ...]:
    """The tables saved no longer than `within` before the one that was saved last of all, oldest first."""
    saved_at = schema.tables.c.updated_at
    newest = connection.execute(select(func.max(saved_at))).scalar_one()
    if newest is None:
        return ()
    query = select(schema.tables.c.id).where(saved_at >= newest - within).order_by(schema.tables.c.id)
    return tuple(connection.execute(query).scalars())


def set_board(connection: Connection, table_id: int, channel_id: int, message_id: int | None) -> None:
    """Notes where the board stands. No new version: a board says nothing about the match."""
    _set(connection, table_id, channel_id=channel_id, message_id=message_id)


def set_call(connection: Connection, table_id: int, message_id: int | None, user_id: int | None) -> None:
    """Notes the message that calls a player, or that there is none. No new version."""
    _set(connection, table_id, call_message_id=message_id, called_user_id=user_id)


def _set(connection: Connection, table_id: int, **values: int | None) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))


def remember_names(connection: Connection, guild_id: int, names: Iterable[tuple[int, str]]) -> None:
    """Keeps the latest names of people on a server, by their ids, for its leaderboard.

    In the order of their ids, so that two tables with the same people never wait for each other.
    """
    rows = [{"guild_id": guild_id, "user_id": user_id, "name": name} for user_id, name in sorted(names)]
    if not rows:
        return
    new = schema.insert(connection, schema.members)
    connection.execute(
        new.on_conflict_do_update(index_elements=["guild_id", "user_id"], set_={"name": new.excluded.name}), rows
    )


def _saved(table: NewTable) -> dict[str, Any]:
    return {name: getattr(table, name) for name in SAVED}


def _seats(rows: str) -> tuple[SavedSeat, ...]:
    """Seats in order, from what `_SEATS` gives; SQLite says 1 for true."""
    seats = msgspec.json.decode(rows, type=list[SavedSeat], strict=False)
    return tuple(sorted(seats, key=lambda seat: seat.seat))


def _names(seats: Iterable[SavedSeat]) -> set[tuple[int, str]]:
    """Who sits there by which name, computers left out."""
    return {(seat.user_id, seat.name) for seat in seats if seat.user_id is not None}


def _write_seats(connection: Connection, table_id: int, seats: Sequence[SavedSeat]) -> None:
    if not seats:
        return
    rows = [{"table_id": table_id, **msgspec.structs.asdict(seat)} for seat in seats]
    connection.execute(schema.seats.insert(), rows)
