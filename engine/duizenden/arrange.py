"""The best disjoint melds from many cards, exactly, and the questions that are answered with them.

Where one speaks of the best arrangement, everything is meant that can be laid in one turn: new melds, cards added to
one's own melds, jokers swapped out of these and laid again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from engine.cards import JOKER, Card
from engine.duizenden.arranging.cases import Case
from engine.duizenden.arranging.solve import solve
from engine.duizenden.arranging.suggest import melds_in_hand
from engine.duizenden.arranging.take import can_take
from engine.duizenden.rules.actions import Lay, SwapJoker
from engine.duizenden.rules.melds import Meld, meld_points, opening_points
from engine.duizenden.rules.points import Worth, cards_worth, opening_worth, table_worth
from engine.duizenden.rules.rules import DuizendenRules

__all__ = ["Arrangement", "best_opening", "best_points", "can_take", "melds_in_hand", "most_cards"]


class Arrangement(msgspec.Struct, frozen=True):
    """Cards laid, in an order in which they can be played.

    Attributes:
        lays: the actions: jokers freed, then new melds, then cards added to one's own melds.
        melds: one's melds afterwards, the old ones first.
        points: what one has more on the table afterwards.
        opening: what one has more towards the opening afterwards.
        left: the cards that stay in hand, sorted.
        exact: whether it is known that there is no better one.
    """

    lays: tuple[Lay, ...]
    melds: tuple[Meld, ...]
    points: int
    opening: int
    left: tuple[Card, ...]
    exact: bool


def best_points(
    cards: Sequence[Card],
    rules: DuizendenRules,
    own_melds: Sequence[Meld] = (),
    *,
    required: Card | None = None,
    loose: int = 0,
) -> Arrangement | None:
    """The arrangement with the most points on the table.

    Args:
        cards: the hand, without loose jokers.
        rules: the house rules; they say whether a card has to be kept to end the turn with.
        own_melds: one's melds on the table, by number.
        required: a card that has to be laid, or one equal to it: the top card of a pile that was taken.
        loose: jokers swapped out in this turn, which have to be laid.

    Returns:
        None if what has to be laid cannot be laid.

    >>> from engine.cards import parse_cards
    >>> arrangement = best_points(parse_cards("7S 7H 7D 8S 9S KD"), DuizendenRules())
    >>> print(*arrangement.lays, arrangement.points, arrangement.left)
    meld 7S 7H 7D 15 (8S, 9S, KD)
    """
    return _arranged(cards, rules, own_melds, table_worth(rules), required, loose)


def most_cards(
    cards: Sequence[Card],
    rules: DuizendenRules,
    own_melds: Sequence[Meld] = (),
    *,
    required: Card | None = None,
    loose: int = 0,
) -> Arrangement | None:
    """The arrangement with the most cards on the table; of these the one with most points. See `best_points`."""
    return _arranged(cards, rules, own_melds, cards_worth(rules), required, loose)


def best_opening(
    cards: Sequence[Card],
    rules: DuizendenRules,
    own_melds: Sequence[Meld] = (),
    *,
    required: Card | None = None,
    loose: int = 0,
) -> Arrangement | None:
    """The arrangement that counts most towards the opening. See `best_points`.

    `Arrangement.opening` is to be compared with the opening minimum, less what was laid in this turn before.
    """
    return _arranged(cards, rules, own_melds, opening_worth(rules), required, loose)


def _arranged(
    cards: Sequence[Card],
    rules: DuizendenRules,
    own_melds: Sequence[Meld],
    worth: Worth,
    required: Card | None,
    loose: int,
) -> Arrangement | None:
    case = Case((*cards, *(JOKER,) * loose), tuple(own_melds), freed=loose)
    keep = rules.must_discard_to_go_out and bool(cards)
    solved = solve(case, rules, worth, required=required, keep=keep)
    if solved is None:
        return None
    left = Counter(case.cards)
    for lay in solved.lays:
        left.subtract(lay.cards)
        left[JOKER] += isinstance(lay, SwapJoker)
    return Arrangement(
        lays=solved.lays,
        melds=solved.melds,
        points=_more(meld_points, own_melds, solved.melds, rules),
        opening=_more(opening_points, own_melds, solved.melds, rules),
        left=tuple(sorted(left.elements())),
        exact=solved.exact,
    )


def _more(
    count: Callable[[Meld, DuizendenRules], int], before: Sequence[Meld], after: Sequence[Meld], rules: DuizendenRules
) -> int:
    return sum([count(meld, rules) for meld in after]) - sum([count(meld, rules) for meld in before])
