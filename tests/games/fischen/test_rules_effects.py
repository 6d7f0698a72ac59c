"""F1-16 to F1-21: what happens at the end of a trick, before the winner takes it."""

import pytest

from tests.games.fischen.positions import at, catches, caught, play, played, refused

ZEROS = ["B0", "Y0", "P0", "R0", "T0"]


@pytest.mark.rule("F1-16")
def test_f1_16_effects_are_carried_out_in_the_order_of_play() -> None:
    game = played("B5 Y0 P0 R0", leader=2)
    asked = []
    while game.phase == "catch":
        asked.append((game.turn, game.position()["effect"]))
        game.play(game.moves()[0])
    assert asked == [(3, 1), (0, 2), (1, 3)]


@pytest.mark.rule("F1-16")
def test_f1_16_the_order_of_0_and_catch_all_decides() -> None:
    first = played("B5 Y0 catch-all R6")
    play(first, "catch R6")  # the 0 comes first and has its pick
    assert catches(first) == [["catch-all"], ["R6"], ["B5", "Y0"], []]
    after = played("B5 catch-all Y0 R6")
    assert after.moves() == ("catch catch-all",)
    play(after, "catch catch-all")
    assert catches(after) == [[], ["B5", "Y0", "R6"], ["catch-all"], []]


@pytest.mark.rule("F1-16")
def test_f1_16_the_winner_is_fixed_before_the_effects() -> None:
    game = played("B5 Y0 B18 R6")
    assert game.position()["winner"] == 2
    play(game, "catch B18")
    assert caught(game, 1, "B18")
    assert caught(game, 2, "B5 Y0 R6")
    assert game.turn == 2


@pytest.mark.rule("F1-17")
@pytest.mark.parametrize("zero", ZEROS)
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_f1_17_a_0_takes_one_other_card_of_its_players_choice(zero: str, place: int) -> None:
    cards = [card for card in ("B4", "B5", "Y6", "P7", "R8") if card[0] != zero[0]][:3]
    trick = [*cards[:place], zero, *cards[place:]]
    for choice in cards:
        game = played(" ".join(trick))
        position = game.position()
        assert (position["phase"], position["turn"], position["effect"]) == ("catch", place, place)
        assert sorted(game.moves()) == sorted(f"catch {card}" for card in cards)
        refused(game, f"catch {zero}", "F1-17")
        winner = position["winner"]
        game.play(f"catch {choice}")
        everything = [card for card in trick if card != choice]
        if winner == place:
            assert caught(game, place, " ".join(trick))
        else:
            assert caught(game, place, choice)
            assert caught(game, winner, " ".join(everything))


@pytest.mark.rule("F1-17")
def test_f1_17_no_move_but_catching_one_of_the_cards_there() -> None:
    game = played("B5 Y0 R6")
    assert game.moves() == ("catch B5", "catch R6")
    for move in ("B5", "Y11", "catch Y0", "catch B6", "catch catch-all", "pass Y11", "call B"):
        assert refused(game, move, "F1-17")


@pytest.mark.rule("F1-17")
def test_f1_17_only_a_card_still_there_can_be_taken() -> None:
    game = played("B5 Y0 P0 R6")
    play(game, "catch B5")
    assert game.position()["taken"] == [0]
    assert game.moves() == ("catch Y0", "catch R6")
    refused(game, "catch B5", "F1-17")


@pytest.mark.rule("F1-17")
def test_f1_17_a_0_may_take_another_0_which_has_its_effect_all_the_same() -> None:
    game = played("B5 Y0 P0 R6")
    play(game, "catch P0")
    assert (game.turn, game.phase) == (2, "catch")
    assert game.moves() == ("catch B5", "catch Y0", "catch R6")
    play(game, "catch Y0")
    assert catches(game) == [["B5", "R6"], ["P0"], ["Y0"], []]


@pytest.mark.rule("F1-17")
def test_f1_17_five_0s_in_one_trick() -> None:
    game = played("B0 Y0 P0 R0 T0", leader=3)
    for card in ("T0", "B0", "Y0", "P0"):
        game.play(f"catch {card}")
    assert game.phase == "catch"  # the trump 0, taken first, still takes the last card
    assert game.moves() == ("catch R0",)
    game.play("catch R0")
    assert [catches(game)[seat] for seat in (3, 4, 0, 1, 2)] == [["T0"], ["B0"], ["Y0"], ["P0"], ["R0"]]
    assert game.turn == 2  # the trump 0 won, though nothing was left


@pytest.mark.rule("F1-17")
def test_f1_17_nothing_left_nothing_taken() -> None:
    game = played("catch-all Y0 P0")
    game.play("catch catch-all")
    assert game.phase == "play"  # the purple 0 is not asked
    assert catches(game) == [["Y0", "P0"], ["catch-all"], []]


