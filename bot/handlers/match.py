"""Presses during a match: looking at one's hand, acting, leaving and coming back, the rematch."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.discord_errors import NOT_ALLOWED
from bot.drawing import draw_panel, screens_of, seat_labels
from bot.handlers.common import answer_and_show, tell
from bot.handlers.failures import CHANNEL_FAILURES
from bot.handlers.opening import named_permissions
from bot.names import safe_name
from bot.permissions import missing_permissions
from bot.screens.notices import confirm_leave_screen, notice
from bot.tables import Problem, StalePress, Table
from bot.tables.checks import seated
from engine.game import Action, Refusal

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.custom_ids import Press
    from bot.reply import Reply


async def open_hand(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`hand`: the presser's own panel; the table may have been chosen among several, and looked for everywhere."""
    table = await client.tables.table(int(reply.values[0]) if reply.values else press.table)
    await show_panel(client, reply, table)
    client.computers.follow(table.id)
    if reply.values:
        await client.boards.revive(table.id, reply.interaction.channel_id or 0)


async def show(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`show`: another part of the panel; never stale, for it changes nothing."""
    table = await client.tables.table(press.table)
    await show_panel(client, reply, table, draft=press.argument, values=reply.values)


async def sort(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`sort`: lays the hand out by suit or by rank, and remembers it."""
    settings = await client.preferences.player(reply.person.user_id)
    order = "rank" if press.argument == "rank" else "suit"
    await client.preferences.save_player(msgspec.structs.replace(settings, sort=order))
    await show_panel(client, reply, await client.tables.table(press.table))


async def act(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`act`: one action of the game, or several with ``;`` between."""
    table = await client.tables.table(press.table)
    try:
        actions = tuple(table.game.parse(text) for text in press.argument.split(";"))
    except Refusal:
        raise Problem("outdated") from None
    await _act(client, reply, press, table, actions)


async def plan(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`plan`: actions that the game's screens work out from the position."""
    table = await client.tables.table(press.table)
    seat = table.seat_of(reply.person.user_id)
    if seat is None or table.state is None:
        raise Problem("outsider")
    if press.decision_of(seat.seat) != table.saved.decisions[seat.seat]:
        await _fresh_panel(client, reply, table, reply.speech("problem-stale"))
        return
    await _act(client, reply, press, table, screens_of(table).plan(table.view(seat.seat), press.argument))


async def _act(client: DuizendenClient, reply: Reply, press: Press, table: Table, actions: tuple[Action, ...]) -> None:
    seat = table.seat_of(reply.person.user_id)
    decision = None if seat is None else press.decision_of(seat.seat)
    try:
        outcome = await client.tables.act(table.id, reply.person.user_id, decision, actions)
    except StalePress:
        table = await client.tables.table(table.id)
        await _fresh_panel(client, reply, table, reply.speech("problem-stale"))
        return
    except Refusal as refusal:
        table = await client.tables.table(table.id)
        await _fresh_panel(client, reply, table, screens_of(table).refusal(refusal, reply.speech))
        return
    except Problem as problem:
        if problem.code not in ("away", "already-closed"):
            raise
        await show_panel(client, reply, await client.tables.table(table.id))  # it says so, and how to come back
        return
    await answer_and_show(client, reply, outcome, show_panel(client, reply, outcome.table))


async def _fresh_panel(client: DuizendenClient, reply: Reply, table: Table, note: str) -> None:
    await show_panel(client, reply, table, note=note)


async def show_panel(
    client: DuizendenClient,
    reply: Reply,
    table: Table,
    *,
    draft: str = "",
    values: tuple[str, ...] | None = None,
    note: str | None = None,
) -> None:
    """The presser's panel, in the private message he pressed or in a new one.

    Raises:
        Problem: he does not sit at the table, or it is still a lobby.
    """
    seat = table.seat_of(reply.person.user_id)
    if seat is None:
        raise Problem("outsider")
    if table.saved.phase == "lobby":
        raise Problem("not-started")
    client.tables.refresh_name(table.id, reply.person)
    note = note or _surroundings(client, reply, table)
    settings = await client.preferences.player(reply.person.user_id)
    view = draw_panel(table, seat, reply.speech, settings.sort, draft=draft, values=values, note=note)
    handle = await reply.show(view)
    await client.panels.keep(table.id, reply, handle)


def _surroundings(client: DuizendenClient, reply: Reply, table: Table) -> str | None:
    """Why the others do not see this table as it is, if something has come between."""
    code = client.boards.trouble(table.id)
    if code in NOT_ALLOWED and reply.interaction.channel_id == table.saved.channel_id:
        missing = missing_permissions(reply.interaction, own_thread=False)
        if missing:
            return reply.speech("problem-missing-permissions", permissions=named_permissions(missing, reply.speech))
    return reply.speech(CHANNEL_FAILURES[code]) if code in CHANNEL_FAILURES else None


async def leave(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`leave`: asks first, for it is easily pressed by mistake."""
    table = await client.tables.table(press.table)
    seat = table.seat_of(reply.person.user_id)
    if seat is None:
        raise Problem("outsider")
    if seat.held:
        raise Problem("away")
    await reply.show(confirm_leave_screen(table, reply.speech))


async def leave_surely(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`leave_surely`: a computer holds the seat from now on."""
    outcome = await client.tables.leave(press.table, reply.person.user_id)
    said = tell(reply, "left-closed" if outcome.table.saved.phase == "closed" else "left-held")
    await answer_and_show(client, reply, outcome, said)


async def come_back(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`back`: the presser plays himself again."""
    outcome = await client.tables.come_back(press.table, reply.person)
    await answer_and_show(client, reply, outcome, show_panel(client, reply, outcome.table))


async def bottom(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`bottom`: posts the board anew at the bottom of the channel where this was pressed."""
    table = await client.tables.table(press.table)
    if table.seat_of(reply.person.user_id) is None:
        raise Problem("outsider")
    await reply.acknowledge()
    await client.boards.post(table.id, reply.interaction.channel_id)


async def hint(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`hint`: what the strongest computer would do, and why. It takes a while, so the press is answered first."""
    await reply.acknowledge()
    advice = await client.tables.hint(press.table, reply.person.user_id)
    table = await client.tables.table(press.table)
    note = screens_of(table).hint(advice, seat_labels(table), reply.speech)
    await show_panel(client, reply, table, note=note)


async def skip(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`skip`: a computer plays this turn for whoever a table without a pace has waited for too long."""
    if await client.hold_if_gone(seated(await client.tables.table(press.table), reply.person.user_id)):
        await reply.acknowledge()
        return
    outcome = await client.absences.skip(press.table, reply.person.user_id)
    waiting = outcome.table.seats[outcome.table.to_act()[0]]
    await answer_and_show(client, reply, outcome, tell(reply, "skip-done", player=safe_name(waiting.name)))


async def rematch(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`rematch`: the same people at a new table, waiting for its host to start."""
    table = await client.tables.lobbies.rematch(press.table, reply.person.user_id)
    client.panels.carry_over(press.table, table)
    client.panels.keep_click(table.id, reply)
    await reply.acknowledge()
    client.boards.request(press.table)
    await client.boards.post(table.id)


async def record(client: DuizendenClient, reply: Reply, press: Press) -> None:
    """`record`: the record of a match that is over, as a file."""
    table = await client.tables.table(press.table)
    text = str(await client.tables.record(press.table))
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
