"""Habit: what a player thinks of the others' hands, and the chance that a card wins the trick."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, parse_cards
from engine.game import Event
from engine.thousand.players.bits import PLACE, mask
from engine.thousand.players.habit import Sight, chance_to_win, sights_of
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import view_of
from tests.engine.thousand.positions import auction, do, events, tricks


def known(state: ThousandState, seat: int, told: Sequence[Event] = ()) -> Knowledge:
    return Knowledge(view_of(state, seat), told)


def holds(cards: str, sight: Sight) -> float:
    """The chance that a player holds one of some cards."""
    none, may_hold, held = sight
    sought = mask(parse_cards(cards))
    return 1.0 if sought & held else 1 - none[(sought & may_hold).bit_count()]


def test_who_did_not_follow_a_suit_holds_none_of_it() -> None:
    state = tricks(["AS JS KC", "9H JD QC", "KS QS TC"])
    texts = ["play AS", "play JD", "play KS"]
    told = [event for at in range(3) for event in events(state, *texts[: at + 1])]
    knowledge = known(do(state, *texts), 0, told)
    assert not knowledge.unseen & mask(parse_cards("AS JD KS JS"))
    assert [suits == mask(parse_cards("AS TS KS QS JS 9S")) for suits in knowledge.not_followed] == [False, True, False]
    second, third = sights_of(knowledge)
    assert holds("TS QS 9S", second) == 0
    assert 0 < holds("TC", third) < 1


def test_a_gift_is_where_it_went() -> None:
    state = do(auction(), "pass", "pass", "give 9S 1", "give 9C 2", "trump H")
    second, third = sights_of(known(state, 0))
    assert (holds("9S", second), holds("9S", third)) == (1, 0)
    assert (holds("9C", second), holds("9C", third)) == (0, 1)


def test_the_prikup_is_thought_to_be_with_the_declarer() -> None:
    hands = ["KH 9D JC", "AS TC 9H", "KS QC TH"]
    third, declarer = sights_of(known(tricks(hands, prikup="KH JH 9D", to_act=1, leader=1), 1))
    assert [holds(card, declarer) for card in ("KH", "JH", "9D", "KS")] == [1, 1, 1, 0]
    assert [holds(card, third) for card in ("KH", "JH", "9D")] == [0, 0, 0]


def chance_of(card: str, state: ThousandState) -> float:
    """The chance of a card to win, for whose turn it is."""
    knowledge = known(state, state.round.turn)
    return chance_to_win(knowledge.tricks(), PLACE[Card(card)], sights_of(knowledge))


def test_what_nobody_can_beat_wins_and_what_is_beaten_does_not() -> None:
    hands = ["KS 9D", "AS QD", "QS JD"]
    assert chance_of("AS", do(tricks(hands, trump=None), "play KS")) == 1
    assert chance_of("QD", do(tricks(hands, trump=None), "play KS")) == 0
    assert chance_of("QS", do(tricks(hands), "play KS", "play AS")) == 0


def test_what_can_be_trumped_or_beaten_may_win() -> None:
    hands = ["KS 9D", "AS QD", "QS JD"]
    assert 0.5 < chance_of("AS", do(tricks(hands, trump="H"), "play KS")) < 1
    assert chance_of("KS", tricks(hands, trump="H")) < chance_of("KS", tricks(hands, trump=None)) < 1


def test_a_marriage_that_makes_its_suit_trump_wins_over_the_ace() -> None:
    rules = {"trump_mode": "marriage"}
    led = do(tricks(["AS 9D", "KH QH", "9S JD"], rules=rules, trump=None), "play AS")
    assert chance_of("KH", led) > 0.5
    assert chance_of("KH", do(tricks(["AS 9D", "KH QH", "9S JD"], trump=None), "play AS")) == 0
