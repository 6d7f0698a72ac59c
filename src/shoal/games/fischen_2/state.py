"""The state of Fischen 2, and the numbers of its phases, actions and events."""

from shoal.engine.state import record
from shoal.games.fischen_2.deck import BUOYS, FACES, KINDS, SEA
from shoal.games.tricks.table import FIRST_OWN_EVENT, SEATS, TAPE, fields

TRUMP, PLAY, CATCH, BANK, TAKE, GIVE, SETTRUMP = range(7)  # phases

# action   0 + kind: play   97 + kind: catch   194 + kind: bank   291 + kind: take   388 + kind: give
#          485: trump L   486: trump D
FIRST_CATCH = KINDS
FIRST_BANK = 2 * KINDS
FIRST_TAKE = 3 * KINDS
FIRST_GIVE = 4 * KINDS
FIRST_TRUMP = 5 * KINDS
ACTIONS = FIRST_TRUMP + 2

(
    TRUMP_CHOSEN,
    TRUMP_SET,
    TRUMP_CHANGED,
    SCORED_THREE,
    DREW_ONE,
    DREW_ONE_CARD,
    NOBODY_DRAWS,
    BANKED,
    BANKED_CARD,
    SWAPPED,
    LAID,
    LAID_CARD,
    CAUGHT_PUFFERFISH,
) = range(FIRST_OWN_EVENT, FIRST_OWN_EVENT + 13)  # events

FROM_BOAT, FROM_SEA = range(2)  # where a card was drawn

RECORD = record(
    *fields(len(FACES.texts), len(SEA)),
    ("trump", "<i8"),  # LIGHT or DARK; NOBODY in round 1 and until it is chosen
    ("trump_set", "<i8"),  # 1 if choose-trump has fixed the trump of the next trick
    ("weakest", "<i8"),  # while the trick is being settled; NOBODY if there are only buoys
    ("tricks_left", "<i8"),  # this round, the one on the table included
    # Beyond what both games have: drawing one each, banking, pufferfish, a change of trump, an event for each buoy.
    tape=TAPE + 7 * (2 * SEATS + 2 + 2 + len(BUOYS)) + SEATS,
)
