"""How much a search wins against the heuristic of Kleine Fische with two players, with the luck taken out.

    python -m benchmarks.kleine_fische_luck BUDGET GAMES [EVERY]

Wherever the search chooses otherwise than the heuristic would, both moves are tried over the same decks, and heuristics
play the session to its end. What these differences add up to over a game is on average exactly what the search wins
beyond the half that the heuristic wins against itself (the performance difference lemma: Kakade and Langford, 2002),
and it varies far less than who won. That is exact here because the order of the deck, all that is hidden, does not
depend on how anybody chose.

With EVERY, one in so many decisions of the search is looked at closely: how much better the best move would have been.
Half of the playouts choose it and the other half say how much better it is, which is a little too little, since they
choose wrongly now and then; the same half for both says too much. Added up over a game, and to what the search gains,
that is as much as anybody could win beyond the half who meets such positions as the search does.
"""

import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.heuristics.kleine_fische import heuristic
from shoal.bots.search import Budget, Search
from shoal.engine.events import NO_TAPE
from shoal.engine.game import Game
from shoal.engine.jit import jit
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import key_words, new_key, next_word, seed_chance
from shoal.engine.state import PLAYING
from shoal.games.kleine_fische.deck import MOST_MUSSELS, SPECIES
from shoal.games.kleine_fische.rules import apply, legal, resample, session_score
from shoal.games.kleine_fische.spec import SPEC
from shoal.games.kleine_fische.state import ACTIONS
from shoal.lab import statistics
from shoal.lab.contest import Contest

SEED = 61
PLAYERS = 2
TARGET = 77
MOST = SPECIES * MOST_MUSSELS  # points of a session
SESSIONS = 400_000  # that say how sessions of heuristics end
PLAYOUTS = 800  # where a search differs from the heuristic
CLOSE = 8_000  # where a decision is looked at closely, to choose, and once more to say what that gains

ASKED, DEALT, TRIAL = range(3)  # places among the states

Floats = npt.NDArray[np.float64]
Gained = tuple[float, list[Floats]]


@jit
def redraw(g, seat, chance, key):  # type: ignore[no-untyped-def]
    """Another order of the deck, and nobody watches."""
    for word in range(len(key)):
        key[word] = next_word(chance)
    resample(g, seat, key)
    g.tape_event = NO_TAPE


@jit
def count_sessions(states, count, actions, chance, key, ends):  # type: ignore[no-untyped-def]
    """Play sessions of heuristics from `states[ASKED]`, whose target any session reaches, and count how they end."""
    g = states[TRIAL]
    for _ in range(count):
        states[TRIAL] = states[ASKED]
        redraw(g, g.turn, chance[0], key)
        while g.ended == PLAYING:
            apply(g, heuristic(g, actions, chance[0]))
        ends[session_score(g, 0), session_score(g, 1)] += 1


@jit
def try_moves(states, usual, playouts, chances, actions, moves, chance, key, gains):  # type: ignore[no-untyped-def]
    """Add to `gains` what each legal move of `states[ASKED]` brings more than the `usual` one, over so many decks."""
    g = states[TRIAL]
    seat = states[ASKED].turn
    session = states[ASKED].session
    count = legal(states[ASKED], moves)
    for _ in range(playouts):
        states[DEALT] = states[ASKED]
        redraw(states[DEALT], seat, chance[0], key)
        expected = 0.0
        for k in range(count):
            states[TRIAL] = states[DEALT]
            apply(g, moves[k])
            while g.ended == PLAYING and g.session == session:
                apply(g, heuristic(g, actions, chance[0]))
            if g.ended == PLAYING:
                value = chances[g.totals[0], g.totals[1]]
            else:
                value = chances[g.totals[0] + session_score(g, 0), g.totals[1] + session_score(g, 1)]
            if seat != 0:
                value = 1.0 - value
            gains[k] += value / playouts
            if moves[k] == usual:
                expected = value
        for k in range(count):
            gains[k] -= expected / playouts


@jit
def choose(states, actions, chance):  # type: ignore[no-untyped-def]
    return heuristic(states[ASKED], actions, chance[0])


