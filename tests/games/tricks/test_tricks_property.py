"""Random tricks of every mix of cards, checked against the plain re-statement of each game."""

import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shoal.engine.jit import MODE
from tests.games.fischen import tables as fischen
from tests.games.fischen_2 import tables as fischen_2
from tests.games.tricks.both import both
from tests.games.tricks.playing import BETWEEN_TRICKS, TrickGame

TABLES: dict[str, ModuleType] = {"fischen": fischen, "fischen-2": fischen_2}
EXAMPLES = 40 if MODE == "interpreted" else 100
MANY = settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
FEW = settings(MANY, max_examples=EXAMPLES // 4)


@st.composite
def tables(draw: Callable[[st.SearchStrategy[Any]], Any], which: TrickGame, most_tricks: int = 3) -> dict[str, Any]:
    """A position at the start of a trick, with more special cards than a shuffle would give."""
    own = TABLES[which.name]
    players = draw(st.integers(3, 5))
    tricks = draw(st.integers(1, most_tricks))
    count, numbers = players * tricks, range(len(own.SPECIALS))
    special = draw(st.lists(st.sampled_from(numbers), unique=True, max_size=min(count, len(numbers))))
    rest = count - len(special)
    ordinary = draw(st.lists(st.sampled_from(own.ORDINARY), unique=True, min_size=rest, max_size=rest))
    cards = draw(st.permutations([own.SPECIALS[number] for number in special] + ordinary))
    leader = draw(st.integers(0, players - 1))
    return {
        "players": players,
        "round": draw(st.integers(2, 8)),  # in round 1 no card of the sea is in play
        "leader": leader,
        "turn": leader,
        "hands": [cards[seat * tricks : (seat + 1) * tricks] for seat in range(players)],
        "last_order": list(range(players)),
        **draw(own.around(players, tricks, ordinary)),
    }


@both
@given(data=st.data())
@MANY
def test_tricks_go_as_the_plain_restatement_says(which: TrickGame, data: st.DataObject) -> None:
    position = data.draw(tables(which))
    game = which.position(position)
    assert list(game.moves()) == which.plain.moves(game.position())
    for _ in range(200):
        if game.over or game.position()["round"] > position["round"]:
            break
        which.play_like_plain(game, data.draw(st.sampled_from(game.moves())))
    else:
        raise AssertionError("the round does not end")


@both
@given(data=st.data())
@MANY
def test_a_trick_laid_out_as_a_position_is_won_like_one_that_was_played(which: TrickGame, data: st.DataObject) -> None:
    """Only the last card is played: the trick before it is given with the position."""
    position = data.draw(tables(which, most_tricks=1))
    players = position["players"]
    cards = [position["hands"][(position["leader"] + place) % players][0] for place in range(players)]
    last = (position["leader"] - 1) % players
    given_trick = {
        **position,
        "trick": cards[:-1],
        "turn": last,
        "hands": [[cards[-1]] if seat == last else [] for seat in range(players)],
    }
    game = which.position(given_trick)
    complete = {**game.position(), "trick": cards}
    which.play_like_plain(game, cards[-1])
    if not game.over and game.phase not in BETWEEN_TRICKS:
        settled = game.position()
        for key in which.fixed:
            assert settled[key] == getattr(which.plain, key)(complete)


@both
@given(data=st.data())
@FEW
def test_every_position_on_the_way_can_be_set_up_again(which: TrickGame, data: st.DataObject) -> None:
    position = data.draw(tables(which))
    game = which.position(position)
    while not game.over and game.position()["round"] == position["round"]:
        again = which.position(game.position())
        which.agree(again.position(), game.position())
        assert again.moves() == game.moves()
        game.play(data.draw(st.sampled_from(game.moves())))


@both
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(1 if MODE == "interpreted" else 3))
def test_whole_games_go_as_the_plain_restatement_says(which: TrickGame, players: int, seed: int) -> None:
    game = which.new(players=players, seed=seed, start="random")
    choose = random.Random(seed)
    while not game.over:
        which.play_like_plain(game, choose.choice(game.moves()))
