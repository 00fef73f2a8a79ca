"""What servers and players have chosen; who has chosen nothing has the defaults."""

from __future__ import annotations

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import insert
from bot.store.rows import PlayerSettings, ServerSettings


async def server(connection: AsyncConnection, guild_id: int) -> ServerSettings:
    """The settings of a server."""
    query = select(schema.servers).where(schema.servers.c.guild_id == guild_id)
    row = (await connection.execute(query)).mappings().one_or_none()
    return ServerSettings(guild_id) if row is None else ServerSettings(**row)


async def player(connection: AsyncConnection, user_id: int) -> PlayerSettings:
    """The settings of a player."""
    query = select(schema.players).where(schema.players.c.user_id == user_id)
    row = (await connection.execute(query)).mappings().one_or_none()
    return PlayerSettings(user_id) if row is None else PlayerSettings(**row)


async def save(connection: AsyncConnection, settings: ServerSettings | PlayerSettings) -> None:
    """Puts settings in the place of those before."""
    into: Table = schema.servers if isinstance(settings, ServerSettings) else schema.players
    new = insert(connection, into).values(msgspec.structs.asdict(settings))
    await connection.execute(new.on_conflict_do_update(index_elements=into.primary_key.columns, set_=new.excluded))
