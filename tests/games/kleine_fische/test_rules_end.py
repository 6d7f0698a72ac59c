"""KF-13 to KF-16: what everybody knows, and the end of a session and of the game."""

from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from shoal.engine.rng import key_words, new_key
from tests.games.kleine_fische.positions import at, kinds, one, raid_rolling, raids, refused

KNOWN: dict[str, Any] = {
    "players": 3,
    "turn": 1,
    "series": ["C1", "A2"],
    "deck": ["D1", "E2", "X", "F4", "A1"],
    "discard": ["X", "B1"],
    "collections": [["A1"], ["B2", "B3"], []],
}


# What everybody knows


@pytest.mark.rule("KF-13")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_kf_13_the_order_of_the_deck_is_hidden_from_everybody(seat: int | None) -> None:
    view = at(**KNOWN).view(seat)
    assert at(**{**KNOWN, "deck": KNOWN["deck"][::-1]}).view(seat) == view
    assert view["deck"] == 5
    assert view["seen"]["deck"] == ["A1", "D1", "E2", "F4", "X"]


@pytest.mark.rule("KF-13")
def test_kf_13_own_collection_open_the_others_as_counts() -> None:
    game = at(**KNOWN)
    assert [game.view(seat)["collection"] for seat in (0, 1, 2, None)] == [["A1"], ["B2", "B3"], [], []]
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view["collections"] == [1, 2, 0]
        assert view["series"] == ["C1", "A2"]
        assert view["discard"] == 2


@pytest.mark.rule("KF-13")
def test_kf_13_what_was_seen_is_there_for_who_remembers() -> None:
    game = at(**KNOWN)
    for seat in (0, 1, 2, None):
        seen = game.view(seat)["seen"]
        assert seen["collections"] == KNOWN["collections"]
        assert seen["discard"] == ["B1", "X"]


@pytest.mark.rule("KF-13")
def test_kf_13_everybody_sees_every_event() -> None:
    game = at(players=3, series=["A1"], deck=["X", "B1", "C1", "C2"], collections=[[], ["D1"], []])
    events = [event for move in ("flip", "decline", "flip", "flip", "flip") for event in game.play(move)]
    assert {"flipped", "octopus", "lost", "declined", "kept", "session-scored", "dealt"} == set(kinds(events))
    assert all(event.seen_by(seat) for event in events for seat in (0, 1, 2, None))


@pytest.mark.rule("KF-13")
def test_kf_13_only_the_order_of_the_deck_is_redrawn() -> None:
    game = at(**KNOWN)
    position = game.position()
    tops = set()
    for seed in range(60):
        for seat in range(3):
            blind = game.blind(seat, key_words(new_key(seed)))
            redrawn = blind.position()
            tops.add(redrawn["deck"][0])
            assert sorted(redrawn["deck"]) == sorted(position["deck"])
            assert {**redrawn, "deck": position["deck"]} == position
            assert blind.view(seat) == game.view(seat)
    assert tops == {"A1", "D1", "E2", "F4", "X"}


# The end of a session


@pytest.mark.rule("KF-14")
def test_kf_14_a_last_card_of_a_new_species_is_kept_without_a_choice() -> None:
    game = at(session=2, totals=[10, 9], series=["A1", "B2"], deck=["C4"], collections=[["A2"], ["D1"]])
    events = game.play("flip")
    assert kinds(events) == ["flipped", "kept", "session-scored", "session-scored", "dealt"]
    assert events[1].data == {"seat": 0, "cards": ["A1", "B2", "C4"]}
    assert scored(events[2]) == {"seat": 0, "points": 8, "total": 18, "cards": ["A1", "A2", "B2", "C4"]}
    assert scored(events[3]) == {"seat": 1, "points": 1, "total": 10, "cards": ["D1"]}
    assert events[4].data == {"session": 3, "seat": 1}
    assert (game.position()["session"], game.turn, game.phase) == (3, 1, "fish")


@pytest.mark.rule("KF-14")
def test_kf_14_a_last_card_of_a_species_in_the_series_discards_first() -> None:
    game = at(session=1, series=["A1", "B2", "C4"], deck=["B1"])
    events = game.play("flip")
    assert kinds(events) == ["flipped", "lost", "kept", "session-scored", "session-scored", "dealt"]
    assert events[1].data["cards"] == ["B2", "C4", "B1"]
    assert scored(events[3]) == {"seat": 0, "points": 1, "total": 1, "cards": ["A1"]}
    assert scored(events[4]) == {"seat": 1, "points": 0, "total": 0, "cards": []}


