"""Fits the networks of FAT FISH: sparse marks, two layers, by Adam, compiled because NumPy has no quick sparse sums."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides.fat_fish_marks import AFTER, BEFORE, QUARTERS
from shoal.engine.jit import jit
from shoal.games.fat_fish.state import SEATS

BATCH = 256
LEARN_POINTS = 2.0  # how much the points count beside who wins
TESTED = 20  # one in so many blocks of positions
BLOCK = 2000
ZERO, TENTH, SLOW, TINY = map(np.float32, (0.0, 0.1, 0.001, 1e-8))


@jit
def forward(x, layers, sums, inner, said):
    """What the network says of each seat; `sums` and `inner` keep how it came to that."""
    marks, middle, bias, last, _ = layers
    width = marks.shape[1]
    for seat in range(x.players):
        for j in range(width):
            sums[seat, j] = ZERO
        for i in range(x.table_sizes[seat]):
            for j in range(width):
                sums[seat, j] += marks[x.tables[seat, i], j]
        for i in range(x.hand_sizes[seat]):
            for j in range(width):
                sums[seat, j] += marks[x.hands[seat, i], j]
    others = sums[SEATS]
    for offset, forth in ((BEFORE, 1), (AFTER, 0)):
        for j in range(width):
            others[j] = ZERO
        for turn in range(x.players):
            seat = turn if forth else x.players - 1 - turn
            for j in range(width):
                sums[seat, j] += others[j]
            if turn + 1 < x.players:
                for i in range(x.hand_sizes[seat]):
                    for j in range(width):
                        others[j] += marks[offset + x.hands[seat, i], j]
    for seat in range(x.players):
        for k in range(len(bias)):
            inner[seat, k] = bias[k]
        for j in range(width):
            strength = sums[seat, j]
            if strength > ZERO:
                for k in range(len(bias)):
                    inner[seat, k] += strength * middle[j, k]
        said[seat] = ZERO
        for k in range(len(bias)):
            said[seat] += max(ZERO, inner[seat, k]) * last[k]


@jit
def chances(x, steepness, said, won):
    """How likely each seat is to win."""
    top = np.float32(-np.inf)
    for seat in range(x.players):
        won[seat] = steepness * (x.score[seat] + said[seat])
        top = max(top, won[seat])
    total = ZERO
    for seat in range(x.players):
        won[seat] = np.exp(won[seat] - top)
        total += won[seat]
    for seat in range(x.players):
        won[seat] /= total


@jit
def backward(x, layers, turned, slopes, sums, inner, said, won, blame):
    """Add the slopes of one position to `slopes`; `turned` is the middle layer with rows for columns."""
    marks, _, _, last, steepness = layers
    of_marks, of_middle, of_bias, of_last, of_steepness = slopes
    width = marks.shape[1]
    for seat in range(x.players):
        surprise = won[seat] - x.won[seat]
        of_steepness[x.players, x.left // 4] += surprise * (x.score[seat] + said[seat])
        slope = surprise * steepness[x.players, x.left // 4]
        slope += np.float32(2 * LEARN_POINTS) / x.players * (said[seat] + x.score[seat] - x.final[seat])
        slope = np.float32(slope)
        for j in range(width):
            blame[seat, j] = ZERO
        for k in range(len(last)):
            lit = inner[seat, k]
            inner[seat, k] = slope * last[k] if lit > ZERO else ZERO
            if lit > ZERO:
                of_last[k] += slope * lit
                of_bias[k] += inner[seat, k]
                for j in range(width):
                    blame[seat, j] += inner[seat, k] * turned[k, j]
        for j in range(width):
            strength = sums[seat, j]
            if strength > ZERO:
                for k in range(len(last)):
                    of_middle[j, k] += strength * inner[seat, k]
            else:
                blame[seat, j] = ZERO
        for i in range(x.table_sizes[seat]):
            for j in range(width):
                of_marks[x.tables[seat, i], j] += blame[seat, j]
        for i in range(x.hand_sizes[seat]):
            for j in range(width):
                of_marks[x.hands[seat, i], j] += blame[seat, j]
    others = blame[SEATS]
    for offset, forth in ((BEFORE, 0), (AFTER, 1)):
        for j in range(width):
            others[j] = ZERO
        for turn in range(x.players):
            seat = turn if forth else x.players - 1 - turn
            if turn > 0:
                for i in range(x.hand_sizes[seat]):
                    for j in range(width):
                        of_marks[offset + x.hands[seat, i], j] += others[j]
            for j in range(width):
                others[j] += blame[seat, j]


@jit
def step(weights, slopes, means, squares, rate, size, steps):
    """One step of Adam; the slopes begin anew."""
    unmean = np.float32(1.0 / (1.0 - 0.9**steps))
    unsquare = np.float32(1.0 / (1.0 - 0.999**steps))
    for i in range(len(weights)):
        slope = slopes[i] / size
        slopes[i] = ZERO
        means[i] += TENTH * (slope - means[i])
        squares[i] += SLOW * (slope * slope - squares[i])
        weights[i] -= rate * means[i] * unmean / (np.sqrt(squares[i] * unsquare) + TINY)


@jit
def descend(positions, order, layers, slopes, flat, turned, room, learns, rate, steps):
    """Look at a batch of positions, and learn from it if it `learns`; what it missed: the winners, and the points."""
    sums, inner, said, won, blame = room
    middle = layers[1]
    for j in range(middle.shape[0]):
        for k in range(middle.shape[1]):
            turned[k, j] = middle[j, k]
    surprise = 0.0
    error = 0.0
    for number in order:
        x = positions[number]
        forward(x, layers, sums, inner, said)
        chances(x, layers[4][x.players, x.left // 4], said, won)
        for seat in range(x.players):
            if x.won[seat] > 0:
                surprise -= x.won[seat] * np.log(won[seat] + 1e-9)
            error += (said[seat] + x.score[seat] - x.final[seat]) ** 2 / x.players
        if learns:
            backward(x, layers, turned, slopes, sums, inner, said, won, blame)
    if learns:
        weights, all_slopes, means, squares = flat
        step(weights, all_slopes, means, squares, np.float32(rate), np.float32(len(order)), steps)
    return surprise, error


class Network:
    """Weights, all in one piece and in layers, and how they are fitted."""

    def __init__(self, marks: int, width: int, middle: int) -> None:
        draws = np.random.default_rng(1)
        shapes = (marks, width), (width, middle), (middle,), (middle,), (SEATS + 1, QUARTERS)
        spreads = 0.05, (2 / width) ** 0.5, 0.0, 0.3 * middle**-0.5, 0.0
        drawn = [draws.normal(0, spread, shape) for spread, shape in zip(spreads, shapes, strict=True)]
        drawn[-1] += 1.0
        self.flat = np.zeros((4, sum(part.size for part in drawn)), np.float32)  # weights, slopes, means, squares
        self.flat[0] = np.concatenate([part.reshape(-1) for part in drawn])
        ends = np.cumsum([part.size for part in drawn])[:-1]
        self.all_layers, self.slopes = (
            tuple(part.reshape(shape) for part, shape in zip(np.split(row, ends), shapes, strict=True))
            for row in self.flat[:2]
        )
        self.turned = np.zeros((middle, width), np.float32)
        wide, narrow, seats = (SEATS + 1, width), (SEATS, middle), (SEATS,)
        self.room = tuple(np.zeros(shape, np.float32) for shape in (wide, narrow, seats, seats, wide))

    @property
    def layers(self) -> tuple[npt.NDArray[np.float32], ...]:
        """What the guide needs to plan."""
        return self.all_layers[:-1]

    def look(self, positions: Any, order: Any, learns: bool = False, rate: float = 0.0, steps: int = 1) -> Any:
        """How far the network is from the winners and the points of these positions; it may learn from them."""
        how = self.all_layers, self.slopes, tuple(self.flat), self.turned, self.room
        return np.array(descend(positions, order, *how, learns, rate, steps))

    def fit(self, positions: Any, times: int, rate: float) -> None:
        """Go through the positions so many times, ever more slowly, and say how well others are foretold."""
        draws = np.random.default_rng(2)
        self.flat[1:] = 0.0
        tested = np.arange(len(positions)) // BLOCK % TESTED == 0
        test = np.flatnonzero(tested)
        learned = np.concatenate([draws.permutation(np.flatnonzero(~tested)) for _ in range(times)])
        for first in range(0, len(learned), BATCH):
            slower = rate * (1 - first / len(learned))
            self.look(positions, learned[first : first + BATCH], True, slower, first // BATCH + 1)
        surprise, error = self.look(positions, test) / len(test)
        print(f"{len(learned) // times} positions: {surprise:.4f} nats, {10 * error**0.5:.2f} points", flush=True)

    def save(self, file: Path) -> None:
        """Write the weights, as the guide reads them."""
        np.save(file, self.flat[0].astype(np.float16))
