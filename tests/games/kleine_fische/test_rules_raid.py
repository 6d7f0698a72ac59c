"""KF-9 to KF-12: the octopus raid."""

from collections import Counter
from itertools import combinations

import pytest

from tests.games.kleine_fische.positions import at, kinds, one, raid_rolling, raids, refused

# Naming an opponent and a number


@pytest.mark.rule("KF-9")
def test_kf_9_any_opponent_with_cards_for_up_to_three_of_them() -> None:
    game = at(
        players=4, turn=1, phase="raid", deck=["J1"], collections=[["A1"], ["B1", "B2"], [], ["C1", "C2", "C3", "C4"]]
    )
    assert game.moves() == ("raid 0 1", "raid 3 1", "raid 3 2", "raid 3 3", "decline")


@pytest.mark.rule("KF-9")
@pytest.mark.parametrize("has", [1, 2, 3, 4])
def test_kf_9_the_number_does_not_exceed_the_collection(has: int) -> None:
    game = at(phase="raid", deck=["J1"], collections=[[], ["C1", "C2", "C3", "C4"][:has]])
    assert game.moves() == (*(f"raid 1 {number}" for number in range(1, min(has, 3) + 1)), "decline")
    for number in range(has + 1, 4):
        cards = "one card" if has == 1 else f"{has} cards"
        refused(game, f"raid 1 {number}", "KF-9", f"Seat 1 has only {cards}")


@pytest.mark.rule("KF-9")
def test_kf_9_who_cannot_be_raided() -> None:
    game = at(players=3, phase="raid", deck=["J1"], collections=[["A1", "A2"], ["B1"], []])
    refused(game, "raid 0 1", "KF-9", "you cannot raid yourself, only an opponent")
    refused(game, "raid 2 1", "KF-9", "Seat 2 has no cards to take")
    refused(game, "raid 3 1", "KF-9", "nobody sits on seat 3")
    refused(game, "raid 1 4", None, "that is not a move here; you can play raid 1 1, decline")
    refused(game, "raid 1 0", None, "that is not a move here; you can play raid 1 1, decline")


@pytest.mark.rule("KF-9")
@pytest.mark.parametrize("series", [[], ["A1"]])
def test_kf_9_without_an_octopus_there_is_no_raid(series: list[str]) -> None:
    game = at(series=series, deck=["J1"], collections=[["B1"], ["C1"]])
    reason = "only an octopus lets you raid, and none has been flipped"
    refused(game, "raid 1 1", "KF-9", reason)
    refused(game, "decline", "KF-9", reason)


@pytest.mark.rule("KF-9")
def test_kf_9_the_player_may_decline() -> None:
    game = at(players=3, turn=2, phase="raid", deck=["J1"], collections=[["A1"], ["B1"], ["C1"]])
    events = game.play("decline")
    assert kinds(events) == ["declined"]
    assert events[0].data == {"seat": 2}
    assert game.position()["collections"] == [["A1"], ["B1"], ["C1"]]
    assert (game.turn, game.phase) == (0, "fish")


@pytest.mark.rule("KF-9")
@pytest.mark.parametrize("own", [[], ["A1", "B1"]])
def test_kf_9_with_nobody_to_raid_there_is_no_decision(own: list[str]) -> None:
    game = at(players=3, turn=1, deck=["X", "J1"], collections=[[], own, []])
    events = game.play("flip")
    assert kinds(events) == ["flipped", "octopus", "lost"]
    assert (game.turn, game.phase, game.moves()) == (2, "fish", ("flip",))


@pytest.mark.rule("KF-9")
def test_kf_9_after_the_raid_it_is_the_next_players_turn() -> None:
    for game, events in raids("raid 0 2", players=3, turn=1, collections=[["A1", "A2"], ["B1"], ["C1"]]):
        assert kinds(events)[0] == "rolled"
        roll = events[0].data["roll"]
        assert events[0].data == {"seat": 1, "victim": 0, "number": 2, "roll": roll}
        assert (game.turn, game.phase) == (2, "fish")


# Rolling


@pytest.mark.rule("KF-10")
@pytest.mark.parametrize(("number", "roll"), [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)])
def test_kf_10_with_the_number_or_more_the_player_takes_so_many_cards(number: int, roll: int) -> None:
    game, events = raid_rolling(
        roll, f"raid 2 {number}", players=3, collections=[["A1"], ["B1"], ["C1", "C2", "D3", "E4"]]
    )
    assert kinds(events) == ["rolled", "raided"]
    taken = events[1].data["cards"]
    assert len(taken) == number
    assert events[1].data == {"seat": 0, "victim": 2, "cards": taken}
    mine, other, victim = game.position()["collections"]
    assert mine == sorted(["A1", *taken])
    assert other == ["B1"]
    assert Counter(victim) + Counter(taken) == Counter(["C1", "C2", "D3", "E4"])
    assert game.position()["discard"] == []


