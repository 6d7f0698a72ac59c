"""Fischen 2 as the tests of both games see it, and what its own tests use."""

from tests.games.events import kinds as kinds
from tests.games.fischen_2 import plain
from tests.games.tricks.playing import TrickGame
from tests.games.tricks.playing import catches as catches
from tests.games.tricks.playing import caught as caught
from tests.games.tricks.playing import data as data
from tests.games.tricks.playing import play as play
from tests.games.tricks.playing import refused as refused
from tests.games.tricks.playing import split as split
from tests.games.tricks.rounds import Position


def fresh(players: int, cards: int) -> Position:
    return {
        "weakest": None,
        "trump": None,
        "trump_set": False,
        "banked": [None] * players,
        "hidden": [],
        "tricks_left": cards,
    }


def usual(tricks: int) -> Position:
    return {"trump": "L", "tricks_left": tricks}


FISCHEN_2 = TrickGame(
    name="fischen-2",
    rules="F2-",
    plain=plain,
    round_begins="trump",
    fixed=("winner", "weakest"),
    fresh=fresh,
    usual=usual,
    fillers=[f"{colour}{value}" for value in range(20, 8, -1) for colour in "BY"],
    example={
        "game": "fischen-2",
        "players": 4,
        "options": {"deck": None},
        "start": 1,
        "turn": 3,
        "phase": "give",
        "scores": [12, 3, 30, 0],
        "over": False,
        "winners": [],
        "round": 5,
        "leader": 2,
        "trick": ["B5", "swap-one", "R3", "P22"],
        "taken": [3],
        "effect": 1,
        "winner": 1,
        "weakest": 0,
        "trump": "D",
        "trump_set": False,
        "banked": [None, None, None, None],
        "hidden": [],
        "tricks_left": 3,
        "hands": [["Y6", "L4"], ["R12", "D3"], ["D5", "catch-one"], ["Y13", "G16", "P22"]],
        "catches": [["B8", "B9", "plus-three"], [], ["P21"], ["L1", "L2"]],
        "boats": [["R10", "B10", "Y10"], [], ["P24"], []],
        "sea": ["L10", "bank-one", "L15", "Y26"],
        "last_order": [3, 0, 1, 2],
    },
)
at, before_trick, played = FISCHEN_2.at, FISCHEN_2.before_trick, FISCHEN_2.played
play_like_plain = FISCHEN_2.play_like_plain
