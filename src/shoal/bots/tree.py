"""The search itself: information-set Monte Carlo tree search with a single observer, written once for all games.

Every iteration redraws what the searching seat cannot know (`resample`), walks down one tree that all these deals
share, tries one new move there, plays on to a horizon, and tells every move on the way what it led to. Of the moves in
the tree only those that are legal in the deal at hand are compared, by how well they did against how often they
could have been chosen. Every player is taken to look after itself (max^n): a result is a value for each seat.

The functions are templates, like those of `engine/kernels`: the game's rules and its guide (`bots/guides`) are only
names in them. The memory is set aside once; a tree that has filled it stays as it is, and the search goes on.
"""

import numpy as np

from shoal.engine.kernels import unbound
from shoal.engine.rng import draw, next_word
from shoal.engine.state import PLAYING

legal = apply = resample = score = unbound  # the game's
likely = horizon = stage = features = sight = unbound  # its guide's
WEIGHTS = np.zeros((1, 1))

NODE = np.dtype(
    (
        np.record,
        [
            ("first", "<i8"),  # of the moves after it
            ("following", "<i8"),  # the next move after the same node
            ("action", "<i8"),
            ("seat", "<i8"),  # that chose it
            ("sight", "<i8"),  # what chance had brought when it was to be chosen
            ("visits", "<i8"),
            ("chances", "<i8"),  # how often it could have been chosen
            ("guided", "<i8"),  # 1 if the guide would have chosen it
            ("total", "<f8"),  # of the values for its seat
        ],
    )
)
"""A move in the tree, which is also the place where it leads to. The root is number 0 and comes after no other."""
ROOT = NONE = 0

STOP, DONE, BEST, USED, STAMP = range(5)  # places in `control`
EXPLORATION, TRUST, DOUBT, STRAY, REACH, MARGIN = range(6)  # places in `settings`
WORD = 2.0**32


def search(
    states, nodes, path, actions, marks, chance, key, scores, values, facts, settings, control, seat, iterations
):
    """Run so many iterations from `states[0]`, in which `seat` is to move, or until `control[STOP]` is set."""
    g = states[1]
    for _ in range(iterations):
        states[1] = states[0]
        for word in range(len(key)):
            key[word] = next_word(chance[0])
        resample(g, seat, key)
        end = horizon(g) + settings[REACH]
        node = ROOT
        length = 0
        while g.ended == PLAYING and length < len(path) and horizon(g) < end:
            node = select(g, node, nodes, actions, marks, chance, settings, control)
            if node == NONE:
                break
            path[length] = node
            length += 1
            apply(g, nodes[node].action)
            if nodes[node].visits == 0:
                break
        play_on(g, actions, chance, settings, end)
        evaluate(g, scores, values, facts, settings)
        for i in range(length):
            passed = nodes[path[i]]
            passed.visits += 1
            passed.total += values[passed.seat]
        control[DONE] += 1
        if length > 0 and nodes[path[0]].visits > nodes[control[BEST]].visits:
            control[BEST] = path[0]
        if control[STOP] != 0:
            break


def select(g, node, nodes, actions, marks, chance, settings, control):
    """The move after `node` to follow in the deal `g`, a new one if that promises more; NONE if there is no room.

    The guide's choice is tried first and later gets its share of the exploration (PUCT); a move that was never tried
    is taken to be a little worse than those that were.
    """
    count = legal(g, actions)
    seen = sight(g)
    control[STAMP] += 1
    stamp = control[STAMP]
    for i in range(count):
        marks[actions[i]] = stamp
    best = NONE
    most = -np.inf
    untried = count
    guided = False
    visits = 0
    chances = 0
    total = 0.0
    share = (1.0 - settings[TRUST]) / count
    child = nodes[node].first
    while child != NONE:
        move = nodes[child]
        if marks[move.action] == stamp and move.seat == g.turn and move.sight == seen:
            move.chances += 1
            marks[move.action] = -stamp
            untried -= 1
            visits += move.visits
            total += move.total
            chances = max(chances, move.chances)
            prior = share
            if move.guided:
                guided = True
                prior += settings[TRUST]
            worth = move.total / move.visits
            worth += settings[EXPLORATION] * prior * np.sqrt(move.chances) / (1 + move.visits)
            if worth > most:
                most = worth
                best = child
        child = move.following
    if untried == 0:
        return best
    if guided and total / visits - settings[DOUBT] + settings[EXPLORATION] * share * np.sqrt(chances) <= most:
        return best
    if control[USED] == len(nodes):
        return best
    return add_move(g, node, seen, guided, untried, nodes, actions, marks, chance, control)


def add_move(g, node, seen, guided, untried, nodes, actions, marks, chance, control):
    """A new move after `node`: what the guide would do, if that is not there yet, else any of those still `untried`."""
    stamp = control[STAMP]
    wanted = -1
    if not guided:
        wanted = likely(g, actions, chance[0])
    if wanted < 0 or marks[wanted] != stamp:
        guided = True
        count = legal(g, actions)
        skipped = draw(chance[0], untried)
        for i in range(count):
            if marks[actions[i]] == stamp:
                if skipped == 0:
                    wanted = actions[i]
                skipped -= 1
    made = control[USED]
    control[USED] += 1
    move = nodes[made]
    move.action = wanted
    move.seat = g.turn
    move.sight = seen
    move.guided = 0 if guided else 1
    move.visits = 0
    move.chances = 1
    move.total = 0.0
    move.first = NONE
    move.following = nodes[node].first
    nodes[node].first = made
    return made


def play_on(g, actions, chance, settings, end):
    """Play to the horizon as the guide would, and now and then at random."""
    stray = np.int64(settings[STRAY] * WORD)
    while g.ended == PLAYING and horizon(g) < end:
        if stray > 0 and next_word(chance[0]) < stray:
            action = actions[draw(chance[0], legal(g, actions))]
        else:
            action = likely(g, actions, chance[0])
        apply(g, action)


def evaluate(g, scores, values, facts, settings):
    """Write what the position is worth to each seat: its part of the win, and a little for the lead in points."""
    score(g, scores)
    most = scores[0]
    least = scores[0]
    for seat in range(g.players):
        most = max(most, scores[seat])
        least = min(least, scores[seat])
    if g.ended == PLAYING:
        win_chances(g, values, facts)
    else:
        winners = 0
        for seat in range(g.players):
            if scores[seat] == most:
                winners += 1
        for seat in range(g.players):
            values[seat] = 1.0 / winners if scores[seat] == most else 0.0
    margin = settings[MARGIN]
    for seat in range(g.players):
        values[seat] = (1.0 - margin) * values[seat] + margin * (scores[seat] - least) / max(1, most - least)


def win_chances(g, values, facts):
    """Write how likely each seat is to win, by the weights of its features in this stage of the game."""
    weights = WEIGHTS[stage(g)]
    top = -np.inf
    for seat in range(g.players):
        features(g, seat, facts)
        values[seat] = 0.0
        for i in range(len(weights)):
            values[seat] += weights[i] * facts[i]
        top = max(top, values[seat])
    total = 0.0
    for seat in range(g.players):
        values[seat] = np.exp(values[seat] - top)
        total += values[seat]
    for seat in range(g.players):
        values[seat] /= total
