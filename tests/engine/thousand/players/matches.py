"""Matches between computer players, told to them as a table would."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.game import Action, Computer, Event, RoundDealt, visible
from engine.thousand import THOUSAND
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import ThousandView

GAME = THOUSAND


class Decision(msgspec.Struct, frozen=True):
    """What a computer was asked, and did: `told` is what has happened in the round that its seat may know."""

    state: ThousandState
    seat: int
    view: ThousandView
    told: tuple[Event, ...]
    action: Action
    after: ThousandState


def decisions(
    state: ThousandState, players: Sequence[Computer[ThousandView]], rounds: int, seed: int = 0
) -> Iterator[Decision]:
    """What the players decide, one after another, as far as so many rounds."""
    told, number, last = tuple[Event, ...](), seed, state.round.number + rounds
    while GAME.to_act(state) and state.round.number < last:
        seat = GAME.to_act(state)[0]
        view, seen = GAME.view(state, seat), visible(told, seat)
        action = players[seat](view, seen, number)
        after, events = GAME.apply(state, seat, action)
        yield Decision(state, seat, view, seen, action, after)
        told = events if isinstance(events[0], RoundDealt) else (*told, *events)
        state, number = after, number + 1


def play(
    rules: ThousandRules, players: Sequence[Computer[ThousandView]], seed: int, rounds: int = 400
) -> ThousandState:
    """Where a match stands after so many rounds, or at its end."""
    state = GAME.start(rules, len(players), seed)
    for decision in decisions(state, players, rounds, seed):
        state = decision.after
    return state
