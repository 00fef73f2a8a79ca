"""Whether the open pile may be taken (Duizenden, Taking the open pile)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Final, Literal

from engine.cards import JOKER, Card
from engine.duizenden.actions import Add
from engine.duizenden.arranging.cases import Case, swap_cases
from engine.duizenden.arranging.solve import solve
from engine.duizenden.melds import SMALLEST_MELD, End, Meld, add_card, make_meld, opening_points
from engine.duizenden.points import opening_worth, table_worth
from engine.duizenden.rules import DuizendenRules

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
    if len(hand) < SMALLEST_MELD:
        return _can_take_with_few(hand, pile, own_melds, opened, rules)
    case = Case((*hand, *pile), tuple(own_melds))
    return _can_go_on(case, 0, pile[-1], opened, rules)


def _can_go_on(case: Case, points: int, top: Card | None, opened: bool, rules: DuizendenRules) -> bool:
    """Whether cards can be laid with which a turn can end; `points` count towards the opening already."""
    worth = table_worth(rules) if opened else opening_worth(rules)
    solved = solve(case, rules, worth, required=top, keep=rules.must_discard_to_go_out)
    return solved is not None and (opened or points + solved.gain >= rules.opening_minimum)


def _can_take_with_few(
    hand: Sequence[Card], pile: Sequence[Card], own_melds: Sequence[Meld], opened: bool, rules: DuizendenRules
) -> bool:
    """Whether two cards in hand or one are enough: they are not for a new meld without a card from under the top."""
    top = pile[-1]
    for case in swap_cases(Case((*hand, *pile), tuple(own_melds)), rules):
        if top in case.laid and _can_go_on(case, 0, None, opened, rules):
            return True
        if any(_can_go_on(after, 0, None, opened, rules) for after in _laid_off(case, top, rules)):
            return True
        under = _under(pile, case)
        for meld in _melds_with(top, case, under, rules):
            rest = Counter(case.cards) - Counter(meld.cards)
            after = Case(tuple(rest.elements()), (*case.melds, meld), freed=max(0, case.freed - meld.jokers))
            if _can_go_on(after, opening_points(meld, rules), None, opened, rules):
                return True
    return False


def _laid_off(case: Case, top: Card, rules: DuizendenRules) -> Iterator[Case]:
    """The case after the top card has been laid on an own meld, other cards before it where they lead to it."""
    for number, end in product(range(len(case.melds)), _ENDS):
        after = _one_nearer(case, number, end, top, rules)
        while after is not None and after.laid[-1] is not top:
            after = _one_nearer(after, number, end, top, rules)
        if after is not None:
            yield after


def _one_nearer(case: Case, number: int, end: End, top: Card, rules: DuizendenRules) -> Case | None:
    """The case after the top card, or else the card or joker that fits, has been laid at an end of an own meld."""
    fitting = sorted(set(case.cards), key=lambda card: (card is not top, card))
    for card in fitting:
        meld = add_card(case.melds[number], card, end, rules)
        if meld is not None and (card is top or meld.is_run):
            return case.after(number, meld, Add(card, number, end))
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
    if top not in case.cards:
        return
    rest = Counter(case.cards) - Counter((top,))
    from_hand = tuple((rest - under).elements())
    others: set[tuple[Card, ...]] = set(combinations(sorted(rest.elements()), 2))
    if len(from_hand) == 2:
        others |= {(*from_hand, card) for card in under}
    for some in others:
        if any(card in under for card in some):
            orders = set(permutations((top, *some)))
            melds = {make_meld(order, rules, kind) for order in orders for kind in _KINDS}
            yield from [meld for meld in melds if meld is not None]
