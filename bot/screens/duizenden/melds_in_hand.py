"""The melds of a hand that are worth a button."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal

from engine.cards import FULL_PACK, JOKER, Card, in_order
from engine.duizenden.rules.melds import LONGEST_RUN, SMALLEST_MELD, Meld, make_meld, meld_points, set_limits
from engine.duizenden.rules.points import card_points
from engine.duizenden.rules.rules import DuizendenRules

_Group = tuple[tuple[Card, ...], Literal["run"] | None]
"""Cards that may be a meld, and whether as a run."""

_Held = Counter[Card]


def melds_in_hand(cards: Sequence[Card], rules: DuizendenRules, limit: int) -> tuple[Meld, ...]:
    """The sensible melds that a hand contains, each of which could be laid (Duizenden, A turn, Melds).

    First come the longest runs and fullest sets, then what is left of them without a card that several of them need,
    then those that one joker completes (two, if there are no others); in each part those with the most points first.

    Args:
        cards: the hand.
        rules: the house rules.
        limit: how many melds are wanted at most.

    >>> from engine.cards import parse_cards
    >>> print(*melds_in_hand(parse_cards("5H 6H 7H 9H 7S 7D JK KC"), DuizendenRules(), 4), sep=", ")
    7S 7H 7D, 5H 6H 7H, 5H 6H 7H JK 9H
    """
    held, most = Counter(cards), len(cards) - rules.must_discard_to_go_out

    def best(groups: Iterable[_Group]) -> list[Meld]:
        """The melds among them that leave a card to end the turn with, most points first."""
        melds = [make_meld(group, rules, kind) for group, kind in groups if len(group) <= most]
        made = [meld for meld in melds if meld is not None]
        return sorted(made, key=lambda meld: (-meld_points(meld, rules), -len(meld.cards), meld.cards[0].index))

    groups = [*_ranks(held, rules), *_series(held, rules)]
    whole = [group for group in groups if len(group[0]) >= SMALLEST_MELD]
    found = [*best(whole), *best(_parts(whole, held, most)), *(best(_with_joker(groups, held)) or best(_wildest(held)))]
    known = dict[tuple[tuple[Card, ...], bool], Meld]()
    for meld in found:
        known.setdefault((in_order(meld.cards), meld.is_run), meld)
    return tuple(known.values())[:limit]


def _ranks(held: _Held, rules: DuizendenRules) -> Iterator[_Group]:
    """The cards of each rank, as many of them as a set takes."""
    twins, _ = set_limits(rules)
    for rank in range(13):
        yield tuple([card for card in FULL_PACK[rank::13] for _ in range(min(held[card], twins))]), None


def _series(held: _Held, rules: DuizendenRules) -> Iterator[_Group]:
    """The longest series of natural cards of each suit, single cards included."""
    for ace in range(0, len(FULL_PACK), 13):
        suit = FULL_PACK[ace : ace + 13]
        missing = [place for place, card in enumerate(suit) if not held[card]] if rules.wrap_runs else []
        first = missing[0] if missing else 0
        for has, group in groupby([*suit[first:], *suit[: first + 1]], key=lambda card: held[card] > 0):
            cards = tuple(group)
            if has and len(cards) == LONGEST_RUN and held[cards[0]] == 1:
                yield cards[1:], "run"
                yield cards[:-1], "run"
            elif has:
                yield cards, "run"


def _parts(whole: Sequence[_Group], held: _Held, most: int) -> Iterator[_Group]:
    """What melds are without a card that others need too, or without an end if the hand would be empty."""
    needed = Counter([card for cards, _ in whole for card in cards]) - held
    for cards, kind in whole:
        for at, card in enumerate(cards):
            is_end = kind is None or at in (0, len(cards) - 1)
            if card in needed or (len(cards) > most and is_end):
                before, after = cards[:at], cards[at + 1 :]
                yield from [(before, kind), (after, kind)] if kind else [(before + after, kind)]


def _with_joker(groups: Sequence[_Group], held: _Held) -> Iterator[_Group]:
    """Two cards of a rank or in a row and a joker, and two series of a suit with a joker in the gap between."""
    for one, kind in groups if held[JOKER] else ():
        beyond = [other for other, other_kind in groups if kind and other_kind and _lack_one(one, other)]
        yield from [((*one, JOKER, *other)[:LONGEST_RUN], kind) for other in beyond]
        if len(one) == SMALLEST_MELD - 1 and not beyond:
            yield (*one, JOKER), kind


def _lack_one(one: tuple[Card, ...], other: tuple[Card, ...]) -> bool:
    """Whether one card is missing between two series of a suit, of which one at least is no run by itself."""
    between = (other[0].number - one[-1].number) % 13 == SMALLEST_MELD - 1 and one[0].suit == other[0].suit
    return between and min(len(one), len(other)) < SMALLEST_MELD


def _wildest(held: _Held) -> Iterator[_Group]:
    """The card of most points, and two jokers."""
    naturals = [card for card in held if card is not JOKER]
    if held[JOKER] >= SMALLEST_MELD - 1 and naturals:
        yield (max(naturals, key=card_points), JOKER, JOKER), None
