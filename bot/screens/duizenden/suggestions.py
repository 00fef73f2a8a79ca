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


def offers(view: DuizendenView, best: Sequence[Lay]) -> list[Offer]:
    """New melds of the hand and cards that fit one's own melds, none twice.

    What has to be laid comes first, then what belongs to the `best` lays that can be made together, then the rest:
    most points beside jokers first, for these are worth the same anywhere. A joker is offered for one's own melds
    only where it has to be laid, and for the high end: naming ends is for who chooses cards.
    """

    def rank(offer: Offer) -> tuple[bool, int, int]:
        jokers = offer.cards.count(JOKER)
        return offer.lay not in best, jokers * JOKER_POINTS - offer.points, jokers

    def is_owed(offer: Offer) -> bool:
        return view.to_lay in offer.cards or (view.loose > 0 and JOKER in offer.cards)

    melds = sorted(_melds(view, best), key=rank)
    lay_offs = [lay for lay in fitting(view) if isinstance(lay, LayOff) and lay.end is None]
    fits = [Offer(lay, lay.cards, card_points(lay.card)) for lay in lay_offs]
    wanted = [offer for offer in fits if JOKER not in offer.cards or is_owed(offer)]
    found = [*melds[:_MELDS_FIRST], *sorted(wanted, key=rank), *melds[_MELDS_FIRST:]]
    return sorted(found, key=is_owed, reverse=True)


def _melds(view: DuizendenView, best: Sequence[Lay]) -> Iterator[Offer]:
    """The melds of the best lays as they are there, then all others; `best` may need jokers that are not loose yet."""
    seen, hand = set[tuple[Card, ...]](), at_hand(view)
    lays = [lay for lay in best if isinstance(lay, LayMeld)]
    for lay in [*lays, *map(_named, melds_in_hand(hand, view.rules, _MELDS))]:
        cards = in_order(lay.cards)
        (meld,) = melds_after((), lay, view.rules)
        if cards not in seen and cards.count(JOKER) <= hand.count(JOKER) and why_not(view, lay) is None:
            seen.add(cards)
            yield Offer(lay, meld.cards, meld_points(meld, view.rules))


def _named(meld: Meld) -> LayMeld:
    """A meld as the notation names it: a run with a word where it could be a set."""
    return LayMeld(meld.cards, run=meld.is_run and len(meld.cards) - meld.jokers == 1)
