from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.cards import Card, parse_cards
from engine.duizenden.players.greedy import _plan, any_way, greedy
from engine.duizenden.players.memory import remembered_pile
from engine.duizenden.rules.actions import Discard, Draw, Pass, TakePile, Undo
from engine.duizenden.rules.events import Discarded, Drew, Reshuffled, TookPile, TurnedUp
from engine.duizenden.rules.lays import may_take
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from engine.duizenden.rules.view import view_of
from engine.game import Action, Deal, Event, RoundDealt, visible
from tests.engine.duizenden.positions import do, position
from tests.engine.duizenden.rules.test_lays import some_cards, some_rules
from tests.engine.hooks.duizenden import RULES

GAME = GAMES["duizenden"]

Seat = Callable[[DuizendenState, tuple[Event, ...]], Action]


def choice(state: DuizendenState, *events: Event, seed: int = 1) -> Action:
    return greedy(view_of(state, state.turn.seat), events, seed)


def greedy_turn(state: DuizendenState, *events: Event) -> list[str]:
    """What it does until its turn is over."""
    seat, texts = state.turn.seat, list[str]()
    while not state.points and state.turn.seat == seat:
        action = choice(state, *events)
        texts.append(str(action))
        state = do(state, str(action))
    return texts


def test_it_takes_a_top_card_that_it_can_use() -> None:
    state = position(["7H 7D 2C 4S", "3C"], melds=[["9H TH JH"], []], pile="KC 7S", stock="3D")
    assert choice(state) == TakePile()
    assert greedy_turn(state)[:2] == ["take", "meld 7S 7H 7D"]


def test_it_draws_where_it_cannot() -> None:
    assert choice(position(["7H 2D 2C 4S", "3C"], melds=[["9H TH JH"], []], pile="KC 7S", stock="3D")) == Draw()
    assert choice(position(["7H 2D 2C 4S", "3C"], melds=[["9H TH JH"], []], pile="", stock="3D")) == Draw()


def test_it_remembers_what_was_thrown() -> None:
    state = position(["7H 2D 2C 4S", "3C"], melds=[["9H TH JH"], []], pile="7D KC 7S", stock="3D")
    thrown = (TurnedUp(Card("7D")), Drew(1), Discarded(1, Card("KC")), Discarded(0, Card("7S")))
    assert choice(state) == Draw()
    assert choice(state, *thrown) == TakePile()


def test_it_knows_the_pile_as_far_as_it_has_seen_it() -> None:
    state = position(["2C", "3C"], pile="7D KC 7S")
    view = view_of(state, 0)
    seen = parse_cards("7D KC 7S")
    events = (TurnedUp(seen[0]), Discarded(0, seen[1]), Discarded(1, seen[2]))
    assert remembered_pile(view, events) == seen
    assert remembered_pile(view, events[1:]) == seen[1:]
    assert remembered_pile(view, ()) == seen[2:]
    assert remembered_pile(view, events[:2]) == seen[2:], "what it has seen is not what lies there"
    taken = (*events, TookPile(0, seen[2], 3), *events)
    assert remembered_pile(view, taken) == seen
    other = position(["2C", "3C"], pile="7S 8S")
    assert remembered_pile(view_of(other, 0), (*events, Reshuffled(2), Discarded(0, Card("8S")))) == parse_cards(
        "7S 8S"
    )
    assert remembered_pile(view_of(position(["2C", "3C"], pile=""), 0), events) == ()
    visible_pile = position(["2C", "3C"], pile="7D KC 7S", rules={"open_pile_visible": True})
    assert remembered_pile(view_of(visible_pile, 0), ()) == seen


def test_it_lays_all_it_can() -> None:
    state = position(["7H 7D 7S 8H QH 2C 4S", "3C"], melds=[["9H TH JH"], []], drawn=True)
    turn = greedy_turn(state)
    assert turn[-1] in {"discard 2C", "discard 4S"}
    assert [str(meld) for meld in do(state, *turn[:-1]).players[0].melds] == ["8H 9H TH JH QH", "7S 7H 7D"]


