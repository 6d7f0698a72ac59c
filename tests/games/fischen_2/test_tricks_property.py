"""Random tricks of every mix of cards, checked against the plain re-statement."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import shoal
from shoal.engine.jit import MODE
from tests.games.fischen_2 import plain
from tests.games.fischen_2.positions import agree, play_like_plain

# What every number of players plays with, and what there is one or two of.
COLOURED = [f"{colour}{value}" for colour in "BY" for value in (*range(6, 21), 26)]
REDS = [f"R{value}" for value in (2, 3, 4, 6, 8, 10, 12)]
GREENS = [f"{green}{value}" for green in "LD" for value in (2, 3, 5, 6, 8, 9, 11, 12, 14, 15)]
ORDINARY = COLOURED + REDS + GREENS
SPECIALS = ["G16", "G16", *plain.PUFFERFISH, *plain.BUOYS, "catch-one"]
SEA = ["R2", "L3", "R6", "D6", "R8", "D9", "R10", "D12", "R12", "L15", "B26"]  # rising stars
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
    ordinary = draw(st.lists(st.sampled_from(ORDINARY), unique=True, min_size=rest, max_size=rest))
    cards = draw(st.permutations([SPECIALS[number] for number in special] + ordinary))
    sea = draw(st.integers(0, len(SEA)))
    left = iter([card for card in COLOURED if card not in ordinary and card not in SEA])
    boats = [[next(left) for _ in range(draw(st.integers(0, 2)))] for _ in range(players)]
    leader = draw(st.integers(0, players - 1))
    return {
        "players": players,
        "round": draw(st.integers(2, 8)),
        "leader": leader,
        "turn": leader,
        "tricks_left": tricks,
        "hands": [cards[seat * tricks : (seat + 1) * tricks] for seat in range(players)],
        "boats": boats,
        "sea": [card for card in SEA if card not in ordinary][:sea],
        "trump": draw(st.sampled_from("LD")),
        "scores": draw(st.lists(st.integers(0, 60), min_size=players, max_size=players)),
        "last_order": list(range(players)),
    }


@given(position=tables(), data=st.data())
@MANY
def test_tricks_go_as_the_plain_restatement_says(position: dict[str, Any], data: st.DataObject) -> None:
    game = shoal.position("fischen-2", position, seed=1)
    assert list(game.moves()) == plain.moves(game.position())
    number = position["round"]
    for _ in range(200):
        if game.over or game.position()["round"] > number:
            break
        play_like_plain(game, data.draw(st.sampled_from(game.moves())))
    else:
        raise AssertionError("the round does not end")


@given(position=tables(most_tricks=1))
@MANY
def test_winner_and_weakest_of_a_trick_laid_out_as_a_position(position: dict[str, Any]) -> None:
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
    game = shoal.position("fischen-2", given_trick, seed=1)
    complete = {**game.position(), "trick": cards}
    play_like_plain(game, cards[-1])
    if not game.over and game.phase not in ("play", "trump"):
        settled = game.position()
        assert (settled["winner"], settled["weakest"]) == (plain.winner(complete), plain.weakest(complete))


@given(position=tables(), data=st.data())
@FEW
def test_every_position_on_the_way_can_be_set_up_again(position: dict[str, Any], data: st.DataObject) -> None:
    game = shoal.position("fischen-2", position, seed=1)
    while not game.over and game.position()["round"] == position["round"]:
        again = shoal.position("fischen-2", game.position(), seed=1)
        agree(again.position(), game.position())
        assert again.moves() == game.moves()
        game.play(data.draw(st.sampled_from(game.moves())))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(1 if MODE == "interpreted" else 3))
def test_whole_games_go_as_the_plain_restatement_says(players: int, seed: int) -> None:
    game = shoal.new("fischen-2", players=players, seed=seed, start="random")
    choose = random.Random(seed)
    while not game.over:
        play_like_plain(game, choose.choice(game.moves()))
