"""Rows for tests: a table of Anna and Bert on server 7, and what happens at it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, select, text

from bot.store import Store, record, saved_tables
from bot.store.rows import FinalScore, NewTable, SavedAction, SavedSeat, SavedTable
from bot.store.schema import metadata

GUILD: Final = 7
ANNA: Final = 2**62 + 1
BERT: Final = 2**62 + 2
CLEO: Final = 2**62 + 3
NAMES: Final = {ANNA: "Anna", BERT: "Bert", CLEO: "Cleo"}
NOON: Final = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


def person(number: int, user_id: int, *, held: bool = False) -> SavedSeat:
    return SavedSeat(number, user_id, NAMES[user_id], None, held)


def computer(number: int, level: str = "easy") -> SavedSeat:
    return SavedSeat(number, None, "Ada", level)


def new_table(**changes: Any) -> NewTable:
    lobby = NewTable(
        guild_id=GUILD,
        channel_id=2**63 - 1,
        game="duizenden",
        rules='{"jokers":2}',
        host_id=ANNA,
        seats=(person(0, ANNA), person(1, BERT)),
        decisions=(0, 0),
    )
    return msgspec.structs.replace(lobby, **changes)


async def playing(store: Store, **changes: Any) -> SavedTable:
    """A saved table with a match on it."""
    match = {"phase": "playing", "round": 1, "seed": 2**70 + 5, "snapshot": '{"hands":["7H"]}'}
    return await store.write(saved_tables.create, new_table(**(match | changes)))


def action(number: int, seat: int = 0, by: Literal["player", "computer"] = "player", round: int = 1) -> SavedAction:  # noqa: A002
    return SavedAction(number, round, seat, f"discard {number}", by, '[{"type":"Drew"}]', NOON)


def final(table: SavedTable, points: Sequence[int], rounds: int = 3) -> tuple[FinalScore, ...]:
    """How a match ended, the most points winning."""
    return tuple(
        FinalScore(seat.seat, seat.user_id, seat.name, seat.level, scored, scored == max(points), rounds)
        for seat, scored in zip(table.seats, points, strict=True)
    )


async def finish(store: Store, table: SavedTable, points: Sequence[int], rounds: int = 3) -> SavedTable:
    over = msgspec.structs.replace(table, phase="over")
    return await store.write(record.save_move, over, (), (), final(table, points, rounds))


async def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables of the database, as they stand."""

    def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for name, table in metadata.tables.items()
        }

    return await store.read(read)


async def execute(store: Store, statement: str) -> list[tuple[Any, ...]]:
    """Does something past the store."""

    def work(connection: Connection) -> list[tuple[Any, ...]]:
        result = connection.execute(text(statement))
        return [tuple(row) for row in result] if result.returns_rows else []

    return await store.write(work)
