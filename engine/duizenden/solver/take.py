"""Whether the open pile may be taken (Duizenden, Taking the open pile)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from engine.cards import JOKER, Card, in_order
from engine.duizenden.rules.hands import less
from engine.duizenden.rules.listing import melds_of_three_with
from engine.duizenden.rules.melds import SMALLEST_MELD, End, Meld, add_card, add_ends, make_meld, opening_points
from engine.duizenden.rules.points import opening_worth
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.solver.arrange import best, swap_cases
from engine.duizenden.solver.problem import Case

_ENDS: Final[tuple[End, ...]] = ("low", "high")


def can_take(
    hand: Sequence[Card], pile: Sequence[Card], own_melds: Sequence[Meld], opened: bool, rules: DuizendenRules
) -> bool:
    """Whether a player may take the open pile: its top card, or one equal to it, can be laid this turn.

    After a take that this allows there is a way to lay that card, to reach the opening and to end the turn. Who has
    not opened owns no melds.

    Args:
        hand: the player's cards.
        pile: the open pile, bottom to top, at least one card.
        own_melds: their melds on the table.
        opened: whether they have opened in an earlier turn of this round.
        rules: the house rules.
    """
    if not hand or (not opened and rules.pile_before_opening == "never"):
        return False
    top, case = pile[-1], Case((*hand, *pile), tuple(own_melds))
    if opened and any(add_card(meld, top, None, rules) for meld in own_melds):
        return True
    needed = 0 if opened else rules.opening_minimum
    if not _goes_on(case, needed, top, rules):
        return False
    # A new meld of the top card and no card from under it needs three cards in hand; from one it cannot be made.
    return len(hand) != SMALLEST_MELD - 1 or any(
        _goes_on(after, needed - _laid(case, after, rules), None, rules) for after in _with_top_laid(case, pile, rules)
    )


def _goes_on(case: Case, needed: int, required: Card | None, rules: DuizendenRules) -> bool:
    """Whether so many points towards the opening can be laid, with a required card, so that the turn can end."""
    if rules.must_discard_to_go_out and not case.cards:
        return False
    found = best(case, rules, opening_worth(rules), required, enough=needed)
    return found is not None and found.opening >= needed


def _laid(before: Case, after: Case, rules: DuizendenRules) -> int:
    """Points towards the opening that one case has more than another."""
    return sum([opening_points(meld, rules) for meld in after.melds]) - sum(
        [opening_points(meld, rules) for meld in before.melds]
    )


def _with_top_laid(case: Case, pile: Sequence[Card], rules: DuizendenRules) -> Iterator[Case]:
    """Every way to lay the top card with two cards in hand: a new meld needs a card from under it."""
    top = pile[-1]
    for swapped in swap_cases(case, rules):
        freeing = [lay.card for lay in swapped.lays]
        if top in freeing:
            yield swapped
        if top in swapped.cards:
            under = Counter(pile[:-1])
            owners = [card for card in freeing if card in under]  # the jokers that these free come from the pile too
            under = under - Counter(owners) + Counter([JOKER] * len(owners))
            for number in range(len(swapped.melds)):
                for end in _ENDS:
                    yield from _laid_off(top, swapped, number, end, rules)
            for meld in _melds_with(top, swapped, under, rules):
                yield _beside(meld, top, swapped)


def _laid_off(top: Card, case: Case, number: int, end: End, rules: DuizendenRules) -> Iterator[Case]:
    """The case after the top card has been laid on an own meld, other cards before it where they lead to it."""
    cards, loose, meld = list(case.cards), case.loose, case.melds[number]
    cards.remove(top)
    while not (reached := add_card(meld, top, end, rules)):
        steps = [(card, add_card(meld, card, end, rules)) for card in in_order({*cards, *[JOKER] * loose})]
        card, longer = next((step for step in steps if step[1]), (top, None))
        if longer is None or not meld.is_run:
            return
        meld = longer
        if card is JOKER and loose:
            loose -= 1
        else:
            cards.remove(card)
    melds = (*case.melds[:number], reached, *case.melds[number + 1 :])
    yield replace(case, cards=tuple(cards), melds=melds, loose=loose)


def _melds_with(top: Card, case: Case, under: Counter[Card], rules: DuizendenRules) -> Iterator[Meld]:
    """The smallest new melds of the top card with a card from under it, in every order of cards and jokers."""
    for lay in melds_of_three_with(top, case.cards, case.loose, rules):
        meld = make_meld(lay.cards, rules, "run" if lay.run else None)
        if meld is not None and under.keys() & less(lay.cards, (top,)):
            yield meld
        elif meld is not None:
            longer = [add_card(meld, card, end, rules) for card in under for end in add_ends(meld, card, rules)]
            yield from [each for each in longer if each is not None]


def _beside(meld: Meld, top: Card, case: Case) -> Case:
    """The case after a new meld of the top card and others has been laid, loose jokers first."""
    cards = Counter(case.cards)
    loose = min(case.loose, meld.jokers - (top is JOKER))
    cards.subtract(meld.cards)
    cards[JOKER] += loose
    return replace(case, cards=tuple(cards.elements()), melds=(*case.melds, meld), loose=case.loose - loose)
