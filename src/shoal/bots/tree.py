"""The search itself: information-set Monte Carlo tree search with a single observer, written once for all games.

Every iteration redraws what the searching seat cannot know (`resample`), walks down one tree that all these deals
share, tries one new move there, plays on to a horizon, and tells every move on the way what it led to. Of the moves in
the tree only those that are legal in the deal at hand are compared, by how well they did against how often they
could have been chosen. Every player is taken to look after itself (max^n): a result is a value for each seat.

The functions are templates, like those of `engine/kernels`: the game's rules and its guide (`bots/guides`) are only
names in them. The memory is set aside once; a tree that has filled it stays as it is, and the search goes on.
"""

import math

import numpy as np

from shoal.bots.guides import make_chances, share_win
from shoal.engine.events import NO_TAPE
from shoal.engine.rng import next_word, quick_draw, quick_word
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound

legal = apply = resample = score = unbound  # the game's
likely = advice = horizon = judge = stage = features = sight = known = unbound  # its guide's
WEIGHTS = np.zeros((1, 1))

NODE = np.dtype(
    (
        np.record,
        [
            ("first", "<i4"),  # of the moves after it
            ("following", "<i4"),  # the next move after the same node
            ("visits", "<i4"),
            ("chances", "<i4"),  # how often it could have been chosen
            ("total", "<f8"),  # of the values for its seat
            ("sight", "<i4"),  # what chance had brought when it was to be chosen
            ("action", "<i2"),
            ("seat", "i1"),  # that chose it
            ("guided", "i1"),  # 1 if the guide advised it
        ],
    )
)
"""A move in the tree, which is also the place where it leads to. The root is number 0 and comes after no other.

Two of them fill a line of the processor's cache: a large tree is read from slow memory, one move after the other.
"""
ROOT = NONE = 0

# Places among the states: what is searched from, the deal at hand, and what is played on
FROM, DEAL, TRIAL = map(np.int64, range(3))
STOP, DONE, BEST, RIVAL, UNTRIED, USED, STAMP, TURNED = range(8)  # places in `control`
RESULTS, SQUARES, SPREAD = range(3)  # places in `tally`: of the values for the searching seat
EXPLORATION, TRUST, DOUBT, STRAY, REACH, MARGIN, REPEAT, CARE, LEAST, NEAR, FAR, FAR_CARE, CARRY = range(
    13
)  # in `settings`
WORD = 2.0**32
EARLY_SPREAD = 0.1  # before there are results
EARLY_RESULTS = 4  # that this counts for
EARLY_FAR = 256  # far playouts, before they settle anything
PAIR = 2  # iterations: one for the best move of all, one for its rival; a deal is for one pair or for several


def search(
    states,
    nodes,
    path,
    actions,
    marks,
    chance,
    key,
    scores,
    values,
    facts,
    settings,
    control,
    tally,
    seat,
    iterations,
    left,
):
    """Run so many iterations from `states[FROM]`, in which `seat` is to move, or until `control[STOP]` is set.

    `left` is how many there are still to be run in all: it stops as well when searching on is not expected to bring
    anything, but not before a part of the budget is used, since a deeper tree may see what a shallow one does not.
    """
    g = states[TRIAL]
    repeat = np.int64(settings[REPEAT])
    stray = np.int64(settings[STRAY] * WORD)
    budget = control[DONE] + left
    for _ in range(iterations):
        if control[DONE] % repeat == 0:
            states[DEAL] = states[FROM]
            for word in range(len(key)):
                key[word] = next_word(chance[0])
            resample(states[DEAL], seat, key)
            states[DEAL].tape_event = NO_TAPE  # from here on nobody watches
        states[TRIAL] = states[DEAL]
        end = horizon(g) + settings[FAR if control[TURNED] > 0 else REACH]
        node = ROOT
        length = 0
        in_tree = True
        while g.ended == PLAYING and horizon(g) < end:
            if length == 0 and control[UNTRIED] == 0:
                node = control[BEST] if control[DONE] % PAIR == 0 else control[RIVAL]
            elif in_tree:
                node = select(g, node, nodes, actions, marks, chance, settings, control, tally[SPREAD])
                in_tree = node != NONE and nodes[node].visits > 0 and length + 1 < len(path)
            else:
                node = NONE
            if node != NONE:
                path[length] = node
                length += 1
                action = nodes[node].action
            elif stray > 0 and quick_word(chance[0]) < stray:
                action = actions[quick_draw(chance[0], legal(g, actions))]
            else:
                action = likely(g, actions, chance[0])
            apply(g, action)  # the only place: whatever the rules do is compiled once
        evaluate(g, scores, values, facts, settings)
        for i in range(length):
            passed = nodes[path[i]]
            passed.visits += 1
            passed.total += values[passed.seat]
        control[DONE] += 1
        widen(tally, values[seat], control[DONE] - control[TURNED])
        if control[DONE] % repeat == 0 or control[UNTRIED] > 0:
            conclude(nodes, control, tally, settings, budget)
        if control[STOP] != 0:
            break


def conclude(nodes, control, tally, settings, budget):
    """See which move is best, and stop when no other is expected to bring more; a long search looks far before that."""
    hope = compare(nodes, control, tally[SPREAD])
    if control[TURNED] > 0:
        if hope <= settings[FAR_CARE] and control[DONE] >= control[TURNED] + EARLY_FAR:
            control[STOP] = 1
        return
    settled = hope <= settings[CARE] and control[DONE] >= settings[LEAST] * min(budget, settings[NEAR])
    if budget <= settings[NEAR]:
        if settled:
            control[STOP] = 1
    elif settled or control[DONE] >= settings[NEAR]:
        look_far(nodes, control, tally, np.int64(settings[CARRY]))


