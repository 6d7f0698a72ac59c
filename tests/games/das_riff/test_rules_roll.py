"""RF-1 to RF-8: the cards, the set-up, and the roll that begins a turn."""

from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.engine.game import Game
from tests.games.das_riff.positions import at, kinds, one, refused, worms

BOX = Counter({"coral": 10, "pearl": 9, "shark": 8, "water": 15})
for colour in "RBP":
    BOX.update({f"{colour}m": 2, f"{colour}f": 1})
for colour in "YGO":
    BOX.update({f"{colour}m": 1, f"{colour}f": 2})
PAIRS = [f"{a}+{b}" for i, a in enumerate("RYGBPO") for b in "RYGBPO"[i:]]
DECK: dict[str, Any] = {
    "corals": 10,
    "pearls": 9,
    "sharks": 8,
    "water": 15,
    "fish": {text: copies for text, copies in BOX.items() if len(text) == 2},
}


def reef(position: dict[str, Any]) -> list[str]:
    """All reef cards of a game that has just been dealt."""
    return [card for row in position["rows"] for card in row] + list(position["draw"])


# Material


@pytest.mark.rule("RF-1")
def test_rf_1_the_sixty_reef_cards() -> None:
    assert BOX.total() == 60
    assert sum(copies for text, copies in BOX.items() if len(text) == 2) == 18
    for seed in range(3):
        assert Counter(reef(shoal.new("das-riff", seed=seed).position())) == BOX


@pytest.mark.rule("RF-1")
def test_rf_1_another_deck_may_be_given() -> None:
    fish = {**DECK["fish"], "Rm": 1, "Of": 1}
    deck = {**DECK, "corals": 12, "fish": fish}
    game = shoal.new("das-riff", seed=1, deck=deck)
    assert Counter(reef(game.position())) == BOX + Counter({"coral": 2}) - Counter({"Rm": 1, "Of": 1})
    assert game.options["deck"] == deck
    assert shoal.load(game.save()).position() == game.position()
    with pytest.raises(shoal.PositionError) as refusal:
        shoal.position("das-riff", {"options": {"deck": deck}, "draw": ["Rm", "Rm"]})
    assert refusal.value.key == "draw"
    assert len(shoal.position("das-riff", {"options": {"deck": deck}, "draw": ["coral"] * 12}).position()["draw"]) == 12


@pytest.mark.rule("RF-1")
@pytest.mark.parametrize(
    ("line", "deck"),
    [
        ("61 cards", {**DECK, "corals": 11}),
        ("59 cards", {**DECK, "water": 14}),
        ("corals", {**DECK, "corals": -1}),
        ("pearls", {**DECK, "pearls": "9"}),
        ("sharks", {key: value for key, value in DECK.items() if key != "sharks"}),
        ("water", {**DECK, "water": True}),
        ("fish.Rm", {**DECK, "fish": {**DECK["fish"], "Rm": 3}}),
        ("fish.Gf", {**DECK, "fish": {**DECK["fish"], "Gf": 0}}),
        ("fish.Om", {**DECK, "fish": {key: value for key, value in DECK["fish"].items() if key != "Om"}}),
        ("Xm", {**DECK, "fish": {**DECK["fish"], "Xm": 1}}),
        ("whales", {**DECK, "whales": 1}),
        ("fish", {**DECK, "fish": 18}),
        ("fish", {}),
    ],
)
def test_rf_1_a_deck_that_does_not_add_up_is_refused_by_the_line(line: str, deck: dict[str, Any]) -> None:
    with pytest.raises(shoal.DeckError, match=line):
        shoal.new("das-riff", seed=1, deck=deck)


@pytest.mark.rule("RF-2")
def test_rf_2_a_brood_for_every_pair_of_colours() -> None:
    position = shoal.new("das-riff", seed=2).position()
    assert sorted(position["broods"] + position["brood_pile"]) == sorted(PAIRS)
    assert len(PAIRS) == 21


@pytest.mark.rule("RF-3")
def test_rf_3_eight_worms_of_each_colour() -> None:
    position = shoal.new("das-riff", seed=3).position()
    for colour in "RYGBPO":
        assert position["stock"][colour] + sum(seat[colour] for seat in position["worms"]) == 8


