"""The tricks of one round on small integers, for computer players; the rules: `engine.thousand.rules.tricks`.

A test plays random rounds on both and compares legal moves, winners and points.
"""

from __future__ import annotations

from typing import Final

from engine.cards import SUITS
from engine.thousand.players.bits import ABOVE, ACE_BITS, MATE, OF_SUIT, POWER, SUIT, WORTH
from engine.thousand.rules.rules import ACE_MARRIAGE, ThousandRules

PLAYERS: Final = 3
"""How many play a round. They are numbered 0 to 2, clockwise from forehand, whatever their seats."""


class TrickRules:
    """The house rules that tricks depend on.

    Attributes:
        must_trump: who cannot follow suit has to trump.
        must_beat: who follows suit has to beat the best card so far if they can.
        marriage_is_trump: a marriage makes its suit trump.
        marriage_leads: a marriage is declared when leading, after a trick won, and counts at once.
        ace_marriage: four aces are a marriage.
        marriages: at ``trump * 4 + suit``, the points of a marriage.
    """

    __slots__ = ("ace_marriage", "marriage_is_trump", "marriage_leads", "marriages", "must_beat", "must_trump")

    def __init__(self, rules: ThousandRules) -> None:
        self.must_trump, self.must_beat = rules.must_trump, rules.must_beat
        self.marriage_is_trump = rules.trump_mode == "marriage"
        self.marriage_leads = rules.marriage_mode == "lead"
        self.ace_marriage = rules.ace_marriage
        value = rules.marriage_values.value
        self.marriages = tuple([value(suit, trump) for trump in (*SUITS, None) for suit in SUITS])


class TrickState:
    """The tricks as they are being played.

    Attributes:
        rules: the house rules.
        hands: cards of each player, as bits.
        turn: who plays next.
        trick: the places played to the trick on the table, in order.
        trump: a suit, or `NO_TRUMP`.
        points: of each player so far, cards taken and marriages that count.
        taken: tricks taken by each player.
        declared: marriages of this trick that count if it is won: who, and points.
        voids: by player, all cards that they have shown not to hold.
    """

    __slots__ = ("declared", "hands", "points", "rules", "taken", "trick", "trump", "turn", "voids")

    def __init__(
        self,
        rules: TrickRules,
        hands: list[int],
        turn: int,
        trump: int,
        points: list[int] | None = None,
        taken: list[int] | None = None,
    ) -> None:
        self.rules, self.hands, self.turn, self.trump = rules, hands, turn, trump
        self.points = points or [0] * PLAYERS
        self.taken = taken or [0] * PLAYERS
        self.trick: list[int] = []
        self.declared: list[tuple[int, int]] = []
        self.voids = [0] * PLAYERS

    def copy(self) -> TrickState:
        """An equal state, to be played on without changing this one."""
        other = object.__new__(TrickState)
        other.rules, other.turn, other.trump = self.rules, self.turn, self.trump
        other.hands, other.points, other.taken = self.hands[:], self.points[:], self.taken[:]
        other.trick, other.declared, other.voids = self.trick[:], self.declared[:], self.voids[:]
        return other

    def after(self, place: int) -> TrickState:
        """The state after a legal card; this one stays as it is."""
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
            if self.rules.must_beat:
                best = self.best()
                return (following & ABOVE[best] if SUIT[best] == led else 0) or following
            return following
        if self.rules.must_trump:
            return hand & OF_SUIT[self.trump] or hand
        return hand

    def best(self) -> int:
        """The place that wins the trick so far."""
        power = POWER[self.trump * 4 + SUIT[self.trick[0]]]
        return max(self.trick, key=power.__getitem__)

    def marriage(self, place: int) -> int:
        """Points of the marriage that playing a card declares; 0: none (Thousand, Marriage)."""
        rules, hand = self.rules, self.hands[self.turn]
        after_trick = not self.trick and self.taken[self.turn] > 0
        if MATE[place] & hand and (after_trick or not rules.marriage_leads):
            suit = SUIT[place]
            return rules.marriages[(suit if rules.marriage_is_trump else self.trump) * 4 + suit]
        if rules.ace_marriage and after_trick and ACE_BITS >> place & 1 and hand & ACE_BITS == ACE_BITS:
            return ACE_MARRIAGE
        return 0

    def trump_after(self, place: int) -> int:
        """The trump suit once a card has been played, which a marriage may change."""
        return SUIT[place] if self.rules.marriage_is_trump and self.declares(place) else self.trump

    def declares(self, place: int) -> bool:
        """Whether playing a king or queen declares a marriage, be it worth nothing (Thousand, Marriage)."""
        return bool(MATE[place] & self.hands[self.turn]) and (
            not self.rules.marriage_leads or (not self.trick and self.taken[self.turn] > 0)
        )

    def play(self, place: int) -> None:
        """A legal card is played, a marriage declared if it can be; a full trick is taken (Thousand, Play)."""
        player, trick, rules = self.turn, self.trick, self.rules
        if MATE[place] & self.hands[player] or (rules.ace_marriage and ACE_BITS >> place & 1):
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
        if pair and self.rules.marriage_is_trump:
            self.trump = SUIT[place]
        if not points:
            return
        if self.rules.marriage_leads or not pair:
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
