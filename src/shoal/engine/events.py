"""What happened, in order: written by the rules on a tape in the record, read back as typed events.

The tape is emptied by every `apply`. An event on it is

    kind | seats that may see it (bits) | length | up to four values | cards …

A thing that only some may see is written twice: whole for those, and without the secret for the others.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from shoal import locale
from shoal.engine.jit import inlined, jit
from shoal.locale import Seat

SPECTATOR = 15  # the bit of those who only watch
EVERYBODY = 0x7FFF | 1 << SPECTATOR
HEADER = 3
VALUES = 4
NO_TAPE = -1  # as `tape_event`: nobody watches, and nobody remembers
NO_EVENTS = -2  # the same, but what the seats have seen is remembered
ON_TAPE = 0xFFFF  # tells the compiler that a place on the tape is not negative: it would look at each from the end

Reader = Callable[[int], Any]
"""Makes a number of the tape readable: a card, a seat, a colour."""


def tape_fields(length: int) -> tuple[tuple[Any, ...], ...]:
    """The fields of a record whose moves write at most `length` numbers of events."""
    return (("tape", "<i4", (length,)), ("tape_end", "<i8"), ("tape_event", "<i8"))


@inlined
def clear_events(g):
    """Forget the events of the move before."""
    g.tape_end = 0


@inlined
def is_quiet(g):
    """Whether this is a playout that nobody watches: no events, and nobody remembers what was seen."""
    return g.tape_event == NO_TAPE


@inlined
def is_untold(g):
    """Whether no events are written: nobody reads them."""
    return g.tape_event < 0


@inlined
def emit(g, kind, seats, a=0, b=0, c=0, d=0):
    """Write an event with its values."""
    if is_untold(g):
        return
    end = g.tape_end & ON_TAPE
    g.tape_event = end
    g.tape[end] = kind
    g.tape[end + 1] = seats
    g.tape[end + 2] = VALUES
    g.tape[end + 3] = a
    g.tape[end + 4] = b
    g.tape[end + 5] = c
    g.tape[end + 6] = d
    g.tape_end = end + HEADER + VALUES


@inlined
def emit_card(g, card):
    """Add a card to the event just written."""
    if is_untold(g):
        return
    end = g.tape_end & ON_TAPE
    g.tape[end] = card
    g.tape_end = end + 1
    g.tape[(g.tape_event & ON_TAPE) + 2] += 1


@jit
def emit_cards(g, cards, first, end):
    """Add `cards[first:end]` to the event just written."""
    if is_untold(g):
        return
    at = g.tape_end & ON_TAPE
    for i in range(first, end):
        g.tape[at + i - first] = cards[i]
    g.tape_end = at + end - first
    g.tape[(g.tape_event & ON_TAPE) + 2] += end - first


@inlined
def only(seat):
    """The seats that may see what concerns `seat` alone."""
    return 1 << seat


@inlined
def all_but(seat):
    """Everybody else, spectators included."""
    return EVERYBODY & ~(1 << seat)


@cache
def seat(number: int) -> Seat:
    """Reads a seat."""
    return Seat(number)


def count(number: int) -> int:
    """Reads a plain number."""
    return number


def one_of(*names: str) -> Reader:
    """Reads the place in a list of names (colours, reasons)."""
    return lambda number: names[number]


@dataclass(frozen=True)
class EventType:
    """A kind of event: its name, how to read its values and, if it has any, the cards after them.

    `reveals` says that somebody may learn from it what was hidden before, or that chance has spoken: a move
    with such an event is not taken back without asking. It holds unless the game says otherwise.
    """

    kind: str
    values: Mapping[str, Reader] = field(default_factory=dict)
    cards: Reader | None = None
    reveals: bool = True

    def read(self, game: str, seats: int, numbers: list[int]) -> "Event":
        """The event that these numbers of the tape stand for."""
        data: dict[str, Any] = {}
        for place, name in enumerate(self.values):
            data[name] = self.values[name](numbers[place])
        if self.cards:
            data["cards"] = list(map(self.cards, numbers[VALUES:]))
        return Event(game, self.kind, data, seats, self.reveals)


@dataclass(frozen=True, slots=True)  # a match keeps many of them
class Event:
    """Something that happened. `data` holds seats, cards and numbers in the notation."""

    game: str
    kind: str
    data: Mapping[str, Any]
    seats: int = EVERYBODY
    reveals: bool = field(default=True, compare=False)

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` (None: a spectator) may know of it."""
        return bool(self.seats >> (SPECTATOR if seat is None else seat) & 1)

    def words(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """What happened, in words, with the players called by `names`."""
        return locale.say(self.game, language, self.kind, self.data, names)

    def json(self) -> dict[str, Any]:
        """The event as plain JSON data, without who may see it."""
        return {"kind": self.kind, **self.data}

    def __str__(self) -> str:
        return self.words()


def read_tape(game: str, types: tuple[EventType, ...], g: Any) -> Iterator[Event]:
    """The events of the last move of `g`, in order."""
    tape, at = g.tape[: g.tape_end].tolist(), 0
    while at < len(tape):
        kind, seats, length = tape[at : at + HEADER]
        yield types[kind].read(game, seats, tape[at + HEADER : at + HEADER + length])
        at += HEADER + length
