"""A bot for Das Riff that plans its turn.

It searches its own acts: take this, then buy a boat, then take that … Every plan is carried out by the rules on a
copy of the state, and the position in which it leaves the turn is worth what it promises the bot, less what it
promises the opponent, who is next. Values are in hundredths of a brood.
"""

import numpy as np

from shoal.engine.jit import allocating, jit
from shoal.engine.state import PLAYING
from shoal.games.das_riff.acts import broods_of
from shoal.games.das_riff.choices import may_take, may_turn, pays_for, price_of, takes_fish
from shoal.games.das_riff.deck import BROODS, COLOURS, FISH, KINDS, PAIRS, WATER
from shoal.games.das_riff.rules import apply, legal
from shoal.games.das_riff.state import (
    ACT,
    CHOOSE_CORAL,
    CORALS,
    END,
    FIRST_CORAL,
    FIRST_PAY,
    FIRST_SHARK,
    FIRST_SHARK_CORAL,
    FIRST_TURN,
    GAP,
    LANES,
    LEAVE,
    MIDDLE,
    NOTHING,
    OPEN,
    PAY,
    PEARL_MEANS,
    PICK,
    PRICE_MIDDLE,
    PRICE_OTHER,
    RECORD,
    ROWS,
    TAKE_TURNED,
)

PAIR = np.array(PAIRS)


