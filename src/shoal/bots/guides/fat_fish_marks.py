"""How a table of FAT FISH is put to a network: as marks, of which a few hold and all others do not.

The rows come in an order of their own, the fullest first, and colours have no names: what counts of a card is on which
rows it may be laid, and what it would add to their points. A mark is a number, the place of its weights.
"""

import numpy as np

from shoal.bots.guides import FOLDER
from shoal.bots.heuristics.fat_fish import points_of_row
from shoal.engine.jit import jit
from shoal.games.fat_fish.deck import COLOURS, VALUES, colour_of, value_of
from shoal.games.fat_fish.rows import end_colour
from shoal.games.fat_fish.state import FULL, HAND, PILE, RESERVE, ROWS, SEATS

# A hand: each card on each row, two cards of a colour (by the smaller), how many cards the seat has left
SIZES = FULL - 1  # that a row can have
GAINS = 2 * VALUES + 1  # -6 to 6, what a card would add to the points of a row
BLOCKED = 2 * SIZES * GAINS  # by size: of a colour that no row ends in, or that this row ends in; else it is blocked
ON_ROW = BLOCKED + GAINS
PAIRS = ROWS * ON_ROW
CARDS_LEFT = PAIRS + VALUES
IN_HAND = CARDS_LEFT + HAND + PILE + 1

# The rows: their points by size, how many colours they have by size, which are closed, which end in the same colour
LOWEST, STEP, POINTS = -8, 2, 17
SPREADS = ROWS * SIZES * POINTS
CLOSED = SPREADS + ROWS * SIZES * COLOURS
ALIKE = CLOSED + ROWS
IN_ROWS = ALIKE + (1 << ROWS)

# All marks. What concerns whose turn is next comes first: the plans of a turn need no more.
TABLE = IN_HAND  # the rows, for the seat whose turn is next
PLACE = TABLE + IN_ROWS  # by the number of players, how far the seat is from its turn
LEFT = PLACE + (SEATS + 1) * SEATS  # the cards of all seats, two by two
RESERVED = LEFT + SEATS * (HAND + PILE) // 2 + 1
PLAN_MARKS = RESERVED + RESERVE + 1
FURTHER = PLAN_MARKS  # the rows, for the seat after it, and for all others
BEFORE = FURTHER + 2 * IN_ROWS  # the hands of those whose turn comes before the seat's,
AFTER = BEFORE + IN_HAND  # and after it
MARKS = AFTER + IN_HAND

MOST_IN_HAND = HAND * ROWS + HAND * (HAND - 1) // 2 + 1
MOST_ON_TABLE = 2 * ROWS + 4
WIDTH, MIDDLE = 56, 32  # of the network that judges
PLAN_WIDTH, PLAN_MIDDLE = 32, 16  # of the one that plans
QUARTERS = SEATS * (HAND + PILE) // 4 + 1  # the cards of all seats, four by four
POINT = 10.0  # so many points are a unit of what the networks say
FOUR = 4  # marks that are added up together

# Places in the scratch memory. Of each row, in order: its number, size, points, and the best card of each colour
ROW, SIZE, WORTH, BEST, FACTS = range(5)
SHOWN = ROWS * FACTS  # of each colour: the rows that end in it, as bits
ENDS = SHOWN + COLOURS  # of the list of each hand
HANDS = ENDS + SEATS  # these lists
ON_TABLE = HANDS + SEATS * MOST_IN_HAND  # the marks of the table
SUMS = ON_TABLE + MOST_ON_TABLE  # the first layer of each seat,
OTHERS = SUMS + SEATS * WIDTH  # what others add to it,
INNER = OTHERS + WIDTH  # and the second layer of one
SCRATCH = INNER + MIDDLE


# What is seen


@jit
def look_at_rows(g, s):
    """Sort the rows, the fullest first, of those with as many cards the one with most points; see how they end."""
    for row in range(ROWS):
        size = g.row_sizes[row]
        worth = points_of_row(g, row)
        at = row * FACTS
        while at > 0 and comes_before(size, worth, s[at - FACTS + SIZE], s[at - FACTS + WORTH]):
            for fact in range(FACTS):
                s[at + fact] = s[at - FACTS + fact]
            at -= FACTS
        s[at + ROW] = row
        s[at + SIZE] = size
        s[at + WORTH] = worth
        s[at + BEST] = best_of_colours(g, row)
    for colour in range(COLOURS):
        s[SHOWN + colour] = 0
    for rank in range(ROWS):
        if s[rank * FACTS + SIZE] > 0:
            s[SHOWN + end_colour(g, np.int64(s[rank * FACTS + ROW]))] += 1 << rank


@jit
def comes_before(size, worth, other_size, other_worth):
    """Whether a row comes before another one."""
    return size > other_size or (size == other_size and worth > other_worth)


@jit
def best_of_colours(g, row):
    """The best value of each colour in a row, three bits each."""
    best = 0
    for place in range(g.row_sizes[row]):
        card = np.int64(g.rows[row, place])
        bits = 3 * colour_of(card)
        best += max(0, value_of(card) - (best >> bits & 7)) << bits
    return best


