"""Tables with seats, record and rounds; results; names, servers, players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Time = sa.DateTime(timezone=True)


def upgrade() -> None:
    _tables()
    _of_tables()
    _results()
    _settings()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", Number, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("call_message_id", sa.BigInteger()),
        sa.Column("called_user_id", sa.BigInteger()),
        sa.Column("own_thread", sa.Boolean(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("questions", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.Text()),
        sa.Column("computer_to_act", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.Integer()),
        sa.Column("deadline", Time),
        sa.Column("created_at", Time, nullable=False),
        sa.Column("updated_at", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_guild_id_phase", "tables", ["guild_id", "phase"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index(
        "ix_tables_computer_to_act",
        "tables",
        ["id"],
        sqlite_where=sa.text("computer_to_act = 1"),
        postgresql_where=sa.text("computer_to_act"),
    )


def _of_tables() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", Number, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text()),
        sa.Column("held", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("table_id", "user_id", name="uq_seats_table_id_user_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "actions",
        sa.Column("table_id", Number, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_actions_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_actions"),
    )
    op.create_index("ix_actions_user_id", "actions", ["user_id"])
    op.create_table(
        "rounds",
        sa.Column("table_id", Number, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("totals", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rounds_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "round", name="pk_rounds"),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", Number, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("level", sa.Text()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("finished_at", Time, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_guild_id_game", "results", ["guild_id", "game"])
    op.create_index("ix_results_user_id", "results", ["user_id"])


def _settings() -> None:
    op.create_table(
        "members",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_members"),
    )
    op.create_index("ix_members_user_id", "members", ["user_id"])
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text()),
        sa.Column("house_rules", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text()),
        sa.Column("sort", sa.Text(), nullable=False),
        sa.Column("pings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_players"),
    )


def downgrade() -> None:
    for table in ("players", "servers", "members", "results", "rounds", "actions", "seats", "tables"):
        op.drop_table(table)
