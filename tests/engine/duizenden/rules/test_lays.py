"""Laying, and taking the pile: the glance says what the solver says, where it says anything."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from engine.cards import FULL_PACK, JOKER, Card, in_order, parse_cards
from engine.duizenden.rules.actions import LayOff, SwapJoker
from engine.duizenden.rules.lays import at_a_glance, lay, lay_in_turn, may_take
from engine.duizenden.rules.melds import Meld, make_meld
from engine.duizenden.rules.refusals import DuizendenCode
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import Holdings
from engine.duizenden.solver import can_take
from engine.game import Refusal, SharedCode

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


def test_the_glance_agrees_with_the_solver() -> None:
    chance, seen = Random(1), {True: 0, False: 0, None: 0}
    for number in range(600):
        rules = DuizendenRules() if number % 2 else some_rules(chance)
        hand, pile, melds = some_cards(chance, rules)
        glance = at_a_glance(hand, pile, melds, bool(melds), rules)
        exact = can_take(hand, pile, melds, bool(melds), rules)
        assert glance in (None, exact), (hand, pile, melds, rules)
        assert may_take(hand, pile, melds, bool(melds), rules) == exact
        seen[glance] += 1
    assert seen[True] > 60
    assert seen[False] > 200
    assert 0 < seen[None] < 60


def test_a_joker_freed_from_a_set_may_lead_a_run_to_the_top_card() -> None:
    """The 2C frees the joker of the twos, which as 4H leads the hearts to the 3H."""
    melds = (Meld(parse_cards("2H 2D JK"), 0), Meld(parse_cards("5H 6H 7H"), 5))
    assert may_take(parse_cards("8C QD QD"), parse_cards("9C 2C 3H"), melds, opened=True, rules=DuizendenRules())
    assert not may_take(parse_cards("8C QD QD"), parse_cards("9C 3C 3H"), melds, opened=True, rules=DuizendenRules())


def test_a_lay_changes_hand_melds_and_loose_jokers() -> None:
    """Loose jokers are laid before those in hand, and a card that frees one comes from the hand."""
    run = Meld(parse_cards("5H JK 7H"), 5)
    before = Holdings(parse_cards("6H 9S JK"), (run,), 1)
    freed = lay(before, SwapJoker(Card("6H"), 0), DuizendenRules())
    assert freed == Holdings(parse_cards("9S JK"), (Meld(parse_cards("5H 6H 7H"), 5),), 2)
    laid = lay_in_turn(freed, [LayOff(JOKER, 0), LayOff(JOKER, 0, "low")], DuizendenRules())
    assert laid == Holdings(parse_cards("9S JK"), (Meld(parse_cards("JK 5H 6H 7H JK"), 4),), 0)
    with pytest.raises(Refusal) as refused:
        lay(Holdings(parse_cards("9S"), laid.melds, 1), SwapJoker(JOKER, 0), DuizendenRules())
    assert refused.value.code is SharedCode.NOT_IN_HAND, "a loose joker frees no other"


def test_the_last_card_of_the_hand_is_kept() -> None:
    """A loose joker is no card to end the turn with."""
    run = Meld(parse_cards("5H 6H 7H"), 5)
    with pytest.raises(Refusal) as refused:
        lay(Holdings(parse_cards("8H"), (run,), 1), LayOff(Card("8H"), 0), DuizendenRules())
    assert refused.value.code is DuizendenCode.KEEP_A_CARD
    free = DuizendenRules(must_discard_to_go_out=False)
    assert lay(Holdings(parse_cards("8H"), (run,), 1), LayOff(Card("8H"), 0), free).hand == ()


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
    return in_order(cards[:size]), tuple(cards[size:]), melds


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
