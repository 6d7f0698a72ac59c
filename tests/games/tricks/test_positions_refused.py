"""What a position of either Fischen cannot be is refused by the name of the key."""

from typing import Any

import pytest

import shoal
from tests.games.fischen import refused as fischen
from tests.games.fischen_2 import refused as fischen_2
from tests.games.tricks.both import FISCHEN, both, cases
from tests.games.tricks.playing import TrickGame, play


@cases("keys,position", fischen.REFUSED, fischen_2.REFUSED)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_the_key(
    which: TrickGame, keys: str, position: dict[str, Any]
) -> None:
    with pytest.raises(shoal.PositionError) as refusal:
        which.position(position, seed=0)
    assert refusal.value.key in keys.split("|")
    assert isinstance(refusal.value, ValueError)
    assert str(refusal.value).startswith(f"{refusal.value.key}: ")


@both
def test_a_position_that_is_over_cannot_go_on(which: TrickGame) -> None:
    game = which.at("B9", "B6", "B7", round=4, sea=[])
    play(game, "B9", "B6", "B7")
    position = game.position()
    assert which.position(position).over
    for key, value in (("hands", [["B8"], ["B10"], ["Y8"]]), ("turn", 0), ("trick", ["B8"]), ("leader", 0)):
        with pytest.raises(shoal.PositionError) as refusal:
            which.position({**position, key: value})
        assert refusal.value.key in (key, "over")


@cases(
    "position,key,value",
    [(fischen.HANDS, "sea", []), (FISCHEN.example, "sea", ["B14", "call-colour", "T15", "B18"])],
    [(fischen_2.FRESH, "sea", []), (fischen_2.LATER, "trump", "L"), (fischen_2.BANKING, "phase", "bank")],
)
def test_cards_may_be_missing(which: TrickGame, position: dict[str, Any], key: str, value: Any) -> None:
    assert which.position(position).position()[key] == value
