"""How playouts are played: every player plays the card that promises most at once, as the greedy computer does.

A player knows his own cards here, what has been played, and which suits were not followed, but not the hands.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.thousand.players.cardplay import ADDED, LOST, MARRIAGE_LATER
from engine.thousand.players.search.bits import ABOVE, MATE, NO_TRUMP, OF_SUIT, POWER, SIZE, STRENGTH, SUIT, WORTH
from engine.thousand.players.search.board import Board

_TEN: Final = 4
"""The strength of a ten."""


@cache
def _none_held(pool: int) -> tuple[tuple[float, ...], ...]:
    """At hand and number of sought cards: the chance that a hand of that size, out of a pool, holds none of them."""
    rows = []
    for hand in range(SIZE + 1):
        row, none = [1.0], 1.0
        for number in range(SIZE):
            left = pool - number
            none = 0.0 if left <= hand else none * (1 - hand / left)
            row.append(none)
        rows.append(tuple(row))
    return tuple(rows)


_NONE_HELD: Final = tuple([_none_held(pool) for pool in range(SIZE + 1)])


def habitual(board: Board, hidden: int) -> int:  # noqa: C901 (called thousands of times a decision)
    """The place of the card that a player of habit plays; `hidden` are cards in nobody's hand and never played."""
    legal = board.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    player, trick, trump, hands = board.turn, board.trick, board.trump, board.hands
    hand, terms = hands[player], board.terms
    second, third = (player + 1) % 3, (player + 2) % 3
    unseen = hands[second] | hands[third] | hidden
    none = _NONE_HELD[unseen.bit_count()]
    behind = (second, third)[: 2 - len(trick)]
    stake = ADDED * len(behind)
    best = -1
    if trick:
        led = SUIT[trick[0]]
        power = POWER[trump * 4 + led]
        for place in trick:
            stake += WORTH[place]
            if power[place] > best:
                best = power[place]
    choice, promise = -1, -1e9
    cards = legal
    while cards:
        low = cards & -cards
        cards ^= low
        place = low.bit_length() - 1
        suit = SUIT[place]
        worth = WORTH[place]
        wins_later = unseen & ABOVE[place]
        married, declares = 0, False
        if MATE[place] & hand or (terms.aces and worth == 11):
            married = board.marriage(place)
            declares = board.declares(place)
        now_trump = suit if declares and terms.changing else trump
        if not trick:
            led = suit
        elif now_trump != trump:
            power = POWER[now_trump * 4 + led]
            best = max(map(power.__getitem__, trick))
        if best >= 0 and (power if now_trump == trump else POWER[now_trump * 4 + led])[place] < best:
            win = 0.0
        else:
            win = 1.0
            for other in behind:
                sight = unseen & ~board.voids[other]
                row = none[hands[other].bit_count()]
                if suit == led:
                    over = row[(wins_later & sight).bit_count()]
                    if now_trump != NO_TRUMP and led != now_trump:
                        void = row[(sight & OF_SUIT[led]).bit_count()]
                        over *= 1 - void * (1 - row[(sight & OF_SUIT[now_trump]).bit_count()])
                    win *= over
                else:
                    void = row[(sight & OF_SUIT[led]).bit_count()]
                    win *= 1 - void * (1 - row[(wins_later & sight).bit_count()])
        at_once = married > 0 and (terms.leading or not declares)
        value = win * (stake + worth) - (1 - win) * worth * LOST
        value += married if at_once else win * married
        # what the card is worth in hand
        if not wins_later:
            value -= worth * 0.5 + (3 if trump == NO_TRUMP else 6)
        elif STRENGTH[place] == _TEN and hand & OF_SUIT[suit] & ~low:
            value -= 4
        if suit == trump:
            value -= 6 + STRENGTH[place]
        if MATE[place] & hand and not (declares and terms.leading):
            value -= MARRIAGE_LATER * terms.marriages[trump * 4 + suit]
        if value > promise or (value == promise and worth < WORTH[choice]):
            choice, promise = place, value
    return choice
