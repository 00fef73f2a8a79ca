"""One game's commands: ``start``, ``hand``, ``rules``, ``stop``, ``houserules``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.handlers.house_rules import show_server_rules
from bot.handlers.information import show_rules
from bot.handlers.match import show_panel
from bot.handlers.opening import open_table, server_rules
from bot.handlers.stopping import offer_stop
from bot.language.translator import named
from bot.screens.choose_table import choose_table_screen
from bot.tables import Problem
from engine import GAMES

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.reply import Reply
    from bot.store.rows import SavedTable

Interaction = discord.Interaction[Any]

SERVER_PRESET = "server"
"""The choice of house rules that the server has made its own."""


def make_group(client: DuizendenClient, game: str) -> app_commands.Group:
    """The commands of a game."""
    group = app_commands.Group(
        name=named(f"command-{game}-name"),
        description=named(f"command-{game}-description"),
        guild_only=True,
    )
    group.add_command(_start_command(client, game))
    for make in (_hand_command, _rules_command, _stop_command, _house_rules_command):
        group.add_command(make(client, game))
    return group


def _start_command(client: DuizendenClient, game: str) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name=named("command-start-name"), description=named("command-start-description"))
    @app_commands.rename(rules=named("command-start-rules-name"), thread=named("command-start-thread-name"))
    @app_commands.describe(
        rules=named("command-start-rules-description"), thread=named("command-start-thread-description")
    )
    @app_commands.choices(rules=_preset_choices(game))
    async def start(interaction: Interaction, rules: str = SERVER_PRESET, thread: bool = False) -> None:
        async def answer(reply: Reply) -> None:
            chosen = await server_rules(client, game, reply.guild_id) if rules == SERVER_PRESET else None
            await open_table(client, reply, game, chosen or GAMES[game].presets[rules], own_thread=thread)

        await client.answer(interaction, answer)

    return start


def _preset_choices(game: str) -> list[app_commands.Choice[str]]:
    server = app_commands.Choice(name=named("preset-server"), value=SERVER_PRESET)
    return [
        server,
        *(app_commands.Choice(name=named(f"{game}-preset-{key}"), value=key) for key in GAMES[game].presets),
    ]


def _hand_command(client: DuizendenClient, game: str) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name=named("command-hand-name"), description=named("command-hand-description"))
    async def hand(interaction: Interaction) -> None:
        async def answer(reply: Reply) -> None:
            user_id = reply.person.user_id
            mine = [table for table in await _tables(client, reply, game) if _sits(table, user_id)]
            playing = [table for table in mine if table.phase == "playing"]
            if not mine:
                raise Problem("no-table-of-yours")
            if not playing:
                await client.boards.revive(mine[0].id, reply.interaction.channel_id or 0)
                raise Problem("not-started")
            if len(playing) > 1:
                await reply.show(choose_table_screen(playing, "hand", reply.speech))
                return
            await show_panel(client, reply, await client.tables.table(playing[0].id))
            await client.boards.revive(playing[0].id, reply.interaction.channel_id or 0)

        await client.answer(interaction, answer)

    return hand


def _rules_command(client: DuizendenClient, game: str) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name=named("command-rules-name"), description=named("command-rules-description"))
    async def rules(interaction: Interaction) -> None:
        async def answer(reply: Reply) -> None:
            here = await _tables(client, reply, game)
            if here:
                table = await client.tables.table(here[0].id)
                await show_rules(client, reply, game, table.rules, 0, table.id)
            else:
                await show_rules(client, reply, game, await server_rules(client, game, reply.guild_id), 0, 0)

        await client.answer(interaction, answer)

    return rules


def _stop_command(client: DuizendenClient, game: str) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name=named("command-stop-name"), description=named("command-stop-description"))
    async def stop(interaction: Interaction) -> None:
        async def answer(reply: Reply) -> None:
            tables = await _tables(client, reply, game)
            allowed = [table for table in tables if reply.may_manage or table.host_id == reply.person.user_id]
            if not tables:
                raise Problem("no-table-here")
            if not allowed:
                raise Problem("may-not-stop")
            if len(allowed) > 1:
                await reply.show(choose_table_screen(allowed, "stop", reply.speech))
            else:
                await offer_stop(client, reply, allowed[0].id)

        await client.answer(interaction, answer)

    return stop


def _house_rules_command(client: DuizendenClient, game: str) -> app_commands.Command[Any, ..., Any]:
    @app_commands.command(name=named("command-houserules-name"), description=named("command-houserules-description"))
    async def houserules(interaction: Interaction) -> None:
        async def answer(reply: Reply) -> None:
            await show_server_rules(client, reply, game)

        await client.answer(interaction, answer)

    return houserules


async def _tables(client: DuizendenClient, reply: Reply, game: str) -> list[SavedTable]:
    """The tables of a game in the channel where the command was given; if there are none, in the whole server."""
    every = [table for table in await client.tables.tables_of(reply.guild_id) if table.game == game]
    here = [table for table in every if table.channel_id == reply.interaction.channel_id]
    return here or every


def _sits(table: SavedTable, user_id: int) -> bool:
    return any(seat.user_id == user_id for seat in table.seats)
