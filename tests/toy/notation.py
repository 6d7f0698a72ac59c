"""The text form of Minnows."""

from collections.abc import Iterator, Mapping
from typing import Any

from shoal.engine.errors import PositionError
from shoal.engine.events import EventType, seat
from shoal.engine.notation import Moves, Reader, count_cards
from shoal.engine.state import NOBODY, PLAYING, Record
from tests.toy.deck import CARDS, COUNT
from tests.toy.state import HAND

PHASES = ("play",)
ENDINGS = ("all-played",)

MOVES = Moves(CARDS.texts)

EVENTS = (
    EventType("played", {"seat": seat, "card": CARDS.text}, reveals=False),
    EventType("won", {"seat": seat}),
)


def position(g: Record) -> dict[str, Any]:
    """The keys of a position that are the game's own."""
    return {
        "lead": [] if g.lead == NOBODY else [CARDS.text(g.lead)],
        "hands": [CARDS.write(card for card in range(COUNT) if g.holder[card] == owner) for owner in range(2)],
        "played": CARDS.write(card for card in range(COUNT) if g.holder[card] == NOBODY and card != g.lead),
        "points": g.points.tolist(),
    }


def cards(position: Mapping[str, Any]) -> Iterator[str]:
    """Every card of a position, once."""
    yield from (card for hand in position["hands"] for card in hand)
    yield from position["lead"]
    yield from position["played"]


def place(g: Record, position: Mapping[str, Any]) -> None:
    """Set up `position` on a freshly dealt game, or refuse it."""
    read = Reader(position, ("turn", "phase", "scores", "over", "winners", "lead", "hands", "played", "points"))
    lead, played, hands = read.cards("lead", CARDS), read.cards("played", CARDS), read.piles("hands", 2, CARDS)
    count_cards(CARDS, {"lead": lead, "played": played, "hands": hands[0] + hands[1]})
    g.points[:] = read.numbers("points", [0, 0], 0, HAND)
    for card in range(COUNT):
        g.holder[card] = 0 if card in hands[0] else 1 if card in hands[1] else NOBODY
    g.lead = lead[0] if lead else NOBODY
    over = read.choice("over", False, (False, True))
    g.ended = 1 if over else PLAYING
    g.turn = NOBODY if over else read.number("turn", int(g.start), 0, 1)
    if not over and not hands[int(g.turn)]:
        raise PositionError("hands", "who is to play has no card")
    g.tape_end = 0
