"""The cards of a round: the packs, the deal, the new stock (Duizenden, The game, 1; When the stock runs out).

All chance of the game is here, from the seed, the round and the number of the shuffle.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import FULL_PACK, JOKER, QUEEN_OF_SPADES, Card, in_order
from engine.duizenden.rules.melds import PACKS
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn

SEATS: Final = range(2, 7)
"""How many may sit at a table (Duizenden, The game, 1)."""

HAND: Final = 13
"""How many cards everybody is dealt."""


def pack(rules: DuizendenRules) -> tuple[Card, ...]:
    """All cards of a round, in order."""
    return FULL_PACK * PACKS + (JOKER,) * rules.jokers


def first_starter(seed: int, seats: int) -> int:
    """The seat that begins the first round: the one to the left of a dealer drawn by lot."""
    return _chance(seed, round=0).randrange(seats)


def deal(rules: DuizendenRules, seed: int, round: int, starter: int, totals: Sequence[int]) -> DuizendenState:  # noqa: A002
    """A round dealt: thirteen cards each, the rest the stock, its top card turned up."""
    chance = _chance(seed, round)
    cards = list(pack(rules))
    chance.shuffle(cards)
    dealt = HAND * len(totals)
    hands = [cards[at : at + HAND] for at in range(0, dealt, HAND)]
    upcard, *stock = cards[dealt:]
    while rules.redraw_special_upcard and upcard in (JOKER, QUEEN_OF_SPADES):
        stock.append(upcard)
        chance.shuffle(stock)
        upcard = stock.pop()
    return DuizendenState(
        rules=rules,
        seed=seed,
        round=round,
        starter=starter,
        players=tuple([Player(in_order(hand), total=total) for hand, total in zip(hands, totals, strict=True)]),
        stock=tuple(stock),
        pile=(upcard,),
        turn=Turn(starter, first=True),
    )


def next_round(state: DuizendenState) -> DuizendenState:
    """The round after a counted one, begun by the next seat (Duizenden, The game, 2)."""
    starter = (state.starter + 1) % len(state.players)
    return deal(state.rules, state.seed, state.round + 1, starter, state.totals)


def new_stock(state: DuizendenState) -> tuple[Card, ...]:
    """The open pile but for its top card, shuffled."""
    cards = list(state.pile[:-1])
    _chance(state.seed, state.round, state.shuffles + 1).shuffle(cards)
    return tuple(cards)


def _chance(seed: int, round: int, shuffle: int = 0) -> Random:  # noqa: A002
    return Random(f"{seed} {round} {shuffle}")
