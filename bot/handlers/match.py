"""Presses during a match: looking at one's hand, acting, leaving and coming back, the rematch."""

from __future__ import annotations

import io

import discord

from bot.app import App
from bot.custom_ids import Press
from bot.discord_errors import CHANNEL_FAILURES, NOT_ALLOWED
from bot.drawing import draw_panel, screens_of, seat_labels
from bot.handlers.common import answer_and_announce, tell
from bot.names import safe_name
from bot.permissions import missing_permissions, named_permissions
from bot.reply import Reply
from bot.screens.notices import confirm_leave_screen, notice
from bot.tables import Problem, StalePress, Table
from bot.tables.checks import seat_at, seated
from engine.game import Action, Refusal


async def open_hand(app: App, reply: Reply, press: Press) -> None:
    """`hand`: the presser's own panel; the table may have been chosen among several, and looked for everywhere."""
    table = await app.tables.table(int(reply.chosen or press.table))
    await show_panel(app, reply, table)
    app.computers.follow(table.id)
    if reply.chosen:
        await app.boards.revive(table.id, reply.interaction.channel_id or 0)


async def show(app: App, reply: Reply, press: Press) -> None:
    """`show`: another part of the panel; never stale, for it changes nothing."""
    table = await app.tables.table(press.table)
    await show_panel(app, reply, table, draft=press.argument, values=reply.values)


async def sort(app: App, reply: Reply, press: Press) -> None:
    """`sort`: lays the hand out by suit or by rank, and remembers it."""
    order = "rank" if press.argument == "rank" else "suit"
    await app.preferences.change_player(reply.person.user_id, sort=order)
    await show_panel(app, reply, await app.tables.table(press.table))


async def act(app: App, reply: Reply, press: Press) -> None:
    """`act`: one action of the game, or several with ``;`` between."""
    table = await app.tables.table(press.table)
    try:
        actions = tuple(table.game.parse(text) for text in press.argument.split(";"))
    except Refusal:
        raise Problem("outdated") from None
    await _act(app, reply, press, table, actions)


async def plan(app: App, reply: Reply, press: Press) -> None:
    """`plan`: actions that the game's screens work out from the position."""
    table = await app.tables.table(press.table)
    seat = seat_at(table, reply.person.user_id)
    if table.state is None:
        raise Problem("not-started")
    if press.decision_of(seat.seat) != table.saved.decisions[seat.seat]:
        await show_panel(app, reply, table, note=reply.speech("problem-stale"))
        return
    await _act(app, reply, press, table, screens_of(table).plan(table.view(seat.seat), press.argument))


async def _act(app: App, reply: Reply, press: Press, table: Table, actions: tuple[Action, ...]) -> None:
    decision = press.decision_of(seat_at(table, reply.person.user_id).seat)
    note = None
    try:
        outcome = await app.tables.act(table.id, reply.person.user_id, decision, actions)
    except Refusal as refusal:
        note = screens_of(table).refusal(refusal, reply.speech)
    except StalePress:
        note = reply.speech("problem-stale")
    except Problem as problem:
        if problem.code not in ("away", "already-closed"):  # of these the panel tells, and how to come back
            raise
    else:
        await answer_and_announce(app, reply, outcome, show_panel(app, reply, outcome.table))
        return
    await show_panel(app, reply, await app.tables.table(table.id), note=note)


async def show_panel(
    app: App,
    reply: Reply,
    table: Table,
    *,
    draft: str = "",
    values: tuple[str, ...] | None = None,
    note: str | None = None,
) -> None:
    """The presser's panel, in the private message they pressed or in a new one.

    Raises:
        Problem: they do not sit at the table, or it is still a lobby.
    """
    seat = seat_at(table, reply.person.user_id)
    if table.saved.phase == "lobby":
        raise Problem("not-started")
    app.tables.refresh_name(table.id, reply.person)
    note = note or _surroundings(app, reply, table)
    settings = await app.preferences.player(reply.person.user_id)
    view = draw_panel(table, seat, reply.speech, settings.sort, draft=draft, values=values, note=note)
    handle = await reply.show(view)
    await app.panels.keep(table.id, reply, handle)


