"""Prices of cards and jokers: whatever they are, no arrangement loses less than the bound that they give."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.duizenden.arranging import sweep as sweeping
from engine.duizenden.arranging.bound import SHARES, Prices
from engine.duizenden.arranging.cases import Case
from engine.duizenden.arranging.climb import Climb
from engine.duizenden.arranging.hope import largest_below
from engine.duizenden.arranging.prices import Market, TooManyWays
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.solve import questions
from engine.duizenden.arranging.stages import Course
from engine.duizenden.arranging.sweep import sweep
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.points import CARD_FIRST, cards_worth, opening_worth, table_worth
from engine.duizenden.rules.rules import DuizendenRules
from tests.engine.duizenden.strategies import lay_some, turn_rules, two_packs


def asked(
    hand: Sequence[Card], own: Sequence[Meld], rules: DuizendenRules, required: Card | None = None
) -> list[Question]:
    case = Case(tuple(hand), tuple(own))
    every = questions(case, rules, opening_worth(rules), required, keep=rules.must_discard_to_go_out)
    return [question for question, _ in every]


def market_of(question: Question, most_ways: int = 10**9) -> Market:
    course = Course(question)
    books = [book for books in course.places for book in books]
    return Market(question, books, course.promises, course.keeps, most_ways)


def any_prices(market: Market, chance: random.Random) -> Prices:
    """Prices as a market may have them: a joker that is not laid costs what it is worth, if it has to be laid."""
    question = market.question
    cards = [tuple([chance.randint(-400, min(400, price)) for price in suit]) for suit in market.dearest]
    cheapest = 0 if question.easy_runs else -SHARES * question.worth.card[52]
    corner = tuple([tuple([chance.randint(-400, 400) for _ in suit.starts]) for suit in market.corners])
    kept = chance.choice([0, 80]) if question.keep else 0
    return Prices(tuple(cards), chance.randint(cheapest, 400), kept, corner)


@settings(max_examples=60)
@given(st.permutations(two_packs(3)), st.integers(4, 14), st.integers(0, 2), turn_rules, st.randoms())
def test_no_arrangement_loses_less_than_a_bound(
    pack: list[Card], size: int, melds: int, rules: DuizendenRules, chance: random.Random
) -> None:
    own = lay_some(pack[:10], rules, melds)
    hand = pack[10 : 10 + size]
    for question in asked(hand, own, rules, chance.choice([None, *hand]))[:3]:
        (path, exact, _), market = sweep(question), market_of(question)
        if path is not None and exact:
            first = market.bound(any_prices(market, chance))
            best = Climb(market).go(40, SHARES * path.loss)
            assert max(first.loss, best.loss) <= SHARES * path.loss


def test_changing_prices_brings_the_bound_near_the_best() -> None:
    chance = random.Random(4)
    rules = DuizendenRules(duplicate_suits_in_set=False)
    for _ in range(5):
        (question,) = asked(chance.sample(two_packs(2), 30), (), rules)
        (path, exact, _), climb = sweep(question), Climb(market_of(question))
        assert path is not None
        assert exact
        loss, first = SHARES * path.loss, climb.best
        best = climb.go(60, loss)
        assert 0 <= loss - best.loss < (loss - first.loss) / 20


@pytest.mark.parametrize("low_ace", [20, 5])
def test_losses_that_can_be_where_cards_count_first(low_ace: int) -> None:
    worth = cards_worth(DuizendenRules(low_ace_value=low_ace))
    low_aces, card = 8 * (20 - low_ace), CARD_FIRST + 5
    assert largest_below(worth, 5) == 0
    assert largest_below(worth, card) == low_aces
    assert largest_below(worth, card + 5) == card
    assert largest_below(worth, 2 * card) == CARD_FIRST + 100 + low_aces
    assert largest_below(table_worth(DuizendenRules()), 100) == 95


def test_too_many_ways_to_price() -> None:
    (question,) = asked(random.Random(1).sample(two_packs(2), 20), (), DuizendenRules())
    size = market_of(question).size
    assert market_of(question, size).size == size
    with pytest.raises(TooManyWays):
        market_of(question, size - 1)


def test_many_cards_under_rare_rules_are_arranged_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(2)
    rules = DuizendenRules(duplicate_suits_in_set=False)
    for _ in range(3):
        (question,) = asked(chance.sample(two_packs(2), 45), (), rules)
        path, exact, _ = sweep(question)
        assert path is not None
        assert exact
        with monkeypatch.context() as without_prices:
            without_prices.setattr(sweeping, "MOST_WAYS", 0)
            other, _, _ = sweep(question)
        assert other is not None
        assert path.loss <= other.loss
