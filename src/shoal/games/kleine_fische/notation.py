"""The text form of Kleine Fische: moves, events and positions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from shoal.engine.errors import PositionError
from shoal.engine.events import EventType, count, seat
from shoal.engine.notation import Moves, Reader, count_cards
from shoal.engine.state import NOBODY, PLAYING, Record
from shoal.games.kleine_fische.deck import CARDS, MOST_MUSSELS, OCTOPUS, SPECIES
from shoal.games.kleine_fische.rules import somebody_to_raid, target_reached
from shoal.games.kleine_fische.state import FISHING, MOST_CARDS, RAID, SEATS, TARGET_REACHED

PHASES = ("fish", "raid")
ENDINGS = ("target-reached",)

MOVES = Moves(
    ["flip", "stop"]
    + [f"raid {victim} {number}" for victim in range(SEATS) for number in range(1, MOST_CARDS + 1)]
    + ["decline"]
)

EVENTS = (
    EventType("dealt", {"session": count, "seat": seat}),
    EventType("flipped", {"seat": seat, "card": CARDS.text}),
    EventType("kept", {"seat": seat}, CARDS.text, reveals=False),
    EventType("lost", {"seat": seat}, CARDS.text),
    EventType("octopus", {"seat": seat}),
    EventType("declined", {"seat": seat}, reveals=False),
    EventType("rolled", {"seat": seat, "victim": seat, "number": count, "roll": count}),
    EventType("raided", {"seat": seat, "victim": seat}, CARDS.text),
    EventType("session-scored", {"seat": seat, "points": count, "total": count}, CARDS.text, reveals=False),
    EventType("game-over", reveals=False),
)

KEYS = (
    "turn",
    "phase",
    "scores",
    "over",
    "winners",
    "session",
    "totals",
    "series",
    "deck",
    "discard",
    "collections",
)


def position(g: Record) -> dict[str, Any]:
    """The keys of a position that are the game's own."""
    return {
        "session": int(g.session),
        "totals": g.totals[: g.players].tolist(),
        "series": CARDS.write(g.series[: g.series_size]),
        "deck": CARDS.write(g.deck[: g.deck_size][::-1]),
        "discard": CARDS.write_sorted(g.discards[: g.discards_size]),
        "collections": [
            CARDS.write_sorted(g.collections[owner, : g.collection_sizes[owner]]) for owner in range(g.players)
        ],
    }


def cards(position: Mapping[str, Any]) -> Iterator[str]:
    """Every card of a position, once."""
    for key in ("series", "deck", "discard"):
        yield from position[key]
    for collection in position["collections"]:
        yield from collection


def place(g: Record, position: Mapping[str, Any]) -> None:
    """Set up `position` on a freshly dealt game, or refuse it."""
    read = Reader(position, KEYS)
    over = read.choice("over", False, (False, True))
    g.session = read.number("session", 1, 1, 1_000_000)
    g.totals[: g.players] = read.numbers("totals", [0] * g.players, 0, int(g.target) - 1)
    series = read.cards("series", CARDS)
    deck = read.cards("deck", CARDS)
    discard = read.cards("discard", CARDS)
    collections = read.piles("collections", int(g.players), CARDS)
    collected = [card for collection in collections for card in collection]
    count_cards(CARDS, {"series": series, "deck": deck, "discard": discard, "collections": collected})
    check_series(series)
    if OCTOPUS in collected:
        raise PositionError("collections", "an octopus cannot be collected")

    fill(g.series, series)
    g.series_size = len(series)
    fill(g.deck, deck[::-1])
    g.deck_size = len(deck)
    fill(g.discards, discard)
    g.discards_size = len(discard)
    for owner, collection in enumerate(collections):
        fill(g.collections[owner], collection)
        g.collection_sizes[owner] = len(collection)
    if over:
        place_end(g, read)
    else:
        place_turn(g, read)
    g.tape_end = 0


def fill(pile: Any, cards: Sequence[int]) -> None:
    """Lay `cards` into the field of a record."""
    pile[:] = 0
    pile[: len(cards)] = cards


def check_series(series: Sequence[int]) -> None:
    """A series is of fish, no two of a species."""
    if OCTOPUS in series:
        raise PositionError("series", "an octopus does not stay in the series")
    species = [card // MOST_MUSSELS for card in series]
    if len(set(species)) < len(species):
        raise PositionError("series", "no species lies in a series twice")
    assert len(series) <= SPECIES


def place_turn(g: Record, read: Reader) -> None:
    """Whose turn it is, in a game that is not over."""
    g.turn = read.number("turn", int(g.start), 0, int(g.players) - 1)
    g.phase = PHASES.index(read.choice("phase", PHASES[FISHING], PHASES))
    g.ended = PLAYING
    if g.phase == FISHING and g.deck_size == 0:
        raise PositionError("deck", "there is no card to flip")
    if g.phase == RAID:
        if g.series_size > 0:
            raise PositionError("series", "after an octopus nothing is left of the series")
        if not somebody_to_raid(g):
            raise PositionError("phase", "there is nobody to raid")


def place_end(g: Record, read: Reader) -> None:
    """A game that is over."""
    read.choice("turn", None, (None,))
    read.choice("phase", None, (None,))
    if g.deck_size or g.series_size:
        raise PositionError("over", "a session ends with the last card of the deck")
    if not target_reached(g):
        raise PositionError("over", f"nobody has reached {g.target}")
    g.turn = NOBODY
    g.phase = FISHING
    g.ended = TARGET_REACHED
