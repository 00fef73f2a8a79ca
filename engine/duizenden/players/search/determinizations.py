"""Rounds as they may be, for all that a player knows: the hidden cards dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.cards import SUITS, Card
from engine.duizenden.players.memory import Position
from engine.duizenden.players.search.bits import BITS, HIGH_ACES, LANE, PLACES, RANK, masks
from engine.duizenden.players.search.hand import Hand
from engine.duizenden.players.search.playout import Playout
from engine.duizenden.players.search.playout_rules import PlayoutRules, playout_rules
from engine.duizenden.rules.melds import LONGEST_RUN, Meld, meld_points, set_limits
from engine.duizenden.rules.rules import DuizendenRules


def hand_with(cards: Iterable[Card], melds: Sequence[Meld], opened: bool, rules: DuizendenRules) -> Hand:
    """A player of a playout who holds some cards and has some melds."""
    held = tuple(cards)
    hand = Hand(playout_rules(rules), *masks(held), len(held))
    hand.opened = opened
    for meld in melds:
        hand.table += meld_points(meld, rules)
        if meld.is_run:
            _remember_run(hand, meld)
        elif len(meld.cards) < set_limits(rules)[1] and (hand.rules.twins or not meld.jokers):
            hand.sets |= _fits_set(meld, hand.rules)
    return hand


def _remember_run(hand: Hand, meld: Meld) -> None:
    lane, last = LANE * SUITS.index(meld.natural.suit), meld.start + len(meld.cards) - 1
    if last <= LONGEST_RUN:
        hand.low |= 1 << lane + meld.start - 1 & PLACES
        hand.high |= 1 << lane + last + 1 & PLACES


def _fits_set(meld: Meld, rules: PlayoutRules) -> int:
    rank = RANK[meld.number]
    if meld.number == 1:
        rank |= rank << 13 & HIGH_ACES
    if not rules.twins:
        for card in meld.cards:
            rank &= ~BITS[card.index]
    return rank


class Determinizations:
    """Worlds in order, each made when it is asked for; the same position and chance give the same ones."""

    def __init__(self, position: Position, chance: Random) -> None:
        self._position, self._chance = position, chance
        self._others = [hand_with((), seat.melds, seat.opened, position.rules) for seat in position.seats]
        self._known = [[card.index for card in cards] for cards in position.known]
        self._unseen = [card.index for card in position.unseen]
        self._pile = [card.index for card in position.pile]
        self._made: list[tuple[list[Hand], list[int], list[int]]] = []

    def playout(self, number: int, own: Hand) -> Playout:
        """A playout of a world, in which the player whose turn it is has a hand of their own."""
        while number >= len(self._made):
            self._made.append(self._make())
        hands, stock, pile = self._made[number]
        seat = self._position.seat
        dealt_hands = [own.copy() if at == seat else hand.copy() for at, hand in enumerate(hands)]
        return Playout(dealt_hands, stock, pile, seat)

    def _make(self) -> tuple[list[Hand], list[int], list[int]]:
        position, cards, at = self._position, [*self._unseen], 0
        self._chance.shuffle(cards)
        hands = list[Hand]()
        for number, (seat, known) in enumerate(zip(position.seats, self._known, strict=True)):
            hand = self._others[number].copy()
            if number != position.seat:
                missing = seat.cards - len(known)
                for index in (*known, *cards[at : at + missing]):
                    hand.receive(index)
                at += missing
            hands.append(hand)
        buried = cards[at : at + position.buried]
        return hands, cards[at + position.buried :], [*buried, *self._pile]
