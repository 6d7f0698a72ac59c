"""RF-15 to RF-22: corals and broods, pearls, sharks and boats."""

import pytest

from tests.games.das_riff.positions import EMPTY, broods, fish, kinds, one, play, reef, refused, row, worms

# Corals and broods


@pytest.mark.rule("RF-15")
def test_rf_15_a_coral_lies_before_the_player() -> None:
    game = reef(["coral"], worms=worms("R"), corals=[fish("Rf"), []])
    game.play("take 1/1")
    assert game.position()["corals"] == [[*fish("Rf"), EMPTY], []]


@pytest.mark.rule("RF-15")
@pytest.mark.parametrize("held", [fish(None, None, None, None, None), [*broods("R+R", "R+B"), *fish("Rf", "Rm", None)]])
def test_rf_15_never_more_than_five_corals(held: list[dict[str, str | None]]) -> None:
    game = reef(["coral"], worms=worms("R"), corals=[held, []])
    refused(game, "take 1/1", "RF-15", "you have five corals already")
    four = reef(["coral"], worms=worms("R"), corals=[held[:4], held[4:]])
    four.play("take 1/1")
    assert len(four.position()["corals"][0]) == four.view(None)["most_corals"] == 5


@pytest.mark.rule("RF-16")
def test_rf_16_a_fish_goes_to_a_coral_at_once() -> None:
    game = reef(["Rf"], worms=worms("R"), corals=[[*broods("B+B"), EMPTY, EMPTY], []])
    events = game.play("take 1/1")  # equal corals are one choice, and that is not asked for
    assert kinds(events) == ["wanted", "paid", "taken", "placed"]
    assert events[-1].data == {"seat": 0, "card": "Rf", "coral": 2}
    assert game.position()["corals"][0] == [*broods("B+B"), *fish("Rf", None)]


@pytest.mark.rule("RF-16")
def test_rf_16_the_player_chooses_among_different_corals_after_paying() -> None:
    game = reef(
        ["Rf"],
        worms=worms("R"),
        pearls=[1, 0],
        corals=[[*fish("Bm", None, "Bm", "Ym"), EMPTY], []],
        broods=["R+B", "R+Y"],
    )
    play(game, "take 1/1", "pay R")
    assert (game.phase, game.position()["target"], game.position()["due"]) == ("coral", "1/1", 0)
    assert game.position()["rows"][0] == row("Rf")
    assert game.moves() == ("coral 1", "coral 2", "coral 4")
    refused(game, "coral 3", "RF-16", "a coral with a lower number holds the same; name that one")
    refused(game, "coral 5", "RF-16", "a coral with a lower number holds the same; name that one")
    refused(game, "end", "RF-16", "the fish just taken has to be put on a coral first")
    game.play("coral 2")
    assert game.position()["corals"][0] == fish("Bm", "Rf", "Bm", "Ym", None)
    refused(game, "coral 1", "RF-16", "no fish has just been taken")


@pytest.mark.rule("RF-16")
def test_rf_16_there_is_no_move_for_moving_a_fish() -> None:
    game = reef(worms=worms("R"), corals=[fish("Rf", None), []])
    assert game.moves() == ("end",)


@pytest.mark.rule("RF-17")
@pytest.mark.parametrize(
    ("parent", "other", "opened", "takes"),
    [
        ("Bm", "Rf", ["R+B"], True),
        ("Rf", "Bm", ["R+B"], True),
        ("Bf", "Rm", ["R+B"], True),
        ("Rf", "Rm", ["R+R"], True),
        ("Bf", "Rf", ["R+B"], False),  # both female
        ("Bm", "Rm", ["R+B"], False),  # both male
        ("Bm", "Rf", ["R+R", "B+B", "R+Y"], False),  # no such brood
        ("Bm", "Rf", [], False),
        ("Rf", "Rm", ["R+B"], False),
    ],
)
def test_rf_17_a_second_fish_only_if_the_two_breed_at_once(
    parent: str, other: str, opened: list[str], takes: bool
) -> None:
    game = reef([other], worms=worms("RRBB"), corals=[fish(parent), []], broods=opened)
    assert ("take 1/1" in game.moves()) == takes
    if not takes:
        refused(game, "take 1/1", "RF-17", f"none of your corals can take {other}")


