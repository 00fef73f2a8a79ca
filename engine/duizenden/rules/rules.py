"""The house rules of Duizenden (Duizenden, House rules)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, Literal

import pydantic

from engine.game import Rules


class DuizendenRules(Rules):
    """The house rules of one table; without arguments the default of every field.

    Every combination of the fields has a meaning, so none is refused. Two of them meet without a conflict:
    `free_first_upcard` is the exception to `pile_before_opening`, and where there are no jokers the rules about
    jokers are never asked.

    Attributes:
        jokers: how many jokers there are in the two packs together.
        opening_minimum: points needed on the table in the turn in which a player lays their first meld.
        opening_values: what cards count towards the opening. ``game``: the values of the game; ``pips``: 2 to 9
            their number, ten to king 10 (the queen of spades too), the ace 1 as lowest card of a run and 11 elsewhere.
        joker_opening_value: whether a joker counts 25 towards the opening or what it stands for.
        low_ace_value: what an ace on the table is worth as the lowest card of a run.
        wrap_runs: whether a run may go round the corner (K A 2).
        duplicate_suits_in_set: whether a set may hold two cards of one suit.
        max_jokers_per_meld: how many jokers one meld may hold; None: any number.
        joker_swap: whether a joker of one's own may be swapped out.
        pile_before_opening: whether a player who has not opened may take the open pile.
        free_first_upcard: whether the first player of a round may take the first upcard unconditionally.
        redraw_special_upcard: whether a joker or queen of spades turned up first is put back and replaced.
        must_discard_to_go_out: whether the last card has to be thrown; otherwise laying it ends the round.
        forbid_joker_discard: whether a joker may never be thrown.
        stock_empty: what follows when the stock has run out: a new stock from the pile, or the end of the round.
        open_pile_visible: whether everyone may look through the open pile.
        target: the total at which the game ends.

    Raises:
        ValueError: a field is unknown or has a value outside its list.

    >>> DuizendenRules().opening_minimum
    40
    """

    jokers: Literal[0, 2, 3, 4, 6] = 4
    opening_minimum: Literal[0, 30, 40, 50, 51] = 40
    opening_values: Literal["game", "pips"] = "game"
    joker_opening_value: Literal["fixed", "replaced"] = "fixed"
    low_ace_value: Literal[20, 5] = 20
    wrap_runs: bool = False
    duplicate_suits_in_set: bool = True
    max_jokers_per_meld: Literal[1, 2] | None = None
    joker_swap: Literal["own", "off"] = "own"
    pile_before_opening: Literal["must_open", "never"] = "must_open"
    free_first_upcard: bool = False
    redraw_special_upcard: bool = False
    must_discard_to_go_out: bool = True
    forbid_joker_discard: bool = False
    stock_empty: Literal["reshuffle", "end_round"] = "reshuffle"
    open_pile_visible: bool = False
    target: Annotated[int, pydantic.Field(ge=100, le=10000)] = 1000


PRESETS: Final[Mapping[str, DuizendenRules]] = MappingProxyType(
    {
        "standard": DuizendenRules(),
        "short": DuizendenRules(target=500),
        "strict": DuizendenRules(
            opening_minimum=51,
            opening_values="pips",
            joker_opening_value="replaced",
            duplicate_suits_in_set=False,
            max_jokers_per_meld=1,
            pile_before_opening="never",
        ),
        "easy-going": DuizendenRules(
            opening_minimum=30, wrap_runs=True, free_first_upcard=True, must_discard_to_go_out=False
        ),
    }
)
"""Named house rules: the family game; a shorter one; one near to rummy; one for those who want to lay much."""
