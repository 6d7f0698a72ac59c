"""RF-9 to RF-14: acting, prices and payment, taking and turning up cards."""

import pytest

from tests.games.das_riff.positions import EMPTY, fish, kinds, one, play, reef, refused, row, worms

# Acting


@pytest.mark.rule("RF-9")
def test_rf_9_acts_in_any_order_and_as_often_as_payable() -> None:
    game = reef(
        ["pearl", "shark", "coral"],
        ["Rf"],
        hidden=True,
        boats=[2, 1],
        sharks=[1, 0],
        worms=worms("RRRR"),
    )
    assert game.moves() == ("take 1/1", "take 1/2", "turn 2/1", "boat", "shark 1/1", "shark 1/2", "shark 1/3", "end")
    play(game, "take 1/2", "shark 1/1", "turn 2/1", "leave")
    assert (game.turn, game.phase) == (0, "act")
    assert game.position()["worms"] == worms("RR")
    assert game.moves() == ("shark 1/3", "shark 2/1", "end")


@pytest.mark.rule("RF-9")
def test_rf_9_doing_nothing_is_allowed_and_the_turn_ends_only_by_itself() -> None:
    game = reef(["pearl"], worms=worms("R"))
    game.play("end")
    assert (game.position()["active"], game.position()["turn_number"]) == (1, 2)
    game = reef(worms=worms())
    assert game.moves() == ("end",)


# Taking cards


@pytest.mark.rule("RF-10")
@pytest.mark.parametrize(("boats", "lanes"), [([1, 8], 1), ([3, 8], 3), ([8, 1], 8)])
def test_rf_10_only_lanes_with_a_boat_of_ones_own(boats: list[int], lanes: int) -> None:
    full: list[str | None] = ["pearl"] * 8
    game = reef(full, worms=worms("R"), boats=boats)
    assert [move for move in game.moves() if move.startswith("take")] == [f"take 1/{n}" for n in range(1, lanes + 1)]
    if lanes < 8:
        refused(game, f"take 1/{lanes + 1}", "RF-10", f"you have no boat at lane {lanes + 1}")
    hidden = reef([], ["pearl"] * 8, hidden=True, worms=worms("R"), boats=boats)
    assert [move for move in hidden.moves() if move.startswith("turn")] == [f"turn 2/{n}" for n in range(1, lanes + 1)]
    if lanes < 8:
        refused(hidden, f"turn 2/{lanes + 1}", "RF-10", f"you have no boat at lane {lanes + 1}")


@pytest.mark.rule("RF-11")
@pytest.mark.parametrize(("seat", "prices"), [(0, [1, 2, 2, 3]), (1, [3, 2, 2, 1])])
@pytest.mark.parametrize("card", ["pearl", "shark", "coral", "Rf"])
def test_rf_11_one_worm_in_the_own_row_two_in_the_middle_three_in_the_other(
    seat: int, prices: list[int], card: str
) -> None:
    for number, price in enumerate(prices):
        rows: list[list[str | None]] = [[], [], [], []]
        rows[number] = [card]
        held: list[dict[str, int]] = [{}, {}]
        held[seat] = {"R": price}
        enough = reef(*rows, active=seat, worms=held, corals=[[EMPTY], [EMPTY]])
        enough.play(f"take {number + 1}/1")
        assert enough.position()["worms"][seat]["R"] == 0
        assert enough.position()["rows"][number] == row()
        held[seat] = {"R": price - 1}
        few = reef(*rows, active=seat, worms=held, corals=[[EMPTY], [EMPTY]])
        assert few.moves() == ("end",)
        have = ["nothing to pay with", "only one worm or pearl for it", "only 2 worms and pearls for it"][price - 1]
        refused(few, f"take {number + 1}/1", "RF-11", f"it costs {price}, and you have {have}")


@pytest.mark.rule("RF-11")
def test_rf_11_a_fish_costs_worms_of_its_colour_or_pearls() -> None:
    game = reef([], [], [], ["Bm"], corals=[fish(None), []], worms=worms("BRRRR"), pearls=[1, 0])
    refused(game, "take 4/1", "RF-11", "it costs 3, and you have only 2 worms and pearls for it")
    game = reef([], [], [], ["Bm"], corals=[fish(None), []], worms=worms("BRRRR"), pearls=[2, 0])
    events = game.play("take 4/1")
    assert one(events, "paid").data["cards"] == ["B", "pearl", "pearl"]
    position = game.position()
    assert position["worms"] == worms("RRRR")
    assert (position["pearls"], position["discard"]) == ([0, 0], ["pearl", "pearl"])