@pytest.mark.rule("RF-17")
def test_rf_17_a_brood_in_the_pile_does_not_count_nor_a_finished_coral() -> None:
    game = reef(["Rf"], worms=worms("R"), corals=[fish("Bm"), []], brood_pile=["R+B"])
    refused(game, "take 1/1", "RF-17", "none of your corals can take Rf")
    game = reef(["Rf"], worms=worms("R"), corals=[broods("B+B"), fish(None)], broods=["R+B"])
    refused(game, "take 1/1", "RF-17", "none of your corals can take Rf")


@pytest.mark.rule("RF-17")
def test_rf_17_a_coral_that_does_not_take_the_fish_cannot_be_chosen() -> None:
    game = reef(["Rf"], worms=worms("R"), corals=[fish("Gf", None, "Bm"), []], broods=["R+B", "R+G"])
    game.play("take 1/1")
    assert game.moves() == ("coral 2", "coral 3")
    refused(game, "coral 1", "RF-17", "that coral cannot take Rf")
    refused(game, "coral 4", "RF-15", "you have only 3 corals")


@pytest.mark.rule("RF-18")
def test_rf_18_the_brood_succeeds() -> None:
    game = reef(["Rf"], worms=worms("R"), corals=[fish("Bm"), []], broods=["G+G", "R+B"], discard=["water"])
    events = game.play("take 1/1")
    assert kinds(events) == ["wanted", "paid", "taken", "placed", "bred"]
    assert events[-1].data == {"seat": 0, "brood": "R+B", "coral": 1, "cards": ["Bm", "Rf"]}
    position = game.position()
    assert position["corals"][0] == broods("R+B")
    assert position["broods"] == ["G+G"]
    assert position["discard"] == ["Rf", "Bm", "water"]
    assert game.scores == (1, 0)


@pytest.mark.rule("RF-18")
def test_rf_18_a_finished_coral_takes_no_more_fish_and_counts_among_the_five() -> None:
    game = reef(["Rf", "coral"], worms=worms("RR"), boats=[2, 1], corals=[broods("R+B", "B+B", "G+G", "Y+Y"), []])
    refused(game, "take 1/1", "RF-17", "none of your corals can take Rf")
    game.play("take 1/2")
    refused(game, "take 1/2", "RF-14", "there is no card")
    game.play("take 1/1")
    assert game.position()["corals"][0][4] == fish("Rf")[0]


@pytest.mark.rule("RF-19")
def test_rf_19_a_new_brood_is_opened_and_may_be_bred_at_once() -> None:
    game = reef(
        ["Rf", "Gf"],
        worms=worms("RG"),
        boats=[2, 1],
        corals=[fish("Bm", "Gm"), []],
        broods=["R+B", "Y+Y"],
        brood_pile=["G+G", "O+O"],
    )
    refused(game, "take 1/2", "RF-17", "none of your corals can take Gf")
    events = game.play("take 1/1")
    assert kinds(events)[-2:] == ["bred", "brood-opened"]
    assert events[-1].data == {"brood": "G+G"}
    assert (game.position()["broods"], game.position()["brood_pile"]) == (["Y+Y", "G+G"], ["O+O"])
    assert game.turn == 0
    game.play("take 1/2")
    assert game.scores == (2, 0)


# Pearls, sharks, boats


@pytest.mark.rule("RF-20")
def test_rf_20_pearls_and_sharks_are_kept_and_may_be_used_at_once() -> None:
    game = reef(["pearl", "shark", "pearl"], worms=worms("RR"), boats=[3, 1], pearls=[4, 0], sharks=[6, 0])
    play(game, "take 1/1", "pay R")
    assert game.position()["pearls"] == [5, 0]
    play(game, "take 1/2", "pay pearl")
    assert game.position()["sharks"] == [7, 0]
    play(game, "take 1/3", "pay pearl")
    assert game.position()["pearls"] == [4, 0]
    game = reef(["shark", "coral"], worms=worms("R"))
    refused(game, "shark 1/2", "RF-20", "you have no shark")
    play(game, "take 1/1", "shark 1/2")
    assert game.position()["discard"] == ["coral", "shark"]


@pytest.mark.rule("RF-20")
def test_rf_20_not_in_the_opponents_turn() -> None:
    game = reef(["coral"], phase="pick", dice=["R", "R"], sharks=[1, 1], pearls=[1, 1])
    refused(game, "shark 1/1", "RF-8", "first the opponent may pick a worm, or decline")
    game.play("no worm")
    assert game.turn == 0
    mine = reef(["coral"], active=0, sharks=[0, 1], worms=worms())
    refused(mine, "shark 1/1", "RF-20", "you have no shark")  # the other seat's is not mine


