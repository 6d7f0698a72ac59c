"""What is stored: tables, and what happened at them. Changed only together with a migration."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB

metadata = sa.MetaData()

JSON = sa.JSON().with_variant(JSONB(), "postgresql")
LONG = sa.BigInteger()  # milliseconds

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(32), primary_key=True),
    sa.Column("short", sa.String(8), unique=True),  # only while it waits for players
    sa.Column("setup", JSON, nullable=False),  # what the match is made of, key included
    sa.Column("seats", JSON, nullable=False),  # who sits there now
    sa.Column("state", sa.String(8), nullable=False),  # waiting, playing, over
    sa.Column("outcome", JSON),
    sa.Column("rematch", sa.String(32)),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", LONG, nullable=False),
    sa.Index("tables_listed", "listed", "state", "created"),
    sa.Index("tables_state", "state"),
)

changes = sa.Table(
    "changes",
    metadata,
    sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    # The authority where several processes serve one table: only one of them can write a number.
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", LONG, nullable=False),
    sa.Column("change", JSON, nullable=False),
    sa.Column("request", sa.String(160)),  # whose request it was, and its id: a retry counts once
    sa.Column("turn", sa.Integer),  # who decides afterwards
    sa.Column("due", sa.Boolean, nullable=False),  # whether that is a bot
    sa.UniqueConstraint("code", "request", name="changes_request"),
)

owners = sa.Table(
    "owners",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Index("owners_code", "code"),
)

passes = sa.Table(
    "passes",
    metadata,
    sa.Column("pass", sa.String(32), primary_key=True, key="token"),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("code", sa.String(32), sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    sa.Column("expires", LONG, nullable=False),
)