def partner(parent: int, brood: int) -> int:
    """The fish that makes `brood` with `parent`, or NOTHING."""
    colours = list(PAIRS[brood])
    if parent // 2 not in colours:
        return NOTHING
    colours.remove(parent // 2)
    return colours[0] * 2 + 1 - parent % 2


PARTNERS = np.array([[partner(parent, brood) for brood in range(BROODS)] for parent in range(FISH)])

WIN = 10_000.0
BROOD = 100.0
BOATS = np.array([0.0, 0.0, 14.0, 26.0, 36.0, 44.0, 50.0, 54.0, 57.0])
FREE_CORALS = np.array([0.0, 22.0, 40.0, 54.0, 64.0, 70.0])
PEARL = 6.0
SHARKS = np.array([0.0, 4.0, 6.0, 7.0])
WANTED_WORM = 4.0
WORM = 1.6
WORMS_AT_HAND = 9  # beyond these a worm without a use is worth little
SPARE_WORM = 0.1

PARENT = -4.0  # it takes up a coral
NEXT = 62.0  # a partner in sight, for the player who is next
LATER = 40.0  # and for the other one
SHORT = np.cumprod([1.0, *[0.62] * PRICE_OTHER])  # with so many worms missing
FAR = np.cumprod([1.0, *[0.6] * LANES])  # with so many lanes without a boat
UNSEEN = 6.0  # for each partner that is hidden
GONE = 3.0  # for each partner on the discard pile
SECOND = 0.2  # of what another brood promises the same parent

PATIENCE = 70  # turns, after which it cares less and less for what it leaves to the other

DEPTH = 3  # acts of a plan
BREADTH = 4  # acts that are followed further

DESK = np.dtype(
    (
        np.record,
        [
            ("ease", "<f8", (FISH,)),  # of getting each fish
            ("prices", "<i8", (FISH,)),
            ("wanted", "<i8", (COLOURS,)),  # worms
        ],
    )
)
"""What is worked out about a position: room that is set aside once for a whole plan."""

# Places among the states of a search; not plain numbers, each of which would make Numba compile anew
NOW, TURNED_UP, DECIDED, TRIAL = map(np.int64, (0, 1, 2, DEPTH + 1))


@allocating
def heuristic(g, actions, chance):
    """Pay with what is needed least; plan when it may act; else do what leaves the best position."""
    desk = np.zeros(1, DESK)[0]
    if g.phase == PAY:
        return FIRST_PAY + least_needed(g, desk)
    states = np.empty(DEPTH + 2, RECORD)
    states[NOW] = g
    chosen = np.zeros((DEPTH, BREADTH), np.int64)
    values = np.zeros((DEPTH, BREADTH))
    counts = np.zeros(DEPTH, np.int64)
    counts[NOW] = promising(states, NOW, actions, chosen[NOW], values[NOW], desk)
    if g.phase != ACT:
        return chosen[0, 0]

    # Every plan, act by act: `states[level]` is the position after `level` acts
    tried = np.zeros(DEPTH, np.int64)
    best = END
    most = worth(g, g.turn, desk)
    level = NOW
    while level >= 0:
        if tried[level] == counts[level]:
            level -= 1
            continue
        value = values[level, tried[level]]
        action = chosen[level, tried[level]]
        tried[level] += 1
        if value > most:
            most = value
            best = chosen[0, tried[0] - 1]
        if level + 1 < DEPTH:
            carry_out(states, level, level + 1, action, desk)
            if states[level + 1].ended == PLAYING:
                level += 1
                counts[level] = promising(states, level, actions, chosen[level], values[level], desk)
                tried[level] = 0

    tried_layers = 0
    for place in range(LANES, LANES + MIDDLE):
        layer = 1 << g.laid[place]
        if may_turn(g, place) and tried_layers & layer == 0:
            tried_layers |= layer  # of one layer all promise the same
            value = worth_of_turning(states, place, desk)
            if value > most:
                most = value
                best = FIRST_TURN + place - LANES
    return best


# Looking ahead


@jit
def carry_out(states, source, target, action, desk):
    """Carry out `action` on a copy of a state, with the whole purchase that it begins."""
    states[target] = states[source]
    g = states[target]
    apply(g, action)
    while g.ended == PLAYING and (g.phase == PAY or g.phase == CHOOSE_CORAL):
        if g.phase == PAY:
            apply(g, FIRST_PAY + least_needed(g, desk))
        else:
            apply(g, FIRST_CORAL + likely_coral(g))


@jit
def look_ahead(states, source, target, action, desk):
    """What the position is worth in which `action` leaves a copy of a state."""
    carry_out(states, source, target, action, desk)
    return worth(states[target], states[source].turn, desk)


@jit
def promising(states, level, actions, out, values, desk):
    """Write the acts that leave the best positions, the best first, and their values; return how many there are.

    Turning up is not among them: what comes of it cannot be planned.
    """
    count = 0
    for i in range(legal(states[level], actions)):
        action = actions[i]
        if action == END or FIRST_TURN <= action < TAKE_TURNED or not makes_sense(states[level], action):
            continue
        value = look_ahead(states, level, TRIAL, action, desk)
        place = count
        while place > 0 and values[place - 1] < value:
            place -= 1
        if place == BREADTH:
            continue
        if count < BREADTH:
            count += 1
        for k in range(count - 1, place, -1):
            values[k] = values[k - 1]
            out[k] = out[k - 1]
        values[place] = value
        out[place] = action
    return count


@jit
def makes_sense(g, action):
    """Whether an act is none of a shark in the reef, or one against a fish."""
    return action < FIRST_SHARK or action >= FIRST_SHARK_CORAL or g.reef[action - FIRST_SHARK] < FISH


@jit
def worth_of_turning(states, place, desk):
    """The position to expect after turning up the card at `place` now, and taking it if that is good."""
    g = states[NOW]
    hidden = g.reef[place]
    total = 0.0
    cards = 0
    for card in range(KINDS):
        number = 0
        for layer in range(g.laid[place] + 1):
            number += g.unseen[layer, card]
        if number > 0:
            g.reef[place] = card
            carry_out(states, NOW, TURNED_UP, FIRST_TURN + place - LANES, desk)
            value = look_ahead(states, TURNED_UP, DECIDED, np.int64(LEAVE), desk)
            if may_take(states[TURNED_UP], states[TURNED_UP].target):
                value = max(value, look_ahead(states, TURNED_UP, DECIDED, np.int64(TAKE_TURNED), desk))
            total += number * value
            cards += number
    g.reef[place] = hidden
    return total / cards


@jit
def likely_coral(g):
    """The coral for the fish just bought: beside a parent if it may."""
    fish = np.int64(g.reef[g.target])
    chosen = -1
    for coral in range(g.corals[g.active]):
        if takes_fish(g, g.active, coral, fish):
            if g.coral_fish[g.active, coral] != NOTHING:
                return coral
            chosen = coral
    return chosen


@jit
def least_needed(g, desk):
    """The worm to pay with: one of the colour of which there is most beyond what is wanted; pearls last."""
    seat = g.active
    find_fish(g, seat, desk)
    want_worms(g, seat, desk)
    wanted = desk.wanted
    best = PEARL_MEANS
    most = 0
    for means in range(COLOURS):
        if g.worms[seat, means] > 0 and pays_for(g, g.target, means):
            spare = 2 * (g.worms[seat, means] - wanted[means]) - min(wanted[means], 1)
            if best == PEARL_MEANS or spare > most:
                best = means
                most = spare
    return best


# What a position is worth


@jit
def worth(g, seat, desk):
    """What the position promises `seat`, less what it promises the other.

    Two who hold the partners of each other's fish would wait for ever, so the bot gets impatient.
    """
    care = min(1.0, max(0.0, 2.0 - g.turn_number / PATIENCE))
    return promise(g, seat, desk) - care * promise(g, 1 - seat, desk)


@jit
def promise(g, seat, desk):
    """What the position promises `seat`."""
    broods = broods_of(g, seat)
    if broods == CORALS:
        return WIN
    find_fish(g, seat, desk)
    value = BROOD * broods + BOATS[g.boats[seat]] + PEARL * g.pearls[seat] + SHARKS[min(g.sharks[seat], 3)]
    value += FREE_CORALS[g.corals[seat] - broods]
    next_seat = g.active if g.phase == PICK else 1 - g.active
    near = NEXT if next_seat == seat else LATER
    for coral in range(g.corals[seat]):
        parent = np.int64(g.coral_fish[seat, coral])
        if parent != NOTHING:
            value += PARENT + promise_of_parent(g, parent, near, desk)
    return value + promise_of_worms(g, seat, desk)


@jit
def find_fish(g, seat, desk):
    """How easily `seat` gets each partner of its parents that lies open, and its price.

    The ease is 1 if it can be had at once, less with worms or boats missing, and 0 if the fish is not in sight.
    """
    partners = np.int64(0)
    for coral in range(g.corals[seat]):
        parent = np.int64(g.coral_fish[seat, coral])
        if parent != NOTHING:
            for i in range(g.broods_size):
                fish = PARTNERS[parent, g.broods[i]]
                if fish != NOTHING:
                    partners |= 1 << fish
                    desk.ease[fish] = 0.0
                    desk.prices[fish] = 0
    if partners == 0:
        return
    for row in range(ROWS):
        lane = 0  # after the flow
        for place in range(row * LANES, (row + 1) * LANES):
            if g.faces[place] == GAP:
                continue
            card = np.int64(g.reef[place])
            if g.faces[place] == OPEN:
                if card == WATER and lane == 0:
                    continue
                if partners >> card & 1:
                    price = price_of(g, seat, place)
                    missing = max(0, price - g.worms[seat, card // 2] - g.pearls[seat])
                    found = SHORT[missing] * FAR[max(0, lane + 1 - g.boats[seat])]
                    if found > desk.ease[card]:
                        desk.ease[card] = found
                        desk.prices[card] = price
            lane += 1


@jit
def promise_of_parent(g, parent, near, desk):
    """What a single parent promises: its best brood, and a little of the others."""
    best = 0.0
    total = 0.0
    for i in range(g.broods_size):
        fish = PARTNERS[parent, g.broods[i]]
        if fish != NOTHING:
            value = near * desk.ease[fish] if desk.ease[fish] > 0.0 else elsewhere(g, fish)
            best = max(best, value)
            total += value
    return best + SECOND * (total - best)


@jit
def elsewhere(g, fish):
    """What a fish that lies nowhere open promises."""
    unseen = np.int64(0)
    for layer in range(g.newest + 1):
        unseen += g.unseen[layer, fish]
    gone = 0
    for i in range(g.discards_size):
        gone += g.discards[i] == fish
    return UNSEEN * unseen + GONE * gone


@jit
def want_worms(g, seat, desk):
    """How many worms of each colour `seat` has a use for: the price of a partner for a parent, one to begin with.

    The prices are those that `find_fish` found.
    """
    wanted = desk.wanted
    for colour in range(COLOURS):
        wanted[colour] = 0
    begin = False
    for coral in range(g.corals[seat]):
        parent = np.int64(g.coral_fish[seat, coral])
        if parent == NOTHING:
            begin |= g.coral_brood[seat, coral] == NOTHING
            continue
        for i in range(g.broods_size):
            fish = PARTNERS[parent, g.broods[i]]
            if fish != NOTHING:
                price = desk.prices[fish] if desk.prices[fish] > 0 else PRICE_MIDDLE
                wanted[fish // 2] = max(wanted[fish // 2], price)
    if begin:
        for i in range(g.broods_size):
            for k in range(2):
                colour = PAIR[g.broods[i], k]
                wanted[colour] = max(wanted[colour], 1)


@jit
def promise_of_worms(g, seat, desk):
    """What the worms of `seat` are worth."""
    want_worms(g, seat, desk)
    value = 0.0
    others = 0
    for colour in range(COLOURS):
        has = g.worms[seat, colour]
        used = min(has, desk.wanted[colour])
        value += WANTED_WORM * used
        others += has - used
    return value + WORM * min(others, WORMS_AT_HAND) + SPARE_WORM * max(0, others - WORMS_AT_HAND)


BOTS = {"heuristic": heuristic}
