"""The cards of a random table of Fischen, and what lies and holds around its hands."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from tests.games.fischen import plain

ORDINARY = [f"{colour}{value}" for colour in "BYPR" for value in range(4, 19)] + [f"T{v}" for v in range(1, 17)]
SPECIALS = ["B0", "Y0", "P0", "R0", "T0", *plain.BUOYS, "minus-three"]


@st.composite
def around(
    draw: Callable[[st.SearchStrategy[Any]], Any], players: int, tricks: int, in_hands: list[str]
) -> dict[str, Any]:
    """A boat, the colour called, and points, which a minus-three may have taken."""
    seats = st.integers(0, players - 1)
    called = draw(st.sampled_from([None, *plain.COLOURS]))
    left = [card for card in ORDINARY if card not in in_hands]
    return {
        "boats": [left[: draw(st.integers(0, min(12, len(left))))]] + [[]] * (players - 1),
        "called": called,
        "caller": None if called is None else draw(seats),
        "lowest": draw(st.booleans()),
        "scores": draw(st.lists(st.integers(-6, 60), min_size=players, max_size=players)),
    }
