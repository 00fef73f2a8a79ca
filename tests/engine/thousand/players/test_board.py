"""The small integers of the search play by the rules: random rounds on both, under any house rules."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import SUITS
from engine.game import Event, visible
from engine.thousand.players.cardplay import choose_card
from engine.thousand.players.memory import remember
from engine.thousand.players.search.bits import CARDS, NO_TRUMP, PLACE, mask, places
from engine.thousand.players.search.board import Board, Terms
from engine.thousand.players.search.habit import habitual
from engine.thousand.rules.actions import Play
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.score import round_points
from engine.thousand.rules.state import ThousandState
from tests.engine.hooks import thousand as hooks
from tests.engine.thousand.players.matches import GAME


def to_play(rules: ThousandRules, seats: int, seed: int, chance: Random) -> ThousandState:
    """A position before the first trick, reached by chance."""
    state = GAME.start(rules, seats, seed)
    while state.round.phase != "play":
        moves = list(GAME.legal(state, state.round.turn))
        calm = [move for move in moves if str(move).split()[0] in ("pass", "give", "trump")] or moves
        state, _ = GAME.apply(state, state.round.turn, chance.choice(calm if chance.random() < 0.8 else moves))
        if state.round.phase in ("counted", "over"):
            return to_play(rules, seats, seed + 1, chance)
    return state


def board_of(state: ThousandState) -> Board:
    """The board of a position before the first trick."""
    round_ = state.round
    hands = [mask(round_.hands[seat]) for seat in round_.players]
    trump = NO_TRUMP if round_.trump is None else SUITS.index(round_.trump)
    return Board(Terms(state.rules), hands, round_.players.index(round_.turn), trump)


@settings(max_examples=150)
@given(rules=hooks.RULES, seats=st.sampled_from([3, 4]), seed=st.integers(0, 2**32), luck=st.integers(0, 2**32))
def test_the_board_plays_by_the_rules(rules: ThousandRules, seats: int, seed: int, luck: int) -> None:
    """The same legal cards, the same marriages, the same winners, the same points."""
    chance = Random(luck)
    state = to_play(rules, seats, seed, chance)
    board, players = board_of(state), state.round.players
    while state.round.phase == "play":
        round_ = state.round
        assert players[board.turn] == round_.turn
        view = GAME.view(state, round_.turn)
        assert board.legal() == mask(view.playable)
        declaring = {place for place in places(board.legal()) if board.declares(place) or board.marriage(place)}
        assert declaring <= {PLACE[card] for card in view.declarable}
        assert [round_points(round_, seat) for seat in players] == board.points
        assert [view.tricks[seat] for seat in players] == board.taken
        assert board.trump == (NO_TRUMP if round_.trump is None else SUITS.index(round_.trump))
        card = chance.choice(view.playable)
        before = board.copy()
        board.play(PLACE[card])
        assert before.hands[before.turn] >> PLACE[card] & 1
        state, _ = GAME.apply(state, round_.turn, Play(card))
    assert board.over
    assert [round_points(state.round, seat) for seat in players] == board.points


@settings(max_examples=60)
@given(rules=hooks.RULES, seed=st.integers(0, 2**32), luck=st.integers(0, 2**32))
def test_habit_is_that_of_the_greedy_player(rules: ThousandRules, seed: int, luck: int) -> None:
    """Where nobody knows more than what was played, both choose the same card, or one that promises as much."""
    chance = Random(luck)
    state = to_play(rules, 3, seed, chance)
    board, told, same, asked = board_of(state), tuple[Event, ...](), 0, 0
    while state.round.phase == "play":
        seat = state.round.turn
        place = habitual(board, 0)
        assert board.legal() >> place & 1
        memory = remember(GAME.view(state, seat), visible(told, seat))
        memory.placed.clear()
        same += choose_card(GAME.view(state, seat), memory) is CARDS[place]
        asked += 1
        board.play(place)
        state, events = GAME.apply(state, seat, Play(CARDS[place]))
        told = (*told, *events)
    assert same >= asked - 2
