"""What the search is told about FAT FISH: the heuristic plays on for a few cards, and then a small network judges.

The network says how many points each seat will still get, by the rows, its own cards, and those of the others, which
count differently before its turn and after it; who wins follows from that. Another one, which knows only what
the seat to move knows, plans the turn that is tried first. Neither knows licences: with them the heuristic plays to
the end. `tools/fit_catches.py` fits both on games of the heuristic and of the plans.
"""

import numpy as np

from shoal.bots.guides import Settings, make_chances
from shoal.bots.guides.fat_fish_marks import (
    AFTER,
    BEFORE,
    ENDS,
    HANDS,
    MARKS,
    MIDDLE,
    MOST_IN_HAND,
    ON_TABLE,
    OTHERS,
    PLAN_MARKS,
    PLAN_MIDDLE,
    PLAN_WIDTH,
    POINT,
    SUMS,
    WIDTH,
    add_marks,
    cards_left,
    clear,
    list_hand,
    list_table,
    look_at_rows,
    outcome,
    read_layers,
)
from shoal.bots.guides.fat_fish_marks import SCRATCH as SCRATCH
from shoal.bots.guides.fat_fish_plans import best_plan
from shoal.bots.heuristics.fat_fish import heuristic
from shoal.engine.jit import allocating, jit
from shoal.games.fat_fish.rules import score_of

SETTINGS = Settings(reach=4.0)
FIRST, INNER_LAYER, BIAS, LAST, STEEPNESS = read_layers("fat_fish", MARKS, WIDTH, MIDDLE)
PLAN_FIRST, PLAN_INNER, PLAN_BIAS, PLAN_LAST, _ = read_layers("fat_fish_plans", PLAN_MARKS, PLAN_WIDTH, PLAN_MIDDLE)

likely = heuristic


@allocating
def advice(g, actions, chance):
    """The first step of the best plan; with licences, the heuristic's."""
    if g.with_licences:
        return heuristic(g, actions, chance)
    return best_plan(g, actions, np.zeros(SCRATCH), PLAN_FIRST, PLAN_INNER, PLAN_BIAS, PLAN_LAST)


@jit
def horizon(g):
    """How many cards are laid in turns that are over; with licences a playout is never cut."""
    return 0 if g.with_licences else -cards_left(g) - g.laid_size


@jit
def judge(g, values, s):
    """Write how likely each seat is to win, at the end of a turn."""
    look_at_rows(g, s)
    left = cards_left(g)
    clear(s, OTHERS, WIDTH)
    for distance in range(g.players):
        seat = (g.turn + distance) % g.players
        first = HANDS + distance * MOST_IN_HAND
        end = list_hand(g, seat, np.int64(0), s, first)
        s[ENDS + distance] = end
        at = SUMS + distance * WIDTH
        for j in range(WIDTH):
            s[at + j] = s[OTHERS + j]
        add_marks(s, at, first, end, np.int64(0), FIRST)
        add_marks(s, at, ON_TABLE, list_table(g, distance, left, s, ON_TABLE), np.int64(0), FIRST)
        add_marks(s, OTHERS, first, end, np.int64(BEFORE), FIRST)
    clear(s, OTHERS, WIDTH)
    steepness = STEEPNESS[g.players, left // 4] / POINT
    for distance in range(g.players - 1, -1, -1):
        seat = (g.turn + distance) % g.players
        at = SUMS + distance * WIDTH
        for j in range(WIDTH):
            s[at + j] += s[OTHERS + j]
        first = HANDS + distance * MOST_IN_HAND
        add_marks(s, OTHERS, first, np.int64(s[ENDS + distance]), np.int64(AFTER), FIRST)
        values[seat] = steepness * (score_of(g, seat) + outcome(s, at, INNER_LAYER, BIAS, LAST))
    make_chances(values, g.players)
