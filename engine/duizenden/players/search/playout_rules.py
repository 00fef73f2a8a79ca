"""The house rules as far as playouts know them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.cards import JOKER
from engine.duizenden.rules.melds import set_limits
from engine.duizenden.rules.points import opening_worth, table_worth
from engine.duizenden.rules.rules import DuizendenRules


class PlayoutRules(msgspec.Struct, frozen=True, eq=False):
    """House rules of a playout.

    Attributes:
        minimum: points of an opening.
        points, low_ace: what cards count on the table by `Card.index`, and the ace as the lowest card of a run.
        opening, opening_low_ace: the same towards the opening.
        twins: whether a set may hold two cards of a suit.
        set_size: how many cards a set may hold.
        jokers_anywhere: whether a meld may hold any number of jokers.
        kept: how many cards must be left in hand after laying.
        jokers_thrown: whether jokers may be thrown.
        take_to_open: whether a player who has not opened may take the open pile.
        reshuffle: whether a new stock is made of the pile.
    """

    minimum: int
    points: tuple[int, ...]
    low_ace: int
    opening: tuple[int, ...]
    opening_low_ace: int
    twins: bool
    set_size: int
    jokers_anywhere: bool
    kept: int
    jokers_thrown: bool
    take_to_open: bool
    reshuffle: bool


@lru_cache(maxsize=64)
def playout_rules(rules: DuizendenRules) -> PlayoutRules:
    """The house rules as playouts know them.

    A joker counts towards the opening what it counts least: where it counts what it stands for, the least of all cards.
    """
    table, opening = table_worth(rules), opening_worth(rules)
    joker = opening.card[JOKER.index] if opening.even else min(opening.low_ace, *opening.card[:-1])
    return PlayoutRules(
        minimum=rules.opening_minimum,
        points=table.card,
        low_ace=table.low_ace,
        opening=(*opening.card[:-1], joker),
        opening_low_ace=opening.low_ace,
        twins=rules.duplicate_suits_in_set,
        set_size=set_limits(rules)[1],
        jokers_anywhere=rules.max_jokers_per_meld is None,
        kept=1 if rules.must_discard_to_go_out else 0,
        jokers_thrown=not rules.forbid_joker_discard,
        take_to_open=rules.pile_before_opening == "must_open",
        reshuffle=rules.stock_empty == "reshuffle",
    )
