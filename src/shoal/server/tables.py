"""All tables of this process, and what goes on besides: threads, other processes, a start after a stop."""

import asyncio
import contextlib
import gc
import logging
import os
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from shoal import locale
from shoal.engine.errors import ShoalError
from shoal.server.identity import new_code
from shoal.server.ready import Ready
from shoal.server.records import Row, Seat, Setup
from shoal.server.refusals import Refused
from shoal.server.store import Store
from shoal.server.table import Table, now
from shoal.table import changes
from shoal.table.changes import Rematch
from shoal.table.deal import new_salt

log = logging.getLogger("shoal.server")

TIDY = 60.0
DAY = 24 * 60 * 60 * 1000
GARBAGE = 600.0  # seconds after which garbage is looked for everywhere, whoever has to wait for it


class Tables:
    """All tables, those in memory by their code. `keep` is for how many days after the match; 0 for ever."""

    def __init__(self, store: Store, keep: int = 0) -> None:
        self.store = store
        self.keep = keep
        self.ready = Ready()
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), "bots")
        self._tables: dict[str, Table] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something besides; a fault in it is written down."""

        async def watched() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("something went wrong at a table")

        task = asyncio.create_task(watched())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def aside(self, work: Callable[[], Any]) -> Any:
        """Do something in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def find(self, code: str) -> Table:
        """The table with that code, perhaps without its match."""
        table = self._tables.get(code)
        if table is None:
            row = await self.store.find(code)
            if row is None:
                raise Refused("no-such-table", "there is no such table")
            table = self._tables.setdefault(code, Table(self, row))
        table.used = time.monotonic()
        return table

    async def add(self, row: Row) -> Table:
        """A new table."""
        await self.store.add(row)
        table = self._tables[row.code] = Table(self, row)
        if row.state == "playing":
            self.start(table.load())  # a bot may begin
        return table

    async def rematch(self, table: Table, request: str) -> int:
        """The same people, bots and options at another table, the next seat starting."""
        await table.load()
        match = table.match
        if match is None or match.outcome is None:
            raise Refused("not-over", "the match is not over")
        if table.row.rematch is not None:
            return table.seq
        row = table.row
        setup = msgspec.structs.replace(
            row.setup,
            start=(row.setup.start + 1) % row.setup.players,
            key=os.urandom(32).hex(),
            salt=new_salt().hex(),
            seats=tuple(replay_seat(seat) for seat in row.seats),
            position=None,
            moves=(),
            practice=False,
            guided=False,
        )
        again = await self.add(Row(new_code(), setup, setup.seats, "playing", row.listed, now()))
        return await table.change(Rematch(again.row.code), request)

    async def hear(self, code: str, seq: int) -> None:
        """Another process has changed a table."""
        table = self._tables.get(code)
        if table is not None and table.seq < seq:
            await table.catch_up()

    async def hear_all(self) -> None:
        """Notices of other processes may have been lost."""
        for table in list(self._tables.values()):
            await table.catch_up()

    async def wake(self) -> None:
        """After a start: bots that are to move go on, and the time without a server does not count."""
        for code in await self.store.unfinished():
            with contextlib.suppress(ShoalError):
                table = await self.find(code)
                if table.row.setup.clock:
                    await table.change(changes.Rest())
                else:
                    await table.load()

    async def tidy(self) -> None:
        """Put away, from time to time, what nobody needs in memory.

        A search for garbage among all that the tables keep takes a while, in which everybody waits. So it is made when
        nobody is there; but where there is always somebody, what is lost in ten minutes is the most there can be.
        """
        searched = time.monotonic()
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self.forget()
            except (ShoalError, SQLAlchemyError, OSError):
                log.warning("old tables could not be forgotten; it is tried again", exc_info=True)
            for code, table in list(self._tables.items()):
                if table.idle:
                    table.put_away()
                    del self._tables[code]
            anybody = any(table.listeners for table in self._tables.values())
            if not anybody or time.monotonic() - searched > GARBAGE:
                gc.collect()
                searched = time.monotonic()

    async def forget(self) -> None:
        """Forget some of the tables that have been over for long enough, if any are to be forgotten at all.

        Some at a time, so that nobody's move has to wait; never one that is looked at here.
        """
        if self.keep:
            old = await self.store.long_over(now() - self.keep * DAY)
            if codes := [code for code in old if code not in self._tables]:
                await self.store.forget(codes)

    async def close(self) -> None:
        for table in self._tables.values():
            table.put_away()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.ready.close()


def replay_seat(seat: Seat) -> Seat:
    """A seat at the next table: whoever was away is back."""
    return Seat(seat.kind, seat.name, seat.level if seat.kind == "bot" else None, seat.person)


def bot_names(setup: Setup, seats: list[int], taken: set[str]) -> dict[int, str]:
    """Names for bots: they are called after those who fish for a living."""
    animals = [animal.strip() for animal in locale.say("terminal", setup.language, "bots").split("|")]
    names: dict[int, str] = {}
    for seat in seats:
        free = [animal for animal in animals if animal not in taken]
        names[seat] = free[0] if free else locale.say("terminal", setup.language, "bot-at", {"seat": seat})
        taken.add(names[seat])
    return names
