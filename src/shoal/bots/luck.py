"""What moves are worth, whatever chance makes of them.

Who wins is skill and luck together, and luck is most of it. Let everybody play on from here as the guide of the search
says is likely: then every position has a value for each seat, the part of such games that it would win, and every move
is worth so much more or less than what was likely. Added up over a game, on top of the value that it began with, these
gains are on average exactly the part of the win, whoever plays and however good the guide is: the rest of what became
of the game is chance, which is fair at every step (the performance difference lemma: Kakade and Langford, 2002). In a
whole deal each bot begins with all values of that deal, which are one win together, so only the gains are needed.

A gain is measured by pairs of playouts over the same chance. The fewer a move has, the more the gains vary; on
average they are right with any number.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots import guides
from shoal.bots.guides import share_win
from shoal.engine.errors import OptionError
from shoal.engine.events import NO_TAPE
from shoal.engine.game import Game
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE, random_bot
from shoal.engine.rng import key_words, next_word, seed_chance
from shoal.engine.spec import Spec
from shoal.engine.state import PLAYING
from shoal.engine.templates import apply, resample, score, unbound

LIKELY = -1  # stands for the move that the guide says is likely
MOST_PAIRS = 1_000_000

ASKED, DEALT, TRIAL = range(3)  # places among the states

Floats = npt.NDArray[np.float64]

likely = known = unbound  # the guide's


def compare(states, move, other, pairs, actions, chance, key, scores, values, gains):  # type: ignore[no-untyped-def]
    """Add to `gains` how much more of the win `move` in `states[ASKED]` brings each seat than `other` does."""
    g = states[TRIAL]
    for _ in range(pairs):
        states[DEALT] = states[ASKED]
        for word in range(len(key)):
            key[word] = next_word(chance[0])
        resample(states[DEALT], states[ASKED].turn, key)
        states[DEALT].tape_event = NO_TAPE
        states[TRIAL] = states[DEALT]
        usual = likely(g, actions, chance[0]) if other == LIKELY else other
        for k in range(2 if usual != move else 0):
            states[TRIAL] = states[DEALT]
            action = move if k == 0 else usual
            apply(g, action)
            while g.ended == PLAYING and not known(g, values):
                apply(g, likely(g, actions, chance[0]))
            if g.ended != PLAYING:
                score(g, scores)
                share_win(scores, values, g.players)
            for seat in range(g.players):
                gains[seat] += (1.0 - 2.0 * k) * values[seat] / pairs


def check_pairs(spec: Spec, pairs: int) -> int:
    """`pairs`, if luck can be taken out of this game by so many; 0 is not at all.

    Where hands are hidden the gains would be right as well, but what a move is worth depends then on cards that its
    player could not know, and they vary more than who wins.
    """
    if not 0 <= pairs <= MOST_PAIRS:
        raise OptionError(f"luck is taken out by 1 to {MOST_PAIRS} pairs of playouts a move, not {pairs}")
    if pairs and not spec.open_hands:
        raise OptionError(f"luck cannot be taken out of {spec.name}, in which one seat knows what another does not")
    return pairs


class Appraiser:
    """Knows what moves are worth, by so many pairs of playouts each.

    Everybody plays on as the guide says is likely, or as it advises in the tree of a search, which may take longer.
    """

    def __init__(self, spec: Spec, pairs: int, key: bytes, advised: bool = False) -> None:
        rules, guide = spec.rules, guides.find(spec)
        bound: dict[str, Any] = {"legal": rules.legal, "apply": rules.apply}
        bound |= {"resample": rules.resample, "score": rules.score}
        bound["known"] = guide.known
        likely = guide.likely or specialise(random_bot, spec.name, spec.folder, bound)
        bound["likely"] = guide.advice if advised and guide.advice else likely
        name = f"{spec.name}-advised" if advised else spec.name
        self._compare: Any = specialise(compare, name, spec.folder, bound)
        self._pairs = pairs
        self._states: Any = spec.states(3)
        self._actions = np.zeros(len(spec.sequence()), np.int64)
        self._chance: Any = np.zeros(1, CHANCE)
        self._key = np.zeros(8, np.uint32)
        self._scores = np.zeros(spec.players[1], np.int64)
        self._values = np.zeros(spec.players[1])
        seed_chance(self._chance[0], key_words(key))

    def gains(self, game: Game, move: int, other: int = LIKELY) -> Floats:
        """How much more of the win `move` would bring each seat than `other`."""
        gains = np.zeros(game.players)
        if move != other:
            self._states[ASKED] = game.state
            room = self._actions, self._chance, self._key, self._scores, self._values
            self._compare(self._states, move, other, self._pairs, *room, gains)
        return gains
