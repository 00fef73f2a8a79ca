from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.cards import Card, parse_cards
from engine.duizenden.players.hard import TurnPlan, best_turn, hard, source
from engine.duizenden.players.hint import REASONS, explain
from engine.duizenden.rules.events import Discarded
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.duizenden.rules.view import view_of
from engine.game import Event, Hint, visible
from tests.engine.duizenden.positions import do, position
from tests.engine.hooks.duizenden import RULES

GAME = GAMES["duizenden"]


@pytest.fixture(autouse=True)
def forgetful() -> None:
    """What was thought before under other circumstances is no thought of this test."""
    source.cache_clear()
    best_turn.cache_clear()


def hint(state: DuizendenState, *events: Event, seat: int | None = None) -> Hint:
    return explain(view_of(state, state.turn.seat if seat is None else seat), events, 1)


def drawn(hand: str, *others: str, melds: list[list[str]] | None = None, pile: str = "", **rules: object) -> Hint:
    """The hint for a player who has drawn and sees the pile."""
    state = position([hand, *others], melds=melds, pile=pile, drawn=True, rules=rules)
    return hint(state, *[Discarded(1, card) for card in parse_cards(pile)])


def undrawn(hand: str, pile: str, *, melds: list[list[str]] | None = None, **more: object) -> Hint:
    state = position([hand, "3C 9D TD"], melds=melds, pile=pile, stock="3D 4D", **more)
    return hint(state, *[Discarded(1, card) for card in parse_cards(pile)])


OPENED = [["9H TH JH"], []]


def test_between_rounds() -> None:
    assert hint(do(position(["2C", "3C"], drawn=True), "discard 2C"), seat=1).reason == "next-round"


def test_why_the_pile_is_taken() -> None:
    taken = undrawn("7H 7D 2C 4S KS", "KC KD 7S", melds=OPENED)
    assert (taken.reason, taken.details) == ("takes-for", {"card": Card("7S"), "size": 3, "points": 45})
    opening = undrawn("KH KD 5C 5D 5H 2S 9C", "4D QC KS")
    assert (opening.reason, opening.details) == ("takes-to-open", {"card": Card("KS"), "points": 45})
    free = undrawn("7H 7D 2C 4S", "7S", melds=OPENED, rules={"free_first_upcard": True}, first_turn=True)
    assert (free.reason, free.details) == ("takes-freely", {"card": Card("7S")})


def test_why_the_pile_is_not_taken() -> None:
    assert undrawn("7H 2D 2C 4S", "", melds=OPENED).reason == "no-pile"
    nothing = undrawn("7H 2D 2C 4S", "KC 8S", melds=OPENED)
    assert (nothing.reason, nothing.details) == ("top-fits-nothing", {"card": Card("8S")})
    little = undrawn("7H 7D 2C 4S", "KC 7S")
    assert (little.reason, little.details) == ("top-does-not-open", {"card": Card("7S"), "needed": 40})


