"""FF-16: wrong lays."""

import pytest

import shoal
from shoal.lab.simulation import simulate
from tests.games.fat_fish.positions import at, kinds, one, play, refused

ROWS = [["Y3"], ["R2"], ["B1"]]
HANDS = [["R5", "Y6", "G1", "B4"], ["R1", "B5", "P6"], ["P5"]]


@pytest.mark.rule("FF-16")
def test_ff_16_the_card_comes_back_the_fiasco_card_changes_hands_and_the_same_player_lays_again() -> None:
    game = at(players=3, rows=ROWS, hands=HANDS)
    events = game.play("B4>1")
    assert kinds(events) == ["fiasco", "fiasco-taken"]
    assert events[0].data == {"seat": 0, "card": "B4", "row": 1, "cards": ["B4"]}
    assert events[1].data == {"seat": 0}
    assert all(event.seen_by(seat) for event in events for seat in (0, 1, 2, None))
    position = game.position()
    assert (position["rows"], position["hands"]) == (ROWS, HANDS)
    assert (position["row"], position["laid"], position["fiasco"]) == (None, [], 0)
    assert (game.turn, game.phase) == (0, "lay")
    assert game.scores == (-5, 0, 0)


@pytest.mark.rule("FF-16")
@pytest.mark.parametrize(
    ("wrong", "rule"),
    [("B4>1", "FF-7"), ("B4>3", "FF-6"), ("R5>2", "FF-6"), ("R5>3", "FF-6"), ("P2>2", "FF-8"), ("R5>1", "FF-7")],
)
def test_ff_16_all_cards_laid_in_this_turn_come_back(wrong: str, rule: str) -> None:
    hands = [["R5", "Y6", "B4", "P2"], ["R1"], []]
    game = at(players=3, rows=ROWS, hands=hands)
    before = game.position()
    play(game, "Y6>1")
    assert wrong not in game.moves()
    events = game.play(wrong)
    assert one(events, "fiasco").data["cards"] == ["Y6", wrong[:2]]
    position = game.position()
    changed = {"fiasco", "scores", "memory"}
    assert {key: value for key, value in position.items() if key not in changed} == {
        key: value for key, value in before.items() if key not in changed
    }
    strict = at(players=3, fiasco=False, rows=ROWS, hands=hands)
    strict.play("Y6>1")
    with pytest.raises(shoal.IllegalMove) as refusal:
        strict.play(wrong)
    assert refusal.value.rule == rule


@pytest.mark.rule("FF-16")
def test_ff_16_three_cards_come_back_and_may_be_laid_again() -> None:
    game = at(rows=[["Y3"], ["R2"], ["R1"]], hands=[["Y6", "G1", "B4", "R6"], ["R5"]])
    events = play(game, "Y6>1", "G1>1", "B4>1", "R6>1")
    assert one(events, "fiasco").data["cards"] == ["Y6", "G1", "B4", "R6"]
    assert game.position()["rows"] == [["Y3"], ["R2"], ["R1"]]
    assert game.position()["hands"][0] == ["R6", "Y6", "G1", "B4"]
    play(game, "R6>2", "end")
    assert game.position()["rows"][1] == ["R2", "R6"]
    assert game.turn == 1


@pytest.mark.rule("FF-16")
def test_ff_16_the_card_goes_from_holder_to_holder() -> None:
    game = at(players=3, rows=ROWS, hands=HANDS)
    play(game, "B4>1", "G1>1", "end")
    events = game.play("R1>1")
    assert kinds(events) == ["fiasco", "fiasco-passed"]
    assert events[1].data == {"seat": 1, "giver": 0}
    assert game.position()["fiasco"] == 1
    assert game.scores == (0, -5, 0)
    assert game.turn == 1


@pytest.mark.rule("FF-16")
def test_ff_16_for_who_has_it_already_only_the_cards_come_back() -> None:
    game = at(rows=ROWS, hands=[["Y6", "B4"], ["R1"]])
    play(game, "B4>1", "Y6>1")
    assert game.position()["fiasco"] == 0
    events = game.play("B4>1")
    assert kinds(events) == ["fiasco"]
    assert game.position()["fiasco"] == 0
    assert game.scores == (-5, 0)
    assert game.position()["rows"] == ROWS


