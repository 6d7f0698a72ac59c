"""Random tricks of every mix of cards, checked against the plain re-statement."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import shoal
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from tests.games.fischen import plain
from tests.games.fischen.positions import agree, play_like_plain

PLAIN_CARDS = [f"{colour}{value}" for colour in "BYPR" for value in range(4, 19)] + [f"T{v}" for v in range(1, 17)]
SPECIALS = ["B0", "Y0", "P0", "R0", "T0", *plain.BUOYS, "minus-three"]
EXAMPLES = 40 if MODE == "interpreted" else 100
MANY = settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
FEW = settings(MANY, max_examples=EXAMPLES // 4)

Draw = Callable[[st.SearchStrategy[Any]], Any]


@st.composite
def tables(draw: Draw, most_tricks: int = 3) -> dict[str, Any]:
    """A position at the start of a trick, with more special cards than a shuffle would give."""
    players = draw(st.integers(3, 5))
    tricks = draw(st.integers(1, most_tricks))
    count = players * tricks
    special = draw(st.lists(st.sampled_from(range(len(SPECIALS))), unique=True, max_size=min(count, len(SPECIALS))))
    rest = count - len(special)
    ordinary = draw(st.lists(st.sampled_from(PLAIN_CARDS), unique=True, min_size=rest, max_size=rest))
    cards = draw(st.permutations([SPECIALS[number] for number in special] + ordinary))
    seats = st.integers(0, players - 1)
    called = draw(st.sampled_from([None, *plain.COLOURS]))
    leader = draw(seats)
    left = [card for card in PLAIN_CARDS if card not in ordinary]
    split_at = draw(st.integers(0, min(12, len(left))))
    return {
        "players": players,
        "round": draw(st.integers(2, 8)),  # in round 1 no card of the sea is in play
        "leader": leader,
        "turn": leader,
        "hands": [cards[seat * tricks : (seat + 1) * tricks] for seat in range(players)],
        "boats": [left[:split_at]] + [[]] * (players - 1),
        "called": called,
        "caller": None if called is None else draw(seats),
        "lowest": draw(st.booleans()),
        "scores": draw(st.lists(st.integers(-6, 60), min_size=players, max_size=players)),
        "last_order": list(range(players)),
    }


def start(position: dict[str, Any]) -> Game:
    return shoal.position("fischen", position, seed=1)


@given(position=tables(), data=st.data())
@MANY
def test_tricks_go_as_the_plain_restatement_says(position: dict[str, Any], data: st.DataObject) -> None:
    game = start(position)
    assert list(game.moves()) == plain.moves(game.position())
    tricks = len(position["hands"][0])
    number = game.position()["round"]
    for _ in range(4 * game.players * tricks):
        if game.over or game.position()["round"] > number:
            break
        play_like_plain(game, data.draw(st.sampled_from(game.moves())))
    else:
        raise AssertionError("the round does not end")


@given(position=tables(most_tricks=1), data=st.data())
@MANY
def test_a_trick_laid_out_as_a_position_is_won_like_one_that_was_played(
    position: dict[str, Any], data: st.DataObject
) -> None:
    """Only the last card is played: the trick before it is given with the position."""
    players = position["players"]
    cards = [position["hands"][(position["leader"] + place) % players][0] for place in range(players)]
    last = (position["leader"] - 1) % players
    given_trick = {
        **position,
        "trick": cards[:-1],
        "turn": last,
        "hands": [[cards[-1]] if seat == last else [] for seat in range(players)],
    }
    game = start(given_trick)
    complete = {**game.position(), "trick": cards}
    expected = plain.winner(complete)
    play_like_plain(game, cards[-1])
    if not game.over and game.phase != "play":
        assert game.position()["winner"] == expected


@given(position=tables(), data=st.data())
@FEW
def test_every_position_on_the_way_can_be_set_up_again(position: dict[str, Any], data: st.DataObject) -> None:
    game = start(position)
    number = game.position()["round"]
    while not game.over and game.position()["round"] == number:
        again = shoal.position("fischen", game.position(), seed=1)
        agree(again.position(), game.position())
        assert again.moves() == game.moves()
        game.play(data.draw(st.sampled_from(game.moves())))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(1 if MODE == "interpreted" else 3))
def test_whole_games_go_as_the_plain_restatement_says(players: int, seed: int) -> None:
    game = shoal.new("fischen", players=players, seed=seed, start="random")
    choose = random.Random(seed)
    while not game.over:
        play_like_plain(game, choose.choice(game.moves()))
