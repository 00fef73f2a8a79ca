"""Laying cards, and taking the open pile for them (Duizenden, A turn, 2; Taking the open pile).

Whatever is laid, in play, in thought or for show, is laid by `lay`, or by `melds_after` where the hand is no matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from engine.cards import JOKER, Card, in_order
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.hands import Cards, less, without
from engine.duizenden.rules.listing import lays_on, melds_of_three, melds_of_three_with
from engine.duizenden.rules.melds import SMALLEST_MELD, End, Meld, add_card, fits_any, make_meld, swap_joker
from engine.duizenden.rules.points import opening_worth
from engine.duizenden.rules.refusals import DuizendenCode
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.score import points_to_open
from engine.duizenden.rules.state import Holdings
from engine.duizenden.solver import can_take
from engine.game import Refusal

Melds = tuple[Meld, ...]

_ENDS: Final[tuple[End, ...]] = ("low", "high")
T = TypeVar("T", LayMeld, LayMeld | LayOff)

# ------------------------------------------------------------------------------------------------------------- laying


def lay(before: Holdings, action: Lay, rules: DuizendenRules) -> Holdings:
    """What a player holds after a lay; loose jokers are laid before those in hand.

    Raises:
        Refusal: ``not-in-hand``, ``keep-a-card``, and what `melds_after` raises.
    """
    swaps = isinstance(action, SwapJoker)
    hand, loose = without(before.hand, action.cards, 0 if swaps else before.loose)
    melds = melds_after(before.melds, action, rules)
    if not hand and rules.must_discard_to_go_out:
        raise Refusal(DuizendenCode.KEEP_A_CARD)
    return Holdings(hand, melds, before.loose + 1 if swaps else loose)


def melds_after(melds: Melds, action: Lay, rules: DuizendenRules) -> Melds:
    """A player's melds after a lay, wherever its cards come from (Duizenden, A turn, Melds, Jokers).

    Raises:
        Refusal: ``no-such-meld``, ``not-a-meld``, ``does-not-fit``, ``joker-swap-off``, ``no-joker``.
    """
    if isinstance(action, LayMeld):
        new = make_meld(action.cards, rules, "run" if action.run else None)
        if new is None:
            raise Refusal(DuizendenCode.NOT_A_MELD, cards=action.cards)
        return (*melds, new)
    number, card = action.meld, action.card
    if not 0 <= number < len(melds):
        raise Refusal(DuizendenCode.NO_SUCH_MELD, meld=number)
    if isinstance(action, LayOff):
        changed = add_card(melds[number], card, action.end, rules)
        wrong = DuizendenCode.DOES_NOT_FIT
    elif rules.joker_swap == "off":
        raise Refusal(DuizendenCode.JOKER_SWAP_OFF)
    else:
        changed, wrong = swap_joker(melds[number], card, rules), DuizendenCode.NO_JOKER
    if changed is None:
        raise Refusal(wrong, card=card, meld=number)
    return (*melds[:number], changed, *melds[number + 1 :])


def lay_in_turn(before: Holdings, actions: Iterable[Lay], rules: DuizendenRules) -> Holdings:
    """What a player holds after some lays, one after the other.

    Raises:
        Refusal: what `lay` raises.
    """
    for action in actions:
        before = lay(before, action, rules)
    return before


# ---------------------------------------------------------------------------------------------------- taking the pile


def may_take(
    hand: Cards, pile: Cards, melds: Melds, opened: bool, rules: DuizendenRules, *, first_turn: bool = False
) -> bool:
    """Whether a player may take the open pile (Duizenden, Taking the open pile; House rules, `free_first_upcard`).

    Args:
        hand: the player's cards.
        pile: the open pile, bottom to top.
        melds: their melds on the table.
        opened: whether they have opened in an earlier turn of this round.
        rules: the house rules.
        first_turn: whether this is the first turn of the round.
    """
    if not pile:
        return False
    return upcard_is_free(first_turn, rules) or top_can_be_laid(hand, pile, melds, opened, rules)


def upcard_is_free(first_turn: bool, rules: DuizendenRules) -> bool:
    """Whether the first upcard may be taken unconditionally (House rules, `free_first_upcard`)."""
    return first_turn and rules.free_first_upcard


@lru_cache(maxsize=1024)
def top_can_be_laid(hand: Cards, pile: Cards, melds: Melds, opened: bool, rules: DuizendenRules) -> bool:
    """Whether the top card of the pile can be laid in the turn in which it is taken. Exactly what `can_take` says."""
    glance = at_a_glance(hand, pile, melds, opened, rules)
    return can_take(hand, pile, melds, opened, rules) if glance is None else glance


def at_a_glance(hand: Cards, pile: Cards, melds: Melds, opened: bool, rules: DuizendenRules) -> bool | None:
    """Whether the top card can be laid, where that is seen without arranging all cards; None: it is not seen."""
    top, cards = pile[-1], hand + pile
    if not hand:
        return False
    if not opened:
        return _opens_with(top, hand, pile, rules)
    if any(isinstance(each, LayOff) for each in lays_on(melds, (top,), 0, rules)):
        return True
    with_top = melds_of_three_with(top, cards, 0, rules)
    if with_top:
        leaves_one = len(cards) > SMALLEST_MELD or not rules.must_discard_to_go_out
        return True if leaves_one and _may_come_first(with_top, hand, pile) else None
    return _fits_later(hand, top, cards, melds, rules)


def _opens_with(top: Card, hand: Cards, pile: Cards, rules: DuizendenRules) -> bool | None:
    """Whether melds of the highest cards open, or all cards that make a meld are too few points."""
    cards = hand + pile
    with_top = melds_of_three_with(top, cards, 0, rules)
    if not with_top or rules.pile_before_opening == "never":
        return False
    values = opening_worth(rules).card
    first = _may_come_first(with_top, hand, pile)
    if first and _opens(_highest(first, values), cards, values, rules):
        return True
    useful = {card for new in melds_of_three(cards, 0, rules) for card in new.cards}
    return False if sum([values[card.index] for card in cards if card in useful]) < rules.opening_minimum else None


def _opens(first: LayMeld, cards: Cards, values: tuple[int, ...], rules: DuizendenRules) -> bool:
    """Whether this meld and always the one of most points next are an opening that leaves a card."""
    melds, rest = melds_after((), first, rules), less(cards, first.cards)
    while points_to_open(melds, rules) < rules.opening_minimum:
        new: Sequence[LayMeld | LayOff] = melds_of_three(rest, 0, rules)
        lays = new or [each for each in lays_on(melds, rest, 0, rules) if isinstance(each, LayOff)]
        if not lays:
            return False
        highest = _highest(lays, values)
        melds, rest = melds_after(melds, highest, rules), less(rest, highest.cards)
    return len(rest) > 0 or not rules.must_discard_to_go_out


def _highest(lays: Sequence[T], values: tuple[int, ...]) -> T:
    return max(lays, key=lambda each: sum([values[card.index] for card in each.cards]))


def _may_come_first(with_top: Sequence[LayMeld], hand: Cards, pile: Cards) -> Sequence[LayMeld]:
    """The melds of the top card with which a take may begin: with two cards in hand those of a card from under it."""
    if len(hand) != SMALLEST_MELD - 1:
        return with_top
    under = {*pile[:-1]}
    return [new for new in with_top if not under.isdisjoint(less(new.cards, pile[-1:]))]


def _fits_later(hand: Cards, top: Card, cards: Cards, melds: Melds, rules: DuizendenRules) -> bool | None:
    """Whether the top card can be laid once an own run has grown towards it, or once a joker is swapped out."""
    runs = {number for number, meld in enumerate(melds) if meld.start and meld.natural.suit == top.suit}
    if not runs and not any(JOKER in meld.cards for meld in melds):
        return False
    fitting = lays_on(melds, cards, 0, rules)
    growing = {each.meld for each in fitting if each.meld in runs and isinstance(each, LayOff)}
    if any(_grows_to(top, melds[number], end, cards, rules) for number in growing for end in _ENDS):
        return True
    swaps = [each.card for each in fitting if isinstance(each, SwapJoker)]
    if any(_frees_enough(card, hand, top, cards, melds, rules) for card in swaps):
        return True
    if swaps and (runs or top is JOKER or any(meld.number == top.number for meld in melds)):
        return None
    freed = sum([cards.count(card) for card in swaps])
    return None if freed and melds_of_three_with(top, cards, freed, rules) else False


def _grows_to(top: Card, run: Meld, end: End, cards: Cards, rules: DuizendenRules) -> bool:
    """Whether the top card fits a run at one end, with other cards before it, and a card is left."""
    left = list(in_order(less(cards, (top,))))
    while not add_card(run, top, end, rules):
        longer = [(card, add_card(run, card, end, rules)) for card in left if card.suit in (top.suit, "")]
        card, fitting = next((each for each in longer if each[1]), (top, None))
        if fitting is None:
            return False
        run = fitting
        left.remove(card)
    return bool(left) or not rules.must_discard_to_go_out


def _frees_enough(card: Card, hand: Cards, top: Card, cards: Cards, melds: Melds, rules: DuizendenRules) -> bool:
    """Whether it is enough to swap one joker out: with the top card, or to make a meld of three with it."""
    if card is top:
        return fits_any(JOKER, melds, rules)
    rest = less(cards, (card,))
    return len(hand) >= SMALLEST_MELD and len(melds_of_three_with(top, rest, 1, rules)) > 0
