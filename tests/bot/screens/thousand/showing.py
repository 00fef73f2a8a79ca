"""Positions of Thousand to be drawn, and what is read off a drawn message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.language import Speech
from bot.screens.game import BoardContext, PanelContext, SeatLabel
from bot.screens.thousand import SCREENS
from engine.cards import Card
from engine.game import Event
from engine.thousand import THOUSAND
from engine.thousand.rules.pack import PACK
from engine.thousand.rules.state import ThousandState
from tests.bot.screens.reading import checked, items, text
from tests.bot.screens.showing import COMMON, ENGLISH, HINT, board_context, panel_context

GAME: Final = THOUSAND
NAMES: Final = ("Anna", "Bob", "Cato", "Dima")


def labels(seats: int, name: str | None = None) -> tuple[SeatLabel, ...]:
    return tuple([SeatLabel(name or NAMES[seat], name or NAMES[seat]) for seat in range(seats)])


def panel_of(state: ThousandState, seat: int, **more: Any) -> PanelContext:
    return panel_context(GAME, state, seat, **{"seats": labels(state.seats), **more})


def draw(state: ThousandState, seat: int = 0, say: Speech = ENGLISH, **more: Any) -> ui.LayoutView:
    """A panel, within every limit, also with what the panels of all games have."""
    checked(SCREENS.panel(panel_of(state, seat, common=(HINT,), **more), say))
    return checked(SCREENS.panel(panel_of(state, seat, **more), say))


def board_of(state: ThousandState, events: Sequence[Event] = (), name: str | None = None) -> BoardContext:
    return board_context(GAME, state, labels(state.seats, name), events)


def draw_board(state: ThousandState, say: Speech = ENGLISH, **more: Any) -> ui.LayoutView:
    """A table, within every limit."""
    return checked(SCREENS.board(board_of(state, **more), say, COMMON))


def after(state: ThousandState, *actions: str) -> ThousandState:
    """The position after some actions, each by the first seat that may act."""
    for action in actions:
        state, _ = GAME.apply(state, GAME.to_act(state)[0], GAME.parse(action))
    return state


def all_shown(view: ui.LayoutView, say: Speech) -> set[Card]:
    """Every card that a message shows, in texts, labels and menus."""
    words = [text(view)]
    for item in items(view):
        if isinstance(item, ui.Button):
            words.append(item.label or "")
        else:
            words += [item.placeholder or "", *[option.label for option in item.options]]
    return {card for card in PACK if say.card(card) in "\n".join(words)}
