"""Playouts are rounds by the rules: whatever a board lets happen the game accepts, with the same points."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine import GAMES
from engine.cards import DECK, FULL_PACK, JOKER, Card
from engine.duizenden.players.search.bits import BITS, masks
from engine.duizenden.players.search.determinizations import hand_with
from engine.duizenden.players.search.hand import Hand
from engine.duizenden.players.search.playout import Playout
from engine.duizenden.rules.actions import Discard, Draw, LayMeld, LayOff, Pass, TakePile
from engine.duizenden.rules.hands import less
from engine.duizenden.rules.melds import Meld, add_card
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.game import Action
from tests.engine.hooks.duizenden import RULES

GAME = GAMES["duizenden"]


class Watched(Playout):
    """A playout that tells whether the pile was taken last, and which card was drawn."""

    took: bool
    drawn: Card | None

    def take(self) -> bool:
        self.took = super().take()
        return self.took

    def draw(self) -> bool:
        before = held(self.hands[self.turn])
        drawn = super().draw()
        more = held(self.hands[self.turn]) - before
        self.drawn = next(iter(more)) if drawn else None
        return drawn


def held(hand: Hand) -> Counter[Card]:
    cards = Counter({card: 1 for card in FULL_PACK if hand.once & BITS[card.index]})
    cards.update([card for card in FULL_PACK if hand.twice & BITS[card.index]])
    return cards + Counter({JOKER: hand.jokers})


def board_of(state: DuizendenState) -> Watched:
    hands = [hand_with(player.hand, player.melds, player.opened, state.rules) for player in state.players]
    for hand in hands:
        hand.log = []
    stock, pile = ([card.index for card in cards] for cards in (state.stock, state.pile))
    return Watched(hands, stock, pile, state.turn.seat, stalled=state.stalled)


def lay_of(entry: tuple[Any, ...], melds: tuple[Meld, ...], rules: DuizendenRules) -> Action:
    """The lay that a log tells of."""
    kind, *rest = entry
    if kind == "add":
        index, where, place = rest
        end = where if where != "set" else None
        for number, meld in enumerate(melds):
            if meld.is_run == (where != "set") and add_card(meld, DECK[place], end, rules):
                return LayOff(DECK[index], number, end)
        raise AssertionError(f"{entry} fits none of {melds}")
    cards = tuple([DECK[index] for index in rest])
    return LayMeld(cards, run=kind == "run" and cards.count(JOKER) == len(cards) - 1)


def turn_by_the_rules(state: DuizendenState, playout: Watched) -> DuizendenState:
    """Play a turn on the board and the same turn by the rules, where the card that is drawn lies on top."""
    seat = playout.turn
    playout.play_turn()
    hand = playout.hands[seat]
    if not playout.took and playout.drawn is not None:
        if not state.stock:
            state = replace(state, stock=state.pile[:-1], pile=state.pile[-1:], stalled=True)
        state = replace(state, stock=(playout.drawn, *less(state.stock, (playout.drawn,))))
    state, _ = GAME.apply(state, seat, TakePile() if playout.took else Draw())
    for entry in hand.log or ():
        state, _ = GAME.apply(state, seat, lay_of(entry, state.players[seat].melds, state.rules))
    hand.log = []
    if state.points:
        return state
    thrown = len(playout.pile) > len(state.pile)
    state, _ = GAME.apply(state, seat, Discard(DECK[playout.pile[-1]]) if thrown else Pass())
    return state


@given(rules=RULES, seats=st.integers(2, 6), seed=st.integers(0, 2**32))
@settings(max_examples=60)
def test_a_playout_is_a_round_by_the_rules(rules: DuizendenRules, seats: int, seed: int) -> None:
    state = GAME.start(rules, seats, seed)
    playout = board_of(state)
    while not playout.over:
        state = turn_by_the_rules(state, playout)
        for hand, player in zip(playout.hands, state.players, strict=True):
            cards = tuple(player.hand)
            assert (hand.once, hand.twice, hand.jokers, hand.count) == (*masks(cards), len(cards))
            assert hand.opened == player.opened or state.points
    assert tuple(playout.points()) == state.points
