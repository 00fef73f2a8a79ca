"""Endings: the exact search finds what trying everything by the rules finds, and plays known endings right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.thousand.players.bits import ALL, CARDS, PLACE, mask
from engine.thousand.players.habit import habitual
from engine.thousand.players.hard import EFFORT, hard
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.players.search.decision import DUELS, consider
from engine.thousand.players.search.duel import Duel
from engine.thousand.players.search.endings import best_end
from engine.thousand.players.search.equity import equity
from engine.thousand.players.search.playout import RoundEnd, play_out
from engine.thousand.players.search.stakes import Stakes
from engine.thousand.players.trick_state import TrickState
from engine.thousand.rules.actions import Play
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.score import round_points
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import view_of
from tests.engine.hooks import thousand as hooks
from tests.engine.thousand.players.matches import GAME
from tests.engine.thousand.players.test_trick_state import before_tricks, to_play
from tests.engine.thousand.positions import do, tricks


def late(
    rules: ThousandRules, seats: int, seed: int, left: int, on_table: int, short: int
) -> tuple[ThousandState, TrickState, int]:
    """A position reached by chance in which who is to act holds so many cards, and so many lie on the table.

    With it the declarer (0 to 2), whose contract is made to lack so many points.
    """
    chance = Random(seed)
    state = to_play(rules, seats, seed, chance)
    fast = before_tricks(state)
    while len(state.round.hands[state.round.turn]) > left or len(state.round.trick) != on_table:
        card = chance.choice(GAME.view(state, state.round.turn).playable)
        fast.play(PLACE[card])
        state, _ = GAME.apply(state, state.round.turn, Play(card))
    declarer = state.round.players.index(state.round.declarer)
    return replace(state, round=replace(state.round, contract=fast.points[declarer] + short)), fast, declarer


def with_cards_left(most: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Late positions under any house rules, with two cards in hand or up to so many, and what the contract lacks."""
    positions = given(
        rules=hooks.RULES,
        seats=st.sampled_from([3, 4]),
        seed=st.integers(0, 2**32),
        left=st.integers(2, most),
        on_table=st.integers(0, 2),
        short=st.integers(0, 80),
    )
    return lambda test: settings(max_examples=60)(positions(test))


def hidden_in(fast: TrickState, state: ThousandState) -> int:
    """What is in nobody's hand and was not played."""
    gone = [mask(cards) for cards in (*state.round.taken, state.round.trick)]
    return ALL - sum((*fast.hands, *gone))


def tried(state: ThousandState, fast: TrickState, hidden: int, seat: int) -> float:
    """The best that a seat can reach if it tries everything by the rules, the others playing by habit."""
    if state.round.phase != "play":
        return equity(state)[seat]
    view = GAME.view(state, state.round.turn)
    cards = view.playable if view.seat == seat else [CARDS[habitual(fast, hidden)]]
    return max([tried(do(state, f"play {card}"), fast.after(PLACE[card]), hidden, seat) for card in cards])


@with_cards_left(4)
def test_it_finds_what_trying_everything_finds(
    rules: ThousandRules, seats: int, seed: int, left: int, on_table: int, short: int
) -> None:
    """Under any house rules, with marriages, changes of trump, and contracts near what can still be made."""
    state, fast, declarer = late(rules, seats, seed, left, on_table, short)
    seat, hidden = state.round.turn, hidden_in(fast, state)
    stakes = Stakes(view_of(state, seat))

    def worth(end: RoundEnd) -> float:
        return stakes.of(declarer, state.round.contract, end.points, end.tricks)

    found = worth(best_end(fast.copy(), hidden, fast.turn, worth))
    assert found == pytest.approx(tried(state, fast, hidden, seat))
    assert found >= worth(play_out(fast.copy(), hidden))


Outcome = tuple[bool, int, int, int]
"""What a round brings the declarer: contract made, points ahead of both others, own points, the next player's."""


def contested(state: ThousandState) -> Outcome:
    """The outcome if everybody sees all cards and the declarer wants most of it, the others least, by the rules."""
    round_ = state.round
    assert round_.declarer is not None
    if round_.phase != "play":
        at = round_.players.index(round_.declarer)
        own, first, second = [round_points(round_, round_.players[(at + step) % 3]) for step in range(3)]
        return own >= round_.contract, own - first - second, own, first
    outcomes = [contested(do(state, f"play {card}")) for card in GAME.view(state, round_.turn).playable]
    return max(outcomes) if round_.turn == round_.declarer else min(outcomes)


