"""What a seat of Kleine Fische observes: one position, seen by two seats."""

from typing import Any

from shoal.engine.observation import read
from tests.games.kleine_fische.positions import at

TEXTS = [f"{species}{mussels}" for species in "ABCDEFGHIJ" for mussels in (1, 2, 3, 4)]

POSITION: dict[str, Any] = {
    "players": 3,
    "options": {"target": 60, "starter": "rotate"},
    "start": 1,
    "turn": 2,
    "session": 2,
    "totals": [12, 15, 0],
    "series": ["J1", "A3"],
    "deck": ["X", "B1", "B1", "X"],
    "discard": ["C4", "X"],
    "collections": [["F1"], ["A1", "A1", "D3", "D4", "E2"], []],
}


def counted(*cards: str) -> list[int]:
    """How many there are of each fish."""
    return [cards.count(text) for text in TEXTS]


def observed(seat: int) -> dict[str, list[int]]:
    game = at(**POSITION)
    return read(game.spec.observation.layout(3), game.observation(seat))


def test_a_position_as_the_seat_that_decides_sees_it() -> None:
    assert observed(2) == {
        "turn": [1, 0, 0],
        "seat": [0, 0, 1],
        "raid": [0],
        "start": [0, 0, 1],
        "starter": [0, 0, 1],
        "target": [60],
        "session": [2],
        "totals": [0, 12, 15],
        "worth": [0, 1, 7],
        "places": [2, 0, 0, 0, 0, 0, 0, 0, 0, 1],
        "mussels": [3, 0, 0, 0, 0, 0, 0, 0, 0, 1],
        "deck": [*counted("B1", "B1"), 2],
        "discard": [*counted("C4"), 1],
        "collections": counted() + counted("F1") + counted("A1", "A1", "D3", "D4", "E2"),
    }


def test_the_same_position_as_another_seat_sees_it() -> None:
    assert observed(1) == observed(2) | {
        "turn": [0, 1, 0],
        "seat": [0, 1, 0],
        "start": [1, 0, 0],
        "totals": [15, 0, 12],
        "worth": [7, 0, 1],
        "collections": counted("A1", "A1", "D3", "D4", "E2") + counted() + counted("F1"),
    }


def test_a_raid_to_decide() -> None:
    game = at(phase="raid", deck=["J1"], collections=[[], ["C1"]])
    for seat in (0, 1):
        assert read(game.spec.observation.layout(2), game.observation(seat))["raid"] == [1]
