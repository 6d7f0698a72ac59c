"""A client of the wire protocol, for tests: everything goes over real sockets."""

import asyncio
import json
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

WAIT = 20.0


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}/api/v1", timeout=WAIT)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def set_up(self, game: str, **wishes: Any) -> dict[str, Any]:
        table: dict[str, Any] = await self.ask("POST", "/tables", {"game": game, **wishes}, 201)
        return table

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit_at(self, code: str, **headers: str) -> connect:
        """A socket at a table."""
        return connect(
            f"ws://{self.address}/api/v1/tables/{code}/socket",
            additional_headers={"Cookie": self.cookie, **headers},
            max_size=None,
        )


class Seat:
    """A socket, read message by message; what came and nobody asked for is kept in `heard`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        return message

    async def until(self, *kinds: str, **facts: Any) -> dict[str, Any]:
        """The next message of one of these kinds, with these facts."""
        while True:
            message = await self.next()
            if message["type"] in kinds and all(message.get(key) == value for key, value in facts.items()):
                return message

    async def hello(self, since: int | None = None) -> dict[str, Any]:
        await self.send(type="hello", protocol=1, since=since)
        return await self.until("welcome")

    async def request(self, kind: str, number: str, **facts: Any) -> dict[str, Any]:
        """Ask for something; the answer."""
        await self.send(type=kind, id=number, **facts)
        while True:
            message = await self.next()
            if message.get("id") == number:
                return message
