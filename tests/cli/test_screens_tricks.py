"""The tables of Fischen and Fischen 2, through whole games."""

import io
import random

import pytest
from rich.console import Console

import shoal
from shoal import locale
from shoal.engine.jit import MODE
from shoal.games import find
from shoal.screens import find as find_screens

NAMES = ("Ada", "Otter", "Heron", "Somebody with a long name", "Eel")
EVERY = 97 if MODE == "interpreted" else 7


def draw(renderable: object, width: int) -> str:
    file = io.StringIO()
    Console(file=file, width=width, highlight=False, _environ={}).print(renderable)
    return file.getvalue()


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize(("name", "players"), [("fischen", 3), ("fischen", 5), ("fischen-2", 4), ("fischen-2", 5)])
def test_every_table_is_drawn_for_the_player_and_for_those_who_watch(name: str, players: int, language: str) -> None:
    screens, choose = find_screens(find(name)), random.Random(players)
    game = shoal.new(name, players=players, seed=players)
    number = 0
    while not game.over:
        if number % EVERY == 0 or (game.phase != "play" and MODE != "interpreted"):
            for seat in (game.turn, None):
                view = game.view(seat)
                text = draw(screens.screen(view, NAMES[:players], language), 80)
                assert max(map(len, text.splitlines())) <= 80
                for card in (*view["hand"], *view["trick"]):
                    assert card in text
        game.apply(choose.choice(game.legal_actions()))
        number += 1
    assert draw(screens.screen(game.view(0), NAMES[:players], language), 40)


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("name", ["fischen", "fischen-2"])
def test_every_move_but_a_plain_card_says_what_it_does(name: str, language: str) -> None:
    spec = find(name)
    label = find_screens(spec).label
    for move in spec.sequence():
        assert bool(label(move, NAMES, language)) == (" " in move or "-" in move)
