"""What Alembic runs for each command: on the connection of the starting bot, or for developers on DATABASE_URL."""

from __future__ import annotations

import asyncio
from typing import Literal

from alembic import context
from sqlalchemy import Connection, TypeDecorator

from bot.settings import load_settings
from bot.store import Store
from bot.store.schema import metadata
from bot.store.url import read_url


def rendered(kind: str, item: object, _: object) -> str | Literal[False]:
    """Migrations name the database's own types: they mean the same when our column types have changed."""
    return f"sa.{item.impl!r}" if kind == "type" and isinstance(item, TypeDecorator) else False


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, render_item=rendered)
    with context.begin_transaction():
        context.run_migrations()


async def run_on_database_url() -> None:
    store = Store(read_url(load_settings().database_url))
    try:
        await store.rebuild(run)
    finally:
        await store.close()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(run_on_database_url())
else:
    run(given)
