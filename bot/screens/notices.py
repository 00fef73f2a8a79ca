"""Small messages: one sentence, a question, a table that is closed or where a computer plays for the reader."""

from __future__ import annotations

from discord import ui

from bot.custom_ids import Press
from bot.language import Speech
from bot.screens.parts import DANGER, SUCCESS, button, message
from bot.tables.table import Table


def notice(text: str, *, file: str | None = None) -> ui.LayoutView:
    """One text, with a file of the same message below it if there is one."""
    view = message([text])
    if file is not None:
        view.add_item(ui.File(f"attachment://{file}"))
    return view


def closed_screen(table: Table, speech: Speech) -> ui.LayoutView:
    """What is left of a table that is closed."""
    return message([speech("table-closed", game=speech(f"{table.saved.game}-name"))])


def away_screen(table: Table, speech: Speech) -> ui.LayoutView:
    """What a player sees instead of the hand while a computer holds their seat."""
    back = button(Press("back", table=table.id), speech("button-back"), SUCCESS)
    return message([speech("away-text")], [[back]])


def confirm_leave_screen(table: Table, speech: Speech) -> ui.LayoutView:
    """Asks whether somebody really wants to leave a match."""
    sure = button(Press("leave_surely", table=table.id), speech("button-leave-surely"), DANGER)
    stay = button(Press("hand", table=table.id), speech("button-stay"))
    return message([speech("leave-question" if len(table.present) > 1 else "leave-question-last")], [[sure, stay]])


def confirm_stop_screen(table: Table, speech: Speech) -> ui.LayoutView:
    """Asks whether a table is really to be closed for everybody."""
    sure = button(Press("stop_surely", table=table.id), speech("button-stop-surely"), DANGER)
    return message([speech("stop-question", game=speech(f"{table.saved.game}-name"))], [[sure]])
