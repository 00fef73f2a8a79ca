"""``DATABASE_URL`` as people paste it, made into what SQLAlchemy takes. What hosts of PostgreSQL wish, libpq reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from psycopg.pq import Conninfo
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.problems import StoreUnavailable

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "sqlite+pysqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+asyncpg": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}

USUAL: Final = {"application_name": "duizenden", "connect_timeout": "10", "tcp_user_timeout": "30000"}
"""What libpq is told where the URL does not say otherwise: seconds to connect, milliseconds on a dead network."""

SSL_MODES: Final = {"true": "require", "false": "disable"}
"""``ssl=`` of other drivers by libpq's name; what is missing here has the same name."""

WITHOUT_PREPARING: Final = frozenset({"pgbouncer", "prepared_statement_cache_size"})
"""Parameters of other drivers for a pooler between us and the server, which cannot keep prepared statements."""


class Address(msgspec.Struct, frozen=True):
    """Where the database is.

    Attributes:
        url: for SQLAlchemy. Secret: it may hold a password.
        arguments: for the driver.
        place: what the owner may read of it: the file, or the database and its host.
        file: of SQLite; None for PostgreSQL, for a database in memory, and for ``file:`` URIs.
    """

    url: URL
    arguments: dict[str, Any]
    place: str
    file: Path | None = None

    def __repr__(self) -> str:
        return f"Address({self.place})"

    @property
    def on_sqlite(self) -> bool:
        """Whether it is a database of SQLite, not of PostgreSQL."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def in_memory(self) -> bool:
        """Whether it is a database of SQLite that lives as long as its one connection."""
        return self.on_sqlite and self.url.database in {None, "", ":memory:"}


def read_url(text: str) -> Address:
    """Where the database is, from its URL.

    Raises:
        StoreUnavailable: it is no URL of a database we know, or holds a parameter nobody understands.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreUnavailable("DATABASE_URL is no URL such as sqlite:///data/duizenden.db") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise StoreUnavailable(f"DATABASE_URL: {url.drivername}:// is not supported; use sqlite:// or postgresql://")
    url = url.set(drivername=driver)
    return _sqlite(url) if driver == "sqlite+aiosqlite" else _postgresql(url)


def _sqlite(url: URL) -> Address:
    name = url.database or ":memory:"
    plain = name != ":memory:" and not name.startswith("file:")
    wait = {} if "timeout" in url.query else {"timeout": 10}
    return Address(url, wait, name, Path(name) if plain else None)


def _postgresql(url: URL) -> Address:
    given = {key: value if isinstance(value, str) else value[-1] for key, value in url.query.items()}
    preparing = {"prepare_threshold": None} if given.keys() & WITHOUT_PREPARING else {}
    if ssl := given.pop("ssl", None):
        given.setdefault("sslmode", SSL_MODES.get(ssl, ssl))
    wishes = {key: value for key, value in given.items() if key not in WITHOUT_PREPARING}
    if unknown := wishes.keys() - {option.keyword.decode() for option in Conninfo.get_defaults()}:
        raise StoreUnavailable(f"DATABASE_URL: unknown parameter {min(unknown)!r}")
    host = url.host or wishes.get("host") or "localhost"
    return Address(url.set(query=USUAL | wishes), preparing, f"{url.database} at {host}")
