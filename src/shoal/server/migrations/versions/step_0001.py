"""Tables, what happened at them, whose they are, and one-time codes."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0001"
down_revision = None

JSON = sa.JSON().with_variant(JSONB(), "postgresql")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("short", sa.String(8), unique=True),
        sa.Column("setup", JSON, nullable=False),
        sa.Column("seats", JSON, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("outcome", JSON),
        sa.Column("rematch", sa.String(32)),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "state", "created"])
    op.create_index("tables_state", "tables", ["state"])
    op.create_table(
        "changes",
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("change", JSON, nullable=False),
        sa.Column("request", sa.String(160)),
        sa.Column("turn", sa.Integer),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.UniqueConstraint("code", "request", name="changes_request"),
    )
    op.create_table(
        "owners",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("owners_code", "owners", ["code"])
    op.create_table(
        "passes",
        sa.Column("pass", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("passes", "owners", "changes", "tables"):
        op.drop_table(name)
