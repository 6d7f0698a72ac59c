"""A table as it is kept: what it was set up with, who sits there, and what happened."""

from typing import Any, Literal

import msgspec

from shoal.bots.levels import Bot
from shoal.engine.game import Game, Outcome
from shoal.engine.spec import Spec
from shoal.games import find
from shoal.lessons import lesson as lessons
from shoal.lessons.guide import Actor
from shoal.lessons.lesson import Lesson
from shoal.table.changes import Known
from shoal.table.clocks import Clocks
from shoal.table.deal import commitment
from shoal.table.match import Match
from shoal.table.seats import OPEN, Seated

State = Literal["waiting", "playing", "over"]


class ClockSetup(msgspec.Struct, frozen=True):
    """So many seconds for the match, and so many more for each decision."""

    seconds: int
    increment: int = 0


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat, as data. `person` never leaves the server."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    level: str | None = None
    person: str | None = None
    away: bool = False

    def seated(self, spec: Spec, lesson: Lesson | None = None) -> Seated:
        """The seat as a match knows it; in a lesson bots play along."""
        if self.kind == "open":
            return OPEN
        bot = None
        if self.level:
            bot = Actor(spec, self.level, lesson) if lesson else Bot(spec, self.level)
        return Seated(self.name or "", bot, self.person)

    @classmethod
    def of(cls, seated: Seated) -> "Seat":
        """The data of a seat of a match."""
        if seated.open:
            return cls("open")
        kind: Literal["person", "bot"] = "bot" if seated.person is None else "person"
        return cls(kind, seated.name, seated.bot.name if seated.bot else None, seated.person, seated.away)


class Setup(msgspec.Struct, frozen=True):
    """What a match is made of. The key and the salt are told when it is over, and to nobody before."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    start: int
    key: str
    salt: str
    seats: tuple[Seat, ...]
    language: str = "en"
    practice: bool = False
    clock: ClockSetup | None = None
    position: dict[str, Any] | None = None
    moves: tuple[str, ...] = ()  # of the save that it goes on from
    guided: bool = False  # whether it is the lesson of the game

    @property
    def spec(self) -> Spec:
        return find(self.game)

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.salt), bytes.fromhex(self.key))

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that this table is, if it is one."""
        lesson = lessons.find(self.spec) if self.guided else None
        return lesson and lesson.for_table(self.players, self.start, self.options, bytes.fromhex(self.key))

    def match(self) -> Match:
        """The match before the first change. It takes compiled code."""
        key = bytes.fromhex(self.key)
        if self.position is None:
            game = Game(self.spec, self.players, key, self.start, self.options)
        else:
            game = Game.at(self.spec, self.position, key)
        for move in self.moves:
            game.play(move)
        clocks = Clocks(self.players, self.clock.seconds, self.clock.increment) if self.clock else None
        lesson = self.lesson
        return Match(game, [seat.seated(self.spec, lesson) for seat in self.seats], clocks)


class Kept(msgspec.Struct):
    """A change as it is stored."""

    seq: int
    at: int
    change: Known
    request: str | None = None
    turn: int | None = None
    due: bool = False


class Row(msgspec.Struct):
    """A table as it is stored, without what happened."""

    code: str
    setup: Setup
    seats: tuple[Seat, ...]
    state: State
    listed: bool
    created: int
    short: str | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    turn: int | None = None  # of the last change, where it is known

    @property
    def owners(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}
