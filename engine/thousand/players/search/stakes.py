"""What the end of a round is worth for the match: it is counted by the rules, and the totals then weighed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.cards import Card
from engine.thousand.players.search.equity import equity
from engine.thousand.rules.score import count_round, count_surrender
from engine.thousand.rules.state import Marriage, Round, ThousandState
from engine.thousand.rules.view import ThousandView

_NOTHING = (Card("9S"),)
"""A trick without points."""


class Stakes:
    """Weighs how a round may end, for the player of a view. Ends that it has weighed it remembers."""

    def __init__(self, view: ThousandView) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._players = view.players
        self._known: dict[tuple[int, ...], float] = {}
        nobody = ((),) * view.seats
        self._start = ThousandState(
            rules=view.rules,
            seed=0,
            round=Round(
                number=view.round,
                dealer=view.dealer,
                players=view.players,
                hands=nobody,
                prikup=(),
                undealt=(),
                phase="play",
                turn=view.players[0],
                taken=nobody,
                golden=view.golden,
                dark=view.dark,
            ),
            totals=view.totals,
            bolts=view.bolts,
            barrel=view.barrel,
        )

    def now(self) -> float:
        """The chance to win the match, 0 to 1, before the round, if nobody knows their cards."""
        return equity(self._start)[self._seat]

    def of(self, declarer: int, contract: int, points: Sequence[int], tricks: Sequence[int]) -> float:
        """The chance to win the match, 0 to 1, after a round that ends with these points and tricks, by player."""
        key = (declarer, contract, *points, *[taken > 0 for taken in tricks])
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._counted(declarer, contract, points, tricks)
        return value

    def of_surrender(self, declarer: int, contract: int) -> float:
        """The chance to win the match, 0 to 1, about, if the declarer gives the round up."""
        round_ = replace(self._start.round, declarer=self._players[declarer], contract=contract)
        return equity(count_surrender(replace(self._start, round=round_))[0])[self._seat]

    def _counted(self, declarer: int, contract: int, points: Sequence[int], tricks: Sequence[int]) -> float:
        taken = list(self._start.round.taken)
        for at, seat in enumerate(self._players):
            taken[seat] = _NOTHING if tricks[at] else ()
        written = tuple([Marriage(seat, "S", points[at]) for at, seat in enumerate(self._players)])
        round_ = replace(
            self._start.round,
            declarer=self._players[declarer],
            contract=contract,
            taken=tuple(taken),
            marriages=written,
        )
        return equity(count_round(replace(self._start, round=round_))[0])[self._seat]
