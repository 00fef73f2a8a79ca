"""What a seat has decided is called a decision."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.alter_column("tables", "questions", new_column_name="decisions")


def downgrade() -> None:
    op.alter_column("tables", "decisions", new_column_name="questions")
