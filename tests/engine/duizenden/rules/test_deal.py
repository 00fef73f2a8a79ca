from __future__ import annotations

from collections import Counter

import pytest

from engine import GAMES
from engine.cards import FULL_PACK, JOKER, QUEEN_OF_SPADES, in_order
from engine.duizenden.rules.deal import deal, first_starter, next_round, pack
from engine.duizenden.rules.rules import DuizendenRules
from tests.engine.hooks.duizenden import cards


@pytest.mark.parametrize("jokers", [0, 2, 3, 4, 6])
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_packs_with_jokers_thirteen_cards_each(jokers: int, seats: int) -> None:
    rules = DuizendenRules.model_validate({"jokers": jokers})
    state = deal(rules, seed=3, round=1, starter=0, totals=(0,) * seats)
    assert [len(player.hand) for player in state.players] == [13] * seats
    assert len(state.pile) == 1
    assert len(state.stock) == 104 + jokers - 13 * seats - 1
    assert Counter(cards(state)) == Counter([*FULL_PACK, *FULL_PACK, *[JOKER] * jokers]) == Counter(pack(rules))
    assert all(player.hand == in_order(player.hand) for player in state.players)


def test_seed_and_round_decide_the_cards() -> None:
    rules = DuizendenRules()
    first = deal(rules, seed=3, round=1, starter=0, totals=(0, 0))
    assert first == deal(rules, seed=3, round=1, starter=0, totals=(0, 0))
    assert cards(first) != cards(deal(rules, seed=4, round=1, starter=0, totals=(0, 0)))
    assert cards(first) != cards(deal(rules, seed=3, round=2, starter=0, totals=(0, 0)))


def test_the_first_dealer_is_drawn_by_lot() -> None:
    starters = Counter([first_starter(seed, 4) for seed in range(4000)])
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 850
    game = GAMES["duizenden"]
    assert game.start(game.Rules(), 4, seed=11).starter == first_starter(11, 4)


def test_a_seed_draws_the_same_dealer_for_good() -> None:
    """Records that are kept say only the seed."""
    assert [first_starter(seed, 4) for seed in range(10)] == [2, 0, 1, 2, 0, 3, 1, 3, 3, 0]


def test_every_round_is_begun_by_the_next_seat() -> None:
    state = deal(DuizendenRules(), seed=3, round=1, starter=2, totals=(5, 6, 7))
    starters = []
    for _ in range(4):
        starters.append((state.round, state.starter, state.turn.seat, state.turn.first))
        state = next_round(state)
    assert starters == [(1, 2, 2, True), (2, 0, 0, True), (3, 1, 1, True), (4, 2, 2, True)]
    assert state.totals == (5, 6, 7)


def test_a_special_upcard_is_put_back_and_replaced() -> None:
    """With the house rule for it; otherwise it lies like any other."""
    plain = [deal(DuizendenRules(), seed, 1, 0, (0, 0)) for seed in range(300)]
    special = [state for state in plain if state.pile[-1] in (JOKER, QUEEN_OF_SPADES)]
    assert {JOKER, QUEEN_OF_SPADES} == {state.pile[-1] for state in special}
    for state in special:
        redrawn = deal(DuizendenRules(redraw_special_upcard=True), state.seed, 1, 0, (0, 0))
        assert redrawn.pile[-1] not in (JOKER, QUEEN_OF_SPADES)
        assert [player.hand for player in redrawn.players] == [player.hand for player in state.players]
        assert Counter(redrawn.stock + redrawn.pile) == Counter(state.stock + state.pile)


def test_a_special_card_put_back_may_lie_anywhere() -> None:
    """It does not come up as the next card more often than any other."""
    rules = DuizendenRules(redraw_special_upcard=True)
    redrawn = [
        deal(rules, seed, 1, 0, (0, 0))
        for seed in range(1500)
        if deal(DuizendenRules(), seed, 1, 0, (0, 0)).pile[-1] in (JOKER, QUEEN_OF_SPADES)
    ]
    on_top = sum([state.stock[0] in (JOKER, QUEEN_OF_SPADES) for state in redrawn])
    assert on_top < len(redrawn) / 4
