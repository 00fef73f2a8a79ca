"""An arrangement as actions, tried on the melds on the table one by one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import JOKER, Card
from engine.duizenden.arranging.rebuild import Rebuilt
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.melds import SMALLEST_MELD, End, Meld, add_card, add_ends, make_meld, swap_joker
from engine.duizenden.rules.rules import DuizendenRules


class Layout:
    """Melds on the table, old and new, and the lays that made them so."""

    def __init__(self, melds: Sequence[Meld], rules: DuizendenRules) -> None:
        self._rules = rules
        self._own = list(melds)
        self._new = list[Meld]()
        self._swaps = list[Lay]()
        self._adds = list[Lay]()

    @property
    def lays(self) -> tuple[Lay, ...]:
        """The lays in an order in which they can be played: jokers freed, new melds, cards added."""
        return *self._swaps, *[_lay(meld) for meld in self._new], *self._adds

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds afterwards, the old ones first."""
        return *self._own, *self._new

    def lay(self, rebuilt: Rebuilt, spare: int) -> None:
        """Lay what a sweep came to, and then the jokers that can lie anywhere."""
        for card, in_set in rebuilt.freeing:
            self._free(card, in_set=in_set)
        for cards in rebuilt.sets:
            self._new.append(self._made(cards, run=False))
        for cards in rebuilt.runs:
            self._new.append(self._made(cards, run=True))
        for number, cards in rebuilt.onto.items():
            self._add(number, cards, "high")
        for number, cards in rebuilt.below.items():
            self._add(number, cards, "low")
        for number, cards in rebuilt.above.items():
            self._add(number, cards, "high")
        for _ in range(spare):
            self._lay_joker()

    def swap(self, number: int, card: Card) -> None:
        """Free a joker of one's own meld with a card."""
        meld = swap_joker(self._own[number], card, self._rules)
        assert meld is not None
        self._own[number] = meld
        self._swaps.append(SwapJoker(card, number))

    def _free(self, card: Card, *, in_set: bool) -> None:
        fitting = [at for at, meld in enumerate(self._own) if meld.is_run != in_set]
        self.swap(next(at for at in fitting if swap_joker(self._own[at], card, self._rules)), card)

    def _made(self, cards: Sequence[Card], *, run: bool) -> Meld:
        meld = make_meld(tuple(cards), self._rules, "run" if run else None)
        assert meld is not None
        return meld

    def _add(self, number: int, cards: Sequence[Card], end: End) -> None:
        for card in cards:
            meld = add_card(self._own[number], card, end, self._rules)
            assert meld is not None
            self._own[number] = meld
            self._adds.append(LayOff(card, number, end if meld.is_run else None))

    def _lay_joker(self) -> None:
        """Lay a joker where there is room, if need be after a new meld has been laid as two."""
        for where, meld in enumerate(self._new):
            longer = add_card(meld, JOKER, None, self._rules)
            if longer:
                self._new[where] = longer
                return
        for number, meld in enumerate(self._own):
            ends = add_ends(meld, JOKER, self._rules)
            if ends:
                self._add(number, (JOKER,), ends[-1])
                return
        self._divide(self._new.pop())
        self._lay_joker()

    def _divide(self, meld: Meld) -> None:
        """Lay as two a meld that is as large as it can be; at most half of its cards are jokers, the last of a run."""
        cards = meld.cards if meld.is_run else tuple(sorted(meld.cards))
        parts = (cards[:SMALLEST_MELD], cards[SMALLEST_MELD:]) if meld.is_run else (cards[::2], cards[1::2])
        self._new += [self._made(part, run=meld.is_run) for part in parts]


def _lay(meld: Meld) -> LayMeld:
    naturals = len(meld.cards) - meld.jokers
    return LayMeld(meld.cards, run=meld.is_run and naturals == 1)
