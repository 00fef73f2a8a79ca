"""Short ways to say a position and what is done in it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import print_cards
from engine.duizenden.rules.actions import parse
from engine.duizenden.rules.play import apply
from engine.duizenden.rules.state import DuizendenState
from engine.game import Event, Refusal
from tests.positions.duizenden import build


def position(hands: list[str], **keys: Any) -> DuizendenState:
    """A position by the keys of a scenario."""
    return build({"hands": hands, **keys})


def do(state: DuizendenState, *texts: str) -> DuizendenState:
    """The position after some actions, each by the seat whose turn it is."""
    for text in texts:
        state, _ = apply(state, state.turn.seat, parse(text))
    return state


def events(state: DuizendenState, *texts: str) -> tuple[Event, ...]:
    """What the last of some actions makes happen."""
    before = do(state, *texts[:-1])
    return apply(before, before.turn.seat, parse(texts[-1]))[1]


def refusal(state: DuizendenState, *texts: str) -> tuple[str, dict[str, object]]:
    """How the last of some actions is refused: code and details, cards as text."""
    before = do(state, *texts[:-1])
    with pytest.raises(Refusal) as refused:
        apply(before, before.turn.seat, parse(texts[-1]))
    details: dict[str, object] = {
        name: print_cards(value) if isinstance(value, tuple) else value if isinstance(value, int) else str(value)
        for name, value in refused.value.details.items()
    }
    return refused.value.code, details
