"""Picked cards: the melds they make, the melds they fit, and why not."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language import speech
from bot.screens.duizenden.picks import at_hand, fitting, lay_offs, lay_offs_on, lays_of, why_no_meld, why_not
from engine.cards import FULL_PACK, JOKER, Card, in_order, parse_cards, print_cards
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.melds import Meld, add_card, make_meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.game import Action, Refusal
from tests.bot.screens.duizenden.showing import GAME, position
from tests.positions.duizenden import build

RULES = DuizendenRules()
seeds = st.integers(0, 10**9)
house_rules = st.builds(
    DuizendenRules,
    wrap_runs=st.booleans(),
    duplicate_suits_in_set=st.booleans(),
    max_jokers_per_meld=st.sampled_from([None, 1, 2]),
    must_discard_to_go_out=st.booleans(),
    joker_swap=st.sampled_from(["own", "off"]),
    jokers=st.sampled_from([0, 4, 6]),
)


def meld(text: str, rules: DuizendenRules = RULES) -> Meld:
    made = make_meld(parse_cards(text), rules)
    assert made is not None
    return made


def melds_of(text: str, rules: DuizendenRules = RULES) -> list[str]:
    return [str(found) for _, found in lays_of(in_order(parse_cards(text)), rules)]


@pytest.mark.parametrize(
    ("cards", "melds"),
    [
        ("7S 8S 9S", ["7S 8S 9S"]),
        ("7S 9S JK", ["7S JK 9S"]),
        ("7S 8S JK", ["7S 8S JK", "JK 7S 8S"]),
        ("KD AD JK", ["JK KD AD"]),
        ("AD 2D JK", ["AD 2D JK"]),
        ("7S 7H JK", ["7S 7H JK"]),
        ("9C JK JK", ["9C JK JK", "9C JK JK", "JK 9C JK", "JK JK 9C"]),
        ("AC JK JK", ["AC JK JK", "JK JK AC", "AC JK JK"]),
        ("7S 7S JK", ["7S 7S JK"]),
        ("7S 8H JK", []),
        ("JK JK JK", []),
        ("7S 8S", []),
        ("", []),
    ],
)
def test_every_meld_that_cards_make(cards: str, melds: list[str]) -> None:
    assert melds_of(cards) == melds


def test_an_ace_at_either_end_of_the_longest_run() -> None:
    almost = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS JK"
    assert melds_of(almost) == [almost, "JK 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"]
    assert melds_of(almost.replace("JK", "AS")) == [almost.replace("JK", "AS")]
    assert melds_of(almost + " JK") == []


def test_round_the_corner() -> None:
    assert melds_of("KD AD JK", DuizendenRules(wrap_runs=True)) == ["KD AD JK", "JK KD AD"]


@given(st.lists(st.sampled_from((*FULL_PACK, JOKER, JOKER)), min_size=1, max_size=6), house_rules)
def test_lays_are_what_the_engine_makes_of_them(cards: list[Card], rules: DuizendenRules) -> None:
    picked = in_order(cards)
    for lay, found in lays_of(picked, rules):
        assert make_meld(lay.cards, rules, "run" if lay.run else None) == found
        assert Counter(lay.cards) == Counter(picked)
    assert bool(lays_of(picked, rules)) == (make_meld(picked, rules) is not None)


@given(seeds, house_rules)
@settings(max_examples=60)
def test_reasons_are_given_for_what_is_no_meld(seed: int, rules: DuizendenRules) -> None:
    chance = Random(seed)
    suit = FULL_PACK[13 * chance.randrange(4) :][:13]
    kin = chance.choice([suit, [card for card in FULL_PACK if card.number == chance.randint(1, 13)], FULL_PACK])
    for _ in range(20):
        cards = in_order(chance.choices([*kin, JOKER], k=chance.randint(1, 16)))
        if make_meld(cards, rules) is None:
            key = f"duizenden-why-{why_no_meld(cards, rules)}"
            assert speech("nl").knows(key)


@pytest.mark.parametrize(
    ("cards", "rules", "why"),
    [
        ("7S 8S", RULES, "few"),
        ("JK JK JK", RULES, "jokers-only"),
        ("7S JK JK", DuizendenRules(max_jokers_per_meld=1), "too-many-jokers"),
        ("7S 7S 7H", DuizendenRules(duplicate_suits_in_set=False), "twins"),
        ("7S 7S 7S", RULES, "triple"),
        ("7S 7H 7D 7C JK", DuizendenRules(duplicate_suits_in_set=False), "set-full"),
        ("7S 8S 8S", RULES, "run-twice"),
        ("7S 9S TS", RULES, "gap"),
        ("7S 8S 9H", RULES, "mixed"),
    ],
)
def test_why_cards_are_no_meld(cards: str, rules: DuizendenRules, why: str) -> None:
    assert make_meld(parse_cards(cards), rules) is None
    assert why_no_meld(parse_cards(cards), rules) == why


def results(cards: str, *melds: str) -> list[tuple[int, str, str]]:
    found = lay_offs(parse_cards(cards), [meld(each) for each in melds], RULES)
    return [(each.number, "; ".join(map(str, each.actions)), print_cards(each.result.cards)) for each in found]


def test_where_cards_can_be_added() -> None:
    assert results("QH", "9H TH JH", "4S 4H 4D") == [(0, "add QH 0", "9H TH JH QH")]
    assert results("KH QH", "4S 4H 4D", "9H TH JH") == [(1, "add QH 1; add KH 1", "9H TH JH QH KH")]
    assert results("8H QH", "9H TH JH") == [(0, "add QH 0; add 8H 0", "8H 9H TH JH QH")]
    assert results("JK", "9H TH JH") == [(0, "add JK 0", "9H TH JH JK"), (0, "add JK 0 low", "JK 9H TH JH")]
    assert results("KH JK", "9H TH JH") == [(0, "add JK 0; add KH 0", "9H TH JH JK KH")]
    assert results("AS", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS") == [
        (0, "add AS 0", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"),
        (0, "add AS 0 low", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"),
    ]
    assert results("4C 4S", "4S 4H 4D") == [(0, "add 4C 0; add 4S 0", "4S 4H 4D 4C 4S")]
    assert results("4C 5C", "4S 4H 4D") == []
    assert results("KH", "9H TH JH") == []


@given(seeds, house_rules)
@settings(max_examples=60)
def test_lay_offs_work_card_by_card(seed: int, rules: DuizendenRules) -> None:
    chance = Random(seed)
    state = position(chance, rules, 2)
    for number, own in enumerate(state.players[0].melds):
        suit = [card for card in FULL_PACK if card.suit == own.natural.suit or card.number == own.natural.number]
        cards = tuple(chance.choices([*suit, JOKER], k=chance.randint(1, 5)))
        for found in lay_offs_on(number, own, cards, rules):
            lying: Meld | None = own
            for add in found.actions:
                assert lying is not None
                lying = add_card(lying, add.card, add.end, rules)
            assert lying == found.result
            assert Counter([add.card for add in found.actions]) == Counter(cards)


def _refusal(state: DuizendenState, lay: Action) -> str | None:
    """Why the engine refuses a lay that fits, in the words of `why_not`."""
    try:
        GAME.apply(state, state.turn.seat, lay)
    except Refusal as refusal:
        return {"keep-a-card": "keep", "below-opening": "too-low"}[refusal.code]
    return None


@given(seeds, house_rules)
@settings(max_examples=150)
def test_the_engine_agrees_on_what_may_be_laid(seed: int, rules: DuizendenRules) -> None:
    """Every lay that fits is accepted exactly where `why_not` has nothing against it."""
    chance = Random(seed)
    state = position(chance, rules, 2, most=chance.choice([3, 4, 6, 20]))
    seat, view = state.turn.seat, GAME.view(state, state.turn.seat)
    if view.phase != "lay":
        return
    lays: list[Lay] = [lay for lay in GAME.legal(state, seat) if isinstance(lay, Lay)]
    for size in (3, 4, 5):
        picked = in_order(chance.sample(at_hand(view), min(size, len(at_hand(view)))))
        lays += [lay for lay, _ in lays_of(picked, rules)]
    for lay in lays:
        assert why_not(view, lay) == _refusal(state, lay)
    assert {str(lay) for lay in fitting(view)} == {
        str(lay) for lay in GAME.legal(state, seat) if isinstance(lay, LayOff | SwapJoker)
    }


def test_the_last_card_is_kept() -> None:
    state = build({"hands": ["8C 8D 8S", "9C"], "pile": "5S", "stock": "4C", "drawn": True})
    view = GAME.view(state, 0)
    assert why_not(view, LayMeld(parse_cards("8C 8D 8S"))) == "keep"
    free = build(
        {"hands": ["8C 8D 8S", "9C"], "stock": "4C", "drawn": True, "rules": {"must_discard_to_go_out": False}}
    )
    assert why_not(GAME.view(free, 0), LayMeld(parse_cards("8C 8D 8S"))) == "too-low"
