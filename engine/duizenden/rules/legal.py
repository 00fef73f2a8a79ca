"""The legal actions of a seat, lazily."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.cards import DECK, Card
from engine.duizenden.rules.actions import Deal, Discard, Draw, Pass, TakePile, Undo
from engine.duizenden.rules.lays import lays_on, melds_of_three
from engine.duizenden.rules.melds import SMALLEST_MELD
from engine.duizenden.rules.play import apply, not_to_be_thrown, pile_usable, to_act, why_the_turn_may_not_end
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.game import Action, Refusal


class DuizendenLegal:
    """What a seat may do in a position; an `engine.game.Legal`.

    Iterating gives new melds of three cards only, and every card that may be added, from which all others come.
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
        if not self:
            return iter(())
        phase = self._state.phase
        if phase == "between":
            return iter((Deal(),))
        return self._sources() if phase == "draw" else iter(self._lays() + self._ends())

    def _sources(self) -> Iterator[Action]:
        yield Draw()
        if self._state.pile and pile_usable(self._state):
            yield TakePile()

    def _lays(self) -> list[Action]:
        state = self._state
        player, loose, rules = state.player, state.turn.loose, state.rules
        lays: list[Action] = [
            *melds_of_three(player.hand, loose, rules),
            *lays_on(player.melds, player.hand, loose, rules),
        ]
        if len(player.hand) <= SMALLEST_MELD:  # it may be that nothing is left
            lays = [lay for lay in lays if lay in self]
        return [*lays, Undo()] if state.turn.lays else lays

    def _ends(self) -> list[Action]:
        state = self._state
        if why_the_turn_may_not_end(state):
            return []
        throws = _throws(state.rules.forbid_joker_discard)
        return [throws[card] for card in dict.fromkeys(state.player.hand) if card in throws] or [Pass()]


@cache
def _throws(forbid_joker_discard: bool) -> dict[Card, Action]:
    """How the cards are thrown that may be."""
    rules = DuizendenRules(forbid_joker_discard=forbid_joker_discard)
    return {card: Discard(card) for card in DECK if not not_to_be_thrown(card, rules)}
