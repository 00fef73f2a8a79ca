"""Computers move at a pace that people can follow, and one edit a second shows it."""

from __future__ import annotations

from pathlib import Path

from bot.client import DuizendenClient
from bot.settings import load_settings
from tests.bot.play.turns import add_computer, play_turn, table_of
from tests.discord.play import discord_world

PACE = 1.5


async def test_a_computer_takes_its_time(tmp_path: Path) -> None:
    settings = load_settings(
        database_url=f"sqlite:///{tmp_path}/bot.db", computer_pace=PACE, board_interval=1, search_workers=0
    )
    async with discord_world(lambda: DuizendenClient(settings), pace=0) as world:
        anna = world.people[0]
        await anna.command("duizenden start")
        for _ in range(3):
            await add_computer(anna)
        await anna.press("Start")
        if (await table_of(world)).computer_to_move() is None:
            await play_turn(anna)
        moves, seen = list[int](), len(world.requests)
        while (await table_of(world)).computer_to_move() is not None and len(moves) < 12:
            before = (await table_of(world)).recorded
            await world.pass_time(PACE / 3)
            moves.append((await table_of(world)).recorded - before)
        edits = sum(request.method == "PATCH" and "/messages/" in request.path for request in world.requests[seen:])
        assert max(moves) == 1
        assert sum(moves) <= len(moves) / 3 + 1
        assert edits <= len(moves) * PACE / 3 + 1
