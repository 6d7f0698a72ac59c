"""The state of FAT FISH, and the numbers of its phases, actions and events."""

from shoal.engine.state import NOBODY, record
from shoal.games.fat_fish.deck import KINDS, LICENCES

SEATS = 6
ROWS = 3
FULL = 5  # cards of a row that must be taken
HAND = 4
PILE = 8  # FF-3: 12 cards, 4 of which are drawn at once
RESERVE = 3 * (SEATS - 1)  # with so many players

LAY, KEEP, LICENCE = range(3)  # phases
PHASES = 3

ALL_LAID = 1  # the only way a game ends

# action   row * 30 + card: lay   90: end   91 + card: keep   121: keep none   122 + licence: licence
FIRST_LAY = 0
END = FIRST_LAY + ROWS * KINDS
FIRST_KEEP = END + 1
KEEP_NONE = FIRST_KEEP + KINDS
FIRST_LICENCE = KEEP_NONE + 1
ACTIONS = FIRST_LICENCE + len(LICENCES)

ON_TABLE, IN_BOX = NOBODY, -2  # where a licence can be, besides with a seat

(
    DEALT,
    LICENCE_DRAWN,
    LAID,
    FIASCO,
    FIASCO_TAKEN,
    FIASCO_PASSED,
    ENDED,
    CHOSEN,
    CHOSEN_NONE,
    TOOK,
    PLUS,
    MINUS,
    LICENCE_EARNED,
    LICENCE_PASSED,
    ROW_STARTED,
    ROW_CLOSED,
    DREW,
    DREW_UNSEEN,
    OUT,
    AWARDED,
    SCORED,
    GAME_OVER,
) = range(22)  # events

RECORD = record(
    ("with_licences", "<i8"),
    ("with_fiasco", "<i8"),
    ("row", "<i8"),  # the row of this turn; NOBODY before the first lay
    ("laid", "|u1", (HAND,)),  # this turn, in that row
    ("laid_size", "<i8"),
    ("rows", "|u1", (ROWS, FULL)),  # left to right
    ("row_sizes", "<i8", (ROWS,)),  # 0 for an empty place
    ("hands", "|u1", (SEATS, HAND)),  # in deck order
    ("hand_sizes", "<i8", (SEATS,)),
    ("known", "|u1", (SEATS, HAND)),  # cards of the hand that all have seen, in deck order
    ("known_sizes", "<i8", (SEATS,)),
    ("piles", "|u1", (SEATS, PILE)),  # the top card last
    ("pile_sizes", "<i8", (SEATS,)),
    ("reserve", "|u1", (RESERVE,)),  # the top card last
    ("reserve_size", "<i8"),
    ("plus", "|u1", (SEATS, KINDS)),  # how many of each card
    ("minus", "|u1", (SEATS, KINDS)),
    ("box", "|u1", (KINDS,)),
    ("kept", "|u1", (2,)),  # cards of the full row chosen to count plus
    ("kept_size", "<i8"),
    ("licence_owners", "<i8", (len(LICENCES),)),  # a seat, ON_TABLE or IN_BOX
    ("fiasco", "<i8"),  # who has the fiasco card
    # The longest move: the last card of the game, the row it fills, and everybody's licences and scores.
    tape=7 * (8 + 2 * SEATS) + 2 * FULL + 7,
)
