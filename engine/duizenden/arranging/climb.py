"""Prices that make a bound high, step by step.

Where runs leave more of a card than sets take its price goes up, where they leave less it goes down; likewise that of
jokers. A step goes on in part in the direction of those before it, which keeps it from going to and fro (a deflected
subgradient method).
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Final

from engine.cards import JOKER, SUITS
from engine.duizenden.arranging.bound import SHARES, Bound, Prices
from engine.duizenden.arranging.prices import Market

ONWARD: Final = 0.6
"""How much of the direction before is kept in the next."""

PATIENCE: Final = 3
"""Rounds without a better bound after which prices change more slowly."""

SLOWER: Final = 0.6
"""How much more slowly."""

INFINITE: Final = float("inf")

_Point = list[float]
"""A price or its change: for each card by suit and rank, a joker, a card that is kept, each promise by suit."""


class Climb:
    """Prices of a market on their way up.

    Args:
        market: what prices are for.

    Attributes:
        best: the highest bound so far.
        rounds: how often prices have changed.
    """

    def __init__(self, market: Market) -> None:
        question = market.question
        self._market = market
        self.rounds = 0
        self._highest: _Point = [price for suit in market.dearest for price in suit]
        cheapest_joker = 0 if question.easy_runs else -SHARES * question.worth.card[JOKER.index]
        self._lowest: _Point = [-INFINITE] * _JOKER + [cheapest_joker, 0]
        promises = [len(corner.starts) for corner in market.corners]
        self._highest += [INFINITE, INFINITE if question.keep else 0] + [INFINITE] * sum(promises)
        self._lowest += [-INFINITE] * sum(promises)
        self._promises = promises
        values = question.worth.card
        self._at: _Point = [price for ace in range(0, JOKER.index, 13) for price in _halves(values[ace : ace + 13])]
        self._at += [0] * (2 + sum(promises))
        self._way: _Point = [0] * len(self._at)
        self._bound = self.best = market.bound(self._prices())
        self._hope = SHARES * question.whole // 10
        self._best_at, self._pace, self._patience = self._at, 1.0, PATIENCE

    def go(self, rounds: int, enough: int | None = None) -> Bound:
        """The highest bound after some more rounds; one that is `enough` is high enough."""
        for _ in range(rounds):
            if (enough is not None and self.best.loss >= enough) or not self._step(enough):
                break
            self.rounds += 1
        return self.best

    def _step(self, enough: int | None) -> bool:
        """Change the prices once; whether there was a direction."""
        hoped = self.best.loss + self._hope if enough is None else enough
        self._way = [
            0.0 if (way < 0 and at <= low) or (way > 0 and at >= high) else way
            for way, at, low, high in zip(self._onward(), self._at, self._lowest, self._highest, strict=True)
        ]
        length = sum([way * way for way in self._way])
        if not length:
            return False
        far = self._pace * max(hoped - self._bound.loss, SHARES) / length
        self._at = [
            min(max(low, at + far * way), high)
            for at, way, low, high in zip(self._at, self._way, self._lowest, self._highest, strict=True)
        ]
        self._bound = self._market.bound(self._prices())
        self._patience -= 1
        if self._bound.loss > self.best.loss:
            self.best, self._best_at, self._patience = self._bound, self._at, PATIENCE
        elif not self._patience:
            self._bound, self._at, self._patience = self.best, self._best_at, PATIENCE
            self._way = [0] * len(self._at)
            self._pace, self._hope = self._pace * SLOWER, int(self._hope * SLOWER)
        return True

    def _onward(self) -> _Point:
        bound = self._bound
        here = [more for suit in bound.surplus for more in suit] + [bound.jokers, bound.kept]
        here += [more for suit in bound.corner for more in suit]
        return [more + ONWARD * way for more, way in zip(here, self._way, strict=True)]

    def _prices(self) -> Prices:
        whole = [round(price) for price in self._at]
        cards = tuple([tuple(whole[suit : suit + 14]) for suit in range(0, _JOKER, 14)])
        ends = list(accumulate(self._promises, initial=_KEPT + 1))
        corner = tuple([tuple(whole[begin:end]) for begin, end in pairwise(ends)])
        return Prices(cards, whole[_JOKER], whole[_KEPT], corner)


_JOKER: Final = 14 * len(SUITS)
_KEPT: Final = _JOKER + 1


def _halves(values: tuple[int, ...]) -> list[int]:
    return [0, *[SHARES * value // 2 for value in values]]
