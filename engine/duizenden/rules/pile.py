"""Whether the top card of the open pile can be used, the easy cases first (Duizenden, Taking the open pile).

What `engine.duizenden.arrange.can_take` decides by sweeping over all cards can most often be seen at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from engine.cards import JOKER, Card
from engine.duizenden.arrange import can_take
from engine.duizenden.rules.actions import LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.hands import Cards, less
from engine.duizenden.rules.lays import lays_on, melds_after, melds_of_three, melds_of_three_with
from engine.duizenden.rules.melds import SMALLEST_MELD, End, Meld, add_card, opening_points
from engine.duizenden.rules.points import opening_worth
from engine.duizenden.rules.rules import DuizendenRules

Melds = tuple[Meld, ...]

T = TypeVar("T", LayMeld, LayMeld | LayOff)

_ENDS: Final[tuple[End, ...]] = ("low", "high")


@lru_cache(maxsize=1024)
def usable(hand: Cards, pile: Cards, melds: Melds, opened: bool, rules: DuizendenRules) -> bool:
    """Whether a player may take the pile, for its top card can be laid this turn. Exactly what `can_take` says.

    Args:
        hand: the player's cards.
        pile: the open pile, bottom to top, at least one card.
        melds: his melds on the table.
        opened: whether he has opened in an earlier turn of this round.
        rules: the house rules.
    """
    glance = at_a_glance(hand, pile, melds, opened, rules)
    return can_take(hand, pile, melds, opened, rules) if glance is None else glance


def at_a_glance(hand: Cards, pile: Cards, melds: Melds, opened: bool, rules: DuizendenRules) -> bool | None:
    """Whether the top card can be laid, if that is seen without arranging all cards; None: it is not."""
    glance = _Glance(hand, pile[-1], hand + pile, melds, rules)
    return glance.opened() if opened else glance.unopened()


class _Glance(NamedTuple):
    """What is looked at: the hand, the top card, hand and pile together, and one's own melds."""

    hand: Cards
    top: Card
    cards: Cards
    melds: Melds
    rules: DuizendenRules

    def opened(self) -> bool | None:
        """A place at an own meld or a meld of three is enough, if need be with one joker swapped out."""
        lays = lays_on(self.melds, self.cards, 0, self.rules)
        with_top = melds_of_three_with(self.top, self.cards, 0, self.rules)
        if any(isinstance(lay, LayOff) and lay.card is self.top for lay in lays) and self.hand:
            return True
        if self._may_lay_one_of(with_top) or self._reaches_a_run():
            return True
        swaps = [lay for lay in lays if isinstance(lay, SwapJoker)]
        if any(self._is_enough(swap) for swap in swaps):
            return True
        if with_top or (swaps and (self._is_small or self._has_kin)):
            return None
        with_jokers = len(swaps) > 1 and melds_of_three_with(self.top, self.cards, len(swaps), self.rules)
        return None if with_jokers else False

    def unopened(self) -> bool | None:
        """The dearest melds may be an opening, or all that can be laid may be too little for one."""
        rules, cards = self.rules, self.cards
        with_top = melds_of_three_with(self.top, cards, 0, rules)
        if not with_top:
            return False
        if self._is_small or rules.pile_before_opening == "never":
            return None
        values = opening_worth(rules).card
        useful = {card for lay in melds_of_three(cards, 0, rules) for card in lay.cards}
        if sum([values[card.index] for card in cards if card in useful]) < rules.opening_minimum:
            return False
        return True if _opens(_dearest(with_top, values), cards, values, rules) else None

    @property
    def _is_small(self) -> bool:
        """Whether the hand is too small for a new meld of the top card and cards of the hand only."""
        return len(self.hand) < SMALLEST_MELD

    @property
    def _has_kin(self) -> bool:
        """Whether the top card might come to lie in an own meld once others lie there or a joker has left it."""
        suits = {meld.natural.suit for meld in self.melds if meld.is_run}
        ranks = {meld.number for meld in self.melds}
        return self.top is JOKER or self.top.suit in suits or self.top.number in ranks

    def _may_lay_one_of(self, with_top: Sequence[LayMeld]) -> bool:
        """Whether one of these melds of three may be laid: from a small hand only with a card from under the top."""
        if not self._is_small:
            return len(with_top) > 0
        if not self.hand or (len(self.cards) == SMALLEST_MELD and self.rules.must_discard_to_go_out):
            return False
        return not {*with_top} <= {*melds_of_three_with(self.top, (*self.hand, self.top), 0, self.rules)}

    def _reaches_a_run(self) -> bool:
        """Whether the top card fits an own run once the cards between them lie there, and a card is left."""
        runs = [meld for meld in self.melds if meld.is_run and meld.natural.suit == self.top.suit]
        others = sorted(less(self.cards, (self.top,)))
        return any(_reached(run, end, self.top, [*others], self.rules) for run in runs for end in _ENDS if self.hand)

    def _is_enough(self, swap: SwapJoker) -> bool:
        """Whether it is enough to swap out one joker: for the top card, or to make a meld of three with it."""
        if swap.card is self.top:
            return len(self.hand) > 0 and any(add_card(meld, JOKER, None, self.rules) for meld in self.melds)
        rest = less(self.cards, (swap.card,))
        return not self._is_small and len(melds_of_three_with(self.top, rest, 1, self.rules)) > 0


def _reached(run: Meld, end: End, top: Card, left: list[Card], rules: DuizendenRules) -> bool:
    while not add_card(run, top, end, rules):
        longer = [(card, add_card(run, card, end, rules)) for card in left if card.suit in (top.suit, "")]
        card, fitting = next((each for each in longer if each[1]), (top, None))
        if fitting is None:
            return False
        run = fitting
        left.remove(card)
    return bool(left) or not rules.must_discard_to_go_out


def _opens(first: LayMeld, cards: Cards, values: tuple[int, ...], rules: DuizendenRules) -> bool:
    """Whether this meld and always the dearest next are an opening that leaves a card."""
    melds, rest = melds_after((), first, rules), less(cards, first.cards)
    while sum([opening_points(meld, rules) for meld in melds]) < rules.opening_minimum:
        new: Sequence[LayMeld | LayOff] = melds_of_three(rest, 0, rules)
        lays = new or [lay for lay in lays_on(melds, rest, 0, rules) if isinstance(lay, LayOff)]
        if not lays:
            return False
        lay = _dearest(lays, values)
        melds, rest = melds_after(melds, lay, rules), less(rest, lay.cards)
    return len(rest) > 0 or not rules.must_discard_to_go_out


def _dearest(lays: Sequence[T], values: tuple[int, ...]) -> T:
    return max(lays, key=lambda lay: sum([values[card.index] for card in lay.cards]))