def _surroundings(app: App, reply: Reply, table: Table) -> str | None:
    """Why the others do not see this table as it is, if something has come between."""
    code = app.boards.trouble(table.id)
    if code in NOT_ALLOWED and reply.interaction.channel_id == table.saved.channel_id:
        missing = missing_permissions(reply.interaction, own_thread=False)
        if missing:
            return reply.speech("problem-missing-permissions", permissions=named_permissions(missing, reply.speech))
    return reply.speech(CHANNEL_FAILURES[code]) if code in CHANNEL_FAILURES else None


async def leave(app: App, reply: Reply, press: Press) -> None:
    """`leave`: asks first, for it is easily pressed by mistake."""
    table = await app.tables.table(press.table)
    if seat_at(table, reply.person.user_id).held:
        raise Problem("away")
    await reply.show(confirm_leave_screen(table, reply.speech))


async def leave_surely(app: App, reply: Reply, press: Press) -> None:
    """`leave_surely`: a computer holds the seat from now on."""
    outcome = await app.tables.leave(press.table, reply.person.user_id)
    said = tell(reply, "left-closed" if outcome.table.saved.phase == "closed" else "left-held")
    await answer_and_announce(app, reply, outcome, said)


async def come_back(app: App, reply: Reply, press: Press) -> None:
    """`back`: the presser plays again, no computer for them."""
    outcome = await app.tables.come_back(press.table, reply.person)
    await answer_and_announce(app, reply, outcome, show_panel(app, reply, outcome.table))


async def bottom(app: App, reply: Reply, press: Press) -> None:
    """`bottom`: posts the board anew at the bottom of the channel where this was pressed."""
    table = seated(await app.tables.table(press.table), reply.person.user_id)
    await reply.acknowledge()
    await app.boards.post(table.id, reply.interaction.channel_id)


async def hint(app: App, reply: Reply, press: Press) -> None:
    """`hint`: what the strongest computer would do, and why. It takes a while, so the press is answered first."""
    await reply.acknowledge()
    advice = await app.tables.hint(press.table, reply.person.user_id)
    table = await app.tables.table(press.table)
    note = screens_of(table).hint(advice, seat_labels(table), reply.speech)
    await show_panel(app, reply, table, note=note)


async def skip(app: App, reply: Reply, press: Press) -> None:
    """`skip`: a computer plays this turn for whoever a table without a pace has waited for too long."""
    if await app.consequences.hold_if_gone(seated(await app.tables.table(press.table), reply.person.user_id)):
        await reply.acknowledge()
        return
    outcome = await app.absences.skip(press.table, reply.person.user_id)
    waiting = outcome.table.seats[outcome.table.to_act()[0]]
    await answer_and_announce(app, reply, outcome, tell(reply, "skip-done", player=safe_name(waiting.name)))


async def rematch(app: App, reply: Reply, press: Press) -> None:
    """`rematch`: the same people at a new table, waiting for its host to start."""
    table = await app.tables.lobbies.rematch(press.table, reply.person.user_id)
    app.panels.carry_over(press.table, table)
    app.panels.keep_click(table.id, reply)
    await reply.acknowledge()
    app.boards.request(press.table)
    await app.boards.post(table.id)


async def record(app: App, reply: Reply, press: Press) -> None:
    """`record`: the record of a match that is over, as a file."""
    table = await app.tables.table(press.table)
    text = str(await app.tables.record(press.table))
    file = discord.File(io.BytesIO(text.encode()), filename=f"{table.saved.game}-{table.id}.txt")
    await reply.private(notice(reply.speech("record-text"), file=file.filename), file=file)


HANDLERS = {
    "hand": open_hand,
    "show": show,
    "sort": sort,
    "act": act,
    "plan": plan,
    "leave": leave,
    "leave_surely": leave_surely,
    "back": come_back,
    "bottom": bottom,
    "hint": hint,
    "skip": skip,
    "rematch": rematch,
    "record": record,
}
