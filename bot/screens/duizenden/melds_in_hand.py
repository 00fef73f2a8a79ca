"""The melds of a hand that are worth a button."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from engine.cards import FULL_PACK, JOKER, Card, in_order
from engine.duizenden.rules.melds import PACKS, SMALLEST_MELD, Meld, make_meld, meld_points
from engine.duizenden.rules.points import CARD_POINTS, LONGEST_RUN
from engine.duizenden.rules.rules import DuizendenRules

_Cards = tuple[Card, ...]
_Kind = Literal["run"] | None


def melds_in_hand(cards: Sequence[Card], rules: DuizendenRules, limit: int) -> tuple[Meld, ...]:
    """The sensible melds that a hand contains, each of which could be laid.

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
    return _Hand(cards, rules).melds()[:limit]


class _Hand:
    def __init__(self, cards: Sequence[Card], rules: DuizendenRules) -> None:
        self._rules = rules
        self._most = len(cards) - rules.must_discard_to_go_out
        self._held = Counter(cards)
        twins = PACKS if rules.duplicate_suits_in_set else 1
        self._ranks: list[_Cards] = [
            tuple([card for card in FULL_PACK[number::13] for _ in range(min(self._held[card], twins))])
            for number in range(13)
        ]
        self._stretches = [stretch for suit in range(0, len(FULL_PACK), 13) for stretch in self._stretches_of(suit)]

    def melds(self) -> tuple[Meld, ...]:
        whole = [*self._sets(self._ranks), *self._runs(self._stretches)]
        parts = [*self._smaller_sets(whole), *self._smaller_runs(whole)]
        wild = self._best([*self._sets(self._pairs()), *self._runs(self._bridged())])
        melds = [*self._best(whole), *self._best(parts), *(wild or self._best(self._sets(self._singles()))[:1])]
        known = dict[tuple[_Cards, bool], Meld]()
        for meld in melds:
            known.setdefault((in_order(meld.cards), meld.is_run), meld)
        return tuple(known.values())

    def _best(self, melds: Iterable[Meld]) -> list[Meld]:
        """Those that leave a card to end the turn with, most points first."""
        fitting = [meld for meld in melds if len(meld.cards) <= self._most]

        def rank(meld: Meld) -> tuple[int, int, int]:
            return -meld_points(meld, self._rules), -len(meld.cards), meld.cards[0].index

        return sorted(fitting, key=rank)

    def _made(self, groups: Iterable[_Cards], kind: _Kind) -> Iterator[Meld]:
        for cards in groups:
            meld = make_meld(cards, self._rules, kind)
            if meld is not None and meld.is_run == (kind == "run"):
                yield meld

    def _sets(self, groups: Iterable[_Cards]) -> Iterator[Meld]:
        return self._made(groups, None)

    def _runs(self, groups: Iterable[_Cards]) -> Iterator[Meld]:
        return self._made(groups, "run")

    def _stretches_of(self, suit: int) -> Iterator[_Cards]:
        """The longest series of natural cards of a suit, single cards included."""
        places = [FULL_PACK[suit + place % 13] for place in range(LONGEST_RUN)]
        if self._rules.wrap_runs:
            first = next((place for place in range(13) if not self._held[places[place]]), 0)
            places = [FULL_PACK[suit + (first + place) % 13] for place in range(LONGEST_RUN)]
        series: list[Card] = []
        ends: list[Card | None] = [*places, None]
        for card in ends:
            if card is not None and self._held[card]:
                series.append(card)
                continue
            if len(series) == LONGEST_RUN and self._held[series[0]] == 1:
                yield tuple(series[1:])
                series.pop()
            if series:
                yield tuple(series)
            series = []

    def _smaller_sets(self, melds: Sequence[Meld]) -> Iterator[Meld]:
        """The sets without one card that a run needs too, or without one if the hand would be empty."""
        for meld in melds:
            if not meld.is_run:
                for card in dict.fromkeys(meld.cards):
                    if self._is_needed(card, melds) or len(meld.cards) > self._most:
                        cards = list(meld.cards)
                        cards.remove(card)
                        yield from self._sets([tuple(cards)])

    def _smaller_runs(self, melds: Sequence[Meld]) -> Iterator[Meld]:
        """What the runs are without one card that a set needs too, or without one end if the hand would be empty."""
        for meld in melds:
            if meld.is_run:
                for where, card in enumerate(meld.cards):
                    if self._is_needed(card, melds):
                        yield from self._runs([meld.cards[:where], meld.cards[where + 1 :]])
                if len(meld.cards) > self._most:
                    yield from self._runs([meld.cards[1:], meld.cards[:-1]])

    def _is_needed(self, card: Card, melds: Sequence[Meld]) -> bool:
        """Whether there are fewer of a card than the melds need together."""
        return sum([meld.cards.count(card) for meld in melds]) > self._held[card]

    def _pairs(self) -> Iterator[_Cards]:
        """Two cards of a rank, and a joker."""
        if self._held[JOKER]:
            yield from [(*cards, JOKER) for cards in self._ranks if len(cards) == SMALLEST_MELD - 1]

    def _singles(self) -> Iterator[_Cards]:
        """The dearest card, and two jokers."""
        naturals = [card for card in self._held if card is not JOKER]
        if self._held[JOKER] >= SMALLEST_MELD - 1 and naturals:
            yield (max(naturals, key=lambda card: CARD_POINTS[card.index]), JOKER, JOKER)

    def _bridged(self) -> Iterator[_Cards]:
        """Two series of a suit with a joker in the gap between, or two cards in order and a joker."""
        for one in self._stretches if self._held[JOKER] else ():
            beyond = [other for other in self._stretches if one[-1].suit == other[0].suit and _lack_one(one, other)]
            yield from [(*one, JOKER, *other)[:LONGEST_RUN] for other in beyond]
            if len(one) == SMALLEST_MELD - 1 and not beyond:
                yield (*one, JOKER)


def _lack_one(one: _Cards, other: _Cards) -> bool:
    """Whether one card is missing between two series of a suit, of which one at least is no run by itself."""
    between = (other[0].number - one[-1].number) % 13 == SMALLEST_MELD - 1
    return between and min(len(one), len(other)) < SMALLEST_MELD
