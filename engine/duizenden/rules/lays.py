"""The lays that a hand allows, listed fast: new melds of three cards, cards that fit a meld, jokers to be swapped.

Every longer meld is one of three with cards added, so from these lays every position can be reached. What fits is
decided by `engine.duizenden.rules.melds`, once for every shape, and looked up from then on.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final, Literal

from engine.cards import DECK, FULL_PACK, JOKER, RANKS, SUITS, Card
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.hands import Cards
from engine.duizenden.rules.melds import SMALLEST_MELD, Meld, add_card, add_ends, make_meld, swap_joker
from engine.duizenden.rules.rules import DuizendenRules

# A hand is counted in one number: two bits for each card, the four suits of a rank side by side, jokers on top.
_CARD: Final = 2
_RANK: Final = _CARD * len(SUITS)
_JOKERS: Final = _RANK * len(RANKS)
_ONE_OF: Final = {
    card: 1 << _RANK * (card.number - 1) + _CARD * SUITS.index(card.suit) if card is not JOKER else 1 << _JOKERS
    for card in DECK
}
_WHOLE_RANK: Final = (1 << _RANK) - 1
_EACH_RANK: Final = sum([1 << _RANK * rank for rank in range(len(RANKS))])
_LOW_PAIRS: Final = 0b00110011 * _EACH_RANK
_LOW_HALVES: Final = 0b00001111 * _EACH_RANK
_WHOLE_SUIT: Final = sum([_ONE_OF[card] for card in FULL_PACK if card.suit == SUITS[0]])


def melds_of_three(hand: tuple[Card, ...], loose: int, rules: DuizendenRules) -> tuple[LayMeld, ...]:
    """New melds of three cards from a hand and loose jokers, each once."""
    return _shapes_under(rules).melds(hand, loose)


def melds_of_three_with(card: Card, hand: tuple[Card, ...], loose: int, rules: DuizendenRules) -> list[LayMeld]:
    """Those new melds of three cards that contain a certain card."""
    shapes = _shapes_under(rules)
    if card is JOKER:
        lays = shapes.melds(hand, loose)
    else:
        count, jokers = _count(hand, loose)
        suit, rank = SUITS.index(card.suit), card.number - 1
        lays = shapes.runs(suit, _held(count, suit), jokers) + shapes.sets(rank, _of_rank(count, rank), jokers)
    return [lay for lay in lays if card in lay.cards]


def lays_on(
    melds: tuple[Meld, ...], hand: tuple[Card, ...], loose: int, rules: DuizendenRules
) -> list[LayOff | SwapJoker]:
    """Cards from hand and loose jokers that fit one of some melds, and cards that free a joker there."""
    if not melds:
        return []
    held = {*hand, JOKER} if loose else {*hand}
    return [lay for lay in _shapes_under(rules).on(melds) if lay.card in held]


def melds_after(melds: tuple[Meld, ...], lay: Lay, rules: DuizendenRules) -> tuple[Meld, ...]:
    """The melds after a lay, which is known to be possible."""
    if isinstance(lay, LayMeld):
        laid, at = make_meld(lay.cards, rules, "run" if lay.run else None), len(melds)
    elif isinstance(lay, LayOff):
        laid, at = add_card(melds[lay.meld], lay.card, lay.end, rules), lay.meld
    else:
        laid, at = swap_joker(melds[lay.meld], lay.card, rules), lay.meld
    assert laid is not None
    return (*melds[:at], laid, *melds[at + 1 :])


def _count(hand: tuple[Card, ...], loose: int) -> tuple[int, int]:
    """A hand in one number, and how many jokers can be of use in a meld of three."""
    count = sum(map(_ONE_OF.__getitem__, hand))
    return count, min((count >> _JOKERS) + loose, SMALLEST_MELD - 1)


def _held(count: int, suit: int) -> int:
    """Of a suit a bit for each rank that is in hand."""
    return (count | count >> 1) >> suit * _CARD & _WHOLE_SUIT


def _of_rank(count: int, rank: int) -> int:
    """Of a rank two bits for the number of cards of each suit."""
    return count >> rank * _RANK & _WHOLE_RANK


def _ranks_for_sets(count: int, jokers: int) -> list[int]:
    """The ranks of which there are three cards with the jokers, found for all of them at once."""
    pairs = (count & _LOW_PAIRS) + (count >> _CARD & _LOW_PAIRS)
    ranks = (pairs & _LOW_HALVES) + (pairs >> 2 * _CARD & _LOW_HALVES)
    enough = ranks + (8 - SMALLEST_MELD + jokers) * _EACH_RANK >> 3  # the fourth bit is set from eight on
    return [rank for rank in range(len(RANKS)) if enough >> rank * _RANK & 1]


class _Shapes:
    """What fits under one set of house rules, remembered."""

    def __init__(self, rules: DuizendenRules) -> None:
        self._rules = rules
        self.melds = lru_cache(maxsize=4096)(self._melds)
        self.runs = lru_cache(maxsize=16384)(self._runs)
        self.sets = lru_cache(maxsize=4096)(self._sets)
        self.on = lru_cache(maxsize=4096)(self._on)
        self.on_one = lru_cache(maxsize=16384)(self._on_one)

    def _melds(self, hand: Cards, loose: int) -> tuple[LayMeld, ...]:
        count, jokers = _count(hand, loose)
        lays = list[LayMeld]()
        for suit in range(len(SUITS)):
            lays += self.runs(suit, _held(count, suit), jokers)
        for rank in _ranks_for_sets(count, jokers):
            lays += self.sets(rank, _of_rank(count, rank), jokers)
        return tuple(lays)

    def _runs(self, suit: int, held: int, jokers: int) -> tuple[LayMeld, ...]:
        """Runs of three in a suit; `held` has a bit for each rank that is in hand."""
        ranks = len(RANKS)
        places = [FULL_PACK[suit * ranks + place % ranks] for place in range(ranks + SMALLEST_MELD - 1)]
        choices = [(card, JOKER) if held >> _RANK * (card.number - 1) & 1 else (JOKER,) for card in places]
        lays = list[LayMeld]()
        for start in range(ranks):
            window = choices[start : start + SMALLEST_MELD]
            if sum([len(each) == 1 for each in window]) <= jokers:
                lays += [LayMeld(cards, run=cards.count(JOKER) > 1) for cards in product(*window)]
        return self._legal(lays, jokers)

    def _sets(self, rank: int, suits: int, jokers: int) -> tuple[LayMeld, ...]:
        """Sets of three of a rank; `suits` has two bits for the number of cards of each suit."""
        cards = list[Card]()
        for suit in range(len(SUITS)):
            cards += [FULL_PACK[suit * len(RANKS) + rank]] * (suits >> suit * _CARD & 3)
        cards += [JOKER] * jokers
        return self._legal([LayMeld(three) for three in dict.fromkeys(combinations(cards, SMALLEST_MELD))], jokers)

    def _legal(self, lays: list[LayMeld], jokers: int) -> tuple[LayMeld, ...]:
        """Those with no more jokers than there are that make a meld lying as it is written."""
        return tuple([lay for lay in lays if lay.cards.count(JOKER) <= jokers and self._lies_so(lay)])

    def _lies_so(self, lay: LayMeld) -> bool:
        meld = make_meld(lay.cards, self._rules, "run" if lay.run else None)
        return meld is not None and meld.cards == lay.cards

    def _on(self, melds: tuple[Meld, ...]) -> tuple[LayOff | SwapJoker, ...]:
        return tuple([lay for number, meld in enumerate(melds) for lay in self.on_one(number, meld)])

    def _on_one(self, number: int, meld: Meld) -> tuple[LayOff | SwapJoker, ...]:
        """The cards that fit a meld, or free a joker there."""
        natural, lays = meld.natural, list[LayOff | SwapJoker]()
        for card in DECK:
            if card is not JOKER and (card.suit != natural.suit if meld.is_run else card.number != natural.number):
                continue
            ends = add_ends(meld, card, self._rules)
            if ends:
                lays.append(LayOff(card, number))
            if len(ends) > 1:
                lays.append(LayOff(card, number, "low"))
            if self._rules.joker_swap == "own" and swap_joker(meld, card, self._rules):
                lays.append(SwapJoker(card, number))
        return tuple(lays)


def _shapes_under(rules: DuizendenRules) -> _Shapes:
    return _shapes(rules.wrap_runs, rules.duplicate_suits_in_set, rules.max_jokers_per_meld, rules.joker_swap)


@cache
def _shapes(wrap: bool, duplicates: bool, most_jokers: Literal[1, 2] | None, swap: Literal["own", "off"]) -> _Shapes:
    """What fits depends on these house rules and no others."""
    return _Shapes(
        DuizendenRules(
            wrap_runs=wrap, duplicate_suits_in_set=duplicates, max_jokers_per_meld=most_jokers, joker_swap=swap
        )
    )
