"""Whether the open pile may be taken (Duizenden, Taking the open pile)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Final, Literal

from msgspec.structs import replace

from engine.cards import JOKER, Card
from engine.duizenden.arranging.cases import Case, swap_cases
from engine.duizenden.arranging.hope import NEVER
from engine.duizenden.arranging.solve import solve
from engine.duizenden.rules.actions import LayOff
from engine.duizenden.rules.melds import SMALLEST_MELD, End, Meld, add_card, make_meld, opening_points
from engine.duizenden.rules.points import opening_worth, table_worth
from engine.duizenden.rules.rules import DuizendenRules

_ENDS: Final[tuple[End, ...]] = ("low", "high")
_KINDS: Final[tuple[Literal["run"] | None, ...]] = (None, "run")


def can_take(
    hand: Sequence[Card], pile: Sequence[Card], own_melds: Sequence[Meld], opened: bool, rules: DuizendenRules
) -> bool:
    """Whether a player may take the open pile: its top card, or one equal to it, can be laid this turn.

    After a take that this allows there is a way to lay that card, to reach the opening and to end the turn. Who has
    not opened owns no melds.

    Args:
        hand: the player's cards.
        pile: the open pile, bottom to top, at least one card.
        own_melds: his melds on the table.
        opened: whether he has opened in an earlier turn of this round.
        rules: the house rules.
    """
    if not opened and rules.pile_before_opening == "never":
        return False
    cards, melds = (*hand, *pile), tuple(own_melds)
    if len(hand) < SMALLEST_MELD:
        return _can_take_with_few(hand, pile, melds, opened, rules)
    if opened and any(add_card(meld, pile[-1], None, rules) for meld in melds):
        return True
    return _can_go_on(Case(cards, melds), 0, pile[-1], opened, rules)


def _can_go_on(case: Case, points: int, top: Card | None, opened: bool, rules: DuizendenRules) -> bool:
    """Whether cards can be laid with which a turn can end; `points` count towards the opening already."""
    worth = table_worth(rules) if opened else opening_worth(rules)
    enough = -NEVER if opened else rules.opening_minimum - points
    keep = rules.must_discard_to_go_out
    return solve(case, rules, worth, required=top, keep=keep, enough=enough) is not None


def _can_take_with_few(
    hand: Sequence[Card], pile: Sequence[Card], own_melds: Sequence[Meld], opened: bool, rules: DuizendenRules
) -> bool:
    """Whether two cards in hand or one are enough: they are not for a new meld without a card from under the top."""
    top = pile[-1]
    for case in swap_cases(Case((*hand, *pile), tuple(own_melds)), rules):
        if top in case.laid and _can_go_on(case, 0, None, opened, rules):
            return True
        if top in case.cards:
            cards = list(case.cards)
            cards.remove(top)
            others = replace(case, cards=tuple(cards))
            if any(_can_go_on(after, 0, None, opened, rules) for after in _laid_off(top, others, rules)):
                return True
            for meld in _melds_with(top, others, _under(pile, case), rules):
                after = _beside(meld, top, others)
                if _can_go_on(after, opening_points(meld, rules), None, opened, rules):
                    return True
    return False


def _laid_off(top: Card, case: Case, rules: DuizendenRules) -> Iterator[Case]:
    """The case after the top card has been laid on an own meld, other cards before it where they lead to it."""
    for number, end in product(range(len(case.melds)), _ENDS):
        after: Case | None = case
        while after is not None:
            meld = add_card(after.melds[number], top, end, rules)
            if meld is not None:
                yield replace(after, melds=(*after.melds[:number], meld, *after.melds[number + 1 :]))
                break
            after = _one_nearer(after, number, end, rules)


def _one_nearer(case: Case, number: int, end: End, rules: DuizendenRules) -> Case | None:
    """The case after the card that fits an end of a run has been laid there, or else a joker."""
    for card in sorted(set(case.cards)):
        meld = add_card(case.melds[number], card, end, rules)
        if meld is not None and meld.is_run:
            return case.after(number, meld, LayOff(card, number, end))
    return None


def _under(pile: Sequence[Card], case: Case) -> Counter[Card]:
    """The cards from under the top of the pile, a freed joker standing for the card that freed it."""
    under = Counter(pile[:-1])
    for card in case.laid:
        if under[card]:
            under[card] -= 1
            under[JOKER] += 1
    return +under


def _melds_with(top: Card, case: Case, under: Counter[Card], rules: DuizendenRules) -> Iterator[Meld]:
    """The smallest new melds of the top card and at least one from under it, in every order of cards and jokers."""
    from_hand = tuple((Counter(case.cards) - under).elements())
    others: set[tuple[Card, ...]] = set(combinations(sorted(case.cards), 2))
    if len(from_hand) == 2:
        others |= {(*from_hand, card) for card in under}
    for some in others:
        if any(card in under for card in some):
            melds = {make_meld(order, rules, kind) for order in permutations((top, *some)) for kind in _KINDS}
            yield from [meld for meld in melds if meld is not None]


def _beside(meld: Meld, top: Card, case: Case) -> Case:
    """What is left of a case once a new meld of the top card and others has been laid."""
    rest = Counter(case.cards)
    rest.subtract(meld.cards)
    rest[top] += 1
    freed = max(0, case.freed - (meld.jokers - (top is JOKER)))
    return replace(case, cards=tuple(rest.elements()), melds=(*case.melds, meld), freed=freed)
