"""The melds that a hand contains: whole sets and longest runs, or what one joker makes where they lack a card.

Parts of these, and melds with more jokers, are for who chooses cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from engine.cards import FULL_PACK, JOKER, RANKS, SUITS, Card
from engine.duizenden.melds import SMALLEST_MELD, Meld, make_meld, set_limits
from engine.duizenden.points import LONGEST_RUN
from engine.duizenden.rules import DuizendenRules

_RANKS = len(RANKS)


def melds_in_hand(cards: Sequence[Card], rules: DuizendenRules) -> list[Meld]:
    """The melds of some cards, each alone: they may want the same cards.

    >>> from engine.cards import parse_cards
    >>> print(*melds_in_hand(parse_cards("7S 7H 7D 8S 9S TS KD KC JK"), DuizendenRules()), sep=", ")
    7S 7H 7D, KD KC JK, 7S 8S 9S TS
    """
    melds = [meld for alike in by_rank(cards) if (meld := _set_of(alike, rules, joker=JOKER in cards))]
    held = Counter(cards)
    for suit in range(len(SUITS)):
        melds += _runs_of(FULL_PACK[suit * _RANKS : (suit + 1) * _RANKS], held, rules)
    return list(dict.fromkeys(melds))


def by_rank(cards: Sequence[Card]) -> list[list[Card]]:
    """The natural cards by rank, from ace to king."""
    ranks: list[list[Card]] = [[] for _ in range(_RANKS)]
    for card in cards:
        if card is not JOKER:
            ranks[card.number - 1].append(card)
    return ranks


def whole_set(alike: Sequence[Card], rules: DuizendenRules) -> Meld | None:
    """The set of all cards of a rank that may lie in one; None: they are too few."""
    if len(alike) < SMALLEST_MELD:
        return None
    twins, _ = set_limits(rules)
    cards = tuple([card for card, count in Counter(alike).items() for _ in range(min(count, twins))])
    return make_meld(cards, rules)


def _set_of(alike: Sequence[Card], rules: DuizendenRules, *, joker: bool) -> Meld | None:
    whole = whole_set(alike, rules)
    if whole is not None or not joker:
        return whole
    distinct = alike if rules.duplicate_suits_in_set else list(dict.fromkeys(alike))
    return make_meld((*distinct[: SMALLEST_MELD - 1], JOKER), rules)


def _runs_of(suit: Sequence[Card], held: Counter[Card], rules: DuizendenRules) -> Iterator[Meld]:
    """The runs in a suit, given from ace to king."""
    stretches = _stretches(suit, held, rules)
    for start, length in stretches:
        if length >= SMALLEST_MELD:
            yield from _run(suit, held, start, length, rules)
    if rules.wrap_runs:
        stretches += [(start + _RANKS, length) for start, length in stretches[:1]]
    for start, length in _mended(stretches) if held[JOKER] else ():
        yield from _run(suit, held, start, length, rules)


def _stretches(suit: Sequence[Card], held: Counter[Card], rules: DuizendenRules) -> list[tuple[int, int]]:
    """Where cards of a suit lie side by side: the first place and how many; the ace has two places.

    Round the corner (`wrap_runs`) the places go on, and a stretch begins in the first round of them.
    """
    last = 2 * _RANKS if rules.wrap_runs else LONGEST_RUN
    sides = groupby(range(1, last + 1), key=lambda place: suit[(place - 1) % _RANKS] in held)
    found = [(places[0], len(places)) for there, places in [(there, list(places)) for there, places in sides] if there]
    if not rules.wrap_runs:
        return found
    whole = [(start, length) for start, length in found if start <= _RANKS]
    goes_on = len(whole) > 1 and whole[0][0] == 1 and whole[-1][0] + whole[-1][1] > _RANKS + 1
    return whole[1:] if goes_on else whole


def _mended(stretches: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """What a joker makes of stretches that are too short: it lies at an end, or between two of them."""
    for start, length in stretches:
        if length == SMALLEST_MELD - 1:
            yield start, SMALLEST_MELD
            yield start - 1, SMALLEST_MELD
    for (start, length), (following, more) in pairwise(stretches):
        if following == start + length + 1 and min(length, more) < SMALLEST_MELD:
            yield start, length + 1 + more


def _run(suit: Sequence[Card], held: Counter[Card], start: int, length: int, rules: DuizendenRules) -> Iterator[Meld]:
    """The run from a place on, a joker where a card is missing; nothing if it is none."""
    size = min(length, _RANKS if rules.wrap_runs else LONGEST_RUN)
    places = range(start, start + size)
    cards = tuple([card if (card := suit[(place - 1) % _RANKS]) in held else JOKER for place in places])
    if Counter(cards) - held:  # one ace cannot lie at both ends
        cards = cards[1:]
    meld = make_meld(cards, rules, "run")
    if meld is not None and meld.cards == cards:
        yield meld