@jit
def cards_left(g):
    """The cards that all seats have left."""
    left = np.int64(0)
    for seat in range(g.players):
        left += g.hand_sizes[seat] + g.pile_sizes[seat]
    return left


@jit
def list_hand(g, seat, laid, s, at):
    """Write the marks of a hand without the cards at the places `laid` (bits) from `at` on; where they end."""
    kept = g.pile_sizes[seat]
    for place in range(g.hand_sizes[seat]):
        if laid >> place & 1:
            continue
        kept += 1
        card = np.int64(g.hands[seat, place])
        colour = colour_of(card)
        value = value_of(card)
        shown = np.int64(s[SHOWN + colour])
        for rank in range(ROWS):
            size = np.int64(s[rank * FACTS + SIZE])
            if size > 0:
                best = np.int64(s[rank * FACTS + BEST]) >> 3 * colour & 7
                gain = value - 2 * best if value > best else -value
                mark = rank * ON_ROW + gain + VALUES
                if shown == 0:
                    mark += (size - 1) * GAINS
                elif shown >> rank & 1:
                    mark += (SIZES + size - 1) * GAINS
                else:
                    mark += BLOCKED
                s[at] = mark
                at += 1
        for other in range(place):
            card = np.int64(g.hands[seat, other])
            if not laid >> other & 1 and colour_of(card) == colour:
                s[at] = PAIRS + min(value, value_of(card)) - 1
                at += 1
    s[at] = CARDS_LEFT + kept
    return at + 1


@jit
def list_table(g, distance, left, s, at):
    """Write the marks of the table, for a seat so many turns from its own, from `at` on; where they end."""
    first = TABLE if distance == 0 else FURTHER + (min(distance, 2) - 1) * IN_ROWS
    alike = 0
    for rank in range(ROWS):
        size = np.int64(s[rank * FACTS + SIZE])
        if size == 0:
            s[at] = first + CLOSED + rank
            at += 1
            continue
        worth = (np.int64(s[rank * FACTS + WORTH]) - LOWEST) // STEP
        s[at] = first + (rank * SIZES + size - 1) * POINTS + min(max(worth, np.int64(0)), np.int64(POINTS - 1))
        best = np.int64(s[rank * FACTS + BEST])
        colours = 0
        for colour in range(COLOURS):
            if best >> 3 * colour & 7:
                colours += 1
        s[at + 1] = first + SPREADS + (rank * SIZES + size - 1) * COLOURS + colours - 1
        at += 2
        end = end_colour(g, np.int64(s[rank * FACTS + ROW]))
        if s[SHOWN + end] != 1 << rank:
            alike += 1 << rank
    s[at] = first + ALIKE + alike
    s[at + 1] = PLACE + g.players * SEATS + distance
    s[at + 2] = LEFT + left // 2
    s[at + 3] = RESERVED + g.reserve_size
    return at + 4


# What a network makes of it


def read_layers(name, marks, width, middle):
    """The weights of a network that `tools/fit_catches.py` wrote; before it did, nothing is worth anything."""
    shapes = (marks, width), (width, middle), (middle,), (middle,), (SEATS + 1, QUARTERS)
    file = FOLDER / f"{name}.npy"
    weights = np.load(file).astype(np.float32) if file.exists() else np.zeros(sum(map(np.prod, shapes)), np.float32)
    ends = np.cumsum([np.prod(shape) for shape in shapes])
    assert len(weights) == ends[-1], f"{file.name} is not of this guide: fit it anew"
    return [part.reshape(shape).copy() for part, shape in zip(np.split(weights, ends[:-1]), shapes, strict=True)]


@jit
def clear(s, at, size):
    """Begin a sum."""
    for i in range(size):
        s[at + i] = 0.0


@jit
def add_marks(s, at, first, end, offset, weights):
    """Add the weights of the marks in the list to the sum that begins at `at`.

    By fours, because it is the sum that takes the time, and by slices, whose places are seen to be no negative ones.
    """
    sums = s[at : at + weights.shape[1]]
    odd = first + (end - first) % FOUR
    for i in range(first, odd):
        one = weights[offset + np.int64(s[i])]
        for j in range(len(sums)):
            sums[j] += one[j]
    for i in range(odd, end, FOUR):
        one = weights[offset + np.int64(s[i])]
        two = weights[offset + np.int64(s[i + 1])]
        three = weights[offset + np.int64(s[i + 2])]
        four = weights[offset + np.int64(s[i + 3])]
        for j in range(len(sums)):
            sums[j] += np.float64(one[j]) + two[j] + (np.float64(three[j]) + four[j])


@jit
def outcome(s, at, inner, bias, last):
    """What the network says, from its first layer at `at`."""
    sums = s[INNER : INNER + len(bias)]
    for k in range(len(sums)):
        sums[k] = bias[k]
    for j in range(len(inner)):
        strength = s[at + j]
        if strength > 0.0:
            row = inner[j]
            for k in range(len(sums)):
                sums[k] += strength * row[k]
    said = 0.0
    for k in range(len(sums)):
        said += max(0.0, sums[k]) * last[k]
    return POINT * said
