"""The messages of the wire protocol: read and checked here, written here. See docs/protocol.md."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from shoal.engine.errors import IllegalMove
from shoal.engine.game import Outcome
from shoal.lessons.guide import LEARNER, guide
from shoal.locale import Seat as SeatNumber
from shoal.server.records import ClockSetup, Row, State
from shoal.table.log import Entry
from shoal.table.match import Match

PROTOCOL = 1
MOST_LETTERS = 24
MOST_CHAT = 300
MOST_MESSAGE = 16 * 1024
MOST_BODY = 1024 * 1024

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
SeatAt = Annotated[int, Meta(ge=0, le=15)]
Text = Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
MoveText = Annotated[str, Meta(max_length=200)]


# From a client


class Message(Struct, frozen=True, tag_field="type", tag=lambda name: name.lower()):
    """A message of a client."""


class Hello(Message, frozen=True):
    """It comes first."""

    protocol: int
    since: int | None = None


class Request(Message, frozen=True, kw_only=True):
    """A message that is answered, under its id."""

    id: Id


class Play(Request, frozen=True, kw_only=True):
    """A move."""

    move: MoveText
    seat: SeatAt | None = None
    at: int | None = None


class Why(Request, frozen=True, kw_only=True):
    """Why a move may not be made."""

    move: MoveText
    seat: SeatAt | None = None


class Hint(Request, frozen=True, kw_only=True):
    """What would a bot do?"""

    seat: SeatAt | None = None


class Undo(Request, frozen=True, kw_only=True):
    """Take back the last decision."""

    seat: SeatAt | None = None


class Answer(Request, frozen=True, kw_only=True):
    """Yes or no to somebody else's undo."""

    yes: bool


class Chat(Request, frozen=True, kw_only=True):
    """Something said."""

    text: Text


class Leave(Request, frozen=True, kw_only=True):
    """Stand up."""

    seat: SeatAt | None = None


class Return(Request, frozen=True, kw_only=True):
    """Come back."""

    seat: SeatAt | None = None


class Fill(Request, frozen=True, kw_only=True):
    """Bots on all open seats."""

    level: Level | None = None


class Rematch(Request, frozen=True, kw_only=True):
    """Once more."""


class Ping(Request, frozen=True, kw_only=True):
    """Is anybody there?"""


Known = Hello | Play | Why | Hint | Undo | Answer | Chat | Leave | Return | Fill | Rematch | Ping

read = msgspec.json.Decoder(Known).decode


def plain(value: Any) -> int:
    """Seats are numbers on the wire."""
    if isinstance(value, SeatNumber):
        return int(value)
    raise TypeError(f"{type(value).__name__} cannot be sent")


_encoder = msgspec.json.Encoder(enc_hook=plain)


class Named(Struct):
    """As much of a message as is needed to answer it."""

    id: str | None = None


def id_of(text: str) -> str | None:
    """The id of a message that could not be read, if it has one."""
    try:
        return msgspec.json.decode(text, type=Named).id
    except msgspec.MsgspecError:
        return None


# To a client


def write(message: Any) -> str:
    return _encoder.encode(message).decode()


def raw(part: Any) -> msgspec.Raw:
    """A part of several messages, written once."""
    return msgspec.Raw(_encoder.encode(part))


