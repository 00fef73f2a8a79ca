"""What a meld is: examples of every ruling, and properties against a definition that tries every order."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.cards import FULL_PACK, JOKER, Card, parse_cards
from engine.duizenden.rules.melds import (
    Meld,
    add_card,
    add_ends,
    card_points,
    make_meld,
    meld_points,
    opening_points,
    swap_joker,
)
from engine.duizenden.rules.points import LONGEST_RUN
from engine.duizenden.rules.rules import DuizendenRules

RULES = DuizendenRules()
WRAP = DuizendenRules(wrap_runs=True)
NO_TWINS = DuizendenRules(duplicate_suits_in_set=False)


def made(text: str, rules: DuizendenRules = RULES, kind: Literal["run"] | None = None) -> Meld:
    meld = make_meld(parse_cards(text), rules, kind)
    assert meld is not None, text
    return meld


def shown(meld: Meld | None) -> str:
    return str(meld)


# ---------------------------------------------------------------------------------------------------------- making


@pytest.mark.parametrize(
    ("cards", "meld", "start"),
    [
        ("7S 7H 7D", "7S 7H 7D", 0),
        ("7D JK 7S", "7D JK 7S", 0),
        ("5S 5S 5H 5H 5D 5D 5C 5C", "5S 5S 5H 5H 5D 5D 5C 5C", 0),
        ("KH JK JK", "KH JK JK", 0),
        ("5H JK 7H", "5H JK 7H", 5),
        ("7H 5H 6H", "5H 6H 7H", 5),
        ("AS 2S 3S", "AS 2S 3S", 1),
        ("QS KS AS", "QS KS AS", 12),
        ("KS AS QS", "QS KS AS", 12),
        ("KD AD JK", "JK KD AD", 12),
        ("JK AD 2D", "AD 2D JK", 1),
        ("JK JK AD 2D", "AD 2D JK JK", 1),
        ("2D 4D JK JK", "2D JK 4D JK", 2),
        ("JK 2D 3D", "JK 2D 3D", 1),
        ("QD JK JK KD", "JK QD KD JK", 11),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", 1),
        ("AS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", 1),
    ],
)
def test_makes(cards: str, meld: str, start: int) -> None:
    assert (str(made(cards)), made(cards).start) == (meld, start)


@pytest.mark.parametrize(
    "cards",
    [
        "",
        "7H 7D",
        "JK JK JK",
        "7H 7D 8D",
        "7H 7H 7H",
        "7H 8H 9D",
        "7H 7H 8H",
        "7H 8H JK 8H",
        "KS AS 2S",
        "7H 9H TH",
        "AS AS 2S 3S",
        "5S 5S 5H 5H 5D 5D 5C 5C JK",
        "7H 7D JK JK JK JK JK JK JK",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS JK",
        "AS AS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    ],
)
def test_makes_none(cards: str) -> None:
    assert make_meld(parse_cards(cards), RULES) is None


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("9C JK JK", "9C JK JK"),
        ("JK JK 9C", "JK JK 9C"),
        ("KC JK JK", "JK KC JK"),
        ("AC JK JK", "AC JK JK"),
        ("JK JK AC", "JK JK AC"),
        ("JK AC JK", "AC JK JK"),
    ],
)
def test_run_of_one_natural_card_where_a_run_is_meant(cards: str, meld: str) -> None:
    assert made(cards).start == 0
    run = made(cards, kind="run")
    assert run.is_run
    assert str(run) == meld


def test_one_natural_card_and_too_many_jokers_for_a_set_is_a_run() -> None:
    assert made("6C JK JK JK JK", NO_TWINS).is_run


def test_two_equal_ranks_are_never_a_run() -> None:
    assert make_meld(parse_cards("6C 6C JK"), RULES, "run") is None
    assert make_meld(parse_cards("6C 6D JK"), RULES, "run") is None


@pytest.mark.parametrize(
    ("cards", "meld", "start"),
    [
        ("KS AS 2S", "KS AS 2S", 13),
        ("2S KS AS", "KS AS 2S", 13),
        ("JK AS 2S", "JK AS 2S", 13),
        ("QS KS JK 2S", "QS KS JK 2S", 12),
        ("3S 2S KS AS QS", "QS KS AS 2S 3S", 12),
        ("AS 2S 3S", "AS 2S 3S", 1),
        ("KD AD JK", "KD AD JK", 13),
        ("5S 6S 7S 8S 9S TS JS QS KS AS 2S 3S 4S 5S", "5S 6S 7S 8S 9S TS JS QS KS AS 2S 3S 4S 5S", 5),
        ("5S 5S 6S 7S 8S 9S TS JS QS KS AS 2S 3S 4S", "5S 6S 7S 8S 9S TS JS QS KS AS 2S 3S 4S 5S", 5),
    ],
)
def test_makes_round_the_corner(cards: str, meld: str, start: int) -> None:
    assert (str(made(cards, WRAP)), made(cards, WRAP).start) == (meld, start)


def test_no_twins() -> None:
    assert make_meld(parse_cards("6S 6S 6H"), NO_TWINS) is None
    assert make_meld(parse_cards("6S 6D 6H 6C JK"), NO_TWINS) is None
    assert shown(make_meld(parse_cards("6S 6D 6H JK"), NO_TWINS)) == "6S 6D 6H JK"


@pytest.mark.parametrize(("limit", "cards", "legal"), [(1, "KH KD JK JK", False), (2, "KH KD JK JK", True)])
def test_joker_limit(limit: Literal[1, 2], cards: str, legal: bool) -> None:
    rules = DuizendenRules(max_jokers_per_meld=limit)
    assert (make_meld(parse_cards(cards), rules) is not None) == legal


# -------------------------------------------------------------------------------------------------- what it knows


def test_a_set_knows_its_rank_and_a_run_its_places() -> None:
    kings, run = made("JK KH KD"), made("JK 2D 3D JK")
    assert (kings.number, kings.jokers, kings.is_run) == (13, 1, False)
    assert (run.number, run.jokers, run.is_run) == (0, 2, True)
    assert (run.start, made("KS JK 2S", WRAP).start, made("QS KS JK").start) == (1, 13, 12)


def test_jokers_alone_have_no_natural_card() -> None:
    with pytest.raises(AssertionError):
        _ = Meld((JOKER, JOKER, JOKER), 0).natural


# ---------------------------------------------------------------------------------------------------------- adding


@pytest.mark.parametrize(
    ("meld", "card", "end", "after"),
    [
        ("9H TH JH", "QH", None, "9H TH JH QH"),
        ("9H TH JH", "8H", None, "8H 9H TH JH"),
        ("9H TH JH", "8H", "high", "None"),
        ("9H TH JH", "QH", "low", "None"),
        ("9H TH JH", "8S", None, "None"),
        ("9H TH JH", "9S", None, "None"),
        ("9H TH JH", "JK", None, "9H TH JH JK"),
        ("9H TH JH", "JK", "low", "JK 9H TH JH"),
        ("QH KH AH", "JK", None, "JK QH KH AH"),
        ("QH KH AH", "2H", None, "None"),
        ("AH 2H 3H", "KH", None, "None"),
        ("AH 2H 3H", "JK", "low", "None"),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "AH", None, "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "AH", "low", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "JK", None, "None"),
        ("4S 4H 4D", "4C", "low", "4S 4H 4D 4C"),
        ("4S 4H 4D", "4D", None, "4S 4H 4D 4D"),
        ("4S 4H 4D 4D", "4D", None, "None"),
        ("4S 4H 4D", "JK", None, "4S 4H 4D JK"),
        ("4S 4H 4D", "5S", None, "None"),
        ("5S 5S 5H 5H 5D 5D 5C JK", "5C", None, "None"),
    ],
)
def test_adds(meld: str, card: str, end: Literal["low", "high"] | None, after: str) -> None:
    assert shown(add_card(made(meld), Card(card), end, RULES)) == after


def test_adds_round_the_corner() -> None:
    assert shown(add_card(made("QH KH AH"), Card("2H"), None, WRAP)) == "QH KH AH 2H"
    longer = add_card(made("AH 2H 3H"), Card("KH"), None, WRAP)
    assert longer is not None
    assert (str(longer), longer.start) == ("KH AH 2H 3H", 13)


def test_adds_no_more_jokers_than_the_limit() -> None:
    one = DuizendenRules(max_jokers_per_meld=1)
    assert add_card(made("KH KD JK"), JOKER, None, one) is None
    assert add_ends(made("KH KD JK"), JOKER, one) == ()
    assert shown(add_card(made("KH KD KC"), JOKER, None, one)) == "KH KD KC JK"


@pytest.mark.parametrize(
    ("meld", "card", "ends"),
    [
        ("9H TH JH", "QH", ("high",)),
        ("9H TH JH", "8H", ("low",)),
        ("9H TH JH", "7H", ()),
        ("9H TH JH", "JK", ("low", "high")),
        ("QH KH AH", "JK", ("low",)),
        ("AH 2H 3H", "JK", ("high",)),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "AH", ("low", "high")),
        ("4S 4H 4D", "JK", ("high",)),
        ("4S 4H 4D", "4C", ("high",)),
        ("4S 4H 4D", "5C", ()),
    ],
)
def test_ends_that_are_a_choice(meld: str, card: str, ends: tuple[str, ...]) -> None:
    assert add_ends(made(meld), Card(card), RULES) == ends


# -------------------------------------------------------------------------------------------------------- swapping


@pytest.mark.parametrize(
    ("meld", "card", "after"),
    [
        ("5H JK 7H", "6H", "5H 6H 7H"),
        ("5H JK 7H", "6D", "None"),
        ("5H JK 7H", "8H", "None"),
        ("5H JK 7H", "JK", "None"),
        ("5H 6H 7H", "6H", "None"),
        ("JK 2H 3H", "AH", "AH 2H 3H"),
        ("QH KH JK", "AH", "QH KH AH"),
        ("JK 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK", "AH", "JK 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH JK", "AH", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
        ("JK 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "AH", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"),
        ("9C 9D JK", "9C", "9C 9D 9C"),
        ("9C 9C JK", "9C", "None"),
        ("9C JK JK", "9H", "9C 9H JK"),
        ("9C 9D JK", "8C", "None"),
    ],
)
def test_swaps(meld: str, card: str, after: str) -> None:
    assert shown(swap_joker(made(meld), Card(card), RULES)) == after


def test_swaps_no_twin_where_twins_are_off() -> None:
    assert swap_joker(made("9C 9D JK", NO_TWINS), Card("9C"), NO_TWINS) is None


def test_swaps_round_the_corner() -> None:
    assert shown(swap_joker(made("KS JK 2S", WRAP), Card("AS"), WRAP)) == "KS AS 2S"


# ---------------------------------------------------------------------------------------------------------- points


def test_card_points() -> None:
    points = {"2H": 5, "9S": 5, "TH": 10, "JC": 10, "QH": 10, "KD": 10, "AC": 20, "JK": 25, "QS": 100}
    assert {text: card_points(Card(text)) for text in points} == points


@pytest.mark.parametrize(
    ("meld", "rules", "table", "opening"),
    [
        ("QS QH JK", {}, 135, 135),
        ("AC 2C 3C 4C", {}, 35, 35),
        ("AC 2C 3C 4C", {"low_ace_value": 5}, 20, 20),
        ("QD KD AD", {"low_ace_value": 5}, 40, 40),
        ("AS AH AD", {"low_ace_value": 5}, 60, 60),
        ("JK 2C 3C", {"low_ace_value": 5}, 35, 35),
        ("7H 7D 7C", {"opening_values": "pips"}, 15, 21),
        ("QS QH QD", {"opening_values": "pips"}, 120, 30),
        ("AC 2C 3C", {"opening_values": "pips"}, 30, 6),
        ("AC AH AD", {"opening_values": "pips"}, 60, 33),
        ("QC KC AC", {"opening_values": "pips"}, 40, 31),
        ("QC KC AC", {"opening_values": "pips", "low_ace_value": 5}, 40, 31),
        ("7H 7D JK", {"opening_values": "pips"}, 35, 39),
        ("KH KD JK", {"joker_opening_value": "replaced"}, 45, 30),
        ("QH QD JK", {"joker_opening_value": "replaced"}, 45, 30),
        ("QS QD JK", {"joker_opening_value": "replaced"}, 135, 120),
        ("TS JS JK", {"joker_opening_value": "replaced"}, 45, 120),
        ("TH JH JK", {"joker_opening_value": "replaced"}, 45, 30),
        ("QS KS JK", {"joker_opening_value": "replaced"}, 135, 130),
        ("JK 2C 3C", {"joker_opening_value": "replaced"}, 35, 30),
        ("JK 2C 3C", {"joker_opening_value": "replaced", "low_ace_value": 5}, 35, 15),
        ("JK 2C 3C", {"joker_opening_value": "replaced", "opening_values": "pips"}, 35, 6),
        ("QC KC JK", {"joker_opening_value": "replaced", "opening_values": "pips"}, 45, 31),
        ("KC JK 2C", {"joker_opening_value": "replaced", "low_ace_value": 5, "wrap_runs": True}, 40, 35),
        ("KC AC 2C JK", {"joker_opening_value": "replaced", "low_ace_value": 5, "wrap_runs": True}, 60, 40),
        ("7S JK 9S", {"joker_opening_value": "replaced", "opening_values": "pips"}, 35, 24),
    ],
)
def test_points(meld: str, rules: dict[str, object], table: int, opening: int) -> None:
    house = DuizendenRules.model_validate(rules)
    laid = made(meld, house)
    assert (meld_points(laid, house), opening_points(laid, house)) == (table, opening)


def test_the_longest_run_has_every_place() -> None:
    whole = made(" ".join(map(str, (*FULL_PACK[:13], FULL_PACK[0]))))
    assert len(whole.cards) == LONGEST_RUN
    assert meld_points(whole, RULES) == 2 * 20 + 8 * 5 + 3 * 10 + 100


def test_the_longest_run_takes_no_more_round_the_corner() -> None:
    whole = made("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH 2H", WRAP)
    assert len(whole.cards) == LONGEST_RUN
    for text in ("3H", "AH", "JK"):
        assert add_card(whole, parse_cards(text)[0], None, WRAP) is None


def test_jokers_before_a_low_card_lie_round_the_corner() -> None:
    assert shown(make_meld(parse_cards("JK JK 2H"), WRAP, "run")) == "JK JK 2H"
    assert shown(make_meld(parse_cards("JK JK 2H"), RULES, "run")) == "2H JK JK"


def test_round_the_corner_the_way_with_fewer_gaps_is_taken() -> None:
    assert shown(make_meld(parse_cards("2H 9H JK JK JK JK JK JK"), WRAP)) == "9H JK JK JK JK JK 2H JK"
