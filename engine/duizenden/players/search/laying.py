"""How a player of a playout lays what they can.

Cards are laid as they come to hand, not in the best of all ways: runs, sets, then what jokers complete.
"""

from __future__ import annotations

from typing import Final

from engine.duizenden.players.search.bits import BITS, HIGH_ACE, NUMBERS, PLACES, QUEEN, RANK, WINDOWS
from engine.duizenden.players.search.hand import Hand
from engine.duizenden.rules.melds import SMALLEST_MELD

_HIGH_RANKS: Final = 1 << 12
"""In one lane queens and all above: a pair of these with a joker is worth more than a run may be."""


def lay_all(hand: Hand) -> None:
    """Lay all that comes to hand."""
    lay_runs(hand)
    lay_sets(hand)
    if hand.jokers:
        complete(hand)
    lay_off(hand)


def lay_runs(hand: Hand) -> None:
    """Lay runs without jokers until there is none."""
    once = hand.once
    starts = once & once >> 1 & once >> 2
    while starts:
        first = starts & -starts
        if not hand.lay_run(first, hand.once):
            return
        once = hand.once
        starts = once & once >> 1 & once >> 2


def lay_sets(hand: Hand) -> None:
    """Lay all cards of every rank of which there are three or more."""
    three = hand.of_ranks()[1]
    while three:
        rank = three & -three
        three ^= rank
        hand.lay_set(rank.bit_length() - 1, 0)


def complete(hand: Hand) -> None:
    """Lay jokers: with two cards that want a third, the one of most points first, or on a meld."""
    while hand.jokers and hand.count > hand.rules.kept:
        if not (_complete_one(hand) or hand.lay_off_joker()):
            return


def _complete_one(hand: Hand) -> bool:
    two, three = hand.of_ranks()
    pairs = two & ~three
    once = hand.once
    near = once & once >> 1 & PLACES
    gaps = once & once >> 2 & PLACES
    if pairs and (pairs >= _HIGH_RANKS or not near | gaps):
        return hand.lay_set(pairs.bit_length() - 1, 1)
    if gaps:
        first = 1 << gaps.bit_length() - 1
        return hand.lay_run(first, once | first << 1)
    if near:
        first = 1 << near.bit_length() - 1
        if first << 2 & PLACES:
            return hand.lay_run(first, once | first << 2)
        return hand.lay_run(first >> 1, once | first >> 1)
    return bool(pairs) and hand.lay_set(pairs.bit_length() - 1, 1)


def lay_off(hand: Hand) -> None:
    """Lay cards on one's melds until none fits, the queen of spades first."""
    fits = hand.once & hand.fitting()
    while fits and hand.count > hand.rules.kept:
        hand.lay_off_one(QUEEN if fits & QUEEN else fits & -fits)
        fits = hand.once & hand.fitting()


def lay_certain(hand: Hand, index: int) -> bool:
    """Lay a card in hand in the first way there is; whether there is one."""
    bits = BITS[index]
    if not bits:
        return _complete_one(hand) or (hand.opened and hand.lay_off_joker())
    here = bits & hand.fitting()
    if here and hand.count > hand.rules.kept:
        hand.lay_off_one(here & -here)
        return True
    return _lay_with(hand, index, jokers=0) or (hand.jokers > 0 and _lay_with(hand, index, jokers=1))


def _lay_with(hand: Hand, index: int, jokers: int) -> bool:
    """Lay a new meld with a card, which holds so many jokers; whether there is one."""
    naturals, once = SMALLEST_MELD - jokers, hand.once
    for window in WINDOWS[index]:
        if (once & window).bit_count() == naturals:
            return hand.lay_run(window & -window, once | window)
    number = NUMBERS[index] if NUMBERS[index] > 1 else HIGH_ACE
    of_rank = (once & RANK[number]).bit_count()
    if hand.rules.twins:
        of_rank += (hand.twice & RANK[number]).bit_count()
    return of_rank >= naturals and hand.lay_set(number, jokers)
