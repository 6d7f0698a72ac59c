"""F1-5 to F1-10 and F1-27 to F1-29 as they hold in Fischen 2, with F2-23."""

from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from tests.games.fischen_2.positions import FISCHEN_2, at, play, play_like_plain, split

SEA = split("L1 D2 R3 L4 D5 R6 P21 L7 L8 D9 R7 P22 L10 D11 R9 P24 bank-one L14 D15 R12 P27 B26")
COLOURED = [f"{colour}{value}" for value in range(3, 21) for colour in "YB"]


def last_trick(*stock: tuple[int, int], trick: str = "B20 B19 B18 B17", **keys: Any) -> Game:
    """A game before the last trick of a round in which each seat has a boat and a catch of these sizes."""
    return FISCHEN_2.last_trick(stock, COLOURED, trick, **{"sea": SEA, **keys})


finish = FISCHEN_2.finish


@pytest.mark.rule("F1-8")
def test_f1_8_the_rulebooks_example_16_8_8_4_and_the_choice_of_trump() -> None:
    for seed in range(3):
        game = last_trick((0, 12), (0, 8), (0, 4), (0, 8), round=1, trump=None, last_order=[], seed=seed)
        position = finish(game)
        assert position["scores"] == [16, 8, 4, 8]
        assert len(position["boats"][0]) == 7
        assert set(SEA[:5]) <= set(position["hands"][2])
        assert SEA[5] in position["hands"][1]
        assert SEA[6] in position["hands"][3]
        assert (position["turn"], position["phase"]) == (2, "trump")  # the fewest points
        game.play("trump L")
        assert (game.turn, game.phase, game.position()["trump"]) == (2, "play", "L")


@pytest.mark.rule("F1-27", "F1-28")
def test_f1_27_the_rulebooks_example_eight_cards_eight_points_and_a_boat() -> None:
    game = last_trick((0, 4), (9, 0), (9, 0), (9, 0), round=1, trump=None, last_order=[])
    catch = game.position()["catches"][0]
    position = finish(game)
    assert position["scores"] == [8, 0, 0, 0]
    assert Counter(position["hands"][0]) == Counter([*catch, *split("B20 B19 B18 B17"), SEA[0]])


@pytest.mark.rule("F1-9")
@pytest.mark.parametrize(("sea", "over"), [(20, False), (19, True)])
def test_f1_9_overfishing(sea: int, over: bool) -> None:
    game = last_trick((2, 0), (0, 4), (0, 3), (0, 3), sea=SEA[:sea], round=2)  # needs 4, 6, 7, 7 are 24 in round 3
    assert finish(game)["over"]
    game = last_trick((2, 0), (0, 4), (0, 3), (0, 3), sea=SEA[:sea], round=1, trump=None, last_order=[])
    position = finish(game)
    assert position["over"] == over
    if over:
        assert game.outcome is not None
        assert game.outcome.reason == "overfishing"
        assert position["tricks_left"] == 0


@pytest.mark.rule("F2-23")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_f2_23_ties_for_the_lead_and_the_sea_look_at_the_last_trick_played(leader: int) -> None:
    game = last_trick((0, 5), (0, 5), (0, 5), (0, 5), leader=leader, scores=[20, 20, 20, 20])
    position = finish(game)
    order = [(leader + step) % 4 for step in range(4)]
    assert position["last_order"] == order
    assert position["turn"] == order[1]  # the leader caught the last trick
    drawn = [next(seat for seat in range(4) if card in position["hands"][seat]) for card in SEA[:16]]
    assert drawn == [seat for seat in order[1:] for _ in range(5)] + [leader]


@pytest.mark.rule("F2-23")
def test_f2_23_after_bank_one_the_trick_that_was_not_played_does_not_count() -> None:
    boats = [split("Y6 Y7 Y8 Y9 Y10 Y11"), split("B6 B7"), split("B8 B9")]
    sea = split("L2 D2 R3 L5 D5 R6 P21 L8 D9 P22 L11 D11 P24 L14 D15 R12 P27 B26 Y26")
    game = at("B12 B15", "bank-one B16", "B13 B17", leader=1, boats=boats, sea=sea, scores=[9, 9, 9])
    play(game, "bank-one", "B13", "B12")
    for move in ("bank B16", "bank B17", "bank B15"):
        play_like_plain(game, move)
    position = game.position()
    assert (position["round"], position["phase"]) == (4, "trump")
    assert position["last_order"] == [1, 2, 0]
    assert position["scores"] == [9 + 1, 9 + 1, 9 + 1 + 3]
    assert position["turn"] == 1  # of 0 and 1 the one who played earlier


@pytest.mark.rule("F1-29")
def test_f1_29_after_round_8_the_highest_score_wins_and_nothing_can_be_played() -> None:
    game = last_trick((0, 2), (0, 6), (0, 1), (0, 0), round=8, scores=[94, 94, 80, 100])
    position = finish(game)
    assert (position["over"], position["round"], position["winners"]) == (True, 8, [0, 1, 3])
    assert game.outcome is not None
    assert game.outcome.reason != "overfishing"
    for move in ("B10", "trump L", "catch B10", "bank B10", "take B10", "give B10"):
        with pytest.raises(shoal.IllegalMove) as refusal:
            game.play(move)
        assert refusal.value.reason == "the game is over"
