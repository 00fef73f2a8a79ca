"""The lays that a hand allows, listed fast: new melds of three cards, cards that fit a meld, cards that free a joker.

Every longer meld is one of three with cards laid off on it, so from these lays every position can be reached. What
makes a meld and what fits one is decided by `engine.duizenden.rules.melds`, once for every shape, and looked up from
then on. For that a hand is a number with two bits for each card, one for each of its two copies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import combinations, count, product
from operator import or_
from typing import Final, Literal

from engine.cards import DECK, FULL_PACK, JOKER, RANKS, SUITS, Card
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.hands import Cards
from engine.duizenden.rules.melds import PACKS, SMALLEST_MELD, Meld, add_ends, make_meld, swap_joker
from engine.duizenden.rules.rules import DuizendenRules

Melds = tuple[Meld, ...]

_FIRST: Final = tuple([1 << 2 * card.index for card in DECK])
"""By `Card.index` the bit of the first copy; jokers, of which there may be more than two, are counted on top."""

_JOKER: Final = _FIRST[JOKER.index]
_FIRSTS: Final = sum(_FIRST[: JOKER.index])
_MOST_JOKERS: Final = SMALLEST_MELD - 1
_SUITS: Final = {suit: [card for card in FULL_PACK if card.suit == suit] for suit in SUITS}
_RANKS: Final = {number: [card for card in FULL_PACK if card.number == number] for number in range(1, len(RANKS) + 1)}


def lays_from(hand: Cards, melds: Melds, loose: int, rules: DuizendenRules) -> tuple[Lay, ...]:
    """The listed lays from a hand and loose jokers: new melds of three, then what can be laid on one's own melds."""
    return _listing_under(rules).lays(hand, melds, loose)


def melds_of_three(hand: Cards, loose: int, rules: DuizendenRules) -> tuple[LayMeld, ...]:
    """Every new meld of three cards from a hand and loose jokers, each once: runs by suit, then sets by rank."""
    return _listing_under(rules).new(hand, loose)


def melds_of_three_with(card: Card, hand: Cards, loose: int, rules: DuizendenRules) -> tuple[LayMeld, ...]:
    """The new melds of three cards from a hand and loose jokers that contain a certain card."""
    held, jokers = _held(hand)
    group = _listing_under(rules).with_card(card)
    return group.among(held & group.bits, min(jokers + loose, _MOST_JOKERS))


def lays_on(melds: Melds, hand: Cards, loose: int, rules: DuizendenRules) -> list[LayOff | SwapJoker]:
    """Cards from hand and loose jokers that fit one of some melds, and cards that free a joker there.

    Where a card fits at both ends of a run it is listed twice, the high end unnamed.
    """
    return _listing_under(rules).on(melds, hand, loose)


def _held(cards: Iterable[Card]) -> tuple[int, int]:
    """The bits of some natural cards, and the number of jokers."""
    jokers, counts = divmod(sum([_FIRST[card.index] for card in cards]), _JOKER)
    return counts | counts >> 1 & _FIRSTS, jokers


class _Group:
    """Some melds of three, looked up by what is held of the cards that are in one of them.

    Attributes:
        bits: those cards.
        among: by what is held of them, and by the number of jokers, two at most, those that can be made of it.
    """

    def __init__(self, lays: Sequence[LayMeld]) -> None:
        needs = [(*_held(lay.cards), lay) for lay in lays]
        self.bits = reduce(or_, [needed for needed, _, _ in needs], 0)
        self._with_jokers = [
            [(needed, lay) for needed, jokers, lay in needs if jokers <= most] for most in range(SMALLEST_MELD)
        ]
        self.among = lru_cache(maxsize=2048)(self._among)

    def _among(self, held: int, jokers: int) -> tuple[LayMeld, ...]:
        return tuple([lay for needed, lay in self._with_jokers[jokers] if needed & held == needed])


