"""What a player may want to lay in one press, best first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bot.screens.duizenden.melds_in_hand import melds_in_hand
from bot.screens.duizenden.picks import at_hand, fitting, why_not
from engine.cards import JOKER, Card, in_order
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff
from engine.duizenden.rules.lays import melds_after
from engine.duizenden.rules.melds import Meld, meld_points
from engine.duizenden.rules.points import JOKER_POINTS, card_points
from engine.duizenden.rules.view import DuizendenView

_MELDS_FIRST: Final = 6
"""So many melds come before the cards that fit one's own melds; the rest of them after."""

_MELDS: Final = 25
"""So many melds of the hand are thought of, beside the best lays."""


class Offer(msgspec.Struct, frozen=True):
    """A lay in one press.

    Attributes:
        lay: what is done.
        cards: the cards of a new meld as they will lie there; the one card that is laid off.
        points: what they are worth on the table.
    """

    lay: LayMeld | LayOff
    cards: tuple[Card, ...]
    points: int

    @property
    def rank(self) -> tuple[int, int]:
        """The best comes first: most points beside jokers, for these are worth the same anywhere."""
        jokers = self.cards.count(JOKER)
        return jokers * JOKER_POINTS - self.points, jokers


def offers(view: DuizendenView, best: Sequence[Lay]) -> list[Offer]:
    """New melds of the hand and cards that fit one's own melds, none twice.

    What has to be laid comes first, then what belongs to the `best` lays that can be made together, then the rest. A
    joker is offered for one's own melds only where it has to be laid, and for the high end: naming ends is for who
    chooses cards.
    """
    melds = sorted(_melds(view, best), key=lambda offer: (offer.lay not in best, offer.rank))
    lay_offs = sorted(_lay_offs(view), key=lambda offer: (offer.lay not in best, offer.rank))
    found = [*melds[:_MELDS_FIRST], *lay_offs, *melds[_MELDS_FIRST:]]
    return sorted(found, key=lambda offer: not _is_owed(offer, view))


def _is_owed(offer: Offer, view: DuizendenView) -> bool:
    return view.to_lay in offer.cards or (view.loose > 0 and JOKER in offer.cards)


# ------------------------------------------------------------------------------------------------------------ lays


def _lay_offs(view: DuizendenView) -> Iterator[Offer]:
    for lay in fitting(view):
        owed = lay.card is not JOKER or view.loose or view.to_lay is JOKER
        if isinstance(lay, LayOff) and lay.end is None and owed:
            yield Offer(lay, (lay.card,), card_points(lay.card))


def _melds(view: DuizendenView, best: Sequence[Lay]) -> Iterator[Offer]:
    """The melds of the best lays as they are there, then all others; `best` may need jokers that are not loose yet."""
    seen: set[tuple[Card, ...]] = set()
    hand = at_hand(view)
    best_melds = [lay for lay in best if isinstance(lay, LayMeld)]
    for lay in [*best_melds, *map(_named, melds_in_hand(hand, view.rules, _MELDS))]:
        cards = in_order(lay.cards)
        (meld,) = melds_after((), lay, view.rules)
        if cards not in seen and cards.count(JOKER) <= hand.count(JOKER) and why_not(view, lay) is None:
            seen.add(cards)
            yield Offer(lay, meld.cards, meld_points(meld, view.rules))


def _named(meld: Meld) -> LayMeld:
    """A meld as the notation names it: a run with a word where it could be a set."""
    return LayMeld(meld.cards, run=meld.is_run and len(meld.cards) - meld.jokers == 1)
