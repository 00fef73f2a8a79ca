"""The position of a game of Thousand: the match, the round, the auction, the tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from engine.cards import Card
from engine.game import Event, State
from engine.thousand.rules.rules import ThousandRules

Phase = Literal["auction", "exchange", "trump", "play", "counted", "over"]
"""What is to be done: bid, give cards away, name trump, play a card, deal the next round, nothing any more."""

Mark = Literal[
    "sat-out",
    "made",
    "failed",
    "surrendered",
    "on-barrel",
    "to-barrel",
    "barrel-penalty",
    "knocked-off",
    "bolt",
    "bolt-penalty",
    "dump-truck",
]
"""What a score sheet notes beside a seat's points: it began the round on the barrel, it has come onto it, ..."""

Piles = tuple[tuple[Card, ...], ...]
"""Cards by seat."""

FOUR_ACES: Final = "A"
"""Stands where a marriage names its suit, for the marriage of four aces."""


class Call(msgspec.Struct, frozen=True, gc=False):
    """What a seat has said in the auction: a bid, or a pass (None); `forced` is forehand's automatic bid."""

    seat: int
    bid: int | None
    dark: bool = False
    forced: bool = False


def highest_bid(calls: Sequence[Call]) -> Call | None:
    """The last bid of an auction, which is the highest; None: nobody has bid (Thousand, Auction)."""
    return next((call for call in reversed(calls) if call.bid is not None), None)


class Gift(msgspec.Struct, frozen=True, gc=False):
    """A card that the declarer has given to the player in `seat`."""

    card: Card
    seat: int


class Marriage(msgspec.Struct, frozen=True, gc=False):
    """A marriage that `seat` has declared, and what it is worth; `suit` is `FOUR_ACES` for four aces."""

    seat: int
    suit: str
    points: int


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A full trick: its cards in the order in which they were played, and by whom, and who won it."""

    cards: tuple[Card, ...]
    seats: tuple[int, ...]
    winner: int


class SheetLine(msgspec.Struct, frozen=True, gc=False):
    """A finished round as a score sheet shows it, per seat: what was written, the totals after it, and marks."""

    round: int
    dealer: int
    declarer: int
    contract: int
    golden: bool
    dark: bool
    points: tuple[int, ...]
    totals: tuple[int, ...]
    marks: tuple[tuple[Mark, ...], ...]


class Round(msgspec.Struct, frozen=True, gc=False):
    """The round that is being played, or has just been.

    Attributes:
        number: from 1.
        dealer: its seat.
        players: the three who play, clockwise from forehand.
        hands: by seat, sorted.
        prikup: the three cards as dealt; from the exchange on they are in the declarer's hand.
        undealt: what is left over where six cards are dealt.
        phase: what is to be done.
        turn: whose turn it is.
        deals: how often the cards of this round have been dealt.
        golden: whether everything written is doubled.
        calls: what has been said in the auction, in order.
        declarer: who has won the auction; None before.
        contract: points that the declarer has to make; 0 before.
        dark: whether the auction was won with a blind bid, so that what the declarer writes is doubled.
        shown: whether the prikup was shown to everyone.
        gifts: what the declarer has given away.
        trump: a suit, None while there is none.
        trick: the cards on the table, in order; the seat of `turn` plays the next one.
        declared: marriages of this trick that count if it is won.
        taken: cards won so far, by seat.
        marriages: those that count.
        lost: those declared in a trick that went to another.
        last_trick: the last full one.
    """

    number: int
    dealer: int
    players: tuple[int, ...]
    hands: Piles
    prikup: tuple[Card, ...]
    undealt: tuple[Card, ...]
    phase: Phase
    turn: int
    taken: Piles
    deals: int = 1
    golden: bool = False
    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    contract: int = 0
    dark: bool = False
    shown: bool = False
    gifts: tuple[Gift, ...] = ()
    trump: str | None = None
    trick: tuple[Card, ...] = ()
    declared: tuple[Marriage, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    lost: tuple[Marriage, ...] = ()
    last_trick: Trick | None = None

    @property
    def forehand(self) -> int:
        """The first of those who play, to the left of the dealer."""
        return self.players[0]

    @property
    def sitter(self) -> int | None:
        """Who of four sits this round out."""
        return next((seat for seat in range(len(self.hands)) if seat not in self.players), None)

    @property
    def opponents(self) -> tuple[int, ...]:
        """The two who play against the declarer, clockwise from forehand."""
        return tuple([seat for seat in self.players if seat != self.declarer])

    @property
    def passed(self) -> tuple[int, ...]:
        """Who has left the auction."""
        return tuple([call.seat for call in self.calls if call.bid is None])

    @property
    def highest_bid(self) -> Call | None:
        """The last bid, which is the highest."""
        return highest_bid(self.calls)

    @property
    def trick_seats(self) -> tuple[int, ...]:
        """Who has played the cards on the table, in order."""
        played = len(self.trick)
        leader = (self.players.index(self.turn) - played) % len(self.players)
        return (self.players[leader:] + self.players[:leader])[:played]

    def after(self, seat: int) -> int:
        """The player to the left of `seat`."""
        return self.players[(self.players.index(seat) + 1) % len(self.players)]

    def marriage_points(self, seat: int) -> int:
        """What the marriages of a seat are worth that count so far."""
        return sum([marriage.points for marriage in self.marriages if marriage.seat == seat])


class ThousandState(State, frozen=True, gc=False):
    """Everything about a match.

    Attributes:
        rules: the house rules.
        seed: decides every shuffle.
        round: the one being played.
        totals: by seat, before this round; once it is counted, after it.
        bolts: by seat.
        barrel: failed attempts on the barrel, by seat.
        sheet: the rounds that have been counted.
        winner: the seat that has won; None while the match is played.
    """

    rules: ThousandRules
    seed: int
    round: Round
    totals: tuple[int, ...]
    bolts: tuple[int, ...]
    barrel: tuple[int, ...]
    sheet: tuple[SheetLine, ...] = ()
    winner: int | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.totals)

    def has_barrel_total(self, seat: int) -> bool:
        """Whether a total is one of the barrel: its mark or more, and short of the goal (Thousand, Barrel)."""
        return self.rules.barrel_at <= self.totals[seat] < self.rules.target

    def on_barrel(self, seat: int) -> bool:
        """Whether a seat plays this round on the barrel; asked before the round is counted."""
        return self.has_barrel_total(seat) and seat in self.round.players


def put(piles: Piles, seat: int, pile: tuple[Card, ...]) -> Piles:
    """The hands, or the cards taken, of all seats with those of one seat changed."""
    return (*piles[:seat], pile, *piles[seat + 1 :])


Outcome = tuple[ThousandState, tuple[Event, ...]]
"""The state after an action, and what happened."""
