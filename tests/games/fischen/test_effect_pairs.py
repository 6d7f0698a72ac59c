"""F1-16 to F1-26: several effects in one trick, in every order and with every choice."""

import itertools

import pytest

from shoal.engine.jit import MODE
from tests.games.fischen.positions import FISCHEN, split
from tests.games.tricks.playing import orders

EFFECTS = (
    "B0",
    "Y0",
    "P0",
    "R0",
    "T0",
    "pass-left",
    "minus-three",
    "catch-all",
    "lead-next",
    "call-colour",
    "lowest-wins",
)
PAIRS = list(orders(EFFECTS, 2, twice="minus-three"))
CATCHERS = ("Y0", "P0", "pass-left", "minus-three", "catch-all")
AFTERWARDS = ("lead-next", "call-colour", "lowest-wins")
TRIPLES = list(orders((*CATCHERS, "call-colour", "lead-next"), 3, twice="minus-three"))
SOME = TRIPLES[:: 4 if MODE == "interpreted" else 2]
every_ending = FISCHEN.every_ending


@pytest.mark.rule("F1-16")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_f1_16_every_pair_of_effects(pair: tuple[str, str]) -> None:
    every_ending(" ".join(("B9", *pair)))
    every_ending(" ".join((pair[0], "B9", pair[1])), leader=2)
    every_ending(" ".join((*pair, "B9")), leader=1)


@pytest.mark.rule("F1-16")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_f1_16_every_pair_of_effects_in_the_last_trick_of_a_round(pair: tuple[str, str]) -> None:
    boats = [split("R4 R5 R6 R7 R8 R9 R10"), split("Y4 Y5"), []]
    sea = split("B11 Y11 P11 R11 T1 T2 T3 T4 B12 Y12 P12 R12 T5 T6 T7 B13 Y13 P13 R13 T8 T9 T10 B14 Y14 P14 R14")
    every_ending(" ".join(("B9", *pair)), tricks=0, boats=boats, sea=sea)
    every_ending(" ".join((*pair, "B9")), tricks=0, boats=boats, sea=sea, leader=1)


@pytest.mark.rule("F1-16")
@pytest.mark.parametrize("first", [*CATCHERS, "call-colour", "lead-next"])
def test_f1_16_three_effects(first: str) -> None:
    for cards in SOME:
        if cards[0] == first:
            every_ending(" ".join((*cards, "B9")), leader=3)


@pytest.mark.rule("F1-16")
@pytest.mark.parametrize(
    "trick",
    [
        "B0 Y0 P0 R0 T0",
        "T0 catch-all B0 minus-three Y0",
        "minus-three minus-three catch-all B0 Y0",
        "catch-all B0 Y0 P0 R0",
        "B0 Y0 P0 R0 catch-all",
        "pass-left minus-three catch-all lead-next call-colour",
        "lead-next call-colour lowest-wins minus-three minus-three",
        "lowest-wins lead-next call-colour catch-all B0",
        "pass-left B0 call-colour Y0 catch-all",
    ],
)
@pytest.mark.parametrize("lowest", [False, True])
@pytest.mark.parametrize(("called", "caller"), [(None, None), ("R", 3), ("T", 1)])
def test_f1_16_tricks_full_of_effects(trick: str, lowest: bool, called: str | None, caller: int | None) -> None:
    every_ending(trick, lowest=lowest, called=called, caller=caller)


@pytest.mark.rule("F1-22")
@pytest.mark.parametrize("buoys", list(itertools.permutations(AFTERWARDS)), ids="-".join)
def test_f1_22_the_three_buoys_for_the_next_trick_in_every_order(buoys: tuple[str, ...]) -> None:
    every_ending(" ".join((*buoys, "B9")))
    every_ending(" ".join(("B9", *buoys)), lowest=True, called="B", caller=1)
