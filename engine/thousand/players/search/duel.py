"""Endings solved with open cards: the declarer against both opponents, everybody playing as well as can be.

The contract counts first, then the points of the declarer less those of the opponents, marriages included. This is
alpha-beta with memory at the end of each trick. A value is one integer: in its high digits what counts, in the low ones
the points behind it, so that the search compares numbers and yet knows who made what.
"""

from __future__ import annotations

from typing import Final

from engine.thousand.players.bits import ACE_BITS, KING, QUEEN, QUEEN_BITS, worth_of
from engine.thousand.players.search.playout import RoundEnd
from engine.thousand.players.trick_state import PLAYERS, TrickState

_DIGIT: Final = 1 << 12
"""More points than there are in a round."""

_POINT: Final = _DIGIT * _DIGIT
"""A point more or less for the declarer."""

_CONTRACT: Final = 2 * _DIGIT * _POINT
"""The contract made: more than all points."""

_ENDLESS: Final = 4 * _CONTRACT
"""More than there is to win."""

_NOTHING: Final = (-_ENDLESS, _ENDLESS)
"""What is known of a position at first: the least and the most that it may still bring."""

_Position = tuple[int, int, int, int, int, int]


class Duel:
    """The endings of one imagined deal. What has been found out about one is remembered for the others."""

    def __init__(self, declarer: int, contract: int) -> None:
        self._contract = contract
        self._players = declarer, (declarer + 1) % PLAYERS, (declarer + 2) % PLAYERS
        self._known: dict[_Position, tuple[int, int]] = {}

    def end(self, state: TrickState) -> RoundEnd:
        """The end of a round that everybody plays as well as can be from here."""
        value = self._value(state, -_ENDLESS, _ENDLESS)
        own, first = divmod(value % _POINT, _DIGIT)
        made = _CONTRACT if own >= self._contract else 0
        second = own - first - (value - made) // _POINT
        points = [0] * PLAYERS
        for player, made_points in zip(self._players, (own, first, second), strict=True):
            points[player] = made_points
        return RoundEnd(points, [int(each > 0) for each in points])

    def _score(self, state: TrickState) -> int:
        """What the points of a state are worth."""
        points, (declarer, next_, last) = state.points, self._players
        own, first = points[declarer], points[next_]
        made = _CONTRACT if own >= self._contract else 0
        return made + (own - first - points[last]) * _POINT + own * _DIGIT + first

    def _value(self, state: TrickState, low: int, high: int) -> int:
        """What the end is worth if it is more than `low` and less than `high`, else a bound of it (alpha-beta)."""
        if state.trick:
            return self._best(state, low, high)
        score = self._score(state)
        if state.over:
            return score
        one, two, three = state.hands
        position = (one, two, three, state.turn, state.trump, self._needed(state))
        least, most = self._known.get(position, _NOTHING)
        least, most = score + least, score + most
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        value = self._best(state, low, high)
        least, most = value if value > low else least, value if value < high else most
        self._known[position] = least - score, most - score
        return value

    def _needed(self, state: TrickState) -> int:
        """Points that the declarer needs for the contract; 0 if it is made, or cannot be made any more."""
        declarer = self._players[0]
        needed, hand = self._contract - state.points[declarer], state.hands[declarer]
        married = hand & hand >> KING - QUEEN & QUEEN_BITS or hand & ACE_BITS == ACE_BITS
        if needed <= 0 or (not married and needed > worth_of(sum(state.hands))):
            return 0
        return needed

    def _best(self, state: TrickState, low: int, high: int) -> int:
        """What the end is worth by what may be played: the declarer wants more, the others want less (alpha-beta)."""
        declarer = state.turn == self._players[0]
        best = -_ENDLESS if declarer else _ENDLESS
        legal = state.legal()
        while legal and low < high:
            place = legal.bit_length() - 1  # the highest first, which tells soonest
            legal ^= 1 << place
            value = self._value(state.after(place), low, high)
            if declarer:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
        return best
