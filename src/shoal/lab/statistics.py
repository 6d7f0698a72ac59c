"""What a sample says of the whole, with how sure one may be."""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SURE = 1.959964  # standard deviations either side that hold 95 %


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def json(self) -> dict[str, float | None]:
        """As plain JSON data, with null for an end that a single game does not give."""
        ends = [end if math.isfinite(end) else None for end in (self.low, self.high)]
        return {"value": self.value, "low": ends[0], "high": ends[1]}


def mean(sample: npt.ArrayLike) -> Estimate:
    """The mean of a sample (normal approximation)."""
    values = np.asarray(sample, np.float64)
    middle = float(values.mean())
    spread = SURE * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(middle, middle - spread, middle + spread)


def share(sample: npt.ArrayLike) -> Estimate:
    """The mean of shares between 0 and 1 (wins, ties being shared; or means of several games).

    Wilson's interval, with the variance that the sample has in the place of p (1 - p): for whole wins it is the same.
    """
    values = np.asarray(sample, np.float64)
    n, p = len(values), float(values.mean())
    scale = 1 / (1 + SURE**2 / n)
    middle = scale * (p + SURE**2 / (2 * n))
    spread = scale * SURE * math.sqrt(float(values.var()) / n + SURE**2 / (4 * n**2))
    return Estimate(p, max(0.0, middle - spread), min(1.0, middle + spread))
