"""The public API: what it refuses, in whose words."""

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.engine.game import Game


def test_the_games_are_listed() -> None:
    assert shoal.games() == tuple(sorted(shoal.games()))
    assert "kleine-fische" in shoal.games()


@pytest.mark.parametrize("name", ["Kleine Fische", "KLEINE-FISCHE", " kleine_fische "])
def test_a_game_is_found_by_its_name_however_it_is_written(name: str) -> None:
    assert shoal.new(name, seed=1).spec.name == "kleine-fische"


def test_wrong_names_and_numbers_say_what_would_be_right() -> None:
    with pytest.raises(shoal.UnknownGame, match=r"there is no game 'go'; there are .*kleine-fische"):
        shoal.new("go")
    with pytest.raises(shoal.OptionError, match=r"^kleine-fische is for 2 to 4 players, not 5$"):
        shoal.new("kleine-fische", players=5)
    with pytest.raises(shoal.OptionError, match="no option 'sharks'; it has target, starter"):
        shoal.new("kleine-fische", sharks=True)
    with pytest.raises(shoal.OptionError, match="the option target is a number from 1 to 1000, not 0"):
        shoal.new("kleine-fische", target=0)
    with pytest.raises(shoal.OptionError, match="the option starter is lowest, same or rotate, not 'me'"):
        shoal.new("kleine-fische", starter="me")
    with pytest.raises(shoal.OptionError, match="start seat of kleine-fische with 2 players is 0 to 1, or 'random'"):
        shoal.new("kleine-fische", start=2)
    with pytest.raises(shoal.OptionError, match="no option 'deck'"):
        shoal.new("kleine-fische", deck="my.toml")
    for players in ("2", 2.0, True, None.__class__):
        with pytest.raises(shoal.OptionError):
            shoal.new("kleine-fische", players=players)  # type: ignore[arg-type]


def test_all_errors_are_shoal_errors() -> None:
    for error in (
        shoal.DeckError,
        shoal.IllegalMove,
        shoal.OptionError,
        shoal.PositionError,
        shoal.SaveError,
        shoal.UnknownGame,
    ):
        assert issubclass(error, shoal.ShoalError)


def test_the_start_seat_can_be_drawn_without_touching_the_deal() -> None:
    drawn = {shoal.new("kleine-fische", players=4, seed=seed, start="random").start for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    random = shoal.new("kleine-fische", players=4, seed=3, start="random")
    named = shoal.new("kleine-fische", players=4, seed=3, start=random.start)
    assert named.states.tobytes() == random.states.tobytes()


def test_an_illegal_move_carries_rule_reason_and_the_move_as_given() -> None:
    game = shoal.new("kleine-fische", seed=1)
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.play(" STOP ")
    assert refusal.value.rule == "KF-5"
    assert refusal.value.move == " STOP "
    assert str(refusal.value) == f"' STOP ' breaks KF-5: {refusal.value.reason}"
    assert game.history == []


def test_programs_use_numbers() -> None:
    game = shoal.new("kleine-fische", seed=1)
    assert [game.action_text(action) for action in game.legal_actions()] == ["flip"]
    game.apply(0)
    assert game.events()[0].kind == "flipped"
    assert repr(game) == "<Kleine Fische, 2 players, 1 moves>"


def test_any_whole_number_is_taken_and_kept_as_pythons() -> None:
    game = shoal.new("kleine-fische", seed=1)
    numbers: list[Any] = [np.int64(0), np.uint8(1)]
    for number in numbers:
        game.apply(number)
    assert [type(action) for action in game.history] == [int, int]
    assert shoal.load(game.save()).history == [0, 1]
    before = game.states.tobytes()
    for number in (-1, -(2**70), 2**31, 2**63, 2**70):
        with pytest.raises(shoal.IllegalMove, match=f"^'{number}'"):
            game.apply(number)
    assert (game.states.tobytes(), game.history) == (before, [0, 1])


def test_a_game_takes_another_record_only_if_it_is_one_of_its_own() -> None:
    game, other = shoal.new("kleine-fische", seed=1), shoal.new("kleine-fische", seed=2)
    whole = np.frombuffer(other.states.tobytes(), other.states.dtype)  # cannot be written
    for wrong in (whole, np.zeros(2, whole.dtype), whole.copy().reshape(1, 1), shoal.new("fat-fish", seed=1).states):
        with pytest.raises(TypeError, match="one record of it that can be written"):
            game.states = wrong
    game.states = whole.copy()
    assert game.position() == other.position()
    game.play("flip")
    assert other.history == []
    assert game.position() != other.position()


def test_a_position_of_another_game_is_refused() -> None:
    for key, position in {
        "game": {"game": "go"},
        "players": {"players": 7},
        "options": {"options": {"target": -1}},
        "start": {"start": 4},
        "position": [],
    }.items():
        with pytest.raises(shoal.PositionError) as refusal:
            shoal.position("kleine-fische", position)  # type: ignore[arg-type]
        assert refusal.value.key == key


def test_a_game_goes_back_only_to_moves_it_has() -> None:
    game = shoal.new("kleine-fische", seed=1)
    with pytest.raises(shoal.OptionError, match="0 moves"):
        game.after(1)
    assert isinstance(game.after(0), Game)
