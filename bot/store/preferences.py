"""What servers and players have chosen; who has chosen nothing has the defaults."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Table, select

from bot.store import schema
from bot.store.rows import PlayerSettings, ServerSettings

SettingsT = TypeVar("SettingsT", ServerSettings, PlayerSettings)


def server(connection: Connection, guild_id: int) -> ServerSettings:
    """The settings of a server."""
    return _load(connection, schema.servers, ServerSettings, guild_id)


def player(connection: Connection, user_id: int) -> PlayerSettings:
    """The settings of a player."""
    return _load(connection, schema.players, PlayerSettings, user_id)


def _load(connection: Connection, table: Table, kind: type[SettingsT], owner: int) -> SettingsT:
    """The settings of a server or a player; the defaults where there is no row."""
    columns = [table.c[name] for name in kind.__struct_fields__]
    row = connection.execute(select(*columns).where(*(key == owner for key in table.primary_key))).one_or_none()
    return kind(*row or (owner,))


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
