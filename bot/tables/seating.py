"""A table before the match, as pure changes: who sits down, who gets up, which computers play along."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from bot.store.rows import SavedSeat
from bot.tables.problems import Problem
from bot.tables.table import Person, Table, with_saved

COMPUTER_NAMES: Final = ("Ada", "Bram", "Cato", "Daan", "Elsa", "Floor")
"""Names for computers; as many as the largest table has seats."""


def with_person(table: Table, person: Person) -> Table:
    """Somebody sits down on the next free seat.

    Raises:
        Problem: they sit here already, or every seat is taken.
    """
    if table.seat_of(person.user_id) is not None:
        raise Problem("already-seated")
    return _with_seats(table, [*_with_room(table), SavedSeat(0, person.user_id, person.name)])


def with_computer(table: Table, level: str) -> Table:
    """A computer of a level sits down on the next free seat.

    Raises:
        Problem: every seat is taken, or there is no such level.
    """
    if level not in table.game.computers:
        raise Problem("no-such-level")
    taken = {seat.name for seat in table.seats}
    name = next(name for name in COMPUTER_NAMES if name not in taken)
    return _with_seats(table, [*_with_room(table), SavedSeat(0, None, name, level)])


def without_computer(table: Table) -> Table:
    """The computer that sat down last gets up.

    Raises:
        Problem: there is none.
    """
    computers = [seat for seat in table.seats if seat.user_id is None]
    if not computers:
        raise Problem("no-computer")
    return _with_seats(table, [seat for seat in table.seats if seat is not computers[-1]])


def without_person(table: Table, user_id: int) -> Table:
    """Somebody gets up; if they were the host, the next person is. Nobody left: the table is closed.

    Raises:
        Problem: they do not sit here.
    """
    if table.seat_of(user_id) is None:
        raise Problem("not-seated")
    return pass_host_on(_with_seats(table, [seat for seat in table.seats if seat.user_id != user_id]), user_id)


def seats_again(table: Table) -> tuple[SavedSeat, ...]:
    """The seats of a rematch: no computer holds one, and nobody has missed or asked for anything yet.

    Whoever had their data erased is not there any more.
    """
    there = [seat for seat in table.seats if seat.user_id is not None or seat.level is not None]
    return tuple(SavedSeat(number, seat.user_id, seat.name, seat.level) for number, seat in enumerate(there))


def pass_host_on(table: Table, leaver: int) -> Table:
    """The table without its leaver as host; with nobody present it is closed."""
    if not table.present:
        return with_saved(table, phase="closed")
    if table.saved.host_id != leaver:
        return table
    return with_saved(table, host_id=table.present[0].user_id)


def _with_room(table: Table) -> tuple[SavedSeat, ...]:
    if len(table.seats) >= table.game.seats[-1]:
        raise Problem("table-full", seats=table.game.seats[-1])
    return table.seats


def _with_seats(table: Table, seats: Iterable[SavedSeat]) -> Table:
    numbered = tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats))
    return with_saved(table, seats=numbered, decisions=(0,) * len(numbered))
