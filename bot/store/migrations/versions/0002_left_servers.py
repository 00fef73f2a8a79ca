"""Since when the bot is no longer on a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("left_at", sa.DateTime(timezone=True)))


def downgrade() -> None:
    op.drop_column("servers", "left_at")
