"""Rounds tried out in imagined deals: exchanges and trump suits, each played to the end by habit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import SUITS
from engine.thousand.players.search.bits import NO_TRUMP, PLACE, places
from engine.thousand.players.search.board import PLAYERS, Board, Terms
from engine.thousand.players.search.habit import habitual
from engine.thousand.players.search.hands import Judgement
from engine.thousand.players.search.worlds import Knowledge
from engine.thousand.rules.view import ThousandView


class End(NamedTuple):
    """How a round ends: points and tricks of each player."""

    points: Sequence[int]
    tricks: Sequence[int]


def board_of(view: ThousandView, knowledge: Knowledge, terms: Terms) -> Board:
    """The tricks as a player sees them, his own hand on the table alone."""
    at = {seat: place for place, seat in enumerate(view.players)}
    board = Board(
        terms,
        [knowledge.hand if player == knowledge.me else 0 for player in range(PLAYERS)],
        knowledge.me,
        NO_TRUMP if view.trump is None else SUITS.index(view.trump),
        [view.points[seat] for seat in view.players],
        [view.tricks[seat] for seat in view.players],
    )
    board.trick = [PLACE[card] for card in view.trick]
    board.declared = [(at[each.seat], each.points) for each in view.declared]
    board.voids = knowledge.voids[:]
    return board


def play_out(board: Board, hidden: int) -> End:
    """The end of a round that everybody plays by habit from here."""
    while board.hands[board.turn]:
        board.play(habitual(board, hidden))
    return End(board.points, board.taken)


def give_and_play(
    terms: Terms, hands: Sequence[int], hidden: int, declarer: int, gifts: Sequence[tuple[int, int]], trump: int
) -> End:
    """The end of a round whose declarer gives these cards to these players and names this trump.

    His hand holds the prikup; `gifts` are cards, as bits, with the player who is given them.
    """
    held = list(hands)
    for card, player in gifts:
        held[declarer] ^= card
        held[player] |= card
    return play_out(Board(terms, held, declarer, trump), hidden)


def declare(terms: Terms, judgement: Judgement, hands: Sequence[int], prikup: int, hidden: int, declarer: int) -> End:
    """The end of a round in which this player takes the prikup and does what a glance tells him."""
    held = list(hands)
    held[declarer] |= prikup
    plan = judgement.best_plan(held[declarer], PLAYERS - 1)
    gifts = [1 << place for place in places(plan.gifts)]
    others = [(declarer + 1) % PLAYERS, (declarer + 2) % PLAYERS]
    trump = plan.trump if judgement.named else NO_TRUMP
    return give_and_play(terms, held, hidden, declarer, list(zip(gifts, others, strict=True)), trump)
