"""Killed at any moment, under load: nothing acknowledged is lost, and nobody ever saw what is not stored.

SHOAL_KILLS sets how often (100 unless told; each database gets its share).
"""

import asyncio
import os
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from shoal.server.store import Store
from shoal.table.changes import Play
from tests.server.conftest import Start, free_port
from tests.server.wire import Person, Seat

KILLS = int(os.environ.get("SHOAL_KILLS", "100")) // 2
PLAYERS = 6
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.3  # seconds before trying again: a client does not get in the way of a start
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.TransportError)


class Player:
    """Plays against bots and, for every table, remembers what it was told."""

    def __init__(self, person: Person, number: int) -> None:
        self.person = person
        self.chance = random.Random(number)
        self.acknowledged: dict[tuple[str, str], int] = {}  # (table, request) -> number
        self.shown: dict[tuple[str, int], tuple[int, str | None]] = {}  # (table, number of the move) -> seat, move
        self.seqs: Counter[str] = Counter()  # the last number seen at a table
        self.lost = 0  # connections, those that came to nothing included
        self.pause = FIRST_PAUSE
        self.sent = 0

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                table = await self.person.ask("POST", "/play-now", {"game": "kleine-fische"}, 201)
            except GONE:
                await self.wait_a_little()
                continue
            self.pause = FIRST_PAUSE
            await self.play(table["code"], stop)

    async def wait_a_little(self) -> None:
        """Longer, when it was in vain the last time."""
        await asyncio.sleep(self.pause)
        self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def play(self, code: str, stop: asyncio.Event) -> None:
        """One match to its end, whatever happens to the connection."""
        pending: dict[str, Any] | None = None
        while not stop.is_set():
            try:
                async with self.person.sit_at(code) as socket:
                    seat = Seat(socket)
                    await seat.hello(since=self.seqs[code] or None)
                    self.pause = FIRST_PAUSE
                    if pending:
                        await seat.send(**pending)
                    while not stop.is_set():
                        message = await seat.next()
                        if message["type"] == "done":
                            self.acknowledged[code, message["id"]] = message["seq"]
                            if pending and pending["id"] == message["id"]:
                                pending = None
                        elif message["type"] == "error":
                            assert message["code"] in ("stale", "unavailable"), message
                            if message["code"] == "stale" and pending and pending["id"] == message["id"]:
                                pending = None
                        elif message["type"] == "state":
                            self.see(code, message)
                            if message["outcome"]:
                                return
                        latest = next((m for m in reversed(seat.heard) if m["type"] == "state"), None)
                        if latest and latest["moves"] and pending is None:
                            self.sent += 1
                            move = self.chance.choice(latest["moves"])
                            pending = {"type": "play", "id": f"m{self.sent}", "move": move, "at": latest["at"]}
                            await seat.send(**pending)
                            seat.heard.clear()
            except GONE:
                self.lost += 1
                await self.wait_a_little()

    def see(self, code: str, state: dict[str, Any]) -> None:
        assert state["seq"] >= self.seqs[code], "the table went back"
        self.seqs[code] = state["seq"]
        for entry in state["log"]["entries"]:
            told = (entry["seat"], entry["move"])
            assert self.shown.setdefault((code, entry["number"]), told) == told, "a move was changed"


async def check(players: list[Player], database: str) -> int:
    """Everything that anybody was told is in the store."""
    store = Store(database)
    moves = 0
    try:
        for player in players:
            for code in player.seqs:
                stored = await store.changes(code)
                assert [kept.seq for kept in stored] == list(range(1, len(stored) + 1))
                requests = {kept.request.split()[1]: kept.seq for kept in stored if kept.request}
                made = [kept.change for kept in stored if isinstance(kept.change, Play)]
                for (table, number), seq in player.acknowledged.items():
                    if table == code:
                        assert requests[number] == seq
                for (table, place), told in player.shown.items():
                    if table == code:
                        assert (made[place - 1].seat, made[place - 1].move) == told
                moves += len(made)
    finally:
        await store.engine.dispose()
    return moves


def test_kill_9_in_a_loop(start: Start, database: str) -> None:
    kill_in_a_loop(start, database, KILLS)


def test_the_end_of_the_server_loses_nothing_without_sync_either(start: Start, tmp_path: Path) -> None:
    kill_in_a_loop(start, f"sqlite+aiosqlite:///{tmp_path / 'shoal.db'}", KILLS // 5, sync=False)


def kill_in_a_loop(start: Start, database: str, kills: int, **settings: Any) -> None:
    """Play, kill the server again and again, and look whether all that was told is stored."""
    port = free_port()

    async def load() -> None:
        server = start(port=port, database=database, **settings)
        chance = random.Random(9)
        players = [Player(Person(f"127.0.0.1:{port}"), number) for number in range(PLAYERS)]
        stop = asyncio.Event()
        tasks = [asyncio.create_task(player.run(stop)) for player in players]

        def acknowledged() -> int:
            return sum(len(player.acknowledged) for player in players)

        for number in range(kills):
            before = acknowledged()
            await asyncio.sleep(chance.uniform(0.05, 0.5))
            # Every other time in the midst of moves, however slow the machine; else at any moment, a start included.
            async with asyncio.timeout(60):
                while number % 2 and acknowledged() == before:
                    await asyncio.sleep(0.005)
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            server = await asyncio.to_thread(start, port=port, database=database, **settings)
        await asyncio.sleep(1)
        stop.set()
        await asyncio.gather(*(asyncio.wait_for(task, 30) for task in tasks))
        server.stop(signal.SIGKILL)
        for player in players:
            await player.person.http.aclose()
        moves = await check(players, database)
        lost = sum(player.lost for player in players)
        print(f"{kills} kills: {moves} moves stored, {acknowledged()} acknowledged, {lost} connections lost")
        assert acknowledged() >= kills // 2
        assert lost >= kills

    asyncio.run(load())


def test_after_a_kill_bots_go_on_without_anybody_asking(start: Start, database: str) -> None:
    port = free_port()

    async def leave() -> None:
        server = start(port=port, database=database)
        async with Person(server.address) as ada:
            table = await ada.ask("POST", "/play-now", {"game": "kleine-fische"}, 201)
            async with ada.sit_at(table["code"]) as socket:
                seat = Seat(socket)
                await seat.hello()
                await seat.send(type="leave", id="l")  # from now on only bots play
                await seat.until("table")
                await asyncio.to_thread(server.stop, signal.SIGKILL)
            server = await asyncio.to_thread(start, port=port, database=database)
            for _ in range(400):
                if (await ada.ask("GET", f"/tables/{table['code']}"))["state"] == "over":
                    return
                await asyncio.sleep(0.05)
            pytest.fail("the bots do not go on")

    asyncio.run(leave())
