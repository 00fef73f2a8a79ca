"""The card that a player of habit plays: the one that promises most now, less what it is worth in hand.

A player knows their own cards here and what they think of the hands of those who play behind them, never these hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.thousand.players.bits import (
    ABOVE,
    ACE_POINTS,
    MATE,
    NO_TRUMP,
    OF_SUIT,
    PACK_SIZE,
    POWER,
    RANK,
    SUIT,
    TEN,
    WORTH,
)
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.players.trick_state import PLAYERS, TrickState

ADDED: Final = 4.0
"""Points that a player still to come adds to a trick, about."""

LOST: Final = 0.5
"""How much a point lost to another counts beside a point won."""

MARRIAGE_LATER: Final = 0.6
"""The chance that a marriage kept in hand is won later, about."""


Sight = tuple[Sequence[float], int, int]
"""What a player thinks of another's hand: at a number of cards that it may hold, the chance that it holds none of them;
these cards, as bits; and cards that it is known or thought to hold."""


@cache
def _none_held(pool: int) -> tuple[tuple[float, ...], ...]:
    """At hand and number of sought cards: the chance that a hand of that size, out of a pool, holds none of them."""
    rows = []
    for hand in range(PACK_SIZE + 1):
        row, none = [1.0], 1.0
        for number in range(PACK_SIZE):
            left = pool - number
            none = 0.0 if left <= hand else none * (1 - hand / left)
            row.append(none)
        rows.append(tuple(row))
    return tuple(rows)


_NONE_HELD: Final = tuple([_none_held(pool) for pool in range(PACK_SIZE + 1)])


def sights_of(knowledge: Knowledge) -> list[Sight]:
    """What a player thinks of those who play behind them to this trick: gifts and the prikup are where they went."""
    placed = [0] * PLAYERS
    if knowledge.declarer is not None and knowledge.declarer != knowledge.me:
        placed[knowledge.declarer] = knowledge.prikup & knowledge.unseen
    for player, cards in enumerate(knowledge.given):
        placed = [there & ~cards for there in placed]
        placed[player] |= cards & knowledge.unseen
    free = knowledge.unseen & ~(placed[0] | placed[1] | placed[2])
    sights = list[Sight]()
    for step in range(1, PLAYERS - len(knowledge.view.trick)):
        player = (knowledge.me + step) % PLAYERS
        gone = knowledge.not_followed[player]
        hand = max(0, knowledge.sizes[player] - placed[player].bit_count())
        sights.append((_NONE_HELD[(free & ~gone).bit_count()][hand], free & ~gone, placed[player] & ~gone))
    return sights


def habitual(state: TrickState, hidden: int) -> int:
    """The place of the card that the player to act plays; `hidden` are cards in nobody's hand and never played."""
    legal = state.legal()
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    hands, voids = state.hands, state.voids
    second, third = (state.turn + 1) % PLAYERS, (state.turn + 2) % PLAYERS
    unseen = hands[second] | hands[third] | hidden
    rows = _NONE_HELD[unseen.bit_count()]
    behind = (second, third)[: PLAYERS - 1 - len(state.trick)]
    return best_card(state, legal, [(rows[hands[at].bit_count()], unseen & ~voids[at], 0) for at in behind], unseen)


def best_card(state: TrickState, legal: int, sights: Sequence[Sight], unseen: int) -> int:
    """The place of the card that promises most, of equals the one worth least; `legal` are the cards to choose from."""
    return -max(promises(state, legal, sights, unseen))[2]


def promises(  # noqa: C901 (called thousands of times a decision)
    state: TrickState, legal: int, sights: Sequence[Sight], unseen: int
) -> list[tuple[float, int, int]]:
    """What each card promises, in points: what playing it brings, about, less what keeping it would.

    A marriage that it declares is declared. Behind each promise stand the card's points and its place, both negated,
    so that the greatest is of the card to play: of equals the one worth least.
    """
    rules, hand, trick, trump = state.rules, state.hands[state.turn], state.trick, state.trump
    stake = ADDED * len(sights)
    if trick:
        led = SUIT[trick[0]]
        power = POWER[trump * 4 + led]
        highest = 0
        for place in trick:
            stake += WORTH[place]
            if power[place] > highest:
                highest = power[place]
    found = []
    while legal:
        low = legal & -legal
        legal ^= low
        place = low.bit_length() - 1
        suit, worth, mated = SUIT[place], WORTH[place], MATE[place] & hand
        married, declares = 0, False
        if mated or (rules.ace_marriage and worth == ACE_POINTS):
            married, declares = state.marriage(place), state.declares(place)
        if declares and rules.marriage_is_trump:
            win = chance_to_win(state, place, sights)
        elif not trick:
            win = _stays_best(place, suit, trump, sights)
        elif power[place] < highest:
            win = 0.0
        else:
            win = _stays_best(place, led, trump, sights) if sights else 1.0
        value = win * (stake + worth) - (1 - win) * worth * LOST
        if married:
            value += married if rules.marriage_leads or not declares else win * married
        if not unseen & ABOVE[place]:
            value -= worth * 0.5 + (3 if trump == NO_TRUMP else 6)
        elif RANK[place] == TEN and hand & OF_SUIT[suit] & ~low:
            value -= 4
        if suit == trump:
            value -= 6 + RANK[place]
        if mated and not (declares and rules.marriage_leads):
            value -= MARRIAGE_LATER * rules.marriages[trump * 4 + suit]
        found.append((value, -worth, -place))
    return found


def chance_to_win(state: TrickState, place: int, sights: Sequence[Sight]) -> float:
    """The chance, 0 to 1, that a card wins the trick, if everybody behind beats it who can."""
    trick, trump = state.trick, state.trump_after(place)
    led = SUIT[trick[0]] if trick else SUIT[place]
    power = POWER[trump * 4 + led]
    if any(power[other] > power[place] for other in trick):
        return 0.0
    return _stays_best(place, led, trump, sights)


def _stays_best(place: int, led: int, trump: int, sights: Sequence[Sight]) -> float:
    """The chance, 0 to 1, that a card that is the best so far wins the trick."""
    win, over, follows, trumps = 1.0, ABOVE[place], OF_SUIT[led], OF_SUIT[trump]
    if SUIT[place] != led:
        for sight in sights:
            win *= 1 - _none_of(follows, sight) * (1 - _none_of(over, sight))
    elif trump in (led, NO_TRUMP):
        for sight in sights:
            win *= _none_of(over, sight)
    else:
        for sight in sights:
            win *= _none_of(over, sight) * (1 - _none_of(follows, sight) * (1 - _none_of(trumps, sight)))
    return win


def _none_of(cards: int, sight: Sight) -> float:
    """The chance, 0 to 1, that a player holds none of some cards."""
    none, may_hold, holds = sight
    return 0.0 if cards & holds else none[(cards & may_hold).bit_count()]
