"""Rounds tried out in imagined deals: exchanges and trump suits, each played to the end by habit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.thousand.players.bits import NO_TRUMP, places
from engine.thousand.players.habit import habitual
from engine.thousand.players.judgement import Judgement
from engine.thousand.players.trick_state import PLAYERS, TrickRules, TrickState


class RoundEnd(NamedTuple):
    """How a round ends: points and tricks of each player."""

    points: Sequence[int]
    tricks: Sequence[int]


def play_out(state: TrickState, hidden: int) -> RoundEnd:
    """The end of a round that everybody plays by habit from here."""
    while state.hands[state.turn]:
        state.play(habitual(state, hidden))
    return RoundEnd(state.points, state.taken)


def give_and_play(
    rules: TrickRules, hands: Sequence[int], hidden: int, declarer: int, gifts: Sequence[tuple[int, int]], trump: int
) -> RoundEnd:
    """The end of a round whose declarer gives these cards to these players and names this trump.

    The declarer's hand holds the prikup; `gifts` are cards, as bits, with the player who is given them.
    """
    held = list(hands)
    for card, player in gifts:
        held[declarer] ^= card
        held[player] |= card
    return play_out(TrickState(rules, held, declarer, trump), hidden)


def declare(
    rules: TrickRules, judgement: Judgement, hands: Sequence[int], prikup: int, hidden: int, declarer: int
) -> RoundEnd:
    """The end of a round in which this player takes the prikup and does what a glance tells them."""
    held = list(hands)
    held[declarer] |= prikup
    best = judgement.best_exchange(held[declarer], PLAYERS - 1)
    gifts = [1 << place for place in places(best.gifts)]
    others = [(declarer + 1) % PLAYERS, (declarer + 2) % PLAYERS]
    trump = best.trump if judgement.named else NO_TRUMP
    return give_and_play(rules, held, hidden, declarer, list(zip(gifts, others, strict=True)), trump)