def test_a_pile_that_is_not_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking is declined where the player could go out on nearly any card, and the others are full."""
    monkeypatch.setattr("engine.duizenden.players.hard.HELD_BY_TAKING", -1000.0)
    declined = undrawn("7H 7D 2C 8S", "7S", melds=OPENED)
    assert (declined.reason, declined.details) == ("rather-draws", {"card": Card("7S")})


def test_why_something_is_laid() -> None:
    melded = drawn("7H 7D 7S 2C 4S", "3C 5D KD", melds=OPENED)
    assert (melded.reason, melded.details) == ("lays-meld", {"cards": parse_cards("7S 7H 7D"), "points": 15})
    off = drawn("QH 2C 4S", "3C 5D KD", melds=OPENED)
    assert (off.reason, off.details) == ("lays-off", {"card": Card("QH"), "meld": 0})
    freed = drawn("6H KC KD 2S 3D", "3C 5D KD", melds=[["5H JK 7H"], []])
    assert (freed.reason, freed.details) == ("frees-joker", {"card": Card("6H"), "meld": 0})
    opens = drawn("KH KD KS AH AD AS 2C 5S", "3C 5D KD")
    assert (opens.reason, opens.details) == ("opens-with", {"points": 90, "needed": 40})
    took = do(position(["7H 7D 2C 4S", "3C"], melds=OPENED, pile="KC 7S"), "take")
    assert hint(took).reason == "lays-the-taken"


def test_a_turn_that_somebody_has_begun_otherwise() -> None:
    begun = do(position(["7H 7D 7S 8S 9S TS KC 2C", "3C"], drawn=True), "meld 7S 8S 9S", "undo")
    assert hint(begun).reason != "other-plan"
    small = do(position(["7H 7D 7S 2C", "3C"], drawn=True), "meld 7H 7D 7S")
    assert hint(small).reason == "other-plan"


def test_why_a_turn_ends_without_a_discard_or_the_round_with_one() -> None:
    assert drawn("QS QS", "3C 4D").reason == "nothing-to-throw"
    last = drawn("4S", "3C 4D", melds=OPENED)
    assert (last.reason, last.details) == ("goes-out", {"card": Card("4S")})


def test_why_a_card_is_thrown() -> None:
    saves = drawn("7H 7D 7S 2C 4S JD", "3C 5D KD")
    assert (saves.reason, saves.details) == ("saves-to-open", {"points": 15, "needed": 40})
    safe = drawn("KC 2D", "3C 9S 8S", melds=[["AH AD AS"], ["KH KS KD"]], pile="QS AC 8D 5C")
    assert (safe.reason, safe.details) == ("next-player-cannot-use", {"card": Card("2D"), "other": Card("KC")})
    fed = drawn("KC TH", "3C 9S 8S", melds=[["AH AD AS"], ["KH KS KD", "7H 8H 9H"]])
    assert fed.reason == "too-dangerous"


def test_why_a_card_is_thrown_that_is_of_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the estimate alone chooses: by playouts it is a near thing."""
    monkeypatch.setattr("engine.duizenden.players.hard.TRUST", 1000)
    alone = drawn("7H 7D 8D KC", "3C 4S")
    assert (alone.reason, alone.details) == ("sheds-points", {"card": Card("KC"), "points": 10})
    low = drawn("7H 7D 8D 2C", "3C 4S")
    assert (low.reason, low.details) == ("keeps-together", {"card": Card("2C"), "cards": parse_cards("7H 7D 8D")})
    assert drawn("2C 5H 9S", "3C 4S").reason == "helps-least"


def test_what_is_held_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def fewer_lays(worlds: object, number: int, position: object, turn: TurnPlan) -> float:
        return -100.0 * len(turn.plan.lays)

    monkeypatch.setattr("engine.duizenden.players.hard._after_turn", fewer_lays)
    held = drawn("7H 7D 7S 2C 4S 5D", "3C 5D KD", melds=OPENED)
    assert (held.reason, held.details) == ("holds-back", {"points": 15})


def test_every_reason_is_tried_here_and_explained() -> None:
    """A reason that no test names would have no sentence that is tried either."""
    tried = Path(__file__).read_text(encoding="utf-8")
    for code, reason in REASONS.items():
        assert f'"{code}"' in tried
        assert reason.__doc__


@given(rules=RULES, seats=st.integers(2, 5), seed=st.integers(0, 2**32))
@settings(max_examples=4)
def test_a_hint_is_what_the_strongest_computer_does(rules: DuizendenRules, seats: int, seed: int) -> None:
    state, history = GAME.start(rules, seats, seed), tuple[Event, ...]()
    for _ in range(25):
        if state.points:
            return
        seat = state.turn.seat
        view, seen = view_of(state, seat), visible(history, seat)
        found = explain(view, seen, 1)
        assert found.action == hard(view, seen, 1)
        assert found.reason in REASONS
        state, events = GAME.apply(state, seat, found.action)
        history += events
