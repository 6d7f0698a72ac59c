"""How often a search wins that sees what nobody can see: the cards to come, and what the dice will show.

    python benchmarks/ceiling.py GAME PLAYERS BUDGET [GAMES]

It is what luck leaves to skill at the very most, and far more than a player who sees only its view can reach. The
games are those of `shoal arena GAME search:BUDGET heuristic --players PLAYERS --seed 21`: the same deals, every one in
all rotations of the seats, one search against heuristics. No bot of the package sees like this.
"""

import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.bots.levels import Bot
from shoal.bots.search import Budget, Search, kernel
from shoal.engine.game import Game
from shoal.engine.jit import jit
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.lab import statistics
from shoal.lab.contest import Contest

SEED = 21
OPPONENT = "heuristic"


@jit
def nothing_redrawn(g, seat, key):  # type: ignore[no-untyped-def]
    """Stands for `resample`: every deal that is looked at is the real one."""


class Clairvoyant(Search):
    """A search for which nothing is hidden."""

    def _seen(self, game: Game) -> Game:
        return game

    def _kernel(self) -> Callable[..., Any]:
        return kernel(self.spec, nothing_redrawn)


def play(contest: Contest, budget: Budget, deal: int, seat: int) -> float:
    """How much of the win the clairvoyant gets at `seat`."""
    game = contest.begin(deal)
    keys = [contest.bot_key(deal, seat, other) for other in range(contest.players)]
    others = [Bot(contest.spec, OPPONENT, key) for key in keys]
    clairvoyant = Clairvoyant(contest.spec, keys[seat])
    while game.turn is not None:
        if game.turn == seat:
            game.apply(clairvoyant.think(game, budget).best.action)
        else:
            game.apply(others[game.turn].choose(game))
    return (seat in game.winners) / len(game.winners)


def main(name: str, players: int, budget: str, games: int = 400) -> None:
    spec = find(name)
    contest = Contest(spec, (OPPONENT,) * players, new_key(SEED), 0, spec.complete({}))
    wins = np.array(
        [
            [play(contest, Budget.read(budget), deal, seat) for seat in range(players)]
            for deal in range(games // players)
        ]
    )
    share = statistics.share(wins.mean(axis=1))
    print(f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}) of {wins.size} games")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], *map(int, sys.argv[4:]))
