"""What can be done with cards that a player has picked: the melds they make, the melds they fit, and why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from engine.cards import FULL_PACK, JOKER, Card
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.lays import lay_in_turn, melds_after
from engine.duizenden.rules.listing import lays_on
from engine.duizenden.rules.melds import LONGEST_RUN, SMALLEST_MELD, Meld, make_meld, set_limits
from engine.duizenden.rules.refusals import DuizendenCode
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.score import points_to_open
from engine.duizenden.rules.state import Holdings
from engine.duizenden.rules.view import DuizendenView
from engine.game import Refusal

_RANKS: Final = 13


class LayOffs(msgspec.Struct, frozen=True):
    """Picked cards laid on one of one's own melds.

    Attributes:
        number: which meld.
        choice: which of the ways to lay these cards on that meld, from 0.
        actions: card by card, in an order that works.
        result: the meld as it will lie there.
    """

    number: int
    choice: int
    actions: tuple[LayOff, ...]
    result: Meld


def own_melds(view: DuizendenView) -> tuple[Meld, ...]:
    """What the player has on the table."""
    assert view.seat is not None
    return view.seats[view.seat].melds


def at_hand(view: DuizendenView) -> tuple[Card, ...]:
    """The cards that a player can lay: the hand, and in their own turn the loose jokers."""
    return view.hand + (JOKER,) * view.loose if view.turn == view.seat else view.hand


def lays_of(cards: Sequence[Card], rules: DuizendenRules) -> list[tuple[LayMeld, Meld]]:
    """Every meld that some cards make, as far as they differ on the table; the one the notation means first."""
    found = [(LayMeld(tuple(cards)), make_meld(tuple(cards), rules))]
    naturals = {card.number for card in cards if card is not JOKER}
    word = len(naturals) == 1
    found += [(LayMeld(run.cards, run=word), run) for run in _runs_of(cards, rules)]
    melds: dict[Meld, LayMeld] = {}
    for lay, meld in found:
        if meld is not None:
            melds.setdefault(meld, lay)
    return [(lay, meld) for meld, lay in melds.items()]


def _runs_of(cards: Sequence[Card], rules: DuizendenRules) -> Iterator[Meld]:
    """The runs of some cards, by every place at which they can begin, from the highest down."""
    naturals = [card for card in cards if card is not JOKER]
    if len(cards) > LONGEST_RUN or len({card.suit for card in naturals}) != 1:
        return
    ace = naturals[0].index - naturals[0].number + 1
    last = _RANKS if rules.wrap_runs else LONGEST_RUN - len(cards) + 1
    for start in range(last, 0, -1):
        places = [FULL_PACK[ace + (start + offset - 1) % _RANKS] for offset in range(len(cards))]
        for written in _written(places, naturals):
            meld = make_meld(written, rules, "run")
            if meld is not None and meld.cards == written and written.count(JOKER) == len(cards) - len(naturals):
                yield meld


def _written(places: Sequence[Card], naturals: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The places of a run filled with natural cards, else jokers; the longest run begins and ends with one card."""
    left = Counter(naturals)
    written: list[Card] = []
    for card in places:
        written.append(card if left[card] else JOKER)
        left[card] -= written[-1] is card
    yield tuple(written)
    if len(places) == LONGEST_RUN and written[0] is not JOKER and written[-1] is JOKER:
        yield (JOKER, *written[1:-1], written[0])


def lay_offs(cards: Sequence[Card], melds: Sequence[Meld], rules: DuizendenRules) -> list[LayOffs]:
    """Every way to lay all of some cards on one meld, as far as they differ; for each meld the high end first."""
    return [found for number, meld in enumerate(melds) for found in lay_offs_on(number, meld, cards, rules)]