@pytest.mark.rule("RF-11")
def test_rf_11_other_cards_cost_any_worms_and_the_player_chooses() -> None:
    game = reef([], ["coral"], worms=worms("RRG", "B"), pearls=[1, 0], stock={"G": 2, "O": 8})
    assert kinds(game.play("take 2/1")) == ["wanted"]
    assert (game.phase, game.turn) == ("pay", 0)
    assert (game.position()["target"], game.position()["due"]) == ("2/1", 2)
    assert game.position()["rows"][1] == row("coral")  # until the purchase is complete
    assert game.moves() == ("pay R", "pay G", "pay pearl")
    refused(game, "pay B", "RF-11", "you have no worm of colour B")
    refused(game, "end", "RF-11", "a purchase is going on, and 2 worms are still to be paid")
    assert kinds(game.play("pay G")) == ["paid"]
    assert game.position()["due"] == 1
    assert game.moves() == ("pay R", "pay pearl")
    events = game.play("pay pearl")
    assert kinds(events) == ["paid", "taken"]
    position = game.position()
    assert position["worms"] == worms("RR", "B")
    assert position["stock"] == {"R": 0, "Y": 0, "G": 3, "B": 0, "P": 0, "O": 8}
    assert (position["pearls"], position["discard"]) == ([0, 0], ["pearl"])
    assert (position["phase"], position["target"], position["due"]) == ("act", None, 0)
    refused(game, "pay R", "RF-11", "nothing is being bought")


@pytest.mark.rule("RF-11")
def test_rf_11_a_fish_is_not_paid_with_another_colour() -> None:
    game = reef(["Bm"], corals=[fish(None), []], worms=worms("BR"), pearls=[1, 0])
    game.play("take 1/1")
    assert game.moves() == ("pay B", "pay pearl")
    refused(game, "pay R", "RF-11", "Bm is paid with worms of its own colour, or pearls")
    refused(game, "pay O", "RF-11", "Bm is paid with worms of its own colour, or pearls")


@pytest.mark.rule("RF-11")
@pytest.mark.parametrize(
    ("held", "pearls", "price", "asked"),
    [
        ("RRR", 0, 3, False),
        ("RRRRR", 0, 3, False),
        ("RYG", 0, 3, False),
        ("RY", 1, 3, False),
        ("", 4, 3, False),
        ("RRRY", 0, 3, True),
        ("RRR", 1, 3, True),
        ("R", 0, 1, False),
        ("RR", 0, 1, False),
        ("RY", 0, 1, True),
    ],
)
def test_rf_11_a_payment_is_made_by_itself_if_there_is_only_one(
    held: str, pearls: int, price: int, asked: bool
) -> None:
    rows: list[list[str | None]] = [["shark"], [], [], ["shark"]]
    game = reef(*rows, worms=worms(held), pearls=[pearls, 0])
    game.play("take 4/1" if price == 3 else "take 1/1")
    assert (game.phase == "pay") == asked


@pytest.mark.rule("RF-11")
def test_rf_11_once_asked_every_worm_is_asked_for() -> None:
    game = reef([], ["shark"], worms=worms("RRY"))
    play(game, "take 2/1", "pay Y")
    assert game.moves() == ("pay R",)
    game.play("pay R")
    assert game.position()["sharks"] == [1, 0]


@pytest.mark.rule("RF-12")
def test_rf_12_turning_up_costs_one_worm_of_any_colour() -> None:
    game = reef([], [], ["Gf"], hidden=True, worms=worms("PG"), corals=[fish(None), []])
    refused(game, "take 3/1", "RF-12", "the card lies face down and has to be turned up first")
    game.play("turn 3/1")
    assert (game.phase, game.position()["target"], game.position()["due"]) == ("pay", "3/1", 1)
    assert game.moves() == ("pay G", "pay P")
    assert game.position()["open"][2][0] is False
    events = game.play("pay P")
    assert kinds(events) == ["paid", "turned-up"]
    assert events[1].data == {"seat": 0, "place": "3/1", "card": "Gf"}
    assert (game.phase, game.position()["target"], game.position()["due"]) == ("turned", "3/1", 0)
    assert game.position()["open"][2][0] is True
    assert game.moves() == ("take", "leave")
    refused(game, "end", "RF-12", "the card just turned up is taken or left first")


