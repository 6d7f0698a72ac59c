"""What a seat of FAT FISH observes: one position, seen by two seats."""

from typing import Any

import shoal
from shoal.engine.observation import read
from tests.games.fat_fish.positions import COLOURS

TEXTS = [f"{colour}{value}" for colour in COLOURS for value in range(1, 7)]

POSITION: dict[str, Any] = {
    "players": 3,
    "options": {"licences": True, "fiasco": True},
    "start": 1,
    "turn": 2,
    "phase": "keep",
    "row": 1,
    "laid": ["Y6", "G1"],
    "rows": [["R5", "R2", "Y3", "Y6", "G1"], ["B1"], ["P1", "P2"]],
    "kept": ["R5"],
    "hands": [["R1", "B2"], ["B4"], ["G2", "G2"]],
    "piles": [["P4"], [], ["P5", "R3"]],
    "reserve": ["G3"],
    "plus": [["R4"], ["Y2", "Y2"], []],
    "minus": [["B3"], [], ["Y2", "P6"]],
    "box": ["R1"],
    "licences": ["C", "E", "F", "H", "I"],
    "licence_owners": [["D"], [], ["G"]],
    "fiasco": 1,
    "memory": {"hands": [["R1", "B2"], [], ["G2"]]},
}


def counted(*cards: str) -> list[int]:
    """How many there are of each card."""
    return [cards.count(text) for text in TEXTS]


def lying(room: int, *cards: str) -> list[int]:
    """Cards with room for so many, each as its value at its colour."""
    numbers = [int(card[1]) * (card[0] == colour) for card in cards for colour in COLOURS]
    return numbers + [0] * (room * len(COLOURS) - len(numbers))


def licences(letters: str) -> list[int]:
    """1 for each licence that is named."""
    return [int(letter in letters) for letter in "ABCDEFGHI"]


def observed(seat: int) -> dict[str, list[int]]:
    game = shoal.position("fat-fish", POSITION)
    return read(game.spec.observation.layout(3), game.observation(seat))


def test_a_position_as_the_seat_that_decides_sees_it() -> None:
    assert observed(2) == {
        "turn": [1, 0, 0],
        "phase": [0, 1, 0],
        "start": [0, 0, 1],
        "options": [1, 1],
        "scores": [7 - 2 - 6, 10 + 4 - 3, 4 - 5],
        "fiasco": [0, 0, 1],
        "row": [1, 0, 0],
        "laid": [2],
        "rows": lying(5, "G1", "Y6", "Y3", "R2", "R5") + lying(5, "B1") + lying(5, "P2", "P1"),
        "kept": [5, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "reserve": [1],
        "hand": counted("G2", "G2"),
        "hands": [2, 2, 1],
        "piles": [2, 1, 0],
        "known": lying(4, "G2") + lying(4, "B2", "R1") + lying(4),
        "plus": counted() + counted("R4") + counted("Y2", "Y2"),
        "minus": counted("Y2", "P6") + counted("B3") + counted(),
        "unseen": counted("B4", "P4", "P5", "R3", "G3", "R1"),
        "licences": licences("CEFHI"),
        "licence_owners": licences("G") + licences("D") + licences(""),
    }


def test_the_same_position_as_another_seat_sees_it() -> None:
    assert observed(0) == observed(2) | {
        "turn": [0, 0, 1],
        "start": [0, 1, 0],
        "scores": [10 + 4 - 3, 4 - 5, 7 - 2 - 6],
        "fiasco": [0, 1, 0],
        "hand": counted("R1", "B2"),
        "hands": [2, 1, 2],
        "piles": [1, 0, 2],
        "known": lying(4, "B2", "R1") + lying(4) + lying(4, "G2"),
        "plus": counted("R4") + counted("Y2", "Y2") + counted(),
        "minus": counted("B3") + counted() + counted("Y2", "P6"),
        "unseen": counted("B4", "G2", "P4", "P5", "R3", "G3", "R1"),
        "licence_owners": licences("D") + licences("") + licences("G"),
    }