def test_it_opens_only_with_enough() -> None:
    assert greedy_turn(position(["7H 7D 7S 2C 4S", "3C"], drawn=True))[0].startswith("discard")
    lays = greedy_turn(position(["7H 7D 7S KH KD KS 2C 4S", "3C"], drawn=True))
    assert len(lays) == 3


def test_it_opens_by_what_counts_towards_the_opening() -> None:
    """Three queens have most points on the table, but by pips only the hearts are enough."""
    rules = {"opening_values": "pips", "opening_minimum": 51}
    state = position(["TH JH QH KH AH QS QD 2C 4D", "3C"], rules=rules, drawn=True)
    after = do(state, *greedy_turn(state))
    assert [str(meld) for meld in after.players[0].melds] == ["TH JH QH KH AH"]


def test_it_lays_the_card_that_it_took() -> None:
    """And comes to its opening with it, whatever else is worth more."""
    state = position(["KH KD 5C 5D 5H 2S 9C", "9H"], pile="4D KS", stock="3C")
    turn = greedy_turn(state, TurnedUp(Card("4D")), Discarded(1, Card("KS")))
    assert turn[0] == "take"
    assert do(state, *turn).players[0].opened


def test_it_swaps_jokers_and_lays_them_again() -> None:
    state = position(["6H KC KD 2S 3D", "3C"], melds=[["5H JK 7H"], []], drawn=True)
    turn = greedy_turn(state)
    assert turn[0] == "swap 6H 0"
    assert do(state, *turn[:-1]).turn.loose == 0


def test_it_takes_back_what_somebody_else_began() -> None:
    """It may come into a turn that a person has left; every such turn comes to an end."""
    state = position(["7H 7D 7S 8S 9S TS KC 2C", "3C"], drawn=True)
    begun = do(state, "meld 7S 8S 9S")
    assert choice(begun) == Undo()
    assert greedy_turn(begun) == ["undo", *greedy_turn(state)]
    too_far = do(position(["7H 7D 7S 2C", "3C"], drawn=True), "meld 7H 7D 7S")
    assert choice(too_far) == Undo()


