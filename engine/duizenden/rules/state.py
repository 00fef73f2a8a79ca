"""The position of a game of Duizenden: the match, the round, the turn, the players."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.cards import Card
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.game import State

Phase = Literal["draw", "lay", "between", "over"]
"""What is to be done: take a card or the pile, lay and discard, deal the next round, nothing any more."""

Source = Literal["stock", "pile"]


class Player(msgspec.Struct, frozen=True, gc=False):
    """One seat.

    Attributes:
        hand: its cards, sorted.
        melds: its melds, in the order in which they were laid.
        opened: whether it has opened in an earlier turn of this round.
        total: points of the rounds before this one; of this one too once it is over.
    """

    hand: tuple[Card, ...]
    melds: tuple[Meld, ...] = ()
    opened: bool = False
    total: int = 0


class Holdings(msgspec.Struct, frozen=True, gc=False):
    """What a lay changes.

    Attributes:
        hand: the cards of the player whose turn it is, sorted.
        melds: their melds, in the order in which they were laid.
        loose: jokers swapped out and not yet laid again.
    """

    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    loose: int = 0


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The turn that is being played.

    Attributes:
        seat: whose it is.
        first: whether it is the first of the round.
        source: where its card came from; None: it has not drawn yet.
        to_use: the top card of the pile that was taken, which has to be laid this turn; it stays here once it lies.
        loose: jokers swapped out and not yet laid again.
        lays: what the player held before each lay of this turn, first to last.
    """

    seat: int
    first: bool = False
    source: Source | None = None
    to_use: Card | None = None
    loose: int = 0
    lays: tuple[Holdings, ...] = ()


class DuizendenState(State, frozen=True, gc=False):
    """Everything about a match.

    Attributes:
        rules: the house rules.
        seed: decides every shuffle.
        round: its number, from 1.
        starter: the seat that began it.
        players: by seat.
        stock: in the order in which it will be drawn.
        pile: the open pile, bottom to top.
        turn: whose turn it is and how far it has come; once the round is over, the turn that ended it.
        shuffles: how often the pile has become the stock in this round.
        stalled: whether nobody has laid a card since the stock ran out.
        points: what each seat books for this round; empty while it is played.
    """

    rules: DuizendenRules
    seed: int
    round: int
    starter: int
    players: tuple[Player, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    turn: Turn
    shuffles: int = 0
    stalled: bool = False
    points: tuple[int, ...] = ()

    @property
    def phase(self) -> Phase:
        if not self.points:
            return "lay" if self.turn.source else "draw"
        return "between" if self.winner is None else "over"

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the match is played (Duizenden, The game, 2)."""
        if not self.points:
            return None
        totals = self.totals
        highest = max(totals)
        if highest < self.rules.target or totals.count(highest) > 1:
            return None
        return totals.index(highest)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple([player.total for player in self.players])

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def holdings(self) -> Holdings:
        """What the player whose turn it is can lay with, and on."""
        player = self.player
        return Holdings(player.hand, player.melds, self.turn.loose)