@pytest.mark.rule("RF-3")
def test_rf_3_the_dice_show_six_colours_equally_often() -> None:
    rolls = [tuple(shoal.new("das-riff", seed=seed).position()["dice"]) for seed in range(600)]
    for die in range(2):
        faces = Counter(roll[die] for roll in rolls)
        assert set(faces) == set("RYGBPO")
        assert all(abs(number - 100) < 45 for number in faces.values())
    assert 60 < sum(first == second for first, second in rolls) < 145


# Set-up


@pytest.mark.rule("RF-4")
def test_rf_4_four_rows_of_eight_the_middle_ones_face_down() -> None:
    position = shoal.new("das-riff", seed=4).position()
    assert [len(row) for row in position["rows"]] == [8] * 4
    assert None not in [card for row in position["rows"] for card in row]
    assert position["open"] == [[True] * 8, [False] * 8, [False] * 8, [True] * 8]
    assert len(position["draw"]) == 28
    assert position["discard"] == []


@pytest.mark.rule("RF-4")
def test_rf_4_the_reef_is_shuffled_and_nothing_flows() -> None:
    layouts = [reef(shoal.new("das-riff", seed=seed).position()) for seed in range(400)]
    for place in (0, 12, 31, 59):
        assert 60 < sum(layout[place] == "water" for layout in layouts) < 145  # 400 × 15 / 60 is 100
    assert layouts[0] == reef(shoal.new("das-riff", seed=0).position())


@pytest.mark.rule("RF-5")
def test_rf_5_four_broods_lie_open() -> None:
    opened = Counter[str]()
    for seed in range(300):
        position = shoal.new("das-riff", seed=seed).position()
        assert len(position["broods"]) == 4
        opened.update(position["broods"])
    assert set(opened) == set(PAIRS)
    assert max(opened.values()) < 100  # 300 × 4 / 21 is 57


@pytest.mark.rule("RF-6")
@pytest.mark.parametrize("start", [0, 1])
def test_rf_6_one_boat_and_one_worm_of_each_colour(start: int) -> None:
    position = shoal.new("das-riff", seed=6, start=start).position()
    first, second = position["dice"]
    rolled = Counter([first, second])
    assert position["boats"] == [1, 1]
    assert position["active"] == start
    assert position["worms"][1 - start] == dict.fromkeys("RYGBPO", 1)
    assert position["worms"][start] == {colour: 1 + rolled[colour] for colour in "RYGBPO"}
    assert (position["corals"], position["pearls"], position["sharks"]) == ([[], []], [0, 0], [0, 0])


# The roll


def rolled(dice: list[str], stock: dict[str, int]) -> tuple[Game, list[str]]:
    """A turn that begins with `dice`, from a stock: the other seat ends its turn."""
    for seed in range(2000):
        held = {colour: 8 - stock.get(colour, 0) for colour in "RYGBPO"}
        game = at(seed, active=1, worms=[{}, held], stock=stock)
        events = game.play("end")
        roll = one(events, "rolled").data
        if [roll["first"], roll["second"]] == dice:
            assert roll["seat"] == 0
            return game, kinds(events)
    raise AssertionError(f"no seed rolls {dice}")


@pytest.mark.rule("RF-7")
def test_rf_7_a_worm_of_each_colour_rolled() -> None:
    game, events = rolled(["B", "R"], {"R": 3, "B": 1, "G": 2})
    position = game.position()
    assert position["worms"][0] == worms("BR")[0]
    assert position["stock"] == {"R": 2, "Y": 0, "G": 2, "B": 0, "P": 0, "O": 0}
    assert events == ["turn-ended", "rolled", "got-worm", "got-worm"]
    assert (game.turn, game.phase) == (1, "pick")


@pytest.mark.rule("RF-7")
def test_rf_7_two_of_a_colour_on_a_double() -> None:
    game, _ = rolled(["G", "G"], {"G": 2, "R": 1})
    assert game.position()["worms"][0] == worms("GG")[0]
    assert game.phase == "pick"


