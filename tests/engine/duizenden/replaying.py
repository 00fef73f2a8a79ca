"""Lays played one after the other by the rules of melds alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.cards import JOKER, Card
from engine.duizenden.arrange import Arrangement
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff, SwapJoker
from engine.duizenden.rules.melds import Meld, add_card, make_meld, meld_points, opening_points, swap_joker
from engine.duizenden.rules.rules import DuizendenRules


def replay(
    lays: Sequence[Lay], hand: Sequence[Card], melds: Sequence[Meld], rules: DuizendenRules, loose: int = 0
) -> tuple[list[Card], list[Meld], int]:
    """The hand, the melds and the loose jokers after some lays, each of which has to be legal."""
    held, table = Counter(hand), list(melds)
    for lay in lays:
        for card in lay.cards:
            if card is JOKER and loose:
                loose -= 1
            else:
                held[card] -= 1
                assert held[card] >= 0, f"{card} is not in hand"
        meld = _after(lay, table, rules)
        assert meld is not None, str(lay)
        if isinstance(lay, LayMeld):
            table.append(meld)
        else:
            table[lay.meld] = meld
        loose += isinstance(lay, SwapJoker)
        assert held.total() or loose or not rules.must_discard_to_go_out, "a card has to be kept"
        assert held.total() or not rules.must_discard_to_go_out, "a loose joker is no kept card"
    return sorted(held.elements()), table, loose


def _after(lay: Lay, table: Sequence[Meld], rules: DuizendenRules) -> Meld | None:
    if isinstance(lay, LayMeld):
        return make_meld(lay.cards, rules, "run" if lay.run else None)
    if isinstance(lay, LayOff):
        return add_card(table[lay.meld], lay.card, lay.end, rules)
    return swap_joker(table[lay.meld], lay.card, rules) if rules.joker_swap == "own" else None


def check(
    arrangement: Arrangement, hand: Sequence[Card], melds: Sequence[Meld], rules: DuizendenRules, loose: int = 0
) -> None:
    """An arrangement can be played, and says what it comes to."""
    left, table, still_loose = replay(arrangement.lays, hand, melds, rules, loose)
    assert not still_loose
    assert tuple(left) == arrangement.left
    assert tuple(table) == arrangement.melds
    for count, said in ((meld_points, arrangement.points), (opening_points, arrangement.opening)):
        assert said == sum(count(meld, rules) for meld in table) - sum(count(meld, rules) for meld in melds)
