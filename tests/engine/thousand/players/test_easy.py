"""The easy level: mistakes as people make them, none that is silly."""

from __future__ import annotations

import pytest

from engine.cards import Card
from engine.thousand.players.bits import CARDS, PLACE
from engine.thousand.players.certain import certain_lead, certain_winners
from engine.thousand.players.easy import NEAR, easy
from engine.thousand.players.greedy import greedy
from engine.thousand.players.habit import promises, sights_of
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.rules.events import Played
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import view_of
from tests.engine.thousand.players.matches import GAME, decisions
from tests.engine.thousand.positions import auction, do, exchange, tricks


def does(state: ThousandState, seeds: int = 60) -> set[str]:
    """All that it does in a position."""
    return {str(easy(view_of(state, state.round.turn), (), seed)) for seed in range(seeds)}


def certain(knowledge: Knowledge) -> str:
    """The certain winners of a player who leads."""
    return " ".join([str(CARDS[place]) for place in certain_winners(knowledge)])


def test_it_is_now_bold_now_timid() -> None:
    calls = [[1, 105], [2, "pass"], [0, 110]]
    fair = "AS TS KS JS AH TH AD"
    state = auction(hands=["TD KD JD AC QC JC 9C", fair, "QS 9S KH JH 9H QD TC"], prikup="9D KC QH", bids=calls)
    assert does(state) == {"pass", "bid 115"}


def test_but_it_bids_a_sure_hand_and_passes_a_poor_one() -> None:
    strong, poor = "AS TS KS QS JS AH KH", "9S JH 9H JD 9D JC 9C"
    rest = "QH TH AD TD KD AC TC"
    assert does(auction(hands=[poor.replace("9S", "QD"), strong, rest], prikup="9S KC QC")) == {"bid 105"}
    assert does(auction(hands=[strong, poor, rest], prikup="QD KC QC")) == {"pass"}


def test_it_gives_what_can_be_missed_to_anybody() -> None:
    gifts = does(exchange())
    assert {text.split()[2] for text in gifts} == {"1", "2"}
    assert {text.split()[1] for text in gifts}.isdisjoint({"AS", "KH", "QH", "TH"})


def test_its_cards_promise_nearly_as_much_as_the_best() -> None:
    """And now and then they are others than the greedy player's, who forgets nothing."""
    others = 0
    for decision in decisions(GAME.start(ThousandRules(), 3, 5), [easy] * 3, rounds=8):
        view = decision.view
        if view.phase != "play":
            continue
        knowledge = Knowledge(view, decision.told)
        if certain_lead(knowledge) is not None:
            continue
        state = knowledge.tricks()
        promised = {
            -at: value for value, _, at in promises(state, state.legal(), sights_of(knowledge), knowledge.unseen)
        }
        done = PLACE[Card(str(decision.action).split()[1])]
        others += decision.action != greedy(view, decision.told, 0)
        # what it has forgotten may make a card look better than it is
        assert promised[done] >= max(promised.values()) - NEAR - 45
    assert others > 5


@pytest.mark.parametrize(
    ("hands", "keys", "found"),
    [
        (["AH TH AS", "KH QH 9S", "9C JC JD"], {}, "AH TH AS"),
        (["AH 9H AS", "KH QH 9S", "9C JC JD"], {}, "AH"),
        (["AH TH TS", "KH QH AS", "9C JC JD"], {}, "AH TH"),
        (["AS TS AD", "9S KD JD", "9C JC JH"], {"trump": "C"}, ""),
        (["AS TS AD", "9S KD JD", "9C JC JH"], {"trump": None, "rules": {"preset": "classic"}}, "AS TS AD"),
    ],
)
def test_winners_that_are_certain(hands: list[str], keys: dict[str, object], found: str) -> None:
    held = {card for hand in hands for card in hand.split()}
    won = [str(card) for card in map(Card, _pack()) if str(card) not in held]
    state = tricks(hands, won=["", " ".join(won[:9]), " ".join(won[9:])], **keys)
    assert certain(Knowledge(view_of(state, 0), _played(won))) == found


def _pack() -> list[str]:
    return [rank + suit for suit in "SHDC" for rank in "ATKQJ9"]


def _played(cards: list[str]) -> list[Played]:
    return [Played(1, Card(card)) for card in cards]


def test_a_certain_contract_is_taken_home_whatever_it_forgets() -> None:
    hands = ["AH TH KH QH AS", "JH 9H JS 9S 9D", "TS KS QS AD TD"]
    state = tricks(hands, contract=125)
    assert certain(Knowledge(view_of(state, 0), ())) == "AH TH KH QH AS"
    for seed in range(20):
        position = state
        while position.round.phase == "play":
            seat = position.round.turn
            player = easy if seat == 0 else greedy
            position, _ = GAME.apply(position, seat, player(view_of(position, seat), (), seed))
        assert position.sheet[-1].points[0] > 0


def test_a_contract_that_is_made_or_cannot_be_certain_is_played_as_any() -> None:
    hands = ["AH TH KH QH AS", "JH 9H JS 9S 9D", "TS KS QS AD TD"]
    view = view_of(tricks(hands, contract=300), 0)
    assert certain_lead(Knowledge(view, ())) is None
    other = view_of(do(tricks(hands, contract=125), "play AH"), 1)
    assert certain_lead(Knowledge(other, ())) is None
