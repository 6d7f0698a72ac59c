"""The state of Das Riff, and the numbers of its phases, actions and events."""

import numpy as np

from shoal.engine.state import record
from shoal.games.das_riff.deck import BROODS, COLOURS, DECK_SIZE, KINDS

SEATS = 2
ROWS = 4
LANES = 8
PLACES = ROWS * LANES  # place = row * 8 + lane, both from 0; lane 0 is at the sea
MIDDLE = 2 * LANES  # places of the two middle rows, which begin at place 8
CORALS = 5  # that a player may have, and broods that win
OPEN_BROODS = 4
BOATS = 15
WORMS = 8  # of each colour
SHUFFLED_AT = 7  # cards on the discard pile

PRICE_OWN, PRICE_MIDDLE, PRICE_OTHER = 1, 2, 3
PRICE_TURN = 1
PRICE_BOAT = 3

CHOOSE_WORM, PICK, ACT, PAY, TURNED, CHOOSE_CORAL = range(6)  # phases
PHASES = 6

FIVE_BROODS, TURN_LIMIT = 1, 2  # how a game ends

GAP, HIDDEN, OPEN = range(3)  # what a place of the display shows

NOTHING = -1  # no fish or no brood on a coral, and no purchase going on
BOAT_TARGET = PLACES  # of a purchase; the others are places

PEARL_MEANS = COLOURS  # means of payment: a worm of each colour, or a pearl
MEANS = COLOURS + 1

# action    0: worm R … O     6: no worm      7: take 1/1 … 4/8    39: turn 2/1 … 3/8   55: take      56: leave
#          57: boat          58: shark 1/1 … 4/8    90: shark coral 1 … 5    95: end
#          96: pay R … O    102: pay pearl   103: coral 1 … 5
FIRST_WORM = 0
NO_WORM = COLOURS
FIRST_TAKE = NO_WORM + 1
FIRST_TURN = FIRST_TAKE + PLACES
TAKE_TURNED = FIRST_TURN + MIDDLE
LEAVE = TAKE_TURNED + 1
BUY_BOAT = LEAVE + 1
FIRST_SHARK = BUY_BOAT + 1
FIRST_SHARK_CORAL = FIRST_SHARK + PLACES
END = FIRST_SHARK_CORAL + CORALS
FIRST_PAY = END + 1
FIRST_CORAL = FIRST_PAY + MEANS
ACTIONS = FIRST_CORAL + CORALS

(
    ROLLED,
    GOT_WORM,
    DECLINED,
    WANTED,
    PAID,
    TURNED_UP,
    LEFT,
    TAKEN,
    PLACED,
    BRED,
    BROOD_OPENED,
    BOAT_BOUGHT,
    CHASED,
    CHASED_PARENT,
    ENDED,
    WASHED,
    SHUFFLED,
    FILLED,
    FILLED_HIDDEN,
    GAME_OVER,
) = map(np.int64, range(20))  # events; as plain numbers, each would make Numba compile `emit` again

LAYERS = MIDDLE + 1  # of hidden cards: at most one for each that lies face down, and the draw pile's

RECORD = record(
    ("turn_limit", "<i8"),
    ("copies", "<i8", (KINDS,)),  # of each reef card in the deck that is played with
    ("active", "<i8"),  # whose turn it is; `turn` is who decides
    ("turn_number", "<i8"),
    ("dice", "<i8", (2,)),
    ("worms", "<i8", (SEATS, COLOURS)),
    ("stock", "<i8", (COLOURS,)),
    ("reef", "|u1", (PLACES,)),  # the card at each place; 0 at a gap
    ("faces", "|i1", (PLACES,)),  # GAP, HIDDEN, OPEN
    ("pile", "|u1", (DECK_SIZE,)),  # the draw pile, the top card last
    ("pile_size", "<i8"),
    ("discards", "|u1", (DECK_SIZE,)),
    ("discards_size", "<i8"),
    ("broods", "|u1", (OPEN_BROODS,)),
    ("broods_size", "<i8"),
    ("brood_pile", "|u1", (BROODS,)),  # the top card last
    ("brood_pile_size", "<i8"),
    ("boats", "<i8", (SEATS,)),
    ("corals", "<i8", (SEATS,)),  # how many each seat has
    ("coral_fish", "|i1", (SEATS, CORALS)),  # a single parent, or NOTHING
    ("coral_brood", "|i1", (SEATS, CORALS)),  # or NOTHING
    ("pearls", "<i8", (SEATS,)),
    ("sharks", "<i8", (SEATS,)),
    ("target", "<i8"),  # what is being bought: a place, BOAT_TARGET or NOTHING
    ("due", "<i8"),  # worms still to pay, or to choose
    # What is remembered of the hidden cards (memory.py)
    ("laid", "|i1", (PLACES,)),  # the layer of each face-down card; 0 elsewhere
    ("newest", "<i8"),  # the layer of the draw pile
    ("unseen", "|i1", (LAYERS, KINDS)),  # hidden cards, by the layer in which they were last seen
    # The longest move: the end of a turn in which everything flows, and the next roll.
    tape=7 * (1 + ROWS + 1 + ROWS + 3) + PLACES,
)
