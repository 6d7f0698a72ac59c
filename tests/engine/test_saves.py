"""Saves: small, whole, and refused with a reason when they are not."""

import json
import random
from typing import Any

import pytest

import shoal
from shoal.engine.saves import checksum


def saved() -> dict[str, object]:
    game = shoal.new("kleine-fische", players=3, seed=7, start="random", target=40)
    choose = random.Random(1)
    for _ in range(30):
        game.play(choose.choice(game.moves()))
    data: dict[str, object] = json.loads(game.save())
    return data


def sealed(data: dict[str, object]) -> str:
    """The save with a checksum that fits, as a clever hand would make it."""
    return json.dumps({**data, "checksum": checksum(data)})


def test_a_save_names_all_that_the_game_is_made_of() -> None:
    data = saved()
    assert (data["format"], data["game"], data["version"], data["players"]) == (1, "kleine-fische", 1, 3)
    assert data["options"] == {"target": 40, "starter": "lowest"}
    assert isinstance(data["start"], int)
    assert len(bytes.fromhex(str(data["key"]))) == 32
    moves = data["moves"]
    assert isinstance(moves, list)
    assert len(moves) == 30
    assert len(json.dumps(data)) < 2000


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a saved game"),
        ("fish", "not a saved game"),
        ("[]", "names no format"),
        ("{}", "names no format"),
        ('{"format": 2}', "reads format 1"),
        ('{"format": 1}', "game is missing"),
        ("[" * 100_000, "not a saved game"),
    ],
)
def test_what_is_no_save_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(shoal.SaveError, match=complaint):
        shoal.load(text)


@pytest.mark.parametrize("key", ["game", "version", "players", "start", "options", "key", "moves", "state"])
def test_a_change_anywhere_is_noticed(key: str) -> None:
    data = saved()
    value: Any = data[key]
    data[key] = {} if key == "options" else value + 1 if isinstance(value, int) else value + value
    with pytest.raises(shoal.SaveError, match="damaged or was changed"):
        shoal.load(json.dumps(data))


def test_a_truncated_save_is_refused() -> None:
    text = json.dumps(saved())
    for end in (1, len(text) // 2, len(text) - 1):
        with pytest.raises(shoal.SaveError, match="not a saved game"):
            shoal.load(text[:end])


def test_a_save_of_the_wrong_type_is_refused() -> None:
    with pytest.raises(shoal.SaveError, match="moves is 'flip'"):
        shoal.load(json.dumps({**saved(), "moves": "flip"}))


def test_moves_that_cannot_be_made_are_named() -> None:
    data = saved()
    data["moves"] = ["flip", "decline"]
    with pytest.raises(shoal.SaveError, match="move 2 of the save cannot be made: 'decline' breaks KF-9"):
        shoal.load(sealed(data))


def test_other_moves_lead_to_another_state() -> None:
    data = saved()
    assert isinstance(data["moves"], list)
    data["moves"] = data["moves"][:-1]
    with pytest.raises(shoal.SaveError, match="another state"):
        shoal.load(sealed(data))


def test_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(shoal.SaveError, match="version 2 of kleine-fische, and this is version 1"):
        shoal.load(sealed({**saved(), "version": 2}))


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(shoal.UnknownGame, match="'poker'"):
        shoal.load(sealed({**saved(), "game": "poker"}))


@pytest.mark.parametrize(
    ("key", "value"), [("players", 9), ("start", 5), ("key", "xyz"), ("key", "00"), ("options", {"x": 1})]
)
def test_a_save_that_cannot_be_set_up_says_why(key: str, value: object) -> None:
    with pytest.raises(shoal.SaveError, match="cannot be set up"):
        shoal.load(sealed({**saved(), key: value}))
