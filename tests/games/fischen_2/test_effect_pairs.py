"""F2-15 to F2-22: several buoys in one trick, in every order and with every choice."""

from typing import Any

import pytest

from shoal.engine.jit import MODE
from tests.games.fischen_2.plain import BUOYS
from tests.games.fischen_2.positions import FISCHEN_2, split
from tests.games.tricks.playing import orders

PAIRS = list(orders(BUOYS, 2, twice="catch-one"))
TRIPLES = list(orders(BUOYS, 3, twice="catch-one"))
SOME = TRIPLES[:: 4 if MODE == "interpreted" else 2]
BOATS = {
    "full": {3: ["Y6 Y7", "Y8", "B6 B7"], 4: ["Y6 Y7", "Y8", "B6 B7", "B8"]},
    "some": {3: ["Y6 Y7", "", ""], 4: ["Y6 Y7", "", "", "B8"]},
    "none": {3: ["", "", ""], 4: ["", "", "", ""]},
}
SEA = "R2 R3 R4 L5 L6 R6 L8 L9 R8 D8 D9 L11 L12 R10 D11 D12 L14 L15 R12 D14 D15 B26 Y26"


def every_ending(trick: str, boats: str = "some", sea: str = SEA, **keys: Any) -> None:
    """Every decision that can follow `trick`, with cards in the boats and in the sea."""
    left = [card for card in split(sea) if card not in split(trick)]
    piles = [split(boat) for boat in BOATS[boats][len(split(trick))]]
    FISCHEN_2.every_ending(trick, boats=piles, sea=left, **keys)


@pytest.mark.rule("F2-15")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_f2_15_every_pair_of_buoys(pair: tuple[str, str]) -> None:
    every_ending(" ".join(("B19", *pair)))
    every_ending(" ".join((pair[0], "L2", pair[1])), leader=2, boats="full")
    every_ending(" ".join((*pair, "P21")), leader=1, boats="none", trump="D")


@pytest.mark.rule("F2-15")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("boats", ["full", "some", "none"])
def test_f2_15_every_pair_of_buoys_in_the_last_trick_of_a_round(pair: tuple[str, str], boats: str) -> None:
    every_ending(" ".join(("L2", *pair)), tricks=0, boats=boats)
    every_ending(" ".join((*pair, "P21")), tricks=0, boats=boats, sea="R12 B26", leader=1)


@pytest.mark.rule("F2-15")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_f2_15_every_pair_of_buoys_with_a_pufferfish_and_a_green_card(pair: tuple[str, str]) -> None:
    every_ending(" ".join((pair[0], "P22", pair[1], "L3")), leader=3)
    every_ending(" ".join(("B9", *pair, "P22")), leader=2)
    every_ending(" ".join(("G16", *pair, "D15")), leader=1, trump="D")


@pytest.mark.rule("F2-15")
@pytest.mark.parametrize("first", BUOYS)
def test_f2_15_three_buoys(first: str) -> None:
    for cards in SOME:
        if cards[0] == first:
            every_ending(" ".join((*cards, "L2")), leader=3)
            every_ending(" ".join((*cards, "P23")), leader=1, tricks=0)


@pytest.mark.rule("F2-15")
@pytest.mark.parametrize("first", BUOYS)
def test_f2_15_only_buoys_with_two_tricks_to_come(first: str) -> None:
    for cards in SOME:
        if cards[0] == first and "bank-one" in cards and "swap-one" in cards:
            every_ending(" ".join(cards), tricks=2, boats="full")
