"""Taking back: what is free, and whom to ask for the rest."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from shoal.table.log import Entry


def last_decision(log: Sequence[Entry], seat: int) -> int | None:
    """The number of moves before the last decision of `seat`; None if it has made none."""
    for number in range(len(log) - 1, -1, -1):
        if log[number].seat == seat:
            return number
    return None


def is_free(log: Sequence[Entry], seat: int, turn: int | None) -> bool:
    """Whether the last decision of `seat` may be taken back without asking.

    It may within the own turn (nobody else has decided since, and `seat` still does), while nothing that
    was hidden has been shown.
    """
    return turn == seat and bool(log) and log[-1].seat == seat and not log[-1].reveals


@dataclass(frozen=True)
class Question:
    """Somebody at `seat` asks to go back to the first `to` moves; `answers` are the seats still to agree."""

    seat: int
    to: int
    answers: tuple[int, ...]

    def without(self, seats: Collection[int]) -> "Question":
        """The question once `seats` have agreed, or have gone."""
        return Question(self.seat, self.to, tuple(seat for seat in self.answers if seat not in seats))
