"""What can happen to a match, as data: a match is what it began with, and these, one after the other.

Who keeps a match keeps its changes and makes them again; the same function makes them the first time.
"""

import msgspec

from shoal.table.match import Match


class Change(msgspec.Struct, frozen=True, tag_field="kind", tag=lambda name: name.lower(), omit_defaults=True):
    """Something that happened to a match."""


class Play(Change, frozen=True):
    """A move, of a person or of a bot."""

    seat: int
    move: str


class Sit(Change, frozen=True):
    """A person took an open seat."""

    seat: int
    name: str
    person: str


class Fill(Change, frozen=True):
    """Bots took the open seats: for each of them its name."""

    names: dict[int, str]
    level: str


class Leave(Change, frozen=True):
    """The person stood up from these seats; `level` is the bot that decides meanwhile."""

    seats: tuple[int, ...]
    level: str


class Return(Change, frozen=True):
    """The person came back to these seats."""

    seats: tuple[int, ...]


class Hand(Change, frozen=True):
    """A person's seats went over to another device."""

    person: str
    heir: str


class Undo(Change, frozen=True):
    """A seat wants its last decision back."""

    seat: int


class Answer(Change, frozen=True):
    """Who has these seats answered that wish."""

    seats: tuple[int, ...]
    yes: bool


class Flag(Change, frozen=True):
    """The clock of a seat ran out."""

    seat: int
    level: str


class Rest(Change, frozen=True):
    """There was nobody to play with: the time does not count."""


class Say(Change, frozen=True):
    """Somebody said something. It does not touch the match."""

    seat: int
    text: str


class Rematch(Change, frozen=True):
    """The same people meet at another table. It does not touch the match."""

    code: str


Known = Play | Sit | Fill | Leave | Return | Hand | Undo | Answer | Flag | Rest | Say | Rematch


def make(match: Match, change: Known, at: int) -> None:
    """Make the change; what the match refuses is an error, and changes nothing."""
    if isinstance(change, Play):
        match.play(change.seat, change.move, at)
    elif isinstance(change, Sit):
        match.sit(change.seat, change.name, change.person)
    elif isinstance(change, Fill):
        for seat, name in change.names.items():
            match.fill(seat, name, change.level)
    elif isinstance(change, Leave):
        for seat in change.seats:
            match.leave(seat, change.level, at)
    elif isinstance(change, Return):
        for seat in change.seats:
            match.come_back(seat, at)
    elif isinstance(change, Hand):
        match.hand_on(change.person, change.heir)
    elif isinstance(change, Undo):
        match.ask_undo(change.seat, at)
    elif isinstance(change, Answer):
        match.answer_undo(change.seats, change.yes, at)
    elif isinstance(change, Flag):
        match.clock_runs_out(change.seat, change.level, at)
    elif isinstance(change, Rest):
        match.rest_clock(at)
