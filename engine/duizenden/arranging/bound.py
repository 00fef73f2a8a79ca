"""Prices of cards and jokers, and what is lost at least under them: see `prices`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.duizenden.arranging.ground import JOKERS, KEPT

SHARES: Final = 16
"""Prices, and what is lost under them, are counted in sixteenths of a point."""

Ahead = dict[int, int]
"""By the field of a suit what its runs lose at least from a place on, in shares."""


class Prices(NamedTuple):
    """Prices in shares of a point.

    Attributes:
        cards: by suit and rank what a run pays that leaves a card to a set, at most `Market.dearest`.
        joker: what a joker costs; less than nothing where one that stays in hand costs more.
        kept: what is paid back for a card that stays in hand to end the turn with.
        corner: by suit and promise what is paid for it at the start and given back where it is kept at the end.
    """

    cards: tuple[tuple[int, ...], ...]
    joker: int
    kept: int
    corner: tuple[tuple[int, ...], ...]


class Bound(NamedTuple):
    """What is lost at least under some prices.

    Attributes:
        prices: the prices.
        loss: the bound, in shares.
        starts: by suit what its runs lose at least with each promise.
        ahead: by suit, leg by leg and after the last one, by field what its runs lose at least from there on.
        ranks: by rank what its sets lose at least.
        surplus: by suit and rank how many more cards runs leave than sets take.
        jokers: how many more jokers are spent than there are.
        kept: how many more cards should stay in hand.
        corner: by suit and promise how much more often it is given than kept.
        owed: what is lost at least beside that of runs and sets; less than nothing where it is given back.
    """

    prices: Prices
    loss: int
    starts: list[list[int]]
    ahead: list[list[Ahead]]
    ranks: dict[int, int]
    surplus: list[list[int]]
    jokers: int
    kept: int
    corner: list[list[int]]
    owed: int

    @property
    def beside_runs(self) -> int:
        """What is lost at least apart from the runs."""
        return self.owed + sum(self.ranks.values())

    def without_prices(self, state: int, ends: Sequence[tuple[int, int]], lost: int) -> int:
        """The points that a way to a last state has lost, from the shares.

        `ends`: by suit the last field and the place of the promise with which it started.
        """
        lost += self.prices.joker * (state & JOKERS) - (0 if state & KEPT else self.prices.kept)
        for suit, (field, promise) in enumerate(ends):
            lost -= self.prices.corner[suit][promise] + self.ahead[suit][-1][field]
        return lost // SHARES
