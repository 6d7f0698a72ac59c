"""How long a bot thinks about a move: the mean exactly, percentiles to about 4 %.

Single times are not kept (a contest has millions of moves) but counted in slots, 32 to a power of ten.
"""

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

SLOTS = 32  # to a power of ten
SHORTEST = 1e-7  # seconds; what is shorter counts as this


class Thinking:
    """The times of many moves."""

    def __init__(self, seconds: float = 0.0, slots: Mapping[int, int] | None = None) -> None:
        self.seconds = seconds
        self.slots = Counter(slots or {})

    @property
    def moves(self) -> int:
        return self.slots.total()

    def add(self, seconds: float) -> None:
        """One more move."""
        self.seconds += seconds
        self.slots[math.floor(SLOTS * math.log10(max(seconds, SHORTEST) / SHORTEST))] += 1

    def include(self, other: "Thinking") -> None:
        """All moves of `other`, too."""
        self.seconds += other.seconds
        self.slots += other.slots

    @property
    def mean(self) -> float | None:
        """The mean time of a move; None without any."""
        return self.seconds / self.moves if self.moves else None

    def percentile(self, percent: float) -> float | None:
        """The time within which `percent` of the moves were made: the middle of its slot."""
        wanted = math.ceil(self.moves * percent / 100)
        for slot in sorted(self.slots):
            wanted -= self.slots[slot]
            if wanted <= 0:
                return float(SHORTEST * 10 ** ((slot + 0.5) / SLOTS))
        return None

    def json(self) -> dict[str, Any]:
        """As plain JSON data."""
        return {"seconds": self.seconds, "slots": [[slot, self.slots[slot]] for slot in sorted(self.slots)]}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """What `json` wrote; KeyError, TypeError or ValueError for anything else."""
        slots = {int(slot): int(count) for slot, count in data["slots"]}
        if any(slot < 0 or count < 1 for slot, count in slots.items()):
            raise ValueError("a slot counts at least one move")
        return cls(float(data["seconds"]), slots)
