"""The writer: one thread, through which all that a process stores goes, in groups that share one wait for the disk.

It shares the interpreter with the loop, and asks for it again after every call into the database: so a group is
few calls, however many changes it has.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Iterable, Sequence
from queue import SimpleQueue
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from shoal.engine.errors import ShoalError
from shoal.server.schema import changes

log = logging.getLogger("shoal.server")

MOST_IN_GROUP = 500
GATHER = 0.005  # seconds in which a busy writer lets more come: a transaction costs the loop time, however small it is
PATIENCE = 15.0  # seconds that a change waits for the store
LOOK = 1.0  # seconds between looks whether anybody's patience is at an end
CHANNEL = "shoal_changes"
COLUMNS = tuple(column.name for column in changes.c)
PLACES = {"sqlite": "(?, ?, ?, ?, ?, ?, ?)", "postgresql": "(%s, %s, %s, %s::jsonb, %s, %s, %s)"}
NOTIFY = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"
CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
CHECKPOINT_AFTER = 5000
"""Changes after which SQLite's log is carried over into the database: it has some 50 MB then, and is used anew."""
CHECKPOINT_IDLE = 200
"""The same while changes come one by one: what is written over needs the disk less often than what makes it longer."""

Line = tuple[str, int, int, str, str | None, int | None, bool]
"""A change as it is written, by COLUMNS."""


class Conflict(ShoalError):
    """Another process was quicker: the table has to be read again."""


class Unavailable(ShoalError):
    """The store did not answer. Whether the change counts is known only when it is asked again."""


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def keep_what_is_committed(engine: sa.Engine, *more: str) -> None:
    """SQLite is to wait for the disk, and for others who write."""
    if engine.dialect.name != "sqlite":
        return

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", *more):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class Job:
    """Something to be written: a change, and what else belongs to it."""

    __slots__ = ("line", "since", "work", "written")

    def __init__(self, line: Line | None, work: Sequence[sa.Executable] = ()) -> None:
        self.line = line
        self.work = work
        self.since = time.monotonic()
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


class Writer:
    """Writes jobs in the order in which they come. `process` is how this one is called in notices to others."""

    def __init__(self, url: str, sync: bool = True) -> None:
        self.process = ""
        # Nobody's move is to wait while the log is carried over (that has a thread of its own), or while files are
        # made and removed in which a statement of several rows would keep what it may have to take back.
        self._engine = sa.create_engine(url.replace("+aiosqlite", "+pysqlite", 1), json_serializer=to_json)
        more = () if sync else ("synchronous=NORMAL",)
        keep_what_is_committed(self._engine, "wal_autocheckpoint=0", "temp_store=MEMORY", *more)
        self._dialect = self._engine.dialect.name
        self._driver = self._engine.dialect.loaded_dbapi
        self._insert = f"INSERT INTO {changes.name} ({', '.join(COLUMNS)}) VALUES "  # noqa: S608 (our own names)
        self._connection: sa.Connection | None = None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._waiting: set[Job] = set()
        self._thread: threading.Thread | None = None
        self._watch: asyncio.Task[None] | None = None
        self._carrying: threading.Thread | None = None
        self._since_carried = 0

    def start(self) -> None:
        self._watch = asyncio.create_task(self._watch_patience())
        arguments = (asyncio.get_running_loop(),)
        self._thread = threading.Thread(target=self._run, args=arguments, name="writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """End, when all that was asked for is written."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
        if self._watch:
            self._watch.cancel()
        if self._carrying:
            await asyncio.to_thread(self._carrying.join)
        self._engine.dispose()

    async def do(self, job: Job) -> None:
        """Write something; it is on the disk when this returns."""
        self._waiting.add(job)
        self._jobs.put(job)
        try:
            await job.written
        finally:
            self._waiting.discard(job)

    async def _watch_patience(self) -> None:
        """Let nobody wait for ever. (A timer for each job would cost more than the rest of it.)"""
        while True:
            await asyncio.sleep(LOOK)
            late = time.monotonic() - PATIENCE
            tell_written([(job, Unavailable("the store does not answer")) for job in self._waiting if job.since < late])

    # In the writer's thread

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what comes until told to end: this thread waits for the disk, the loop does not."""
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
                if self._dialect == "sqlite":
                    self._carry_over(len(group))
        if self._connection:
            self._connection.close()

    def _attempt(self, group: Sequence[Job]) -> list[Written]:
        """Write a group; for each of it what went wrong, if anything did."""
        try:
            self._commit(group)
        except (IntegrityError, self._driver.IntegrityError) as error:
            if len(group) == 1:
                return [(group[0], Conflict(str(getattr(error, "orig", error))))]
            # One of the group came too late; the others did not.
            return [written for job in group for written in self._attempt([job])]
        except (SQLAlchemyError, self._driver.Error, OSError) as error:
            return [(job, Unavailable(type(error).__name__)) for job in group]
        except Exception:
            log.exception("a group could not be written")
            return [(job, Unavailable("the store failed")) for job in group]
        return [(job, None) for job in group]

    def _commit(self, group: Sequence[Job]) -> None:
        """Write a group in one transaction. The connection is kept, until something goes wrong with it."""
        lines = [job.line for job in group if job.line is not None]
        connection = self._connection or self._engine.connect()
        self._connection = None
        try:
            driver = connection.connection
            if lines:
                self._insert_lines(driver.cursor(), lines)
            if any(job.work for job in group):
                with connection.begin():
                    for job in group:
                        for statement in job.work:
                            connection.execute(statement)
            else:
                driver.commit()
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def _insert_lines(self, cursor: Any, lines: Sequence[Line]) -> None:
        """Write changes, as nearly every group is: SQLAlchemy would take longer to ask for it than SQLite to do it.

        Other processes hear of it when it is committed, and not before. The notice names the table, no more.
        """
        places = ", ".join([PLACES[self._dialect]] * len(lines))
        cursor.execute(self._insert + places, [value for line in lines for value in line])
        if self.process:
            cursor.execute(NOTIFY, (CHANNEL, [f"{self.process} {code} {seq}" for code, seq, *_ in lines]))
        cursor.close()

    # SQLite's log

    def _carry_over(self, written: int) -> None:
        """See to it that the log does not grow for ever.

        Another thread carries over nearly all of it while the writer goes on; the writer does the little that has come
        meanwhile, and begins the log anew, in the same file: overwriting costs less than making a file longer.
        """
        self._since_carried += written
        if self._carrying is None:
            if self._since_carried >= (CHECKPOINT_AFTER if written > 1 else CHECKPOINT_IDLE):
                self._carrying = threading.Thread(target=self._carry, name="checkpoint", daemon=True)
                self._carrying.start()
        elif not self._carrying.is_alive():
            self._carrying = None
            self._since_carried = 0
            if self._connection:
                carry(self._connection)

    def _carry(self) -> None:
        with self._engine.connect() as connection:
            carry(connection)


def carry(connection: sa.Connection) -> None:
    """Carry the log over into the database, as far as nobody is in the way."""
    try:
        connection.exec_driver_sql(CHECKPOINT)
        connection.commit()
    except SQLAlchemyError:
        log.warning("the database's log could not be carried over; it is tried again later", exc_info=True)
