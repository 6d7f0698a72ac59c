"""One table of this process. A change is made, stored, and only then told, one after the other."""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from shoal.bots import levels
from shoal.engine.errors import ShoalError
from shoal.server.messages import States, table_data, write
from shoal.server.ready import Tell
from shoal.server.records import Kept, Row, Seat
from shoal.server.refusals import Refused
from shoal.server.writer import Conflict, Unavailable
from shoal.table import changes
from shoal.table.changes import Known, Play, Rematch, Say
from shoal.table.match import Match
from shoal.table.seats import Seated

if TYPE_CHECKING:
    from shoal.server.tables import Tables

MATCH_ONLY = (Play, changes.Undo, changes.Answer)  # changes of which the table's own data do not tell
TRIES = 5  # a change that another process was quicker than is tried again
IDLE = 600.0  # seconds after which a table that nobody looks at is put away


def now() -> int:
    """The time in milliseconds."""
    return int(time.time() * 1000)


class Listener(Protocol):
    """A connection at a table."""

    person: str

    def tell(self, message: str) -> None:
        """Send a message, without waiting."""

    @property
    def greeted(self) -> bool:
        """Whether it is to be told of changes."""


class Table:
    """One table: its match, and who listens."""

    def __init__(self, hall: "Tables", row: Row) -> None:
        self.hall = hall
        self.row = row
        self.match: Match | None = None  # None: to be read from the store
        self.seq = 0
        self.listeners: set[Listener] = set()
        self.chat: list[dict[str, Any]] = []
        self.requests: dict[str, int] = {}  # the number that a request got
        self.numbers: list[int] = []  # the number of the change that each move was
        self.taken_back = 0  # the number of the last change that took back moves
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._seated: Sequence[Seated] = ()  # those of whom the row speaks
        self._owned: tuple[Sequence[Seat], dict[str, list[int]]] = ((), {})  # seats, and whose they are
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    # Reading

    async def load(self, tell: Tell | None = None) -> None:
        """Make the match from what is stored, if it is not there."""
        self.used = time.monotonic()
        if self.match is not None:
            return
        spec = self.row.setup.spec
        await self.hall.ready.ensure(spec, tell)
        if any(seat.level and levels.thinks(seat.level) for seat in self.row.seats):
            await self.hall.ready.ensure_search(spec, tell)
        async with self.lock:
            if self.match is None:
                await self._read()
                self._tell_all()  # a change may have been shown to nobody, and yet be stored
        self.go_on()

    async def _read(self) -> None:
        """Read everything anew. The caller has the lock."""
        row = await self.hall.store.find(self.row.code)
        if row is None:
            raise Refused("no-such-table", "there is no such table")
        stored = await self.hall.store.changes(row.code)

        def build() -> tuple[Match, list[int]]:
            match = row.setup.match()
            made = [match.made]
            for kept in stored:
                changes.make(match, kept.change, kept.at)
                made.append(match.made)
            return match, made

        match, made = await self.hall.aside(build)
        self._seated = ()
        self.row, self.seq, self.chat, self.requests, self.taken_back = row, 0, [], {}, 0
        self.numbers = [0] * made[0]
        for kept, moves in zip(stored, made[1:], strict=True):
            self._note(match, kept, moves)
        self.match = match
        self._refresh(match)

    async def catch_up(self) -> None:
        """Make the changes that another process has stored."""
        async with self.lock:
            match = self.match
            if match is None:
                return  # whoever needs it reads everything
            for kept in await self.hall.store.changes(self.row.code, self.seq):
                before = match.made
                changes.make(match, kept.change, kept.at)
                self._note(match, kept, match.made)
                self._refresh(match)
                self._tell(kept, before)
        self.go_on()

    def _note(self, match: Match, kept: Kept, made: int) -> None:
        """Remember a change that has been made; after it there were `made` moves."""
        self.seq = kept.seq
        if kept.request:
            self.requests[kept.request] = kept.seq
        if made < len(self.numbers):
            self.taken_back = kept.seq
            del self.numbers[made:]
        self.numbers += [kept.seq] * (made - len(self.numbers))
        if isinstance(kept.change, Say):
            self.chat.append(self.said(kept.change, kept.seq, kept.at, match))
        if isinstance(kept.change, Rematch):
            self.row.rematch = kept.change.code

    def said(self, change: Say, seq: int, at: int, match: Match) -> dict[str, Any]:
        """A line of chat."""
        return {"seq": seq, "seat": change.seat, "name": match.names[change.seat], "text": change.text, "at": at}

    def _refresh(self, match: Match) -> bool:
        """Bring the row up to the match; whether more than the turn has changed in it."""
        row = self.row
        before = (row.seats, row.state, row.short)
        if match.seated is not self._seated:
            self._seated = match.seated
            row.seats = tuple(map(Seat.of, match.seated))
        row.state = "over" if match.outcome else "waiting" if match.waiting else "playing"
        row.turn = match.turn
        row.outcome = match.outcome
        if row.state != "waiting":
            row.short = None
        return (row.seats, row.state, row.short) != before

    def log_from(self, since: int | None) -> int:
        """How much of the log a client knows that has seen the change number `since`."""
        if since is None or since < self.taken_back or since > self.seq:
            return 0
        known = len(self.numbers)
        while known and self.numbers[known - 1] > since:
            known -= 1
        return known

    # Changing

    async def change(self, change: Known, request: str | None = None, at: int | None = None) -> int:
        """Make a change, store it, tell everybody; its number. A request that has been made before counts once.

        `at` is the number of moves after which it was decided.
        """
        for _ in range(TRIES):
            await self.load()
            async with self.lock:
                if self.match is None:
                    continue
                if request is not None and request in self.requests:
                    return self.requests[request]
                if at is not None and at != self.match.made:
                    raise Refused("stale", "the match has moved on")
                try:
                    number = await self._make(self.match, change, request)
                except Conflict:
                    await self._read()
                    self._tell_all()
                    continue
            self.go_on()
            return number
        raise Unavailable("another process was quicker, again and again")

    async def _make(self, match: Match, change: Known, request: str | None) -> int:
        """The same, by who has the lock."""
        made, moment = match.made, now()
        try:
            changes.make(match, change, moment)
        except ShoalError:
            raise
        except Exception:
            self.match = None  # half a change may have been made
            raise
        kept = Kept(self.seq + 1, moment, change, request, match.turn, match.bot_to_move)
        try:
            whole = self._refresh(match) or isinstance(change, Rematch)
            if isinstance(change, Rematch):
                self.row.rematch = change.code
            await self.hall.store.append(self.row.code, kept, self.row if whole else None)
        except BaseException:
            self.match = None  # what is not stored has not happened
            raise
        self._note(match, kept, match.made)
        self._tell(kept, made)
        return kept.seq

    # Telling

    def _tell(self, kept: Kept, made: int) -> None:
        """Tell everybody who listens of a change; before it there were `made` moves."""
        match = self.match
        assert match is not None
        listeners = [listener for listener in self.listeners if listener.greeted]
        if isinstance(kept.change, Say):
            line = write({"type": "chat", **self.said(kept.change, kept.seq, kept.at, match)})
            for listener in listeners:
                listener.tell(line)
            return
        if match.waiting or not isinstance(kept.change, MATCH_ONLY):
            for listener in listeners:
                data = {"type": "table", "seq": kept.seq, "table": table_data(self.row, listener.person)}
                listener.tell(write(data))
        if not match.waiting and not isinstance(kept.change, Rematch):
            self._tell_states(listeners, min(made, match.made))

    def _tell_states(self, listeners: list[Listener], log_from: int) -> None:
        """Everybody gets the state as they may see it; what several see is written once."""
        match = self.match
        assert match is not None
        written: dict[int | None, str] = {}
        states = States(self.row, match, self.seq, now())
        for listener in listeners:
            for seat in self.eyes_of(listener.person):
                if seat not in written:
                    written[seat] = states.write(seat, log_from)
                listener.tell(written[seat])

    def _tell_all(self) -> None:
        """Tell everything anew, after the table had to be read again."""
        match = self.match
        assert match is not None
        listeners = [listener for listener in self.listeners if listener.greeted]
        for listener in listeners:
            listener.tell(write({"type": "table", "seq": self.seq, "table": table_data(self.row, listener.person)}))
        if not match.waiting:
            self._tell_states(listeners, 0)

    def states_for(self, person: str, since: int | None) -> list[str]:
        """What somebody who comes (back) has to be told."""
        assert self.match is not None
        if self.match.waiting:
            return []
        states, log_from = States(self.row, self.match, self.seq, now()), self.log_from(since)
        return [states.write(seat, log_from) for seat in self.eyes_of(person)]

    def eyes_of(self, person: str) -> Sequence[int | None]:
        """What `person` sees the match as: its seats, or a spectator."""
        return self.seats_of(person) or [None]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to `person`."""
        seats, owned = self._owned
        if seats is not self.row.seats:
            seats, owned = self._owned = self.row.seats, {}
            for seat, seated in enumerate(seats):
                if seated.person:
                    owned.setdefault(seated.person, []).append(seat)
        return owned.get(person, []) if person else []

    # What goes on by itself

    def go_on(self) -> None:
        """Let bots move, and watch the clock."""
        match = self.match
        if match is None:
            return
        if match.bot_to_move and (self._bots is None or self._bots.done()):
            self._bots = self.hall.start(self._play_bots())
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        deadline = match.clocks.deadline if match.clocks else None
        if deadline is not None:
            wait = max(0, deadline - now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, lambda: self.hall.start(self._clock_rings()))

    async def _play_bots(self) -> None:
        """Bots decide, in threads, until a person is to decide."""
        while True:
            await self.load()
            async with self.lock:
                match = self.match
                if match is None:
                    continue
                if not match.bot_to_move or match.turn is None:
                    return
                seat, made, think = match.turn, match.made, match.thinker()
                bot = match.seated[seat].bot
            if bot is not None and levels.thinks(bot.name):
                await self.hall.ready.ensure_search(match.spec)
            move = await self.hall.aside(think)
            try:
                await self.change(Play(seat, move), at=made)
            except Refused:
                continue  # somebody took back a move, or came back, meanwhile
            except Unavailable:
                await asyncio.sleep(1)

    async def _clock_rings(self) -> None:
        """The time of whoever decides may be up."""
        await self.load()
        async with self.lock:
            clocks = self.match.clocks if self.match else None
            if clocks is None or clocks.running is None or clocks.deadline is None or clocks.deadline > now():
                seat = None
            else:
                seat = clocks.running
        if seat is not None:
            await self.change(changes.Flag(seat, levels.best(self.row.setup.spec)))
        else:
            self.go_on()

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        thinking = self._bots is not None and not self._bots.done()
        return not self.listeners and not thinking and time.monotonic() - self.used > IDLE

    def put_away(self) -> None:
        if self._alarm:
            self._alarm.cancel()
