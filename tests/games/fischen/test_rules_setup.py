"""F1-1 to F1-6: the cards, the stars, the deal and the sea."""

from collections import Counter

import pytest

import shoal
from shoal.engine.game import Game

START = [f"{colour}{value}" for colour in "BYPR" for value in range(1, 11)]
BUOYS = ["pass-left", "minus-three", "minus-three", "catch-all", "lead-next", "call-colour", "lowest-wins"]
OUT = {
    3: {f"{colour}{value}" for colour in "BYPR" for value in (1, 2)} | {"B3", "R3"},
    4: {"B1", "Y1", "P1", "R1"},
    5: set[str](),
}


def colours(*values: int) -> list[str]:
    return [f"{colour}{value}" for colour in "BYPR" for value in values]


def trumps(*values: int) -> list[str]:
    return [f"T{value}" for value in values]


STARS = {
    1: [*colours(11), *trumps(1, 2, 3, 4), "B0", "Y0"],
    2: [*colours(12), *trumps(5, 6, 7), "P0", "R0", "lead-next"],
    3: [*colours(13), *trumps(8, 9, 10), "T0", "pass-left", "minus-three"],
    4: [*colours(14, 15), *trumps(11, 12), "call-colour", "minus-three"],
    5: [*colours(16, 17, 18), *trumps(13, 14, 15, 16), "lowest-wins", "catch-all"],
}


def new(players: int, seed: int = 1, **options: int) -> Game:
    return shoal.new("fischen", players=players, seed=seed, **options)


def dealt(game: Game) -> list[str]:
    return [card for hand in game.position()["hands"] for card in hand]


@pytest.mark.rule("F1-1")
def test_f1_1_forty_start_cards_of_1_to_10_in_four_colours() -> None:
    assert Counter(dealt(new(5))) == Counter(START)
    assert len(START) == 40


@pytest.mark.rule("F1-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f1_2_sixty_sea_cards(players: int) -> None:
    sea = new(players).position()["sea"]
    assert len(sea) == 60
    zeros = ["B0", "Y0", "P0", "R0", "T0"]
    assert Counter(sea) == Counter([*colours(*range(11, 19)), *trumps(*range(1, 17)), *zeros, *BUOYS])


@pytest.mark.rule("F1-2")
def test_f1_2_what_is_not_in_the_box_is_no_card() -> None:
    for card in ("B19", "T17", "G1", "octopus", "X"):
        with pytest.raises(shoal.PositionError):
            shoal.position("fischen", {"sea": [card]})


@pytest.mark.rule("F1-3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_f1_3_every_sea_card_has_its_stars(players: int) -> None:
    assert [len(STARS[stars]) for stars in range(1, 6)] == [10, 10, 10, 12, 18]
    for seed in range(20):
        sea, top = new(players, seed).position()["sea"], 0
        for cards in STARS.values():
            assert Counter(sea[top : top + len(cards)]) == Counter(cards)
            top += len(cards)


@pytest.mark.rule("F1-4")
@pytest.mark.parametrize(("players", "count", "each"), [(3, 30, 10), (4, 36, 9), (5, 40, 8)])
def test_f1_4_start_cards_by_the_number_of_players(players: int, count: int, each: int) -> None:
    for seed in range(10):
        game = new(players, seed)
        assert len(dealt(game)) == count
        assert Counter(dealt(game)) == Counter(card for card in START if card not in OUT[players])
        assert [len(hand) for hand in game.position()["hands"]] == [each] * players


@pytest.mark.rule("F1-4")
def test_f1_4_the_start_cards_are_shuffled() -> None:
    holders = Counter(
        next(seat for seat, hand in enumerate(new(4, seed).position()["hands"]) if "B5" in hand) for seed in range(400)
    )
    assert all(60 < holders[seat] < 140 for seat in range(4))


@pytest.mark.rule("F1-4")
@pytest.mark.parametrize("players", [3, 4])
def test_f1_4_a_card_that_is_out_is_in_no_position(players: int) -> None:
    for card in sorted(OUT[players]):
        with pytest.raises(shoal.PositionError) as refusal:
            shoal.position("fischen", {"players": players, "boats": [[card]] + [[]] * (players - 1)})
        assert refusal.value.key == "boats"


@pytest.mark.rule("F1-5")
def test_f1_5_one_star_on_top_five_at_the_bottom_and_each_group_shuffled_by_itself() -> None:
    seas = [new(4, seed).position()["sea"] for seed in range(300)]
    for place, stars in ((0, 1), (9, 1), (10, 2), (20, 3), (29, 3), (30, 4), (41, 4), (42, 5), (59, 5)):
        seen = Counter(sea[place] for sea in seas)
        assert set(seen) == set(STARS[stars])
        assert max(seen.values()) < 75  # 300 / 10 is 30; a card of which there are two in a group is none
    assert seas[0] == new(4, 0).position()["sea"]


@pytest.mark.rule("F1-6")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("number", range(1, 8))
def test_f1_6_hand_size_of_every_round(players: int, number: int) -> None:
    colours_left = iter(card for value in range(10, 3, -1) for card in colours(value))
    hands = [[next(colours_left)] for _ in range(players)]
    boats = [[next(colours_left)] for _ in range(players)]
    sea = [card for cards in STARS.values() for card in cards]
    game = shoal.position(
        "fischen",
        {"players": players, "round": number, "hands": hands, "boats": boats, "sea": sea, "leader": 0, "turn": 0},
    )
    for _ in range(players):
        game.play(game.moves()[0])
    position = game.position()
    assert position["round"] == number + 1
    expected = {3: (10, 10, 11, 11, 12, 12, 13, 13), 4: (9, 9, 10, 10, 11, 11, 12, 12), 5: (8, 8, 9, 9, 10, 10, 11, 11)}
    assert [len(hand) for hand in position["hands"]] == [expected[players][number]] * players


@pytest.mark.parametrize("players", [2, 6, 0, None, "4", True])
def test_three_to_five_can_play(players: object) -> None:
    if players is None:
        assert shoal.new("fischen", seed=1).players == 3
        return
    with pytest.raises(shoal.OptionError):
        shoal.new("fischen", players=players, seed=1)  # type: ignore[arg-type]
