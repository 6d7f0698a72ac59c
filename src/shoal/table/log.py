"""The log of a match."""

from dataclasses import dataclass, field

from shoal.engine.events import EVERYBODY, Event


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: who made which move (None: it is a secret), and what happened."""

    seat: int
    move: str | None
    events: tuple[Event, ...]
    secret: bool = False
    hides: bool = field(init=False, compare=False)  # whether there is somebody who may not know all of it

    def __post_init__(self) -> None:
        hides = self.secret or any(event.seats != EVERYBODY for event in self.events)
        object.__setattr__(self, "hides", hides)

    @property
    def reveals(self) -> bool:
        """Whether the move has shown something that was hidden."""
        return any(event.reveals for event in self.events)

    def seen_by(self, seat: int | None) -> "Entry":
        """What `seat` (None: a spectator) may know of it; itself, where nothing is hidden."""
        if not self.hides:
            return self
        move = None if self.secret and seat != self.seat else self.move
        return Entry(self.seat, move, tuple(event for event in self.events if event.seen_by(seat)), self.secret)