def look_far(nodes, control, tally, carry):
    """From here on playouts go far: what the others said of a move at the root counts as `carry` of these at most."""
    control[TURNED] = control[DONE]
    child = nodes[ROOT].first
    while child != NONE:
        move = nodes[child]
        if move.visits > carry:
            move.total *= carry / move.visits
            move.visits = carry
        child = move.following
    tally[RESULTS] = 0.0
    tally[SQUARES] = 0.0


def widen(tally, value, results):
    """Take a result into account in how widely results differ: by this exploring is measured in every game alike."""
    tally[RESULTS] += value
    tally[SQUARES] += value * value
    mean = tally[RESULTS] / results
    differ = max(0.0, tally[SQUARES] - results * mean * mean) + EARLY_RESULTS * EARLY_SPREAD**2
    tally[SPREAD] = np.sqrt(differ / (results + EARLY_RESULTS))


def compare(nodes, control, spread):
    """Find the move at the root that did best so far, and its rival: the one of which most is to be expected beyond it.

    They are tried in turns, on the same deals, so that what is found out is which move is better, not how good each
    is (top-two expected improvement: Qin, Klabjan and Russo, 2017). What is expected of the rival is what there is to
    be gained by searching on.
    """
    best = nodes[ROOT].first
    other = best
    while other != NONE:
        if nodes[other].total * nodes[best].visits > nodes[best].total * nodes[other].visits:
            best = other
        other = nodes[other].following
    control[BEST] = best
    control[RIVAL] = best
    most = -1.0
    other = nodes[ROOT].first
    while other != NONE:
        if other != best:
            hope = regret(nodes[best], nodes[other], spread)
            if hope > most:
                most = hope
                control[RIVAL] = other
        other = nodes[other].following
    return most if control[UNTRIED] == 0 else np.inf


def regret(best, other, spread):
    """By how much `other` is expected to be better than `best` where it is, if their means are spread normally."""
    unsure = spread * np.sqrt(1.0 / best.visits + 1.0 / max(1, other.visits))
    behind = (best.total / best.visits - other.total / max(1, other.visits)) / unsure
    density = np.exp(-0.5 * behind * behind) / np.sqrt(2.0 * np.pi)
    return unsure * (density - behind * 0.5 * math.erfc(behind / np.sqrt(2.0)))


def select(g, node, nodes, actions, marks, chance, settings, control, spread):
    """The move after `node` to follow in the deal `g`, a new one if that promises more; NONE if there is no room.

    The guide's advice is tried first and later gets its share of the exploration (PUCT); a move that was never tried
    is taken to be a little worse than those that were. At the root all moves are tried once.
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
    guided = settings[TRUST] == 0.0
    visits = 0
    chances = 0
    total = 0.0
    curiosity = settings[EXPLORATION] * spread
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
            worth = move.total / move.visits + curiosity * prior * np.sqrt(move.chances) / (1 + move.visits)
            if worth > most:
                most = worth
                best = child
        child = move.following
    if untried == 0 or control[USED] == len(nodes):
        return best
    if guided and visits > 0 and node != ROOT:
        hope = total / visits - settings[DOUBT] * spread + curiosity * share * np.sqrt(chances)
        if hope <= most:
            return best
    return add_move(g, node, seen, guided, untried, nodes, actions, marks, chance, control)


def add_move(g, node, seen, guided, untried, nodes, actions, marks, chance, control):
    """A new move after `node`: what the guide advises, if that is not there yet, else any of those still `untried`."""
    stamp = control[STAMP]
    wanted = -1
    if not guided:
        wanted = advice(g, actions, chance[0])
    if wanted < 0 or marks[wanted] != stamp:
        guided = True
        count = legal(g, actions)
        skipped = quick_draw(chance[0], untried)
        for i in range(count):
            if marks[actions[i]] == stamp:
                if skipped == 0:
                    wanted = actions[i]
                skipped -= 1
    if node == ROOT:
        control[UNTRIED] -= 1
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


def evaluate(g, scores, values, facts, settings):
    """Write what the position is worth to each seat: its part of the win, and a little for the lead in points."""
    score(g, scores)
    most = scores[0]
    least = scores[0]
    for seat in range(g.players):
        most = max(most, scores[seat])
        least = min(least, scores[seat])
    if g.ended == PLAYING:
        if not known(g, values):
            judge(g, values, facts)
    else:
        share_win(scores, values, g.players)
    margin = settings[MARGIN]
    for seat in range(g.players):
        values[seat] = (1.0 - margin) * values[seat] + margin * (scores[seat] - least) / max(1, most - least)


def win_chances(g, values, facts):
    """Write how likely each seat is to win, by the weights of its features in this stage of the game.

    It is the `judge` of guides that have none of their own.
    """
    weights = WEIGHTS[stage(g)]
    for seat in range(g.players):
        features(g, seat, facts)
        values[seat] = 0.0
        for i in range(len(weights)):
            values[seat] += weights[i] * facts[i]
    make_chances(values, g.players)


PARTS = evaluate, add_move, select, widen, regret, compare, look_far, conclude
"""What `search` calls, each after what it calls itself."""
