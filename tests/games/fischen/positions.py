"""Fischen as the tests of both games see it, and what its own tests use."""

from tests.games.events import kinds as kinds
from tests.games.fischen import plain
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
        "passed": [None] * players,
        "called": None,
        "caller": None,
        "lowest": False,
        "next": plain.NOTHING_NEXT,
    }


def usual(tricks: int) -> Position:
    return {"called": None}


FISCHEN = TrickGame(
    name="fischen",
    rules="F1-",
    plain=plain,
    round_begins="play",
    fixed=("winner",),
    fresh=fresh,
    usual=usual,
    fillers=[f"{colour}{value}" for value in range(11, 19) for colour in "BYPR"],
    example={
        "game": "fischen",
        "players": 4,
        "options": {"deck": None},
        "start": 1,
        "turn": 3,
        "phase": "catch",
        "scores": [12, -3, 30, 0],
        "over": False,
        "winners": [],
        "round": 5,
        "leader": 2,
        "trick": ["B5", "Y0", "R0", "B9"],
        "taken": [],
        "effect": 1,
        "winner": 1,
        "passed": [None, None, None, None],
        "hands": [["Y6", "T4"], ["R3", "R18"], ["P5", "catch-all"], ["Y13", "minus-three"]],
        "catches": [["B0", "B7", "lead-next"], [], ["P4"], ["T1", "T2"]],
        "boats": [["R10", "B10", "Y10"], [], ["P10"], []],
        "sea": ["B14", "call-colour", "T15", "B18"],
        "called": None,
        "caller": None,
        "lowest": False,
        "next": {"leader": None, "caller": None, "called": None, "lowest": False},
        "last_order": [3, 0, 1, 2],
    },
)
at, before_trick, played = FISCHEN.at, FISCHEN.before_trick, FISCHEN.played
play_like_plain = FISCHEN.play_like_plain
