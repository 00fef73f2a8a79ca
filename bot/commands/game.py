"""One game's commands: ``start``, ``hand``, ``rules``, ``stop``, ``houserules``."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.app import App
from bot.boundary import Boundary
from bot.commands.common import Command, Interaction, choices, plain_command
from bot.handlers.house_rules import server_rules, show_server_rules
from bot.handlers.information import show_rules
from bot.handlers.match import show_panel
from bot.handlers.opening import open_table
from bot.handlers.stopping import offer_stop
from bot.language.translator import named
from bot.reply import Reply
from bot.screens.choose_table import choose_table_screen
from bot.store import saved_tables
from bot.store.rows import SavedTable
from bot.tables import Problem
from engine import GAMES

SERVER_PRESET = "server"
"""The choice of house rules that the server has made its own."""


def make_group(boundary: Boundary, game: str) -> app_commands.Group:
    """The commands of a game."""
    group = app_commands.Group(
        name=named(f"command-{game}-name"),
        description=named(f"command-{game}-description"),
        guild_only=True,
    )
    group.add_command(_start_command(boundary, game))
    for name, work in (("hand", hand), ("rules", rules), ("stop", stop), ("houserules", show_server_rules)):
        group.add_command(plain_command(boundary, name, partial(work, game=game)))
    return group


def _start_command(boundary: Boundary, game: str) -> Command:
    presets = {SERVER_PRESET: "preset-server"} | {key: f"{game}-preset-{key}" for key in GAMES[game].presets}

    @app_commands.command(name=named("command-start-name"), description=named("command-start-description"))
    @app_commands.rename(rules=named("command-start-rules-name"), thread=named("command-start-thread-name"))
    @app_commands.describe(
        rules=named("command-start-rules-description"), thread=named("command-start-thread-description")
    )
    @app_commands.choices(rules=choices(presets))
    async def command(interaction: Interaction, rules: str = SERVER_PRESET, thread: bool = False) -> None:
        await boundary.answer(interaction, partial(start, game=game, preset=rules, own_thread=thread))

    return command


async def start(app: App, reply: Reply, *, game: str, preset: str, own_thread: bool) -> None:
    """``start``: opens a table with the house rules of the server, or with a set of the game's own."""
    if preset == SERVER_PRESET:
        chosen = await server_rules(app, game, reply.guild_id)
    else:
        chosen = GAMES[game].presets[preset]
    await open_table(app, reply, game, chosen, own_thread=own_thread)


async def hand(app: App, reply: Reply, *, game: str) -> None:
    """``hand``: one's own panel, of a table here or else anywhere on the server; the board is brought back too."""
    user_id = reply.person.user_id
    mine = [table for table in await _tables(app, reply, game) if any(seat.user_id == user_id for seat in table.seats)]
    playing = [table for table in mine if table.phase == "playing"]
    if not mine:
        raise Problem("no-table-of-yours")
    if not playing:
        await app.boards.revive(mine[0].id, reply.interaction.channel_id or 0)
        raise Problem("not-started")
    if len(playing) > 1:
        await reply.show(choose_table_screen(playing, "hand", reply.speech))
        return
    await show_panel(app, reply, await app.tables.table(playing[0].id))
    await app.boards.revive(playing[0].id, reply.interaction.channel_id or 0)


async def rules(app: App, reply: Reply, *, game: str) -> None:
    """``rules``: the rule book, with the house rules of a table here or else of the server."""
    here = await _tables(app, reply, game)
    if here:
        table = await app.tables.table(here[0].id)
        await show_rules(reply, game, table.rules, 0, table.id)
    else:
        await show_rules(reply, game, await server_rules(app, game, reply.guild_id), 0, 0)


async def stop(app: App, reply: Reply, *, game: str) -> None:
    """``stop``: closes a table of the host, or any table where the person may manage the server; asks first."""
    tables = await _tables(app, reply, game)
    allowed = [table for table in tables if reply.may_manage or table.host_id == reply.person.user_id]
    if not tables:
        raise Problem("no-table-here")
    if not allowed:
        raise Problem("may-not-stop")
    if len(allowed) > 1:
        await reply.show(choose_table_screen(allowed, "stop", reply.speech))
    else:
        await offer_stop(app, reply, allowed[0].id)


async def _tables(app: App, reply: Reply, game: str) -> list[SavedTable]:
    """The tables of a game in the channel where the command was given; if there are none, in the whole server."""
    every = [table for table in await app.store.read(saved_tables.of_server, reply.guild_id) if table.game == game]
    here = [table for table in every if table.channel_id == reply.interaction.channel_id]
    return here or every
