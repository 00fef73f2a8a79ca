"""What is asked: cards by suit and rank, one's own melds, and what counts."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

import msgspec

from engine.cards import FULL_PACK, JOKER, SUITS, Card
from engine.duizenden.rules.actions import SwapJoker
from engine.duizenden.rules.melds import PACKS, Meld, meld_worth, set_limits
from engine.duizenden.rules.points import LONGEST_RUN, Worth
from engine.duizenden.rules.rules import DuizendenRules

UNLIMITED: Final = 99
"""Jokers that a meld may hold where it may hold all there are."""

IMPOSSIBLE: Final = 99
"""More jokers than there are."""

COMPLETE: Final = 3
"""Cards with which a meld is one; to a longer run the same can happen as to one of so many."""

RANK_COUNT: Final = 13


class Case(msgspec.Struct, frozen=True):
    """A hand and one's own melds after some jokers have been swapped out.

    Attributes:
        cards: the hand, without loose jokers.
        melds: one's melds on the table.
        loose: how many jokers are loose; they have to be laid.
        lays: the swaps that led here.
    """

    cards: tuple[Card, ...]
    melds: tuple[Meld, ...]
    loose: int = 0
    lays: tuple[SwapJoker, ...] = ()


class OwnRun(NamedTuple):
    """A run on the table.

    Attributes:
        meld: its number among one's melds.
        suit: 0 to 3, in the order of `SUITS`.
        low: the place of its first card, 1 to 14; 0 where nothing fits below it.
        above: the place above its last card; 0 where nothing fits there.
        jokers: how many it holds.
        ace: points that its lowest card, an ace, counts more once a king lies below it (`wrap_runs`).
    """

    meld: int
    suit: int
    low: int
    above: int
    jokers: int
    ace: int


class Room(NamedTuple):
    """What a set takes: cards of each suit, jokers, cards in all; `meld` is its number, None for a new one."""

    meld: int | None
    suits: tuple[int, ...]
    jokers: int
    size: int


class SolverProblem:
    """One question to the solver.

    Attributes:
        case, rules, worth: the cards, the house rules, how cards are counted.
        required: a card that has to be laid.
        keep: whether a card has to be left to end the turn with.
        counts: by suit and rank (1 to 13) how many natural cards there are.
        jokers, held: jokers in all, and those in hand; only these may stay there.
        limit: jokers that one meld may hold, `UNLIMITED` where it may hold all of them.
        joker: points that a joker counts, at most in a set where that differs.
        runs, sets: one's own runs, and by rank the room of one's own sets.
        new_set: the room of a new set.
        whole: points of all melds if every card lay on them.
        most: an upper bound of the points of all melds: the cheapest card is kept, if one has to be.
    """

    def __init__(self, case: Case, rules: DuizendenRules, worth: Worth, required: Card | None, *, keep: bool) -> None:
        self.case, self.rules, self.worth, self.required, self.keep = case, rules, worth, required, keep
        hand = Counter(case.cards)
        suits = [FULL_PACK[ace : ace + RANK_COUNT] for ace in range(0, len(FULL_PACK), RANK_COUNT)]
        self.counts = [(0, *[min(hand[card], PACKS) for card in suit]) for suit in suits]
        self.held, self.jokers = hand[JOKER], hand[JOKER] + case.loose
        most, there = rules.max_jokers_per_meld, self.jokers + sum([meld.jokers for meld in case.melds])
        self.limit = UNLIMITED if most is None or there <= most else most
        self.joker = max(worth.joker_in_set)
        self.runs = [self._own_run(number, meld) for number, meld in enumerate(case.melds) if meld.is_run]
        twins, size = set_limits(rules)
        self.new_set = Room(None, (twins,) * len(SUITS), self.limit, size)
        self.sets: dict[int, tuple[Room, ...]] = {}
        for number, meld in enumerate(case.melds):
            if not meld.is_run:
                free = tuple([twins - sum([card.suit == suit for card in meld.cards]) for suit in SUITS])
                room = Room(number, free, self.limit - meld.jokers, size - len(meld.cards))
                self.sets[meld.number] = (*self.sets.get(meld.number, ()), room)
        naturals = [many for counts in self.counts for many in counts[1:]]
        values = [(value, many) for value, many in zip(worth.card, naturals, strict=False) if many]
        values += [(self.joker, self.jokers)] if self.jokers else []
        on_table = sum([meld_worth(meld, worth) for meld in case.melds]) + sum([run.ace for run in self.runs])
        self.whole = on_table + sum([value * many for value, many in values])
        kept = min([value for value, _ in values], default=0) if keep else 0
        self.most = self.whole - kept + self.jokers * (worth.card[JOKER.index] - self.joker)

    def _own_run(self, number: int, meld: Meld) -> OwnRun:
        suit, low, above, ace = SUITS.index(meld.natural.suit), meld.start, meld.start + len(meld.cards), 0
        if len(meld.cards) >= LONGEST_RUN:
            low = above = 0
        elif self.rules.wrap_runs:
            above = (above - 1) % RANK_COUNT + 1
            ace = self.worth.card[0] - self.worth.low_ace if low == 1 and meld.cards[0] is not JOKER else 0
        else:
            low, above = low if low > 1 else 0, above if above <= LONGEST_RUN else 0
        return OwnRun(number, suit, low, above, meld.jokers, ace)

    @property
    def room(self) -> int:
        """How many jokers can still be laid on one's own runs."""
        runs = [meld for meld in self.case.melds if meld.is_run]
        return min(self.jokers, sum([min(self.limit - run.jokers, LONGEST_RUN - len(run.cards)) for run in runs]))

    def rooms(self, rank: int) -> tuple[Room, ...]:
        """The room of one's own sets of a rank and of new ones: two of them where suits or jokers do not fit one."""
        narrow = self.new_set.suits[0] < PACKS or self.limit != UNLIMITED
        return *self.sets.get(rank, ()), *(self.new_set,) * (1 + narrow)
