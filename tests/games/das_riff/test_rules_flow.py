"""RF-23 to RF-30: flow and refill, the end, and what everybody knows."""

from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.engine.rng import key_words, new_key
from tests.games.das_riff.positions import at, broods, fish, kinds, one, over, play, refused, row, worms

WATER = "water"
MANY = ["coral"] * 10 + ["pearl"] * 9 + ["shark"] * 8


def filled(rows: list[list[Any]]) -> list[list[Any]]:
    return [row(*cards) for cards in rows]


# Flow


@pytest.mark.rule("RF-23")
def test_rf_23_rows_close_up_toward_the_sea_open_and_hidden_alike() -> None:
    game = at(
        rows=[[None, "Rf", None, "coral"], [None, "Gf", "Bm", None, "pearl"], [None] * 7 + ["shark"], ["Om"]],
        open=[[False, True, False, True], [False, True, False, False, True], [], [True]],
    )
    game.play("end")
    position = game.position()
    assert position["rows"] == filled([["Rf", "coral"], ["Gf", "Bm", "pearl"], ["shark"], ["Om"]])
    assert position["open"][1] == [True, False, True] + [False] * 5
    assert position["open"][2] == [False] * 8
    assert position["discard"] == []


@pytest.mark.rule("RF-23")
def test_rf_23_only_when_the_turn_has_ended() -> None:
    game = at(rows=[["pearl", "coral"], [], [], []], worms=worms("R"), draw=["Rf"])
    game.play("take 1/1")
    assert game.position()["rows"][0] == row(None, "coral")
    assert game.position()["draw"] == ["Rf"]
    game.play("end")
    assert game.position()["rows"][0] == row("coral", "Rf")


@pytest.mark.rule("RF-24")
def test_rf_24_open_water_at_the_sea_end_flows_off_as_far_as_it_goes() -> None:
    game = at(
        rows=[[None, WATER, WATER, "Rf", WATER], [WATER, "Gf"], [WATER, WATER, "Bm"], ["Om", WATER]],
        open=[[False, True, True, True, True], [True, False], [True, False, False], [True, True]],
        draw=MANY,
    )
    events = game.play("end")
    position = game.position()
    rest = [["Rf", WATER], ["Gf"], [WATER, "Bm"], ["Om", WATER]]
    assert [cards[: len(left)] for cards, left in zip(position["rows"], rest, strict=True)] == rest
    assert Counter(card for cards in position["rows"] for card in cards)[WATER] == 3
    assert position["open"][2][:2] == [False, False]  # hidden water stops it
    assert position["discard"] == [WATER] * 4
    washed = [event.data for event in events if event.kind == "washed"]
    assert washed == [{"row": 1, "number": 2}, {"row": 2, "number": 1}, {"row": 3, "number": 1}]


@pytest.mark.rule("RF-24")
def test_rf_24_water_that_comes_to_the_sea_end_by_refilling_stays_for_this_turn() -> None:
    game = at(rows=[[WATER], [], [], []], draw=[WATER, "Rf", *MANY, "Rm", "Ym", "Gm"])
    game.play("end")
    assert game.position()["rows"][0][:3] == [WATER, "Rf", "coral"]


# Shuffling


@pytest.mark.rule("RF-25")
@pytest.mark.parametrize(("discarded", "shuffled"), [(5, False), (6, False), (7, True), (9, True)])
def test_rf_25_seven_discarded_cards_are_shuffled_into_the_draw_pile(discarded: int, shuffled: bool) -> None:
    full = [["Om"], ["pearl"] * 8, [], []]
    game = at(
        rows=full, discard=[WATER] * discarded, draw=["coral"] * 10 + ["shark"] * 8 + ["Rm", "Rm", "Ym", "Gm", "Bm"]
    )
    events = game.play("end")
    assert ("shuffled" in kinds(events)) == shuffled
    position = game.position()
    assert len(position["discard"]) == (0 if shuffled else discarded)
    if shuffled:
        assert one(events, "shuffled").data == {"number": discarded}
        everywhere = [card for cards in position["rows"] for card in cards if card] + position["draw"]
        assert Counter(everywhere)[WATER] == discarded


