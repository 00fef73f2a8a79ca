"""Melds against a definition that tries every order."""

from __future__ import annotations

from itertools import permutations
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import DECK, JOKER, Card, in_order
from engine.duizenden.rules.melds import (
    End,
    Meld,
    add_card,
    add_ends,
    make_meld,
    meld_points,
    meld_worth,
    opening_points,
    swap_joker,
)
from engine.duizenden.rules.points import opening_worth, table_worth
from engine.duizenden.rules.rules import DuizendenRules
from tests.engine.duizenden.strategies import close_packs, meld_rules

ENDS: tuple[End, ...] = ("low", "high")


def is_legal(meld: Meld, rules: DuizendenRules) -> bool:
    """The definition of a meld, place by place."""
    naturals = [card for card in meld.cards if card is not JOKER]
    limit = rules.max_jokers_per_meld
    if len(meld.cards) < 3 or not naturals or (limit is not None and meld.jokers > limit):
        return False
    if not meld.is_run:
        twins = 2 if rules.duplicate_suits_in_set else 1
        return (
            len({card.number for card in naturals}) == 1
            and all(naturals.count(card) <= twins for card in naturals)
            and len(meld.cards) <= 4 * twins
        )
    last = meld.start + len(meld.cards) - 1
    in_places = all(
        card is JOKER or card.number == (place - 1) % 13 + 1 for place, card in enumerate(meld.cards, meld.start)
    )
    fits = 1 <= meld.start <= 13 and (last <= 14 or rules.wrap_runs) and len(meld.cards) <= 14
    return fits and in_places and len({card.suit for card in naturals}) == 1


def every_run(cards: tuple[Card, ...], rules: DuizendenRules) -> set[Meld]:
    melds = {Meld(order, start) for order in set(permutations(cards)) for start in range(1, 14)}
    return {meld for meld in melds if is_legal(meld, rules)}


@given(close_packs(), st.integers(2, 5), meld_rules, st.sampled_from([None, "run"]))
def test_makes_a_meld_whenever_there_is_one(
    pack: list[Card], size: int, rules: DuizendenRules, kind: Literal["run"] | None
) -> None:
    cards = tuple(pack[:size])
    meld = make_meld(cards, rules, kind)
    runs = every_run(cards, rules)
    can_be_a_set = kind is None and is_legal(Meld(cards, 0), rules)
    if meld is None:
        assert not runs
        assert not can_be_a_set
        return
    assert is_legal(meld, rules)
    assert in_order(meld.cards) == in_order(cards)
    if can_be_a_set:
        assert meld == Meld(cards, 0)
    else:
        as_written = [run for run in runs if run.cards == cards]
        assert meld in (as_written or runs)


@given(close_packs(), st.integers(3, 6), meld_rules, st.sampled_from(DECK))
def test_what_is_added_or_swapped_stays_a_meld(pack: list[Card], size: int, rules: DuizendenRules, card: Card) -> None:
    for cards in (tuple(pack[:size]), in_order(pack)[:size]):
        meld = make_meld(cards, rules)
        if meld is None:
            continue
        ends = add_ends(meld, card, rules)
        for end in ENDS:
            longer = add_card(meld, card, end, rules)
            assert (longer is not None) == (end in ends or (not meld.is_run and bool(ends)))
            if longer is not None:
                assert is_legal(longer, rules)
                assert in_order(longer.cards) == in_order((*meld.cards, card))
        default = add_card(meld, card, None, rules)
        assert default == (add_card(meld, card, ends[-1], rules) if ends else None)
        swapped = swap_joker(meld, card, rules)
        if swapped is not None:
            assert is_legal(swapped, rules)
            assert in_order((*swapped.cards, JOKER)) == in_order((*meld.cards, card))
            changed = [
                at for at, pair in enumerate(zip(meld.cards, swapped.cards, strict=True)) if pair[0] is not pair[1]
            ]
            assert all(meld.cards[at] is JOKER for at in changed)
            assert not meld.is_run or all((meld.start + at - card.number) % 13 == 0 for at in changed)


@given(close_packs(), st.integers(3, 6), meld_rules)
def test_points_are_the_worth_of_the_meld(pack: list[Card], size: int, rules: DuizendenRules) -> None:
    meld = make_meld(tuple(pack[:size]), rules)
    if meld is not None:
        assert meld_points(meld, rules) == meld_worth(meld, table_worth(rules))
        assert opening_points(meld, rules) == meld_worth(meld, opening_worth(rules))
