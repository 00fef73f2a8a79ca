"""Who may ask for what at a table."""

from __future__ import annotations

from bot.store.rows import SavedSeat, SavedTable
from bot.tables.problems import Problem
from bot.tables.table import Table


def seat_at(table: Table, user_id: int) -> SavedSeat:
    """The seat of somebody at a table.

    Raises:
        Problem: ``outsider``, they do not sit here.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise Problem("outsider")
    return seat


def seated(table: Table, user_id: int) -> Table:
    """The table, if somebody sits at it.

    Raises:
        Problem: ``outsider``, they do not sit here.
    """
    seat_at(table, user_id)
    return table


def hosted(table: Table, user_id: int) -> Table:
    """The table, if somebody is its host.

    Raises:
        Problem: ``not-host``, they are not.
    """
    if table.saved.host_id != user_id:
        raise Problem("not-host", host=host_name(table.saved))
    return table


def host_name(saved: SavedTable) -> str:
    """The name of the host; a question mark where there is none."""
    return next((seat.name for seat in saved.seats if seat.user_id == saved.host_id), "?")


def match_seat(table: Table, user_id: int) -> SavedSeat:
    """The seat of somebody in a match that is being played.

    Raises:
        Problem: they do not sit here, or no match is being played.
    """
    seat = seat_at(table, user_id)
    if table.saved.phase == "lobby":
        raise Problem("not-started")
    if table.saved.phase != "playing":
        raise Problem("already-closed")
    return seat


def playing_seat(table: Table, user_id: int) -> SavedSeat:
    """The seat of somebody in a match that is being played, and that no computer holds for them.

    Raises:
        Problem: they do not sit here, no match is being played, or a computer holds their seat.
    """
    seat = match_seat(table, user_id)
    if seat.held:
        raise Problem("away")
    return seat


def hinted_seat(table: Table, user_id: int) -> SavedSeat:
    """The seat of somebody who may be given a hint now.

    Raises:
        Problem: they do not sit here, a computer holds their seat, it is not their turn, or hints are forbidden.
    """
    seat = playing_seat(table, user_id)
    if not table.saved.hints_allowed:
        raise Problem("no-hints")
    if table.to_act() != (seat.seat,):
        raise Problem("not-your-turn")
    return seat
