"""Lays to one's own melds that are tried beforehand, where a house rule makes them too entangled for one sweep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from engine.cards import JOKER, Card
from engine.duizenden.rules.actions import LayOff, SwapJoker
from engine.duizenden.rules.melds import Meld, add_card, add_ends, swap_joker
from engine.duizenden.rules.points import LONGEST_RUN
from engine.duizenden.rules.rules import DuizendenRules


class Case(msgspec.Struct, frozen=True):
    """Cards and melds after some lays.

    Attributes:
        cards: what is in hand, freed jokers included.
        melds: one's own melds.
        lays: the lays that led here.
        laid: the cards that they laid, freed jokers apart.
        freed: how many of the jokers in hand are freed and have to be laid.
    """

    cards: tuple[Card, ...]
    melds: tuple[Meld, ...]
    lays: tuple[LayOff | SwapJoker, ...] = ()
    laid: tuple[Card, ...] = ()
    freed: int = 0

    def after(self, number: int, meld: Meld, lay: LayOff | SwapJoker) -> Case:
        """The case after one more lay on a meld; a freed joker is laid before one of the hand."""
        cards = list(self.cards)
        cards.remove(lay.card)
        freed, laid = self.freed, (*self.laid, lay.card)
        if isinstance(lay, SwapJoker):
            cards.append(JOKER)
            freed += 1
        elif lay.card is JOKER and freed:
            freed, laid = freed - 1, self.laid
        melds = (*self.melds[:number], meld, *self.melds[number + 1 :])
        return Case(tuple(cards), melds, (*self.lays, lay), laid, freed)


def swap_cases(case: Case, rules: DuizendenRules) -> Iterator[Case]:
    """A case as it is, and after every choice of swaps (Duizenden, A turn, Jokers)."""
    if rules.joker_swap == "off":
        yield case
        return
    pairs = [(n, card) for n, meld in enumerate(case.melds) if JOKER in meld.cards for card in sorted(set(case.cards))]
    yield from _swapped(case, pairs, rules)


def _swapped(case: Case, pairs: Sequence[tuple[int, Card]], rules: DuizendenRules) -> Iterator[Case]:
    if not pairs:
        yield case
        return
    number, card = pairs[0]
    yield from _swapped(case, pairs[1:], rules)
    if card in case.cards:
        meld = swap_joker(case.melds[number], card, rules)
        if meld is not None:
            yield from _swapped(case.after(number, meld, SwapJoker(card, number)), pairs, rules)


LONG: Final = 10
"""A run of so many cards reaches so far round the corner that what is laid at one end matters at the other."""


def long_run_cases(case: Case, rules: DuizendenRules) -> Iterator[Case]:
    """A case as it is, and after every way to make long runs longer (House rules, `wrap_runs`)."""
    seen: set[tuple[tuple[Meld, ...], tuple[Card, ...]]] = set()
    todo = [case]
    while todo:
        now = todo.pop()
        key = now.melds, tuple(sorted(now.cards))
        if key not in seen:
            seen.add(key)
            yield now
            todo += _one_longer(now, rules) if rules.wrap_runs else []


def _one_longer(case: Case, rules: DuizendenRules) -> Iterator[Case]:
    """The case after every card that fits a long run has been laid there."""
    for number, meld in enumerate(case.melds):
        if meld.is_run and LONG <= len(meld.cards) < LONGEST_RUN:
            for card in sorted(set(case.cards)):
                for end in add_ends(meld, card, rules):
                    longer = add_card(meld, card, end, rules)
                    assert longer is not None
                    yield case.after(number, longer, LayOff(card, number, end))
