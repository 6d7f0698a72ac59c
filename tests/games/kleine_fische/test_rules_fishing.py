"""KF-1 to KF-8: the cards, the die, the set-up and a turn."""

from collections import Counter
from typing import Any

import pytest

import shoal
from tests.games.kleine_fische.positions import at, kinds, one, raids, refused

BOX = Counter({"X": 6})
for species in "ABCDEFGHIJ":
    BOX.update({f"{species}1": 2, f"{species}2": 2, f"{species}3": 1, f"{species}4": 1})


# Material


@pytest.mark.rule("KF-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kf_1_sixty_fish_and_six_octopuses(players: int) -> None:
    deck = shoal.new("kleine-fische", players=players, seed=1).position()["deck"]
    assert len(deck) == 66
    assert Counter(deck) == BOX


@pytest.mark.rule("KF-2")
def test_kf_2_the_die_shows_minus_1_1_1_2_3_3() -> None:
    faces = Counter(
        one(events, "rolled").data["roll"] for _, events in raids("raid 1 3", 600, collections=[[], ["A1", "A2", "A3"]])
    )
    assert set(faces) == {-1, 1, 2, 3}
    for face, expected in ((-1, 100), (1, 200), (2, 100), (3, 200)):
        assert abs(faces[face] - expected) < 45


# Set-up


@pytest.mark.rule("KF-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kf_3_a_game_begins_with_all_cards_in_the_deck(players: int) -> None:
    position = shoal.new("kleine-fische", players=players, seed=3).position()
    assert position["series"] == position["discard"] == []
    assert position["collections"] == [[]] * players
    assert position["totals"] == position["scores"] == [0] * players
    assert (position["session"], position["phase"]) == (1, "fish")


@pytest.mark.rule("KF-3")
def test_kf_3_the_deck_is_shuffled() -> None:
    decks = [shoal.new("kleine-fische", seed=seed).position()["deck"] for seed in range(600)]
    for place in (0, 32, 65):
        seen = Counter(deck[place] for deck in decks)
        assert set(seen) == set(BOX)
        assert 25 < seen["X"] < 90  # 600 × 6 / 66 is 55
    assert decks[0] == shoal.new("kleine-fische", seed=0).position()["deck"]


@pytest.mark.rule("KF-3")
def test_kf_3_the_next_session_takes_all_cards_back_and_keeps_the_totals() -> None:
    decks = []
    for seed in range(2):
        game = at(
            seed,
            players=3,
            session=2,
            totals=[20, 30, 10],
            deck=["A4"],
            discard=["X", "B1"],
            collections=[["C3"], ["D2", "D1"], []],
        )
        events = game.play("flip")
        position = game.position()
        assert Counter(position["deck"]) == BOX
        assert position["series"] == position["discard"] == []
        assert position["collections"] == [[], [], []]
        assert position["session"] == 3
        assert position["totals"] == position["scores"] == [20 + 4 + 3, 30 + 2, 10]
        assert one(events, "dealt").data["session"] == 3
        decks.append(position["deck"])
    assert decks[0] != decks[1]


@pytest.mark.rule("KF-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kf_4_the_start_seat_starts_the_game(players: int) -> None:
    assert shoal.new("kleine-fische", players=players, seed=5).turn == 0
    for start in range(players):
        game = shoal.new("kleine-fische", players=players, seed=5, start=start)
        assert game.turn == game.start == start
        assert one(game.events(), "dealt").data == {"session": 1, "seat": start}


@pytest.mark.rule("KF-4")
def test_kf_4_the_start_seat_may_be_drawn() -> None:
    games = [shoal.new("kleine-fische", players=4, seed=seed, start="random") for seed in range(60)]
    assert {game.turn for game in games} == {0, 1, 2, 3}
    assert all(game.turn == game.start for game in games)


def next_starter(**keys: Any) -> int | None:
    """Who starts the session after one whose last card seat 0 flips, for 1 point."""
    game = at(**{"players": 4, "session": 2, "turn": 0, "deck": ["A1"], **keys})
    events = game.play("flip")
    assert one(events, "dealt").data["seat"] == game.turn
    return game.turn


@pytest.mark.rule("KF-4")
@pytest.mark.parametrize(
    ("start", "totals", "starter"),
    [
        (0, [20, 12, 9, 30], 2),
        (0, [8, 12, 9, 30], 0),  # 8 + 1 ties with 9, and seat 0 comes first
        (1, [8, 12, 9, 30], 2),  # the same tie seen from seat 1
        (3, [8, 12, 9, 30], 0),
        (2, [29, 30, 30, 30], 2),  # all tie
        (3, [20, 7, 7, 20], 1),
        (2, [20, 7, 7, 20], 2),
        (0, [5, 6, 7, 5], 3),  # the point of this session counts
    ],
)
def test_kf_4_the_lowest_total_starts_and_ties_go_round_from_the_start_seat(
    start: int, totals: list[int], starter: int
) -> None:
    assert next_starter(start=start, totals=totals) == starter
    assert next_starter(start=start, totals=totals, options={"starter": "lowest"}) == starter


@pytest.mark.rule("KF-4")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
@pytest.mark.parametrize("session", [1, 2, 5])
def test_kf_4_with_same_the_start_seat_always_starts(start: int, session: int) -> None:
    totals = [9, 8, 7, 6] if session > 1 else [0] * 4
    assert next_starter(start=start, session=session, totals=totals, options={"starter": "same"}) == start


@pytest.mark.rule("KF-4")
@pytest.mark.parametrize(
    ("start", "session", "starter"), [(0, 1, 1), (0, 2, 2), (0, 3, 3), (0, 4, 0), (3, 1, 0), (2, 2, 0), (1, 7, 0)]
)
def test_kf_4_with_rotate_the_next_seat_starts_each_session(start: int, session: int, starter: int) -> None:
    totals = [9, 8, 7, 6] if session > 1 else [0] * 4
    assert next_starter(start=start, session=session, totals=totals, options={"starter": "rotate"}) == starter


# A turn


@pytest.mark.rule("KF-5")
def test_kf_5_the_top_card_is_laid_to_the_right_of_the_series() -> None:
    game = at(deck=["C2", "A1", "B4", "D1"])
    flipped = [one(game.play("flip"), "flipped").data for _ in range(3)]
    assert flipped == [{"seat": 0, "card": card} for card in ("C2", "A1", "B4")]
    assert game.position()["series"] == ["C2", "A1", "B4"]
    assert game.position()["deck"] == ["D1"]
    assert (game.turn, game.phase) == (0, "fish")


@pytest.mark.rule("KF-5")
def test_kf_5_the_first_flip_of_a_turn_is_not_optional() -> None:
    game = at(deck=["A1", "B1", "C1"], collections=[["D1"], ["E1"]])
    reason = "a turn begins with a flip; you can stop once there is a series to keep"
    for turn in (0, 1):
        assert game.turn == turn
        assert game.moves() == ("flip",)
        refused(game, "stop", "KF-5", reason)
        game.play("flip")
        game.play("stop")


@pytest.mark.rule("KF-6")
def test_kf_6_after_a_new_species_the_player_may_flip_on_or_stop() -> None:
    game = at(deck=["A1", "B1", "C1", "D1"])
    for _ in range(3):
        assert kinds(game.play("flip")) == ["flipped"]
        assert game.moves() == ("flip", "stop")
        assert game.turn == 0


@pytest.mark.rule("KF-6")
def test_kf_6_stopping_takes_the_whole_series() -> None:
    game = at(players=3, turn=2, series=["C2", "A1", "J4"], deck=["A2"], collections=[[], ["A3"], ["B1", "C2"]])
    events = game.play("stop")
    assert kinds(events) == ["kept"]
    assert events[0].data == {"seat": 2, "cards": ["C2", "A1", "J4"]}
    position = game.position()
    assert position["collections"] == [[], ["A3"], ["A1", "B1", "C2", "C2", "J4"]]
    assert position["series"] == position["discard"] == []
    assert position["deck"] == ["A2"]
    assert (game.turn, game.phase) == (0, "fish")


@pytest.mark.rule("KF-6")
def test_kf_6_a_species_that_is_only_collected_or_discarded_is_new() -> None:
    game = at(series=["B1"], deck=["A1", "C1"], discard=["A2"], collections=[["A3"], ["A4"]])
    game.play("flip")
    assert game.position()["series"] == ["B1", "A1"]
    assert game.moves() == ("flip", "stop")


@pytest.mark.rule("KF-6")
def test_kf_6_all_ten_species_may_lie_in_a_series() -> None:
    series = [f"{species}1" for species in "ABCDEFGHIJ"]
    game = at(series=series[:9], deck=["J1", "A2"])
    game.play("flip")
    assert game.position()["series"] == series
    game.play("stop")
    assert game.position()["collections"] == [series, []]


@pytest.mark.rule("KF-7")
@pytest.mark.parametrize(
    ("series", "card", "kept", "lost"),
    [
        (["A1", "B2", "C1", "D4"], "B3", ["A1"], ["B2", "C1", "D4", "B3"]),  # the page's three examples
        (["A1", "B2"], "B1", ["A1"], ["B2", "B1"]),
        (["A1"], "A4", [], ["A1", "A4"]),
        (["A1", "B2"], "B2", ["A1"], ["B2", "B2"]),  # the same size
        (["A4", "B2", "C1"], "A1", [], ["A4", "B2", "C1", "A1"]),
        (["E1", "D1", "C1", "B1"], "B4", ["E1", "D1", "C1"], ["B1", "B4"]),
        (["A1", "B1", "C1", "E1", "F1", "G1"], "G2", ["A1", "B1", "C1", "E1", "F1"], ["G1", "G2"]),
    ],
)
def test_kf_7_two_of_a_species_and_all_between_are_discarded(
    series: list[str], card: str, kept: list[str], lost: list[str]
) -> None:
    game = at(series=series, deck=[card, "A2"], collections=[["D3"], ["D2"]], discard=["X"])
    events = game.play("flip")
    position = game.position()
    assert position["collections"] == [sorted([*kept, "D3"]), ["D2"]]
    assert Counter(position["discard"]) == Counter(["X", *lost])
    assert position["series"] == []
    assert position["deck"] == ["A2"]
    assert (game.turn, game.moves()) == (1, ("flip",))
    assert kinds(events) == ["flipped", "lost", "kept"][: 3 if kept else 2]
    assert events[0].data == {"seat": 0, "card": card}
    assert events[1].data == {"seat": 0, "cards": lost}
    if kept:
        assert events[2].data == {"seat": 0, "cards": kept}


@pytest.mark.rule("KF-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kf_7_after_the_last_seat_it_is_seat_0(players: int) -> None:
    game = at(players=players, turn=players - 1, series=["A1"], deck=["A1", "B1"])
    game.play("flip")
    assert game.turn == 0


@pytest.mark.rule("KF-8")
@pytest.mark.parametrize("series", [[], ["A1"], ["C4", "A1", "B2"]])
def test_kf_8_an_octopus_discards_itself_and_the_whole_series(series: list[str]) -> None:
    game = at(series=series, deck=["X", "D1"], discard=["J1"], collections=[["E1"], ["F1"]])
    events = game.play("flip")
    position = game.position()
    assert position["collections"] == [["E1"], ["F1"]]
    assert Counter(position["discard"]) == Counter([*series, "X", "J1"])
    assert position["series"] == []
    assert position["deck"] == ["D1"]
    assert kinds(events) == ["flipped", "octopus", "lost"]
    assert events[0].data == {"seat": 0, "card": "X"}
    assert events[1].data == {"seat": 0}
    assert events[2].data == {"seat": 0, "cards": [*series, "X"]}


@pytest.mark.rule("KF-8")
def test_kf_8_after_an_octopus_the_player_raids_and_fishes_no_more() -> None:
    game = at(series=["A1"], deck=["X", "D1"], collections=[["E1"], ["F1"]])
    game.play("flip")
    assert (game.turn, game.phase) == (0, "raid")
    assert game.moves() == ("raid 1 1", "decline")
    reason = "the octopus has ended the fishing; you can only raid or decline"
    refused(game, "flip", "KF-8", reason)
    refused(game, "stop", "KF-8", reason)
    refused(game, " FLIP ", "KF-8", reason)
