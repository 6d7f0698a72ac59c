"""boardgame.io, installed into a folder of its own, and one table of four clients at it.

The clients are the same raw sockets as for ours and speak its wire format (Socket.IO over a WebSocket): what differs
between the two measurements is the server alone.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from load.driving import Table
from load.ours import SEATS, Process, free_port
from load.wire import Socket, connect

VERSION = "0.50.2"
SOURCE = Path(__file__).parent.parent / "peers" / "boardgame_io.cjs"
GAME = "flip"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
JOINED_WITHIN = 20.0
STATE_NUMBER = re.compile(rb'"_stateID":(\d+)')


def install(folder: Path) -> None:
    """boardgame.io in `folder`, unless it is there."""
    if not shutil.which("npm"):
        sys.exit("This benchmark needs npm (Node.js) for boardgame.io, and found none; --no-peer measures ours alone.")
    package = folder / "node_modules" / "boardgame.io" / "package.json"
    if not package.exists() or json.loads(package.read_text("utf-8"))["version"] != VERSION:
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), f"boardgame.io@{VERSION}"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def start(folder: Path) -> Process:
    """Its server."""
    port = free_port()
    os.environ["NODE_PATH"] = str(folder / "node_modules")
    os.environ["NODE_ENV"] = "production"
    return Process(["node", str(SOURCE), str(port)], port, "/games")


class PeerTable(Table):
    """Clients at one match of the peer."""

    def __init__(self, match: str) -> None:
        super().__init__()
        self.match = match
        self.joined = 0
        self._state = 0  # the number of the state in which the next move is made

    def hear(self, socket: Socket, message: bytes, moment: float) -> None:
        if message == b"2":  # it asks whether we are there
            socket.send(b"3")
        elif message.startswith(b"0"):
            socket.send(b"40/%s," % GAME.encode())
        elif message.startswith(b"40"):
            self._say(socket, "sync", self.match, str(self.sockets.index(socket)), None, SEATS)
        elif b'["sync"' in message[:40]:
            self.joined += 1
        elif b'["update"' in message[:40]:
            found = STATE_NUMBER.search(message)
            assert found
            self._state = int(found[1])
            self.told(self._state, moment)
        elif message.startswith(b"42") and b'["matchData"' not in message[:40]:
            raise SystemExit(f"boardgame.io said what is not understood: {message[:200].decode()}")

    def _say(self, socket: Socket, *what: Any) -> None:
        socket.send(f"42/{GAME},{json.dumps(what)}".encode())

    @property
    def playing(self) -> bool:
        return True

    def send_move(self) -> None:
        player = self._state % SEATS
        move = {"type": "MAKE_MOVE", "payload": {"type": "flip", "args": [], "playerID": str(player)}}
        self._say(self.sockets[player], "update", move, self._state, self.match, str(player))


async def sit_down(address: str) -> PeerTable:
    """A match with everybody connected; the first to ask for it makes it."""
    table = PeerTable("measured")
    for seats in range(1, SEATS + 1):
        # It speaks first, and may do so before `connect` returns.
        heard: list[tuple[Socket, bytes, float]] = []
        socket = await connect(address, SOCKET, {}, lambda *what, heard=heard: heard.append(what))
        table.sockets.append(socket)
        socket.listen(table.hear)
        for what in heard:
            table.hear(*what)
        async with asyncio.timeout(JOINED_WITHIN):
            while table.joined < seats:
                await asyncio.sleep(0.01)
    return table