class _Listing:
    """What can be laid under one set of house rules.

    Attributes:
        with_card: all melds of three that contain a card, gathered when they are asked for.
        lays: what can be laid from a hand and loose jokers, remembered while a turn is played.
    """

    def __init__(self, rules: DuizendenRules) -> None:
        self._rules = rules
        groups = [self._legal(lays) for lays in (*map(_runs, _SUITS.values()), *map(_sets, _RANKS.values()))]
        self._groups = [(group.bits, group.among) for group in map(_Group, groups)]
        self.with_card = cache(lambda card: _Group([lay for lays in groups for lay in lays if card in lay.cards]))
        self.lays = lru_cache(maxsize=4096)(self._lays)
        self._fitting = lru_cache(maxsize=16384)(self._all_fitting)

    def _legal(self, lays: Iterable[LayMeld]) -> list[LayMeld]:
        """Those lays that make a meld lying as it is written."""
        made = [(lay, make_meld(lay.cards, self._rules, "run" if lay.run else None)) for lay in lays]
        return [lay for lay, meld in made if meld is not None and meld.cards == lay.cards]

    def _lays(self, hand: Cards, melds: Melds, loose: int) -> tuple[Lay, ...]:
        return (*self.new(hand, loose), *(self.on(melds, hand, loose) if melds else ()))

    def new(self, hand: Cards, loose: int) -> tuple[LayMeld, ...]:
        """The melds of three."""
        held, jokers = _held(hand)
        jokers = min(jokers + loose, _MOST_JOKERS)
        least, lays = SMALLEST_MELD - jokers, list[LayMeld]()
        for bits, among in self._groups:
            some = held & bits
            if some.bit_count() >= least:
                lays += among(some, jokers)
        return tuple(lays)

    def on(self, melds: Melds, hand: Cards, loose: int) -> list[LayOff | SwapJoker]:
        """What can be laid on some melds."""
        held = {*hand, JOKER} if loose else {*hand}
        fitting = map(self._fitting, count(), melds)
        return [lay for lays in fitting for lay in lays if lay.card in held]

    def _all_fitting(self, number: int, meld: Meld) -> tuple[LayOff | SwapJoker, ...]:
        natural, lays = meld.natural, list[LayOff | SwapJoker]()
        for card in (*(_SUITS[natural.suit] if meld.is_run else _RANKS[natural.number]), JOKER):
            ends = add_ends(meld, card, self._rules)
            if ends:
                lays.append(LayOff(card, number))
            if len(ends) > 1:
                lays.append(LayOff(card, number, "low"))
            if self._rules.joker_swap == "own" and swap_joker(meld, card, self._rules):
                lays.append(SwapJoker(card, number))
        return tuple(lays)


def _runs(suit: Sequence[Card]) -> Iterator[LayMeld]:
    """Every three places of a suit in a row, round the corner too, with and without jokers."""
    places = [*suit, *suit[:_MOST_JOKERS]]
    for start in range(len(suit)):
        for cards in product(*[(card, JOKER) for card in places[start : start + SMALLEST_MELD]]):
            yield LayMeld(cards, run=cards.count(JOKER) > 1)


def _sets(rank: Sequence[Card]) -> Iterator[LayMeld]:
    """Every three cards of a rank, with and without jokers."""
    cards = [card for card in rank for _ in range(PACKS)] + [JOKER] * _MOST_JOKERS
    return map(LayMeld, dict.fromkeys(combinations(cards, SMALLEST_MELD)))


def _listing_under(rules: DuizendenRules) -> _Listing:
    return _listing(rules.wrap_runs, rules.duplicate_suits_in_set, rules.max_jokers_per_meld, rules.joker_swap)


@cache
def _listing(
    wrap: bool, duplicates: bool, most_jokers: Literal[1, 2] | None, joker_swap: Literal["own", "off"]
) -> _Listing:
    """What can be laid depends on these house rules and no others."""
    return _Listing(
        DuizendenRules(
            wrap_runs=wrap, duplicate_suits_in_set=duplicates, max_jokers_per_meld=most_jokers, joker_swap=joker_swap
        )
    )
