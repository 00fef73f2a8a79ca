"""What is shown, to whom, and above all what is not."""

from __future__ import annotations

import msgspec
import pytest

from engine import GAMES
from engine.cards import Card, parse_cards
from engine.duizenden.rules.state import DuizendenState
from engine.duizenden.rules.view import DuizendenView, view_of
from tests.engine.duizenden.positions import do, position


def test_own_hand_and_no_other() -> None:
    state = position(["2C 3C", "4D 5D 6D", "7S"], pile="8H 9H", stock="TD JD")
    assert view_of(state, 1).hand == parse_cards("4D 5D 6D")
    assert view_of(state, None).hand == ()
    for seat in (None, 0, 1, 2):
        seen = view_of(state, seat)
        assert [each.cards for each in seen.seats] == [2, 3, 1]
        assert [each.left for each in seen.seats] == [(), (), ()]
        assert (seen.top, seen.pile_size, seen.stock_size, seen.pile) == (Card("9H"), 2, 2, None)


def test_a_view_has_no_place_for_seed_stock_or_shuffles() -> None:
    fields = set(DuizendenView.__struct_fields__)
    assert not fields & {"seed", "stock", "shuffles", "players", "stalled"}
    assert not issubclass(DuizendenView, DuizendenState)


def test_an_empty_pile() -> None:
    seen = view_of(position(["2C", "3C"], pile="", stock="4C"), 0)
    assert (seen.top, seen.pile_size) == (None, 0)


def test_looking_back_where_it_is_allowed() -> None:
    state = position(["2C 3C", "4D"], pile="8H 9H", rules={"open_pile_visible": True})
    assert view_of(state, None).pile == parse_cards("8H 9H")


def test_the_turn() -> None:
    state = position(["7H 7D 8C 2C", "3C"], melds=[["5H JK 7H"], []], pile="KC 6H", stock="4C")
    seen = view_of(state, 1)
    assert (seen.phase, seen.turn, seen.source, seen.lays) == ("draw", 0, None, 0)
    taken = do(state, "take")
    seen = view_of(taken, 1)
    assert (seen.phase, seen.source, seen.to_lay, seen.loose) == ("lay", "pile", Card("6H"), 0)
    seen = view_of(do(taken, "swap 6H 0"), 1)
    assert seen.taken == Card("6H")
    assert (seen.to_lay, seen.loose, seen.lays) == (None, 1, 1)
    seen = view_of(do(taken, "swap 6H 0", "add JK 0", "discard KC"), 1)
    assert (seen.turn, seen.phase, seen.source, seen.loose, seen.lays) == (1, "draw", None, 0, 0)


def test_the_first_turn_of_a_round_is_the_first_alone() -> None:
    state = position(["2C KD", "4S 4C"], pile="8H", stock="5C 6C", first_turn=True)
    assert view_of(state, 1).first_turn
    assert not view_of(do(state, "draw", "discard KD"), 1).first_turn


def test_nothing_is_left_of_a_turn_when_the_round_is_over() -> None:
    opened = position(["7H 7D 2C", "9C 9D"], melds=[["9H TH JH"], []], pile="7S", stock="3C 4C", first_turn=True)
    unopened = position(["2C KD", "4S 4C"], pile="4H", stock="", first_turn=True)
    for over in (do(opened, "take", "meld 7S 7H 7D", "discard 2C"), do(unopened, "draw")):
        seen = view_of(over, 1)
        assert (seen.turn, seen.first_turn, seen.source, seen.taken, seen.to_lay) == (None, False, None, None, None)
        assert (seen.loose, seen.lays, seen.opening_points, seen.opening_needed) == (0, 0, 0, 0)


def test_before_the_first_lay_of_a_turn() -> None:
    state = position(["7H 7D 7C 2C", "3C"], melds=[["9H TH JH"], []], drawn=True)
    laid = do(state, "meld 7H 7D 7C")
    own, other = view_of(laid, 0), view_of(laid, 1)
    assert own.hand_before == state.players[0].hand
    assert own.melds_before == state.players[0].melds
    assert (other.hand_before, other.melds_before) == (parse_cards("3C"), ())
    assert view_of(state, 0).hand_before == state.players[0].hand
    assert view_of(laid, None).hand_before == ()


def test_the_opening_so_far() -> None:
    state = position(["KH KD KS 7H 7D 7C 2C", "3C"], drawn=True)
    assert (view_of(state, 1).opening_points, view_of(state, 1).opening_needed) == (0, 40)
    laid = do(state, "meld KH KD KS")
    assert (view_of(laid, None).opening_points, view_of(laid, None).opening_needed) == (30, 40)
    opened = do(laid, "meld 7H 7D 7C", "discard 2C")
    assert opened.players[0].opened
    assert view_of(opened, 0).opening_needed == 0
    opened = position(["2C", "3C"], melds=[["9H TH JH"], []])
    assert (view_of(opened, 0).opening_points, view_of(opened, 0).opening_needed) == (0, 0)


def test_a_counted_round_is_shown_with_the_hands_that_were_left() -> None:
    state = position(["2C", "3C QS"], melds=[["9H TH JH"], []], drawn=True, first_turn=True)
    seen = view_of(do(state, "discard 2C"), None)
    assert (seen.phase, seen.turn, seen.source, seen.first_turn) == ("between", None, None, False)
    assert seen.points == (25, -105)
    assert [each.left for each in seen.seats] == [(), parse_cards("QS 3C")]
    assert [each.total for each in seen.seats] == [25, -105]
    assert seen.winner is None
    won = do(position(["2C", "3C"], drawn=True, totals=[1000, 0]), "discard 2C")
    assert (view_of(won, 1).phase, view_of(won, 1).winner) == ("over", 0)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_does_not_tell_whether_the_pile_can_be_taken(seat: int | None) -> None:
    """Two positions that differ in a buried card, of which one allows the take."""
    usable = position(["7H 2C", "3C"], melds=[["9H TH JH"], []], pile="7D 7S")
    useless = position(["7H 2C", "3C"], melds=[["9H TH JH"], []], pile="KD 7S")
    game = GAMES["duizenden"]
    assert game.parse("take") in game.legal(usable, 0)
    assert game.parse("take") not in game.legal(useless, 0)
    assert view_of(usable, seat) == view_of(useless, seat)


def test_a_view_is_a_copy_that_can_be_read_without_the_state() -> None:
    state = position(["2C", "3C"], pile="4C")
    encoded = msgspec.json.encode(view_of(state, 0), enc_hook=str)
    assert b"3C" not in encoded
