"""The best arrangement: against every sequence of lays on few cards, against an integer program on many."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.cards import JOKER, Card, parse_cards
from engine.duizenden.rules.melds import Meld, make_meld, meld_points, opening_points
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.solver import Arrangement, best_opening, best_points
from tests.engine.duizenden.brute import every_table
from tests.engine.duizenden.integer_program import most_points
from tests.engine.duizenden.replaying import check
from tests.engine.duizenden.strategies import (
    close_packs,
    hard_case,
    lay_some,
    meld_rules,
    plain_rules,
    turn_rules,
    two_packs,
)

RULES = DuizendenRules()
WRAP = DuizendenRules(wrap_runs=True)


def melds_of(*texts: str, rules: DuizendenRules = RULES) -> tuple[Meld, ...]:
    melds = [make_meld(parse_cards(text), rules) or make_meld(parse_cards(text), rules, "run") for text in texts]
    return tuple([meld for meld in melds if meld is not None])


def best(
    hand: str, *melds: str, rules: DuizendenRules = RULES, required: str | None = None, loose: int = 0
) -> Arrangement:
    own = melds_of(*melds, rules=rules)
    cards = parse_cards(hand)
    arrangement = best_points(cards, rules, own, required=Card(required) if required else None, loose=loose)
    assert arrangement is not None
    check(arrangement, cards, own, rules, loose)
    return arrangement


def shown(arrangement: Arrangement) -> list[str]:
    return [str(lay) for lay in arrangement.lays]


# -------------------------------------------------------------------------------------------------------- examples


@pytest.mark.parametrize(
    ("hand", "melds", "lays", "points"),
    [
        ("7S 7H 2D 9C", (), [], 0),
        ("7S 7H 7D", (), [], 0),
        ("7S 7H 7D 2C", (), ["meld 7S 7H 7D"], 15),
        ("5H 6H 7H 7S 7D 7C 2C", (), ["meld 5H 6H 7H", "meld 7S 7D 7C"], 30),
        ("5H 6H 7H 7H 7S 7D 2C", (), ["meld 7S 7H 7D", "meld 5H 6H 7H"], 30),
        ("QS QH 2C JK", (), ["meld QS QH JK"], 135),
        ("KD AD JK 2C", (), ["meld JK KD AD"], 55),
        ("QH KH 2C", ("9H TH JH",), ["add QH 0 high", "add KH 0 high"], 20),
        ("7H 2C", ("9H TH JH",), [], 0),
        ("7H JK 2C", ("9H TH JH",), ["add JK 0 low", "add 7H 0 low"], 30),
        ("6H 8H 2C", ("5H JK 7H",), ["swap 6H 0", "add 8H 0 high", "add JK 0 high"], 10),
        ("6H KC KD 2C", ("5H JK 7H",), ["swap 6H 0", "meld KD KC JK"], 25),
        ("5C 5D 2C", ("5S 5H JK",), ["swap 5D 0", "add 5C 0", "add JK 0"], 10),
    ],
)
def test_lays(hand: str, melds: tuple[str, ...], lays: list[str], points: int) -> None:
    arrangement = best(hand, *melds)
    assert (sorted(shown(arrangement)), arrangement.points) == (sorted(lays), points)


def test_what_has_to_be_laid_is_laid_or_there_is_no_arrangement() -> None:
    assert best("5H 6H 7H 7S 7D 2C", required="7S").points == 15
    assert best_points(parse_cards("5H 6H 7H KD 2C"), RULES, required=Card("KD")) is None
    assert best_points(parse_cards("5H 6H 7H KD 2C"), RULES, required=Card("KS")) is None
    assert best_points(parse_cards("KD KH JK"), RULES, required=JOKER) is None
    assert best("KD KH JK 2C 2H 2D 3S", required="JK").left == parse_cards("3S")


def test_loose_jokers_are_laid() -> None:
    assert shown(best("KC KD 2C", "5H 6H 7H", loose=1)) == ["meld KD KC JK"]
    assert shown(best("KC 3D 2C", "5H 6H 7H", loose=1)) == ["add JK 0 high"]
    assert best_points(parse_cards("KC 3D 2C"), RULES, loose=1) is None
    assert best("KC JK", "5H 6H 7H", loose=1).left in {parse_cards("KC"), parse_cards("JK")}


def test_an_empty_hand_has_nothing_to_lay() -> None:
    assert best("").lays == ()


def test_the_last_card_is_kept_unless_it_may_be_laid() -> None:
    free = DuizendenRules(must_discard_to_go_out=False)
    assert len(best("7S 7H 7D 7C").left) == 1
    assert best("7S 7H 7D 7C", rules=free).left == ()
    assert best("4H 5H 6H 7H QH").left == parse_cards("QH")
    assert best("7S 7H JK").lays == ()
    assert best("8S 7S 7H 7D JK").left == parse_cards("8S")


def test_low_ace_of_five_points() -> None:
    cheap = DuizendenRules(low_ace_value=5)
    assert best("AC 2C 3C 9S", rules=cheap).points == 15
    assert best("AC 2C 3C AH AD 9S", rules=cheap).points == 60
    assert best("AS 9S 2C", "JK 2S 3S", rules=cheap).points == 5


def test_ace_under_a_king_is_no_low_ace() -> None:
    cheap = DuizendenRules(low_ace_value=5, wrap_runs=True)
    assert best("KC 9S", "AC 2C 3C", rules=cheap).points == 10 + 15
    assert best("JC QC KC 9S", "AC 2C 3C", rules=cheap).points == 30 + 15
    assert best("JK 9S", "AC 2C 3C", rules=cheap).points == 25 + 15
    assert best("AC 2C JK 9S", rules=cheap).points == 20 + 5 + 25
    assert best("AC KC 9S", "JK 2C 3C", rules=cheap).points == 20 + 10


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("5S 5S 5H 5H 5D 5D 5C 5C JK 2C", 40 + 25),
        ("5S 5S 5H 5H 5D 5D 5C 5C JK JK JK JK 2C", 40 + 100),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS JK 2C", 40 + 40 + 30 + 100 + 25),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S JK JK JK JK JK JK 2C", 20 + 40 + 150),
    ],
)
def test_full_melds_are_laid_as_two_where_a_joker_has_no_room(hand: str, points: int) -> None:
    assert best(hand).points == points


@pytest.mark.parametrize(
    ("hand", "melds", "points"),
    [
        ("5C JK 2D", ("5S 5S 5H 5H 5D 5D 5C",), 25),
        ("5C JK 2D", ("5S 5S 5H 5H 5D 5D",), 30),
        ("5C 2D", ("5S 5S 5H 5H 5D 5D 5C JK",), 0),
        ("5C 5D 5H JK 2D", ("5S 5S 5H 5D 5C JK JK JK",), 40),
        ("AH JK 2D", ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",), 45),
        ("AH AH JK 2D", ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",), 65),
        ("AH AH 2D", ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH",), 40),
    ],
)
def test_own_melds_that_are_nearly_full(hand: str, melds: tuple[str, ...], points: int) -> None:
    assert best(hand, *melds).points == points


@pytest.mark.parametrize(
    ("hand", "melds", "points"),
    [
        ("KS AS 2S 9H", (), 35),
        ("QS KS AS 2S 3S 9H", (), 140),
        ("2S 3S KS AS 9H", ("TS JS QS",), 40),
        ("AS 2S 9H", ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS",), 25),
        ("AS 2S AS 9H", ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS",), 45),
        ("AS 2S 2S 3S 9H", ("4S 5S 6S 7S 8S 9S TS JS QS KS",), 35),
        ("AS AS 9H", ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",), 40),
        ("AS AS JK 9H", ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",), 65),
        ("AS JK JK 9H", ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS",), 70),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS 9H", (), 20 + 40 + 130),
        ("QS KS AS 2S 3S 3S 2S 9H", ("4S 5S 6S 7S 8S 9S TS JS",), 130 + 20),
        ("QS KS AS 2S 3S 4S JS TS 9H", ("5S 6S 7S 8S 9S TS JS",), 130 + 35 + 0),
    ],
)
def test_round_the_corner(hand: str, melds: tuple[str, ...], points: int) -> None:
    assert best(hand, *melds, rules=WRAP).points == points


def test_both_packs_of_a_suit_round_the_corner() -> None:
    suit = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    assert best(f"{suit} {suit} 9H", rules=WRAP).points == 2 * (20 + 40 + 130)
    assert best(f"{suit} 3S 4S 9H", rules=WRAP).points == 20 + 40 + 130 + 10


def test_no_swap_and_no_room() -> None:
    rules = DuizendenRules(joker_swap="off")
    assert best("5C 5C 2D", "5S 5S 5H 5H 5D 5D JK", rules=rules).points == 5
    assert best("5C 5C 2D", "5S 5S 5H 5H 5D 5D JK").points == 5
    assert best("5C 5C JK 2D", "5S 5S 5H 5H 5D 5D JK").points == 10 + 25


# ------------------------------------------------------------------------------- few cards, every sequence of lays

Query = Callable[..., Arrangement | None]
QUERIES: list[tuple[Query, Callable[[Meld, DuizendenRules], int]]] = [
    (best_points, meld_points),
    (best_opening, opening_points),
]


def compare(
    hand: Sequence[Card], own: Sequence[Meld], rules: DuizendenRules, required: Card | None, loose: int = 0
) -> None:
    tables = every_table([(card, "h") for card in hand], own, rules, "h" * loose)
    for query, count in QUERIES:
        before = sum(count(meld, rules) for meld in own)
        gains = [
            sum(count(meld, rules) for meld, _ in table.melds) - before
            for table in tables
            if not table.loose and (required is None or required in table.laid)
        ]
        found = query(hand, rules, own, required=required, loose=loose)
        if found is None:
            assert not gains
            continue
        check(found, hand, own, rules, loose)
        assert sum(count(meld, rules) for meld in found.melds) - before == max(gains)
        assert required is None or required not in found.left or found.left.count(required) < hand.count(required)


@settings(max_examples=100)
@given(close_packs(), st.integers(1, 7), st.integers(0, 2), plain_rules, st.data())
def test_best_of_few_cards(pack: list[Card], size: int, melds: int, rules: DuizendenRules, data: st.DataObject) -> None:
    own = lay_some(pack, rules, melds)
    hand = pack[:size]
    required = data.draw(st.sampled_from([None, *hand]))
    compare(hand, own, rules, required)


@settings(max_examples=150)
@given(close_packs(), st.integers(1, 6), st.integers(0, 2), turn_rules, st.data())
def test_best_of_few_cards_under_all_house_rules(
    pack: list[Card], size: int, melds: int, rules: DuizendenRules, data: st.DataObject
) -> None:
    own = lay_some(pack, rules, melds)
    hand = pack[:size]
    required = data.draw(st.sampled_from([None, *hand]))
    compare(hand, own, rules, required)


@settings(max_examples=60)
@given(close_packs(), st.integers(1, 4), st.integers(0, 2), st.integers(1, 2), turn_rules)
def test_best_with_loose_jokers(pack: list[Card], size: int, melds: int, loose: int, rules: DuizendenRules) -> None:
    own = lay_some(pack, rules, melds)
    hand = pack[:size]
    assume(hand)  # whoever swapped has kept a card
    compare(hand, own, rules, None, loose)


# ------------------------------------------------------------------------------------------------------ many cards


@pytest.mark.parametrize("jokers", range(4))
@pytest.mark.parametrize("size", [13, 20, 30, 45, 60])
def test_best_of_many_cards_is_that_of_an_integer_program(size: int, jokers: int) -> None:
    chance = random.Random(size * 10 + jokers)
    for _ in range(3):
        hand = [*chance.sample(two_packs(0), size - jokers), *[JOKER] * jokers]
        found = best_points(hand, RULES)
        assert found is not None
        check(found, hand, (), RULES)
        assert found.points <= most_points(hand)
        assert found.points == most_points(hand) or size >= 45


@settings(max_examples=40)
@given(st.permutations(two_packs(4)), st.integers(5, 40), st.integers(0, 4), meld_rules, st.randoms())
def test_many_cards_can_be_played(
    pack: list[Card], size: int, melds: int, rules: DuizendenRules, chance: random.Random
) -> None:
    own = lay_some(pack[:12], rules, melds)
    hand = pack[12 : 12 + size]
    required = chance.choice([None, *hand])
    for query, _ in QUERIES:
        found = query(hand, rules, own, required=required)
        if found is not None:
            check(found, hand, own, rules)
            assert required is None or found.left.count(required) < hand.count(required)
        else:
            assert required is not None


@pytest.mark.parametrize("seed", range(12))
def test_the_hardest_hands_can_be_played(seed: int) -> None:
    hand, rules, own, required = hard_case(seed)
    found = [query(hand, rules, own, required=required) for query, _ in QUERIES]
    for one in found:
        if one is not None:
            check(one, hand, own, rules)
    points, opening = found
    assert (points is None) == (opening is None)
