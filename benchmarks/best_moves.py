"""How much more could be won than a search wins: by whoever always made the best move.

    python -m benchmarks.best_moves GAME PLAYERS BUDGET OTHERS GAMES EVERY [DEALS] [advice]

A search with the budget BUDGET plays GAMES games, at each seat of a deal in turn, against bots named OTHERS. One in
EVERY of its decisions is looked at closely: each move is tried over DEALS deals, in which all that the seat cannot know
is redrawn, and everybody plays on to the end as the guide of the search says is likely, or, with `advice`, as it
advises (in FAT FISH: by the plans of a network instead of the heuristic's). Half of the playouts choose the best move
and the other half say how much better it is than the one made, which is a little too little, since they choose wrongly
now and then; the same half for both says too much.

Added up over a game, that is as much as anybody could win beyond the search who meets such positions as it does, if
others play on as here, and show by what they play nothing of what they hold.
"""

import sys

import numpy as np
import numpy.typing as npt

from shoal.bots.luck import Appraiser
from shoal.bots.search import Budget, Search
from shoal.engine.game import Game
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.lab import statistics
from shoal.lab.contest import Contest

SEED = 61
DEALS = 8_000  # for each move: to choose, and once more to say what that gains
TOLD = 10  # deals after which the figures are told

Floats = npt.NDArray[np.float64]


def look_closely(judge: Appraiser, game: Game, made: int) -> Floats:
    """How much better the best move is than the one that was made: at least, and at most."""
    seat, moves = game.turn, game.legal_actions()
    assert seat is not None
    said, chosen = (np.array([judge.gains(game, move, made)[seat] for move in moves]) for _ in range(2))
    return np.array([said[chosen.argmax()], chosen.max()])


def play(judge: Appraiser, contest: Contest, budget: Budget, deal: int, seat: int, every: int) -> list[Floats]:
    """At some of the decisions that the search makes at `seat`: how much better the best move was."""
    game = contest.begin(deal)
    search = Search(contest.spec, contest.bot_key(deal, seat, seat))
    others = contest.seated(deal, seat)
    looks = np.random.default_rng([deal, seat])
    close = []
    while game.turn is not None:
        if game.turn == seat and len(game.legal_actions()) > 1:
            action = search.think(game, budget).best.action
            if looks.integers(every) == 0:
                close.append(look_closely(judge, game, action))
        else:
            action = others[game.turn].choose(game)
        game.apply(action)
    return close


def tell(what: str, sample: npt.ArrayLike) -> None:
    """Print the mean of a sample and its interval, in hundredths of the win."""
    found = statistics.mean(sample)
    print(f"{what} {100 * found.value:.2f} % ({100 * found.low:.2f} to {100 * found.high:.2f})", flush=True)


def main(name: str, players: int, budget: str, others: str, games: int, every: int, deals: int, advised: bool) -> None:
    spec = find(name)
    contest = Contest(spec, (others,) * players, new_key(SEED), 0, spec.complete({}))
    judge = Appraiser(spec, deals, contest.key, advised)
    missed, looked = list[Floats](), 0
    for deal in range(games // players):
        seats = [play(judge, contest, Budget.read(budget), deal, seat, every) for seat in range(players)]
        looked += sum(map(len, seats))
        missed.append(every * np.sum([look for close in seats for look in close] or [np.zeros(2)], axis=0) / players)
        if deal % TOLD == TOLD - 1 or deal == games // players - 1:
            print(f"{(deal + 1) * players} games, {looked} decisions looked at; the best moves would win more")
            tell("  by at least", [low for low, _ in missed])
            tell("  and at most", [high for _, high in missed])


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "advice"]
    many = int(given[6]) if len(given) > 6 else DEALS
    main(given[0], int(given[1]), given[2], given[3], int(given[4]), int(given[5]), many, "advice" in sys.argv)
