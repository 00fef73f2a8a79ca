"""The lobby: who plays along, by which house rules."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import Speech
from bot.screens.game import SeatLabel
from bot.screens.parts import DANGER, PRIMARY, SUCCESS, button, menu, message, option
from bot.screens.rule_words import differing_rules
from bot.tables.table import Table
from bot.tables.waiting import PACES


def lobby_screen(table: Table, seats: Sequence[SeatLabel], speech: Speech) -> ui.LayoutView:
    """The public message of a table before its match."""
    game = table.saved.game
    most = table.game.seats[-1]
    texts = [
        f"## {speech(f'{game}-name')}\n{speech(f'{game}-about')}",
        speech("lobby-players", seated=len(seats), most=most) + "\n" + _players(table, seats, speech),
        differing_rules(game, table.rules, speech),
        speech("lobby-pace", pace=table.saved.pace or 0)
        + "\n"
        + speech("lobby-hints", allowed="yes" if table.saved.hints_allowed else "no"),
        _invitation(table, speech),
    ]
    return message(texts, _rows(table, speech))


def _players(table: Table, seats: Sequence[SeatLabel], speech: Speech) -> str:
    lines = []
    for saved, seat in zip(table.seats, seats, strict=True):
        if seat.computer:
            line = speech("lobby-computer", name=seat.name, level=speech(f"level-{table.level_of(saved)}"))
        elif saved.user_id == table.saved.host_id:
            line = speech("lobby-host", name=seat.name)
        else:
            line = seat.name
        lines.append(f"{saved.seat + 1}. {line}")
    return "\n".join(lines)


def _invitation(table: Table, speech: Speech) -> str:
    seated, least, most = len(table.seats), table.game.seats[0], table.game.seats[-1]
    if seated < least:
        return speech("lobby-missing", missing=least - seated)
    return speech("lobby-ready", room="yes" if seated < most else "no")


def _rows(table: Table, speech: Speech) -> list[list[PressItem]]:
    full = len(table.seats) >= table.game.seats[-1]
    enough = len(table.seats) >= table.game.seats[0]
    return [
        [
            button(Press("join", table=table.id), speech("button-join"), PRIMARY, enabled=not full),
            button(Press("leave_lobby", table=table.id), speech("button-get-up")),
            button(Press("start", table=table.id), speech("button-start"), SUCCESS, enabled=enough),
        ],
        *_computer_rows(table, speech, full=full),
        [_pace_menu(table, speech)],
        [
            button(Press("house", table=table.id), speech("button-house-rules")),
            _hints_button(table, speech),
            button(Press("rules", "0", table=table.id), speech("button-rules")),
            button(Press("cancel", table=table.id), speech("button-cancel"), DANGER),
        ],
    ]


def _pace_menu(table: Table, speech: Speech) -> PressItem:
    chosen = table.saved.pace or 0
    options = [
        option(
            speech("lobby-pace", pace=pace),
            str(pace),
            description=speech("pace-about", pace=pace),
            chosen=pace == chosen,
        )
        for pace in (0, *PACES)
    ]
    return menu(Press("pace", str(chosen), table=table.id), speech("menu-pace"), options)


def _hints_button(table: Table, speech: Speech) -> PressItem:
    allowed = table.saved.hints_allowed
    return button(
        Press("hints", "off" if allowed else "on", table=table.id),
        speech("button-hints-off" if allowed else "button-hints-on"),
    )


def _computer_rows(table: Table, speech: Speech, *, full: bool) -> list[list[PressItem]]:
    """A button for the only level there is, or a menu of levels."""
    levels = list(table.game.computers)
    has_computer = len(table.people) < len(table.seats)
    remove = button(Press("remove", table=table.id), speech("button-remove-computer"), enabled=has_computer)
    if len(levels) == 1:
        add = button(Press("add", levels[0], table=table.id), speech("button-add-computer"), enabled=not full)
        return [[add, remove]]
    if full:
        return [[remove]]
    # the number of seats is in the id, so that the same level can be chosen twice running
    chosen = Press("add", str(len(table.seats)), table=table.id)
    options = [option(speech(f"level-{level}"), level, description=speech(f"level-{level}-about")) for level in levels]
    return [[menu(chosen, speech("menu-add-computer"), options)], [remove]]
