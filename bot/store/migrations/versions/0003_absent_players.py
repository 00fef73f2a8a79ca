"""Clocks of absent players, and hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked_at", sa.DateTime(timezone=True)))
    op.add_column("tables", sa.Column("reminded", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hints_allowed", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "hints")
    op.drop_column("seats", "missed")
    op.drop_column("tables", "hints_allowed")
    op.drop_column("tables", "reminded")
    op.drop_column("tables", "asked_at")
