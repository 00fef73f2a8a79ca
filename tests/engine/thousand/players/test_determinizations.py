"""Imagined deals agree with all that a player knows, and most with what was said and played."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_cards
from engine.thousand.players.bits import ALL, mask
from engine.thousand.players.greedy import greedy
from engine.thousand.players.judgement import judgement
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.players.search.determinizations import Determinizer
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.view import view_of
from tests.engine.hooks import thousand as hooks
from tests.engine.thousand.players.matches import GAME, decisions
from tests.engine.thousand.positions import auction, do, events


def determinizer(knowledge: Knowledge, seed: int = 1) -> Determinizer:
    return Determinizer(knowledge, judgement(knowledge.view.rules), Random(seed))


@settings(max_examples=40)
@given(rules=hooks.RULES, seats=st.sampled_from([3, 4]), seed=st.integers(0, 2**32))
def test_they_agree_with_what_is_certain(rules: ThousandRules, seats: int, seed: int) -> None:
    """All cards are there once; sizes, known cards and voids are right, and the true deal is never ruled out."""
    for decision in decisions(GAME.start(rules, seats, seed), [greedy] * seats, rounds=1):
        view, round_ = decision.view, decision.state.round
        if view.phase == "counted":
            return
        knowledge = Knowledge(view, decision.told)
        true = [mask(round_.hands[seat]) for seat in view.players]
        for at in range(3):
            assert not true[at] & knowledge.voids[at]
            assert not knowledge.fixed[at] & ~true[at]
        for hands, hidden in determinizer(knowledge).draw(2):
            assert hands[knowledge.me] == true[knowledge.me]
            assert [hand.bit_count() for hand in hands] == knowledge.sizes
            assert not any(hand & void for hand, void in zip(hands, knowledge.voids, strict=True))
            assert not any(fixed & ~hand for hand, fixed in zip(hands, knowledge.fixed, strict=True))
            gone = [mask(cards) for cards in (*round_.taken, round_.trick)]
            assert sum((*hands, hidden, *gone)) == ALL


def share(knowledge: Knowledge, at: int, cards: str, number: int = 200) -> float:
    """How often a player holds all of some cards in imagined deals."""
    sought = mask(parse_cards(cards))
    return sum([hands[at] & sought == sought for hands, _ in determinizer(knowledge).draw(number)]) / number


def test_who_bid_high_more_often_holds_a_marriage() -> None:
    calls = [[1, 105], [2, "pass"], [0, 110], [1, 150]]
    bold = Knowledge(view_of(auction(bids=calls), 0), ())
    quiet = Knowledge(view_of(auction(bids=[[1, 105], [2, "pass"]]), 0), ())
    held = [share(knowledge, 1, "KC QC") for knowledge in (bold, quiet)]
    assert held[0] > held[1] + 0.03


def test_trump_is_mostly_the_declarers_long_suit() -> None:
    state = do(auction(), "pass", "pass", "give 9S 1", "give 9C 2", "trump H", "play AS")
    knowledge = Knowledge(view_of(state, 1), ())
    assert share(knowledge, 0, "KH") > 0.85
    assert share(knowledge, 0, "QH") > 0.4


def test_a_gift_to_another_may_be_of_the_prikup_and_is_known_once_played() -> None:
    texts = ("pass", "pass", "give 9S 1", "give 9D 2", "trump H", "play AS", "play TS")
    state = auction()
    before = do(state, *texts)
    loose = Knowledge(view_of(before, 1), ())
    assert loose.loose == mask(parse_cards("KH JH 9D"))
    told = [event for at in range(len(texts)) for event in events(state, *texts[: at + 1])]
    told += events(state, *texts, "play 9D")
    known = Knowledge(view_of(do(before, "play 9D"), 1), told)
    assert not known.loose
    assert known.fixed[0] == mask(parse_cards("KH JH"))