@pytest.mark.rule("KF-14")
def test_kf_14_a_last_octopus_still_raids() -> None:
    keys: dict[str, Any] = {"collections": [["A1"], ["B4", "C2"]], "discard": ["D1"]}
    game = at(series=["E1"], deck=["X"], **keys)
    assert kinds(game.play("flip")) == ["flipped", "octopus", "lost"]
    assert (game.turn, game.phase, game.position()["session"]) == (0, "raid", 1)
    assert game.moves() == ("raid 1 1", "raid 1 2", "decline")
    assert kinds(game.copy().play("decline")) == ["declined", "session-scored", "session-scored", "dealt"]

    game, events = raid_rolling(2, "raid 1 2", deck=[], **keys)
    assert kinds(events) == ["rolled", "raided", "session-scored", "session-scored", "dealt"]
    assert scored(events[2]) == {"seat": 0, "points": 7, "total": 7, "cards": ["A1", "B4", "C2"]}
    assert scored(events[3]) == {"seat": 1, "points": 0, "total": 0, "cards": []}
    assert game.position()["session"] == 2

    game, events = raid_rolling(1, "raid 1 2", deck=[], **keys)
    assert kinds(events) == ["rolled", "session-scored", "session-scored", "dealt"]


@pytest.mark.rule("KF-14")
def test_kf_14_a_last_octopus_with_nobody_to_raid_ends_the_session() -> None:
    game = at(series=["E1"], deck=["X"], collections=[["A1"], []])
    events = game.play("flip")
    assert kinds(events) == ["flipped", "octopus", "lost", "session-scored", "session-scored", "dealt"]
    assert one(events, "lost").data["cards"] == ["E1", "X"]
    assert game.position()["session"] == 2


@pytest.mark.rule("KF-14")
def test_kf_14_the_session_goes_on_while_the_deck_has_a_card() -> None:
    game = at(series=["A1"], deck=["B1", "C1"])
    game.play("flip")
    assert game.moves() == ("flip", "stop")
    game.play("stop")
    position = game.position()
    assert (position["session"], position["turn"], position["deck"]) == (1, 1, ["C1"])


def scored(event: Any) -> dict[str, Any]:
    """The data of a session-scored event, with its cards in deck order."""
    assert event.kind == "session-scored"
    return {**event.data, "cards": sorted(event.data["cards"])}


@pytest.mark.rule("KF-15")
@pytest.mark.parametrize(
    ("collection", "points"),
    [
        ([], 0),
        (["A1", "B4", "C3", "D3"], 11),  # the page's example
        (["A1", "A1", "B4", "B3", "B2", "C3", "C2", "C1", "C1", "D3", "D2"], 11),  # smaller fish add nothing
        (["A1", "A2", "A3", "A4"], 4),
        (["A4", "A1"], 4),
        (["J2", "J2"], 2),
        ([f"{species}4" for species in "ABCDEFGHIJ"], 40),
        ([f"{species}{value}" for species in "ABCDEFGHIJ" for value in (1, 1, 2, 2, 3, 4)], 40),
    ],
)
def test_kf_15_the_best_fish_of_each_species_count(collection: list[str], points: int) -> None:
    game = at(session=3, totals=[5, 20], turn=0, deck=["X", "X"], collections=[[], collection])
    assert game.scores == (5, 20 + points)
    game = at(session=3, totals=[5, 20], turn=0, deck=["X"], collections=[collection, []])
    mine, _ = [event.data for event in game.play("flip") if event.kind == "session-scored"]
    assert (mine["points"], mine["total"]) == (points, 5 + points)
    assert game.position()["totals"] == [5 + points, 20]


@pytest.mark.rule("KF-15")
def test_kf_15_the_series_on_the_table_does_not_count() -> None:
    game = at(series=["A4", "B4"], deck=["C1"], discard=["D4"], collections=[["E2"], ["E3"]])
    assert game.scores == (2, 3)


# The end of the game


def last_flip(totals: list[int], target: int | None = None) -> tuple[Game, list[str]]:
    """The last card of a session, worth 1 point to seat 0, when these are the totals before it."""
    options = {} if target is None else {"target": target}
    game = at(players=len(totals), session=4, totals=totals, deck=["A1"], options=options)
    return game, kinds(game.play("flip"))


@pytest.mark.rule("KF-16")
def test_kf_16_the_game_ends_with_77_after_a_session() -> None:
    game, events = last_flip([76, 10])
    assert events == ["flipped", "kept", "session-scored", "session-scored", "game-over"]
    assert game.over
    assert (game.turn, game.phase, game.moves()) == (None, None, ())
    assert game.scores == (77, 10)
    assert game.winners == (0,)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners, game.outcome.scores) == ("target-reached", (0,), (77, 10))
    position = game.position()
    assert (position["over"], position["winners"], position["turn"], position["phase"]) == (True, [0], None, None)
    assert (position["session"], position["totals"], position["collections"]) == (4, [76, 10], [["A1"], []])