def test_a_way_is_found_where_no_best_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it lays the first that comes to mind, and ends the turn that it began with the take."""
    monkeypatch.setattr("engine.duizenden.players.greedy.best_points", lambda *_, **__: None)
    monkeypatch.setattr("engine.duizenden.players.greedy.best_opening", lambda *_, **__: None)
    _plan.cache_clear()
    chance, tried = Random(4), 0
    while tried < 40:
        rules = some_rules(chance)
        hand, pile, melds = some_cards(chance, rules)
        if not may_take(hand, pile, melds, bool(melds), rules):
            continue
        tried += 1
        player = Player(hand, melds, bool(melds))
        state = DuizendenState(rules, 0, 1, 0, (player, Player(parse_cards("2C"))), (), pile, Turn(0))
        turn = greedy_turn(state, *[Discarded(1, card) for card in pile])
        assert turn[0] == "take"
        after = do(state, *turn)
        assert after.turn.seat == 1 or after.points
    _plan.cache_clear()


def test_any_way_lays_the_card_that_was_taken() -> None:
    rules, run = DuizendenRules(), Meld(parse_cards("9H TH JH"), 9)
    bridge = any_way(parse_cards("2C QH KH"), (run,), Card("KH"), opened=True, rules=rules)
    assert list(map(str, bridge)) == ["add QH 0", "add KH 0"]
    swap = any_way(parse_cards("2C 6H"), (Meld(parse_cards("5H JK 7H"), 5),), Card("6H"), opened=True, rules=rules)
    assert str(swap[0]) == "swap 6H 0"
    assert len(swap) == 2
    two = parse_cards("5H 5D 5C 2C KH KD KS")
    assert len(any_way(two, (), Card("KS"), opened=False, rules=rules)) == 2
    assert any_way(parse_cards("2C 3D KH"), (), Card("KH"), opened=True, rules=rules) == ()


def test_it_never_throws_the_queen_of_spades() -> None:
    assert choice(position(["QS 2C", "3C"], drawn=True)) == Discard(Card("2C"))
    assert choice(position(["QS QS", "3C"], drawn=True)) == Pass()
    no_jokers = {"forbid_joker_discard": True}
    assert choice(position(["QS JK", "3C"], drawn=True, rules=no_jokers)) == Pass()
    assert choice(position(["2C JK", "3C"], drawn=True)) == Discard(Card("2C"))


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("7H 7D 8D KC", "KC"),
        ("AS 2S QH KH 8C", "8C"),
        ("QD AD 2H 9H 9S", "2H"),
        ("5C 7C KD 2D", "KD"),
    ],
)
def test_it_throws_what_helps_it_least(hand: str, thrown: str) -> None:
    assert choice(position([hand, "3C"], drawn=True)) == Discard(Card(thrown))


def test_it_does_not_feed_the_next_player() -> None:
    melds = [[], ["KH KS KD"], []]
    assert choice(position(["KC 2D", "3C", "4C"], melds=melds, drawn=True)) == Discard(Card("2D"))
    melds = [[], [], ["KH KS KD"]]
    assert choice(position(["KC 2D", "3C", "4C"], melds=melds, drawn=True)) == Discard(Card("KC"))


def test_chance_decides_between_equals_only_by_its_seed() -> None:
    state = position(["2H 5S 8D", "3C"], drawn=True)
    thrown = {seed: choice(state, seed=seed) for seed in range(20)}
    assert len(set(thrown.values())) == 3
    assert thrown == {seed: choice(state, seed=seed) for seed in range(20)}


def test_it_deals() -> None:
    state = do(position(["2C", "3C"], drawn=True), "discard 2C")
    assert greedy(view_of(state, 1), (), 1) == Deal()


def play(rules: DuizendenRules, players: list[Seat], seed: int, most: int = 20_000) -> DuizendenState | None:
    """A whole game, each seat played by its own; None: it has not ended after so many moves."""
    state, history = GAME.start(rules, len(players), seed), tuple[Event, ...]()
    for _ in range(most):
        seats = GAME.to_act(state)
        if not seats:
            return state  # type: ignore[no-any-return]
        action = players[seats[0]](state, history)
        state, events = GAME.apply(state, seats[0], action)
        history = events if isinstance(events[0], RoundDealt) else (*history, *events)
    return None


def greedy_player(state: DuizendenState, history: tuple[Event, ...]) -> Action:
    seat = GAME.to_act(state)[0]
    return greedy(view_of(state, seat), visible(history, seat), seed=len(history))


def random_player(chance: Random) -> Seat:
    def player(state: DuizendenState, _: tuple[Event, ...]) -> Action:
        return chance.choice(list(GAME.legal(state, GAME.to_act(state)[0])))

    return player


@given(rules=RULES, seats=st.integers(2, 6), seed=st.integers(0, 2**32), target=st.sampled_from([100, 300, 500]))
@settings(max_examples=12)
def test_a_game_of_greedy_players_ends_with_a_winner(rules: DuizendenRules, seats: int, seed: int, target: int) -> None:
    """Where only the cards drawn count and the stock is drawn once, six players hardly ever open: totals only fall."""
    assume(rules.pile_before_opening == "must_open" or rules.stock_empty == "reshuffle")
    state = play(rules.model_copy(update={"target": target}), [greedy_player] * seats, seed)
    assert state is not None
    result = GAME.result(state)
    assert result is not None
    assert result.totals[result.winner] == max(state.totals) >= target
    assert result.rounds == state.round


def test_it_beats_random_players() -> None:
    won = 0
    for seed in range(4):
        state = play(DuizendenRules(), [greedy_player, random_player(Random(seed)), random_player(Random(-seed))], seed)
        won += state is not None and state.winner == 0
    assert won == 4
