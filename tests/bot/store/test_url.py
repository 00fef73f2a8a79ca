"""``DATABASE_URL`` as people paste it."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store, StoreUnavailable
from bot.store.url import read_url

ROOT = """\
-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUBrOvn0tdZQ4JAUp3rpc4xS+PWiswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTIxMTAwMloYDzIxMjYxMTA1
MjExMDAyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARiaDWcZGMBBP4GyI4Bl9FuSc8YmLiwZTlZtsJTpExwXj6TA8rMq+uX
nJHdFkk5WVtLA7zu7h7zLMvevpXrOx/Ko2kwZzAdBgNVHQ4EFgQUyTuOwZorX+D1
rFdNOh5tSLfW7bQwHwYDVR0jBBgwFoAUyTuOwZorX+D1rFdNOh5tSLfW7bQwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAMtOEpikgBQC3ufX+/sXTl+O5XHJ8p4YMkRZoFbSiKAPAiEAw5fmK+x8
ELvfEckrJNc6MsTzpo2lhkDAjBU0OiVR4tU=
-----END CERTIFICATE-----
"""
"""A root certificate of nobody."""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A root certificate; and names of a client's, whose loading is only noted, for that takes a private key."""
    (tmp_path / "root.pem").write_text(ROOT)
    loaded: dict[str, str] = {"root": str(tmp_path / "root.pem")}

    def load(_: ssl.SSLContext, certificate: str, key: str | None, password: str | None) -> None:
        loaded["loaded"] = f"{certificate} {key} {password}"

    monkeypatch.setattr(ssl.SSLContext, "load_cert_chain", load)
    return loaded


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
    assert address.url.drivername == "sqlite+pysqlite"
    assert address.file == file
    assert address.in_memory == (text in {"sqlite:///:memory:", "sqlite://"})


def test_how_long_sqlite_waits_for_another_writer() -> None:
    assert read_url("sqlite:///x.db").arguments == {"timeout": 10}
    assert read_url("sqlite:///x.db?timeout=3").arguments == {}, "SQLAlchemy takes it from the URL"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_postgresql_by_all_its_names(scheme: str) -> None:
    address = read_url(f"{scheme}://bot:p%40ss@db.example.org:5433/cards")
    assert address.url.drivername == "postgresql+asyncpg"
    assert (address.url.host, address.url.port, address.url.database) == ("db.example.org", 5433, "cards")
    assert (address.url.username, address.url.password) == ("bot", "p@ss")
    assert address.place == "cards at db.example.org"
    assert not address.in_memory


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", {}),
        ("sslmode=require", {"ssl": "require"}),
        ("sslmode=require&channel_binding=require", {"ssl": "require"}),
        ("sslmode=disable&sslrootcert=gone.pem", {"ssl": "disable"}),
        ("ssl=true", {"ssl": "require"}),
        ("ssl=verify-full", {"ssl": "verify-full"}),
        ("connect_timeout=3", {"timeout": 3.0}),
        ("connect_timeout=0", {"timeout": 10.0}),
        ("target_session_attrs=read-write", {"target_session_attrs": "read-write"}),
        ("pgbouncer=true", {}),
        ("application_name=cards", {"server_settings": {"application_name": "cards"}}),
        (
            "options=endpoint%3Dblue-1",
            {"server_settings": {"application_name": "duizenden", "options": "endpoint=blue-1"}},
        ),
    ],
)
def test_wishes_of_libpq(query: str, expected: dict[str, Any]) -> None:
    address = read_url(f"postgres://bot:secret@host/cards?{query}")
    usual = {"timeout": 10.0, "command_timeout": 30, "server_settings": {"application_name": "duizenden"}}
    assert address.arguments == usual | expected
    assert address.url.query == {}


def test_wishes_that_sqlalchemy_takes_stay_in_the_url() -> None:
    address = read_url("postgresql:///cards?host=/run/postgresql&port=5433&prepared_statement_cache_size=0")
    assert dict(address.url.query) == {
        "host": "/run/postgresql",
        "port": "5433",
        "prepared_statement_cache_size": "0",
    }
    assert address.place == "cards at /run/postgresql"


@pytest.mark.parametrize(
    ("query", "check_hostname", "verify"),
    [
        ("sslmode=verify-full&sslrootcert={root}", True, ssl.CERT_REQUIRED),
        ("sslmode=verify-ca&sslrootcert={root}", False, ssl.CERT_REQUIRED),
        ("sslmode=require&sslrootcert={root}", False, ssl.CERT_REQUIRED),
        ("sslrootcert={root}", False, ssl.CERT_REQUIRED),
        ("sslmode=verify-full&sslrootcert=system", True, ssl.CERT_REQUIRED),
        ("sslmode=require&sslcert=client.pem&sslkey=key.pem", False, ssl.CERT_NONE),
        ("sslmode=verify-ca&sslrootcert={root}&sslcert=client.pem&sslkey=key.pem", False, ssl.CERT_REQUIRED),
    ],
)
def test_certificates_in_files(
    query: str,
    check_hostname: bool,
    verify: ssl.VerifyMode,
    files: dict[str, str],
) -> None:
    context = read_url("postgres://host/cards?" + query.format(**files)).arguments["ssl"]
    assert isinstance(context, ssl.SSLContext)
    assert (context.check_hostname, context.verify_mode) == (check_hostname, verify)
    if "{root}" in query:
        assert len(context.get_ca_certs()) == 1
    if "sslcert" in query:
        assert files["loaded"] == "client.pem key.pem None"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "DATABASE_URL is no URL"),
        ("hunter2", "DATABASE_URL is no URL"),
        ("postgres://bot:hunter2@host:port/cards", "DATABASE_URL is no URL"),
        ("mysql://bot:hunter2@host/cards", "mysql:// is not supported"),
        ("postgresql+psycopg://bot:hunter2@host/cards", r"postgresql\+psycopg:// is not supported"),
        ("postgres://bot:hunter2@host/cards?sslmode=maybe", "sslmode has to be one of disable, allow"),
        ("postgres://bot:hunter2@host/cards?connect_timeout=soon", "connect_timeout is no number"),
        ("postgres://bot:hunter2@host/cards?password=hunter2", "unknown parameter 'password'"),
        ("postgres://bot:hunter2@host/cards?sslmode=verify-ca&sslrootcert=/gone.pem", "No such file"),
    ],
)
def test_what_cannot_be_understood(text: str, line: str) -> None:
    with pytest.raises(StoreUnavailable, match=line) as problem:
        read_url(text)
    assert "hunter2" not in str(problem.value)
    assert "\n" not in str(problem.value)


def test_an_address_shows_no_password() -> None:
    assert repr(read_url("postgres://bot:hunter2@host/cards")) == "Address(cards at host)"


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(StoreUnavailable, match="The database cards at localhost") as problem:
        await Store.open("postgres://bot:hunter2@localhost:1/cards")
    assert "hunter2" not in str(problem.value)
    assert "\n" not in str(problem.value)
