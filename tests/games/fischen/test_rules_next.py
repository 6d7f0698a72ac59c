"""F1-22 to F1-26: what is announced for the next trick."""

import pytest

from tests.games.fischen.plain import NOTHING_NEXT
from tests.games.fischen.positions import at, catches, caught, play, played, refused

AFTER = ("lead-next", "call-colour", "lowest-wins")


@pytest.mark.rule("F1-22")
def test_f1_22_the_three_apply_together() -> None:
    game = played("B5 lead-next call-colour lowest-wins B9", tricks=2)
    assert (game.phase, game.turn) == ("call", 2)
    game.play("call R")
    position = game.position()
    assert (position["leader"], position["turn"]) == (1, 1)
    assert (position["called"], position["caller"], position["lowest"]) == ("R", 2, True)
    assert position["next"] == NOTHING_NEXT


@pytest.mark.rule("F1-22")
def test_f1_22_for_the_next_trick_only() -> None:
    game = at("lead-next B5 B6", "call-colour B7 B8", "lowest-wins B9 B10", "Y5 B11 B12", round=4)
    play(game, "lead-next", "call-colour", "lowest-wins", "Y5", "call B")
    assert game.turn == 0
    play(game, "B5", "B7", "B9", "B11")  # the lowest wins: seat 0
    position = game.position()
    assert (position["called"], position["caller"], position["lowest"]) == (None, None, False)
    assert position["turn"] == 0
    assert caught(game, 0, "B5 B7 B9 B11")
    play(game, "B6", "B8", "B10", "B12")  # the highest again: seat 3, which had caught the first trick too
    assert game.scores == (4, 0, 0, 8)


@pytest.mark.rule("F1-22")
@pytest.mark.parametrize("buoy", AFTER)
def test_f1_22_void_in_the_last_trick_of_a_round(buoy: str) -> None:
    boats = [["P4", "P5", "P6", "P7", "P8", "P9", "P10"], ["Y4"], ["R4"]]
    sea = [f"{colour}{value}" for value in (11, 12, 13, 14, 15) for colour in "BYPR"]
    sea += [f"T{value}" for value in (11, 12)]
    game = at("B9", buoy, "B5", boats=boats, sea=sea, scores=[0, 9, 9])
    play(game, "B9", buoy, "B5")
    position = game.position()
    assert (position["round"], position["phase"]) == (4, "play")  # nobody is asked to call
    assert position["turn"] == 0  # the fewest points, not who played lead-next
    assert (position["called"], position["caller"], position["lowest"]) == (None, None, False)
    assert position["next"] == NOTHING_NEXT


@pytest.mark.rule("F1-22")
def test_f1_22_announced_in_the_last_but_one_trick_it_holds_for_the_last() -> None:
    game = played("B5 lowest-wins Y5", tricks=1)
    assert game.position()["lowest"] is True
    for _ in range(2):
        game.play(game.moves()[0])
    assert game.position()["lowest"] is True


@pytest.mark.rule("F1-23")
def test_f1_23_after_the_effects_and_before_the_winner_takes_the_rest() -> None:
    game = played("call-colour lead-next Y0 pass-left B9")
    assert (game.phase, game.turn) == ("catch", 2)
    assert game.position()["next"] == NOTHING_NEXT
    game.play("catch call-colour")
    for _ in range(5):
        assert game.phase == "pass"
        assert game.position()["next"] == NOTHING_NEXT
        game.play(game.moves()[0])
    position = game.position()
    assert (position["phase"], position["turn"], position["effect"]) == ("call", 0, 0)
    assert position["trick"] == ["call-colour", "lead-next", "Y0", "pass-left", "B9"]
    assert position["taken"] == [0]
    assert position["winner"] == 2
    assert catches(game) == [[], [], ["call-colour"], [], []]
    game.play("call P")
    assert caught(game, 2, "call-colour lead-next Y0 pass-left B9")
    assert game.turn == 1


