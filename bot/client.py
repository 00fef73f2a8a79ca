"""The Discord client: set-up, dispatch of presses, the error boundary, shutdown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.board import Boards
from bot.clocks import Clocks
from bot.commands import add_commands
from bot.computers import Computers
from bot.custom_ids import Press, PressItem
from bot.discord_errors import UNREACHABLE, code_of
from bot.handlers import HANDLERS
from bot.handlers.failures import explain_failure
from bot.language.translator import CommandTranslator
from bot.panels import Panels
from bot.preferences import Preferences
from bot.reply import Reply
from bot.retention import Retention
from bot.settings import Settings
from bot.store import Store
from bot.tables import Absences, Outcome, Problem, Table, TableCache, Tables, waits_for
from bot.workers import Workers

_log = logging.getLogger(__name__)

SHUTDOWN_PATIENCE: Final = 10.0
"""Seconds that answers under way get to finish when the bot stops."""


class DuizendenClient(discord.Client):
    """The bot.

    Attributes:
        settings: environment and .env.
        store: the database, open from `setup_hook` on.
        tables: every table.
        preferences: languages and habits of players and servers.
        boards: the public messages.
        panels: the private ones that can still be edited.
        computers: their turns.
        absences: what happens where people are absent.
        clocks: when it happens.
        thinkers: where computers think.
        retention: what is put away once a day.
    """

    store: Store
    tables: Tables
    preferences: Preferences
    boards: Boards
    panels: Panels
    computers: Computers
    absences: Absences
    clocks: Clocks
    thinkers: Workers
    retention: Retention

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.settings = settings
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        self._answering: set[asyncio.Task[Any]] = set()
        self._opened = False
        self._set_up = False

    # ------------------------------------------------------------ life

    async def open_store(self) -> None:
        """Opens the database, so that what is wrong with it is known before Discord is asked for anything.

        Raises:
            StoreUnavailable: it cannot be used; ``str(error)`` is one line that says why.
        """
        if not self._opened:
            self.store = await Store.open(self.settings.database_url)
            self._opened = True

    async def setup_hook(self) -> None:
        """Sets everything up and tells Discord the commands."""
        await self.open_store()
        self.thinkers = Workers(self.settings.search_workers)
        cache = TableCache(self.store, discord.utils.utcnow)
        self.tables = Tables(cache, self.thinkers)
        self.absences = Absences(cache, self.thinkers)
        self.preferences = Preferences(self.store, self.settings.default_language)
        self.boards = Boards(self, self.tables, self.preferences, self.settings.board_interval)
        self.panels = Panels(self.preferences)
        self.computers = Computers(self.tables, self.settings.computer_pace, self.show)
        self.clocks = Clocks(self.absences, discord.utils.utcnow, self.remind, self.show)
        self.retention = Retention(self.store, self.tables, self.preferences)
        self._set_up = True
        self.thinkers.start()
        self.add_dynamic_items(PressItem)
        add_commands(self)
        await self.tree.set_translator(CommandTranslator())
        await self._sync()

    async def on_ready(self) -> None:
        """Goes on where the bot stopped. Discord may say this again after a lost connection."""
        _log.info("ready on %s servers", len(self.guilds))
        await self.retention.note_servers([guild.id for guild in self.guilds])
        self.retention.start()
        last = await self.tables.saved_last()
        self.computers.resume(await self.tables.to_resume())
        self.boards.catch_up({*last, *await self._set_clocks()})

    async def _set_clocks(self) -> list[int]:
        """Lets the clocks of all tables go on; gives the tables whose deadline is another one now."""
        moved = []
        for clock in await self.tables.clocks():
            if self.clocks.runs(clock.table_id):
                continue
            try:
                now = await self.absences.after_pause(clock)
            except Problem as problem:
                _log.info("table %s has no clock any more: %s", clock.table_id, problem.code)
                continue
            self.clocks.set(now)
            if now != clock:
                moved.append(clock.table_id)
        return moved

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, again perhaps: then the clocks of its tables go on."""
        await self.retention.server_joined(guild.id)
        self.boards.catch_up(await self._set_clocks())

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed; an outage at Discord is no removal and does not come here."""
        await self.retention.server_left(guild.id)
        for table in await self.tables.tables_of(guild.id):
            self.clocks.halt(table.id)

    async def repost_tables(self) -> None:
        """Posts the boards of all tables of our servers anew, where Discord has forgotten every message."""
        for guild in self.guilds:
            for table in await self.tables.tables_of(guild.id):
                await self.boards.post(table.id)

    async def close(self) -> None:
        """Lets the answers and moves under way finish, then closes everything. May be called twice."""
        if self._set_up:
            self._set_up = False
            if self._answering:
                await asyncio.wait(self._answering, timeout=SHUTDOWN_PATIENCE)
            await self.retention.stop()
            await self.clocks.stop()
            await self.computers.stop()
            self.thinkers.close()
            await self.boards.finish()
        await super().close()
        if self._opened:
            self._opened = False
            await self.store.close()

    async def _sync(self) -> None:
        guild = discord.Object(self.settings.sync_guild) if self.settings.sync_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        await self.tree.sync(guild=guild)

    # ------------------------------------------------------------ requests

    async def answer_press(
        self, interaction: discord.Interaction[Any], press: Press, values: Sequence[str] | None
    ) -> None:
        """Answers a press, whatever happens."""

        async def answer(reply: Reply) -> None:
            if press.verb not in HANDLERS:
                raise Problem("outdated")
            await HANDLERS[press.verb](self, reply, press)

        await self.answer(interaction, answer, values)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms arrive here, recognised by their custom_id, so that they work after a restart too."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data = cast("dict[str, Any]", interaction.data or {})
        press = Press.parse(data.get("custom_id", ""))
        if press is not None:
            await self.answer_press(interaction, press, _written(data))

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        answer: Callable[[Reply], Awaitable[None]],
        values: Sequence[str] | None = None,
    ) -> None:
        """The boundary of errors: the person always gets an answer, and what went wrong is told in his language."""
        task = asyncio.current_task()
        assert task is not None, "answers are given inside a task"
        self._answering.add(task)
        try:
            reply = Reply(interaction, self.preferences.likely_speech(interaction), values)
            async with reply.in_time():
                try:
                    if not self._set_up:
                        raise Problem("stopping")
                    reply.speech = await self.preferences.private_speech(interaction)
                    await answer(reply)
                except Exception as error:
                    await explain_failure(reply, error)
        except UNREACHABLE as error:
            _log.warning("an interaction could not be answered: %s %s", type(error).__name__, code_of(error))
        except Exception:
            _log.exception("an interaction could not be answered")
        finally:
            self._answering.discard(task)

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def explain(reply: Reply) -> None:
            await explain_failure(reply, cause)

        await self.answer(interaction, explain)

    # ------------------------------------------------------------ consequences

    async def show(self, outcome: Outcome, actor: int | None = None) -> None:
        """Shows everybody what happened: the board, the next player's call and panel, then computers go on.

        `actor` is the person who acted; his own panel has been answered already.
        """
        table_id = outcome.table.id
        self.boards.request(table_id)
        try:
            await self.boards.call(outcome.table, actor)
            await self._refresh_panels(outcome, actor)
        finally:
            self.computers.follow(table_id)
            self.clocks.follow(await self.tables.table(table_id))

    async def _refresh_panels(self, outcome: Outcome, actor: int | None) -> None:
        """Draws the panels of those whose turn has come or has been ended by a computer, and of all between rounds.

        Nobody else's: he may be choosing.
        """
        table = outcome.table
        waiting = table.to_act()
        for seat in table.present:
            turn_changed = (seat.seat in waiting) != (seat.seat in outcome.acted_before)
            if seat.user_id is None or seat.user_id == actor or not (turn_changed or len(waiting) != 1):
                continue
            now = await self.tables.table(table.id)
            if now.to_act() == waiting and now.saved.decisions == table.saved.decisions:  # nobody was faster
                await self.panels.refresh(now, seat.user_id)

    async def remind(self, table: Table) -> None:
        """Reminds whoever a table waits for, or has a computer hold his seat if he has left the server."""
        if not await self.hold_if_gone(table):
            await self.boards.remind(table)

    async def hold_if_gone(self, table: Table) -> bool:
        """Has a computer hold the seat of whoever a table waits for, if he is no longer on the server.

        Asked only where somebody keeps a table waiting: without the privileged intent Discord does not tell.
        """
        seats, guild = waits_for(table), self.get_guild(table.saved.guild_id)
        user_id = table.seats[seats[0]].user_id if len(seats) == 1 else None
        if guild is None or user_id is None:
            return False
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            outcome = await self.absences.gone(table.id, user_id)
            if outcome is not None:
                await self.show(outcome)
            return True
        except discord.HTTPException as error:
            _log.info("it is not known who is on server %s: %s", guild.id, error.code)
        return False


def _written(data: dict[str, Any]) -> list[str]:
    """The texts of a form, in order."""
    return [str(part.get("component", {}).get("value", "")) for part in data.get("components", [])]
