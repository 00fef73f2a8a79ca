"""What a table leaves behind: its actions, its rounds, its results. Written once; the same again changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, select

from bot.store import saved_tables, schema
from bot.store.problems import StaleTable
from bot.store.rows import FinalScore, RoundScore, SavedAction, SavedTable


def save_move(
    connection: Connection,
    table: SavedTable,
    actions: Sequence[SavedAction],
    rounds: Sequence[RoundScore] = (),
    final: Sequence[FinalScore] = (),
) -> SavedTable:
    """Saves a table (`saved_tables.save`), and what was done, the rounds it ended, and how the match ended.

    Saying the very same again, with the table as it is now, adds nothing to the record and to the leaderboard.

    Raises:
        StaleTable: the database holds another version than ``table.version``, or no such table, or something else
            under one of these numbers.
    """
    table = saved_tables.save(connection, table)
    players = {seat.seat: seat.user_id for seat in table.seats}
    _write(
        connection,
        schema.actions,
        table.id,
        [
            {**msgspec.structs.asdict(action), "user_id": players.get(action.seat) if action.by == "player" else None}
            for action in actions
        ],
    )
    _write(connection, schema.rounds, table.id, [msgspec.structs.asdict(score) for score in rounds])
    if final:
        _write_results(connection, table, final)
    return table


def _write_results(connection: Connection, table: SavedTable, final: Sequence[FinalScore]) -> None:
    of_match = {"guild_id": table.guild_id, "game": table.game, "finished_at": datetime.now(UTC)}
    rows = [{**msgspec.structs.asdict(score), **of_match} for score in final]
    for row in rows:
        del row["name"]
    _write(connection, schema.results, table.id, rows)
    saved_tables.remember_names(
        connection, table.guild_id, [(score.user_id, score.name) for score in final if score.user_id is not None]
    )


def _write(connection: Connection, into: Table, table_id: int, rows: Iterable[Mapping[str, Any]]) -> None:
    rows = [{"table_id": table_id, **row} for row in rows]
    if not rows:
        return
    new = schema.insert(connection, into).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    if connection.execute(new, rows).rowcount != len(rows):
        number = list(into.primary_key.columns)[1].name
        for row in rows:
            if not _stands(connection, into, row):
                raise StaleTable(f"{into.name} {row[number]} of table {table_id} is taken")


def _stands(connection: Connection, into: Table, row: Mapping[str, Any]) -> bool:
    """Whether exactly this was written before, whenever it was."""
    query = select(into).where(*(column == row[column.name] for column in into.primary_key.columns))
    there = connection.execute(query).mappings().one()
    return all(there[name] == value for name, value in row.items() if name not in {"at", "finished_at"})


def actions(connection: Connection, table_id: int, of_round: int | None = None) -> tuple[SavedAction, ...]:
    """The actions of a table in order; of one round, or of all."""
    columns = [schema.actions.c[name] for name in SavedAction.__struct_fields__]
    query = select(*columns).where(schema.actions.c.table_id == table_id).order_by(schema.actions.c.number)
    if of_round is not None:
        query = query.where(schema.actions.c.round == of_round)
    return tuple(SavedAction(**row) for row in connection.execute(query).mappings())


def rounds(connection: Connection, table_id: int) -> tuple[RoundScore, ...]:
    """The rounds of a table that were counted, in order."""
    c = schema.rounds.c
    query = select(c.round, c.points, c.totals).where(c.table_id == table_id).order_by(c.round)
    return tuple(RoundScore(*row) for row in connection.execute(query))