@pytest.mark.rule("KF-16")
def test_kf_16_with_76_another_session_follows() -> None:
    game, events = last_flip([75, 76])
    assert events[-1] == "dealt"
    assert not game.over
    assert (game.winners, game.outcome) == ((), None)
    assert game.position()["totals"] == [76, 76]


@pytest.mark.rule("KF-16")
def test_kf_16_77_in_the_middle_of_a_session_does_not_end_the_game() -> None:
    game = at(session=4, totals=[76, 10], series=["A4"], deck=["B1", "C1"])
    game.play("stop")
    assert game.scores == (80, 10)
    assert (game.over, game.turn) == (False, 1)


@pytest.mark.rule("KF-16")
def test_kf_16_the_highest_total_wins_not_everybody_who_reached_77() -> None:
    game = at(
        players=3, session=4, totals=[76, 76, 40], deck=["A1"], collections=[[], ["B4"], ["C4", "D4", "E4"]], turn=0
    )
    game.play("flip")
    assert game.scores == (77, 80, 52)
    assert game.winners == (1,)


@pytest.mark.rule("KF-16")
def test_kf_16_anybody_may_reach_77_not_only_who_flips_the_last_card() -> None:
    game = at(players=3, session=4, totals=[10, 11, 76], deck=["A1"], collections=[[], [], ["B1"]], turn=0)
    game.play("flip")
    assert game.over
    assert game.winners == (2,)


@pytest.mark.rule("KF-16")
def test_kf_16_equal_highest_totals_share_the_win() -> None:
    game = at(players=4, session=4, totals=[76, 76, 76, 40], deck=["A2"], collections=[[], ["C2"], ["D1"], []], turn=0)
    game.play("flip")
    assert game.scores == (78, 78, 77, 40)
    assert game.winners == (0, 1)
    assert game.position()["winners"] == [0, 1]


@pytest.mark.rule("KF-16")
@pytest.mark.parametrize(("target", "totals", "over"), [(30, [29, 0], True), (31, [29, 0], False), (1, [0, 0], True)])
def test_kf_16_the_option_target(target: int, totals: list[int], over: bool) -> None:
    game, _ = last_flip(totals, target)
    assert game.over == over


@pytest.mark.rule("KF-16")
def test_kf_16_the_target_may_be_above_77() -> None:
    game, _ = last_flip([90, 80], target=100)
    assert not game.over
    assert game.position()["totals"] == [91, 80]


@pytest.mark.rule("KF-16")
def test_kf_16_the_target_is_77_unless_given_and_from_1_to_1000() -> None:
    assert shoal.new("kleine-fische", seed=1).options == {"target": 77, "starter": "lowest"}
    assert shoal.new("kleine-fische", seed=1, target=1000).options["target"] == 1000
    for target in (0, 1001, "77", True, None):
        with pytest.raises(shoal.OptionError, match="target"):
            shoal.new("kleine-fische", seed=1, target=target)
    with pytest.raises(shoal.OptionError, match="starter"):
        shoal.new("kleine-fische", seed=1, starter="youngest")


@pytest.mark.rule("KF-16")
@pytest.mark.parametrize("move", ["flip", "stop", "raid 1 1", "decline"])
def test_kf_16_nothing_can_be_played_after_the_end(move: str) -> None:
    game, _ = last_flip([76, 10])
    refused(game, move, "KF-16", "the game is over")


@pytest.mark.rule("KF-16")
def test_kf_16_totals_add_up_over_the_sessions_of_a_whole_game() -> None:
    game = shoal.new("kleine-fische", players=3, seed=11, target=40)
    totals = Counter[int]()
    for _ in range(1000):
        if game.over:
            break
        for event in game.play(game.moves()[-1]):
            if event.kind == "session-scored":
                totals[event.data["seat"]] += event.data["points"]
                assert event.data["total"] == totals[event.data["seat"]]
    assert game.over
    assert game.scores == (totals[0], totals[1], totals[2])
    assert max(game.scores) >= 40
    assert game.position()["session"] > 1
    assert max(game.position()["totals"]) < 40


@pytest.mark.rule("KF-16")
def test_kf_16_a_raid_after_the_last_octopus_may_end_the_game() -> None:
    ended = Counter(
        game.over for game, _ in raids("raid 1 1", session=4, totals=[76, 70], deck=[], collections=[[], ["B1"]])
    )
    assert ended[True] > 100  # five faces of six bring the card, and with it the 77th point
    assert ended[False] > 10
