"""F1-7 to F1-10 and F1-27 to F1-29: between two rounds, and the end."""

from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from tests.games.fischen.positions import FISCHEN, play, split
from tests.games.tricks.rounds import HAND_SIZES

SEA = split("B11 Y11 P11 R11 T1 T2 T3 T4 B0 Y0 B12 Y12 P12 R12 T5 T6 T7 P0 R0 lead-next B13 Y13 P13 R13 T8 T9 T10")

COLOURED = [
    *(f"{colour}{value}" for value in range(10, 3, -1) for colour in "BYPR"),
    *split("Y3 P3 B3 R3 B2 Y2 P2 R2"),  # the lowest last: they are out of the game with three players
]


def last_trick(*stock: tuple[int, int], trick: str = "B10 B9 B8 B7", **keys: Any) -> Game:
    """A game before the last trick of round 1 in which each seat has a boat and a catch of these sizes."""
    return FISCHEN.last_trick(stock, COLOURED, trick, **{"round": 1, "sea": SEA, **keys})


finish = FISCHEN.finish


@pytest.mark.rule("F1-7")
def test_f1_7_the_hand_comes_from_the_top_of_the_own_boat_and_the_rest_stays() -> None:
    for seed in range(5):
        game = last_trick((12, 0), (0, 2), (0, 1), (0, 0), seed=seed)
        boat = game.position()["boats"][0]
        position = finish(game)
        assert Counter(position["hands"][0]) == Counter(boat[:9])
        assert position["boats"][0][:3] == boat[9:]
        assert sorted(position["boats"][0][3:]) == sorted(split("B10 B9 B8 B7"))


@pytest.mark.rule("F1-7")
def test_f1_7_a_boat_of_the_exact_size_is_used_up() -> None:
    position = finish(last_trick((5, 0), (9, 0), (3, 6), (0, 1)))
    assert [len(boat) for boat in position["boats"]] == [0, 0, 0, 0]
    assert position["sea"] == SEA[8:]


@pytest.mark.rule("F1-8")
def test_f1_8_the_rulebooks_example_16_8_8_4() -> None:
    """Nine cards each: the first draws 9 of 16, the last needs 5 from the sea and is the first to draw."""
    for seed in range(5):
        game = last_trick((0, 12), (0, 8), (0, 4), (0, 8), trick="B10 B9 B8 B7", leader=0, seed=seed)
        position = finish(game)  # seat 0 catches, and has 16
        assert position["scores"] == [16, 8, 4, 8]
        assert len(position["boats"][0]) == 7
        assert set(SEA[:5]) <= set(position["hands"][2])
        assert SEA[5] in position["hands"][1]
        assert SEA[6] in position["hands"][3]
        assert position["sea"] == SEA[7:]
        assert position["boats"][1:] == [[], [], []]


@pytest.mark.rule("F1-8")
def test_f1_8_equal_need_is_served_in_the_order_of_the_last_trick() -> None:
    game = last_trick((0, 8), (0, 8), (0, 4), (0, 8), trick="B7 B8 B9 B10", leader=3)  # 3, 0, 1, 2
    position = finish(game)
    assert position["scores"] == [8, 8, 8, 8]  # seat 2 caught the last trick
    assert [next(s for s in range(4) if card in position["hands"][s]) for card in SEA[:4]] == [3, 0, 1, 2]


@pytest.mark.rule("F1-8")
def test_f1_8_the_greater_need_goes_before_the_earlier_card_and_takes_all_at_once() -> None:
    position = finish(last_trick((0, 0), (0, 7), (0, 6), (0, 5), trick="B9 B10 B8 B7", leader=1))
    # seat 2 played the 10 and has 10 cards; 0 needs 9, 3 needs 4, 1 needs 2
    owners = [next(s for s in range(4) if card in position["hands"][s]) for card in SEA[:15]]
    assert owners == [0] * 9 + [3] * 4 + [1] * 2


