"""What cards count: on the table, in the hand, towards the opening (Duizenden, The game, 3; House rules)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from engine.cards import FULL_PACK, JOKER, QUEEN_OF_SPADES, SUITS, Card
from engine.duizenden.rules.rules import DuizendenRules

LONGEST_RUN: Final = 14
"""Cards in the longest run, A 2 ... K A, and the highest place in one."""

JOKER_POINTS: Final = 25
ACE_POINTS: Final = 20
QUEEN_OF_SPADES_POINTS: Final = 100
HIGH_ACE_PIPS: Final = 11
LOW_ACE_PIPS: Final = 1


def _game_points(card: Card) -> int:
    if card is JOKER:
        return JOKER_POINTS
    if card is QUEEN_OF_SPADES:
        return QUEEN_OF_SPADES_POINTS
    if card.number == 1:
        return ACE_POINTS
    return 10 if card.number >= 10 else 5


def _pips(card: Card) -> int:
    if card is JOKER:
        return JOKER_POINTS
    return HIGH_ACE_PIPS if card.number == 1 else min(card.number, 10)


CARD_POINTS: Final = tuple([_game_points(card) for card in (*FULL_PACK, JOKER)])
"""The points of a card by `Card.index`: plus on the table, minus in the hand (Duizenden, The game, 3)."""

_CARD_PIPS: Final = tuple([_pips(card) for card in (*FULL_PACK, JOKER)])


class Worth(msgspec.Struct, frozen=True, eq=False):
    """What a card on the table counts, by where it lies. A game has two of them: points and the opening.

    Attributes:
        card: by `Card.index`, wherever it lies but as the lowest ace of a run; for a joker the most it can count.
        low_ace: an ace as the lowest card of a run.
        joker_in_run: by suit (in the order of `SUITS`) and the place that it fills, 1 to 14.
        joker_in_set: by the rank of the set, 1 to 13; at 0, for runs, what a joker counts anywhere, 0 if that differs.
        even: whether a joker counts the same wherever it lies.
    """

    card: tuple[int, ...]
    low_ace: int
    joker_in_run: tuple[tuple[int, ...], ...]
    joker_in_set: tuple[int, ...]
    even: bool


@lru_cache
def _worth(*, pips: bool, replaced: bool, low_ace: int) -> Worth:
    """A joker that counts what it stands for counts in a set as a plain card of the rank: among queens 10."""
    card = _CARD_PIPS if pips else CARD_POINTS
    if not replaced:
        in_run = ((JOKER_POINTS,) * (LONGEST_RUN + 1),) * len(SUITS)
        return Worth(card, low_ace, in_run, (JOKER_POINTS,) * 14, even=True)
    suits = [card[ace : ace + 13] for ace in range(0, len(FULL_PACK), 13)]
    in_run = tuple([(0, low_ace, *suit[1:], suit[0]) for suit in suits])
    return Worth((*card[:-1], max(card[:-1])), low_ace, in_run, (0, *suits[SUITS.index("H")]), even=False)


def table_worth(rules: DuizendenRules) -> Worth:
    """What cards count on the table (Duizenden, The game, 3; House rules, `low_ace_value`)."""
    return _worth(pips=False, replaced=False, low_ace=rules.low_ace_value)


def opening_worth(rules: DuizendenRules) -> Worth:
    """What cards count towards the opening (House rules, `opening_values`, `joker_opening_value`, `low_ace_value`)."""
    pips = rules.opening_values == "pips"
    low_ace = LOW_ACE_PIPS if pips else rules.low_ace_value
    return _worth(pips=pips, replaced=rules.joker_opening_value == "replaced", low_ace=low_ace)


def card_points(card: Card) -> int:
    """What a card counts in hand, and on the table unless it is a low ace (Duizenden, The game, 3)."""
    return CARD_POINTS[card.index]
