"""The cards of a random table of Fischen 2, and what lies and holds around its hands."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from tests.games.fischen_2 import plain

# What every number of players plays with, and what there is one or two of.
COLOURED = [f"{colour}{value}" for colour in "BY" for value in (*range(6, 21), 26)]
REDS = [f"R{value}" for value in (2, 3, 4, 6, 8, 10, 12)]
GREENS = [f"{green}{value}" for green in "LD" for value in (2, 3, 5, 6, 8, 9, 11, 12, 14, 15)]
ORDINARY = COLOURED + REDS + GREENS
SPECIALS = ["G16", "G16", *plain.PUFFERFISH, *plain.BUOYS, "catch-one"]
SEA = ["R2", "L3", "R6", "D6", "R8", "D9", "R10", "D12", "R12", "L15", "B26"]  # rising stars


@st.composite
def around(
    draw: Callable[[st.SearchStrategy[Any]], Any], players: int, tricks: int, in_hands: list[str]
) -> dict[str, Any]:
    """Boats and sea to draw from, trump, and points."""
    left = iter([card for card in COLOURED if card not in in_hands and card not in SEA])
    return {
        "boats": [[next(left) for _ in range(draw(st.integers(0, 2)))] for _ in range(players)],
        "sea": [card for card in SEA if card not in in_hands][: draw(st.integers(0, len(SEA)))],
        "trump": draw(st.sampled_from("LD")),
        "tricks_left": tricks,
        "scores": draw(st.lists(st.integers(0, 60), min_size=players, max_size=players)),
    }