@pytest.mark.rule("F1-8")
@pytest.mark.parametrize("leader", [0, 1, 2, 3, 4])
def test_f1_8_five_players_all_in_need(leader: int) -> None:
    game = last_trick((0, 1), (0, 1), (1, 0), (0, 1), (1, 0), trick="B10 B9 B8 B7 B6", leader=leader)
    finish(game)


@pytest.mark.rule("F1-9")
@pytest.mark.parametrize(("sea", "over"), [(20, False), (19, True), (0, True), (21, False)])
def test_f1_9_a_sea_that_cannot_serve_everybody_ends_the_game_before_anybody_draws(sea: int, over: bool) -> None:
    game = last_trick((2, 0), (0, 4), (0, 3), (0, 3), sea=SEA[:sea], scores=[5, 5, 5, 5])  # needs 3, 5, 6, 6
    position = finish(game)
    assert game.over == over
    if over:
        assert position["hands"] == [[], [], [], []]
        assert position["sea"] == SEA[:sea]
        assert [len(boat) for boat in position["boats"]] == [6, 4, 3, 3]
        assert position["round"] == 1
        assert game.outcome is not None
        assert (game.outcome.reason, game.outcome.winners) == ("overfishing", (0, 1))
        assert game.outcome.scores == (9, 9, 8, 8)
        assert game.moves() == ()


@pytest.mark.rule("F1-9")
@pytest.mark.parametrize("number", range(1, 8))
def test_f1_9_overfishing_can_come_after_every_round_but_the_last(number: int) -> None:
    game = last_trick((9, 0), (4, 0), (4, 0), (4, 0), round=number, sea=[])
    finish(game)
    assert game.outcome is not None
    assert game.outcome.reason == "overfishing"
    assert game.position()["round"] == number


@pytest.mark.rule("F1-9")
def test_f1_9_without_need_an_empty_sea_does_no_harm() -> None:
    sizes = HAND_SIZES[3]
    game = last_trick((7, 0), (9, 1), (8, 2), trick="B10 B9 B8", sea=[])
    position = finish(game)
    assert not position["over"]
    assert [len(hand) for hand in position["hands"]] == [sizes[1]] * 3


