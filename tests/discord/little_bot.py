"""A bot of two screens, built as a bot must be built, to try the harness and the playground with.

People count together on a board, and each has a hand with a secret only they see. The count is kept in a file; nothing
about a message is kept in memory, so every button works after a restart.
"""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any, Self, cast

import aiosqlite
import discord
from discord import app_commands, ui
from discord.app_commands import locale_str

Press = discord.Interaction[Any]

NOBODY = discord.AllowedMentions.none()
SUITS = ["♠", "♥", "♦", "♣"]
ID = re.compile(r"little~(?P<verb>[a-z]+)~\d*")
NAME_FORM = "little~name~form"


def secret_of(user: discord.abc.User) -> str:
    """What only this person may see."""
    return f"secret {user.id % 9973}"


class Item(ui.DynamicItem[ui.Item[Any]], template=ID):
    """Any button or menu of this bot."""

    @classmethod
    async def from_custom_id(cls, _press: Press, item: ui.Item[Any], _match: re.Match[str], /) -> Self:
        return cls(item)

    async def callback(self, interaction: Press) -> None:
        match = ID.fullmatch(self.custom_id)
        assert match is not None
        await getattr(interaction.client, f"press_{match['verb']}")(interaction)


class Dutch(app_commands.Translator):
    """A translator of one word."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        return "begin" if locale is discord.Locale.dutch and string.message == "start" else None


class LittleClient(discord.Client):
    """The bot."""

    def __init__(self, file: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=NOBODY)
        self.tree = app_commands.CommandTree(self)
        self.file = file
        self.hands: dict[int, Press] = {}
        self.drawn = 0
        self.later: set[asyncio.Task[None]] = set()
        self.woken = asyncio.Event()
        self.gave_up = False

    # ---------------------------------------------------------------- life

    async def setup_hook(self) -> None:
        self.database = await aiosqlite.connect(self.file)
        await self.keep("create table if not exists board (channel integer, message integer, count integer)")
        self.add_dynamic_items(Item)
        self.tree.add_command(commands())
        await self.tree.set_translator(Dutch())
        await self.tree.sync()
        self.later.add(asyncio.create_task(self.wait_to_be_woken()))

    async def close(self) -> None:
        if not self.is_closed():
            await super().close()
            await self.database.close()

    async def wait_to_be_woken(self) -> None:
        await self.wait_until_ready()
        try:
            await asyncio.wait_for(self.woken.wait(), 3600)
        except TimeoutError:
            self.gave_up = True

    async def repost_tables(self) -> None:
        for channel_id, _, count in await self.boards():
            channel = cast("discord.TextChannel", self.get_channel(channel_id))
            message = await channel.send(view=board(count))
            await self.keep("update board set message = ?", message.id)

    # ---------------------------------------------------------------- what is kept

    async def keep(self, statement: str, *values: int) -> None:
        await self.database.execute(statement, values)
        await self.database.commit()

    async def boards(self) -> list[tuple[int, int, int]]:
        async with self.database.execute("select channel, message, count from board") as rows:
            return cast("list[tuple[int, int, int]]", list(await rows.fetchall()))

    async def add_one(self) -> int:
        await self.keep("update board set count = count + 1")
        return (await self.boards())[0][2]

    async def redraw(self) -> None:
        for channel_id, message_id, count in await self.boards():
            channel = cast("discord.TextChannel", self.get_channel(channel_id))
            await channel.get_partial_message(message_id).edit(view=board(count), allowed_mentions=NOBODY)

    # ---------------------------------------------------------------- presses

    async def press_hand(self, press: Press) -> None:
        self.hands[press.user.id] = press
        await press.response.send_message(view=self.hand(press.user), ephemeral=True)

    async def press_one(self, press: Press) -> None:
        await press.response.edit_message(view=board(await self.add_one()))
        for shown in self.hands.values():
            await shown.edit_original_response(view=self.hand(shown.user))

    async def press_later(self, press: Press) -> None:
        await press.response.send_message("In five seconds.", ephemeral=True)
        self.later.add(asyncio.create_task(self.count_later()))

    async def count_later(self) -> None:
        await asyncio.sleep(5)
        await self.add_one()
        await self.redraw()

    async def press_think(self, press: Press) -> None:
        await press.response.defer(ephemeral=True, thinking=True)
        instant = await asyncio.to_thread(self.think)
        await press.edit_original_response(content=f"It is {instant:%H:%M:%S}.")

    def think(self) -> Any:
        time.sleep(0.05)
        return discord.utils.utcnow()

    async def press_name(self, press: Press) -> None:
        form = ui.Modal(title="Your name", custom_id=NAME_FORM)
        form.add_item(ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20)))
        form.stop()
        await press.response.send_modal(form)

    async def on_interaction(self, press: Press) -> None:
        data = cast("dict[str, Any]", press.data or {})
        if press.type is discord.InteractionType.modal_submit and data["custom_id"] == NAME_FORM:
            name = discord.utils.escape_markdown(data["components"][0]["component"]["value"])
            await press.response.send_message(
                f"Welcome, {name} ({press.locale}, {press.guild_locale}).", ephemeral=True
            )

    async def press_keep(self, press: Press) -> None:
        chosen = cast("dict[str, Any]", press.data)["values"]
        await press.response.edit_message(view=self.hand(press.user, chosen))

    async def press_away(self, press: Press) -> None:
        await press.response.defer()
        await press.delete_original_response()

    async def press_call(self, press: Press) -> None:
        await press.response.send_message("Called.", ephemeral=True)
        await cast("discord.TextChannel", press.channel).send(
            f"{press.user.mention}, it is your turn.", allowed_mentions=discord.AllowedMentions(users=[press.user])
        )

    # ---------------------------------------------------------------- the hand

    def hand(self, user: discord.abc.User, chosen: tuple[str, ...] = ()) -> ui.LayoutView:
        """A private panel: a menu with a fresh id each time, and two buttons."""
        self.drawn += 1
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"## Hand\n{secret_of(user)}, kept: {' '.join(chosen) or 'nothing'}"))
        options = [discord.SelectOption(label=suit, value=suit, default=suit in chosen) for suit in SUITS]
        menu: ui.Select[Any] = ui.Select(custom_id=f"little~keep~{self.drawn}", placeholder="Keep", options=options)
        menu.min_values, menu.max_values = 0, len(SUITS)
        view.add_item(ui.ActionRow(Item(menu)))
        view.add_item(ui.ActionRow(button("Put away", "away")))
        view.stop()
        return view


def board(count: int) -> ui.LayoutView:
    """The public message."""
    box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour.dark_green())
    box.add_item(ui.Section(ui.TextDisplay(f"## Table\nCount: {count}"), accessory=button("My hand", "hand")))
    box.add_item(ui.Separator())
    box.add_item(ui.ActionRow(button("One", "one"), button("Later", "later"), button("Think", "think")))
    box.add_item(ui.ActionRow(button("Name…", "name"), button("Call me", "call"), button("No", "no", disabled=True)))
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    view.stop()
    return view


def button(label: str, verb: str, **looks: Any) -> Item:
    """A button that works for ever."""
    return Item(ui.Button(label=label, custom_id=f"little~{verb}~", **looks))


def commands() -> app_commands.Group:
    """One slash command, /duizenden start."""
    group = app_commands.Group(name="duizenden", description="A table to count at")

    @group.command(name=locale_str("start"), description=locale_str("Opens the table"))
    @app_commands.describe(thread="In a thread of its own")
    async def start(press: Press, thread: bool = False) -> None:
        client, place = cast("LittleClient", press.client), cast("discord.TextChannel", press.channel)
        await press.response.defer(ephemeral=True, thinking=True)
        where = await place.create_thread(name="Table", type=discord.ChannelType.public_thread) if thread else place
        message = await where.send(view=board(0))
        await client.keep("delete from board")
        await client.keep("insert into board values (?, ?, 0)", where.id, message.id)
        await press.edit_original_response(content="The table is open.")

    return group


def little(client: discord.Client) -> LittleClient:
    """The little bot that a world runs."""
    return cast("LittleClient", client)
