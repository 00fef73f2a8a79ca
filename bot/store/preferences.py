"""What servers and players have chosen; who has chosen nothing has the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, select

from bot.store import schema
from bot.store.rows import PlayerSettings, ServerSettings


def server(connection: Connection, guild_id: int) -> ServerSettings:
    """The settings of a server."""
    return ServerSettings(**_load(connection, schema.servers, {"guild_id": guild_id}, ServerSettings))


def player(connection: Connection, user_id: int) -> PlayerSettings:
    """The settings of a player."""
    return PlayerSettings(**_load(connection, schema.players, {"user_id": user_id}, PlayerSettings))


def _load(
    connection: Connection, table: Table, key: Mapping[str, int], kind: type[msgspec.Struct]
) -> Mapping[str, Any]:
    """The row of a key; nothing but the key itself where there is no row."""
    fields = kind.__struct_fields__
    query = select(*(table.c[name] for name in fields)).where(*(table.c[name] == value for name, value in key.items()))
    row = connection.execute(query).one_or_none()
    return key if row is None else dict(zip(fields, row, strict=True))


def save(connection: Connection, settings: ServerSettings | PlayerSettings) -> None:
    """Puts settings in the place of those before."""
    into: Table = schema.servers if isinstance(settings, ServerSettings) else schema.players
    values = msgspec.structs.asdict(settings)
    new = schema.insert(connection, into).values(values)
    connection.execute(
        new.on_conflict_do_update(
            index_elements=into.primary_key.columns, set_={name: new.excluded[name] for name in values}
        )
    )
