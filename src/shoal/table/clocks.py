"""Clocks of a match. They are told the time, in milliseconds; nothing here looks at a clock."""

from collections.abc import Sequence


class Clocks:
    """What each seat has left: so much for the whole match, and a little more for each of its decisions."""

    def __init__(self, players: int, seconds: int, increment: int = 0) -> None:
        self.left = [seconds * 1000] * players
        self.increment = increment * 1000
        self.running: int | None = None  # the seat whose time runs
        self.since = 0  # when it began to run

    def remaining(self, now: int) -> Sequence[int]:
        """What every seat has left at `now`."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, now - self.since))
        return left

    def stop(self, now: int, decided: bool) -> None:
        """The running clock stops; who has `decided` gets the increment."""
        if self.running is not None:
            self.left = list(self.remaining(now))
            if decided:
                self.left[self.running] += self.increment
        self.running = None

    def run(self, seat: int | None, now: int) -> None:
        """The clock of `seat` runs from `now` on, and no other one (None: none at all)."""
        self.running = seat
        self.since = now

    @property
    def deadline(self) -> int | None:
        """When the running clock will have run out."""
        return None if self.running is None else self.since + self.left[self.running]
