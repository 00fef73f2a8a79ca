"""The legal actions of a seat, lazily."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain

from engine.cards import DECK, Card
from engine.duizenden.rules.actions import Discard, Draw, Lay, Pass, TakePile, Undo
from engine.duizenden.rules.listing import lays_from
from engine.duizenden.rules.melds import SMALLEST_MELD
from engine.duizenden.rules.play import apply, pile_may_be_taken, to_act
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.duizenden.rules.turn_end import discardable, owed_in
from engine.game import Action, Deal, Refusal


class DuizendenLegal:
    """What a seat may do in a position; an `engine.game.Legal`.

    Iterating gives new melds of three cards only, and every card that may be laid off, from which all others come.
    """

    __slots__ = ("_seat", "_state")

    def __init__(self, state: DuizendenState, seat: int) -> None:
        self._state, self._seat = state, seat

    def __bool__(self) -> bool:
        return self._seat in to_act(self._state)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            apply(self._state, self._seat, action)
        except Refusal:
            return False
        return True

    def __iter__(self) -> Iterator[Action]:
        state = self._state
        if self._seat not in to_act(state):
            return iter(())
        if state.points:
            return iter((Deal(),))
        return chain(self._lays(), self._ends()) if state.turn.source else self._sources()

    def _sources(self) -> Iterator[Action]:
        yield Draw()
        if pile_may_be_taken(self._state):
            yield TakePile()

    def _lays(self) -> Iterable[Lay]:
        state = self._state
        player = state.player
        lays = lays_from(player.hand, player.melds, state.turn.loose, state.rules)
        if len(player.hand) > SMALLEST_MELD:
            return lays
        size = len(player.hand)
        return (lay for lay in lays if len(lay.cards) < size or lay in self)  # a card may have to be kept

    def _ends(self) -> Iterator[Action]:
        state = self._state
        if state.turn.lays:
            yield Undo()
        if not owed_in(state):
            discards = _discards(state.rules.forbid_joker_discard)
            ends = [discards[card] for card in dict.fromkeys(state.player.hand) if card in discards]
            yield from ends or (Pass(),)


@cache
def _discards(forbid_joker_discard: bool) -> dict[Card, Discard]:
    """How the cards are discarded that may be."""
    rules = DuizendenRules(forbid_joker_discard=forbid_joker_discard)
    return {card: Discard(card) for card in discardable(DECK, rules)}