@pytest.mark.rule("F1-17")
@pytest.mark.parametrize("buoy", ["pass-left", "catch-all", "lead-next", "call-colour", "lowest-wins"])
def test_f1_17_a_buoy_taken_by_a_0_still_has_its_effect(buoy: str) -> None:
    game = played(f"B5 Y0 {buoy} B9")
    play(game, f"catch {buoy}")
    if buoy == "pass-left":
        assert (game.phase, game.turn, game.position()["effect"]) == ("pass", 0, 2)
    elif buoy == "catch-all":
        assert catches(game) == [[], ["catch-all"], ["B5", "B9", "Y0"], []]
        assert game.turn == 3
    elif buoy == "lead-next":
        assert (game.turn, game.phase) == (2, "play")
    elif buoy == "call-colour":
        assert (game.turn, game.phase) == (2, "call")
    else:
        assert game.position()["lowest"] is True


@pytest.mark.rule("F1-17")
def test_f1_17_the_winner_chooses_too_if_the_winning_card_is_a_0() -> None:
    game = played("B0 Y5 P6")
    assert (game.turn, game.position()["winner"], game.phase) == (0, 0, "catch")
    game.play("catch P6")
    assert caught(game, 0, "B0 Y5 P6")


@pytest.mark.rule("F1-17")
def test_f1_17_in_the_last_trick_of_a_round_too() -> None:
    game = at("B5", "Y0", "R6", sea=[])
    play(game, "B5", "Y0", "R6")
    assert (game.phase, game.turn) == ("catch", 1)
    game.play("catch B5")
    assert game.scores == (2, 1, 0)


@pytest.mark.rule("F1-18")
def test_f1_18_everybody_passes_a_card_to_the_left() -> None:
    game = at("B5 B6 R9", "pass-left Y4 Y5", "B7 P4 P5", "R4 R5 R6", leader=2)
    play(game, "B7", "R4", "B5", "pass-left")
    asked = []
    for move in ("pass P5", "pass R6", "pass R9", "pass Y4"):
        asked.append(game.turn)
        assert game.phase == "pass"
        game.play(move)
    assert asked == [2, 3, 0, 1]  # in the order of the trick
    assert game.position()["hands"] == [["B6", "R6"], ["Y5", "R9"], ["Y4", "P4"], ["P5", "R5"]]
    assert caught(game, 2, "B7 R4 B5 pass-left")
    assert (game.turn, game.phase) == (2, "play")


@pytest.mark.rule("F1-18")
def test_f1_18_any_hand_card_may_be_passed_but_only_those() -> None:
    game = at("B5 B6 T9 catch-all", "pass-left Y4 Y5 Y6", "B7 P4 P5 P6")
    play(game, "B5", "pass-left", "B7")
    assert game.moves() == ("pass B6", "pass T9", "pass catch-all")
    for move in ("pass B5", "pass Y4", "B6", "catch B5", "call B"):
        refused(game, move, "F1-18")


@pytest.mark.rule("F1-18")
def test_f1_18_choices_stay_hidden_until_all_have_chosen() -> None:
    hands = ("B5 B6 T9", "pass-left Y4 Y5", "B7 P4 P5")
    one, other = at(*hands), at(*hands)
    for game, choice in ((one, "pass B6"), (other, "pass T9")):
        play(game, "B5", "pass-left", "B7", choice)
        assert game.position()["passed"] == [choice.split()[1], None, None]
        assert game.position()["hands"][0] == (["T9"] if choice == "pass B6" else ["B6"])
        assert game.position()["hands"][1] == ["Y4", "Y5"]  # nothing is received yet
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        seen = [[event.json() for event in game.events() if event.seen_by(seat)] for game in (one, other)]
        assert seen[0] == seen[1]
    assert one.view(0) != other.view(0)


@pytest.mark.rule("F1-18")
def test_f1_18_what_is_passed_is_seen_by_giver_and_receiver_only() -> None:
    hands = ("B5 B6 T9", "pass-left Y4 Y5", "B7 P4 P5")
    one, other = at(*hands), at(*hands)
    for game, choices in ((one, ("pass B6", "pass Y4", "pass P4")), (other, ("pass T9", "pass Y4", "pass P4"))):
        play(game, "B5", "pass-left", "B7", *choices)
    assert one.view(2) == other.view(2)
    assert one.view(None) == other.view(None)
    for seat in (2, None):
        seen = [[event.json() for event in game.events() if event.seen_by(seat)] for game in (one, other)]
        assert seen[0] == seen[1]
    for seat in (0, 1):
        assert one.view(seat) != other.view(seat)


