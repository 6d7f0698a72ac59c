"""The state of Fischen, and the numbers of its phases, actions and events."""

from shoal.engine.state import record
from shoal.games.fischen.deck import BUOYS, FACES, KINDS, SEA, SYMBOLS
from shoal.games.tricks.table import FIRST_OWN_EVENT, SEATS, TAPE, fields

PLAY, CATCH, PASS, CALL = range(4)  # phases

# action   0 + kind: play   99 + kind: catch   198 + kind: pass   297 + colour: call
FIRST_CATCH = KINDS
FIRST_PASS = 2 * KINDS
FIRST_CALL = 3 * KINDS
ACTIONS = FIRST_CALL + len(SYMBOLS)

(
    CHOSE_PASS,
    CHOSE_PASS_CARD,
    PASSED,
    PASSED_CARD,
    CAUGHT_MINUS_THREE,
    LEADS_NEXT,
    CALLED,
    LOWEST_NEXT,
) = range(FIRST_OWN_EVENT, FIRST_OWN_EVENT + 8)  # events

RECORD = record(
    *fields(len(FACES.texts), len(SEA)),
    ("called", "<i8"),  # the colour called for this trick; NOBODY if none is
    ("caller", "<i8"),
    ("lowest", "<i8"),  # 1 if the lowest card wins this trick
    ("next_leader", "<i8"),  # announced for the next trick
    ("next_called", "<i8"),
    ("next_caller", "<i8"),
    ("next_lowest", "<i8"),
    # Beyond what both games have: passing round, two minus-threes, and an event for each other buoy.
    tape=TAPE + 7 * (2 * SEATS + 2 + len(BUOYS)),
)
