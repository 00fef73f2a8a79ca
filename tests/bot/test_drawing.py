"""What every game's messages have below: clocks, marks of computers, hints. There is always room for it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, Literal

import pytest
from discord import ui

from bot.custom_ids import Press
from bot.drawing import draw_board, draw_panel
from bot.language import LANGUAGES, speech
from bot.screens.parts import BYTE_LIMIT, FOOTER_LIMIT, TEXT_LIMIT
from bot.store.rows import SavedSeat, SavedTable
from bot.tables import Table
from engine import GAMES

NAMES: Final = ("*" * 32, "@" * 32, "🂡" * 32, "\N{CJK UNIFIED IDEOGRAPH-4E00}" * 32, "_@" * 16, "[://" * 8)
"""Six names that get longest when they are made safe, in characters or in bytes."""

NOW: Final = datetime(2026, 1, 1, tzinfo=UTC)
Phase = Literal["playing", "over"]


def table_of(game: str, people: int, *, name: str | None = None, phase: Phase = "playing") -> Table:
    """A match in which everybody has missed turns and asked for hints, and somebody's clock runs."""
    rules = GAMES[game].Rules()
    state = GAMES[game].start(rules, people, 5)
    seats = tuple(SavedSeat(seat, seat + 1, name or NAMES[seat], missed=2, hints=999) for seat in range(people))
    saved = SavedTable(
        id=2**31,
        guild_id=1,
        channel_id=2,
        game=game,
        rules=rules.model_dump_json(),
        host_id=1,
        phase=phase,
        version=1,
        created_at=NOW,
        updated_at=NOW,
        pace=86_400,
        asked_at=NOW,
        deadline=NOW,
        decisions=(12345,) * people,
        seats=seats,
    )
    return Table(saved, rules, state)


def footer_of(view: ui.LayoutView) -> str:
    (box,) = view.children
    assert isinstance(box, ui.Container)
    last = box.children[-1]
    return last.content if isinstance(last, ui.TextDisplay) else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*NAMES, None])
@pytest.mark.parametrize("phase", ["playing", "over"])
def test_there_is_room_for_what_stands_below(language: str, name: str | None, phase: Phase) -> None:
    for game, people in (("duizenden", 6), ("thousand", 4)):
        view = draw_board(table_of(game, people, name=name, phase=phase), speech(language))
        footer = footer_of(view)
        assert footer.count("-# ") == (2 if phase == "playing" else 1)
        assert len(footer) <= FOOTER_LIMIT
        assert len(footer.encode()) <= 2 * FOOTER_LIMIT
        texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
        assert sum(map(len, texts)) <= TEXT_LIMIT
        assert sum(len(text.encode()) for text in texts) <= BYTE_LIMIT
        assert sum(1 for _ in view.walk_children()) <= 40


def custom_ids(view: ui.LayoutView) -> list[str]:
    return [item.custom_id or "" for item in view.walk_children() if isinstance(item, ui.Button | ui.Select)]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_offered_to_who_is_to_act_where_it_is_allowed(game: str) -> None:
    table = table_of(game, 3)
    (acting,) = table.to_act()
    for seat in table.seats:
        view = draw_panel(table, seat, speech("en"), "suit")
        verbs = [press.verb for press in map(Press.parse, custom_ids(view)) if press is not None]
        assert ("hint" in verbs) == (seat.seat == acting)