@pytest.mark.rule("RF-7")
def test_rf_7_for_a_colour_out_of_stock_the_player_chooses_after_the_other_is_taken() -> None:
    game, _ = rolled(["R", "B"], {"B": 1, "G": 2, "O": 1})
    assert (game.turn, game.phase, game.position()["due"]) == (0, "worm", 1)
    assert game.position()["worms"][0] == worms("B")[0]
    assert game.moves() == ("worm G", "worm O")
    refused(game, "worm B", "RF-7", "no worm of colour B is left in stock")
    refused(game, "end", "RF-7", "a colour that was rolled is out of stock; choose a worm first")
    refused(game, "no worm", "RF-7", "a colour that was rolled is out of stock; choose a worm first")
    game.play("worm O")
    assert game.position()["worms"][0] == worms("BO")[0]
    assert (game.turn, game.phase, game.position()["due"]) == (1, "pick", 0)


@pytest.mark.rule("RF-7")
def test_rf_7_on_a_double_with_one_left_that_one_and_one_of_choice() -> None:
    game, _ = rolled(["R", "R"], {"R": 1, "P": 4})
    assert game.position()["worms"][0] == worms("R")[0]
    assert game.position()["due"] == 1
    assert game.moves() == ("worm P",)  # asked even if there is only one colour


@pytest.mark.rule("RF-7")
def test_rf_7_two_worms_are_chosen_one_after_another() -> None:
    game, _ = rolled(["R", "Y"], {"P": 1, "O": 3})
    assert (game.phase, game.position()["due"]) == ("worm", 2)
    game.play("worm P")
    assert (game.phase, game.position()["due"]) == ("worm", 1)
    assert game.moves() == ("worm O",)
    game.play("worm O")
    assert game.position()["worms"][0] == worms("PO")[0]
    assert game.phase == "pick"


@pytest.mark.rule("RF-7")
def test_rf_7_an_empty_stock_gives_nothing() -> None:
    game, events = rolled(["R", "Y"], {})
    assert (game.turn, game.phase) == (0, "act")  # nothing to pick either (RF-8)
    assert "got-worm" not in events
    game, _ = rolled(["R", "Y"], {"G": 1})
    assert game.position()["due"] == 1
    game.play("worm G")
    assert (game.turn, game.phase) == (0, "act")


@pytest.mark.rule("RF-7")
def test_rf_7_worms_are_taken_at_no_other_time() -> None:
    for move in ("worm R", "no worm"):
        refused(at(), move, "RF-7", "worms are taken only when the dice have been rolled")


@pytest.mark.rule("RF-8")
def test_rf_8_the_opponent_may_pick_a_colour_that_was_rolled() -> None:
    game = at(phase="pick", dice=["P", "R"], worms=worms("PR", "Y"))
    assert (game.turn, game.moves()) == (1, ("worm R", "worm P", "no worm"))
    refused(game, "worm G", "RF-8", "only a worm of a colour that was rolled can be picked: P, R")
    refused(game, "end", "RF-8", "first the opponent may pick a worm, or decline")
    events = game.play("worm P")
    assert kinds(events) == ["got-worm"]
    assert events[0].data == {"seat": 1, "colour": "P"}
    assert game.position()["worms"] == worms("PR", "YP")
    assert game.position()["stock"]["P"] == 6
    assert (game.turn, game.phase) == (0, "act")


@pytest.mark.rule("RF-8")
def test_rf_8_a_double_is_one_choice_and_declining_is_allowed() -> None:
    game = at(phase="pick", active=1, dice=["O", "O"])
    assert (game.turn, game.moves()) == (0, ("worm O", "no worm"))
    before = game.position()
    assert kinds(game.play("no worm")) == ["declined"]
    assert game.position()["worms"] == before["worms"]
    assert (game.turn, game.phase) == (1, "act")


@pytest.mark.rule("RF-8")
def test_rf_8_only_what_is_in_stock() -> None:
    game = at(phase="pick", dice=["P", "R"], worms=worms(), stock={"P": 1, "G": 5})
    assert game.moves() == ("worm P", "no worm")
    refused(game, "worm R", "RF-8", "no worm of colour R is left in stock")


@pytest.mark.rule("RF-8")
def test_rf_8_any_colour_if_neither_is_in_stock() -> None:
    game = at(phase="pick", dice=["P", "R"], worms=worms(), stock={"Y": 1, "G": 5})
    assert game.moves() == ("worm Y", "worm G", "no worm")