class SeatData(Struct):
    """A seat, as everybody may see it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: str | None
    away: bool
    yours: bool


class TableData(Struct):
    """A table as the lobby shows it."""

    code: str
    link: str
    short: str | None
    game: str
    version: int
    players: int
    options: dict[str, Any]
    start: int
    language: str
    state: State
    listed: bool
    practice: bool
    guided: bool
    clock: ClockSetup | None
    commitment: str
    created: int
    seats: list[SeatData]
    yours: list[int]
    turn: int | None
    outcome: Outcome | None
    rematch: str | None


def table_data(row: Row, person: str | None) -> TableData:
    """A table as the lobby shows it to `person`."""
    setup = row.setup
    yours = [seat for seat, seated in enumerate(row.seats) if person and seated.person == person]
    seats = [
        SeatData(number, seat.kind, seat.name, seat.level, seat.away, number in yours)
        for number, seat in enumerate(row.seats)
    ]
    return TableData(
        code=row.code,
        link=f"/t/{row.code}",
        short=row.short,
        game=setup.game,
        version=setup.version,
        players=setup.players,
        options=setup.options,
        start=setup.start,
        language=setup.language,
        state=row.state,
        listed=row.listed,
        practice=setup.practice,
        guided=setup.guided,
        clock=setup.clock,
        commitment=setup.commitment,
        created=row.created,
        seats=seats,
        yours=yours,
        turn=row.turn if row.state == "playing" else None,
        outcome=row.outcome,
        rematch=row.rematch,
    )


def entry_data(number: int, entry: Entry) -> dict[str, Any]:
    """A line of the log."""
    return {
        "number": number,
        "seat": entry.seat,
        "move": entry.move,
        "events": [event.json() for event in entry.events],
    }


def reveal_data(row: Row) -> dict[str, str]:
    """The key and the salt, for when the match is over."""
    return {"key": row.setup.key, "salt": row.setup.salt, "commitment": row.setup.commitment}


class States:
    """The match at one moment, for several who look at it: what they have in common is made once."""

    def __init__(self, row: Row, match: Match, seq: int, now: int) -> None:
        question, clocks = match.question, match.clocks
        self.match = match
        self.seq = seq
        self.shared = match.shared()
        self._written: dict[tuple[str, ...], bytes] = {}  # the shared part without keys that seats know otherwise
        self.turn = match.turn
        self.asked = {"seat": question.seat, "to": question.to, "answers": question.answers} if question else None
        self.clocks = {"left": clocks.remaining(now), "running": clocks.running, "at": now} if clocks else None
        self.outcome = match.outcome
        self.reveal = reveal_data(row) if self.outcome else None
        self._lines: dict[int, tuple[Entry, msgspec.Raw]] = {}  # of the log, as they were written last
        lesson = row.setup.lesson
        self.guide = guide(lesson, match) if lesson else None

    def write(self, seat: int | None, log_from: int) -> str:
        """The match as `seat` may know it, with the log from number `log_from` on."""
        match = self.match
        decides = seat is not None and seat == self.turn
        return write(
            {
                "type": "state",
                "seq": self.seq,
                "seat": seat,
                "at": match.made,
                "turn": self.turn,
                "moves": match.moves(seat) if decides else (),
                "view": self._view(match.own(seat, self.shared)),
                "log": {"from": log_from, "entries": self._log(seat, log_from)},
                "clocks": self.clocks,
                "undo": {
                    "possible": seat is not None and self.outcome is None and match.has_decided(seat),
                    "free": seat is not None and decides and match.undo_is_free(seat),
                    "asked": self.asked,
                },
                "outcome": self.outcome,
                "reveal": self.reveal,
                "guide": self.guide if seat == LEARNER else None,
            }
        )

    def _view(self, own: dict[str, Any]) -> msgspec.Raw:
        """What a seat may know: the shared part, written once for all seats, and its own behind it."""
        keys = tuple(own)
        shared = self._written.get(keys)
        if shared is None:
            others = {key: value for key, value in self.shared.items() if key not in own}
            shared = self._written[keys] = _encoder.encode(others)
        return msgspec.Raw(shared[:-1] + b"," + _encoder.encode(own)[1:])

    def _log(self, seat: int | None, log_from: int) -> list[msgspec.Raw]:
        """The log as `seat` may know it; a line that is the same for everybody is written once."""
        lines = []
        for number, entry in enumerate(self.match.log(seat, log_from), log_from + 1):
            made = self._lines.get(number)
            if made is None or made[0] is not entry:  # it is another one where something was cut out
                made = self._lines[number] = entry, raw(entry_data(number, entry))
            lines.append(made[1])
        return lines


def replay_data(row: Row, match: Match, person: str | None) -> dict[str, Any]:
    """The whole match, all hands open; refused until it is over."""
    steps = [
        (entry_data(number, step.entry) if step.entry else {"number": 0, "seat": None, "move": None, "events": []})
        | {"view": step.view, "position": step.position}
        for number, step in enumerate(match.replay())
    ]
    return {
        "table": table_data(row, person),
        "names": match.names,
        **reveal_data(row),
        "steps": steps,
        "outcome": match.outcome,
    }


def objection_data(error: IllegalMove, names: Sequence[str]) -> dict[str, Any]:
    """Why the rules refuse a move."""
    facts = error.objection.facts
    return {
        "rule": error.rule,
        "words": error.objection.message,
        "facts": facts,
        "seats": [name for name, fact in facts.items() if isinstance(fact, SeatNumber)],
        "message": error.words("en", tuple(names)),
    }
