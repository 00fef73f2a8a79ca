"""``DATABASE_URL`` as people paste it, made into what SQLAlchemy and the drivers take.

Hosts of PostgreSQL hand out URLs for libpq (``postgres://…?sslmode=require``); asyncpg knows the same wishes by
other names.
"""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.problems import StoreUnavailable

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "sqlite+aiosqlite": "sqlite+pysqlite",
    "sqlite+pysqlite": "sqlite+pysqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")

TLS_FILES: Final[tuple[str, ...]] = ("sslrootcert", "sslcert", "sslkey", "sslpassword")

PASSED_ON: Final = frozenset({"host", "port", "prepared_statement_cache_size"})
"""Parameters that SQLAlchemy's asyncpg dialect takes itself."""

WITHOUT_MEANING: Final = frozenset({"channel_binding", "gssencmode", "pgbouncer", "keepalives", "keepalives_idle"})
"""Parameters for other drivers; without them the connection is no less safe than asyncpg makes it."""


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
    def in_memory(self) -> bool:
        """Whether it is a database of SQLite that lives as long as its one connection."""
        return self.url.get_backend_name() == "sqlite" and self.url.database in {None, "", ":memory:"}


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
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)


def _sqlite(url: URL) -> Address:
    name = url.database or ":memory:"
    plain = name != ":memory:" and not name.startswith("file:")
    wait = {} if "timeout" in url.query else {"timeout": 10}
    return Address(url, wait, name, Path(name) if plain else None)


def _postgresql(url: URL) -> Address:
    wishes = {key: value if isinstance(value, str) else value[-1] for key, value in url.query.items()}
    kept = {key: wishes.pop(key) for key in PASSED_ON & wishes.keys()}
    arguments: dict[str, Any] = {"timeout": _seconds(wishes.pop("connect_timeout", "10")), "command_timeout": 30}
    tls = _tls(wishes)
    if tls is not None:
        arguments["ssl"] = tls
    if session := wishes.pop("target_session_attrs", None):
        arguments["target_session_attrs"] = session
    settings = {key: wishes.pop(key) for key in ("application_name", "options") if key in wishes}
    arguments["server_settings"] = {"application_name": "duizenden", **settings}
    if unknown := wishes.keys() - WITHOUT_MEANING:
        raise StoreUnavailable(f"DATABASE_URL: unknown parameter {min(unknown)!r}")
    host = url.host or kept.get("host") or "localhost"
    return Address(url.set(query=kept), arguments, f"{url.database} at {host}")


def _seconds(text: str) -> float:
    try:
        return float(text) or 10.0
    except ValueError:
        raise StoreUnavailable("DATABASE_URL: connect_timeout is no number of seconds") from None


def _tls(wishes: dict[str, str]) -> str | ssl.SSLContext | None:
    """What the ssl parameters ask for, taken out of the wishes; None where they are silent."""
    mode = wishes.pop("sslmode", None) or wishes.pop("ssl", None)
    mode = {"true": "require", "false": "disable"}.get(mode or "", mode)
    files = {key: wishes.pop(key) for key in TLS_FILES if key in wishes}
    if mode is not None and mode not in SSL_MODES:
        raise StoreUnavailable(f"DATABASE_URL: sslmode has to be one of {', '.join(SSL_MODES)}")
    if not files or mode == "disable":
        return mode
    try:
        return _context(mode or "prefer", files)
    except OSError as error:
        raise StoreUnavailable(f"DATABASE_URL: a certificate cannot be read: {error.strerror or error}") from None


def _context(mode: str, files: Mapping[str, str]) -> ssl.SSLContext:
    """Certificates in files need a context of our own; as with libpq, naming a root asks to verify against it."""
    root = files.get("sslrootcert")
    context = ssl.create_default_context(cafile=None if root == "system" else root)
    context.check_hostname = mode == "verify-full" or root == "system"
    if root is None and not mode.startswith("verify"):
        context.verify_mode = ssl.CERT_NONE
    if "sslcert" in files:
        context.load_cert_chain(files["sslcert"], files.get("sslkey"), files.get("sslpassword"))
    return context