@pytest.mark.rule("FF-16")
def test_ff_16_wrong_lays_are_played_but_never_listed() -> None:
    game = at(rows=ROWS, hands=[["Y6", "B4"], ["R1"]])
    assert game.moves() == ("Y6>1", "B4>3")
    assert game.playable() == ("Y6>1", "B4>1", "Y6>2", "B4>2", "Y6>3", "B4>3")
    wrong = game.spec.notation.MOVES.number("B4>2")
    assert wrong is not None
    assert wrong not in game.legal_actions()
    game.apply(wrong)
    assert game.position()["fiasco"] == 0


@pytest.mark.rule("FF-16")
def test_ff_16_playouts_and_bots_never_lay_wrong() -> None:
    game = shoal.new("fat-fish", players=4, seed=5)
    on = simulate(game.spec, ["random"] * 4, 30, seed=5)
    off = simulate(game.spec, ["random"] * 4, 30, seed=5, options={"fiasco": False})
    assert (on.scores == off.scores).all()


@pytest.mark.rule("FF-16")
def test_ff_16_what_no_table_would_see_is_an_error() -> None:
    game = at(rows=[["Y3"], ["R2"], []], hands=[["Y6", "B4"], ["R1"]])
    refused(game, "R1>2", "FF-6", "there is no R1 in your hand")
    refused(game, "B4>3", "FF-14", "there is no row 3 any more")
    refused(game, "end", "FF-10", "you have to lay at least one card before you end your turn")
    refused(game, "B4>4", None, "that is not a move here; you can play Y6>1, B4>1, B4>2")
    assert game.position()["fiasco"] is None


@pytest.mark.rule("FF-16")
def test_ff_16_switched_off_a_wrong_lay_is_refused_and_nobody_has_the_card() -> None:
    game = at(fiasco=False, rows=ROWS, hands=[["Y6", "B4", "G1"], ["R1"]])
    refused(game, "B4>1", "FF-7", "row 3 ends in blue")
    game.play("G1>1")
    refused(game, "B4>3", "FF-6", "this turn's cards all go on row 1")
    assert game.position()["laid"] == ["G1"]
    assert game.position()["fiasco"] is None
    assert game.playable() == game.moves()


@pytest.mark.rule("FF-16")
def test_ff_16_a_game_with_a_fiasco_is_saved_and_replayed() -> None:
    game = shoal.new("fat-fish", players=2, seed=1)
    wrong = next(move for move in game.playable() if move not in game.moves())
    game.play(wrong)
    game.play(game.moves()[0])
    loaded = shoal.load(game.save())
    assert loaded.states.tobytes() == game.states.tobytes()
    assert loaded.position()["fiasco"] == 0
    assert shoal.position("fat-fish", game.position()).position() == game.position()


# The rulebook's examples of laying wrong


@pytest.mark.rule("FF-16")
def test_the_example_of_the_blue_4() -> None:
    game = at(rows=[["Y3"], ["R2"], ["B1"]], hands=[["B4"], ["R1"]])
    events = game.play("B4>1")
    assert [event.words() for event in events] == [
        "Fiasco! Seat 0 lays B4 on row 1, against the rules, and takes back B4.",
        "Seat 0 gets the fiasco card.",
    ]
    game.play("B4>3")
    assert game.position()["rows"][2] == ["B1", "B4"]


@pytest.mark.rule("FF-16")
def test_the_example_of_the_red_5() -> None:
    game = at(rows=[["Y3"], ["R2"], ["B1"]], hands=[["R5"], ["R1"]])
    assert kinds(game.play("R5>3")) == ["fiasco", "fiasco-taken"]
    assert game.position()["hands"][0] == ["R5"]
    game.play("R5>2")
    assert game.position()["rows"][1] == ["R2", "R5"]