@pytest.mark.rule("F1-23")
@pytest.mark.parametrize(
    ("trick", "announced"),
    [
        ("B5 lead-next call-colour B9", {**NOTHING_NEXT, "leader": 1}),
        ("B5 lowest-wins call-colour B9", {**NOTHING_NEXT, "lowest": True}),
        ("lead-next lowest-wins call-colour B9", {**NOTHING_NEXT, "leader": 0, "lowest": True}),
        ("B5 call-colour lead-next lowest-wins", NOTHING_NEXT),
    ],
)
def test_f1_23_announced_in_the_order_of_play(trick: str, announced: dict[str, object]) -> None:
    game = played(trick)
    assert game.phase == "call"
    assert game.position()["next"] == announced


@pytest.mark.rule("F1-23")
def test_f1_23_everybody_passes_before_the_colour_is_called() -> None:
    game = played("call-colour pass-left B9")
    assert game.phase == "pass"


@pytest.mark.rule("F1-24")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_f1_24_lead_next_leads_the_next_trick_with_any_card(place: int) -> None:
    cards = ["B5", "B9", "B7"]
    trick = [*cards[:place], "lead-next", *cards[place:]]
    game = played(" ".join(trick), tricks=3)
    assert game.turn == game.position()["leader"] == place
    assert list(game.moves()) == game.position()["hands"][place]
    assert caught(game, trick.index("B9"), " ".join(trick))


@pytest.mark.rule("F1-24")
def test_f1_24_the_others_follow_round_the_table_and_the_winner_leads_again() -> None:
    game = at("B5 Y5 R5", "B9 Y9 R9", "lead-next Y7 R7")
    play(game, "B5", "B9", "lead-next")
    turns = []
    for card in ("Y7", "Y5", "Y9"):
        turns.append(game.turn)
        game.play(card)
    assert turns == [2, 0, 1]
    assert game.turn == 1


@pytest.mark.rule("F1-25")
@pytest.mark.parametrize("colour", "BYPRT")
def test_f1_25_a_colour_or_trump_is_named(colour: str) -> None:
    game = played("B5 call-colour B9")
    assert (game.turn, game.phase) == (1, "call")
    assert game.moves() == ("call B", "call Y", "call P", "call R", "call T")
    refused(game, "B12", "F1-25")
    refused(game, "catch B5", "F1-25")
    game.play(f"call {colour}")
    assert (game.position()["called"], game.position()["caller"]) == (colour, 1)
    assert game.turn == 2


@pytest.mark.rule("F1-25")
def test_f1_25_everybody_must_play_it_the_leader_too() -> None:
    game = at("B5 Y5 T5", "B9 T9 R9", "R7 Y7 B7", "P4 P5 P6", called="B", caller=2)
    assert game.moves() == ("B5",)
    refused(game, "Y5", "F1-25")
    refused(game, "T5", "F1-25")
    game.play("B5")
    assert game.moves() == ("B9",)
    game.play("B9")
    assert game.moves() == ("B7",)
    game.play("B7")
    assert game.moves() == ("P4", "P5", "P6")


@pytest.mark.rule("F1-25")
def test_f1_25_it_stays_the_led_colour_whatever_was_played_first() -> None:
    game = at("Y5 Y6 T5", "Y9 B9 R9", "Y7 B7 R7", "P4 T6 P6", called="B", caller=2)
    assert game.moves() == ("Y5", "Y6", "T5")  # no blue: anything
    game.play("Y6")
    assert game.moves() == ("B9",)
    refused(game, "Y9", "F1-25")
    play(game, "B9", "B7", "P6")
    assert caught(game, 1, "Y6 B9 B7 P6")
    assert game.turn == 1


@pytest.mark.rule("F1-25")
def test_f1_25_trump_called_must_be_played_and_trump_led_does_not_replace_a_called_colour() -> None:
    game = at("Y5 T6", "Y9 T9", "Y7 B7", called="T", caller=2)
    assert game.moves() == ("T6",)
    play(game, "T6")
    assert game.moves() == ("T9",)
    game = at("T6 Y5", "B9 T9", "T7 Y7", called="B", caller=2)
    play(game, "T6")
    assert game.moves() == ("B9",)  # blue is asked for, not trump
    play(game, "B9", "Y7")
    assert caught(game, 0, "T6 B9 Y7")