@pytest.mark.rule("RF-25")
def test_rf_25_the_cards_of_this_turns_flow_count() -> None:
    game = at(rows=[[WATER] * 2 + ["Rf"], [], [], []], discard=["pearl"] * 5, draw=["coral"] * 10)
    assert "shuffled" in kinds(game.play("end"))


@pytest.mark.rule("RF-25")
def test_rf_25_it_really_is_shuffled() -> None:
    tops = Counter(
        at(seed, rows=[[], [], [], []], discard=[WATER] * 7, draw=["coral"] * 7).copy().play("end")[2].data["cards"][0]
        for seed in range(200)
    )
    assert 60 < tops[WATER] < 140


@pytest.mark.rule("RF-25")
def test_rf_25_fewer_are_shuffled_in_if_the_draw_pile_cannot_fill_the_reef() -> None:
    rows = [["Rf"] + ["coral"] * 7, ["pearl"] * 8, ["shark"] * 8, ["Gf"] + [WATER] * 5]
    enough = at(rows=rows, draw=["Bm", "Bm"], discard=["Om"])
    assert "shuffled" not in kinds(enough.play("end"))
    assert enough.position()["discard"] == ["Om"]
    few = at(rows=rows, draw=["Bm"], discard=["Om"])
    assert "shuffled" in kinds(few.play("end"))
    assert few.position()["discard"] == few.position()["draw"] == []
    assert sorted(few.position()["rows"][3][6:]) == ["Bm", "Om"]


@pytest.mark.rule("RF-25")
def test_rf_25_an_empty_discard_pile_is_not_shuffled_in() -> None:
    game = at(rows=[["Rf"], [], [], []], draw=["Bm", "Bf"])
    assert "shuffled" not in kinds(game.play("end"))
    assert game.position()["rows"][0] == row("Rf", "Bm", "Bf")  # in the order of the pile


@pytest.mark.rule("RF-25")
def test_rf_25_looked_at_once_before_filling() -> None:
    game = at(rows=[["Rf"], [], [], []], draw=["coral"] * 10 + ["pearl"] * 9 + ["shark"] * 8 + ["Bm"] * 2, discard=[])
    events = game.play("end")
    assert "shuffled" not in kinds(events)
    assert game.position()["draw"] == []


# Refill


@pytest.mark.rule("RF-26")
@pytest.mark.parametrize("active", [0, 1])
def test_rf_26_the_order_of_filling(active: int) -> None:
    rows = [["coral"] * 7, ["pearl"] * 6, ["shark"] * 7, [*[WATER] * 6]]
    rows[3][0] = "Of"
    draw = ["Rf", "Rm", "Yf", "Ym", "Gf", "Gm", "Bf"]
    game = at(active=active, rows=rows, draw=draw)
    events = game.play("end")
    position = game.position()
    gaps = [cards[len(before) :] for cards, before in zip(position["rows"], rows, strict=True)]
    if active == 0:
        assert gaps == [["Rf"], ["Rm", "Yf"], ["Ym"], ["Gf", "Gm"]]
    else:
        assert gaps == [["Gm"], ["Ym", "Gf"], ["Yf"], ["Rf", "Rm"]]
    assert position["draw"] == ["Bf"]
    assert position["open"] == [[True] * 8, [False] * 8, [False] * 8, [True] * 8]
    told = [event.data for event in events if event.kind.startswith("filled")]
    assert [event["row"] for event in told] == ([1, 2, 3, 4] if active == 0 else [4, 3, 2, 1])
    assert ["cards" in event for event in told] == [True, False, False, True]  # hidden cards are not named
    assert [event["number"] for event in told] == [len(gap) for gap in (gaps if active == 0 else gaps[::-1])]


