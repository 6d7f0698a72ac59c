"""A WebSocket client with nothing in it that a load generator does not need."""

import asyncio
import base64
import os
import time
from collections.abc import Callable, Mapping
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
MASK = bytes(4)  # a mask of zeros is one, and costs nothing
TWO_BYTES, EIGHT_BYTES = 126, 127

Hear = Callable[["Socket", bytes, float], None]
"""Hears a message, and when it came."""


class Socket(asyncio.Protocol):
    """One connection. Messages are handed on as bytes, with the moment at which they came."""

    def __init__(self, address: str, path: str, headers: Mapping[str, str], hear: Hear) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = {"Host": address, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        lines = [f"{name}: {value}" for name, value in {**wanted, "Sec-WebSocket-Key": key, **headers}.items()]
        self._request = "\r\n".join([f"GET {path} HTTP/1.1", *lines, "\r\n"]).encode()
        self._hear = hear
        self._rest = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        moment = time.perf_counter()
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        at, end = 0, len(data)
        while end - at >= 2:
            length, first = data[at + 1], at + 2
            if length == TWO_BYTES:
                first += 2
                length = int.from_bytes(data[at + 2 : first])
            elif length == EIGHT_BYTES:
                first += 8
                length = int.from_bytes(data[at + 2 : first])
            if end < first or end < first + length:
                break
            kind = data[at] & 0x0F
            if kind == PING:
                self._write(PONG, data[first : first + length])
            elif kind == TEXT:
                self._hear(self, data[first : first + length], moment)
            elif kind == CLOSE:
                self.close()
            at = first + length
        self._rest = data[at:]

    def listen(self, hear: Hear) -> None:
        """Let somebody else hear from now on."""
        self._hear = hear

    def send(self, message: bytes) -> None:
        self._write(TEXT, message)

    def _write(self, kind: int, message: bytes) -> None:
        size = len(message)
        long = size >= TWO_BYTES
        length = bytes([MASKED | TWO_BYTES]) + size.to_bytes(2) if long else bytes([MASKED | size])
        self._transport.write(bytes([FINAL | kind]) + length + MASK + message)

    def close(self) -> None:
        self.closed = True
        self._transport.close()


async def connect(address: str, path: str, headers: Mapping[str, str], hear: Hear) -> Socket:
    """An open connection."""
    host, _, port = address.partition(":")
    make = asyncio.get_running_loop().create_connection
    _, socket = await make(lambda: Socket(address, path, headers, hear), host, int(port))
    await socket.open
    return socket
