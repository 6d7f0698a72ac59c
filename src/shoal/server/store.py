"""Where tables are kept: SQLite or PostgreSQL. What `append` has returned from is on the disk."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shoal.server.records import Kept, Row
from shoal.server.schema import changes, owners, passes, tables
from shoal.server.writer import Job, Writer, keep_what_is_committed, to_json
from shoal.table.changes import Known

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_LISTED = 100
MIGRATION_LOCK = 0x73686F616C  # so that of several processes only one migrates


def connect(url: str) -> AsyncEngine:
    """The engine for a database, for reading."""
    engine = create_async_engine(url, json_serializer=to_json, json_deserializer=msgspec.json.decode)
    keep_what_is_committed(engine.sync_engine)
    return engine


async def migrate(url: str) -> None:
    """Bring the database to the newest schema."""
    from alembic import command
    from alembic.config import Config

    def upgrade(connection: sa.Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    engine = connect(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


class Store:
    """The tables of a server. Without `sync` what is stored survives the end of the server, but not a power cut."""

    def __init__(self, url: str, sync: bool = True) -> None:
        self.engine = connect(url)
        self.writer = Writer(url, sync)

    async def start(self, process: str = "") -> None:
        """Begin to write; `process` is how this process is called in notices to others, if there are others."""
        self.writer.process = process
        self.writer.start()

    async def stop(self) -> None:
        """End, when all that was asked for is written."""
        await self.writer.stop()
        await self.engine.dispose()

    # Writing

    async def add(self, row: Row) -> None:
        """Keep a new table."""
        work: list[sa.Executable] = [
            tables.insert().values(
                code=row.code,
                short=row.short,
                setup=row.setup,
                seats=row.seats,
                state=row.state,
                outcome=row.outcome,
                rematch=row.rematch,
                listed=row.listed,
                created=row.created,
            )
        ]
        work += [owners.insert().values(person=person, code=row.code) for person in sorted(row.owners)]
        await self.writer.do(Job(None, work))

    async def append(self, code: str, kept: Kept, row: Row | None = None) -> None:
        """Keep a change of a table and, if more than the match has changed, the table itself (`row`)."""
        work: list[sa.Executable] = []
        if row is not None:
            work.append(
                tables.update()
                .where(tables.c.code == code)
                .values(short=row.short, seats=row.seats, state=row.state, outcome=row.outcome, rematch=row.rematch)
            )
            work.append(owners.delete().where(owners.c.code == code))
            work += [owners.insert().values(person=person, code=code) for person in sorted(row.owners)]
        change = to_json(kept.change)
        line = (code, kept.seq, kept.at, change, kept.request, kept.turn, kept.due)
        await self.writer.do(Job(line, work))

    async def add_pass(self, token: str, person: str, code: str, expires: int) -> None:
        """Keep a one-time code."""
        await self.writer.do(
            Job(None, [passes.insert().values(token=token, person=person, code=code, expires=expires)])
        )

    async def take_pass(self, token: str, now: int) -> tuple[str, str] | None:
        """Use up a one-time code: the person and the table that it was for. Only one can."""
        taken = (
            passes.delete().where(passes.c.token == token).returning(passes.c.person, passes.c.code, passes.c.expires)
        )
        async with self.engine.begin() as connection:
            found = (await connection.execute(taken)).first()
        return (found.person, found.code) if found and found.expires >= now else None

    async def forget(self, codes: Sequence[str]) -> None:
        """Forget tables, with all that happened there."""
        await self.writer.do(Job(None, [tables.delete().where(tables.c.code.in_(codes))]))

    # Reading

    async def long_over(self, before: int) -> list[str]:
        """Tables whose match is over and where nothing has happened since `before`, not all of them at once."""
        last = sa.select(sa.func.max(changes.c.at)).where(changes.c.code == tables.c.code).scalar_subquery()
        quiet = sa.and_(tables.c.created < before, sa.func.coalesce(last, tables.c.created) < before)
        wanted = sa.select(tables.c.code).where(tables.c.state == "over", quiet).limit(MOST_LISTED)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def find(self, code: str) -> Row | None:
        """The table with that code."""
        return next(iter(await self._rows(tables.c.code == code)), None)

    async def code_of(self, short: str) -> str | None:
        """The table that a short code leads to."""
        async with self.engine.connect() as connection:
            code: str | None = await connection.scalar(sa.select(tables.c.code).where(tables.c.short == short))
        return code

    async def changes(self, code: str, since: int = 0) -> list[Kept]:
        """What happened at a table after number `since`."""
        wanted = sa.select(changes).where(changes.c.code == code, changes.c.seq > since).order_by(changes.c.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            Kept(row.seq, row.at, msgspec.convert(row.change, Known, str_keys=True), row.request, row.turn, row.due)
            for row in found
        ]

    async def mine(self, person: str) -> list[Row]:
        """The tables where `person` has a seat, the newest first."""
        return await self._rows(tables.c.code.in_(sa.select(owners.c.code).where(owners.c.person == person)))

    async def listed(self, state: str) -> list[Row]:
        """The tables that everybody may find, the newest first."""
        return await self._rows(sa.and_(tables.c.listed, tables.c.state == state))

    async def unfinished(self) -> list[str]:
        """The tables being played at which a bot is to move or a clock runs."""
        last = (
            sa.select(changes.c.due).where(changes.c.code == tables.c.code).order_by(changes.c.seq.desc()).limit(1)
        ).scalar_subquery()
        # Where nothing has happened yet a bot may have to begin.
        due = sa.or_(sa.func.coalesce(last, sa.true()), tables.c.setup["clock"]["seconds"].as_integer() > 0)
        async with self.engine.connect() as connection:
            found = await connection.scalars(sa.select(tables.c.code).where(tables.c.state == "playing", due))
            return list(found)

    async def _rows(self, condition: sa.ColumnElement[bool]) -> list[Row]:
        turn = (
            sa.select(changes.c.turn).where(changes.c.code == tables.c.code).order_by(changes.c.seq.desc()).limit(1)
        ).scalar_subquery()
        wanted = (
            sa.select(tables, turn.label("turn")).where(condition).order_by(tables.c.created.desc()).limit(MOST_LISTED)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings().all()
        return [msgspec.convert({name: row[name] for name in Row.__struct_fields__}, Row) for row in found]