@pytest.mark.rule("RF-26")
@pytest.mark.parametrize("active", [0, 1])
def test_rf_26_if_cards_run_out_places_at_the_reef_end_stay_empty(active: int) -> None:
    game = at(active=active, rows=[["Rf"], [], [], ["Gf"]], draw=["coral"] * 9)
    game.play("end")
    position = game.position()
    own, near = (0, 1) if active == 0 else (3, 2)
    assert position["rows"][own][1:] == ["coral"] * 7
    assert position["rows"][near] == row("coral", "coral")
    assert position["rows"][3 - own] == row("Gf" if active == 0 else "Rf")
    assert position["draw"] == []


@pytest.mark.rule("RF-27")
def test_rf_27_then_it_is_the_other_players_turn() -> None:
    game = at(turn_number=5)
    events = game.play("end")
    assert kinds(events)[0] == "turn-ended"
    assert one(events, "rolled").data["turn_number"] == 6
    position = game.position()
    assert (position["active"], position["turn_number"], position["phase"], position["turn"]) == (1, 6, "pick", 0)
    play(game, "no worm", "end")
    assert game.position()["active"] == 0


# The end


@pytest.mark.rule("RF-28")
def test_rf_28_five_broods_win_at_once() -> None:
    game = at(
        rows=[["Rf"], [], [], []],
        worms=worms("RR"),
        corals=[[*broods("G+G", "Y+Y", "O+O", "P+P"), *fish("Bm")], broods("R+R")],
        broods=["R+B"],
        brood_pile=["B+B"],
        draw=["water"],
    )
    events = game.play("take 1/1")
    assert kinds(events)[-2:] == ["bred", "game-over"]
    assert game.over
    assert (game.scores, game.winners, game.turn, game.moves()) == ((5, 1), (0,), None, ())
    assert game.outcome is not None
    assert game.outcome.reason == "five-broods"
    position = game.position()
    assert (position["broods"], position["brood_pile"], position["draw"]) == ([], ["B+B"], ["water"])
    assert position["rows"][0] == row()  # no flow and no refill
    for move in ("end", "take 1/1", "worm R", "pay R"):
        refused(game, move, "RF-28", "the game is over")


@pytest.mark.rule("RF-28")
def test_rf_28_four_broods_do_not_win() -> None:
    game = at(
        rows=[["Rf"], [], [], []],
        worms=worms("R"),
        corals=[[*broods("G+G", "Y+Y", "O+O"), *fish("Bm")], []],
        broods=["R+B"],
        brood_pile=["B+B"],
    )
    game.play("take 1/1")
    assert not game.over
    assert game.position()["broods"] == ["B+B"]


@pytest.mark.rule("RF-29")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [(["R+R"], [], (0,)), ([], ["R+R"], (1,)), (["R+R"], ["B+B"], (0, 1)), ([], [], (0, 1))],
)
def test_rf_29_after_the_last_turn_more_broods_win(
    mine: list[str], theirs: list[str], winners: tuple[int, ...]
) -> None:
    game = at(
        options={"turn_limit": 20},
        turn_number=20,
        active=1,
        dice=["R", "B"],
        corals=[broods(*mine), broods(*theirs)],
        rows=[["Rf"], [], [], []],
        draw=["pearl"],
    )
    events = game.play("end")
    assert kinds(events) == ["turn-ended", "filled", "game-over"]  # after the refill, without a roll
    assert game.over
    assert game.winners == winners
    assert game.outcome is not None
    assert game.outcome.reason == "turn-limit"
    position = game.position()
    assert (position["active"], position["turn_number"], position["dice"]) == (1, 20, ["R", "B"])
    assert (position["turn"], position["phase"]) == (None, None)