def lay_offs_on(number: int, meld: Meld, cards: Sequence[Card], rules: DuizendenRules) -> list[LayOffs]:
    """Every way to lay all of some cards on one meld of that number."""
    if not cards or len(meld.cards) + len(cards) > LONGEST_RUN or not _alike(meld, cards):
        return []
    reached: dict[Meld, tuple[LayOff, ...]] = {}
    seen: set[tuple[Meld, tuple[Card, ...]]] = set()
    todo: list[tuple[Meld, tuple[Card, ...], tuple[LayOff, ...]]] = [(meld, tuple(cards), ())]
    while todo:
        lying, left, actions = todo.pop()
        if not left:
            reached.setdefault(lying, actions)
        elif (lying, left) not in seen:
            seen.add((lying, left))
            todo += _further(number, lying, left, actions, rules)
    return [LayOffs(number, choice, actions, result) for choice, (result, actions) in enumerate(reached.items())]


def _alike(meld: Meld, cards: Sequence[Card]) -> bool:
    natural = meld.natural
    if meld.is_run:
        return all(card is JOKER or card.suit == natural.suit for card in cards)
    return all(card is JOKER or card.number == natural.number for card in cards)


def _further(
    number: int, meld: Meld, left: tuple[Card, ...], actions: tuple[LayOff, ...], rules: DuizendenRules
) -> Iterator[tuple[Meld, tuple[Card, ...], tuple[LayOff, ...]]]:
    for card in dict.fromkeys(left) if meld.is_run else left[:1]:
        at = left.index(card)
        for lay in reversed(lays_on((meld,), (card,), 0, rules)):  # what comes last is tried first: the high end
            if isinstance(lay, LayOff):
                (longer,) = melds_after((meld,), lay, rules)
                yield longer, left[:at] + left[at + 1 :], (*actions, LayOff(card, number, lay.end))


def swaps_of(card: Card, view: DuizendenView) -> list[SwapJoker]:
    """The jokers of one's own that a card can take the place of (Duizenden, A turn, Jokers)."""
    return [lay for lay in lays_on(own_melds(view), (card,), 0, view.rules) if isinstance(lay, SwapJoker)]


def fitting(view: DuizendenView) -> list[LayOff | SwapJoker]:
    """The cards at hand that fit one's own melds or free a joker there, leaving enough to end the turn with."""
    lays = lays_on(own_melds(view), view.hand, view.loose, view.rules)
    return [lay for lay in lays if why_not(view, lay) is None]


def why_not(view: DuizendenView, *lays: Lay) -> str | None:
    """Why lays that fit may not be made all the same: ``keep`` a card, or ``too-low`` to open; None: they may.

    (Duizenden, A turn, Going out; House rules, `must_discard_to_go_out`.)
    """
    try:
        after = lay_in_turn(Holdings(view.hand, own_melds(view), view.loose), lays, view.rules)
    except Refusal as refusal:
        if refusal.code is not DuizendenCode.KEEP_A_CARD:
            raise
        return "keep"
    may_end = after.hand or after.loose or points_to_open(after.melds, view.rules) >= view.opening_needed
    return None if may_end else "too-low"


def why_no_meld(cards: Sequence[Card], rules: DuizendenRules) -> str:
    """Why some cards make no meld, as the ending of a message's key (Duizenden, A turn, Melds)."""
    naturals = [card for card in cards if card is not JOKER]
    if len(cards) < SMALLEST_MELD:
        return "few"
    if not naturals:
        return "jokers-only"
    most = rules.max_jokers_per_meld
    if most is not None and len(cards) - len(naturals) > most:
        return "too-many-jokers"
    if len({card.number for card in naturals}) == 1:
        return _why_no_set(cards, rules)
    if len({card.suit for card in naturals}) > 1:
        return "mixed"
    if len(set(naturals)) < len(naturals):
        return "run-twice"
    return "run-long" if len(cards) > LONGEST_RUN else "gap"


def _why_no_set(cards: Sequence[Card], rules: DuizendenRules) -> str:
    twins, most = set_limits(rules)
    if any(cards.count(card) > twins for card in cards if card is not JOKER):
        return "triple" if twins > 1 else "twins"
    assert len(cards) > most
    return "set-full"
