"""What a turn says of itself: refusals with what a person needs, events. Its rules are in the scenarios."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine import GAMES
from engine.cards import JOKER, Card, in_order, parse_cards
from engine.duizenden.rules.actions import Draw, TakePile
from engine.duizenden.rules.events import (
    Discarded,
    Drew,
    DrewCard,
    LaidMeld,
    LaidOff,
    Passed,
    Reshuffled,
    StockSpent,
    SwappedJoker,
    TookPile,
    TurnedUp,
    Undid,
    WentOut,
)
from engine.duizenden.rules.legal import DuizendenLegal
from engine.duizenden.rules.play import apply, start, to_act
from engine.duizenden.rules.rules import DuizendenRules
from engine.game import Action, Deal, GameOver, Refusal, RoundDealt, RoundOver
from tests.engine.duizenden.positions import do, events, position, refusal

OPENED = {"melds": [["5H JK 7H"], []], "pile": "KC 7S", "stock": "3C 4C"}
UNOPENED = {"pile": "KC 7S", "stock": "3C 4C", "drawn": True}


def test_a_match_begins_with_nothing() -> None:
    state = start(DuizendenRules(), 3, seed=1)
    assert (state.round, state.totals, state.winner) == (1, (0, 0, 0), None)
    assert (state.stalled, state.shuffles) == (False, 0)


@pytest.mark.parametrize("seats", [1, 7])
def test_so_many_do_not_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"not by {seats}"):
        start(DuizendenRules(), seats, seed=1)


@pytest.mark.parametrize(
    ("hand", "keys", "actions", "code", "details"),
    [
        ("2C 3C", OPENED, ["deal"], "wrong-phase", {"phase": "draw"}),
        ("2C 3C", OPENED, ["draw", "deal"], "wrong-phase", {"phase": "lay"}),
        ("2C", UNOPENED, ["discard 2C", "draw"], "wrong-phase", {"phase": "between"}),
        ("2C", {**UNOPENED, "totals": [1000, 0]}, ["discard 2C", "deal"], "game-over", {}),
        ("2C 3C", OPENED, ["discard 2C"], "draw-first", {}),
        ("2C 3C", OPENED, ["draw", "take"], "already-drawn", {"source": "stock"}),
        ("7H 7D 3C", OPENED, ["take", "draw"], "already-drawn", {"source": "pile"}),
        ("2C 3C", {"stock": "3C"}, ["take"], "pile-empty", {}),
        ("2C 3C", OPENED, ["take"], "pile-unusable", {}),
        ("2C 3C", OPENED, ["draw", "undo"], "nothing-to-undo", {}),
        ("2C 3C", OPENED, ["draw", "meld 3C 4C 5C"], "not-in-hand", {"card": "4C"}),
        ("2C 3C", OPENED, ["draw", "meld 2C 2C 2H"], "not-in-hand", {"card": "2C"}),
        ("2C 3C", OPENED, ["draw", "discard JK"], "not-in-hand", {"card": "JK"}),
        ("2C 3C", OPENED, ["draw", "add 2C 1"], "no-such-meld", {"meld": 1}),
        ("2C 3C", OPENED, ["draw", "meld 2C 3C 3C"], "not-a-meld", {"cards": "2C 3C 3C"}),
        ("2C 3C", OPENED, ["draw", "add 2C 0"], "does-not-fit", {"card": "2C", "meld": 0}),
        ("6H 3C", {**OPENED, "rules": {"joker_swap": "off"}}, ["draw", "swap 6H 0"], "joker-swap-off", {}),
        ("2C 3C", OPENED, ["draw", "swap 2C 0"], "no-joker", {"card": "2C", "meld": 0}),
        ("8H", {**OPENED, "drawn": True}, ["add 8H 0"], "keep-a-card", {}),
        ("QS 3C", OPENED, ["draw", "discard QS"], "queen-of-spades", {}),
        ("JK 3C", {**OPENED, "rules": {"forbid_joker_discard": True}}, ["draw", "discard JK"], "joker-discard", {}),
        ("QS 3C", UNOPENED, ["pass"], "discard-needed", {"card": "3C"}),
        ("6H 3C", OPENED, ["draw", "swap 6H 0", "discard 3C"], "loose-joker", {"jokers": 1}),
        ("7H 7D 3C", OPENED, ["take", "discard 3C"], "top-card-unused", {"card": "7S"}),
        (
            "9H 9D 9S 3H 3D 3S 2C",
            UNOPENED,
            ["meld 9H 9D 9S", "meld 3H 3D 3S", "discard 2C"],
            "below-opening",
            {"points": 30, "needed": 40},
        ),
    ],
)
def test_refusals_say_what_a_person_needs(
    hand: str, keys: dict[str, Any], actions: list[str], code: str, details: dict[str, object]
) -> None:
    assert refusal(position([hand, "9C 9D"], **keys), *actions) == (code, details)


def test_a_refusal_tells_whose_turn_it_is() -> None:
    with pytest.raises(Refusal) as refused:
        apply(position(["2C", "3C"], stock="4C", to_act=1), 0, Draw())
    assert (refused.value.code, refused.value.details) == ("not-your-turn", {"turn": 1})


def test_an_action_of_another_game_is_unreadable() -> None:
    class Bid(Action, frozen=True):
        """No action of this game."""

    state = position(["2C", "3C"], stock="4C")
    with pytest.raises(Refusal, match="unreadable"):
        apply(state, 0, Bid())
    assert Bid() not in DuizendenLegal(state, 0)
    assert "draw" not in DuizendenLegal(state, 0)


def test_a_drawn_card_is_for_one_pair_of_eyes() -> None:
    drew, card = events(position(["2C", "3C"], stock="4C 5C"), "draw")
    assert drew == Drew(0)
    assert drew.audience is None
    assert card == DrewCard(0, Card("4C"))
    assert card.audience == (0,)


def test_a_taken_pile_is_a_top_card_and_a_size() -> None:
    state = position(["7H 7D 2C", "3C"], melds=[["9H TH JH"], []], pile="KC 4D 7S")
    assert events(state, "take") == (TookPile(0, Card("7S"), 3),)


def test_lays_are_told_as_they_lie() -> None:
    state = position(["KD AD JK 6H 8H QH 2C", "3C"], melds=[["5H JK 7H"], []], drawn=True)
    assert events(state, "meld AD KD JK") == (LaidMeld(0, 1, parse_cards("JK KD AD")),)
    assert events(state, "add 8H 0") == (LaidOff(0, 0, Card("8H")),)
    assert events(state, "swap 6H 0") == (SwappedJoker(0, 0, Card("6H")),)


def test_what_is_taken_back_is_told() -> None:
    state = position(["KD AD 6H 2C", "3C"], melds=[["5H JK 7H"], []], drawn=True)
    assert events(state, "swap 6H 0", "undo") == (Undid(0, parse_cards("6H")),)
    assert events(state, "swap 6H 0", "meld KD AD JK", "undo") == (Undid(0, parse_cards("AD KD")),)
    assert events(state, "swap 6H 0", "add JK 0", "undo") == (Undid(0, ()),)


def test_undoing_leads_back_to_the_same_position() -> None:
    state = position(["KD AD 6H 8H 2C", "3C"], melds=[["5H JK 7H"], []], drawn=True)
    assert do(state, "swap 6H 0", "add 8H 0", "meld KD AD JK", "undo", "undo", "undo") == state


def test_the_end_of_a_turn() -> None:
    state = position(["QS 2C", "3C"], stock="4C", drawn=True)
    assert events(state, "discard 2C") == (Discarded(0, Card("2C")),)
    assert events(position(["QS", "3C"], drawn=True), "pass") == (Passed(0),)


def test_the_end_of_a_round_and_the_next() -> None:
    state = position(["2C", "3C QS"], melds=[["9H TH JH"], []], drawn=True, totals=[10, 20])
    counted = (RoundOver(1, (25, -105), (35, -85)),)
    assert events(state, "discard 2C") == (Discarded(0, Card("2C")), WentOut(0), *counted)
    dealt, turned_up = events(state, "discard 2C", "deal")
    assert dealt == RoundDealt(2, 1)
    assert turned_up == TurnedUp(do(state, "discard 2C", "deal").pile[-1])


def test_the_end_of_the_game() -> None:
    state = position(["2C 2D 2H", "3C"], rules={"must_discard_to_go_out": False, "target": 100}, drawn=True)
    opened = position(
        ["2C 2D 2H", "3C"],
        rules={"must_discard_to_go_out": False, "target": 100},
        melds=[["QS QH QD"], []],
        drawn=True,
    )
    *_, out, over, game_over = events(opened, "meld 2C 2D 2H")
    assert (out, over, game_over) == (WentOut(0), RoundOver(1, (135, -5), (135, -5)), GameOver((135, -5), 0))
    assert refusal(state, "meld 2C 2D 2H") == ("below-opening", {"points": 15, "needed": 40})


def test_the_stock_runs_out() -> None:
    state = position(["2C KD", "3C"], pile="9S 9H 4H")
    reshuffled, drew, card = events(state, "draw")
    assert (reshuffled, drew) == (Reshuffled(2), Drew(0))
    assert isinstance(card, DrewCard)
    assert card.card in parse_cards("9S 9H")
    spent, _ = events(position(["2C KD", "3C"], pile="4H"), "draw")
    assert spent == StockSpent(blocked=False)
    blocked = position(["2C KD", "3C 8C"], pile="9H 4H")
    spent, _ = events(blocked, "draw", "discard KD", "draw")
    assert spent == StockSpent(blocked=True)


def test_new_stocks_of_a_round_are_shuffled_differently() -> None:
    """Each time with its own chance, which the seed decides."""
    cards = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    first = do(position(["2C", "3C"], pile=f"{cards} 4H"), "draw")
    second = do(position(["2C", "3C"], pile=f"{cards} 4H"), "draw")
    assert first == second
    assert first.shuffles == 1
    other = position(["2C", "3C"], pile=f"{cards} 4H")
    later = do(type(other)(**{**_fields(other), "shuffles": 1}), "draw")
    assert in_order([*later.stock, *later.players[0].hand]) == in_order([*first.stock, *first.players[0].hand])
    assert later.stock != first.stock


def _fields(state: Any) -> dict[str, Any]:
    return {name: getattr(state, name) for name in state.__struct_fields__}


def test_who_may_act() -> None:
    state = position(["2C", "3C"], stock="4C", to_act=1)
    assert to_act(state) == (1,)
    assert not DuizendenLegal(state, 0)
    assert list(DuizendenLegal(state, 0)) == []
    over = do(position(["2C", "3C"], drawn=True), "discard 2C")
    assert to_act(over) == (0, 1)
    assert list(DuizendenLegal(over, 1)) == [Deal()]
    assert not DuizendenLegal(over, 2)
    won = do(position(["2C", "3C"], drawn=True, totals=[1000, 0]), "discard 2C")
    assert to_act(won) == ()
    assert not DuizendenLegal(won, 0)


def test_what_is_listed() -> None:
    state = position(["7H 7D 2C", "3C"], melds=[["9H TH JH"], []], pile="KC 7S", stock="3C")
    assert list(DuizendenLegal(state, 0)) == [Draw(), TakePile()]
    assert list(map(str, DuizendenLegal(do(state, "take"), 0))) == ["meld 7S 7H 7D"]
    laid = do(state, "take", "meld 7S 7H 7D")
    assert list(map(str, DuizendenLegal(laid, 0))) == ["undo", "discard 2C", "discard KC"]
    assert list(map(str, DuizendenLegal(position(["QS", "3C"], drawn=True), 0))) == ["pass"]
    last = position(["8H QH", "3C"], melds=[["9H TH JH"], []], drawn=True)
    assert list(map(str, DuizendenLegal(do(last, "add 8H 0"), 0))) == ["undo", "discard QH"]


def test_a_position_between_two_moves_is_never_changed() -> None:
    game = GAMES["duizenden"]
    state = game.start(game.Rules(), 3, 5)
    before = game.dump(state)
    after, _ = game.apply(state, state.turn.seat, game.parse("draw"))
    assert game.dump(state) == before != game.dump(after)


def test_the_turn_goes_round() -> None:
    state = position(["2C KD", "8H 8D", "4S 4C"], stock="3C JC 5C 6C")
    turns = [state.turn.seat]
    for card in ("3C", "JC", "5C"):
        state = do(state, "draw", f"discard {card}")
        turns.append(state.turn.seat)
    assert all((first + 1) % 3 == second for first, second in pairwise(turns))


def test_jokers_come_from_the_loose_ones_first() -> None:
    state = do(position(["6H JK 2C", "3C"], melds=[["5H JK 7H"], []], drawn=True), "swap 6H 0")
    assert state.turn.loose == 1
    laid = do(state, "add JK 0")
    assert laid.turn.loose == 0
    assert laid.players[0].hand == (Card("2C"), JOKER)
