"""Where tables are kept: SQLite or PostgreSQL, through one writer that commits what is pending in groups.

What `append` has returned from is on the disk. Many tables share a transaction, and so the wait for the disk.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from shoal.engine.errors import ShoalError
from shoal.server.records import Kept, Row
from shoal.server.schema import changes, owners, passes, tables
from shoal.table.changes import Known

log = logging.getLogger("shoal.server")

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_IN_GROUP = 500
GATHER = 0.005  # seconds in which a busy writer lets more come: a transaction costs the loop time, however small it is
PATIENCE = 15.0  # seconds that a change waits for the store
MOST_LISTED = 100
CHANNEL = "shoal_changes"
ADD_CHANGE = changes.insert()  # once: SQLAlchemy remembers what it has worked out about a statement
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


Written = tuple[Job, ShoalError | None]


def tell_written(group: Iterable[Written]) -> None:
    """Tell those who wait, in the loop, what has become of their jobs."""
    for job, error in group:
        if job.written.done():
            continue  # its patience is at an end
        if error is None:
            job.written.set_result(None)
        else:
            job.written.set_exception(error)


class Store:
    """The tables of a server. `notify` says whether other processes are to be told of changes."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self._writing = connect_writer(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.process = ""  # how this process is called in notices to others
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer: threading.Thread | None = None
        self._connection: sa.Connection | None = None  # the writer's

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write, args=(loop,), name="writer", daemon=True)
        self._writer.start()

    async def stop(self) -> None:
        """End, when all that was asked for is written."""
        if self._writer:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
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
        self._jobs.put(job)
        no_answer = [(job, Unavailable("the store does not answer"))]
        patience = asyncio.get_running_loop().call_later(PATIENCE, tell_written, no_answer)
        try:
            await job.written
        finally:
            patience.cancel()

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what comes until told to end, in the writer's thread: it waits for the disk, the loop does not."""
        ending = False
        group: list[Job] = []
        while not ending:
            if len(group) > 1:
                time.sleep(GATHER)
            group = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == MOST_IN_GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            ending = job is None
            if group:
                written = self._attempt(group)
                with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
                    loop.call_soon_threadsafe(tell_written, written)
        if self._connection:
            self._connection.close()

    def _attempt(self, group: Sequence[Job]) -> list[Written]:
        """Write a group; for each of it what went wrong, if anything did."""
        try:
            self._commit(group)
        except IntegrityError as error:
            if len(group) == 1:
                return [(group[0], Conflict(str(error.orig)))]
            # One of the group came too late; the others did not.
            return [written for job in group for written in self._attempt([job])]
        except (SQLAlchemyError, OSError) as error:
            return [(job, Unavailable(type(error).__name__)) for job in group]
        except Exception:
            log.exception("a group could not be written")
            return [(job, Unavailable("the store failed")) for job in group]
        return [(job, None) for job in group]

    def _commit(self, group: Sequence[Job]) -> None:
        """Write a group in one transaction. The connection is kept, until something goes wrong with it."""
        made = [job.change for job in group if job.change is not None]
        connection = self._connection or self._writing.connect()
        self._connection = None
        try:
            with connection.begin():
                if made:
                    connection.execute(ADD_CHANGE, made)
                for job in group:
                    for statement in job.work:
                        connection.execute(statement)
                if made and self.postgres and self.process:
                    self._notify(connection, made)
        except BaseException:
            connection.close()
            raise
        self._connection = connection

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
