"""What a seat may know, and what not. That hidden cards change no view at all is a law of every game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.cards import Card, parse_cards
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import Gift, ThousandState
from engine.thousand.rules.view import ThousandView, view_of
from tests.engine.laws import as_bytes, cards_in
from tests.engine.thousand.positions import (
    GAME,
    LAST_TRICK,
    auction,
    do,
    exchange,
    last_trick,
    random_match,
    tricks,
)
from tests.positions.thousand import build

UNDEALT: dict[str, Any] = {
    "hands": ["JS 9S JD 9D QH JH", "TS KS KD QD TH 9H", "", "AC TC JC TD AH KH"],
    "prikup": "KC AS QC",
    "undealt": "9C QS AD",
    "sitter": 2,
    "phase": "auction",
    "to_act": 1,
}


DARK_AND_WEAK: dict[str, Any] = {
    "rules": {"dark": True, "redeal_weak_hand": 20},
    "hands": ["AS TS KS QS JS AH KH", "9S JH 9H JD 9D JC 9C", "QH TH AD TD KD AC TC"],
}


def text(state: ThousandState, seat: int | None) -> str:
    return as_bytes(view_of(state, seat)).decode()


def test_in_the_auction_a_seat_sees_its_own_cards_and_no_others() -> None:
    state = auction()
    for seat in range(3):
        view = view_of(state, seat)
        assert cards_in(view) == set(view.hand) == set(state.round.hands[seat])
        assert view.cards == (7, 7, 7)
    assert cards_in(view_of(state, None)) == set()


def test_nobody_leads_before_cards_are_played() -> None:
    assert view_of(auction(), 0).leader is None
    assert view_of(exchange(), 0).leader is None


def test_the_prikup_is_seen_by_all_once_it_is_taken_and_remembered() -> None:
    state = do(auction(), "pass", "pass")
    later = do(state, "give JH 1", "give 9D 2", "trump H", "play AS")
    for seat in (0, 1, 2, None):
        assert view_of(state, seat).prikup == view_of(later, seat).prikup == parse_cards("KH JH 9D")


def test_a_hidden_prikup_is_seen_by_the_declarer_alone() -> None:
    state = do(auction(rules={"hide_prikup_at_100": True}), "pass", "pass")
    assert view_of(state, 0).prikup == parse_cards("KH JH 9D")
    for seat in (1, 2, None):
        assert view_of(state, seat).prikup == ()
        assert not cards_in(view_of(state, seat)) & {Card("KH"), Card("JH"), Card("9D")}


def test_a_gift_is_seen_by_giver_and_receiver_alone() -> None:
    state = do(exchange(), "give JS 1", "give 9C 2")
    assert view_of(state, 0).gifts == (Gift(Card("JS"), 1), Gift(Card("9C"), 2))
    assert view_of(state, 1).gifts == (Gift(Card("JS"), 1),)
    assert view_of(state, 2).gifts == (Gift(Card("9C"), 2),)
    assert view_of(state, None).gifts == ()
    assert Card("JS") not in cards_in(view_of(state, 2))
    assert Card("9C") not in cards_in(view_of(state, 1))
    assert all(view_of(state, seat).given == (1, 2) for seat in (0, 1, 2, None))


def test_undealt_cards_are_seen_after_the_round() -> None:
    state = build(UNDEALT)
    over = do(build({**UNDEALT, "rules": {"rospis": 60}}), "pass", "pass", "surrender")
    for seat in (0, 1, 2, 3, None):
        assert view_of(state, seat).undealt == ()
        assert view_of(over, seat).undealt == parse_cards("QS AD 9C")
    assert cards_in(view_of(state, 2)) == set()


def test_who_sits_out_is_shown_on_the_barrel_between_rounds() -> None:
    state = build({**UNDEALT, "rules": {"rospis": 60}, "totals": [0, 0, 900, 0]})
    assert view_of(state, 0).on_barrel == ()
    assert view_of(do(state, "pass", "pass", "surrender"), 0).on_barrel == (2,)


def test_undealt_cards_are_seen_after_the_match() -> None:
    won = do(last_trick(undealt="KS QS JS", totals=[900, 0, 0]), *LAST_TRICK)
    assert won.winner == 0
    assert view_of(won, None).on_barrel == ()
    assert view_of(won, None).undealt == parse_cards("KS QS JS")


def test_the_seed_is_in_no_view() -> None:
    state = GAME.start(ThousandRules(), 3, seed=987654321)
    for seat in (0, 1, 2, None):
        assert "987654321" not in text(state, seat)
    assert "seed" not in ThousandView.__struct_fields__


def test_a_view_is_a_value_of_its_own() -> None:
    state = auction()
    assert not isinstance(view_of(state, 0), ThousandState)
    assert msgspec.structs.asdict(view_of(state, 0)).keys().isdisjoint({"hands", "taken_cards"})


def test_the_table_in_the_middle_of_a_round() -> None:
    state = tricks(["AS JS", "9H JD", "KS QC"], totals=[880, 10, 20], bolts=[0, 1, 2], barrel=[0, 0, 0])
    view = view_of(do(state, "play AS", "play 9H", "play KS", "play JD"), 2)
    assert (view.phase, view.to_act, view.leader, view.trick) == ("play", (2,), 1, parse_cards("JD"))
    assert view.last_trick is not None
    assert (view.last_trick.winner, view.last_trick.seats) == (1, (0, 1, 2))
    assert (view.tricks, view.taken, view.points) == ((0, 1, 0), (0, 15, 0), (0, 15, 0))
    assert (view.contract, view.declarer, view.trump) == (100, 0, "H")
    assert (view.totals, view.bolts, view.on_barrel, view.barrel) == ((880, 10, 20), (0, 1, 2), (0,), (0, 0, 0))
    assert (view.round, view.dealer, view.players, view.sitter, view.seats) == (1, 2, (0, 1, 2), None, 3)
    assert (view.verbs, view.playable, view.declarable) == (("play",), parse_cards("QC"), ())


def test_marriages_of_a_trick_and_of_the_round() -> None:
    state = tricks(["KD QD JC", "KS QS JS", "9D 9C TC"], trump="S")
    view = view_of(do(state, "play KD", "play KS"), None)
    assert [(each.seat, each.suit, each.points) for each in view.declared] == [(0, "D", 60), (1, "S", 100)]
    view = view_of(do(state, "play KD", "play KS", "play 9D"), None)
    assert [(each.seat, each.suit) for each in (*view.marriages, *view.lost)] == [(1, "S"), (0, "D")]
    assert view.points == (0, 108, 0)
    assert view_of(state, 0).declarable == parse_cards("KD QD")


def test_out_of_turn_nothing_is_open() -> None:
    view = view_of(tricks(["AS JS", "9H JD", "KS QC"]), 1)
    assert (view.verbs, view.playable, view.declarable) == ((), (), ())


@pytest.mark.parametrize(
    ("keys", "seat", "verbs", "bounds"),
    [
        ({}, 1, ("bid", "pass"), (105, 220)),
        ({}, 2, (), (105, 120)),
        ({}, 0, (), (105, 120)),
        ({"bids": [[0, 100], [1, "pass"]], "to_act": 2}, 1, (), (None, None)),
        ({"bids": [[0, 100], [1, 120]], "to_act": 2}, 2, ("pass",), (125, 120)),
        ({"totals": [0, 880, 0]}, 1, ("bid",), (120, 220)),
        (DARK_AND_WEAK, 1, ("bid", "pass", "dark", "redeal"), (105, 120)),
        ({"rules": {"bid_cap": "none"}}, 1, ("bid", "pass"), (105, 1000)),
    ],
)
def test_what_is_open_in_the_auction(
    keys: dict[str, Any], seat: int, verbs: tuple[str, ...], bounds: tuple[int | None, int | None]
) -> None:
    view = view_of(auction(**keys), seat)
    assert (view.verbs, (view.minimum_bid, view.cap)) == (verbs, bounds)


@pytest.mark.parametrize(
    ("rules", "verbs", "bounds"),
    [
        ({}, ("give",), (None, None)),
        ({"rospis": 60}, ("surrender", "give"), (None, None)),
        ({"preset": "classic"}, ("raise", "surrender", "give"), (125, 220)),
    ],
)
def test_what_is_open_in_the_exchange(
    rules: dict[str, Any], verbs: tuple[str, ...], bounds: tuple[int | None, int | None]
) -> None:
    view = view_of(exchange(rules=rules), 0)
    assert (view.verbs, (view.minimum_bid, view.cap)) == (verbs, bounds)
    assert view_of(do(exchange(rules=rules), "give 9S 1"), 0).verbs == ("give",)
    assert view_of(exchange(rules=rules), 1).minimum_bid is None


def test_what_is_open_otherwise() -> None:
    assert view_of(do(exchange(), "give 9S 1", "give 9C 2"), 0).verbs == ("trump",)
    over = do(last_trick(totals=[0, 900, 870]), *LAST_TRICK)
    assert all(view_of(over, seat).verbs == ("deal",) for seat in range(3))
    assert view_of(over, None).verbs == ()
    assert view_of(over, 0).on_barrel == (2,)
    assert view_of(over, None).sheet == over.sheet
    won = do(last_trick(totals=[900, 0, 0]), *LAST_TRICK)
    assert (view_of(won, 0).verbs, view_of(won, 0).winner, view_of(won, 0).to_act) == ((), 0, ())


def test_what_a_view_offers_is_what_is_legal() -> None:
    for number in range(12):
        rules = ThousandRules(
            preset=("standard", "classic")[number % 2], dark=True, rospis="half", redeal_weak_hand=25, must_beat=True
        )
        for state in random_match(GAME.start(rules, 3 + number % 2, seed=number), moves=150):
            for seat in range(state.seats):
                view, moves = view_of(state, seat), [str(move).split() for move in GAME.legal(state, seat)]
                assert set(view.verbs) == {move[0] for move in moves}
                amounts = [int(move[1]) for move in moves if move[0] in ("bid", "raise")]
                if amounts:
                    assert (view.minimum_bid, view.cap) == (min(amounts), max(amounts))
                assert {str(card) for card in view.playable} == {move[1] for move in moves if move[0] == "play"}
                assert {str(card) for card in view.declarable} == {move[1] for move in moves if move[2:] == ["quiet"]}
