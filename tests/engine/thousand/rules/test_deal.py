"""The deal, and how it moves around the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.game import Deal, RoundDealt
from engine.thousand.rules.actions import Pass
from engine.thousand.rules.deal import active_players, deal_round
from engine.thousand.rules.events import AuctionWon, BidMade, PrikupShown
from engine.thousand.rules.pack import PACK
from engine.thousand.rules.play import apply
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import Call
from tests.engine.thousand.positions import GAME, LAST_TRICK, auction, do, last_trick, tricks


def sizes(seats: int, **rules: Any) -> tuple[list[int], int, int]:
    dealt = deal_round(ThousandRules(**rules), seed=1, seats=seats, number=1, dealer=0)
    everything = [card for pile in (*dealt.hands, dealt.prikup, dealt.undealt) for card in pile]
    assert Counter(everything) == Counter(PACK)
    return [len(hand) for hand in dealt.hands], len(dealt.prikup), len(dealt.undealt)


def test_so_many_cards() -> None:
    assert sizes(3) == ([7, 7, 7], 3, 0)
    assert sizes(4) == ([6, 6, 6, 0], 3, 3)
    assert sizes(4, four_player_deal="seven") == ([7, 7, 7, 0], 3, 0)
    assert sizes(4, preset="classic") == ([0, 7, 7, 7], 3, 0)


@pytest.mark.parametrize(
    ("rules", "dealer", "players"),
    [
        (ThousandRules(), 0, (1, 2, 0)),
        (ThousandRules(), 3, (0, 1, 3)),
        (ThousandRules(sitter="dealer"), 0, (1, 2, 3)),
        (ThousandRules(sitter="dealer"), 2, (3, 0, 1)),
    ],
)
def test_who_of_four_plays(rules: ThousandRules, dealer: int, players: tuple[int, ...]) -> None:
    assert active_players(rules, 4, dealer) == players


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {GAME.start(ThousandRules(), 3, seed).round.dealer for seed in range(40)}
    assert dealers == {0, 1, 2}


def test_forehand_is_left_of_the_dealer_and_sits_on_100() -> None:
    state = GAME.start(ThousandRules(), 3, seed=5)
    forehand = (state.round.dealer + 1) % 3
    assert [(call.seat, call.bid, call.forced) for call in state.round.calls] == [(forehand, 100, True)]
    assert state.round.turn == (forehand + 1) % 3


def test_the_deal_moves_one_seat_and_nothing_is_left_of_the_round() -> None:
    state, events = apply(do(last_trick(), *LAST_TRICK), 1, Deal())
    assert (state.round.number, state.round.dealer, state.round.players) == (2, 0, (1, 2, 0))
    assert (state.round.trump, state.round.marriages, state.round.last_trick) == (None, (), None)
    assert events == (RoundDealt(2, first=2), BidMade(1, 100, forced=True))
    assert state.totals == (120, 23, 14)


def test_every_round_has_its_own_cards() -> None:
    rules = ThousandRules()
    deals = [
        deal_round(rules, seed, 3, number, 0, again) for seed in (1, 2) for number in (1, 2, 3) for again in (1, 2)
    ]
    assert len({dealt.hands for dealt in deals}) == len(deals)


def test_a_new_deal_is_by_the_same_dealer_in_the_same_round() -> None:
    state = auction(rules={"opening": "redeal_if_all_pass"}, to_act=0)
    again = do(state, "pass", "pass", "pass")
    assert (again.round.number, again.round.dealer, again.round.deals) == (1, state.round.dealer, 2)
    assert (again.round.turn, again.round.calls) == (0, ())
    assert again.round.hands != state.round.hands


def test_golden_rounds_are_the_first_of_each_dealer() -> None:
    state, golden = GAME.start(ThousandRules(golden=True, rospis=60), 4, seed=3), []
    for _ in range(5):
        golden.append(state.round.golden)
        if state.round.golden:
            assert (state.round.phase, state.round.contract) == ("exchange", 120)
            assert state.round.declarer == state.round.turn == state.round.forehand
        else:
            state, _ = apply(state, state.round.turn, Pass())
            state, _ = apply(state, state.round.turn, Pass())
        state = do(state, "surrender")
        state, _ = apply(state, 0, Deal())
    assert golden == [True, True, True, True, False]


def test_a_golden_round_begins_with_the_prikup() -> None:
    state, events = apply(do(last_trick(rules={"golden": True}), *LAST_TRICK), 0, Deal())
    assert events == (
        RoundDealt(2, first=1),
        BidMade(1, 120, forced=True),
        AuctionWon(1, 120),
        PrikupShown(1, state.round.prikup),
    )
    assert state.round.calls == (Call(1, 120, forced=True),)


def test_between_rounds_anybody_deals_but_nobody_else() -> None:
    over = do(last_trick(), *LAST_TRICK)
    assert GAME.to_act(over) == (0, 1, 2)
    assert all(list(GAME.legal(over, seat)) == [Deal()] for seat in range(3))
    assert not GAME.legal(over, 3)


def test_a_round_of_two_cards_has_two_tricks() -> None:
    state = do(tricks(["AS KS", "TS QS", "JS 9S"]), "play AS", "play TS", "play JS")
    assert state.round.phase == "play"
    assert do(state, "play KS", "play QS", "play 9S").round.phase == "counted"
