"""Duizenden as the laws of every game have to know it."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.cards import DECK, JOKER, Card, in_order
from engine.duizenden.rules.actions import Discard, Draw, LayMeld, LayOff, Pass, SwapJoker, TakePile, Undo
from engine.duizenden.rules.hands import less
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Holdings, Player
from engine.duizenden.rules.view import view_of
from engine.game import Action, Deal
from tests.engine.laws import every_field_free

RULES: Final = every_field_free(DuizendenRules)


def cards(state: DuizendenState) -> tuple[Card, ...]:
    """Every card, those on the table and loose jokers included."""
    hands = [card for player in state.players for card in player.hand]
    table = [card for player in state.players for meld in player.melds for card in meld.cards]
    return (*hands, *table, *state.stock, *state.pile, *[JOKER] * state.turn.loose)


def reshuffled(state: DuizendenState, seat: int | None, chance: Random) -> DuizendenState:
    """The others' hands, the stock and the buried cards of the pile dealt anew, as far as they are hidden.

    The top card that somebody took and has not laid is known to be in their hand and stays there.
    """
    known = view_of(state, seat)
    pile = () if known.pile is not None else state.pile[:-1]
    hidden = [number for number in range(len(state.players)) if number != seat and not state.points]
    kept = {number: _kept(state, number, known.to_lay) for number in hidden}
    pool = [*state.stock, *pile]
    for number in hidden:
        pool += less(state.players[number].hand, kept[number])
    chance.shuffle(pool)
    deal = iter(pool)
    players = list(state.players)
    for number in hidden:
        size = len(players[number].hand) - len(kept[number])
        hand = in_order([*kept[number], *[next(deal) for _ in range(size)]])
        players[number] = replace(players[number], hand=hand)
    return replace(
        state,
        players=tuple(players),
        stock=tuple([next(deal) for _ in state.stock]),
        pile=(*[next(deal) for _ in pile], *state.pile[len(pile) :]),
        turn=replace(state.turn, lays=_lays(state, players[state.turn.seat])),
    )


def _kept(state: DuizendenState, seat: int, to_lay: Card | None) -> tuple[Card, ...]:
    return (to_lay,) if to_lay is not None and seat == state.turn.seat else ()


def _lays(state: DuizendenState, player: Player) -> tuple[Holdings, ...]:
    """What the lays of this turn would have found with this hand: it and what the player has laid since."""
    return tuple(
        [
            replace(before, hand=in_order([*player.hand, *less(before.hand, state.player.hand)]))
            for before in state.turn.lays
        ]
    )


def some_action(state: DuizendenState, chance: Random) -> Action:
    """Any action, mostly with cards that are there."""
    hand = chance.choice(state.players).hand or DECK
    card, meld = chance.choice([*hand, chance.choice(DECK)]), chance.randrange(4)
    return chance.choice(
        [
            Draw(),
            TakePile(),
            LayMeld(tuple(chance.choices(hand, k=chance.randint(1, 5))), run=chance.random() < 0.2),
            LayOff(card, meld, chance.choice([None, "low", "high"])),
            SwapJoker(card, meld),
            Undo(),
            Discard(card),
            Pass(),
            Deal(),
        ]
    )


def takes_back(action: Action) -> bool:
    return isinstance(action, Undo)


def moves_a_round(state: DuizendenState) -> int:
    """The bound that the rules imply (Duizenden, When the stock runs out).

    A lay brings a natural card to the table, where it stays, or a joker, which only a natural card brings back: so
    there are no more than two lays a card. Between two lays the stock may run out once and be drawn to its end
    twice, and every take of the pile is followed by a lay, but for a free one. A turn is a source and an end.
    """
    size = len(cards(state))
    lays = 2 * size
    draws = 2 * size * (lays + 1)
    takes = lays + 1
    return lays + 2 * (draws + takes)
