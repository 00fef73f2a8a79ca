"""House rules, cards and melds for property tests, drawn so that many cards fit together."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from engine.cards import FULL_PACK, JOKER, SUITS, Card, in_order
from engine.duizenden.rules.melds import Meld, add_card, add_ends, make_meld
from engine.duizenden.rules.rules import DuizendenRules

MELD_RULES: dict[str, st.SearchStrategy[Any]] = {
    "wrap_runs": st.booleans(),
    "duplicate_suits_in_set": st.booleans(),
    "max_jokers_per_meld": st.sampled_from([None, 1, 2]),
    "low_ace_value": st.sampled_from([20, 5]),
    "opening_values": st.sampled_from(["game", "pips"]),
    "joker_opening_value": st.sampled_from(["fixed", "replaced"]),
}

TURN_RULES: dict[str, st.SearchStrategy[Any]] = {
    "joker_swap": st.sampled_from(["own", "off"]),
    "must_discard_to_go_out": st.booleans(),
    "opening_minimum": st.sampled_from([0, 30, 40, 50, 51]),
}

meld_rules = st.builds(DuizendenRules, **MELD_RULES)
turn_rules = st.builds(DuizendenRules, **MELD_RULES, **TURN_RULES)
plain_rules = st.builds(
    DuizendenRules, low_ace_value=MELD_RULES["low_ace_value"], must_discard_to_go_out=st.booleans(), jokers=st.just(4)
)


@st.composite
def close_packs(draw: st.DrawFn) -> list[Card]:
    """Both copies of a few ranks in a row in a few suits, and some jokers, shuffled."""
    first = draw(st.sampled_from([1, 1, 2, 5, 9, 10, 11, 12]))
    ranks = {(first + more - 1) % 13 + 1 for more in range(draw(st.integers(3, 5)))}
    suits = draw(st.sets(st.sampled_from(SUITS), min_size=1, max_size=4))
    cards = [card for card in FULL_PACK if card.number in ranks and card.suit in suits] * 2
    return draw(st.permutations(cards + [JOKER] * draw(st.integers(0, 3))))


def lay_some(cards: list[Card], rules: DuizendenRules, many: int) -> list[Meld]:
    """Up to so many melds of three, taken out of some cards."""
    melds = list[Meld]()
    for three in combinations(list(cards), 3):
        if len(melds) < many and all(cards.count(card) >= three.count(card) for card in three):
            meld = make_meld(three, rules) or make_meld(three, rules, "run")
            if meld is not None:
                melds.append(meld)
                for card in three:
                    cards.remove(card)
    return melds


def two_packs(jokers: int) -> Sequence[Card]:
    """All cards of a game."""
    return [*FULL_PACK, *FULL_PACK, *[JOKER] * jokers]


HardCase = tuple[tuple[Card, ...], DuizendenRules, tuple[Meld, ...], Card | None]
"""A hand, house rules, one's own melds, and a card that has to be laid."""


def hard_case(seed: int) -> HardCase:
    """Forty to sixty cards under house rules drawn by lot, with up to four melds on the table."""
    chance = random.Random(seed)
    rules = any_rules(chance)
    jokers, many, size = chance.randint(0, 4), chance.choice([0, 0, 1, 2, 3, 4]), chance.randint(40, 60)
    naturals = [*FULL_PACK, *FULL_PACK]
    chance.shuffle(naturals)
    rest = naturals[size - jokers :][:20]
    on_table = chance.randint(0, 2) if many else 0
    own = lay_some([*[JOKER] * on_table, *rest], rules, many)
    for meld in own:
        for card in meld.cards:
            if card is not JOKER:
                rest.remove(card)
    hand = (*naturals[: size - jokers], *[JOKER] * jokers)
    required = chance.choice([None, None, chance.choice(hand)])
    return hand, rules, tuple([_longer(meld, rest, rules, chance.randint(0, 3)) for meld in own]), required


def any_rules(chance: random.Random) -> DuizendenRules:
    """House rules drawn by lot, the rare ones often."""
    return DuizendenRules(
        wrap_runs=chance.random() < 0.5,
        duplicate_suits_in_set=chance.random() < 0.5,
        max_jokers_per_meld=chance.choice([None, 1, 2]),
        low_ace_value=chance.choice([20, 5]),
        opening_values=chance.choice(["game", "pips"]),
        joker_opening_value=chance.choice(["fixed", "replaced"]),
        joker_swap=chance.choice(["own", "off"]),
        must_discard_to_go_out=chance.random() < 0.7,
    )


def _longer(meld: Meld, rest: list[Card], rules: DuizendenRules, most: int) -> Meld:
    """A meld after up to so many cards that fit have been added, taken out of the rest."""
    for card in in_order(rest):
        ends = add_ends(meld, card, rules) if most else ()
        longer = add_card(meld, card, ends[-1], rules) if ends else None
        if longer:
            rest.remove(card)
            meld, most = longer, most - 1
    return meld
