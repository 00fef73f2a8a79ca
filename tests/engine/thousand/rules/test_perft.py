"""How many ways a fixed deal of three times four cards can be played: all legal sequences, to the last card.

The numbers are pinned, and counted a second time by a reading of the rule book that shares nothing with the engine.
"""

from __future__ import annotations

import pytest

from engine.thousand.rules.legal import ThousandLegal
from engine.thousand.rules.play import apply
from engine.thousand.rules.state import ThousandState
from tests.engine.thousand.positions import tricks

MIXED = ["AS KS QH 9D", "TS 9S KH JC", "JS AH TH QC"]
MARRIED = ["KH QH 9C JD", "AH TH KC QC", "JH 9H AC TC"]

WAYS: list[tuple[list[str], dict[str, object], int]] = [
    (MIXED, {}, 1002),
    (MIXED, {"must_trump": True}, 292),
    (MIXED, {"must_beat": True}, 854),
    (MIXED, {"must_trump": True, "must_beat": True}, 246),
    (MIXED, {"trump_mode": "marriage"}, 936),
    (MARRIED, {}, 2816),
    (MARRIED, {"must_trump": True}, 1280),
    (MARRIED, {"trump_mode": "marriage"}, 2752),
    (MARRIED, {"marriage_mode": "lead"}, 1056),
    (MARRIED, {"trump_mode": "marriage", "marriage_mode": "lead", "must_trump": True}, 1120),
]


@pytest.mark.parametrize(("hands", "rules", "ways"), WAYS)
def test_so_many_ways(hands: list[str], rules: dict[str, object], ways: int) -> None:
    trump = None if rules.get("trump_mode") == "marriage" else "H"
    assert sequences(tricks(hands, rules=rules, trump=trump)) == ways
    assert Naive(rules).sequences([set(hand.split()) for hand in hands], [], 0, trump, set()) == ways


def sequences(state: ThousandState) -> int:
    """Legal sequences of plays from a position to the end of the round."""
    if state.round.phase != "play":
        return 1
    seat = state.round.turn
    return sum(sequences(apply(state, seat, move)[0]) for move in ThousandLegal(state, seat))


class Naive:
    """Paragraphs 5 and 6 of the rule book once more, with words for cards and no thought of speed."""

    def __init__(self, rules: dict[str, object]) -> None:
        self.must_trump, self.must_beat = rules.get("must_trump", False), rules.get("must_beat", False)
        self.leading_only = rules.get("marriage_mode") == "lead"
        self.marriage_is_trump = rules.get("trump_mode") == "marriage"

    def sequences(self, hands: list[set[str]], table: list[str], seat: int, trump: str | None, won: set[int]) -> int:
        if len(table) == 3:
            best = max(table, key=lambda card: self.rank(card, table[0][1], trump))
            winner = (seat + table.index(best)) % 3
            return self.sequences(hands, [], winner, trump, won | {winner})
        if not any(hands):
            return 1
        ways = 0
        for card in self.allowed(hands[seat], table, trump):
            left = [hand - {card} for hand in hands]
            after = (left, [*table, card], (seat + 1) % 3)
            if self.declares(card, hands[seat], table, seat in won):
                ways += self.sequences(*after, trump, won)
                ways += self.sequences(*after, card[1] if self.marriage_is_trump else trump, won)
            else:
                ways += self.sequences(*after, trump, won)
        return ways

    def allowed(self, hand: set[str], table: list[str], trump: str | None) -> set[str]:
        if not table:
            return hand
        led = table[0][1]
        following = {card for card in hand if card[1] == led}
        if following:
            to_beat = max(self.rank(card, led, trump) for card in table)
            beating = {card for card in following if self.rank(card, led, trump) > to_beat}
            return beating if self.must_beat and beating else following
        trumps = {card for card in hand if card[1] == trump}
        return trumps if self.must_trump and trumps else hand

    def declares(self, card: str, hand: set[str], table: list[str], has_won: bool) -> bool:
        other = {"K": "Q", "Q": "K"}.get(card[0], "") + card[1]
        return other in hand and (not self.leading_only or (not table and has_won))

    @staticmethod
    def rank(card: str, led: str, trump: str | None) -> int:
        return "9JQKTA".index(card[0]) + 100 * (card[1] == led) + 1000 * (card[1] == trump)
