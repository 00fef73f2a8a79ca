"""The tricks of one round on small integers, for playouts; the rules are those of `engine.thousand.rules.tricks`.

A test plays random rounds on both and compares legal moves, winners and points.
"""

from __future__ import annotations

from typing import Final

from engine.cards import SUITS
from engine.thousand.players.search.bits import ABOVE, ACES, MATE, OF_SUIT, POWER, SUIT, WORTH
from engine.thousand.rules.rules import ACE_MARRIAGE, ThousandRules

PLAYERS: Final = 3


class Terms:
    """The house rules that tricks depend on.

    Attributes:
        must_trump, must_beat: duties of who plays.
        changing: a marriage makes its suit trump.
        leading: a marriage is declared when leading, after a trick won, and counts at once.
        aces: four aces are a marriage.
        marriages: at ``trump * 4 + suit``, what a marriage is worth.
    """

    __slots__ = ("aces", "changing", "leading", "marriages", "must_beat", "must_trump")

    def __init__(self, rules: ThousandRules) -> None:
        self.must_trump, self.must_beat = rules.must_trump, rules.must_beat
        self.changing = rules.trump_mode == "marriage"
        self.leading = rules.marriage_mode == "lead"
        self.aces = rules.ace_marriage
        value = rules.marriage_values.value
        self.marriages = tuple([value(suit, trump) for trump in (*SUITS, None) for suit in SUITS])


class Board:
    """The tricks as they are being played.

    Attributes:
        terms: the house rules.
        hands: cards of each player, as bits.
        turn: who plays next.
        trick: the places played to the trick on the table, in order.
        trump: a suit, or `NO_TRUMP`.
        points: of each player so far, cards taken and marriages that count.
        taken: tricks taken by each player.
        declared: marriages of this trick that count if it is won: who, and points.
        voids: by player, all cards of suits that he has shown not to hold.
    """

    __slots__ = ("declared", "hands", "points", "taken", "terms", "trick", "trump", "turn", "voids")

    def __init__(
        self,
        terms: Terms,
        hands: list[int],
        turn: int,
        trump: int,
        points: list[int] | None = None,
        taken: list[int] | None = None,
    ) -> None:
        self.terms, self.hands, self.turn, self.trump = terms, hands, turn, trump
        self.points = points or [0] * PLAYERS
        self.taken = taken or [0] * PLAYERS
        self.trick: list[int] = []
        self.declared: list[tuple[int, int]] = []
        self.voids = [0] * PLAYERS

    def copy(self) -> Board:
        """The same board, to be played on without changing this one."""
        other = object.__new__(Board)
        other.terms, other.turn, other.trump = self.terms, self.turn, self.trump
        other.hands, other.points, other.taken = self.hands[:], self.points[:], self.taken[:]
        other.trick, other.declared, other.voids = self.trick[:], self.declared[:], self.voids[:]
        return other

    def after(self, place: int) -> Board:
        """The board after a legal card; this one stays as it is."""
        other = self.copy()
        other.play(place)
        return other

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return not self.hands[self.turn]

    def legal(self) -> int:
        """The cards that may be played now (Thousand, Play; house rules `must_trump`, `must_beat`)."""
        hand, trick = self.hands[self.turn], self.trick
        if not trick:
            return hand
        led = SUIT[trick[0]]
        following = hand & OF_SUIT[led]
        if following:
            if self.terms.must_beat:
                best = self.best()
                return (following & ABOVE[best] if SUIT[best] == led else 0) or following
            return following
        if self.terms.must_trump:
            return hand & OF_SUIT[self.trump] or hand
        return hand

    def best(self) -> int:
        """The place that wins the trick so far."""
        power = POWER[self.trump * 4 + SUIT[self.trick[0]]]
        return max(self.trick, key=power.__getitem__)

    def marriage(self, place: int) -> int:
        """What the marriage is worth that playing a card declares; 0: none."""
        terms, hand = self.terms, self.hands[self.turn]
        after_trick = not self.trick and self.taken[self.turn] > 0
        if MATE[place] & hand and (after_trick or not terms.leading):
            suit = SUIT[place]
            return terms.marriages[(suit if terms.changing else self.trump) * 4 + suit]
        if terms.aces and after_trick and ACES >> place & 1 and hand & ACES == ACES:
            return ACE_MARRIAGE
        return 0

    def declares(self, place: int) -> bool:
        """Whether playing a card declares a marriage, be it worth nothing."""
        return bool(MATE[place] & self.hands[self.turn]) and (
            not self.terms.leading or (not self.trick and self.taken[self.turn] > 0)
        )

    def play(self, place: int) -> None:
        """A legal card is played, a marriage declared if it can be; a full trick is taken."""
        player, trick, terms = self.turn, self.trick, self.terms
        if MATE[place] & self.hands[player] or (terms.aces and ACES >> place & 1):
            self._declare(player, place)
        if trick:
            led = SUIT[trick[0]]
            if SUIT[place] != led:
                self.voids[player] |= OF_SUIT[led]
        self.hands[player] ^= 1 << place
        trick.append(place)
        if len(trick) == PLAYERS:
            self._take()
        else:
            self.turn = player + 1 if player < PLAYERS - 1 else 0

    def _declare(self, player: int, place: int) -> None:
        points = self.marriage(place)
        pair = self.declares(place)
        if pair and self.terms.changing:
            self.trump = SUIT[place]
        if not points:
            return
        if self.terms.leading or not pair:
            self.points[player] += points
        else:
            self.declared.append((player, points))

    def _take(self) -> None:
        first, second, third = self.trick
        power = POWER[self.trump * 4 + SUIT[first]]
        best, at = power[first], 1
        if power[second] > best:
            best, at = power[second], 2
        if power[third] > best:
            at = 3
        # the turn is still the third player's, whose place in the trick is 3
        winner = (self.turn + at) % PLAYERS
        self.points[winner] += WORTH[first] + WORTH[second] + WORTH[third]
        self.taken[winner] += 1
        if self.declared:
            for player, points in self.declared:
                if player == winner:
                    self.points[winner] += points
            self.declared = []
        self.trick = []
        self.turn = winner
