"""How much better a longer think chooses, with the luck taken out.

    python -m benchmarks.longer_think GAME PLAYERS LONG SHORT GAMES [DEALS]

Searches with the budget SHORT play GAMES games among themselves. At each of their decisions a search with the budget
LONG is asked as well. Where it chooses otherwise, both moves are tried over the same deals, in which all that the seat
cannot know is redrawn, and everybody plays on to the end as the guide of the search says is likely (the heuristic, in
Fischen and Fischen 2 habits). What these differences add up to over a game is about what a seat would win more often
if it thought longer: not exactly, since the one who thinks would go on better than likely, and since others show by
what they play what they hold. It varies far less than who wins, so a few games show what thousands would.
"""

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots import guides
from shoal.bots.search import Budget, Search
from shoal.engine.events import NO_TAPE
from shoal.engine.game import Game
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE, random_bot
from shoal.engine.rng import key_words, new_key, next_word, seed_chance
from shoal.engine.spec import Spec
from shoal.engine.state import PLAYING
from shoal.engine.templates import apply, resample, score, unbound
from shoal.games import find
from shoal.lab import statistics
from shoal.lab.contest import Contest

SEED = 71
DEALS = 800  # over which two moves are tried
TOLD = 10  # games after which the figures are told

ASKED, DEALT, TRIAL = range(3)  # places among the states

likely = unbound  # the guide's


def compare(states, moves, deals, actions, scores, chance, key):  # type: ignore[no-untyped-def]
    """How much more of the win the first of two `moves` brings the seat to move, over the same deals."""
    g = states[TRIAL]
    seat = states[ASKED].turn
    gained = 0.0
    for _ in range(deals):
        states[DEALT] = states[ASKED]
        for word in range(len(key)):
            key[word] = next_word(chance[0])
        resample(states[DEALT], seat, key)
        states[DEALT].tape_event = NO_TAPE
        for k in range(2):
            states[TRIAL] = states[DEALT]
            action = moves[k]
            apply(g, action)
            while g.ended == PLAYING:
                apply(g, likely(g, actions, chance[0]))
            score(g, scores)
            winners = 0
            for other in range(g.players):
                if scores[other] > scores[seat]:
                    winners = g.players + 1
                elif scores[other] == scores[seat]:
                    winners += 1
            if winners <= g.players:
                gained += 1.0 / winners if k == 0 else -1.0 / winners
    return gained / deals


class Judge:
    """Knows by playouts how much more one move brings than another."""

    def __init__(self, spec: Spec) -> None:
        rules, guide = spec.rules, guides.find(spec)
        bound: dict[str, Any] = {"legal": rules.legal, "apply": rules.apply}
        bound |= {"resample": rules.resample, "score": rules.score}
        bound["likely"] = guide.likely or specialise(random_bot, spec.name, spec.folder, bound)
        self._compare: Any = specialise(compare, spec.name, spec.folder, bound)
        size, seats = len(spec.sequence()), spec.players[1]
        self._states: Any = spec.states(3)
        self._room = np.zeros(size, np.int64), np.zeros(seats, np.int64), np.zeros(1, CHANCE), np.zeros(8, np.uint32)
        seed_chance(self._room[2][0], key_words(new_key(SEED)))

    def gain(self, game: Game, move: int, other: int, deals: int) -> float:
        """How much more of the win `move` brings than `other`."""
        self._states[ASKED] = game.state
        return float(self._compare(self._states, np.array([move, other]), deals, *self._room))


def play(contest: Contest, judge: Judge, long: Budget, short: Budget, deal: int, deals: int) -> tuple[float, int, int]:
    """What a seat would gain in a game, on average over the seats; how often the two differ, of how many decisions."""
    game = contest.begin(deal)
    brief, thorough = (Search(contest.spec, contest.bot_key(deal, 0, number)) for number in range(2))
    gained, differ, decisions = 0.0, 0, 0
    while game.turn is not None:
        action = brief.think(game, short).best.action
        if len(game.legal_actions()) > 1:
            better = thorough.think(game, long).best.action
            decisions += 1
            if better != action:
                differ += 1
                gained += judge.gain(game, better, action, deals)
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


def main(name: str, players: int, long: str, short: str, games: int, deals: int = DEALS) -> None:
    spec = find(name)
    contest = Contest(spec, ("heuristic",) * players, new_key(SEED), 0, spec.complete({}))
    judge, sample = Judge(spec), list[tuple[float, int, int]]()
    for deal in range(games):
        sample.append(play(contest, judge, Budget.read(long), Budget.read(short), deal, deals))
        if len(sample) % TOLD == 0 or len(sample) == games:
            tell(sample)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], *map(int, sys.argv[5:]))
