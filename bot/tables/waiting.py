"""For whom a table waits, since when and until when, as pure changes."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec

from bot.store.rows import SavedSeat
from bot.tables.seating import pass_host_on
from bot.tables.table import Table, plays_itself, with_saved

PACES: Final = (60, 180, 600, 86_400)
"""Seconds a player may think, of which a table chooses one, or none."""

TURNS_UNTIL_HELD: Final = 3
"""After so many turns in a row that a computer has played for somebody, it holds their seat."""


def waits_for(table: Table) -> tuple[int, ...]:
    """The seats of the people for whom a table waits: one, all who are present between rounds, none for a computer."""
    waiting = table.to_act()
    if len(waiting) == 1 and plays_itself(table.seats[waiting[0]]):
        return ()
    return tuple(seat.seat for seat in table.present if seat.seat in waiting)


def with_waiting(table: Table, before: Table, now: datetime) -> Table:
    """The table with the clock of whoever it waits for, and the note for the next start whether a computer is to move.

    The clock goes on where the decision is still the same (somebody else has left or come back).
    """
    computer = table.computer_to_move() is not None
    waiting = waits_for(table)
    if waiting and _pending(table) == _pending(before):
        return with_saved(table, computer_to_act=computer)
    deadline = now + timedelta(seconds=table.saved.pace) if waiting and table.saved.pace else None
    return with_saved(
        table, computer_to_act=computer, asked_at=now if waiting else None, deadline=deadline, reminded=False
    )


def _pending(table: Table) -> tuple[object, ...]:
    """What the table waits for: a seat's decision by its number, or between rounds the seats that may deal."""
    waiting = waits_for(table)
    return tuple((seat, table.saved.decisions[seat]) for seat in waiting) if len(waiting) == 1 else table.to_act()


def with_seat(table: Table, seat: SavedSeat, **changes: object) -> Table:
    """The table with fields of one of its seats changed."""
    changed = msgspec.structs.replace(seat, **changes)
    return with_saved(table, seats=tuple(changed if other.seat == seat.seat else other for other in table.seats))


def held(table: Table, seat: SavedSeat) -> Table:
    """The table with a computer holding a person's seat; with nobody present it is closed."""
    assert seat.user_id is not None, "only people are away"
    return pass_host_on(with_seat(table, seat, held=True), seat.user_id)


def after_missed_action(table: Table, seat: SavedSeat, deadline: datetime | None) -> Table:
    """The table after a computer has acted once for somebody whose time is up.

    While their turn goes on, their time stays up. When it has passed, it counts as missed; after three in a row a
    computer holds their seat. With nobody present the table rests until somebody comes back.
    """
    if table.to_act() == (seat.seat,):
        return with_saved(table, deadline=deadline, reminded=True)
    missed = seat.missed + 1
    after = with_seat(table, table.seats[seat.seat], missed=missed, held=missed >= TURNS_UNTIL_HELD)
    return pass_host_on(after, seat.user_id or 0) if missed >= TURNS_UNTIL_HELD and after.present else after
