"""The state of Minnows."""

from shoal.engine.state import record
from tests.toy.deck import COUNT

SEATS = 2
HAND = 3

PLAYED, WON = range(2)  # events

RECORD = record(
    ("holder", "<i8", (COUNT,)),  # who holds a card, or NOBODY
    ("lead", "<i8"),  # the card played first, or NOBODY
    ("points", "<i8", (SEATS,)),
    tape=2 * 7,
)