@pytest.mark.rule("RF-29")
def test_rf_29_the_limit_is_400_turns_unless_given() -> None:
    assert shoal.new("das-riff", seed=1).options == {"turn_limit": 400, "deck": None}
    for turn, ends in ((399, False), (400, True)):
        game = at(turn_number=turn)
        game.play("end")
        assert game.over == ends
    for wrong in (0, 10_001, "400", True, None):
        with pytest.raises(shoal.OptionError, match="turn_limit"):
            shoal.new("das-riff", seed=1, turn_limit=wrong)


@pytest.mark.rule("RF-29")
def test_rf_29_a_finished_position() -> None:
    game = over(options={"turn_limit": 7}, turn_number=7, corals=[broods("R+R"), []])
    assert game.outcome is not None
    assert (game.outcome.reason, game.winners) == ("turn-limit", (0,))


# Open and secret


@pytest.mark.rule("RF-30")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_rf_30_everything_is_seen_but_face_down_cards_and_the_order_of_the_piles(seat: int | None) -> None:
    game = shoal.new("das-riff", seed=30)
    play(game, "no worm", "end")
    view, position = game.view(seat), game.position()
    same = ("active", "turn_number", "dice", "worms", "stock", "open", "discard", "broods", "boats", "corals")
    for key in (*same, "pearls", "sharks", "target", "due"):
        assert view[key] == position[key]
    assert view["rows"][0] == position["rows"][0]
    assert view["rows"][3] == position["rows"][3]
    assert view["rows"][1] == view["rows"][2] == ["?"] * 8
    assert view["draw"] == len(position["draw"])
    assert view["brood_pile"] == len(position["brood_pile"])
    hidden = position["rows"][1] + position["rows"][2] + position["draw"]
    assert Counter(view["seen"]["hidden"]) == Counter(hidden)
    assert Counter(view["seen"]["brood_pile"]) == Counter(position["brood_pile"])


@pytest.mark.rule("RF-30")
def test_rf_30_the_hidden_things_are_redrawn_and_nothing_else() -> None:
    game = shoal.new("das-riff", seed=31)
    before = game.position()
    tops, broods_on_top, faces = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(300):
        other = game.copy()
        game.spec.kernels.resample(other.states, 0, seed % 3 - 1, key_words(new_key(seed)))
        assert other.view(0) == game.view(0)
        position = other.position()
        tops[position["draw"][0]] += 1
        broods_on_top[position["brood_pile"][0]] += 1
        faces[position["rows"][2][7]] += 1
        for key in position:
            if key not in ("rows", "draw", "brood_pile"):
                assert position[key] == before[key]
    hidden = Counter(before["rows"][1] + before["rows"][2] + before["draw"])
    assert set(tops) <= set(hidden)
    for seen in (tops, faces):
        assert abs(seen["water"] - 300 * hidden["water"] / 44) < 40
    assert set(broods_on_top) == set(before["brood_pile"])


@pytest.mark.rule("RF-30")
def test_rf_30_prices_are_those_of_the_seat_and_of_the_active_player_for_a_spectator() -> None:
    game = at(
        active=1,
        boats=[1, 2],
        rows=[["Rf", "coral"], ["pearl", "Gf"], ["water", "shark"], ["water", None, "Om"]],
        open=[[True, True], [False, True], [True, False], [True, False, True]],
    )
    mine = [[1, None], [1, None], [None, None], [None, None]]
    theirs = [[3, 3], [1, 2], [None, 1], [None, None]]
    assert [prices[:2] for prices in game.view(0)["prices"]] == mine
    assert [prices[:2] for prices in game.view(1)["prices"]] == theirs
    assert game.view(None)["prices"] == game.view(1)["prices"]
    assert {price for prices in game.view(1)["prices"] for price in prices[2:]} == {None}
    turned = at(rows=[[], ["Gf"], [], []], worms=worms("R"))
    turned.play("turn 2/1")
    assert turned.view(0)["prices"][1][0] == 1
    assert turned.view(1)["prices"][1][0] == 2
    turned.play("leave")
    assert turned.view(0)["prices"][1][0] == 2
