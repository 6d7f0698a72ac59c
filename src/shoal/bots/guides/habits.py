"""How players of Fischen and Fischen 2 are likely to go on: the habits by which the search plays a round out.

Every move has a weight, by which it is drawn. It is looked up by the round, by the trick as it lies (how many are still
to play, whether one wants to catch it), and by the card: which one it is, and whether it would win now. The habits are
fitted on what searches chose (`tools/fit_habits.py`). To look them up takes hardly longer than to draw any move at all.

The functions are templates, specialised for each of the two games by `make`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.heuristics.tricks import BOAT, FEWEST, read_worths
from shoal.engine.jit import specialise
from shoal.engine.rng import quick_draw
from shoal.engine.spec import Spec
from shoal.engine.state import NOBODY
from shoal.engine.templates import unbound
from shoal.games.tricks.order import BESIDE, BUOY, DISCARD, LED, standing
from shoal.games.tricks.table import ROUNDS

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

STAGE = np.array([0, 0, 1, 1, 2, 2, 3, 4])  # of each round: the last two differ most from the one before
STAGES = int(STAGE.max()) + 1
LOSES, WINS, DISCARDED = range(3)  # ways in which a card lies in the trick, as far as it has come
WAYS = 3

# situation   0: leads, many cards in hand   1, 2: fewer   3 + after * 4 + wish: follows   15 + phase: plays no card
MANY, SOME = 6, 3  # more cards than these
FIRST_TO_FOLLOW = 3
MOST_AFTER = 2  # players still to come in the trick: more are as two
WISHES = np.array([0.5, 1.5, 3.0])  # what the cards of the trick bring, in points
FIRST_OTHER = FIRST_TO_FOLLOW + (MOST_AFTER + 1) * (len(WISHES) + 1)

SCALE = 1000.0  # of the weights, which are whole numbers
FARTHEST = 8.0  # that a move's logarithm may lie from the middle

legal = trump_now = trump_row = lowest_wins = unbound
KINDS = PLAY = 0
COLOURS = VALUES = CARD_OF = np.zeros(0, np.int64)
CLASSES = np.zeros((0, 0), np.int64)
GAINS = np.zeros((0, 0, 0))
HABITS = np.zeros((0, 0, 0, 0), np.int64)


def situation(g):
    """The number of what whoever is to play sees on the table."""
    if g.phase != PLAY:
        return FIRST_OTHER + g.phase
    if g.trick_size == 0:
        size = g.hand_sizes[g.turn]
        return 0 if size > MANY else 1 if size > SOME else 2
    gains = GAINS[g.players - FEWEST, g.round_number - 1]
    gain = 0.0
    for place in range(g.trick_size):
        gain += gains[g.trick[place]]
    wish = 0
    for i in range(len(WISHES)):
        wish += gain > WISHES[i]
    after = min(MOST_AFTER, g.players - 1 - g.trick_size)
    return FIRST_TO_FOLLOW + after * (len(WISHES) + 1) + wish


def way(g, card, trump, rank, best):
    """How a card would lie in the trick, in which `best` is the highest value yet, and of that `rank`."""
    colour = COLOURS[card]
    if colour == BUOY:
        return LOSES
    if g.led == NOBODY:
        return WINS
    stands = standing(colour, g.led, trump)
    if stands == DISCARD:
        return DISCARDED
    value = -VALUES[card] if lowest_wins(g) else VALUES[card]
    return WINS if stands > rank or (stands == rank and value >= best) else LOSES


def weigh(g, actions, count, out):
    """Write the weights of the first `count` of `actions`, which are all that are legal."""
    habits = HABITS[STAGE[g.round_number - 1], situation(g)]
    trump = trump_now(g)
    classes = CLASSES[trump_row(g)]
    if g.phase != PLAY:
        for i in range(count):
            out[i] = habits[LOSES, classes[actions[i] % KINDS]]
        return
    rank = BESIDE
    best = np.int64(0)
    for place in range(g.trick_size):
        card = np.int64(g.trick[place])
        stands = standing(COLOURS[card], g.led, trump)
        value = -VALUES[card] if lowest_wins(g) else VALUES[card]
        if stands >= LED and (stands > rank or (stands == rank and value >= best)):
            rank = stands
            best = value
    for i in range(count):
        kind = actions[i]
        out[i] = habits[way(g, CARD_OF[kind], trump, rank, best), classes[kind]]


def likely(g, actions, chance):
    """A legal action, drawn by its weight. The weights are written behind the actions, where there is room."""
    count = legal(g, actions)
    if count == 1:
        return actions[0]
    sums = actions[count:]
    weigh(g, actions, count, sums)
    total = np.int64(0)
    for i in range(count):
        total += sums[i]
        sums[i] = total
    drawn = quick_draw(chance, total)
    i = 0
    while sums[i] <= drawn:
        i += 1
    return actions[i]


@dataclass(frozen=True)
class Ways:
    """What the habits have to know about a game, and its judge as well."""

    trump_now: Callable[..., int]
    trump_row: Callable[..., int]  # which of the `classes` hold now
    lowest_wins: Callable[..., int]
    kinds: Ints  # of the cards
    colours: Ints
    values: Ints
    classes: Ints  # of the kinds: cards of one class are alike; the last row is for whom no trump is known
    gains: Floats  # by players, round and card: what it brings whoever catches it, in points
    play: int  # the phase in which a card is played
    phases: int

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Of the habits: stages, situations, ways, classes."""
        return STAGES, FIRST_OTHER + self.phases, WAYS, int(self.classes.max()) + 1


def gains_of(name: str) -> Floats:
    """What a caught card brings: a point, and what it is worth in the boat from the next round on."""
    boats = read_worths(name)[:, :, BOAT]
    assert boats.shape[1] == ROUNDS
    return 1.0 + np.concatenate([boats[:, 1:], np.zeros_like(boats[:, :1])], axis=1)


def weights_of(logarithms: npt.NDArray[np.floating[Any]], sharpness: float) -> Ints:
    """The habits as whole numbers. The sharper they are, the rarer is what is not the best."""
    near = np.clip(logarithms.astype(np.float64) * sharpness, -FARTHEST, FARTHEST)
    return np.maximum(1, np.round(SCALE * np.exp(near))).astype(np.int64)


def make(spec: Spec, ways: Ways, habits: Ints, name: str = "likely") -> dict[str, Any]:
    """The functions above for one of the two games and some habits; `name` sets these habits apart from others."""
    firsts = np.unique(ways.kinds, return_index=True)[1]
    bound: dict[str, Any] = {
        "legal": spec.rules.legal,
        "trump_now": ways.trump_now,
        "trump_row": ways.trump_row,
        "lowest_wins": ways.lowest_wins,
        "PLAY": ways.play,
        "KINDS": len(firsts),
        "CARD_OF": firsts,
        "COLOURS": ways.colours,
        "VALUES": ways.values,
        "CLASSES": ways.classes,
        "GAINS": ways.gains,
        "HABITS": habits,
    }
    for template in (situation, way, weigh, likely):
        inline = template is not likely
        bound[template.__name__] = specialise(template, f"{spec.name}-{name}", spec.folder, bound, inline=inline)
    return bound
