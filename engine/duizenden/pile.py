"""Whether the top card of the open pile can be used, the easy cases first (Duizenden, Taking the open pile).

What `engine.duizenden.arrange.can_take` decides by sweeping over all cards can most often be seen at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import JOKER, Card
from engine.duizenden.actions import Add, Lay, Swap
from engine.duizenden.arrange import can_take
from engine.duizenden.lays import lays_on, melds_of_three, melds_of_three_with
from engine.duizenden.melds import SMALLEST_MELD, End, Meld, add_card, make_meld, opening_points
from engine.duizenden.points import opening_worth
from engine.duizenden.rules import DuizendenRules

Cards = tuple[Card, ...]
Melds = tuple[Meld, ...]

_ENDS: Final[tuple[End, ...]] = ("low", "high")


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
    if (with_top and len(hand) >= SMALLEST_MELD) or (hand and _bridged(melds, top, cards, rules)):
        return True
    swaps = [lay for lay in lays if isinstance(lay, Swap)]
    if any(_freed(swap, hand, top, cards, melds, rules) for swap in swaps):
        return True
    if any(_akin(top, meld) for meld in melds) and swaps:
        return None
    return None if with_top or melds_of_three_with(top, cards, len(swaps), rules) else False


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
    rest = tuple(_less(cards, (swap.card,)))
    if swap.card is top:
        return len(hand) > 0 and any(add_card(meld, JOKER, None, rules) for meld in melds)
    return len(hand) >= SMALLEST_MELD and len(melds_of_three_with(top, rest, 1, rules)) > 0


def _akin(card: Card, meld: Meld) -> bool:
    """Whether a card might come to lie in a meld once others lie there or a joker has left it."""
    natural = meld.natural
    return card is JOKER or (card.suit == natural.suit if meld.is_run else card.number == natural.number)


def _unopened(hand: Cards, pile: Cards, rules: DuizendenRules) -> bool | None:
    """Two melds of three may be an opening; all cards that can be laid may be too little for one; None: neither."""
    top, cards, needed = pile[-1], hand + pile, rules.opening_minimum
    with_top = melds_of_three_with(top, cards, 0, rules)
    if not with_top:
        return False
    if len(hand) < SMALLEST_MELD or rules.pile_before_opening == "never":
        return None
    lays, values = melds_of_three(cards, 0, rules), opening_worth(rules).card
    useful = {card for lay in lays for card in lay.cards}
    if sum([values[card.index] for card in cards if card in useful]) < needed:
        return False
    first = _dearest(with_top, values)
    points = _points(first, rules)
    if points < needed and len(cards) > 2 * SMALLEST_MELD:
        others = melds_of_three(tuple(_less(cards, first.cards)), 0, rules)
        points += _points(_dearest(others, values), rules) if others else 0
    return True if points >= needed else None


def _dearest(lays: Sequence[Lay], values: tuple[int, ...]) -> Lay:
    return max(lays, key=lambda lay: sum([values[card.index] for card in lay.cards]))


def _points(lay: Lay, rules: DuizendenRules) -> int:
    meld = make_meld(lay.cards, rules, "run" if lay.run else None)
    return opening_points(meld, rules) if meld else 0


def _less(cards: Cards, some: Cards) -> list[Card]:
    left = list(cards)
    for card in some:
        left.remove(card)
    return left
