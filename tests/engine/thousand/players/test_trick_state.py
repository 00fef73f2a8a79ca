"""The small integers of computer players play by the rules: random rounds on both, under any house rules."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.thousand.players.bits import PLACE, mask, places, suit_of
from engine.thousand.players.trick_state import TrickRules, TrickState
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


def before_tricks(state: ThousandState) -> TrickState:
    """The tricks of a position before the first one."""
    round_ = state.round
    hands = [mask(round_.hands[seat]) for seat in round_.players]
    return TrickState(TrickRules(state.rules), hands, round_.players.index(round_.turn), suit_of(round_.trump))


@settings(max_examples=150)
@given(rules=hooks.RULES, seats=st.sampled_from([3, 4]), seed=st.integers(0, 2**32), luck=st.integers(0, 2**32))
def test_it_plays_by_the_rules(rules: ThousandRules, seats: int, seed: int, luck: int) -> None:
    """The same legal cards, the same marriages, the same winners, the same points."""
    chance = Random(luck)
    state = to_play(rules, seats, seed, chance)
    fast, players = before_tricks(state), state.round.players
    while state.round.phase == "play":
        round_ = state.round
        assert players[fast.turn] == round_.turn
        view = GAME.view(state, round_.turn)
        assert fast.legal() == mask(view.playable)
        declaring = {place for place in places(fast.legal()) if fast.declares(place) or fast.marriage(place)}
        assert declaring <= {PLACE[card] for card in view.declarable}
        assert [round_points(round_, seat) for seat in players] == fast.points
        assert [view.tricks[seat] for seat in players] == fast.taken
        assert fast.trump == suit_of(round_.trump)
        card = chance.choice(view.playable)
        before = fast.copy()
        fast.play(PLACE[card])
        assert before.hands[before.turn] >> PLACE[card] & 1
        state, _ = GAME.apply(state, round_.turn, Play(card))
    assert fast.over
    assert [round_points(state.round, seat) for seat in players] == fast.points
