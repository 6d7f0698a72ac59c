"""The text form of Das Riff: moves, events and positions."""

from collections.abc import Iterator, Mapping
from typing import Any

from shoal.engine.events import EventType, count, one_of, seat
from shoal.engine.notation import Moves
from shoal.engine.state import Record
from shoal.games.das_riff.deck import BROOD_CARDS, REEF_CARDS, SYMBOLS
from shoal.games.das_riff.display import PHASES as PHASES
from shoal.games.das_riff.display import PLACE_TEXTS, by_rows, memory, table
from shoal.games.das_riff.placing import place as place
from shoal.games.das_riff.state import CORALS, GAP, LANES, MIDDLE

ENDINGS = ("five-broods", "turn-limit")

CORAL_NUMBERS = range(1, CORALS + 1)

MOVES = Moves(
    [f"worm {symbol}" for symbol in SYMBOLS]
    + ["no worm"]
    + [f"take {place}" for place in PLACE_TEXTS]
    + [f"turn {place}" for place in PLACE_TEXTS[LANES : LANES + MIDDLE]]
    + ["take", "leave", "boat"]
    + [f"shark {place}" for place in PLACE_TEXTS]
    + [f"shark coral {number}" for number in CORAL_NUMBERS]
    + ["end"]
    + [f"pay {symbol}" for symbol in SYMBOLS]
    + ["pay pearl"]
    + [f"coral {number}" for number in CORAL_NUMBERS]
)

colour = one_of(*SYMBOLS)
means = one_of(*SYMBOLS, "pearl")
spot = one_of(*PLACE_TEXTS)
goal = one_of(*PLACE_TEXTS, "boat")

EVENTS = (
    EventType("rolled", {"seat": seat, "first": colour, "second": colour, "turn_number": count}),
    EventType("got-worm", {"seat": seat, "colour": colour}, reveals=False),
    EventType("declined", {"seat": seat}, reveals=False),
    EventType("wanted", {"seat": seat, "target": goal, "price": count}, reveals=False),
    EventType("paid", {"seat": seat}, means, reveals=False),
    EventType("turned-up", {"seat": seat, "place": spot, "card": REEF_CARDS.text}),
    EventType("left", {"seat": seat, "place": spot, "card": REEF_CARDS.text}, reveals=False),
    EventType("taken", {"seat": seat, "place": spot, "card": REEF_CARDS.text}, reveals=False),
    EventType("placed", {"seat": seat, "card": REEF_CARDS.text, "coral": count}, reveals=False),
    EventType("bred", {"seat": seat, "brood": BROOD_CARDS.text, "coral": count}, REEF_CARDS.text, reveals=False),
    EventType("brood-opened", {"brood": BROOD_CARDS.text}),
    EventType("boat-bought", {"seat": seat, "boats": count}, reveals=False),
    EventType("chased", {"seat": seat, "place": spot, "card": REEF_CARDS.text}, reveals=False),
    EventType("chased-parent", {"seat": seat, "coral": count, "card": REEF_CARDS.text}, reveals=False),
    EventType("turn-ended", {"seat": seat}, reveals=False),
    EventType("washed", {"row": count, "number": count}, reveals=False),
    EventType("shuffled", {"number": count}),
    EventType("filled", {"row": count, "number": count}, REEF_CARDS.text),
    EventType("filled-hidden", {"row": count, "number": count}),
    EventType("game-over", reveals=False),
)


def position(g: Record) -> dict[str, Any]:
    """The keys of a position that are the game's own; `memory` only once there is something to remember."""
    cards = [None if face == GAP else REEF_CARDS.text(card) for card, face in zip(g.reef, g.faces, strict=True)]
    draw = REEF_CARDS.write(g.pile[: g.pile_size][::-1])
    brood_pile = BROOD_CARDS.write(g.brood_pile[: g.brood_pile_size][::-1])
    return table(g, by_rows(cards), draw, brood_pile) | ({"memory": memory(g)} if g.newest > 0 else {})


def cards(position: Mapping[str, Any]) -> Iterator[str]:
    """Every card of a position, once: reef cards and broods."""
    for row in position["rows"]:
        yield from (card for card in row if card is not None)
    for key in ("draw", "discard", "broods", "brood_pile"):
        yield from position[key]
    for corals in position["corals"]:
        for coral in corals:
            yield "coral"
            yield from (card for card in coral.values() if card is not None)
    yield from ["pearl"] * sum(position["pearls"])
    yield from ["shark"] * sum(position["sharks"])
