"""Every deal that fits what a seat has seen is as likely as the others, in cases small enough to count."""

import random
from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.games import find
from tests.games.tricks.worlds import redrawn

SPEC = find("fischen")
PLACES = ["hand 1", "hand 2", "hand 3", "boat 1/1", "boat 2/1"]


def small_case(choose: random.Random) -> dict[str, Any]:
    """A position in which a few cards may be in a few places each; seat 0 watches."""
    cards = [f"{symbol}{value}" for symbol in "BYP" for value in (5, 6, 7)]
    boats = [
        [],
        [cards.pop() for _ in range(choose.randrange(3))],
        [cards.pop() for _ in range(choose.randrange(2))],
        [],
    ]
    hands = [["R5", "R6"], *[[cards.pop(), cards.pop()] for _ in range(3)]]
    lie = {card: f"hand {seat}" for seat in (1, 2, 3) for card in hands[seat]}
    lie |= {card: f"boat {seat}/1" for seat in (1, 2) for card in boats[seat]}
    filled = set(lie.values())
    places = {
        card: sorted({place, *[other for other in PLACES if other in filled and choose.random() < 0.5]})
        for card, place in lie.items()
    }
    empty: list[list[Any]] = [[], [], [], []]
    memory = {
        "layers": [[[1, len(boat)]] if boat else [] for boat in boats],
        "places": places,
        "knows": {},
        "secrets": [],
        "voids": empty,
        "late": [None] * 4,
        "last_trick": None,
    }
    return {"players": 4, "round": 2, "hands": hands, "boats": boats, "memory": memory}


def deals(position: dict[str, Any]) -> set[tuple[str, ...]]:
    """Every way to deal the cards to as many places as they lie in, each where it may lie."""
    places = position["memory"]["places"]
    sizes = Counter({f"hand {seat}": 2 for seat in (1, 2, 3)})
    sizes.update({f"boat {seat}/1": len(position["boats"][seat]) for seat in (1, 2)})
    ways: list[tuple[str, ...]] = [()]
    for card in sorted(places):
        ways = [(*way, place) for way in ways for place in places[card] if way.count(place) < sizes[place]]
    return set(ways)


def deal_of(game: Game, cards: list[str]) -> tuple[str, ...]:
    """Where the cards lie."""
    g, texts = game.state, SPEC.deck.FACES.texts  # type: ignore[attr-defined]
    lie = {texts[card]: f"hand {seat}" for seat in (1, 2, 3) for card in g.hands[seat, : g.hand_sizes[seat]]}
    lie |= {texts[card]: f"boat {seat}/1" for seat in (1, 2) for card in g.piles[seat, : g.boat_sizes[seat]]}
    return tuple(lie[card] for card in cards)


CASES = [
    pytest.param(position, id=str(number))
    for number, position in enumerate(small_case(random.Random(number)) for number in range(40))
    if 2 <= len(deals(position)) <= (6 if MODE == "interpreted" else 40)
]


@pytest.mark.parametrize("position", CASES)
def test_every_deal_that_fits_is_equally_likely(position: dict[str, Any]) -> None:
    possible = deals(position)
    cards = sorted(position["memory"]["places"])
    game = shoal.position("fischen", position, seed=1)
    tries = len(possible) * (20 if MODE == "interpreted" else 200)
    found = Counter(deal_of(redrawn(game, 0, seed), cards) for seed in range(tries))
    assert set(found) <= possible
    mean = tries / len(possible)
    surprise = sum((found[way] - mean) ** 2 / mean for way in possible)  # chi-squared
    freedom = len(possible) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_the_order_of_a_boat_and_of_a_star_group_is_redrawn() -> None:
    game = shoal.position("fischen", {"hands": [["B5"], ["Y5"], ["P5"]], "sea": ["B11", "Y11", "B12", "Y12"]}, seed=1)
    seas = Counter(tuple(redrawn(game, 0, seed).position()["sea"]) for seed in range(400))
    upper, lower = (("B11", "Y11"), ("Y11", "B11")), (("B12", "Y12"), ("Y12", "B12"))
    assert set(seas) == {(*top, *bottom) for top in upper for bottom in lower}
    assert min(seas.values()) > 60
