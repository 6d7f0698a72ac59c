"""Where tables are kept: SQLite or PostgreSQL, through one writer that commits what is pending in groups.

What `append` has returned from is on the disk. Many tables share a transaction, and so the wait for the disk.
"""

import asyncio
import contextlib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shoal.engine.errors import ShoalError
from shoal.server.records import Kept, Row
from shoal.server.schema import changes, owners, passes, tables
from shoal.table.changes import Known

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_IN_GROUP = 500
PATIENCE = 15.0  # seconds that a change waits for the store
MOST_LISTED = 100
CHANNEL = "shoal_changes"
MIGRATION_LOCK = 0x73686F616C  # so that of several processes only one migrates


class Conflict(ShoalError):
    """Another process was quicker: the table has to be read again."""


class Unavailable(ShoalError):
    """The store did not answer. Whether the change counts is known only when it is asked again."""


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def connect(url: str) -> AsyncEngine:
    """The engine for a database, for reading."""
    engine = create_async_engine(url, json_serializer=to_json, json_deserializer=msgspec.json.decode)
    keep_what_is_committed(engine.sync_engine)
    return engine


def connect_writer(url: str) -> sa.Engine:
    """The engine for the writer, which has a thread to itself."""
    engine = sa.create_engine(url.replace("+aiosqlite", "+pysqlite", 1), json_serializer=to_json)
    keep_what_is_committed(engine)
    return engine


def keep_what_is_committed(engine: sa.Engine) -> None:
    """SQLite is to wait for the disk, and for others who write."""
    if engine.dialect.name != "sqlite":
        return

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


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


class Job:
    """Something to be written: a change, and what else belongs to it."""

    def __init__(self, change: dict[str, Any] | None, work: Sequence[sa.Executable]) -> None:
        self.change = change
        self.work = work
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(error)

    def succeed(self) -> None:
        if not self.written.done():
            self.written.set_result(None)


class Store:
    """The tables of a server. `notify` says whether other processes are to be told of changes."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self._writing = connect_writer(url)
        self._thread = ThreadPoolExecutor(1, "writer")
        self.postgres = self.engine.dialect.name == "postgresql"
        self.process = ""  # how this process is called in notices to others
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._thread.shutdown()
        self._writing.dispose()
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
        await self._do(Job(None, work))

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
        change = {
            "code": code,
            "seq": kept.seq,
            "at": kept.at,
            "change": kept.change,
            "request": kept.request,
            "turn": kept.turn,
            "due": kept.due,
        }
        await self._do(Job(change, work))

    async def add_pass(self, token: str, person: str, code: str, expires: int) -> None:
        """Keep a one-time code."""
        await self._do(Job(None, [passes.insert().values(token=token, person=person, code=code, expires=expires)]))

    async def take_pass(self, token: str, now: int) -> tuple[str, str] | None:
        """Use up a one-time code: the person and the table that it was for. Only one can."""
        taken = (
            passes.delete().where(passes.c.token == token).returning(passes.c.person, passes.c.code, passes.c.expires)
        )
        async with self.engine.begin() as connection:
            found = (await connection.execute(taken)).first()
        return (found.person, found.code) if found and found.expires >= now else None

    async def _do(self, job: Job) -> None:
        self._jobs.put_nowait(job)
        try:
            await asyncio.wait_for(job.written, PATIENCE)
        except TimeoutError:
            raise Unavailable("the store does not answer") from None

    async def _write(self) -> None:
        while True:
            group = [await self._jobs.get()]
            while len(group) < MOST_IN_GROUP and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            try:
                await self._commit_aside(group)
            except IntegrityError as error:
                if len(group) == 1:
                    group[0].fail(Conflict(str(error.orig)))
                else:
                    await self._one_by_one(group)
            except (SQLAlchemyError, OSError) as error:
                for job in group:
                    job.fail(Unavailable(type(error).__name__))
            except asyncio.CancelledError:
                for job in group:
                    job.fail(Unavailable("the server goes down"))
                raise
            else:
                for job in group:
                    job.succeed()

    async def _one_by_one(self, group: Sequence[Job]) -> None:
        """One of the group came too late; the others did not."""
        for job in group:
            try:
                await self._commit_aside([job])
            except IntegrityError as error:
                job.fail(Conflict(str(error.orig)))
            except (SQLAlchemyError, OSError) as error:
                job.fail(Unavailable(type(error).__name__))
            else:
                job.succeed()

    async def _commit_aside(self, group: Sequence[Job]) -> None:
        """Write a group, in the writer's thread: it waits for the disk, the loop does not."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, group)

    def _commit(self, group: Sequence[Job]) -> None:
        """Write a group in one transaction."""
        made = [job.change for job in group if job.change is not None]
        with self._writing.begin() as connection:
            if made:
                connection.execute(changes.insert(), made)
            for job in group:
                for statement in job.work:
                    connection.execute(statement)
            if made and self.postgres and self.process:
                self._notify(connection, made)

    def _notify(self, connection: sa.Connection, made: Iterable[dict[str, Any]]) -> None:
        """Other processes hear of it when it is committed, and not before. The notice names the table, no more."""
        for change in made:
            notice = f"{self.process} {change['code']} {change['seq']}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, notice)))

    # Reading

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
