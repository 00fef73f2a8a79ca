"""An arrangement as actions, tried on the melds on the table one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import JOKER, Card
from engine.duizenden.actions import Add, Lay, Swap
from engine.duizenden.arranging.rebuild import Rebuilt
from engine.duizenden.melds import SMALLEST_MELD, End, Meld, add_card, make_meld, swap_joker
from engine.duizenden.rules import DuizendenRules

AnyLay = Lay | Add | Swap


class Layout:
    """Melds on the table, old and new, and the lays that made them so."""

    def __init__(self, melds: Sequence[Meld], rules: DuizendenRules) -> None:
        self._rules = rules
        self._own = list(melds)
        self._new = list[Meld]()
        self._swaps = list[AnyLay]()
        self._adds = list[AnyLay]()

    @property
    def lays(self) -> tuple[AnyLay, ...]:
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
        self._swaps.append(Swap(card, number))

    def _free(self, card: Card, *, in_set: bool) -> None:
        for number, meld in enumerate(self._own):
            if meld.is_run != in_set and swap_joker(meld, card, self._rules):
                self.swap(number, card)
                return
        raise AssertionError(f"no joker stands for {card}")

    def _made(self, cards: Sequence[Card], *, run: bool) -> Meld:
        meld = make_meld(tuple(cards), self._rules, "run" if run else None)
        assert meld is not None
        return meld

    def _add(self, number: int, cards: Sequence[Card], end: End) -> None:
        for card in cards:
            meld = add_card(self._own[number], card, end, self._rules)
            assert meld is not None
            self._own[number] = meld
            self._adds.append(Add(card, number, end if meld.is_run else None))

    def _lay_joker(self) -> None:
        """Lay a joker where there is room, if need be after a new meld has been laid as two."""
        for where, meld in enumerate(self._new):
            longer = add_card(meld, JOKER, None, self._rules)
            if longer:
                self._new[where] = longer
                return
        for number, meld in enumerate(self._own):
            for end in ("high", "low"):
                if add_card(meld, JOKER, end, self._rules):
                    self._add(number, (JOKER,), end)
                    return
        self._divide()
        self._lay_joker()

    def _divide(self) -> None:
        """Make two of a new meld that is as large as it can be."""
        meld = self._new.pop()
        for one, other in _halves(meld):
            if set(one) != {JOKER} != set(other):
                self._new += [self._made(one, run=meld.is_run), self._made(other, run=meld.is_run)]
                return
        raise AssertionError("a full meld can be divided")


def _halves(meld: Meld) -> Iterator[tuple[Sequence[Card], Sequence[Card]]]:
    if meld.is_run:
        sizes = range(SMALLEST_MELD, len(meld.cards) - SMALLEST_MELD + 1)
        yield from [(meld.cards[:size], meld.cards[size:]) for size in sizes]
    else:
        cards = sorted(meld.cards)
        yield cards[::2], cards[1::2]


def _lay(meld: Meld) -> Lay:
    naturals = len(meld.cards) - meld.jokers
    return Lay(meld.cards, run=meld.is_run and naturals == 1)
