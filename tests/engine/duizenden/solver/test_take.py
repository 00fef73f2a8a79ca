"""Taking the open pile: the four ways, and every sequence of lays on few cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, parse_cards
from engine.duizenden.rules.melds import Meld, make_meld, opening_points
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.solver import best_opening, best_points, can_take
from tests.engine.duizenden.brute import Table, every_table
from tests.engine.duizenden.replaying import check
from tests.engine.duizenden.strategies import close_packs, lay_some, turn_rules, two_packs

OPENED = ("9H TH JH",)


def takes(hand: str, pile: str, melds: Sequence[str] = OPENED, **rules: Any) -> bool:
    house = DuizendenRules(**rules)
    own = [make_meld(parse_cards(text), house) for text in melds]
    return can_take(parse_cards(hand), parse_cards(pile), [meld for meld in own if meld], bool(melds), house)


@pytest.mark.parametrize(
    ("hand", "pile", "melds", "may"),
    [
        # 1. A new meld with cards of the hand only: three in hand.
        ("7H 7D 2C", "7S", OPENED, True),
        ("7H 7D", "4C 7S", OPENED, False),
        ("7H JK", "4C 7S", OPENED, False),
        ("7S 7D", "4C 7S", OPENED, False),
        ("5S 6S", "4C 7S", OPENED, False),
        ("QH QD 2C", "JK", OPENED, True),
        ("JK 2C 4D", "7H", OPENED, True),
        ("JK 2C 4D", "6H", OPENED, False),
        # 2. On one's own melds: one in hand.
        ("2C", "QH", OPENED, True),
        ("QH 2C", "KH", OPENED, True),
        ("JK 2C", "KH", OPENED, True),
        ("2C 3C", "QH KH", OPENED, True),
        ("QH KH", "2C AH", OPENED, True),
        ("QH 2C 3S", "KH", OPENED, True),
        ("8H 2C 3S", "7H", OPENED, True),
        ("7H 2C 3S", "6H", OPENED, False),
        ("2C 3S 4D", "KH", OPENED, False),
        ("2C", "JK", OPENED, True),
        ("2C", "6H", ("5H JK 7H",), True),
        ("2C", "7C", ("7S 7H 7D",), True),
        ("2C 5S 9D", "7C", ("7S 7S 7H 7H 7D 7D 7C JK",), False),
        # 3. With two other cards of the pile.
        ("2C 9D", "7H KC 7D 7S", OPENED, True),
        ("2C", "5S 6S 7S", OPENED, True),
        # 4. With cards of both.
        ("7H 2C", "7D KC 7S", OPENED, True),
        ("7H 7D", "7C KC 7S", OPENED, True),
        ("5S 6S", "4S KC 7S", OPENED, True),
        ("5S 6S", "3S KC 7S", OPENED, False),
        ("JK 6S", "4S KC 7S", OPENED, True),
        ("7H 2C 4D", "7D 7C KC", OPENED, False),
        # A freed joker belongs to whoever frees it.
        ("6H KC 2S", "KD", ("5H JK 7H",), True),
        ("6H KC", "2S KD", ("5H JK 7H",), False),
        ("2S KC", "6H KD", ("5H JK 7H",), True),
        ("KH 2S", "QD 6H JH", ("5H JK 7H",), True),
        # Not opened: forty, the top card among them, and a card left.
        ("KH KD 5C 5D 2S 9C 3H", "4D KS", (), False),
        ("KH KD 5C 5D 5H 2S 9C", "4D KS", (), True),
        ("2C 9D 4H 6S", "AH AD AS", (), True),
        ("QH QD", "4C QS", (), False),
        ("QH QD", "QC 4C QS", (), True),
        ("KH KD", "KC 5H 5D 5S 2C KS", (), True),
        ("KH KD", "JK 2C KS", (), True),
        ("KH 3D", "KC 2C KS", (), False),
        ("KH KD KC", "KS", (), False),
        ("KH KD KC 2C", "KS", (), True),
    ],
)
def test_the_four_ways(hand: str, pile: str, melds: Sequence[str], may: bool) -> None:
    assert takes(hand, pile, melds) == may


def test_house_rules() -> None:
    assert not takes("QH QD 2C", "QS", (), pile_before_opening="never")
    assert takes("QH QD 2C", "QS", pile_before_opening="never")
    assert not takes("2C", "6H", ("5H JK 7H",), joker_swap="off")
    assert not takes("7H 7H 2C", "7D", duplicate_suits_in_set=False)
    assert takes("KS 2S 4C", "AS", wrap_runs=True)
    assert not takes("KS 2S 4C", "AS")
    assert not takes("7H JK JK", "4C 2S", max_jokers_per_meld=1)
    assert not takes("7H 7D 7C", "7S", (), opening_minimum=30)
    assert takes("KH KD KC", "KS", (), must_discard_to_go_out=False)
    assert takes("2C 3C 9H", "4C", (), opening_minimum=0)
    assert not takes("AC 2C 3C 9H 9S", "4C", (), low_ace_value=5, opening_minimum=30)


def may_take_by_trying(
    hand: Sequence[Card], pile: Sequence[Card], own: Sequence[Meld], opened: bool, rules: DuizendenRules
) -> bool:
    held = [(card, "h") for card in hand] + [(card, "p") for card in pile[:-1]] + [(pile[-1], "t")]
    return any(_ends_well(table, hand, pile[-1], own, opened, rules) for table in every_table(held, own, rules))


def _ends_well(
    table: Table, hand: Sequence[Card], top: Card, own: Sequence[Meld], opened: bool, rules: DuizendenRules
) -> bool:
    if table.loose or top not in table.laid:
        return False
    if not opened and sum(opening_points(meld, rules) for meld, _ in table.melds) < rules.opening_minimum:
        return False
    if len(hand) > 2 or len(hand) < 2:
        return True
    return any(_way_with_two_in_hand(meld, at < len(own), top) for at, meld in enumerate(table.melds))


def _way_with_two_in_hand(laid: tuple[Meld, str], on_own: bool, top: Card) -> bool:
    meld, origins = laid
    cards = [(card, origin) for card, origin in zip(meld.cards, origins, strict=True) if origin != "-"]
    tops = sorted([held for held in cards if held[0] is top], key=lambda held: held[1] != "t")
    if not tops:
        return False
    others = list(cards)
    others.remove(tops[0] if tops[0][1] == "t" else tops[-1])
    return on_own or any(origin == "p" for _, origin in others) or (tops[0][1] != "t" and len(tops) > 1)


@settings(max_examples=200)
@given(close_packs(), st.integers(0, 2), st.integers(1, 5), st.integers(1, 5), turn_rules)
def test_every_sequence_of_lays(
    pack: list[Card], melds: int, hand_size: int, pile_size: int, rules: DuizendenRules
) -> None:
    own = lay_some(pack, rules, melds)
    hand, pile = pack[:hand_size], pack[hand_size : min(hand_size + pile_size, 6)]
    if pile:
        opened = bool(own)
        assert can_take(hand, pile, own, opened, rules) == may_take_by_trying(hand, pile, own, opened, rules)


@settings(max_examples=50)
@given(st.permutations(two_packs(4)), st.integers(3, 13), st.integers(1, 30), st.integers(0, 3), turn_rules)
def test_what_may_be_taken_can_be_played(
    pack: list[Card], hand_size: int, pile_size: int, melds: int, rules: DuizendenRules
) -> None:
    own = lay_some(pack[:15], rules, melds)
    hand, pile = pack[15 : 15 + hand_size], pack[15 + hand_size : 15 + hand_size + pile_size]
    query = best_points if own else best_opening
    found = query([*hand, *pile], rules, own, required=pile[-1])
    may = can_take(hand, pile, own, bool(own), rules)
    if found is not None:
        check(found, [*hand, *pile], own, rules)
    enough = found is not None and (bool(own) or found.opening >= rules.opening_minimum)
    assert may >= enough