@pytest.mark.rule("F1-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f1_10_round_1_is_led_by_the_start_seat(players: int) -> None:
    for start in range(players):
        game = shoal.new("fischen", players=players, seed=2, start=start)
        position = game.position()
        assert game.turn == position["leader"] == position["start"] == start
        assert (position["round"], position["phase"], position["last_order"]) == (1, "play", [])
    starts = {shoal.new("fischen", players=players, seed=seed, start="random").turn for seed in range(60)}
    assert starts == set(range(players))


@pytest.mark.rule("F1-10")
@pytest.mark.parametrize(
    ("scores", "leader", "starter"),
    [
        ([20, 30, 10, 40], 0, 2),
        ([20, 30, 40, 10], 0, 3),
        ([6, 10, 30, 30], 0, 0),  # with the 4 cards just caught it ties with seat 1, and played before it
        ([10, 6, 30, 30], 1, 1),  # now seat 1 catches, and played before seat 0
        ([10, 10, 10, 10], 2, 3),  # seat 2 leads and catches; 3 played before 0 and 1
        ([20, 9, 9, 9], 3, 1),
        ([20, 13, 13, 9], 3, 3),
        ([-3, -2, -6, 0], 2, 0),  # seat 2 has -2 after its catch
    ],
)
def test_f1_10_later_rounds_are_led_by_the_fewest_points(scores: list[int], leader: int, starter: int) -> None:
    game = last_trick((9, 0), (9, 0), (0, 0), (0, 0), leader=leader, scores=scores, start=1)
    position = finish(game)
    assert position["turn"] == position["leader"] == starter
    assert position["last_order"] == [(leader + step) % 4 for step in range(4)]


@pytest.mark.rule("F1-27")
def test_f1_27_each_card_caught_scores_when_the_round_ends_and_not_before() -> None:
    game = last_trick((3, 2), (0, 5), (4, 1), (1, 0), scores=[7, -3, 0, 11])
    assert game.scores == (7, -3, 0, 11)
    play(game, "B10", "B9", "B8")
    assert game.scores == (7, -3, 0, 11)
    play(game, "B7")
    assert game.scores == (7 + 2 + 4, -3 + 5, 1, 11)


@pytest.mark.rule("F1-27", "F1-28")
def test_f1_27_the_rulebooks_example_eight_cards_eight_points_and_a_boat() -> None:
    game = last_trick((0, 4), (9, 0), (9, 0), (9, 0))
    catch = game.position()["catches"][0]
    position = finish(game)
    assert position["scores"] == [8, 0, 0, 0]
    assert Counter(position["hands"][0]) == Counter([*catch, *split("B10 B9 B8 B7"), SEA[0]])


@pytest.mark.rule("F1-27")
def test_f1_27_the_cards_of_the_boat_do_not_count() -> None:
    position = finish(last_trick((3, 0), (9, 0), (1, 0), (9, 0)))
    assert position["scores"] == [4, 0, 0, 0]


@pytest.mark.rule("F1-28")
def test_f1_28_the_catch_is_shuffled_under_the_boat() -> None:
    layers = set()
    for seed in range(60):
        game = last_trick((11, 2), (9, 0), (9, 0), (0, 0), seed=seed)
        boat, catch = game.position()["boats"][0], game.position()["catches"][0]
        position = finish(game)
        assert position["boats"][0][:2] == boat[9:]
        layer = position["boats"][0][2:]
        assert sorted(layer) == sorted([*catch, *split("B10 B9 B8 B7")])
        layers.add(tuple(layer))
    assert len(layers) > 40


@pytest.mark.rule("F1-28")
def test_f1_28_after_the_last_round_too() -> None:
    game = last_trick((11, 2), (9, 0), (0, 1), (0, 0), round=8)
    boat = game.position()["boats"][0]
    position = finish(game)
    assert position["boats"][0][:11] == boat
    assert [len(pile) for pile in position["boats"]] == [17, 9, 1, 0]


@pytest.mark.rule("F1-29")
def test_f1_29_after_round_8_the_highest_score_wins() -> None:
    game = last_trick((0, 2), (0, 5), (0, 1), (0, 0), round=8, scores=[90, 95, 80, 96])
    position = finish(game)
    assert (position["over"], position["turn"], position["phase"], position["round"]) == (True, None, None, 8)
    assert (position["leader"], position["winner"], position["effect"], position["trick"]) == (None, None, None, [])
    assert position["scores"] == [96, 100, 81, 96]
    assert position["winners"] == [1]
    assert position["sea"] == SEA
    assert game.outcome is not None
    assert game.outcome.reason != "overfishing"
    assert (game.outcome.winners, game.outcome.scores) == ((1,), (96, 100, 81, 96))


@pytest.mark.rule("F1-29")
def test_f1_29_equal_scores_share_the_win() -> None:
    game = last_trick((0, 2), (0, 6), (0, 1), (0, 0), round=8, scores=[94, 94, 80, 100])
    finish(game)
    assert game.winners == (0, 1, 3)


@pytest.mark.rule("F1-29")
@pytest.mark.parametrize("move", ["B10", "catch B10", "pass B10", "call T"])
def test_f1_29_nothing_can_be_played_after_the_end(move: str) -> None:
    game = last_trick((0, 2), (0, 6), (0, 1), (0, 0), round=8)
    finish(game)
    with pytest.raises(shoal.IllegalMove) as refusal:
        game.play(move)
    assert refusal.value.rule == "F1-29"
    assert refusal.value.reason == "the game is over"