@pytest.mark.rule("RF-12")
def test_rf_12_then_it_costs_one_more_of_its_colour() -> None:
    game = reef([], [], ["Gf"], hidden=True, worms=worms("PG"), corals=[fish(None), []])
    events = play(game, "turn 3/1", "pay P", "take")
    assert kinds(events) == ["wanted", "paid", "taken", "placed"]
    assert game.position()["worms"] == worms()
    assert game.position()["corals"][0] == fish("Gf")
    game = reef([], [], ["Gf"], hidden=True, worms=worms("PG"), corals=[fish(None), []])
    play(game, "turn 3/1", "pay G")
    refused(game, "take", "RF-11", "it costs 1, and you have nothing to pay with")
    assert game.moves() == ("leave",)


@pytest.mark.rule("RF-12")
def test_rf_12_a_pearl_turns_up_and_pays_too() -> None:
    game = reef([], ["coral"], hidden=True, worms=worms("P"), pearls=[2, 0])
    play(game, "turn 2/1", "pay pearl", "take")
    assert game.moves() == ("pay P", "pay pearl")
    game.play("pay pearl")
    assert game.position()["discard"] == ["pearl", "pearl"]
    assert game.position()["corals"][0] == [EMPTY]


@pytest.mark.rule("RF-12")
def test_rf_12_a_card_left_stays_open_and_costs_two() -> None:
    game = reef([], ["coral"], hidden=True, worms=worms("RRR"))
    game.play("turn 2/1")
    assert kinds(game.play("leave")) == ["left"]
    assert (game.phase, game.position()["open"][1][0]) == ("act", True)
    refused(game, "turn 2/1", "RF-12", "the card lies open already")
    refused(game, "take", "RF-12", "no card has just been turned up")
    refused(game, "leave", "RF-12", "no card has just been turned up")
    game.play("take 2/1")
    assert game.position()["worms"] == worms()


@pytest.mark.rule("RF-12")
def test_rf_12_nothing_to_pay_with_turns_nothing_up() -> None:
    game = reef([], ["coral"], hidden=True, worms=worms())
    refused(game, "turn 2/1", "RF-12", "it costs 1, and you have nothing to pay with")


@pytest.mark.rule("RF-13")
def test_rf_13_open_water_cannot_be_taken() -> None:
    game = reef(["water"], worms=worms("RRR"))
    refused(game, "take 1/1", "RF-13", "open water cannot be taken")
    game = reef([], ["water"], hidden=True, worms=worms("RRR"))
    game.play("turn 2/1")
    assert game.moves() == ("leave",)
    refused(game, "take", "RF-13", "open water cannot be taken")


@pytest.mark.rule("RF-13")
def test_rf_13_a_card_without_a_place_cannot_be_taken() -> None:
    game = reef(["Rf"], worms=worms("R"))
    refused(game, "take 1/1", "RF-17", "none of your corals can take Rf")
    game = reef([], ["Rf"], hidden=True, worms=worms("RR"))
    game.play("turn 2/1")
    assert game.moves() == ("leave",)
    refused(game, "take", "RF-17", "none of your corals can take Rf")


@pytest.mark.rule("RF-14")
def test_rf_14_gaps_stay_open_until_the_flow() -> None:
    game = reef(["pearl", "shark"], worms=worms("RR"), boats=[2, 1])
    game.play("take 1/1")
    assert game.position()["rows"][0] == row(None, "shark")
    assert game.position()["open"][0][:2] == [False, True]
    refused(game, "take 1/1", "RF-14", "there is no card")
    refused(game, "turn 2/1", "RF-14", "there is no card")
    play(game, "take 1/2", "pay R")
    refused(game, "shark 1/1", "RF-14", "there is no card")
