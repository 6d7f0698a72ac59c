"""F2-3: cards marked "4+" in another deck file."""

import pytest

import shoal
from shoal.games import find

OWN = find("fischen-2").own_deck


@pytest.mark.rule("F2-3")
def test_f2_3_other_cards_may_be_marked_4_plus() -> None:
    deck = {**OWN, "four_plus": ["L2", "G16"]}
    sea = shoal.new("fischen-2", players=3, seed=1, deck=deck).position()["sea"]
    assert len(sea) == 57
    assert "L2" not in sea
    assert "L1" in sea
    assert sea.count("G16") == 1
    assert len(shoal.new("fischen-2", players=4, seed=1, deck=deck).position()["sea"]) == 59
