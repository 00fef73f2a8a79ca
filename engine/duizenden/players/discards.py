"""How good a card is to throw: what it may still build, and what the next player may do with it.

Everything is counted in points, as an estimate: chances are taken as independent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.cards import DECK, FULL_PACK, JOKER, RANKS, Card
from engine.duizenden.players.memory import Position
from engine.duizenden.rules.hands import less
from engine.duizenden.rules.melds import Meld, card_points, fits_any
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.turn_end import discardable

PROMISED: Final = 3.0
"""How often a card comes to a hand, by drawing and by what others throw, before it is too late."""

GIVEN: Final = 10
GIVEN_OF_PILE: Final = 0.7
"""What a take gives the next player, beside the pile, and how much of the pile's points."""

BURIED: Final = 6
"""The points of a card that nobody remembers."""

JOKER_IN_HAND: Final = 1000
"""A joker is thrown last."""

OPENS: Final = 0.35
"""How likely a player who has not opened can open with a pile, where its top card makes a meld."""

Pair = tuple[Card, Card]

_ALIKE: Final = {rank: tuple([card for card in FULL_PACK if card.rank == rank]) for rank in RANKS}
_PLACES: Final = {suit: [*cards, cards[0]] for suit in "SHDC" for cards in [[c for c in FULL_PACK if c.suit == suit]]}


def _partners(card: Card) -> Iterator[Pair]:
    """Every two natural cards with which a card makes a meld of three."""
    if card is JOKER:
        return
    alike = _ALIKE[card.rank]
    others = [other for other in alike if other is not card]
    yield from combinations(others, 2)
    yield from [(card, other) for other in others]
    places = _PLACES[card.suit]
    for start in range(len(places) - 2):
        run = places[start : start + 3]
        if card in run:
            first, second = [other for other in run if other is not card]
            yield first, second


_PARTNERS: Final = {card: tuple(_partners(card)) for card in DECK}
_UNLIKE_PARTNERS: Final = {
    card: tuple([pair for pair in pairs if card not in pair]) for card, pairs in _PARTNERS.items()
}


def partners(card: Card, rules: DuizendenRules) -> tuple[Pair, ...]:
    """Every two natural cards with which a card makes a meld of three, but for runs round the corner."""
    return (_PARTNERS if rules.duplicate_suits_in_set else _UNLIKE_PARTNERS)[card]


def neighbours(card: Card, other: Card) -> bool:
    """Whether two natural cards may come to lie in one meld of three; a joker has no neighbours.

    >>> neighbours(Card("AS"), Card("QS")), neighbours(Card("AS"), Card("4S"))
    (True, False)
    """
    return (card, other) in _NEIGHBOURS


_NEIGHBOURS: Final = frozenset([(card, other) for card in FULL_PACK for pair in _PARTNERS[card] for other in pair])


def neighbours_in(hand: tuple[Card, ...], card: Card) -> int:
    """How many other cards of a hand are neighbours of one of its cards."""
    return sum([neighbours(card, other) for other in less(hand, (card,))])


class Outlook:
    """What a player expects of a card, at one position of theirs."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._hidden = max(1, len(position.unseen))
        self._unseen = Counter(position.unseen)
        self._pile_points = sum(map(card_points, position.pile)) + BURIED * position.buried
        self._surely_held = {*position.pile, *position.known[position.following]}

    # ------------------------------------------------------------------------------------------------ to others

    def danger(self, card: Card) -> float:
        """How likely the next player can use a card that is thrown to take the pile."""
        position = self.position
        following = position.seats[position.following]
        rules = position.rules
        if following.opened:
            if fits_any(card, following.melds, rules):
                return 1.0
        elif rules.pile_before_opening == "never":
            return 0.0
        useless = 0.0 if card is JOKER else 1.0
        for first, second in partners(card, rules):
            useless *= 1 - self._held(first) * self._held(second)
        return (1 - useless) * (1 if following.opened else OPENS)

    def _held(self, card: Card) -> float:
        """How likely the next player has a card once they have taken the pile."""
        position = self.position
        if card in self._surely_held:
            return 1.0
        following = position.seats[position.following].cards - len(position.known[position.following])
        return min(1.0, self._unseen.get(card, 0) * following / self._hidden)

    # ------------------------------------------------------------------------------------------------ to oneself

    def promise(self, hand: Iterable[Card], melds: Sequence[Meld]) -> float:
        """What the cards that may come to a hand will let it lay, in points."""
        held = {*hand}
        total = 0
        for card, number in self._unseen.items():
            if card is not JOKER:
                total += number * self._gain(card, held, melds)
        return total / self._hidden

    def _gain(self, card: Card, held: set[Card], melds: Sequence[Meld]) -> int:
        """What a card that comes lets a hand lay, in points."""
        gain, rules = 0, self.position.rules
        for first, second in partners(card, rules):
            if first in held and second in held:
                gain = max(gain, card_points(card) + card_points(first) + card_points(second))
        if not gain and fits_any(card, melds, rules):
            return card_points(card)
        return gain

    def value_of_throwing(self, card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> float:
        """What the hand that is left promises, less what the next player may be given."""
        if card is JOKER:
            return -JOKER_IN_HAND
        given = GIVEN + GIVEN_OF_PILE * (self._pile_points + card_points(card))
        kept = PROMISED * self.promise(less(hand, (card,)), melds)
        return kept - neighbours_in(hand, card) - self.danger(card) * given


def throws_by_value(position: Position, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> list[tuple[float, Card]]:
    """The cards that may be thrown from a hand, with the value of throwing each, the best first."""
    outlook = Outlook(position)
    values = [(outlook.value_of_throwing(card, hand, melds), card) for card in discardable(hand, position.rules)]
    return sorted(values, key=lambda each: (-each[0], each[1].index))
