"""What is stored: groups, conflicts, patience, SQLite's log, and tables that are not kept for ever."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shoal.server import writer
from shoal.server.records import Kept, Row, Seat, Setup
from shoal.server.store import Store, migrate
from shoal.server.tables import DAY, Tables
from shoal.server.writer import Conflict, Unavailable
from shoal.table.changes import Play

NOW = 2_000_000_000_000
FULL, NORMAL = 2, 1  # as SQLite answers


def row(code: str, state: Any = "playing", created: int = NOW) -> Row:
    seats = (Seat("person", "Ada", None, "ada"), Seat("person", "Eve", None, "eve"))
    setup = Setup("kleine-fische", 1, 2, {}, 0, "00" * 32, "00" * 16, seats)
    return Row(code, setup, seats, state, False, created)


def change(number: int, at: int = NOW, request: str | None = None) -> Kept:
    return Kept(number, at, Play(0, "flip"), request, 1)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    await migrate(database)
    store = Store(database)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'shoal.db'}"


def test_of_a_group_only_what_came_too_late_is_refused(database: str) -> None:
    async def write() -> None:
        async with opened(database) as store:
            for code in ("a", "b", "c"):
                await store.add(row(code))
            await store.append("b", change(1))
            asked = [("a", 1), ("b", 1), ("c", 1), ("b", 2), ("a", 2)]
            done = await asyncio.gather(
                *(store.append(code, change(seq)) for code, seq in asked), return_exceptions=True
            )
            assert [type(result) for result in done] == [type(None), Conflict, type(None), type(None), type(None)]
            stored = {code: [kept.seq for kept in await store.changes(code)] for code in ("a", "b", "c")}
            assert stored == {"a": [1, 2], "b": [1, 2], "c": [1]}

    asyncio.run(write())


def test_a_request_counts_once_at_a_table(database: str) -> None:
    async def write() -> None:
        async with opened(database) as store:
            for code in ("a", "b"):
                await store.add(row(code))
            await store.append("a", change(1, request="ada 1"))
            await store.append("b", change(1, request="ada 1"))
            with pytest.raises(Conflict):
                await store.append("a", change(2, request="ada 1"))
            assert await store.changes("a") == [change(1, request="ada 1")]

    asyncio.run(write())


def test_nobody_waits_for_ever(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.2)
    monkeypatch.setattr(writer, "LOOK", 0.05)

    async def write() -> None:
        async with opened(sqlite) as store:
            await store.add(row("a"))
            other = sqlite3.connect(tmp_path / "shoal.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")  # somebody else writes, and does not come to an end
            with pytest.raises(Unavailable):
                await store.append("a", change(1))
            other.execute("ROLLBACK")
            other.close()
            while not await store.changes("a"):  # nothing was said of it, and yet it may be stored
                await asyncio.sleep(0.02)

    asyncio.run(write())


def test_what_cannot_be_written_is_unavailable_and_the_writer_goes_on(sqlite: str, tmp_path: Path) -> None:
    async def write() -> None:
        async with opened(sqlite) as store:
            await store.add(row("a"))
            other = sqlite3.connect(tmp_path / "shoal.db", isolation_level=None)
            other.execute("ALTER TABLE changes RENAME TO elsewhere")
            with pytest.raises(Unavailable):
                await store.append("a", change(1))
            other.execute("ALTER TABLE elsewhere RENAME TO changes")
            other.close()
            await store.append("a", change(1))
            assert await store.changes("a") == [change(1)]

    asyncio.run(write())


def test_a_change_and_what_belongs_to_it_are_stored_together_or_not_at_all(database: str) -> None:
    async def write() -> None:
        async with opened(database) as store:
            for code in ("a", "b"):
                await store.add(msgspec.structs.replace(row(code, "waiting"), short=code))
            with pytest.raises(Conflict):  # the short code is another table's
                await store.append("b", change(1), msgspec.structs.replace(row("b"), short="a"))
            assert await store.changes("b") == []
            await store.append("b", change(1), row("b"))
            assert await store.changes("b") == [change(1)]
            assert [kept.code for kept in await store.mine("ada") if kept.state == "playing"] == ["b"]

    asyncio.run(write())


@pytest.mark.parametrize(("sync", "mode"), [(True, FULL), (False, NORMAL)])
def test_the_writer_waits_for_the_disk_unless_told_otherwise(sqlite: str, sync: bool, mode: int) -> None:
    engine = writer.Writer(sqlite, sync)._engine
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == mode
    engine.dispose()


def log_size(sqlite: str, folder: Path) -> int:
    """The length of SQLite's log after some hundred changes."""

    async def write() -> int:
        async with opened(sqlite) as store:
            await store.add(row("a"))
            for number in range(1, 401):
                await store.append("a", change(number))
            assert len(await store.changes("a")) == 400
            return (folder / "shoal.db-wal").stat().st_size

    return asyncio.run(write())


def test_sqlites_log_is_used_anew(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_IDLE", writer.CHECKPOINT_AFTER)
    whole = log_size(sqlite, tmp_path)
    (tmp_path / "shoal.db").unlink()
    monkeypatch.setattr(writer, "CHECKPOINT_IDLE", 20)
    assert log_size(sqlite, tmp_path) < whole / 2


def test_tables_long_over_are_forgotten_and_no_others(database: str) -> None:
    async def forget() -> None:
        async with opened(database) as store:
            old = NOW - 30 * DAY
            await store.add(row("over", "over", old))
            await store.append("over", change(1, old))
            await store.add(row("never begun", "over", old))
            await store.add(row("talked at lately", "over", old))
            await store.append("talked at lately", change(1, NOW))
            await store.add(row("being played", "playing", old))
            await store.append("being played", change(1, old))
            gone = {"over", "never begun"}
            assert set(await store.long_over(NOW - DAY)) == gone
            await store.forget(sorted(gone))
            assert await store.changes("over") == []
            assert {kept.code for kept in await store.mine("ada")} == {"talked at lately", "being played"}

    asyncio.run(forget())


def test_a_table_that_is_looked_at_is_not_forgotten(sqlite: str) -> None:
    async def forget() -> None:
        async with opened(sqlite) as store:
            for code in ("looked at", "left"):
                await store.add(row(code, "over", 1))
            for_ever, a_day = Tables(store), Tables(store, keep=1)
            try:
                await for_ever.forget()
                await a_day.find("looked at")
                await a_day.forget()
                assert [kept.code for kept in await store.mine("ada")] == ["looked at"]
            finally:
                for hall in (for_ever, a_day):
                    await hall.close()

    asyncio.run(forget())
