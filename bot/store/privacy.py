"""All that is kept about one person: given to them, or erased."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, or_, select, update

from bot.store import saved_tables
from bot.store.rows import ERASED_NAME, NOBODY, REPLACEMENT_LEVEL, REPLACEMENT_NAME, SavedSeat, SavedTable
from bot.store.schema import actions, members, players, results, seats, tables


def export(connection: Connection, user_id: int) -> dict[str, Any]:
    """All that is kept about a person, ready for JSON: ids as text, as Discord writes them, times in ISO 8601.

    Keys: user_id, settings (None: never chosen), names (by server), seats, hosted (tables), called
    (tables that wait for them), results, actions (those they did themselves).
    """
    settings = _rows(connection, select(players).where(players.c.user_id == user_id))
    seated = select(seats, tables.c.guild_id, tables.c.game, tables.c.phase, tables.c.created_at).join(tables)
    own = (actions.c.table_id, actions.c.number, actions.c.round, actions.c.seat, actions.c.action, actions.c.at)
    table = select(tables.c.id, tables.c.guild_id, tables.c.game, tables.c.phase, tables.c.created_at)
    return {
        "user_id": str(user_id),
        "settings": settings[0] if settings else None,
        "names": _rows(connection, select(members).where(members.c.user_id == user_id)),
        "seats": _rows(connection, seated.where(seats.c.user_id == user_id).order_by(seats.c.table_id)),
        "hosted": _rows(connection, table.where(tables.c.host_id == user_id).order_by(tables.c.id)),
        "called": _rows(connection, table.where(tables.c.called_user_id == user_id).order_by(tables.c.id)),
        "results": _rows(connection, select(results).where(results.c.user_id == user_id).order_by("table_id")),
        "actions": _rows(
            connection, select(*own).where(actions.c.user_id == user_id).order_by(actions.c.table_id, actions.c.number)
        ),
    }


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [{name: _plain(name, value) for name, value in row.items()} for row in connection.execute(query).mappings()]


def _plain(name: str, value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if name in {"user_id", "guild_id"} else value


def erase(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Erases a person: settings, names, and their id wherever it stands. Gives the ids of the tables that changed.

    Results stay without them, so those of the others stay true. Their tables become new versions, so whoever still
    holds one in memory cannot write their name back. In running matches a computer takes their seat for good, and
    `saved_tables.to_resume` names them.
    """
    locked = connection.execute(select(tables.c.id).where(_concerns(user_id)).order_by(tables.c.id).with_for_update())
    changed = tuple(locked.scalars())
    for table in saved_tables.select_tables(connection, tables.c.id.in_(changed)):
        saved_tables.save(connection, without_player(table, user_id))
    connection.execute(update(tables).where(tables.c.called_user_id == user_id).values(called_user_id=None))
    for column in (actions.c.user_id, results.c.user_id):
        connection.execute(update(column.table).where(column == user_id).values(user_id=None))
    for column in (members.c.user_id, players.c.user_id):
        connection.execute(delete(column.table).where(column == user_id))
    return changed


def _concerns(user_id: int) -> ColumnElement[bool]:
    seated = select(seats.c.table_id).where(seats.c.user_id == user_id)
    return or_(tables.c.id.in_(seated), tables.c.host_id == user_id, tables.c.called_user_id == user_id)


def without_player(table: SavedTable, user_id: int) -> SavedTable:
    """A table after one of its people asked to be forgotten.

    From a lobby they get up; in a running match a computer takes their seat for good; in an ended one the seat has no
    name any more. The first person who is left becomes the host; if there is none, the table is closed.
    """
    if table.phase == "lobby":
        table = _without_seat(table, user_id)
    stay = tuple(_replaced(seat, table.phase) if seat.user_id == user_id else seat for seat in table.seats)
    people = [seat.user_id for seat in stay if seat.user_id is not None]
    deserted = not people and table.phase in {"lobby", "playing"}
    phase = "closed" if deserted else table.phase
    return msgspec.structs.replace(
        table,
        seats=stay,
        host_id=table.host_id if table.host_id != user_id else next(iter(people), NOBODY),
        phase=phase,
        computer_to_act=phase == "playing",  # perhaps it is the computer's turn; the bot finds out
    )


def _replaced(seat: SavedSeat, phase: str) -> SavedSeat:
    if phase == "playing":
        return SavedSeat(seat.seat, None, REPLACEMENT_NAME, REPLACEMENT_LEVEL)
    return SavedSeat(seat.seat, None, ERASED_NAME)


def _without_seat(table: SavedTable, user_id: int) -> SavedTable:
    stay = [seat for seat in table.seats if seat.user_id != user_id]
    return msgspec.structs.replace(
        table,
        seats=tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(stay)),
        decisions=_of_seats(table.decisions, stay),
    )


def _of_seats(decisions: Sequence[int], stay: Sequence[SavedSeat]) -> tuple[int, ...]:
    return tuple(decisions[seat.seat] for seat in stay if seat.seat < len(decisions))
