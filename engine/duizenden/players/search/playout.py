"""A round as a playout sees it, and how it is played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.duizenden.players.search.bits import BITS
from engine.duizenden.players.search.habit import least_useful
from engine.duizenden.players.search.hand import Hand
from engine.duizenden.players.search.laying import lay_all, lay_certain

_FEW: Final = 3
"""With fewer cards in hand the pile is taken only for a card that fits a meld, here."""

_MOST_TURNS: Final = 120
"""Where hardly anybody can open, a round may go on and on."""


class Playout:
    """A round in which every card is known.

    Attributes:
        hands: by seat.
        stock: indices of cards, by seat those that it will draw, the next one last: so what one does changes as little
            as can be of what the others draw, and candidates are compared with less noise.
        pile: indices of cards, bottom to top.
        turn: whose turn it is.
        stalled: whether nobody has laid since the stock ran out.
        over: whether the round has ended.
    """

    __slots__ = ("hands", "over", "pile", "stalled", "stock", "turn")

    def __init__(
        self, hands: Sequence[Hand], stock: Sequence[int], pile: Sequence[int], turn: int, *, stalled: bool = False
    ) -> None:
        self.hands, self.pile = list(hands), list(pile)
        self.stock = _shared(stock, len(self.hands))
        self.turn, self.stalled, self.over = turn, stalled, False

    def points(self) -> list[int]:
        """What each seat would book now."""
        return [hand.table - hand.held() for hand in self.hands]

    def lead(self, seat: int) -> float:
        """What a seat would book now, less the mean of the others."""
        points = self.points()
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)

    def play_out(self) -> None:
        """Play to the end of the round, or many turns."""
        for _ in range(_MOST_TURNS):
            if self.over:
                return
            self.play_turn()

    def play_turn(self) -> None:
        """Play a whole turn: take the pile if that can be, else draw; lay; throw."""
        if self.take() or self.draw():
            self.lay()
            self.end_turn()

    def take(self) -> bool:
        """Take the pile if its top card can be laid at once, and lay it; whether it was."""
        pile, hand = self.pile, self.hands[self.turn]
        if not pile or not hand.count or not (hand.opened or hand.rules.take_to_open):
            return False
        top = pile[-1]
        after = _with_pile(hand, pile, top)
        if after is None:
            return False
        self.hands[self.turn] = after
        self.stalled = False
        pile.clear()
        return True

    def draw(self) -> bool:
        """Draw from the stock; whether there was a card."""
        stock = self.stock[self.turn] or max(self.stock, key=len)
        if not stock:
            if len(self.pile) < 2 or self.stalled or not self.hands[0].rules.reshuffle:
                self.over = True
                return False
            # the pile is turned over as it lies: what players throw is mixed enough
            self.stock = _shared(self.pile[:-1], len(self.hands))
            self.pile = self.pile[-1:]
            self.stalled = True
            stock = max(self.stock, key=len)
        self.hands[self.turn].receive(stock.pop())
        return True

    def lay(self) -> None:
        """Lay all that can be laid, or nothing if that is no opening."""
        hand = self.hands[self.turn]
        count = hand.count
        if hand.opened:
            lay_all(hand)
        else:
            after = hand.copy()
            lay_all(after)
            if after.table and after.opening >= after.rules.minimum:
                after.opened = True
                self.hands[self.turn] = hand = after
        if hand.count < count:
            self.stalled = False

    def end_turn(self) -> None:
        """Throw the card that helps least."""
        hand = self.hands[self.turn]
        following = self.hands[(self.turn + 1) % len(self.hands)]
        self.finish_turn(least_useful(hand, following.fitting()) if hand.count else -1)

    def finish_turn(self, thrown: int) -> None:
        """Throw a card, or none if that is -1; who has none left has ended the round."""
        hand = self.hands[self.turn]
        if thrown >= 0:
            hand.lose(BITS[thrown])
            hand.jokers -= not BITS[thrown]
            hand.count -= 1
            self.pile.append(thrown)
        if hand.count:
            self.turn = (self.turn + 1) % len(self.hands)
        else:
            self.over = True


def _shared(stock: Sequence[int], seats: int) -> list[list[int]]:
    return [list(stock[seat::seats]) for seat in range(seats)]


def _with_pile(hand: Hand, pile: list[int], top: int) -> Hand | None:
    """The hand with the pile in it and its top card laid; None: it cannot be laid, or that is no opening."""
    fits = hand.opened and (BITS[top] & hand.fitting() or not BITS[top])
    if not fits and hand.count < _FEW:
        return None
    after = hand.copy()
    for index in pile:
        after.receive(index)
    if not lay_certain(after, top):
        return None
    if not after.opened:
        lay_all(after)
        if after.opening < after.rules.minimum:
            return None
        after.opened = True
    return after
