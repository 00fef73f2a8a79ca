"""From a table to a message: which screen it is, and what the screen may know."""

from __future__ import annotations

from typing import Literal

import discord
from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import Speech
from bot.names import plain_name, safe_name
from bot.screens import SCREENS
from bot.screens.game import BoardContext, GameScreens, PanelContext, SeatLabel
from bot.screens.lobby import lobby_screen
from bot.screens.notices import away_screen, closed_screen
from bot.screens.parts import DANGER, PRIMARY, SUCCESS, button, with_footer
from bot.store.rows import SavedSeat
from bot.tables import TURNS_UNTIL_HELD, Table, waits_for

EVENTS_SHOWN = 16
"""How many of the last events a screen gets; it tells several in one sentence, and as many as it has room for."""


def screens_of(table: Table) -> GameScreens:
    """The screens of the game that is played at a table."""
    return SCREENS[table.saved.game]


def seat_labels(table: Table) -> tuple[SeatLabel, ...]:
    """Who sits at a table, by seat from 0, their names made safe to print."""
    return tuple(
        SeatLabel(
            name=safe_name(seat.name),
            label=plain_name(seat.name),
            computer=seat.user_id is None,
            held=seat.held,
        )
        for seat in table.seats
    )


def draw_board(table: Table, speech: Speech) -> ui.LayoutView:
    """The public message of a table, whatever it is at."""
    if table.saved.phase == "lobby":
        return lobby_screen(table, seat_labels(table), speech)
    if table.state is None or table.saved.phase == "closed":
        return closed_screen(table, speech)
    context = BoardContext(
        table=table.id,
        decisions=table.saved.decisions,
        view=table.view(None),
        seats=seat_labels(table),
        to_act=table.to_act(),
        events=table.events_for(None)[-EVENTS_SHOWN:],
    )
    view = screens_of(table).board(context, speech, _common_buttons(table, speech))
    return with_footer(view, _clock_line(table, speech), _missed_line(table, speech), _hints_line(table, speech))


def draw_panel(
    table: Table,
    seat: SavedSeat,
    speech: Speech,
    sort: Literal["suit", "rank"],
    *,
    draft: str = "",
    values: tuple[str, ...] | None = None,
    note: str | None = None,
) -> ui.LayoutView:
    """The private hand panel of a player, or what stands in its place while they are away or nothing is played."""
    if table.state is None or table.saved.phase == "closed":
        return closed_screen(table, speech)
    if seat.held and table.saved.phase == "playing":
        return away_screen(table, speech)
    context = PanelContext(
        table=table.id,
        seat=seat.seat,
        decision=table.saved.decisions[seat.seat],
        view=table.view(seat.seat),
        seats=seat_labels(table),
        to_act=table.to_act(),
        sort=sort,
        draft=draft,
        values=values,
        note=note,
        events=table.events_for(seat.seat)[-EVENTS_SHOWN:],
        common=_hint_buttons(table, seat, speech),
    )
    view = screens_of(table).panel(context, speech)
    if table.saved.phase == "playing" and seat.seat not in table.to_act():
        # what the others do meanwhile does not reach a panel that Discord lets nobody edit any more
        view = with_footer(view, speech("panel-as-of", moment=discord.utils.format_dt(discord.utils.utcnow(), "R")))
    return view


def _clock_line(table: Table, speech: Speech) -> str:
    """Until when the table waits, as Discord's relative time; empty where no clock runs."""
    deadline, waiting = table.saved.deadline, waits_for(table)
    if deadline is None or not waiting:
        return ""
    moment = discord.utils.format_dt(deadline, "R")
    if len(table.to_act()) > 1:
        return speech("clock-all", deadline=moment)
    return speech("clock-one", player=safe_name(table.seats[waiting[0]].name), deadline=moment)


def _missed_line(table: Table, speech: Speech) -> str:
    """For whom a computer has played because their time was up, until they play again."""
    if len(table.to_act()) != 1:
        return ""
    missed = [
        speech("missed-of", player=safe_name(seat.name), number=seat.missed) for seat in table.present if seat.missed
    ]
    return speech("missed-turns", players=speech.enumerate(missed), most=TURNS_UNTIL_HELD) if missed else ""


def _hints_line(table: Table, speech: Speech) -> str:
    """Who has asked for hints, and how often; told with the results."""
    if len(table.to_act()) == 1:
        return ""
    asked = [speech("hints-of", player=safe_name(seat.name), number=seat.hints) for seat in table.seats if seat.hints]
    return speech("hints-used", players=speech.enumerate(asked)) if asked else ""


def _common_buttons(table: Table, speech: Speech) -> list[PressItem]:
    if table.saved.phase == "over":
        return [
            button(Press("rematch", table=table.id), speech("button-rematch"), SUCCESS),
            button(Press("record", table=table.id), speech("button-record")),
            button(Press("scores", f"{table.saved.game}/0"), speech("button-scores")),
        ]
    return [
        button(Press("hand", table=table.id), speech("button-hand"), PRIMARY),
        button(Press("bottom", table=table.id), speech("button-bottom")),
        button(Press("rules", "0", table=table.id), speech("button-rules")),
        *_skip_button(table, speech),
        button(Press("leave", table=table.id), speech("button-leave"), DANGER),
    ]


def _hint_buttons(table: Table, seat: SavedSeat, speech: Speech) -> tuple[PressItem, ...]:
    """The button that asks for a hint: for whoever is to act, where the table allows hints."""
    if not table.saved.hints_allowed or table.to_act() != (seat.seat,):
        return ()
    return (button(Press("hint", table=table.id), speech("button-hint"), emoji="💡"),)


def _skip_button(table: Table, speech: Speech) -> list[PressItem]:
    """At a table without a pace anybody may ask to go on without whoever is absent."""
    if table.saved.pace is not None or len(table.people) == 1:
        return []
    return [button(Press("skip", table=table.id), speech("button-skip"))]
