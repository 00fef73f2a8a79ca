"""Presses in a lobby: joining, leaving, computers, starting."""

from __future__ import annotations

from bot.app import App
from bot.custom_ids import Press
from bot.drawing import draw_board
from bot.handlers.common import answer_and_announce
from bot.reply import Reply
from bot.tables import Table


async def join(app: App, reply: Reply, press: Press) -> None:
    """`join`: the presser sits down. Their click is kept: it gives them their hand when the match starts."""
    outcome = await app.tables.lobbies.join(press.table, reply.person)
    await _redraw(app, reply, outcome.table)
    app.panels.keep_click(press.table, reply)


async def leave(app: App, reply: Reply, press: Press) -> None:
    """`leave_lobby`: the presser gets up."""
    outcome = await app.tables.lobbies.get_up(press.table, reply.person.user_id)
    await _redraw(app, reply, outcome.table)


async def add_computer(app: App, reply: Reply, press: Press) -> None:
    """`add`: a computer sits down; its level is the press's argument or was chosen in the menu."""
    level = reply.chosen or press.argument
    outcome = await app.tables.lobbies.add_computer(press.table, reply.person.user_id, level)
    await _redraw(app, reply, outcome.table)


async def remove_computer(app: App, reply: Reply, press: Press) -> None:
    """`remove`: the computer that sat down last gets up."""
    outcome = await app.tables.lobbies.remove_computer(press.table, reply.person.user_id)
    await _redraw(app, reply, outcome.table)


async def set_pace(app: App, reply: Reply, press: Press) -> None:
    """`pace`: how long players may think at this table."""
    seconds = int(reply.chosen or 0)
    outcome = await app.tables.lobbies.set_pace(press.table, reply.person.user_id, seconds or None)
    await _redraw(app, reply, outcome.table)


async def allow_hints(app: App, reply: Reply, press: Press) -> None:
    """`hints`: whether hints are allowed at this table."""
    outcome = await app.tables.lobbies.allow_hints(press.table, reply.person.user_id, allowed=press.argument == "on")
    await _redraw(app, reply, outcome.table)


async def start(app: App, reply: Reply, press: Press) -> None:
    """`start`: the match begins, and everybody who pressed Join gets their hand without another click."""
    outcome = await app.tables.lobbies.start(press.table, reply.person.user_id)
    app.panels.keep_click(press.table, reply)
    await answer_and_announce(app, reply, outcome, _hand_out(app, reply, outcome.table))


async def _hand_out(app: App, reply: Reply, table: Table) -> None:
    await _redraw(app, reply, table)
    await app.panels.hand_out(table)


async def cancel(app: App, reply: Reply, press: Press) -> None:
    """`cancel`: the table is closed before the match."""
    outcome = await app.tables.lobbies.cancel(press.table, reply.person.user_id)
    await _redraw(app, reply, outcome.table)


async def _redraw(app: App, reply: Reply, table: Table) -> None:
    """The lobby is public, and the press on it is answered by drawing it again, as it is now.

    Of two answers under way the older may arrive last; then it is drawn once more.
    """
    drawn = await app.tables.table(table.id)
    await reply.update(draw_board(drawn, await app.preferences.public_speech(reply.interaction.guild)))
    if (await app.tables.table(table.id)).saved.version != drawn.saved.version:
        app.boards.request(table.id)


HANDLERS = {
    "join": join,
    "leave_lobby": leave,
    "add": add_computer,
    "remove": remove_computer,
    "pace": set_pace,
    "hints": allow_hints,
    "start": start,
    "cancel": cancel,
}
