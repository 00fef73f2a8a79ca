"""A menu of tables, where a command could mean several."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.custom_ids import Press
from bot.language import Speech
from bot.names import plain_name
from bot.screens.parts import OPTION_LIMIT, menu, message, option
from bot.store.rows import SavedTable


def choose_table_screen(tables: Sequence[SavedTable], verb: str, speech: Speech) -> ui.LayoutView:
    """Asks which table is meant; the newest 25 can be chosen, and the choice comes back as a press of `verb`."""
    options = [
        option(
            speech("choose-table-option", number=str(table.id), game=speech(f"{table.game}-name")),
            str(table.id),
            description=speech.enumerate(plain_name(seat.name) for seat in table.seats),
        )
        for table in tables[:OPTION_LIMIT]
    ]
    return message([speech("choose-table")], [[menu(Press(verb), speech("choose-table-menu"), options)]])