@pytest.mark.rule("F1-18")
def test_f1_18_the_received_card_can_be_passed_no_further_but_played() -> None:
    game = at("B5 B6", "pass-left Y4", "B7 P4")
    play(game, "B5", "pass-left", "B7", "pass B6", "pass Y4", "pass P4")
    assert game.position()["hands"] == [["P4"], ["B6"], ["Y4"]]
    assert game.moves() == ("Y4",)


@pytest.mark.rule("F1-18")
def test_f1_18_with_empty_hands_there_is_no_effect() -> None:
    game = played("B5 pass-left R6", tricks=0, sea=[])
    assert game.over  # overfished; nobody was asked
    assert game.scores == (3, 0, 0)


@pytest.mark.rule("F1-19")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_f1_19_catch_all_takes_everything_but_itself(place: int) -> None:
    cards = ["B5", "B9", "Y6"]
    trick = [*cards[:place], "catch-all", *cards[place:]]
    game = played(" ".join(trick))
    winner = trick.index("B9")
    assert caught(game, place, "B5 B9 Y6")
    assert caught(game, winner, "catch-all")
    assert game.turn == winner


@pytest.mark.rule("F1-19")
def test_f1_19_its_player_does_not_lead_for_it() -> None:
    game = played("catch-all minus-three lowest-wins")  # only buoys: the first one wins
    assert catches(game) == [["minus-three", "catch-all", "lowest-wins"], [], []]
    assert game.turn == 0


@pytest.mark.rule("F1-19")
def test_f1_19_worked_example_catch_all_blue_0_red_0() -> None:
    game = played("P9 catch-all B0 R0")
    assert (game.turn, game.phase) == (2, "catch")
    assert game.moves() == ("catch catch-all",)
    assert game.position()["taken"] == [0, 2, 3]
    game.play("catch catch-all")
    assert catches(game) == [[], ["B0", "P9", "R0"], ["catch-all"], []]
    assert (game.turn, game.phase) == (0, "play")


@pytest.mark.rule("F1-19")
def test_f1_19_what_a_0_took_before_is_gone() -> None:
    game = played("P9 B0 catch-all R5")
    game.play("catch P9")
    assert catches(game) == [["catch-all"], ["P9"], ["B0", "R5"], []]


@pytest.mark.rule("F1-20")
def test_f1_20_the_winner_who_catches_minus_three_loses_3_points_at_once() -> None:
    game = played("B5 minus-three B9", scores=[10, 10, 2])
    assert game.scores == (10, 10, -1)
    assert caught(game, 2, "B5 minus-three B9")


@pytest.mark.rule("F1-20")
def test_f1_20_taken_by_a_0() -> None:
    game = played("B5 minus-three Y0", scores=[10, 10, 10])
    assert game.scores == (10, 10, 10)
    game.play("catch minus-three")
    assert game.scores == (10, 10, 7)


@pytest.mark.rule("F1-20")
def test_f1_20_taken_by_catch_all_both_of_them() -> None:
    game = played("minus-three catch-all minus-three B5")
    assert game.scores == (0, -6, 0, 0)
    assert caught(game, 1, "minus-three minus-three B5")
    assert caught(game, 3, "catch-all")


@pytest.mark.rule("F1-20")
def test_f1_20_playing_it_or_passing_it_costs_nothing() -> None:
    game = at("B5 minus-three", "pass-left Y4", "B7 P4")
    play(game, "B5", "pass-left", "B7", "pass minus-three", "pass Y4", "pass P4")
    assert game.scores == (0, 0, 0)
    play(game, "Y4", "P4", "minus-three")
    assert game.scores == (0, 0, 6 - 3)  # seat 2 caught both tricks of the round


@pytest.mark.rule("F1-20")
def test_f1_20_it_still_counts_one_at_the_end_of_the_round() -> None:
    game = played("B5 minus-three B9", tricks=0, scores=[10, 10, 2], sea=[])
    assert game.scores == (10, 10, 2 - 3 + 3)


@pytest.mark.rule("F1-20")
def test_f1_20_the_first_of_two_is_the_one_taken() -> None:
    game = played("minus-three B5 minus-three Y0")
    assert game.moves() == ("catch B5", "catch minus-three")
    game.play("catch minus-three")
    assert game.scores == (0, -3, 0, -3)
    two = played("minus-three B0 Y0 minus-three")
    two.play("catch minus-three")
    assert two.position()["taken"] == [0]
    two.play("catch minus-three")
    assert two.position()["phase"] == "play"
    assert two.scores == (0, -3, -3, 0)


@pytest.mark.rule("F1-21")
def test_f1_21_the_winner_takes_what_is_left() -> None:
    game = played("B5 Y0 B9 P0", leader=1)
    play(game, "catch B9", "catch Y0")
    assert catches(game) == [["Y0"], [], ["B9"], ["B5", "P0"]]
    assert game.position()["trick"] == game.position()["taken"] == []
    assert game.turn == 3
