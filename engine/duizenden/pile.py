"""Whether the top card of the open pile can be used, the easy cases first (Duizenden, Taking the open pile).

What `engine.duizenden.arrange.can_take` decides by sweeping over all cards can most often be seen at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

from engine.cards import JOKER, Card
from engine.duizenden.actions import Add, Lay, Swap
from engine.duizenden.arrange import can_take
from engine.duizenden.lays import lays_on, melds_after, melds_of_three, melds_of_three_with
from engine.duizenden.melds import SMALLEST_MELD, End, Meld, add_card, opening_points
from engine.duizenden.points import opening_worth
from engine.duizenden.rules import DuizendenRules

Cards = tuple[Card, ...]
Melds = tuple[Meld, ...]

T = TypeVar("T", Lay, Lay | Add)

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
    return _opened(hand, pile, melds, rules) if opened else _unopened(hand, pile, rules)


def _opened(hand: Cards, pile: Cards, melds: Melds, rules: DuizendenRules) -> bool | None:
    """A place at an own meld or a meld of three is enough; None: only with a joker swapped out, or a small hand."""
    top, cards = pile[-1], hand + pile
    lays = lays_on(melds, cards, 0, rules)
    if hand and any(isinstance(lay, Add) and lay.card is top for lay in lays):
        return True
    with_top = melds_of_three_with(top, cards, 0, rules)
    if _meld_in_reach(with_top, hand, cards, top, rules) or (hand and _bridged(melds, top, cards, rules)):
        return True
    swaps = [lay for lay in lays if isinstance(lay, Swap)]
    if any(_freed(swap, hand, top, cards, melds, rules) for swap in swaps):
        return True
    if with_top or (swaps and (len(hand) < SMALLEST_MELD or any(_akin(top, meld) for meld in melds))):
        return None
    return None if len(swaps) > 1 and melds_of_three_with(top, cards, len(swaps), rules) else False


def _meld_in_reach(with_top: Sequence[Lay], hand: Cards, cards: Cards, top: Card, rules: DuizendenRules) -> bool:
    """Whether one of the melds of three may be laid: with fewer than three cards in hand one from under the top."""
    if len(hand) < SMALLEST_MELD and with_top:
        if not hand or (len(cards) == SMALLEST_MELD and rules.must_discard_to_go_out):
            return False
        return not {*with_top} <= {*melds_of_three_with(top, (*hand, top), 0, rules)}
    return len(with_top) > 0


def _bridged(melds: Melds, top: Card, cards: Cards, rules: DuizendenRules) -> bool:
    """Whether the top card fits an own run once the cards between them lie there, and a card is left."""
    runs = [meld for meld in melds if meld.is_run and meld.natural.suit == top.suit]
    return any(_reached(run, end, top, sorted(_less(cards, (top,))), rules) for run in runs for end in _ENDS)


def _reached(run: Meld, end: End, top: Card, left: list[Card], rules: DuizendenRules) -> bool:
    while not add_card(run, top, end, rules):
        longer = [(card, add_card(run, card, end, rules)) for card in left if card.suit in (top.suit, "")]
        card, fitting = next((each for each in longer if each[1]), (top, None))
        if fitting is None:
            return False
        run = fitting
        left.remove(card)
    return bool(left) or not rules.must_discard_to_go_out


def _freed(swap: Swap, hand: Cards, top: Card, cards: Cards, melds: Melds, rules: DuizendenRules) -> bool:
    """Whether it is enough to swap out one joker: for the top card, or to make a meld of three with it."""
    rest = _less(cards, (swap.card,))
    if swap.card is top:
        return len(hand) > 0 and any(add_card(meld, JOKER, None, rules) for meld in melds)
    return len(hand) >= SMALLEST_MELD and len(melds_of_three_with(top, rest, 1, rules)) > 0


def _akin(card: Card, meld: Meld) -> bool:
    """Whether a card might come to lie in a meld once others lie there or a joker has left it."""
    natural = meld.natural
    return card is JOKER or (card.suit == natural.suit if meld.is_run else card.number == natural.number)


def _unopened(hand: Cards, pile: Cards, rules: DuizendenRules) -> bool | None:
    """Two melds of three may be an opening; all cards that can be laid may be too little for one; None: neither."""
    top, cards = pile[-1], hand + pile
    with_top = melds_of_three_with(top, cards, 0, rules)
    if not with_top:
        return False
    if len(hand) < SMALLEST_MELD or rules.pile_before_opening == "never":
        return None
    lays, values = melds_of_three(cards, 0, rules), opening_worth(rules).card
    useful = {card for lay in lays for card in lay.cards}
    if sum([values[card.index] for card in cards if card in useful]) < rules.opening_minimum:
        return False
    return True if _opens(_dearest(with_top, values), cards, values, rules) else None


def _opens(first: Lay, cards: Cards, values: tuple[int, ...], rules: DuizendenRules) -> bool:
    """Whether this meld and always the dearest next are an opening that leaves a card."""
    melds, rest = melds_after((), first, rules), _less(cards, first.cards)
    while sum([opening_points(meld, rules) for meld in melds]) < rules.opening_minimum:
        new: Sequence[Lay | Add] = melds_of_three(rest, 0, rules)
        lays = new or [lay for lay in lays_on(melds, rest, 0, rules) if isinstance(lay, Add)]
        if not lays:
            return False
        lay = _dearest(lays, values)
        melds, rest = melds_after(melds, lay, rules), _less(rest, _cards(lay))
    return len(rest) > 0 or not rules.must_discard_to_go_out


def _dearest(lays: Sequence[T], values: tuple[int, ...]) -> T:
    return max(lays, key=lambda lay: sum([values[card.index] for card in _cards(lay)]))


def _cards(lay: Lay | Add) -> Cards:
    return lay.cards if isinstance(lay, Lay) else (lay.card,)


def _less(cards: Cards, some: Cards) -> Cards:
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)
