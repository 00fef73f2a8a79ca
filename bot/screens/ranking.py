"""The ranking at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import Speech
from bot.screens.game import SeatLabel
from bot.screens.wording import lines, seat_name


def ranking_text(totals: Sequence[int], winner: int | None, seats: Sequence[SeatLabel], speech: Speech) -> str:
    """Every player by total, the winner first; who has the same total has the same place, but for the winner.

    Args:
        totals: the points of each seat.
        winner: the seat that has won; None while the match goes on: then there is no ranking.
        seats: who sits where.
        speech: the reader's language.
    """
    if winner is None:
        return ""
    order = sorted(range(len(totals)), key=lambda seat: (seat != winner, -totals[seat]))
    others = [total for seat, total in enumerate(totals) if seat != winner]
    return lines(
        speech(
            "game-rank",
            place=1 if seat == winner else 2 + sum([total > totals[seat] for total in others]),
            name=seat_name(seats[seat]),
            total=totals[seat],
            winner="yes" if seat == winner else "no",
        )
        for seat in order
    )
