"""The public message of a table, and the short message that calls the next player.

Both are ordinary messages of the channel, edited by their ids: they outlive every token. What fails here never
undoes a move; the next press finds the table where it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from datetime import timedelta
from typing import Final

import discord
from cachetools import LRUCache
from discord import ui

from bot.discord_errors import LOST_CHANNEL, LOST_MESSAGE, UNREACHABLE, code_of
from bot.drawing import draw_board
from bot.places import Places
from bot.preferences import Preferences
from bot.store.problems import StoreError
from bot.tables import Problem, Table, Tables, plays_itself
from bot.tables.locks import Locks

_log = logging.getLogger(__name__)

OLD_AGE: Final = timedelta(minutes=55)
"""Discord lets messages older than an hour be edited seldom; a board of this age is posted anew instead."""

FINISHING: Final = 10.0
"""Seconds that the last edits get when the bot stops; what is not shown then is shown at the next start."""

NO_MENTIONS: Final = discord.AllowedMentions.none()

TROUBLES_KEPT: Final = 1000
"""Of how many tables it is remembered that they cannot be shown; the longest known is forgotten first."""


def only(user_id: int) -> discord.AllowedMentions:
    """Lets a message mention one person and nothing else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)], replied_user=False)


class Boards:
    """The boards of all tables. `interval` is the least number of seconds between two edits of one."""

    def __init__(self, places: Places, tables: Tables, preferences: Preferences, interval: float) -> None:
        self._places = places
        self._tables = tables
        self._preferences = preferences
        self._interval = interval
        self._outdated: set[int] = set()
        self._editing: dict[int, asyncio.Task[None]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._locks = Locks()
        self._troubles: LRUCache[tuple[int, str], int] = LRUCache(TROUBLES_KEPT)

    def trouble(self, table_id: int) -> int | None:
        """Discord's code for why a table could not be shown, or its player not be called, when it was last tried."""
        return self._troubles.get((table_id, "board")) or self._troubles.get((table_id, "call"))

    # ------------------------------------------------------------ the board

    def request(self, table_id: int) -> None:
        """Asks for a board to be brought up to date: soon, and once for all requests of the interval."""
        self._outdated.add(table_id)
        if table_id not in self._editing:
            task = asyncio.create_task(self._keep_up(table_id), name=f"board of table {table_id}")
            self._editing[table_id] = task

    def catch_up(self, table_ids: Iterable[int]) -> None:
        """Brings boards up to date and calls players who have not been called before the bot stopped.

        One after another: at a start there may be many, and people press meanwhile.
        """
        task = asyncio.create_task(self._catch_up(table_ids), name="boards after a start")
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def post(self, table_id: int, channel_id: int | None = None) -> None:
        """Posts a board at the bottom of its channel, or of another one, and takes the older message away.

        Raises:
            discord.HTTPException: the channel is gone, or something may not be done there.
        """
        async with self._locks[table_id]:
            table = await self._tables.table(table_id)
            await self._post(table, channel_id or table.saved.channel_id)

    async def revive(self, table_id: int, channel_id: int) -> None:
        """Brings a board up to date; where its channel is gone or closed to us, the board moves to another one.

        Raises:
            discord.HTTPException: it cannot be shown there either.
        """
        async with self._locks[table_id]:
            table = await self._tables.table(table_id)
            try:
                await self._edit(table)
            except discord.HTTPException as error:
                if error.code not in LOST_CHANNEL or channel_id == table.saved.channel_id:
                    raise
                await self._post(table, channel_id)

    async def finish(self) -> None:
        """Brings every outdated board up to date, before the bot stops."""
        for task in (*self._editing.values(), *self._catching_up):
            task.cancel()
        try:
            async with asyncio.timeout(FINISHING):
                for table_id in list(self._outdated):
                    await self._bring_up_to_date(table_id)
        except TimeoutError:
            _log.info("%s boards are left for the next start", len(self._outdated))

    async def _keep_up(self, table_id: int) -> None:
        try:
            while table_id in self._outdated:
                await self._bring_up_to_date(table_id)
                await asyncio.sleep(self._interval)
        finally:
            self._editing.pop(table_id, None)

    async def _catch_up(self, table_ids: Iterable[int]) -> None:
        for table_id in table_ids:
            await self._bring_up_to_date(table_id)
            try:
                await self.call(await self._tables.table(table_id), await self._tables.acted_last(table_id))
            except (Problem, StoreError) as error:
                _log.info("table %s calls nobody after the start: %s", table_id, error)

    async def _bring_up_to_date(self, table_id: int) -> None:
        self._outdated.discard(table_id)
        try:
            async with self._locks[table_id]:
                await self._edit(await self._tables.table(table_id))
            self._troubles.pop((table_id, "board"), None)
        except asyncio.CancelledError:
            self._outdated.add(table_id)
            raise
        except Problem as problem:
            _log.info("table %s has no board any more: %s", table_id, problem.code)
        except UNREACHABLE as error:
            self._note_trouble(table_id, "board", error)
        except Exception:
            _log.exception("the board of table %s could not be drawn", table_id)

    async def _edit(self, table: Table) -> None:
        message_id = table.saved.message_id
        if message_id is None or (table.saved.phase == "playing" and _age(message_id) > OLD_AGE):
            await self._post(table, table.saved.channel_id)
            return
        try:
            view = await self._view(table)
            await (
                self._channel(table.saved.channel_id)
                .get_partial_message(message_id)
                .edit(view=view, allowed_mentions=NO_MENTIONS)
            )
        except discord.HTTPException as error:
            if error.code not in LOST_MESSAGE:
                raise
            await self._post(table, table.saved.channel_id)

    async def _post(self, table: Table, channel_id: int) -> None:
        sent = await self._channel(channel_id).send(view=await self._view(table), allowed_mentions=NO_MENTIONS)
        await self._tables.set_board(table.id, channel_id, sent.id)
        self._troubles.pop((table.id, "board"), None)
        if table.saved.message_id is not None:
            await self._delete(table.saved.channel_id, table.saved.message_id)
        if channel_id != table.saved.channel_id and table.saved.call_message_id is not None:
            await self._tables.set_call(table.id, None, None)
            await self._delete(table.saved.channel_id, table.saved.call_message_id)

    async def _view(self, table: Table) -> ui.LayoutView:
        view = draw_board(table, await self._preferences.public_speech(self._places.get_guild(table.saved.guild_id)))
        view.stop()
        return view

    # ------------------------------------------------------------ calling

    async def call(self, table: Table, actor: int | None = None) -> None:
        """Calls the player whose turn it is, and takes the call before it away.

        `actor` is who has just acted: as long as it is still their turn, they know.
        """
        async with self._locks[table.id]:
            try:
                await self._call(await self._tables.table(table.id), actor)
                self._troubles.pop((table.id, "call"), None)
            except Problem as problem:
                _log.info("table %s calls nobody any more: %s", table.id, problem.code)
            except UNREACHABLE as error:
                self._note_trouble(table.id, "call", error)
            except StoreError as error:
                _log.warning("table %s could not call its player: %s", table.id, error)

    async def _call(self, table: Table, actor: int | None) -> None:
        waited_for = _person_to_act(table)
        if waited_for is not None and waited_for == table.saved.called_user_id and waited_for != actor:
            return
        if table.saved.call_message_id is not None:
            await self._delete(table.saved.channel_id, table.saved.call_message_id)
            await self._tables.set_call(table.id, None, None)
        if waited_for is None or waited_for == actor or _time_is_up(table):
            return
        if (await self._preferences.player(waited_for)).pings == "always":
            await self._send_call(table, waited_for, "call-your-turn")

    async def remind(self, table: Table) -> None:
        """Reminds whoever the table waits for that their time is running out; takes the call before away."""
        user_id, deadline = _person_to_act(table), table.saved.deadline
        if user_id is None or deadline is None or (await self._preferences.player(user_id)).pings == "never":
            return
        async with self._locks[table.id]:
            now = await self._tables.table(table.id)
            if (_person_to_act(now), now.saved.deadline) != (user_id, deadline):
                return  # they have acted while the lock was waited for
            try:
                await self._send_call(now, user_id, "call-reminder", deadline=discord.utils.format_dt(deadline, "R"))
            except UNREACHABLE as error:
                self._note_trouble(table.id, "call", error)

    async def _send_call(self, table: Table, user_id: int, key: str, **arguments: str) -> None:
        """Sends a message that mentions one person, in place of the one before."""
        speech = await self._preferences.public_speech(self._places.get_guild(table.saved.guild_id))
        sent = await self._channel(table.saved.channel_id).send(
            speech(key, player=f"<@{user_id}>", game=speech(f"{table.saved.game}-name"), **arguments),
            allowed_mentions=only(user_id),
        )
        before = (await self._tables.table(table.id)).saved.call_message_id
        await self._tables.set_call(table.id, sent.id, user_id)
        if before is not None:
            await self._delete(table.saved.channel_id, before)

    # ------------------------------------------------------------ Discord

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._places.get_partial_messageable(channel_id)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except UNREACHABLE as error:
            _log.info("an older message could not be taken away: %s", code_of(error))

    def _note_trouble(self, table_id: int, what: str, error: BaseException) -> None:
        _log.info("table %s, %s: %s %s", table_id, what, type(error).__name__, code_of(error))
        self._troubles[table_id, what] = code_of(error)


def _age(message_id: int) -> timedelta:
    return discord.utils.utcnow() - discord.utils.snowflake_time(message_id)


def _time_is_up(table: Table) -> bool:
    """Whether a computer is about to play for whoever the table waits for."""
    return table.saved.deadline is not None and table.saved.deadline <= discord.utils.utcnow()


def _person_to_act(table: Table) -> int | None:
    """The one person the table waits for; None for a computer, for all (between rounds) and for nobody."""
    waiting = table.to_act()
    if len(waiting) != 1:
        return None
    seat = table.seats[waiting[0]]
    return None if plays_itself(seat) else seat.user_id
