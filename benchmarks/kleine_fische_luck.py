"""How much more could be won in Kleine Fische with two players than a search wins, with the luck taken out.

    python -m benchmarks.kleine_fische_luck BUDGET GAMES [EVERY]

The search plays against the heuristic. Wherever it chooses otherwise than the heuristic would, both moves are played
out, and what these differences add up to over a game is on average what the search wins beyond the half
(`bots/luck.py`; `shoal arena kleine-fische search:BUDGET heuristic --without-luck PAIRS` says the same).

One in EVERY decisions of the search is looked at closely: how much better the best move would have been.
Half of the playouts choose it and the other half say how much better it is, which is a little too little, since they
choose wrongly now and then; the same half for both says too much. Added up over a game, and to what the search gains,
that is as much as anybody could win beyond the half who meets such positions as the search does.
"""

import sys

import numpy as np
import numpy.typing as npt

from shoal.bots.luck import LIKELY, Appraiser
from shoal.bots.search import Budget, Search
from shoal.engine.game import Game
from shoal.engine.rng import new_key
from shoal.games.kleine_fische.spec import SPEC
from shoal.lab import statistics
from shoal.lab.contest import Contest

SEED = 61
PLAYERS = 2
PLAYOUTS = 800  # where a search differs from the heuristic
CLOSE = 8_000  # for each move, where a decision is looked at closely: to choose, and once more to say what that gains

Floats = npt.NDArray[np.float64]
Gained = tuple[float, list[Floats]]


def look_closely(judge: Appraiser, game: Game, made: int) -> Floats:
    """How much better the best move is than the one that was made: at least, and at most."""
    seat, moves = game.turn, game.legal_actions()
    assert seat is not None
    said, chosen = (np.array([judge.gains(game, move, made)[seat] for move in moves]) for _ in range(2))
    return np.array([said[chosen.argmax()], chosen.max()])


def play(
    judges: tuple[Appraiser, Appraiser], contest: Contest, budget: Budget, deal: int, seat: int, every: int
) -> Gained:
    """What the search gains in a game at `seat`, and at some of its decisions how much better the best move was."""
    game = contest.begin(deal)
    bots = contest.seated(deal, 0)
    search = Search(SPEC, contest.bot_key(deal, seat, seat))
    looks = np.random.default_rng([deal, seat])
    gained, close = 0.0, []
    while game.turn is not None:
        if game.turn == seat and len(game.legal_actions()) > 1:
            action = search.think(game, budget).best.action
            gained += judges[0].gains(game, action, LIKELY)[seat]
            if every and looks.integers(every) == 0:
                close.append(look_closely(judges[1], game, action))
        else:
            action = bots[game.turn].choose(game)
        game.apply(action)
    return gained, close


def tell(what: str, sample: npt.ArrayLike) -> None:
    """Print the mean of a sample and its interval, in hundredths of the win."""
    found = statistics.mean(sample)
    print(f"{what} {100 * found.value:.2f} % ({100 * found.low:.2f} to {100 * found.high:.2f})", flush=True)


def main(budget: str, games: int, every: int = 0) -> None:
    contest = Contest(SPEC, ("heuristic",) * PLAYERS, new_key(SEED), 0, SPEC.complete({}))
    judges = Appraiser(SPEC, PLAYOUTS, contest.key), Appraiser(SPEC, CLOSE, contest.key)
    gains, missed = [], []
    for deal in range(games // PLAYERS):
        both = [play(judges, contest, Budget.read(budget), deal, seat, every) for seat in range(PLAYERS)]
        gains.append(np.mean([gain for gain, _ in both]))
        if every:
            missed.append(
                np.mean([np.sum(close, axis=0) if close else np.zeros(2) for _, close in both], axis=0) * every
            )
        if deal % 10 == 9 or deal == games // PLAYERS - 1:
            tell(f"{(deal + 1) * PLAYERS} games: the search wins 50 % +", gains)
            if every:
                tell("  the best moves would win more by at least", [low for low, _ in missed])
                tell("  and at most", [high for _, high in missed])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
