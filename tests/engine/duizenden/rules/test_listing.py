"""The listed lays against a listing by trial of everything."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from engine.cards import DECK, FULL_PACK, JOKER, Card, in_order, parse_cards
from engine.duizenden.rules.actions import LayOff, SwapJoker
from engine.duizenden.rules.listing import lays_on, melds_of_three, melds_of_three_with
from engine.duizenden.rules.melds import Meld, add_card, make_meld, swap_joker
from engine.duizenden.rules.rules import DuizendenRules

RULES = [
    DuizendenRules(),
    DuizendenRules(wrap_runs=True, duplicate_suits_in_set=False),
    DuizendenRules(max_jokers_per_meld=1, joker_swap="off"),
    DuizendenRules(wrap_runs=True, max_jokers_per_meld=2),
]


def random_hand(chance: Random, size: int, jokers: int) -> tuple[Card, ...]:
    """Cards of few ranks and suits, so that there is something to lay."""
    some = chance.sample(FULL_PACK, 16) * 2
    return in_order([*chance.sample(some, size - jokers), *[JOKER] * jokers])


def test_melds_of_three_are_all_there_are() -> None:
    """Every legal meld of three from the hand is listed once, as it lies on the table."""
    chance = Random(1)
    for number in range(160):
        rules, jokers, loose = RULES[number % 4], chance.randrange(4), chance.randrange(2)
        hand = random_hand(chance, 9, jokers)
        expected = set()
        for three in set(combinations(in_order([*hand, *[JOKER] * loose]), 3)):
            for cards in permutations(three):
                for kind in (None, "run") if cards.count(JOKER) == 2 else (None,):
                    meld = make_meld(cards, rules, kind)
                    if meld is not None:
                        expected.add((meld.start, meld.cards if meld.start else in_order(meld.cards)))
        listed = melds_of_three(hand, loose, rules)
        found = []
        for lay in listed:
            meld = make_meld(lay.cards, rules, "run" if lay.run else None)
            assert meld is not None
            assert not meld.start or meld.cards == lay.cards, "a run is written as it lies"
            assert not lay.run or lay.cards.count(JOKER) > 1, "a run is called one only where it might be a set"
            found.append((meld.start, meld.cards if meld.start else in_order(meld.cards)))
        assert len(found) == len(set(found))
        assert expected == set(found)


def test_melds_of_three_with_a_certain_card() -> None:
    chance = Random(3)
    for number in range(100):
        rules = RULES[number % 4]
        hand = random_hand(chance, 12, chance.randrange(3))
        for card in {*hand}:
            with_it = melds_of_three_with(card, hand, 0, rules)
            assert len(with_it) == len(set(with_it))
            assert set(with_it) == {lay for lay in melds_of_three(hand, 0, rules) if card in lay.cards}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    "text", ["9H TH JH", "AH 2H 3H", "QH KH AH", "5H JK 7H", "JK KD AD", "7S 7H 7D", "7S 7S 7H JK", "9C JK JK"]
)
def test_what_fits_a_meld(text: str, rules: DuizendenRules) -> None:
    meld = make_meld(parse_cards(text), rules)
    other = Meld(parse_cards("2C 3C 4C"), 2)
    if meld is None:
        return
    listed = set(lays_on((other, meld), DECK, 0, rules))
    for card in DECK:
        ends = {add_card(meld, card, end, rules) for end in (None, "low", "high")}
        reached = {
            add_card(meld, card, lay.end, rules)
            for lay in listed
            if isinstance(lay, LayOff) and lay.meld == 1 and lay.card is card
        }
        assert reached == ends - {None}
        swaps = swap_joker(meld, card, rules) is not None and rules.joker_swap == "own"
        assert (SwapJoker(card, 1) in listed) == swaps


def test_only_cards_at_hand_are_listed() -> None:
    run = Meld(parse_cards("9H JK JH"), 9)
    rules = DuizendenRules()
    assert lays_on((run,), parse_cards("8H 2C"), 0, rules) == [LayOff(Card("8H"), 0)]
    assert lays_on((run,), parse_cards("TH"), 0, rules) == [SwapJoker(Card("TH"), 0)]
    assert lays_on((run,), parse_cards("2C"), 1, rules) == [LayOff(JOKER, 0), LayOff(JOKER, 0, "low")]
    assert lays_on((), parse_cards("8H 2C"), 0, rules) == []


def test_every_meld_can_be_reached() -> None:
    """From a meld of three and single cards every meld comes about, as it was meant."""
    chance = Random(2)
    for number in range(150):
        rules = RULES[number % 4]
        meld = _random_meld(chance, rules)
        assert _key(meld) in _reachable(meld.cards, rules)


def _random_meld(chance: Random, rules: DuizendenRules) -> Meld:
    while True:
        size, jokers = chance.randint(3, 7), chance.randrange(3)
        if chance.random() < 0.5:
            start = chance.randint(1, 13)
            suit = chance.randrange(4) * 13
            cards = [FULL_PACK[suit + (start + offset - 1) % 13] for offset in range(size)]
            for _ in range(jokers):
                cards[chance.randrange(size)] = JOKER
        else:
            rank = chance.randrange(13)
            cards = [*chance.sample(FULL_PACK[rank::13] * 2, size), *[JOKER] * jokers]
        meld = make_meld(tuple(cards), rules)
        if meld is not None:
            return meld


def _key(meld: Meld) -> tuple[int, tuple[Card, ...]]:
    return meld.start, meld.cards if meld.start else in_order(meld.cards)


def _reachable(cards: tuple[Card, ...], rules: DuizendenRules) -> set[tuple[int, tuple[Card, ...]]]:
    hand = in_order(cards)
    open_melds = [make_meld(lay.cards, rules, "run" if lay.run else None) for lay in melds_of_three(hand, 0, rules)]
    found = {_key(meld): meld for meld in open_melds if meld is not None}
    queue = list(found.values())
    while queue:
        meld = queue.pop()
        left = list(hand)
        for card in meld.cards:
            left.remove(card)
        for lay in lays_on((meld,), tuple(left), 0, rules):
            if isinstance(lay, LayOff):
                longer = add_card(meld, lay.card, lay.end, rules)
                if longer is not None and _key(longer) not in found:
                    found[_key(longer)] = longer
                    queue.append(longer)
    return set(found)
