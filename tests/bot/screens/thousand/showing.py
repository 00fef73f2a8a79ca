"""Positions of Thousand to be drawn, and what is read off a drawn message."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, cast

from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import LANGUAGES, Speech, speech
from bot.screens.game import BoardContext, PanelContext, SeatLabel
from bot.screens.parts import LABEL_LIMIT, button, fits
from bot.screens.thousand import SCREENS
from engine.cards import Card
from engine.game import Event
from engine.thousand import THOUSAND
from engine.thousand.rules.pack import PACK
from engine.thousand.rules.state import ThousandState
from tests.bot.screens.reading import complaints, items, press_of, text

GAME: Final = THOUSAND
SPEECHES: Final = tuple([speech(language) for language in LANGUAGES])
ENGLISH: Final = speech("en")
TABLE: Final = 36**8
"""A table's number of nine digits in a press."""

DECISION: Final = 36**4
WIDEST: Final = r"\*" * 32
"""The escaped form of a name of 32 characters that all have to be escaped."""

COMMON: Final = [
    button(Press("hand", table=TABLE), "My hand"),
    button(Press("bottom", table=TABLE), "Move table down"),
    button(Press("rules", "0", table=TABLE), "Rules"),
    button(Press("leave", table=TABLE), "Leave"),
]

NAMES: Final = ("Anna", "Bob", "Cato", "Dima")


def labels(seats: int, name: str | None = None) -> tuple[SeatLabel, ...]:
    return tuple([SeatLabel(name or NAMES[seat], name or NAMES[seat]) for seat in range(seats)])


HINT = button(Press("hint", table=TABLE), "Hint")


def panel_of(state: ThousandState, seat: int, **more: Any) -> PanelContext:
    given: dict[str, Any] = {
        "table": TABLE,
        "decision": DECISION,
        "seats": labels(state.seats),
        "to_act": GAME.to_act(state),
    }
    return PanelContext(seat=seat, view=GAME.view(state, seat), **(given | more))


def draw(state: ThousandState, seat: int = 0, say: Speech = ENGLISH, **more: Any) -> ui.LayoutView:
    """A panel, within every limit, also with what the panels of all games have."""
    checked(SCREENS.panel(panel_of(state, seat, common=(HINT,), **more), say))
    return checked(SCREENS.panel(panel_of(state, seat, **more), say))


def board_of(state: ThousandState, events: Sequence[Event] = (), name: str | None = None) -> BoardContext:
    return BoardContext(
        table=TABLE,
        decisions=(DECISION,) * state.seats,
        view=GAME.view(state, None),
        seats=labels(state.seats, name),
        to_act=GAME.to_act(state),
        events=tuple(events),
    )


def draw_board(state: ThousandState, say: Speech = ENGLISH, **more: Any) -> ui.LayoutView:
    """A table, within every limit."""
    return checked(SCREENS.board(board_of(state, **more), say, COMMON))


def after(state: ThousandState, *actions: str) -> ThousandState:
    """The position after some actions, each by the first seat that may act."""
    for action in actions:
        state, _ = GAME.apply(state, GAME.to_act(state)[0], GAME.parse(action))
    return state


# ------------------------------------------------------------------------------------------------- what is on it


def checked(view: ui.LayoutView) -> ui.LayoutView:
    """A message that Discord takes, no text in it empty and no label cut off."""
    assert fits(view)
    assert complaints(view) == []
    for child in view.walk_children():
        if isinstance(child, ui.TextDisplay):
            assert child.content.strip()
            assert not re.search(r"[{}]|\$[a-z]|\n\n\n", child.content), child.content
    for item in items(view):
        if isinstance(item, ui.Button):
            assert len(item.label or "") < LABEL_LIMIT
    return view


def plain(shown: str) -> str:
    """A text with the signs of suits as they are typed in a test."""
    return shown.replace("\N{VARIATION SELECTOR-15}", "")


def read(view: ui.LayoutView) -> str:
    """All that is written on a message, as it is typed in a test."""
    return plain(text(view))


def enabled(view: ui.LayoutView) -> list[PressItem]:
    """The buttons and menus that can be pressed."""
    return [item for item in items(view) if not item.disabled]


def acts(view: ui.LayoutView) -> list[str]:
    """The notation that the enabled buttons send."""
    return [press.argument for press in map(press_of, enabled(view)) if press.verb == "act"]


def named(view: ui.LayoutView, label: str) -> ui.Button[Any]:
    """The button of a label."""
    (found,) = [item for item in items(view) if isinstance(item, ui.Button) and item.label == label]
    return found


def row_labels(view: ui.LayoutView) -> list[list[str]]:
    """The labels of the buttons, row by row."""
    rows = [child for child in view.walk_children() if isinstance(child, ui.ActionRow)]
    return [[str(getattr(getattr(item, "item", item), "label", "")) for item in row.children] for row in rows]


def body(view: ui.LayoutView) -> object:
    """What Discord is sent."""
    return cast("Any", view).to_components()


def all_shown(view: ui.LayoutView, say: Speech) -> set[Card]:
    """Every card that a message shows, in texts, labels and menus."""
    words = [text(view)]
    for item in items(view):
        if isinstance(item, ui.Button):
            words.append(item.label or "")
        else:
            words += [item.placeholder or "", *[option.label for option in item.options]]
    return {card for card in PACK if say.card(card) in "\n".join(words)}
