"""The glance at the pile says what the sweep says, where it says anything."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine.cards import FULL_PACK, JOKER, Card
from engine.duizenden.arrange import can_take
from engine.duizenden.rules.melds import Meld, make_meld
from engine.duizenden.rules.pile import at_a_glance, usable
from engine.duizenden.rules.rules import DuizendenRules

HOUSE_RULES: Final[dict[str, list[Any]]] = {
    "opening_minimum": [0, 30, 50, 51],
    "opening_values": ["pips"],
    "joker_opening_value": ["replaced"],
    "low_ace_value": [5],
    "wrap_runs": [True],
    "duplicate_suits_in_set": [False],
    "max_jokers_per_meld": [1, 2],
    "joker_swap": ["off"],
    "must_discard_to_go_out": [False],
    "pile_before_opening": ["never"],
}


def test_the_glance_agrees_with_the_sweep() -> None:
    chance, seen = Random(1), {True: 0, False: 0, None: 0}
    for number in range(600):
        rules = DuizendenRules() if number % 2 else some_rules(chance)
        hand, pile, melds = some_cards(chance, rules)
        glance = at_a_glance(hand, pile, melds, bool(melds), rules)
        exact = can_take(hand, pile, melds, bool(melds), rules)
        assert glance in (None, exact), (hand, pile, melds, rules)
        assert usable(hand, pile, melds, bool(melds), rules) == exact
        seen[glance] += 1
    assert seen[True] > 60
    assert seen[False] > 200
    assert 0 < seen[None] < 60


def some_rules(chance: Random) -> DuizendenRules:
    return DuizendenRules.model_validate(
        {name: chance.choice(values) for name, values in HOUSE_RULES.items() if chance.random() < 0.3}
    )


def some_cards(chance: Random, rules: DuizendenRules) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Meld, ...]]:
    """A hand, a pile and own melds or none, as two packs allow."""
    melds = tuple([some_meld(chance, rules) for _ in range(chance.choice([0, 1, 2]))])
    pack = [*FULL_PACK, *FULL_PACK, *[JOKER] * 8]
    for card in [card for meld in melds for card in meld.cards]:
        if card in pack:
            pack.remove(card)
    if chance.random() < 0.5:
        pack = chance.sample(pack, 35)
    size, under = chance.choice([1, 2, 3, 4, 6, 9]), chance.choice([0, 0, 1, 2, 4])
    cards = chance.sample(pack, size + under + 1)
    return tuple(sorted(cards[:size])), tuple(cards[size:]), melds


def some_meld(chance: Random, rules: DuizendenRules) -> Meld:
    while True:
        size, rank, suit = chance.randint(3, 5), chance.randrange(13), chance.randrange(4)
        if chance.random() < 0.5:
            cards = [FULL_PACK[suit * 13 + (rank + offset) % 13] for offset in range(size)]
        else:
            cards = chance.sample(FULL_PACK[rank::13] * 2, size)
        if chance.random() < 0.4:
            cards[chance.randrange(size)] = JOKER
        meld = make_meld(tuple(cards), rules)
        if meld is not None:
            return meld
