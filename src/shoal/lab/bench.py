"""How fast a game is: random playouts, compiled, on one thread."""

import time
from dataclasses import asdict, dataclass
from typing import Any

from shoal.engine.kernels import RANDOM_BOT
from shoal.engine.rng import new_key
from shoal.engine.spec import Spec
from shoal.lab.simulation import Player

RUNS = 5
SECONDS = 0.3  # that a run takes at least


@dataclass(frozen=True)
class Speed:
    """The best of several runs, by processor time.

    `compile_seconds` is the first call of all, which compiles or loads the cache.
    """

    game: str
    players: int
    moves_per_second: float
    games_per_second: float
    state_bytes: int
    compile_seconds: float

    def json(self) -> dict[str, Any]:
        """The figures as plain JSON data."""
        return asdict(self)


def bench(spec: Spec, players: int | None = None, runs: int = RUNS, seconds: float = SECONDS) -> Speed:
    """Measure `spec`. The best run counts: whatever else the machine does can only slow a run down."""
    players = spec.check_players(spec.players[0] if players is None else players)
    player = Player(spec, spec.kernels, [RANDOM_BOT] * players, new_key(0), 0, spec.complete({}))
    first_call, _ = timed(player, 1)
    games = 1
    while timed(player, games)[0] < seconds:
        games *= 2
    took, moves = min((timed(player, games) for _ in range(runs)), key=lambda run: run[0])
    return Speed(spec.name, players, moves / took, games / took, spec.state.RECORD.itemsize, first_call)


def timed(player: Player, games: int) -> tuple[float, int]:
    """The seconds of processor time that the first `games` games of the series take, and how many moves they have."""
    begun = time.thread_time()
    _, moves, _ = player.play(0, games)
    return time.thread_time() - begun, int(moves.sum())
