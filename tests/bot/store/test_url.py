"""``DATABASE_URL`` as people paste it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store, StoreUnavailable
from bot.store.url import USUAL, read_url


@pytest.mark.parametrize(
    ("text", "file"),
    [
        ("sqlite+aiosqlite:///data/duizenden.db", Path("data/duizenden.db")),
        ("sqlite:///x.db", Path("x.db")),
        ("sqlite:////var/lib/x.db", Path("/var/lib/x.db")),
        ("sqlite:///:memory:", None),
        ("sqlite://", None),
        ("sqlite:///file:x.db?mode=ro&uri=true", None),
    ],
)
def test_sqlite(text: str, file: Path | None) -> None:
    address = read_url(text)
    assert address.url.drivername == "sqlite+aiosqlite"
    assert address.file == file
    assert address.in_memory == (text in {"sqlite:///:memory:", "sqlite://"})


def test_how_long_sqlite_waits_for_another_writer() -> None:
    assert read_url("sqlite:///x.db").arguments == {"timeout": 10}
    assert read_url("sqlite:///x.db?timeout=3").arguments == {}, "SQLAlchemy takes it from the URL"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg", "postgresql+psycopg"])
def test_postgresql_by_all_its_names(scheme: str) -> None:
    address = read_url(f"{scheme}://bot:p%40ss@db.example.org:5433/cards")
    assert address.url.drivername == "postgresql+psycopg"
    assert (address.url.host, address.url.port, address.url.database) == ("db.example.org", 5433, "cards")
    assert (address.url.username, address.url.password) == ("bot", "p@ss")
    assert address.place == "cards at db.example.org"
    assert not address.in_memory


def test_a_database_without_a_host_is_on_this_machine() -> None:
    assert read_url("postgresql:///cards").place == "cards at localhost"


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", {}),
        ("sslmode=require&channel_binding=require", {"sslmode": "require", "channel_binding": "require"}),
        ("sslmode=verify-full&sslrootcert=root.pem", {"sslmode": "verify-full", "sslrootcert": "root.pem"}),
        ("ssl=true", {"sslmode": "require"}),
        ("ssl=false", {"sslmode": "disable"}),
        ("ssl=verify-full", {"sslmode": "verify-full"}),
        ("ssl=true&sslmode=verify-full", {"sslmode": "verify-full"}),
        ("connect_timeout=3&tcp_user_timeout=5", {"connect_timeout": "3", "tcp_user_timeout": "5"}),
        ("target_session_attrs=read-write", {"target_session_attrs": "read-write"}),
        ("application_name=cards", {"application_name": "cards"}),
        ("application_name=cards&application_name=more", {"application_name": "more"}),
        ("options=endpoint%3Dblue-1", {"options": "endpoint=blue-1"}),
    ],
)
def test_wishes_of_libpq(query: str, expected: dict[str, str]) -> None:
    address = read_url(f"postgres://bot:secret@host/cards?{query}")
    assert dict(address.url.query) == USUAL | expected
    assert address.arguments == {}


@pytest.mark.parametrize("query", ["pgbouncer=true", "prepared_statement_cache_size=0"])
def test_behind_a_pooler_nothing_is_prepared(query: str) -> None:
    address = read_url(f"postgresql+asyncpg://bot:secret@host/cards?{query}")
    assert dict(address.url.query) == USUAL
    assert address.arguments == {"prepare_threshold": None}


def test_a_socket_in_place_of_a_host() -> None:
    address = read_url("postgresql:///cards?host=/run/postgresql&port=5433")
    assert dict(address.url.query) == USUAL | {"host": "/run/postgresql", "port": "5433"}
    assert address.place == "cards at /run/postgresql"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "DATABASE_URL is no URL"),
        ("hunter2", "DATABASE_URL is no URL"),
        ("postgres://bot:hunter2@host:port/cards", "DATABASE_URL is no URL"),
        ("mysql://bot:hunter2@host/cards", "mysql:// is not supported"),
        ("postgresql+pg8000://bot:hunter2@host/cards", r"postgresql\+pg8000:// is not supported"),
        ("postgres://bot:hunter2@host/cards?colour=hunter2", "unknown parameter 'colour'"),
        ("postgres://bot:hunter2@host/cards?port=five", "five"),
        ("postgres://bot:hunter2@localhost:1/cards?sslmode=maybe", 'invalid sslmode value: "maybe"'),
        ("postgres://bot:hunter2@localhost:1/cards?connect_timeout=soon", "bad value for connect_timeout"),
        ("postgres://bot:hunter2@localhost:1/cards?target_session_attrs=x", "invalid target_session_attrs"),
        ("postgres://bot:hunter2@localhost:1/cards", "The database cards at localhost: connection failed"),
    ],
)
async def test_what_cannot_be_understood_or_reached(text: str, line: str) -> None:
    with pytest.raises(StoreUnavailable, match=line) as problem:
        await Store.open(text)
    assert "hunter2" not in str(problem.value)
    assert "\n" not in str(problem.value)


def test_an_address_shows_no_password() -> None:
    assert repr(read_url("postgres://bot:hunter2@host/cards")) == "Address(cards at host)"