@pytest.mark.rule("F1-25")
def test_f1_25_buoys_may_still_be_played_at_any_time() -> None:
    game = at("B5 minus-three Y5", "B9 lead-next R9", "R7 Y7 B7", called="B", caller=2)
    assert game.moves() == ("B5", "minus-three")
    game.play("minus-three")
    assert game.moves() == ("B9", "lead-next")
    game.play("lead-next")
    assert game.moves() == ("B7",)


@pytest.mark.rule("F1-25")
@pytest.mark.parametrize("caller", [0, 1, 2])
@pytest.mark.parametrize(
    ("called", "trick"),
    [
        ("B", "Y5 P18 R4"),
        ("B", "Y5 minus-three R4"),
        ("B", "minus-three lowest-wins minus-three"),
        ("T", "Y5 Y18 R4"),
        ("T", "lead-next Y5 R4"),
    ],
)
def test_f1_25_if_nobody_plays_it_and_nobody_trumps_the_caller_catches_and_leads(
    caller: int, called: str, trick: str
) -> None:
    game = played(trick, called=called, caller=caller)
    assert caught(game, caller, trick)
    leader = 0 if "lead-next" in trick else caller
    assert game.turn == game.position()["leader"] == leader


@pytest.mark.rule("F1-25")
def test_f1_25_the_caller_counts_as_the_winner_while_effects_are_carried_out() -> None:
    game = played("Y5 P0 R4", called="B", caller=2)
    assert (game.phase, game.turn, game.position()["winner"]) == ("catch", 1, 2)
    game.play("catch Y5")
    assert catches(game) == [[], ["Y5"], ["P0", "R4"]]
    game = played("Y5 catch-all R4", called="B", caller=2)
    assert catches(game) == [[], ["Y5", "R4"], ["catch-all"]]
    assert game.turn == 2


@pytest.mark.rule("F1-25")
@pytest.mark.parametrize(
    ("called", "trick", "winner"),
    [("B", "Y5 T1 R4", 1), ("B", "T9 T1 B4", 0), ("B", "Y18 B4 R4", 1), ("T", "Y18 B4 T0", 2)],
)
def test_f1_25_a_trump_or_a_card_of_the_called_colour_wins_as_usual(called: str, trick: str, winner: int) -> None:
    game = played(trick, called=called, caller=0, lowest=False)
    if game.phase == "catch":
        assert game.position()["winner"] == winner
    else:
        assert caught(game, winner, trick)


@pytest.mark.rule("F1-26")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("B5 B6 B7 B4", 3),
        ("B5 Y4 P4 B9", 0),  # a discard is not of the led colour
        ("B5 T16 B4 T9", 3),  # with trump in the trick, the lowest trump
        ("B5 T16 B4 Y4", 1),
        ("T5 T4 T1 B4", 2),
        ("minus-three B9 B8 Y4", 2),
        ("minus-three lead-next minus-three pass-left", 0),  # only buoys: still the first
    ],
)
def test_f1_26_the_lowest_card_wins(trick: str, winner: int) -> None:
    game = played(trick, lowest=True)
    while game.phase == "pass":
        assert game.position()["winner"] == winner
        game.play(game.moves()[0])
    assert caught(game, winner, trick)


@pytest.mark.rule("F1-26")
@pytest.mark.parametrize(
    ("trick", "winner"), [("B5 B0 B4", 1), ("B5 T1 T0", 2), ("B0 T16 B4", 1), ("Y0 B4 B5", 0), ("B4 Y0 B5", 0)]
)
def test_f1_26_a_0_is_the_lowest(trick: str, winner: int) -> None:
    game = played(trick, lowest=True)
    assert game.position()["winner"] == winner


@pytest.mark.rule("F1-26")
@pytest.mark.parametrize(
    ("called", "trick", "winner"),
    [("B", "Y4 B9 B7", 2), ("B", "Y4 R5 P6", 1), ("T", "T9 B4 T3", 2), ("B", "Y4 T9 B4", 1), ("B", "B9 Y4 P4", 0)],
)
def test_f1_26_together_with_a_called_colour(called: str, trick: str, winner: int) -> None:
    game = played(trick, called=called, caller=1, lowest=True)
    assert caught(game, winner, trick)