@pytest.mark.rule("KF-10")
def test_kf_10_a_raid_may_empty_a_collection() -> None:
    game, events = raid_rolling(3, "raid 1 3", collections=[[], ["A1", "A1", "B2"]])
    assert sorted(events[1].data["cards"]) == ["A1", "A1", "B2"]
    assert game.position()["collections"] == [["A1", "A1", "B2"], []]


@pytest.mark.rule("KF-10")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_kf_10_the_cards_are_drawn_blind(number: int) -> None:
    collection = ["A1", "B4", "C2", "D3"]
    drawn = Counter(
        tuple(sorted(one(events, "raided").data["cards"]))
        for _, events in raids(f"raid 1 {number}", 600, collections=[[], collection])
        if one(events, "rolled").data["roll"] >= number
    )
    hands = list(combinations(collection, number))
    assert set(drawn) == set(hands)
    expected = drawn.total() / len(hands)
    assert expected > 40
    for hand in hands:
        assert abs(drawn[hand] - expected) < 4.5 * expected**0.5


@pytest.mark.rule("KF-10")
def test_kf_10_the_cards_are_shown_to_all() -> None:
    _, events = raid_rolling(3, "raid 1 2", players=4, collections=[[], ["A1", "B2", "C3"], [], []])
    assert all(event.seen_by(seat) for event in events for seat in (0, 1, 2, 3, None))


@pytest.mark.rule("KF-11")
@pytest.mark.parametrize(("number", "roll"), [(2, 1), (3, 1), (3, 2)])
def test_kf_11_with_less_than_the_number_nothing_happens(number: int, roll: int) -> None:
    collections = [["A1"], ["C1", "C2", "D3", "E4"]]
    game, events = raid_rolling(roll, f"raid 1 {number}", collections=collections)
    assert kinds(events) == ["rolled"]
    assert game.position()["collections"] == collections
    assert (game.turn, game.phase) == (1, "fish")


@pytest.mark.rule("KF-12")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_kf_12_minus_1_gives_one_card_to_the_named_opponent(number: int) -> None:
    game, events = raid_rolling(
        -1, f"raid 2 {number}", players=3, collections=[["A1", "A2", "B3"], ["F1"], ["C1", "C2", "D3"]]
    )
    assert kinds(events) == ["rolled", "raided"]
    (lost,) = events[1].data["cards"]
    assert events[1].data == {"seat": 2, "victim": 0, "cards": [lost]}
    assert events[1].seen_by(1)
    assert events[1].seen_by(None)
    mine, other, victim = game.position()["collections"]
    assert sorted([*mine, lost]) == ["A1", "A2", "B3"]
    assert other == ["F1"]
    assert victim == sorted(["C1", "C2", "D3", lost])
    assert game.turn == 1


@pytest.mark.rule("KF-12")
def test_kf_12_the_card_is_drawn_blind() -> None:
    collection = ["A1", "B4", "C2", "D3"]
    drawn = Counter(
        one(events, "raided").data["cards"][0]
        for _, events in raids("raid 1 1", 900, collections=[collection, ["E1"]])
        if one(events, "rolled").data["roll"] == -1
    )
    assert set(drawn) == set(collection)
    expected = drawn.total() / 4
    assert expected > 30
    assert all(abs(drawn[card] - expected) < 4.5 * expected**0.5 for card in collection)


@pytest.mark.rule("KF-12")
def test_kf_12_with_an_empty_collection_nothing_happens() -> None:
    game, events = raid_rolling(-1, "raid 1 1", collections=[[], ["C1"]])
    assert kinds(events) == ["rolled"]
    assert game.position()["collections"] == [[], ["C1"]]
    assert game.turn == 1


@pytest.mark.rule("KF-12")
def test_kf_12_the_last_card_of_a_collection_is_taken_too() -> None:
    game, events = raid_rolling(-1, "raid 1 1", collections=[["A4"], ["C1"]])
    assert events[1].data == {"seat": 1, "victim": 0, "cards": ["A4"]}
    assert game.position()["collections"] == [[], ["A4", "C1"]]
