"""How the seats of Fischen and Fischen 2 stand between two rounds: a network for each round and number of players.

It looks at a seat's points, whether it leads, and its cards in hand and boat, and at the same of all seats together;
its one hidden layer sees what cards are worth together, which a sum of worths does not. A softmax over the seats makes
chances of it. It is fitted on games that are played by habit (`tools/fit_standings.py`).

The function is a template, specialised for each of the two games by `make`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.bots.guides import make_chances
from shoal.bots.guides.habits import Ways
from shoal.bots.heuristics.tricks import FEWEST
from shoal.engine.jit import specialise
from shoal.engine.spec import Spec
from shoal.games.tricks.table import ROUNDS, SEATS

# Rows of weights, one for each input: cards in hand are from IN_HAND on, by class, and after them those in the boat.
POINT, LEAD, ALWAYS, OUTPUT, IN_HAND = range(5)  # OUTPUT is no input: there is what each hidden unit is worth
FIRST_ROUND = 2  # that is begun with the cards of another
HIDDEN = 16
# A row: what the input is worth by itself, what it adds to each hidden unit of its seat, and to those of all seats.
OWN = 1
ALL = OWN + HIDDEN
COLUMNS = ALL + HIDDEN
SCRATCH = SEATS * COLUMNS + HIDDEN  # such a row for each seat, summed up, and what all seats have in common
POINTS_UNIT = 0.1
FOUR = 4  # cards that are added up together

CLASS = np.zeros(0, np.int64)
CLASSES = 0
NETS = np.zeros((0, 0, 0, 0))


def judge(g, values, scratch):
    """Write how likely each seat is to win the game."""
    net = NETS[g.players - FEWEST, g.round_number - FIRST_ROUND]
    common = SEATS * COLUMNS
    for unit in range(HIDDEN):
        scratch[common + unit] = net[ALWAYS, ALL + unit]
    for seat in range(g.players):
        own = seat * COLUMNS
        points = POINTS_UNIT * g.points[seat]
        sums = scratch[own : own + COLUMNS]
        for column in range(COLUMNS):
            sums[column] = points * net[POINT, column]
        if g.leader == seat:
            add(net, np.int64(LEAD), sums)
        add_cards(net, np.int64(IN_HAND), g.hands[seat], g.hand_sizes[seat], sums)
        add_cards(net, np.int64(IN_HAND + CLASSES), g.piles[seat], g.boat_sizes[seat], sums)
        for unit in range(HIDDEN):
            scratch[common + unit] += scratch[own + ALL + unit]
    for seat in range(g.players):
        own = seat * COLUMNS
        values[seat] = scratch[own]
        for unit in range(HIDDEN):
            sees = scratch[common + unit] + scratch[own + OWN + unit]
            values[seat] += max(0.0, sees) * net[OUTPUT, OWN + unit]
    make_chances(values, g.players)


def add(net, given, sums):
    """An input of a seat that is 1: its row is added to the seat's.

    By slices, whose places are seen to be no negative ones: so several columns are added at once.
    """
    row = net[given]
    for column in range(COLUMNS):
        sums[column] += row[column]


def add_cards(net, first, cards, count, sums):
    """The same for cards, whose inputs are from `first` on; by fours, because it is the sums that take the time."""
    odd = count % FOUR
    for i in range(odd):
        add(net, first + CLASS[cards[i]], sums)
    for i in range(odd, count, FOUR):
        one = net[first + CLASS[cards[i]]]
        two = net[first + CLASS[cards[i + 1]]]
        three = net[first + CLASS[cards[i + 2]]]
        four = net[first + CLASS[cards[i + 3]]]
        for column in range(COLUMNS):
            sums[column] += one[column] + two[column] + (three[column] + four[column])


def make(spec: Spec, ways: Ways, nets: npt.NDArray[np.floating[Any]]) -> Callable[..., None]:
    """`judge` for one of the two games."""
    classes = class_of_cards(ways)
    bound: dict[str, Any] = {"CLASS": classes, "CLASSES": int(classes.max()) + 1, "NETS": nets.astype(np.float64)}
    for part in (add, add_cards):
        bound[part.__name__] = specialise(part, spec.name, spec.folder, bound, inline=True)
    return specialise(judge, spec.name, spec.folder, bound)


def class_of_cards(ways: Ways) -> npt.NDArray[np.int64]:
    """Of each card, as long as no trump is chosen."""
    classes: npt.NDArray[np.int64] = ways.classes[-1][ways.kinds]
    return classes


def shape_of(ways: Ways) -> tuple[int, int, int, int]:
    """Of the networks: numbers of players, rounds, inputs, columns."""
    inputs = IN_HAND + 2 * (int(class_of_cards(ways).max()) + 1)
    return SEATS - FEWEST + 1, ROUNDS - FIRST_ROUND + 1, inputs, COLUMNS
