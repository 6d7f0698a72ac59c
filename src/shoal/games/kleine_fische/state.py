"""The state of Kleine Fische, and the numbers of its phases, actions and events."""

from shoal.engine.state import record
from shoal.games.kleine_fische.deck import DECK_SIZE, FISH, SPECIES

SEATS = 4

FISHING, RAID = range(2)  # phases

TARGET_REACHED = 1  # the only way a game ends

# action   0: flip   1: stop   2 + seat * 3 + number - 1: raid   14: decline
MOST_CARDS = 3  # that a raid can bring
FLIP = 0
STOP = 1
FIRST_RAID = 2
DECLINE = FIRST_RAID + SEATS * MOST_CARDS
ACTIONS = DECLINE + 1

LOWEST, SAME, ROTATE = range(3)  # who starts a later session
STARTERS = 3

(
    DEALT,
    FLIPPED,
    KEPT,
    LOST,
    OCTOPUS_CAME,
    DECLINED,
    ROLLED,
    RAIDED,
    SESSION_SCORED,
    GAME_OVER,
) = range(10)  # events

RECORD = record(
    ("target", "<i8"),
    ("starter", "<i8"),
    ("session", "<i8"),
    ("totals", "<i8", (SEATS,)),  # before this session
    ("series", "|u1", (SPECIES,)),  # left to right
    ("series_size", "<i8"),
    ("deck", "|u1", (DECK_SIZE,)),  # the top card last
    ("deck_size", "<i8"),
    ("discards", "|u1", (DECK_SIZE,)),
    ("discards_size", "<i8"),
    ("collections", "|u1", (SEATS, FISH)),
    ("collection_sizes", "<i8", (SEATS,)),
    # The longest move: the last flip, what it keeps and loses, and every collection.
    tape=7 * (4 + SEATS) + 2 * SPECIES + FISH + 2 * 7,
)
