"""What is being written down for a round, seat by seat, and what comes of it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Event, GameOver, RoundOver
from engine.thousand.rules.events import UndealtShown
from engine.thousand.rules.state import Mark, Outcome, SheetLine, ThousandState


class Ledger:
    """The booking of one round. It lives while the round is counted and is then closed into a state.

    Attributes:
        state: the round as played, nothing written yet.
        points: written for this round so far, penalties included, by seat.
        totals: after what has been written, by seat.
        bolts: by seat.
        barrel: failed attempts on the barrel, by seat.
        marks: what the score sheet notes, by seat.
        events: what has happened while counting.
    """

    def __init__(self, state: ThousandState) -> None:
        assert state.round.declarer is not None
        self.state, self.rules, self.round = state, state.rules, state.round
        self.declarer = state.round.declarer
        self.points = [0] * state.seats
        self.totals = list(state.totals)
        self.bolts = list(state.bolts)
        self.barrel = list(state.barrel)
        self.marks: list[list[Mark]] = [
            [] if seat in self.round.players else ["sat-out"] for seat in range(state.seats)
        ]
        self.events: list[Event] = []

    def write(self, seat: int, points: int) -> int:
        """Write points, or a penalty (negative), doubled where the round or the blind bid says so.

        Returns:
            what has been written.
        """
        if self.round.golden or (self.round.dark and seat == self.declarer):
            points *= 2
        self.points[seat] += points
        self.totals[seat] += points
        return points

    def has_barrel_total(self, seat: int) -> bool:
        """Whether a seat stands on the barrel now."""
        return self.rules.barrel_at <= self.totals[seat] < self.rules.target

    def close(self) -> Outcome:
        """The state with everything written, and what has happened."""
        round_, winner = self.round, self._winner()
        totals = tuple(self.totals)
        line = self._line()
        self.events.append(RoundOver(round_.number, line.points, totals))
        if round_.undealt:
            self.events.append(UndealtShown(round_.undealt))
        if winner is not None:
            self.events.append(GameOver(totals, winner))
        after = replace(
            self.state,
            round=replace(round_, phase="counted" if winner is None else "over"),
            totals=totals,
            bolts=tuple(self.bolts),
            barrel=tuple([count if self.has_barrel_total(seat) else 0 for seat, count in enumerate(self.barrel)]),
            sheet=(*self.state.sheet, line),
            winner=winner,
        )
        return after, tuple(self.events)

    def _line(self) -> SheetLine:
        round_ = self.round
        return SheetLine(
            round=round_.number,
            dealer=round_.dealer,
            declarer=self.declarer,
            contract=round_.contract,
            golden=round_.golden,
            dark=round_.dark,
            points=tuple(self.points),
            totals=tuple(self.totals),
            marks=tuple([tuple(marks) for marks in self.marks]),
        )

    def _winner(self) -> int | None:
        """The highest total at the goal; of equals the declarer, else the first left of the dealer (Thousand, End)."""
        highest = max(self.totals)
        if highest < self.rules.target:
            return None
        tied = [seat for seat in self.round.players if self.totals[seat] == highest]
        return self.declarer if self.declarer in tied else tied[0]
