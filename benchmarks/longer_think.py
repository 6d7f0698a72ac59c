"""How much better a longer think chooses, with the luck taken out.

    python -m benchmarks.longer_think GAME PLAYERS LONG SHORT GAMES [DEALS] [advice]

Searches with the budget SHORT play GAMES games among themselves. At each of their decisions a search with the budget
LONG is asked as well. Where it chooses otherwise, both moves are tried over the same deals, in which all that the seat
cannot know is redrawn, and everybody plays on to the end as the guide of the search says is likely (the heuristic, in
Fischen and Fischen 2 habits), or, with `advice`, as it advises (in FAT FISH: by the plans of a network). What these
differences add up to over a game is about what a seat would win more often if it thought longer: not exactly, since the
one who thinks would go on better than likely, and since others show by what they play what they hold. It varies far
less than who wins, so a few games show what thousands would.
"""

import sys

import numpy as np
import numpy.typing as npt

from shoal.bots.luck import Appraiser
from shoal.bots.search import Budget, Search
from shoal.engine.rng import new_key
from shoal.games import find
from shoal.lab import statistics
from shoal.lab.contest import Contest

SEED = 71
DEALS = 800  # over which two moves are tried
TOLD = 10  # games after which the figures are told


def play(contest: Contest, judge: Appraiser, long: Budget, short: Budget, deal: int) -> tuple[float, int, int]:
    """What a seat would gain in a game, on average over the seats; how often the two differ, of how many decisions."""
    game = contest.begin(deal)
    brief, thorough = (Search(contest.spec, contest.bot_key(deal, 0, number)) for number in range(2))
    gained, differ, decisions = 0.0, 0, 0
    while (seat := game.turn) is not None:
        action = brief.think(game, short).best.action
        if len(game.legal_actions()) > 1:
            better = thorough.think(game, long).best.action
            decisions += 1
            if better != action:
                differ += 1
                gained += judge.gains(game, better, action)[seat]
        game.apply(action)
    return gained / contest.players, differ, decisions


def tell(sample: npt.ArrayLike) -> None:
    """Print what was found in so many games."""
    gains, differ, decisions = np.transpose(sample)
    found = statistics.mean(100 * gains)
    print(
        f"{len(gains)} games, {differ.sum() / decisions.sum():.1%} of {decisions.sum():.0f} decisions differ: "
        f"{found.value:+.2f} % of the win a game ({found.low:.2f} to {found.high:.2f})",
        flush=True,
    )


def main(name: str, players: int, long: str, short: str, games: int, deals: int, advised: bool) -> None:
    spec = find(name)
    contest = Contest(spec, ("heuristic",) * players, new_key(SEED), 0, spec.complete({}))
    judge, sample = Appraiser(spec, deals, contest.key, advised), list[tuple[float, int, int]]()
    for deal in range(games):
        sample.append(play(contest, judge, Budget.read(long), Budget.read(short), deal))
        if len(sample) % TOLD == 0 or len(sample) == games:
            tell(sample)


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "advice"]
    many = int(given[5]) if len(given) > 5 else DEALS
    main(given[0], int(given[1]), given[2], given[3], int(given[4]), many, "advice" in sys.argv)