class Judge:
    """Knows by playouts of heuristics what moves are worth."""

    def __init__(self, sessions: int = SESSIONS) -> None:
        self.states: Any = SPEC.states(3)
        self.actions = np.zeros(ACTIONS, np.int64)
        self.moves = np.zeros(ACTIONS, np.int64)
        self.key = np.zeros(8, np.uint32)
        self.chance: Any = np.zeros(1, CHANCE)
        seed_chance(self.chance[0], key_words(new_key(SEED)))
        self.chances = chances_of(self.session_ends(sessions))

    def session_ends(self, sessions: int) -> Floats:
        """How likely each pair of results is of a session that seat 0 starts."""
        ends = np.zeros((MOST + 1, MOST + 1), np.int64)
        self.states[ASKED] = Game(SPEC, PLAYERS, new_key(SEED), 0, SPEC.complete({"target": 1})).state
        count_sessions(self.states, sessions, self.actions, self.chance, self.key, ends)
        return ends / sessions

    def usual(self, game: Game) -> int:
        """What the heuristic does."""
        self.states[ASKED] = game.state
        return int(choose(self.states, self.actions, self.chance))

    def gains(self, game: Game, usual: int, playouts: int) -> Floats:
        """What each legal move brings more than the usual one."""
        self.states[ASKED] = game.state
        gains = np.zeros(len(game.legal_actions()))
        try_moves(self.states, usual, playouts, self.chances, self.actions, self.moves, self.chance, self.key, gains)
        return gains


def chances_of(ends: Floats) -> Floats:
    """How likely seat 0 is to win with each pair of totals between two sessions, or when the game is over.

    Exact for heuristics, whose sessions are alike whatever the totals are. Who has less starts (KF-4).
    """
    size = TARGET + MOST
    totals = np.arange(size)
    chances: Floats = 0.5 + 0.5 * np.sign(totals[:, None] - totals[None, :])
    for mine in range(TARGET - 1, -1, -1):
        for theirs in range(TARGET - 1, -1, -1):
            likely = ends if mine <= theirs else ends.T
            after = chances[mine : mine + MOST + 1, theirs : theirs + MOST + 1]
            again = likely[0, 0]  # a session that brings nobody anything
            chances[mine, theirs] = (np.sum(likely * after) - again * after[0, 0]) / (1.0 - again)
    return chances


def play(judge: Judge, contest: Contest, budget: Budget, deal: int, seat: int, every: int) -> Gained:
    """What the search gains in a game at `seat`, and at some of its decisions how much better the best move was."""
    game = contest.begin(deal)
    search = Search(SPEC, contest.bot_key(deal, seat, seat))
    looks = np.random.default_rng([deal, seat])
    gained, close = 0.0, []
    while game.turn is not None:
        action = usual = judge.usual(game)
        legal_actions = game.legal_actions()
        if game.turn == seat and len(legal_actions) > 1:
            action = search.think(game, budget).best.action
            if action != usual:
                gained += judge.gains(game, usual, PLAYOUTS)[legal_actions.index(action)]
            if every and looks.integers(every) == 0:
                chosen, said = (judge.gains(game, usual, CLOSE) for _ in range(2))
                made = legal_actions.index(action)
                close.append(np.array([half[chosen.argmax()] - half[made] for half in (said, chosen)]))
        game.apply(action)
    return gained, close


def tell(what: str, sample: npt.ArrayLike) -> None:
    """Print the mean of a sample and its interval, in hundredths of the win."""
    found = statistics.mean(sample)
    print(f"{what} {100 * found.value:.2f} % ({100 * found.low:.2f} to {100 * found.high:.2f})", flush=True)


def main(budget: str, games: int, every: int = 0) -> None:
    contest = Contest(SPEC, ("heuristic",) * PLAYERS, new_key(SEED), 0, SPEC.complete({}))
    judge = Judge()
    gains, missed = [], []
    for deal in range(games // PLAYERS):
        both = [play(judge, contest, Budget.read(budget), deal, seat, every) for seat in range(PLAYERS)]
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
