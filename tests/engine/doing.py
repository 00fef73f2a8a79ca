"""What is done in a position of any game, in notation, and what comes of it."""

from __future__ import annotations

from typing import Any, Generic

import pytest

from engine.cards import Card, print_cards
from engine.game import Event, Fact, Game, Refusal, RefusalCode, SharedCode, StateT


class Doing(Generic[StateT]):
    """Short ways to act in the positions of a game, each time by the first seat that may act; seat 0 if none may."""

    def __init__(self, game: Game[Any, StateT, Any]) -> None:
        self._game = game

    def _act(self, state: StateT, text: str) -> tuple[StateT, tuple[Event, ...]]:
        seat = next(iter(self._game.to_act(state)), 0)
        return self._game.apply(state, seat, self._game.parse(text))

    def do(self, state: StateT, *texts: str) -> StateT:
        """The position after some actions."""
        for text in texts:
            state, _ = self._act(state, text)
        return state

    def events(self, state: StateT, *texts: str) -> tuple[Event, ...]:
        """What the last of some actions makes happen."""
        return self._act(self.do(state, *texts[:-1]), texts[-1])[1]

    def refusal(self, state: StateT, *texts: str) -> tuple[RefusalCode, dict[str, object]]:
        """How the last of some actions is refused: code and details, cards as text."""
        before = self.do(state, *texts[:-1])
        with pytest.raises(Refusal) as refused:
            self._act(before, texts[-1])
        return refused.value.code, {name: _plain(fact) for name, fact in refused.value.details.items()}

    def assert_unreadable(self, text: str) -> None:
        """A text is no action of the game."""
        with pytest.raises(Refusal) as refused:
            self._game.parse(text)
        assert refused.value.code is SharedCode.UNREADABLE
        assert refused.value.details == {"text": text}


def _plain(fact: Fact) -> object:
    if isinstance(fact, tuple):
        return print_cards(fact)
    return str(fact) if isinstance(fact, Card) else fact
