"""What was banked face down is any of the cards that the banker held, to all others."""

from collections import Counter

import shoal
from tests.games.tricks.worlds import redrawn

BANKING = {
    "players": 3,
    "round": 2,
    "trump": "L",
    "phase": "bank",
    "trick": ["bank-one", "B20", "B19"],
    "hands": [["B6", "B7"], ["Y6", "Y7"], ["Y8", "Y9"]],
    "boats": [["Y10"], ["Y11"], ["Y12"]],
    "memory": {
        "layers": [[[1, 1]], [[1, 1]], [[1, 1]]],
        "places": {},
        "knows": {},
        "secrets": [],
        "voids": [[], [], []],
        "late": [None] * 4,
        "last_trick": None,
    },
}


def test_a_banked_card_is_any_of_the_hand_to_the_others_and_known_to_the_banker() -> None:
    """Everybody knows all hands; then each banks one of two cards."""
    game = shoal.position("fischen-2", BANKING, seed=1)
    game.play("bank B6")
    game.play("bank Y6")
    game.play("bank Y8")
    for seat, cards in ((1, {"Y6", "Y7"}), (2, {"Y8", "Y9"})):
        catches = [set(redrawn(game, 0, seed).position()["catches"][seat]) & cards for seed in range(400)]
        shares = Counter(frozenset(catch) for catch in catches)
        assert set(shares) == {frozenset({card}) for card in cards}
        assert min(shares.values()) > 140
    for seed in range(50):
        assert "B6" in redrawn(game, 0, seed).position()["catches"][0]
        assert "Y6" in redrawn(game, 1, seed).position()["catches"][1]
