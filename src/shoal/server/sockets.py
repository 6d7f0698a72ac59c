"""One socket at one table: reads what a client sends, does it, and sends what the table tells."""

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from dataclasses import asdict
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from shoal.bots import levels
from shoal.bots.search import Budget
from shoal.engine.errors import ShoalError
from shoal.server import messages as said
from shoal.server.messages import PROTOCOL, objection_data, table_data, write
from shoal.server.ready import Progress
from shoal.server.refusals import Refused, describe
from shoal.server.table import Table
from shoal.server.tables import Tables, bot_names
from shoal.table import changes
from shoal.table.match import Match

log = logging.getLogger("shoal.server")

PER_SECOND = 20
AT_ONCE = 40
MOST_WAITING = 500  # messages that a client has not read yet
HELLO_WITHIN = 10.0
PER_ADDRESS = 200
HINT = Budget(seconds=0.5)
MOST_ADVICE = 5  # moves of a hint

NO_HELLO, NO_TABLE, LATE_HELLO, OTHER_PROTOCOL, NOT_READING, TOO_FAST = 4400, 4404, 4408, 4409, 4410, 4429
GOING_DOWN = 1012
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending to, or reading from, a client that has gone may raise."""


class Bucket:
    """So many messages at once, and so many more every second."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self._left = at_once
        self._since = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        moment = time.monotonic()
        self._left = min(self.at_once, self._left + (moment - self._since) * self.per_second)
        self._since = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: Table, person: str, limited: bool) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.greeted = False
        self._waiting: deque[str] = deque()
        self._more: asyncio.Future[None] | None = None  # what the sender waits for, if it waits
        self._bucket = Bucket(PER_SECOND, AT_ONCE) if limited else None
        self._warned = 0
        self._close_with: int | None = None

    def tell(self, message: str) -> None:
        """Send a message when the client takes it; one that takes none is cut off, and may come back."""
        if self._close_with is not None:
            return
        if len(self._waiting) == MOST_WAITING:
            self.cut_off(NOT_READING)
            return
        self._waiting.append(message)
        self._wake_sender()

    def cut_off(self, code: int) -> None:
        """End the conversation, whatever was still to be said."""
        if self._close_with is None:
            self._waiting.clear()
            self.close(code)

    def close(self, code: int) -> None:
        """End the conversation once what has been said is sent."""
        self._close_with = code
        self._wake_sender()

    def _wake_sender(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def run(self) -> None:
        """Talk, until one side has enough."""
        sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and self._close_with is not None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(sender), 2)
        finally:
            self.table.listeners.discard(self)
            for task in (sender, reader):
                task.cancel()
            for result in await asyncio.gather(sender, reader, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(
                    result, WebSocketDisconnect | OSError | RuntimeError
                ):
                    log.error("a connection broke", exc_info=result)

    async def _send(self) -> None:
        loop, send, waiting = asyncio.get_running_loop(), self.socket.send, self._waiting
        while True:
            while waiting:
                await send({"type": "websocket.send", "text": waiting.popleft(), "bytes": None})
            if self._close_with is not None:
                break
            self._more = loop.create_future()
            await self._more
        await self.socket.close(code=self._close_with)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                first = await self._receive()
        except TimeoutError:
            return self.cut_off(LATE_HELLO)
        if not await self._greet(first):
            return None
        while True:
            text = await self._receive()
            if self._bucket and not self._bucket.take():
                self._warned += 1
                if self._warned > AT_ONCE:
                    return self.cut_off(TOO_FAST)
                self._answer_error(said.id_of(text), Refused("too-fast", "too many messages; wait a little"))
                continue
            self._warned = max(0, self._warned - 1)
            await self._obey(text)

    async def _receive(self) -> str:
        data = await self.socket.receive_data(mode="text")
        return data if isinstance(data, str) else data.decode("utf-8", "replace")

    async def _greet(self, text: str) -> bool:
        """Read the hello, and tell the client everything."""
        try:
            hello = said.read(text)
        except (msgspec.MsgspecError, UnicodeError):
            hello = None
        if not isinstance(hello, said.Hello):
            self._answer_error(None, Refused("bad-request", "the first message is hello"))
            self.close(NO_HELLO)
            return False
        if hello.protocol != PROTOCOL:
            self._answer_error(None, Refused("bad-request", f"this server speaks protocol {PROTOCOL}"))
            self.close(OTHER_PROTOCOL)
            return False
        table = self.table

        def preparing(progress: Progress) -> None:
            self.tell(write({"type": "preparing", **progress._asdict()}))

        await table.load(preparing)
        async with table.lock:
            if table.match is None:  # the store failed in this moment
                self.close(GOING_DOWN)
                return False
            welcome = {
                "type": "welcome",
                "protocol": PROTOCOL,
                "seq": table.seq,
                "table": table_data(table.row, self.person),
                "chat": table.chat,
            }
            self.tell(write(welcome))
            for state in table.states_for(self.person, hello.since):
                self.tell(state)
            self.greeted = True
        return True

    # What a client asks for

    async def _obey(self, text: str) -> None:
        """Do what a message says, or say why not."""
        try:
            message = said.read(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            return self._answer_error(said.id_of(text), Refused("bad-request", str(error)))
        if isinstance(message, said.Hello):
            return self._answer_error(None, Refused("bad-request", "you have said hello already"))
        try:
            await self._do(message)
        except ShoalError as error:
            self._answer_error(message.id, error)
        except Exception as error:
            log.exception("a message could not be dealt with")
            self._answer_error(message.id, error)
        return None

    def _answer_error(self, number: str | None, error: Exception) -> None:
        names = self.table.match.names if self.table.match else ()
        self.tell(write({"type": "error", "id": number, **describe(error, names)}))

    async def _do(self, message: Any) -> None:
        if isinstance(message, said.Ping):
            self.tell(write({"type": "pong", "id": message.id}))
        elif isinstance(message, said.Why):
            await self._why(message)
        elif isinstance(message, said.Hint):
            await self._hint(message)
        else:
            request = f"{self.person} {message.id}"
            seq = self.table.requests.get(request)
            if seq is None:
                if isinstance(message, said.Rematch):
                    self._own_seats()
                    seq = await self.table.hall.rematch(self.table, request)
                else:
                    at = message.at if isinstance(message, said.Play) else None
                    seq = await self.table.change(self._change(message), request, at)
            self.tell(write({"type": "done", "id": message.id, "seq": seq}))

    def _change(self, message: Any) -> changes.Known:
        """The change that a message asks for, by somebody who may ask for it."""
        table = self.table
        spec = table.row.setup.spec
        if isinstance(message, said.Play):
            return changes.Play(self._own_seat(message.seat), message.move)
        if isinstance(message, said.Undo):
            return changes.Undo(self._own_seat(message.seat))
        if isinstance(message, said.Answer):
            return changes.Answer(tuple(self._own_seats()), message.yes)
        if isinstance(message, said.Chat):
            text = " ".join(message.text.split())
            if not text or not text.isprintable():
                raise Refused("bad-request", "a line of chat has 1 to 300 printable characters")
            return changes.Say(self._own_seats()[0], text)
        if isinstance(message, said.Leave):
            seats = self._own_seats() if message.seat is None else [self._own_seat(message.seat)]
            return changes.Leave(tuple(seats), levels.best(spec))
        if isinstance(message, said.Return):
            seats = self._own_seats() if message.seat is None else [self._own_seat(message.seat)]
            return changes.Return(tuple(seats))
        assert isinstance(message, said.Fill)
        self._own_seats()
        level = levels.best(spec) if message.level is None else message.level
        levels.check_offered(spec, level)
        free = [seat for seat, seated in enumerate(table.row.seats) if seated.kind == "open"]
        if not free:
            raise Refused("seat-taken", "no seat is open")
        taken = {seated.name for seated in table.row.seats if seated.name}
        return changes.Fill(bot_names(table.row.setup, free, taken), level)

    def _own_seats(self) -> list[int]:
        seats = self.table.seats_of(self.person)
        if not seats:
            raise Refused("not-your-seat", "you have no seat at this table")
        return seats

    def _own_seat(self, wanted: int | None) -> int:
        """The seat that a message is about: as named, or the one to decide, or the only one."""
        seats = self._own_seats()
        if wanted is None:
            turn = self.table.row.turn
            return turn if turn is not None and turn in seats else seats[0]
        if wanted not in seats:
            raise Refused("not-your-seat", "this seat is not yours")
        return wanted

    async def _match(self) -> Match:
        """The match as it is stored."""
        await self.table.load()
        async with self.table.lock:
            if self.table.match is None:
                raise Refused("unavailable", "the table is being read; try again")
            return self.table.match

    async def _why(self, message: said.Why) -> None:
        match = await self._match()
        error = match.why_not(self._own_seat(message.seat), message.move)
        answer = {"type": "why", "id": message.id, "move": message.move, "legal": error is None}
        self.tell(write(answer | (objection_data(error, match.names) if error else {})))

    async def _hint(self, message: said.Hint) -> None:
        match = await self._match()
        adviser = match.adviser(self._own_seat(message.seat), HINT)
        await self.table.hall.ready.ensure_search(match.spec)
        advice = await self.table.hall.aside(adviser)
        answer = {"type": "hint", "id": message.id, "move": advice[0].move}
        self.tell(write(answer | {"advice": [asdict(each) for each in advice[:MOST_ADVICE]]}))


class Doors:
    """Counts the connections from each address, and closes them when the server goes down."""

    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self.counts: Counter[str] = Counter()
        self.connections: set[Connection] = set()

    def close(self) -> None:
        for connection in list(self.connections):
            connection.cut_off(GOING_DOWN)


@websocket("/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: str, hall: Tables, person: str, doors: Doors) -> None:
    """The match, for one client."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if doors.limited and doors.counts[address] >= PER_ADDRESS:
        await socket.close(code=TOO_FAST)
        return
    try:
        table = await hall.find(code)
    except Refused:
        await socket.close(code=NO_TABLE)
        return
    connection = Connection(socket, table, person, doors.limited)
    table.listeners.add(connection)
    doors.counts[address] += 1
    doors.connections.add(connection)
    try:
        await connection.run()
    finally:
        doors.connections.discard(connection)
        doors.counts[address] -= 1
        if not doors.counts[address]:
            del doors.counts[address]
