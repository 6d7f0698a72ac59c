"""A Shoal server of its own, and tables of four people at it."""

import asyncio
import atexit
import contextlib
import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil

from load.driving import Table
from load.wire import Socket, connect

SEATS = 4
STARTED_WITHIN = 120.0
AT_ONCE = 16  # requests under way while tables are set up
WATCHED, NOTHING_TO_DO = b'{"type":"state","seq":', b'"moves":[]'
HELLO = b'{"type":"hello","protocol":1}'
LONG = {"kleine-fische": {"target": 1000}}  # options with which a match does not end while it is measured


class State(msgspec.Struct):
    """As much of a message as is needed to play on."""

    type: str
    seq: int = 0
    at: int = 0
    moves: list[str] = []
    code: str | None = None


read = msgspec.json.Decoder(State).decode


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


class Process:
    """A server that was started here: what it needs."""

    def __init__(self, command: list[str], port: int, probe: str) -> None:
        self.address = f"127.0.0.1:{port}"
        self.popen = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        atexit.register(self.stop)  # whatever happens here, no server is left behind
        end = time.monotonic() + STARTED_WITHIN
        while time.monotonic() < end and self.popen.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{self.address}{probe}", timeout=5)
                return
            time.sleep(0.1)
        self.stop()
        sys.exit(f"The server does not answer: {' '.join(command)}")

    def tree(self) -> list[psutil.Process]:
        root = psutil.Process(self.popen.pid)
        return [root, *root.children(recursive=True)]

    def memory(self) -> int:
        """Bytes in memory."""
        return sum(process.memory_info().rss for process in self.tree())

    def processor(self) -> float:
        """Seconds of processor time so far."""
        return sum(sum(process.cpu_times()[:2]) for process in self.tree())

    def stop(self) -> None:
        self.popen.terminate()
        try:
            self.popen.wait(20)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()


def start(folder: Path, *more: str) -> Process:
    """`shoal serve`, with nothing in its folder and no limits: one address holds all sockets."""
    port = free_port()
    options = ["--folder", str(folder), "--port", str(port), "--limit", "0", *more]
    return Process([sys.executable, "-m", "shoal", "serve", *options], port, "/api/v1/about")


class FourPeople(Table):
    """A table where everybody has a socket."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.ready = 0
        self.chance = chance
        self.decides: tuple[Socket, State] | None = None

    def hear(self, socket: Socket, message: bytes, moment: float) -> None:
        if message.startswith(b'{"type":"done"'):
            return
        if message.startswith(WATCHED) and NOTHING_TO_DO in message:  # three of four messages are read no further
            self.ready += 1
            self.told(int(message[len(WATCHED) : message.index(b",", len(WATCHED))]), moment)
            return
        state = read(message)
        if state.type == "error":
            raise SystemExit(f"The server refused a move: {message.decode()}")
        if state.type != "state":
            return
        self.ready += 1
        if state.moves:
            self.decides = socket, state
        self.told(state.seq, moment)

    @property
    def playing(self) -> bool:
        return self.decides is not None

    def send_move(self) -> None:
        assert self.decides
        socket, state = self.decides
        self.decides = None
        move = self.chance.choice(state.moves)
        socket.send(b'{"type":"play","id":"%d","move":"%s","at":%d}' % (self.number, move.encode(), state.at))


class People:
    """Four people, who sit at every table."""

    def __init__(self, address: str) -> None:
        self.address = address
        # The server closes what is idle for 5 seconds: a request must not be on its way just then.
        idle = httpx.Limits(keepalive_expiry=2)
        self.http = [
            httpx.AsyncClient(base_url=f"http://{address}/api/v1", timeout=60, limits=idle) for _ in range(SEATS)
        ]
        self._few = asyncio.Semaphore(AT_ONCE)
        self._chance = random.Random(7)

    async def set_up(self, game: str, count: int) -> list[FourPeople]:
        """Tables that have begun, with everybody connected."""
        for person in self.http:
            (await person.get("/about")).raise_for_status()
        return list(await asyncio.gather(*(self._one(game) for _ in range(count))))

    async def _one(self, game: str) -> FourPeople:
        async with self._few:
            wishes = {"game": game, "players": SEATS, "options": LONG.get(game, {})}
            code = (await self._post(0, "/tables", {**wishes, "name": "Ada"}))["code"]
            for seat in range(1, SEATS):
                await self._post(seat, f"/tables/{code}/seats", {"seat": seat, "name": f"Eve {seat}"})
            table = FourPeople(self._chance)
            for person in self.http:
                cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
                path = f"/api/v1/tables/{code}/socket"
                table.sockets.append(await connect(self.address, path, {"Cookie": cookie}, table.hear))
                table.sockets[-1].send(HELLO)
            while table.ready < SEATS:
                await asyncio.sleep(0.01)
            table.number = SEATS - 1  # that many sat down
            return table

    async def _post(self, seat: int, path: str, body: Any) -> Any:
        answer = await self.http[seat].post(path, json=body)
        if answer.is_error:
            raise SystemExit(f"The server refused a table: {answer.text}")
        return answer.json()

    async def leave(self) -> None:
        for person in self.http:
            await person.aclose()