@with_cards_left(3)
def test_a_duel_is_what_trying_everything_for_all_finds(
    rules: ThousandRules, seats: int, seed: int, left: int, on_table: int, short: int
) -> None:
    """Under any house rules, with marriages, changes of trump, and contracts near what can still be made."""
    state, fast, declarer = late(rules, seats, seed, left, on_table, short)
    contract = state.round.contract
    points = Duel(declarer, contract).end(fast).points
    own, first, second = [points[(declarer + step) % 3] for step in range(3)]
    assert (own >= contract, own - first - second, own, first) == contested(state)


MARRIED = (
    ["AS KC QC TD", "AC 9S JS QD", "JD QS KS KD"],
    ["KH QH TS 9D", "AS KD QD JC", "9S KS QS TC"],
    ["KD QD TS TC", "AD KC QC 9S", "JD QS KS AC"],
)
"""Hands of four cards with marriages."""


@pytest.mark.parametrize("preset", ["standard", "classic"])
@pytest.mark.parametrize("hands", MARRIED)
def test_a_duel_of_marriages(hands: list[str], preset: str) -> None:
    """In ``classic`` a marriage is declared by who leads, and its suit becomes trump."""
    state = tricks(hands, contract=70, won=["AH TH 9H", "JH", ""], rules={"preset": preset})
    fast = before_tricks(state)
    fast.points, fast.taken = [round_points(state.round, seat) for seat in range(3)], [1, 1, 0]
    own, first, second = Duel(0, 70).end(fast).points
    assert (own >= 70, own - first - second, own, first) == contested(state)


OPEN = (["KH TC AC", "9S TS AD", "AH TD JC"], ["QS QH AH", "KS QD AD", "AS JD AC"])
"""Hands of three cards in which the first player does better than by habit, hearts being trump."""


@pytest.mark.parametrize("hands", OPEN)
def test_seeing_all_cards_it_does_better_than_by_habit(hands: list[str]) -> None:
    fast = before_tricks(tricks(hands))
    habit, best = play_out(fast.copy(), 0), best_end(fast.copy(), 0, 0, lambda end: end.points[0])
    assert best.points[0] > habit.points[0] + 10
    assert not fast.over


def test_it_draws_the_trumps_before_it_cashes() -> None:
    state = tricks(["KH AS TS", "9H JS KD", "QS 9S TC"], won=["AH TH QH JH JC 9C AD TD QD", "JD 9D", "AC KC QC"])
    assert str(hard(view_of(state, 0), (), 1)) == "play KH"


@pytest.mark.parametrize(
    ("hands", "gone", "lead"),
    [
        (["AS KC QC", "AC 9S JS", "JD QS KS"], "TC", "play AS"),
        (["AC KC QC", "TC 9S JS", "JC QS KS"], "AS", "play AC"),
    ],
    ids=["the ace is out", "the ten is out"],
)
def test_it_keeps_a_marriage_that_might_be_beaten(hands: list[str], gone: str, lead: str) -> None:
    """A marriage that does not win its trick is lost."""
    state = tricks(hands, won=["AH TH KH QH JH 9H", "", gone])
    assert str(hard(view_of(state, 0), (), 1)) == lead


def test_it_shows_a_marriage_while_it_leads() -> None:
    """Nothing can beat it, and the small card would give the lead away."""
    state = tricks(["KC QC 9D", "9S JS AD", "QS KS TD"], won=["AH TH KH QH JH 9H AC TC", "", ""])
    assert str(hard(view_of(state, 0), (), 1)) in ("play KC", "play QC")


def test_endings_are_searched_from_so_many_cards_on() -> None:
    """With one card more nothing is searched, and everything is tried in as many deals."""
    hands = ["KH AS TS QD 9D", "9H JS KD QC KC", "QS 9S TC TD JC"]
    view = view_of(tricks(hands, won=["AH TH QH JH 9C AD", "JD AC", "KS"]), 0)

    def values(ending: int, duel: int) -> list[float]:
        effort = replace(EFFORT, cards=DUELS, ending=ending, duel=duel)
        return [thought.value for thought in consider(Knowledge(view, ()), 1, effort)]

    assert values(0, 0) == values(4, 4)
    assert len({tuple(values(*each)) for each in [(4, 4), (5, 4), (0, 5), (5, 5)]}) == 4
    assert {len(thought.ends) for thought in consider(Knowledge(view, ()), 1, EFFORT)} == {EFFORT.cards}
