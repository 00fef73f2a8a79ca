"""Opening a database: one clear line for the owner whatever is wrong with it, and the pragmas that keep it whole."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.store import Store, StoreUnavailable, retention, saved_tables
from bot.store.problems import pause_after
from tests.bot.store.samples import ANNA, NOON, execute, new_table, playing

PAGE = 4096


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A sound database of SQLite with a table in it, closed."""
    path = tmp_path / "sound.db"
    store = await Store.open(f"sqlite:///{path}")
    await playing(store)
    await store.close()
    return path


async def refused(url: str | Path) -> str:
    """The line with which a database is refused; no connection, that is no thread, is left open."""
    threads = set(threading.enumerate())
    with pytest.raises(StoreUnavailable) as problem:
        await Store.open(f"sqlite:///{url}" if isinstance(url, Path) else url)
    for thread in set(threading.enumerate()) - threads:
        await asyncio.to_thread(thread.join, 60)
        assert not thread.is_alive()
    line = str(problem.value)
    assert "\n" not in line
    assert problem.value.__cause__ is None
    return line


async def test_file_and_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deeper" / "x.db"
    await (await Store.open(f"sqlite+aiosqlite:///{path}")).close()
    assert [child.name for child in path.parent.iterdir()] == ["x.db"], "nothing is left beside a closed database"


async def test_a_path_is_relative_to_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    await (await Store.open("sqlite+aiosqlite:///data/duizenden.db")).close()
    assert (tmp_path / "data" / "duizenden.db").is_file()


async def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    store = await Store.open(f"sqlite:///{tmp_path / 'empty.db'}")
    table = await store.write(saved_tables.create, new_table())
    assert await store.read(saved_tables.load, table.id) == table
    await store.close()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite+aiosqlite://"])
async def test_a_database_in_memory_lives_as_long_as_its_store(url: str) -> None:
    store = await Store.open(url)
    table = await store.write(saved_tables.create, new_table())
    assert await store.read(saved_tables.load, table.id) == table
    await store.close()


async def test_no_database_at_all(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"These are my shopping lists.\n" * 300)
    assert "no SQLite database" in await refused(tmp_path / "x.db")
    assert (tmp_path / "x.db").read_bytes().startswith(b"These are my shopping lists.")


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    assert "this is a folder" in await refused(tmp_path)


async def test_a_file_in_place_of_the_folder(file: Path) -> None:
    assert "folder cannot be made" in await refused(file / "x.db")


async def test_a_file_cut_short(file: Path) -> None:
    os.truncate(file, 3 * PAGE)
    assert "damaged" in await refused(file)


@pytest.mark.parametrize(("first", "count"), [(3, 5), (12, 1)])
async def test_pages_overwritten(file: Path, first: int, count: int) -> None:
    with file.open("r+b") as content:
        content.seek(first * PAGE)
        content.write(b"\xaa" * (count * PAGE))
    assert "damaged" in await refused(file)


async def test_damage_that_only_a_check_finds(file: Path) -> None:
    """The list of free pages is longer than it is; all else can be read."""
    with file.open("r+b") as content:
        content.seek(36)
        content.write((5).to_bytes(4))
    assert "damaged" in await refused(file)


async def test_read_only(file: Path) -> None:
    assert "cannot be written" in await refused(f"sqlite:///file:{file}?mode=ro&uri=true")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
@pytest.mark.parametrize(
    ("folder", "mode", "line"),
    [(0o755, 0o444, "cannot be written"), (0o755, 0o000, "cannot be opened"), (0o555, 0o644, "cannot be written")],
)
async def test_permissions_of_file_and_folder(file: Path, folder: int, mode: int, line: str) -> None:
    os.chmod(file, mode)  # noqa: PTH101
    os.chmod(file.parent, folder)  # noqa: PTH101
    said = await refused(file)
    os.chmod(file.parent, 0o755)  # noqa: PTH101
    assert line in said


async def test_locked_by_another_program(file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert "another program" in await refused(f"sqlite:///{file}?timeout=0.1")
    other.close()


async def test_made_by_a_newer_version(store: Store, url: str) -> None:
    await execute(store, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version of the bot (revision 9999)" in await refused(url)


async def test_tables_of_something_else(store: Store, url: str) -> None:
    await execute(store, "DELETE FROM alembic_version")
    assert "not the bot's" in await refused(url)


async def test_what_goes_wrong_later_is_one_line_too(store: Store) -> None:
    table = await store.write(saved_tables.create, new_table(seed=987654321))
    await execute(store, "DROP TABLE results")
    with pytest.raises(Exception, match="results") as problem:
        await store.write(retention.forget_server, table.guild_id)
    assert "\n" not in str(problem.value)
    assert await store.read(saved_tables.load, table.id) == table, "all of it or nothing"


async def test_a_refusal_shows_nothing_of_what_was_written(store: Store) -> None:
    """PostgreSQL adds the whole row to its complaint."""
    with pytest.raises(Exception, match=r"(?i)null") as problem:
        await store.write(saved_tables.create, new_table(seed=987654321, snapshot="7H 7D", game=None))
    shown: BaseException | None = problem.value
    while shown is not None:
        assert not any(secret in f"{shown!r} {shown}" for secret in ("987654321", "7H 7D"))
        shown = shown.__cause__
    assert problem.value.__suppress_context__


@pytest.mark.parametrize("which", ["write", "read"])
async def test_pragmas(tmp_path: Path, which: str) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}")

    def read(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "busy_timeout", "foreign_keys", "synchronous")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names}

    pragmas = await getattr(store, which)(read)
    await store.close()
    assert pragmas == {"journal_mode": "wal", "busy_timeout": 10_000, "foreign_keys": 1, "synchronous": 2}


async def test_every_writing_transaction_takes_the_lock_at_its_start(file: Path) -> None:
    store = await Store.open(f"sqlite:///{file}")

    def refused_meanwhile(_: Connection) -> str:
        """What another program, which does not wait, is told when it wants to write; it may always read."""
        other = sqlite3.connect(file, timeout=0, isolation_level=None)
        try:
            assert other.execute("SELECT count(*) FROM tables").fetchone() == (1,), "readers wait for nobody"
            other.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            return str(error)
        finally:
            other.close()
        return ""

    assert "locked" in await store.write(refused_meanwhile)
    assert await store.read(refused_meanwhile) == ""
    await store.close()


async def test_writers_stand_in_line_in_order(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}?timeout=0")
    done: list[int] = []

    def work(connection: Connection, number: int) -> None:
        connection.execute(text("SELECT 1"))
        done.append(number)

    await asyncio.gather(*(store.write(work, number) for number in range(30)))
    assert done == list(range(30))
    await store.close()


async def test_times_stand_in_the_file_in_utc(file: Path) -> None:
    store = await Store.open(f"sqlite:///{file}")
    table = await store.write(saved_tables.create, new_table(deadline=NOON))
    await store.close()
    with sqlite3.connect(file) as connection:
        (text_,) = connection.execute("SELECT deadline FROM tables WHERE id = ?", (table.id,)).fetchone()
    connection.close()
    assert text_ == "2026-03-01 12:00:00.123456"


async def test_ids_of_discord_keep_all_their_bits(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT host_id, typeof(host_id) FROM tables").fetchone() == (ANNA, "integer")
    connection.close()


def test_the_database_is_asked_again_after_longer_and_longer_pauses() -> None:
    assert [pause_after(failures) for failures in range(6)] == [1, 5, 20, 60, 60, 60]
