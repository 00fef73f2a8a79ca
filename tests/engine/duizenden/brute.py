"""Every way to lay cards in a turn, tried one lay after the other: the measure of what is found in cleverer ways.

It knows nothing but the melds. A card carries where it comes from: ``h`` the hand, ``p`` the pile under its top,
``t`` the top; a freed joker comes from where the card came that freed it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Final, Literal, NamedTuple

from engine.cards import JOKER, Card
from engine.duizenden.rules.melds import End, Meld, add_card, make_meld, swap_joker
from engine.duizenden.rules.rules import DuizendenRules

Held = tuple[Card, str]

_ENDS: Final[tuple[End, ...]] = ("low", "high")
_KINDS: Final[tuple[Literal["run"] | None, ...]] = (None, "run")


class Table(NamedTuple):
    """A position within a turn: the hand, loose jokers by origin, melds with the origins of their cards, cards laid
    from the hand.
    """

    hand: tuple[Held, ...]
    loose: tuple[str, ...]
    melds: tuple[tuple[Meld, str], ...]
    laid: frozenset[Card]


def every_table(hand: Sequence[Held], melds: Sequence[Meld], rules: DuizendenRules, loose: str = "") -> set[Table]:
    """Every position that lays can lead to, the first one included; `loose`: the origins of loose jokers."""
    first = Table(_sorted(hand), tuple(loose), tuple((meld, "-" * len(meld.cards)) for meld in melds), frozenset())
    seen, todo = {first}, [first]
    while todo:
        for after in _next(todo.pop(), len(melds), rules):
            if (after.hand or not rules.must_discard_to_go_out) and after not in seen:
                seen.add(after)
                todo.append(after)
    return seen


def _sorted(held: Sequence[Held]) -> tuple[Held, ...]:
    return tuple(sorted(held, key=lambda card: (card[0].index, card[1])))


def _next(table: Table, own: int, rules: DuizendenRules) -> Iterator[Table]:
    free = [*table.hand, *[(JOKER, origin + "!") for origin in table.loose]]
    yield from _after_new_melds(table, free, own, rules)
    for number, (meld, origins) in enumerate(table.melds):
        for held in set(free):
            for end in _ENDS:
                longer = add_card(meld, held[0], end, rules)
                if longer is not None:
                    more = held[1][0] + origins if meld.is_run and end == "low" else origins + held[1][0]
                    yield _without(table, (held,), _replaced(table.melds, number, _tidy(longer, more), own))
        if rules.joker_swap == "own":
            yield from _after_swaps(table, number, own, rules)


def _after_new_melds(table: Table, free: Sequence[Held], own: int, rules: DuizendenRules) -> Iterator[Table]:
    for three in set(combinations(free, 3)):
        for order in set(permutations(three)):
            cards = tuple(card for card, _ in order)
            for kind in _KINDS:
                meld = make_meld(cards, rules, kind)
                if meld is not None and (meld.cards == cards or not meld.is_run):
                    new = _tidy(meld, "".join(origin[0] for _, origin in order))
                    yield _without(table, order, _ordered((*table.melds, new), own))


def _after_swaps(table: Table, number: int, own: int, rules: DuizendenRules) -> Iterator[Table]:
    meld, origins = table.melds[number]
    for held in set(table.hand):
        freed = swap_joker(meld, held[0], rules)
        if freed is not None:
            where = next(at for at, card in enumerate(freed.cards) if card is not meld.cards[at])
            now = _tidy(freed, origins[:where] + held[1] + origins[where + 1 :])
            after = _without(table, (held,), _replaced(table.melds, number, now, own))
            origin = held[1] if origins[where] == "-" else origins[where]
            yield after._replace(loose=tuple(sorted((*after.loose, origin))))


def _tidy(meld: Meld, origins: str) -> tuple[Meld, str]:
    if meld.is_run:
        return meld, origins
    held = _sorted(list(zip(meld.cards, origins, strict=True)))
    return Meld(tuple(card for card, _ in held), 0), "".join(origin for _, origin in held)


def _replaced(
    melds: tuple[tuple[Meld, str], ...], number: int, meld: tuple[Meld, str], own: int
) -> tuple[tuple[Meld, str], ...]:
    return _ordered((*melds[:number], meld, *melds[number + 1 :]), own)


def _ordered(melds: tuple[tuple[Meld, str], ...], own: int) -> tuple[tuple[Meld, str], ...]:
    return (*melds[:own], *sorted(melds[own:], key=lambda meld: (str(meld[0]), meld[0].start, meld[1])))


def _without(table: Table, some: Sequence[Held], melds: tuple[tuple[Meld, str], ...]) -> Table:
    hand, loose = list(table.hand), list(table.loose)
    for card, origin in some:
        if origin.endswith("!"):
            loose.remove(origin[0])
        else:
            hand.remove((card, origin))
    laid = table.laid | {card for card, origin in some if not origin.endswith("!")}
    return Table(tuple(hand), tuple(loose), melds, laid)
