"""Every database that this bot or an earlier one has made is brought up to date, and loses nothing on the way."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.store import Store, StoreError, StoreUnavailable, record, saved_tables
from bot.store.migrate import MIGRATIONS, upgrade
from bot.store.schema import metadata
from bot.store.url import read_url
from tests.bot.store.samples import action, everything, execute, finish, new_table, playing

REVISIONS = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]


def config(connection: Connection, migrations: Path = MIGRATIONS) -> Config:
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(migrations))
    return made


@pytest.fixture
async def empty(url: str) -> AsyncIterator[Store]:
    """A store on an empty database, not brought up to date."""
    made = Store(read_url(url))
    yield made
    await made.close()


async def differences(empty: Store) -> list[object]:
    """What Alembic would change to make the database what the schema says; and primary keys, which it passes over."""

    def compare(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        inspector = inspect(connection)
        keys = [
            name
            for name, table in metadata.tables.items()
            if inspector.get_pk_constraint(name)["constrained_columns"] != table.primary_key.columns.keys()
        ]
        return [*compare_metadata(context, metadata), *keys]

    return await empty.read(compare)


def test_revisions_stand_in_one_line() -> None:
    assert len(ScriptDirectory(str(MIGRATIONS)).get_heads()) == 1
    assert REVISIONS[0] == "0001"


async def test_an_empty_database_becomes_what_the_schema_says(empty: Store) -> None:
    await empty.rebuild(upgrade)
    assert await differences(empty) == []


async def test_migrating_again_changes_nothing(empty: Store) -> None:
    await empty.rebuild(upgrade)
    await empty.rebuild(upgrade)
    assert await differences(empty) == []


@pytest.mark.parametrize("revision", REVISIONS)
async def test_a_database_of_each_earlier_version(empty: Store, url: str, revision: str) -> None:

    def make(connection: Connection) -> None:
        command.upgrade(config(connection), revision)
        connection.execute(
            text("INSERT INTO members (guild_id, user_id, name) VALUES (7, 1, 'Anna')")  # in every version so far
        )

    await empty.rebuild(make)
    store = await Store.open(url)
    assert [row["name"] for row in (await everything(store))["members"]] == ["Anna"]
    assert await store.read(saved_tables.load, (await store.write(saved_tables.create, new_table())).id) is not None
    await store.close()
    assert await differences(empty) == []


async def test_down_to_nothing_and_up_again(empty: Store) -> None:
    await empty.rebuild(upgrade)
    await empty.rebuild(lambda connection: command.downgrade(config(connection), "base"))
    assert await empty.read(lambda connection: inspect(connection).get_table_names()) == ["alembic_version"]
    await empty.rebuild(upgrade)
    assert await differences(empty) == []


LATER = """
from alembic import op
import sqlalchemy as sa

revision, down_revision, branch_labels, depends_on = "later", "{head}", None, None

def upgrade():
    anew = "always" if op.get_bind().dialect.name == "sqlite" else "never"
    with op.batch_alter_table("tables", recreate=anew) as tables:
        tables.add_column(sa.Column("weather", sa.Text(), nullable=False, server_default="fine"))
    {more}
"""
"""A version to come, which makes SQLite build the table anew on which seats and records hang."""


def later(folder: Path, more: str = "") -> Path:
    """The migrations with one more."""
    migrations = Path(shutil.copytree(MIGRATIONS, folder / "100% migrations"))
    (migrations / "versions" / "later.py").write_text(LATER.format(head=REVISIONS[-1], more=more))
    return migrations


async def test_a_table_built_anew_keeps_what_hangs_on_it(store: Store, tmp_path: Path) -> None:
    table = await store.write(record.save_move, await playing(store), [action(1)])
    await finish(store, await playing(store), (1000, 0))
    before = await everything(store)
    await store.rebuild(upgrade, later(tmp_path))
    assert await everything(store) == before
    assert await store.read(saved_tables.load, table.id) == table
    assert set(await execute(store, "SELECT weather FROM tables")) == {("fine",)}
    with pytest.raises(StoreError, match=r"(?i)foreign key"):  # references hold again
        await execute(store, "INSERT INTO seats (table_id, seat, name, held) VALUES (99, 0, 'x', '0')")


async def test_a_migration_that_fails_leaves_the_database_as_it_was(store: Store, url: str, tmp_path: Path) -> None:
    await playing(store)
    before = await everything(store)
    with pytest.raises(Exception, match="no_such_table") as problem:
        await store.rebuild(upgrade, later(tmp_path, 'op.execute("DELETE FROM no_such_table")'))
    assert "\n" not in str(problem.value)
    await (await Store.open(url)).close()
    assert await everything(store) == before


async def test_a_migration_that_would_leave_orphans_is_not_kept(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    store = await Store.open(url)
    await playing(store)
    before = await everything(store)
    with pytest.raises(StoreUnavailable, match="lose what they belong to"):
        await store.rebuild(upgrade, later(tmp_path, 'op.execute("DELETE FROM tables")'))
    assert await everything(store) == before
    await store.close()


def test_developers_get_along_with_alembic_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``alembic upgrade head``, then ``alembic check``, on DATABASE_URL and with the settings of pyproject.toml."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'x.db'}")
    root = Path(__file__).parents[3]
    settings = Config(toml_file=root / "pyproject.toml")
    command.upgrade(settings, "head")
    command.check(settings)


def test_a_new_migration_names_only_types_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'x.db'}")
    migrations = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, migrations)
    for script in (migrations / "versions").glob("*.py"):
        script.unlink()
    settings = Config()
    settings.set_main_option("script_location", str(migrations))
    command.revision(settings, "everything anew", autogenerate=True)
    (written,) = (migrations / "versions").glob("*.py")
    content = written.read_text()
    compile(content, str(written), "exec")
    assert "bot." not in content
    assert "sa.DateTime(timezone=True)" in content