@pytest.mark.rule("RF-21")
@pytest.mark.parametrize("card", ["Rf", "coral", "pearl", "shark"])
@pytest.mark.parametrize("place", ["1/8", "2/8", "3/8", "4/8"])
def test_rf_21_a_shark_chases_an_open_card_anywhere(card: str, place: str) -> None:
    rows: list[list[str | None]] = [[], [], [], []]
    rows[int(place[0]) - 1] = [None] * 7 + [card]
    game = reef(*rows, sharks=[1, 0], worms=worms())
    events = game.play(f"shark {place}")
    assert kinds(events) == ["chased"]
    assert events[0].data == {"seat": 0, "place": place, "card": card}
    position = game.position()
    assert sorted(position["discard"]) == sorted([card, "shark"])
    assert position["rows"][int(place[0]) - 1] == row()
    assert position["sharks"] == [0, 0]
    assert game.turn == 0


@pytest.mark.rule("RF-21")
def test_rf_21_not_open_water_and_not_hidden_cards() -> None:
    game = reef(["water"], ["coral"], hidden=True, sharks=[1, 0], worms=worms())
    refused(game, "shark 1/1", "RF-21", "a shark does not chase open water")
    refused(game, "shark 2/1", "RF-21", "a shark chases only open cards")
    assert game.moves() == ("end",)


@pytest.mark.rule("RF-21")
def test_rf_21_a_single_parent_off_ones_own_coral() -> None:
    mine = [*broods("B+B"), *fish("Rm", None, "Gm", "Rm")]
    game = reef(sharks=[2, 0], worms=worms(), corals=[mine, fish("Ym")])
    assert game.moves() == ("shark coral 2", "shark coral 4", "end")
    refused(game, "shark coral 1", "RF-21", "there is no single fish on that coral")
    refused(game, "shark coral 3", "RF-21", "there is no single fish on that coral")
    refused(game, "shark coral 5", "RF-21", "a coral with a lower number holds the same; name that one")
    events = game.play("shark coral 2")
    assert events[0].data == {"seat": 0, "coral": 2, "card": "Rm"}
    assert game.position()["corals"] == [[*broods("B+B"), *fish(None, None, "Gm", "Rm")], fish("Ym")]
    assert game.position()["discard"] == ["Rm", "shark"]
    game.play("shark coral 5")
    refused(game, "shark coral 4", "RF-20", "you have no shark")


@pytest.mark.rule("RF-21")
def test_rf_21_not_the_opponents_corals() -> None:
    game = reef(sharks=[1, 0], worms=worms(), corals=[[], fish("Ym", "Yf")])
    assert game.moves() == ("end",)
    refused(game, "shark coral 1", "RF-15", "you have no coral")


@pytest.mark.rule("RF-22")
def test_rf_22_a_boat_costs_three_worms_or_pearls_and_goes_to_the_next_lane() -> None:
    game = reef(["water", "water", "shark"], worms=worms("RYG"), pearls=[1, 0], boats=[2, 1])
    refused(game, "take 1/3", "RF-10", "you have no boat at lane 3")
    assert one(game.play("boat"), "wanted").data == {"seat": 0, "target": "boat", "price": 3}
    assert (game.position()["target"], game.position()["due"]) == ("boat", 3)
    events = play(game, "pay G", "pay Y", "pay pearl")
    assert kinds(events) == ["paid", "boat-bought"]
    assert events[1].data == {"seat": 0, "boats": 3}
    assert game.position()["boats"] == [3, 1]
    assert game.position()["worms"] == worms("R")
    game.play("take 1/3")


@pytest.mark.rule("RF-22")
def test_rf_22_three_worms_are_needed() -> None:
    game = reef(worms=worms("RY"))
    refused(game, "boat", "RF-22", "it costs 3, and you have only 2 worms and pearls for it")


@pytest.mark.rule("RF-22")
def test_rf_22_eight_boats_for_one_player_and_fifteen_in_all() -> None:
    game = reef(worms=worms("RRRRRR"), boats=[7, 7])
    game.play("boat")
    assert game.position()["boats"] == [8, 7]
    refused(game, "boat", "RF-22", "you have a boat at every lane already")
    seven = reef(active=1, worms=worms("", "RRR"), boats=[8, 7])
    refused(seven, "boat", "RF-22", "all boats have been sold")
