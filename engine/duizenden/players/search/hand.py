"""A player in a playout: their hand and their melds as bits, and the single lays.

Melds are remembered only by the cards that fit them, so of two that the same card fits one may be forgotten; jokers
that lie are never swapped, and no run goes round the corner. So what is laid is legal, and more may be possible.
"""

from __future__ import annotations

from typing import Any, Final

from engine.cards import JOKER
from engine.duizenden.players.search.bits import (
    BITS,
    HIGH_ACES,
    HIGH_CARDS,
    INDEX_AT,
    LANE,
    LANE_MASK,
    LOW_ACES,
    PLACES,
    QUEEN,
    RANK,
    WHOLE,
)
from engine.duizenden.players.search.playout_rules import PlayoutRules
from engine.duizenden.rules.melds import SMALLEST_MELD
from engine.duizenden.rules.points import JOKER_POINTS

_JOKER: Final = JOKER.index


class Hand:
    """One player.

    Attributes:
        once, twice: the cards they hold, and those they hold twice, as bits.
        jokers: how many of their cards are jokers.
        count: how many they are.
        low, high: the places at which their runs may grow downwards and upwards.
        sets: the cards that fit their sets.
        table: points of their melds.
        opening: what they count towards the opening.
        opened: whether they have opened.
        log: what they lay, if somebody wants to know: the cards of a meld, or a card and where it is laid.
    """

    __slots__ = (
        "count",
        "high",
        "jokers",
        "log",
        "low",
        "once",
        "opened",
        "opening",
        "rules",
        "sets",
        "table",
        "twice",
    )

    def __init__(self, rules: PlayoutRules, once: int = 0, twice: int = 0, jokers: int = 0, count: int = 0) -> None:
        self.rules = rules
        self.once, self.twice, self.jokers, self.count = once, twice, jokers, count
        self.low = self.high = self.sets = 0
        self.table = self.opening = 0
        self.opened = False
        self.log: list[tuple[Any, ...]] | None = None

    def copy(self) -> Hand:
        """An equal hand, to be played on without changing this one."""
        other = _new(Hand)
        other.rules = self.rules
        other.once, other.twice, other.jokers, other.count = self.once, self.twice, self.jokers, self.count
        other.low, other.high, other.sets = self.low, self.high, self.sets
        other.table, other.opening, other.opened = self.table, self.opening, self.opened
        other.log = None if self.log is None else [*self.log]
        return other

    def held(self) -> int:
        """The points of the cards in hand."""
        once = self.once & ~LOW_ACES
        twice = self.twice & ~LOW_ACES
        return _plain(once) + _plain(twice) + JOKER_POINTS * self.jokers

    def receive(self, index: int) -> None:
        """One more card in hand, by `Card.index`."""
        bits = BITS[index]
        if bits:
            self.twice |= self.once & bits
            self.once |= bits
        else:
            self.jokers += 1
        self.count += 1

    def lose(self, bits: int) -> None:
        """Cards leave the hand; of an ace one bit is enough."""
        bits |= (bits & LOW_ACES) << 13 | (bits & HIGH_ACES) >> 13
        self.once = self.once & ~bits | self.twice & bits
        self.twice &= ~bits

    def lay_run(self, first: int, cards: int) -> bool:
        """Lay the longest run that begins at a bit; whether there are cards enough.

        Where `cards` has a place that the hand lacks a joker lies there.
        """
        spare = self.count - self.rules.kept
        if spare < SMALLEST_MELD:
            return False
        run, end, size = first * 7, first << 3, 3
        while cards & end and size < spare and size < 13:
            run |= end
            end <<= 1
            size += 1
        self.count -= size
        self._count_run(run)
        if run & ~self.once:
            self.jokers -= 1
        self.lose(run & self.once)
        self.low |= first >> 1 & PLACES
        self.high |= end & PLACES
        return True

    def _count_run(self, run: int) -> None:
        rules, places, cards = self.rules, run, []
        while places:
            bit = places & -places
            places ^= bit
            if bit & self.once:
                index = INDEX_AT[bit.bit_length()]
                low = bit & LOW_ACES
                self.table += rules.low_ace if low else rules.points[index]
                self.opening += rules.opening_low_ace if low else rules.opening[index]
                cards.append(index)
            else:
                self.table += rules.points[_JOKER]
                self.opening += rules.opening[_JOKER]
                cards.append(_JOKER)
        if self.log is not None:
            self.log.append(("run", *cards))

    def of_ranks(self) -> tuple[int, int]:
        """In one lane the ranks of which there are two cards or more, and three or more, for sets."""
        once = self.once
        a, b, c, d = once & LANE_MASK, once >> 16 & LANE_MASK, once >> 32 & LANE_MASK, once >> 48
        two = a & b
        one = a | b
        three = two & c
        two |= one & c
        one |= c
        three |= two & d
        two |= one & d
        twice = self.twice
        if twice and self.rules.twins:
            one |= d
            while twice:
                lane = twice & LANE_MASK
                three |= two & lane
                two |= one & lane
                twice >>= LANE
        return two & ~2, three & ~2

    def lay_set(self, number: int, jokers: int) -> bool:
        """Lay all cards of a rank (ace 14) and some jokers; whether there are cards enough."""
        rules, rank = self.rules, RANK[number]
        spare = min(self.count - rules.kept, rules.set_size)
        cards = self._of_rank(rank, spare - jokers)
        size = len(cards) + jokers
        if not SMALLEST_MELD <= size <= spare:
            return False
        fits = rank
        for index in cards:
            self.lose(BITS[index])
            if not rules.twins:
                fits &= ~BITS[index]
        cards += [_JOKER] * jokers
        self.table += sum([rules.points[index] for index in cards])
        self.opening += sum([rules.opening[index] for index in cards])
        self.jokers -= jokers
        self.count -= size
        if size < rules.set_size and (rules.twins or not jokers):
            self.sets |= fits | (fits & HIGH_ACES) >> 13
        if self.log is not None:
            self.log.append(("set", *cards))
        return True

    def _of_rank(self, rank: int, most: int) -> list[int]:
        """The cards of a rank that may lie in one set, by `Card.index`, no more than so many, the queen first."""
        cards = list[int]()
        for held in (self.once & rank, self.twice & rank if self.rules.twins else 0):
            left = held
            while left and len(cards) < most:
                bit = QUEEN if left & QUEEN else left & -left
                left ^= bit
                cards.append(INDEX_AT[bit.bit_length()])
        return cards

    def lay_off_joker(self) -> bool:
        """Lay a joker on a meld, a run before a set and its high end first; whether there is room for one."""
        if not self.rules.jokers_anywhere:
            return False
        if self.high:
            bit = self.high & -self.high
            self.high = self.high ^ bit | bit << 1 & PLACES
            where = "high"
        elif self.low:
            bit = self.low & -self.low
            self.low = self.low ^ bit | bit >> 1 & PLACES
            where = "low"
        elif self.sets and self.rules.twins:
            bit, where = self.sets & -self.sets, "set"
        else:
            return False
        self.jokers -= 1
        self.count -= 1
        self.table += self.rules.points[_JOKER]
        self.opening += self.rules.opening[_JOKER]
        if self.log is not None:
            self.log.append(("add", _JOKER, where, INDEX_AT[bit.bit_length()]))
        return True

    def fitting(self) -> int:
        """The cards that fit their melds, as bits."""
        return self.low | self.high | self.sets

    def lay_off_one(self, bit: int) -> None:
        """Lay a card, by one bit of it that is among `fitting`, on a meld."""
        low_ace = False
        if bit & self.sets:
            where = "set"
            if not self.rules.twins:
                self.sets &= ~WHOLE[bit.bit_length()]
        elif bit & self.high:
            where = "high"
            self.high = self.high ^ bit | bit << 1 & PLACES
        else:
            where = "low"
            self.low = self.low ^ bit | bit >> 1 & PLACES
            low_ace = bit & LOW_ACES > 0
        index = INDEX_AT[bit.bit_length()]
        self.table += self.rules.low_ace if low_ace else self.rules.points[index]
        self.opening += self.rules.opening_low_ace if low_ace else self.rules.opening[index]
        self.lose(bit)
        self.count -= 1
        if self.log is not None:
            self.log.append(("add", index, where, index))


_new: Final = object.__new__


def _plain(cards: int) -> int:
    """The points of cards, aces as high ones."""
    points = 5 * (cards.bit_count() + (cards & HIGH_CARDS).bit_count())
    return points + 10 * (cards & HIGH_ACES).bit_count() + (90 if cards & QUEEN else 0)
