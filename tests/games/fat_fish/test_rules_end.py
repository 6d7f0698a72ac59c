"""FF-17 and FF-18: the end of a game, and its score."""

import random

import pytest

import shoal
from tests.games.fat_fish.positions import at, kinds, one, play, refused

ROWS = [["R5"], ["Y5"], ["G5"]]


@pytest.mark.rule("FF-17")
def test_ff_17_who_has_no_cards_is_out_and_skipped() -> None:
    game = at(players=4, rows=ROWS, hands=[["B1", "B2"], [], ["P1", "P2"], []])
    events = play(game, "B1>1", "end")
    assert game.turn == 2
    assert "out" not in kinds(events)
    play(game, "P1>2", "end")
    assert game.turn == 0
    events = play(game, "B2>1", "end")
    assert one(events, "out").data == {"seat": 0}
    assert game.turn == 2
    events = play(game, "P2>2", "end")
    assert game.over


@pytest.mark.rule("FF-17")
def test_ff_17_the_last_player_goes_on_alone() -> None:
    game = at(players=3, rows=ROWS, hands=[[], ["B1", "P2"], []], turn=1)
    play(game, "B1>1", "end")
    assert (game.turn, game.phase, game.over) == (1, "lay", False)
    events = play(game, "P2>1", "end")
    assert kinds(events) == ["laid", "ended", "out", "scored", "scored", "scored", "game-over"]
    assert (game.turn, game.phase, game.over, game.moves()) == (None, None, True, ())
    assert game.outcome is not None
    assert game.outcome.reason == "all-laid"


@pytest.mark.rule("FF-17")
def test_ff_17_unfinished_rows_count_for_nobody() -> None:
    game = at(rows=ROWS, hands=[["B6"], []])
    play(game, "B6>1", "end")
    position = game.position()
    assert position["rows"] == [["R5", "B6"], ["Y5"], ["G5"]]
    assert position["plus"] == position["minus"] == [[], []]
    assert game.scores == (0, 0)


@pytest.mark.rule("FF-17")
def test_ff_17_after_the_end_nothing_can_be_played() -> None:
    game = at(rows=ROWS, hands=[["B6"], []])
    play(game, "B6>1", "end")
    for move in ("B6>1", "end", "keep none", "licence D"):
        refused(game, move, "FF-17", "the game is over")


@pytest.mark.rule("FF-17")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_ff_17_a_dealt_game_ends_when_all_cards_are_laid(players: int) -> None:
    for seed in range(5):
        game, choose = shoal.new("fat-fish", players=players, seed=seed), random.Random(seed)
        lays = 0
        while not game.over:
            position = game.position()
            assert position["hands"][game.turn] or position["laid"]
            move = choose.choice(game.moves())
            lays += ">" in move
            game.play(move)
        assert lays == 12 * players


@pytest.mark.rule("FF-18")
def test_ff_18_plus_less_minus_less_5_for_the_fiasco_card_and_licences() -> None:
    game = shoal.position(
        "fat-fish",
        {
            "players": 3,
            "options": {"licences": True},
            "rows": ROWS,
            "hands": [["B6"], [], []],
            "plus": [["R6", "Y5"], ["G1"], []],
            "minus": [["B2"], ["P6", "P6"], []],
            "fiasco": 1,
            "licences": ["E"],
            "licence_owners": [["D"], ["G", "H"], []],
        },
    )
    expected = (11 - 2 + 10, 1 - 12 - 5 + 14, 0)
    assert game.scores == expected
    events = play(game, "B6>1", "end")
    assert game.scores == expected
    assert [event.data for event in events if event.kind == "scored"] == [
        {"seat": 0, "plus": 11, "minus": 2, "total": 19},
        {"seat": 1, "plus": 1, "minus": 12, "total": -2},
        {"seat": 2, "plus": 0, "minus": 0, "total": 0},
    ]
    assert game.winners == (0,)


@pytest.mark.rule("FF-18")
def test_ff_18_equal_scores_share_the_win() -> None:
    game = at(players=3, rows=ROWS, hands=[["B6"], [], []], plus=[["R6"], ["Y6"], ["G5"]])
    play(game, "B6>1", "end")
    assert game.winners == (0, 1)
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)


@pytest.mark.rule("FF-18")
def test_ff_18_the_fiasco_card_decides() -> None:
    game = at(rows=ROWS, hands=[["R6"], []], plus=[["R6"], ["Y4"]])
    play(game, "R6>2", "R6>1", "end")
    assert game.scores == (1, 4)
    assert game.winners == (1,)
