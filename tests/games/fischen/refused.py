"""What a position of Fischen cannot be: refused by the name of the key."""

from typing import Any

from tests.games.fischen.positions import FISCHEN

HANDS: dict[str, Any] = {"hands": [["B5", "Y5"], ["B6", "Y6"], ["B7", "Y7"]]}
OVER: dict[str, Any] = {"over": True, "round": 8, "scores": [3, 4, 5], "players": 3}
PASSING: dict[str, Any] = {
    **HANDS,
    "round": 3,
    "phase": "pass",
    "trick": ["pass-left", "P5", "P6"],
    "effect": 0,
    "winner": 2,
}


def settle(**keys: Any) -> dict[str, Any]:
    return {**FISCHEN.example, **keys}


REFUSED: list[tuple[str, dict[str, Any]]] = [
    # cards; a key is one of those between the strokes
    ("hands", {"hands": [["B5", "Y5"], ["B6", "Y6"], ["B5", "Y7"]]}),
    ("hands", {"hands": [["B19"], ["B6"], ["B7"]]}),
    ("hands", {"hands": [["G16"], ["B6"], ["B7"]]}),
    ("hands", {"hands": [[5], ["B6"], ["B7"]]}),
    ("hands", {"hands": [[None], ["B6"], ["B7"]]}),
    ("catches", {**HANDS, "catches": [["minus-three", "minus-three"], ["minus-three"], []]}),
    ("catches", {**HANDS, "catches": [["B8"], ["B8"], []]}),
    ("boats", {**HANDS, "boats": [["T1", "T1"], [], []]}),
    ("boats", {**HANDS, "boats": [["T17"], [], []]}),
    ("sea", {**HANDS, "sea": ["T1", "T2", "T1"]}),
    ("sea", {**HANDS, "sea": ["catch-all", "catch-all"]}),
    ("sea|hands", {**HANDS, "sea": ["B5"]}),
    ("sea|boats", {**HANDS, "sea": ["T5"], "boats": [["T5"], [], []]}),
    ("trick|hands", {**HANDS, "trick": ["B6"], "turn": 1}),
    ("hands", {"hands": [["B1"], ["B6"], ["B7"]]}),  # out of the game with three players
    ("hands", {"hands": [["B3"], ["B6"], ["B7"]]}),
    ("hands", {"players": 4, "hands": [["Y1"], ["B6"], ["B7"], ["B8"]]}),
    ("sea", {**HANDS, "sea": ["B8"]}),  # a start card
    ("sea", {**HANDS, "sea": ["B18", "B11"]}),  # five stars do not lie over one
    # shapes
    ("hands", {"hands": [["B5"], ["B6"]]}),
    ("hands", {"hands": "B5"}),
    ("hands", {"hands": [["B5"], ["B6"], "B7"]}),
    ("hands", {}),  # nobody has a card to play
    ("hands", {"hands": [["B5"], ["B6", "B8"], ["B7"]]}),  # hands are equal
    ("hands|trick", {"hands": [["B5"], ["B6"], ["B7"]], "trick": ["B8"], "turn": 1}),  # who has played has one less
    ("catches", {**HANDS, "catches": [[], []]}),
    ("boats", {**HANDS, "boats": {}}),
    ("sea", {**HANDS, "sea": "B11"}),
    ("trick", {**HANDS, "trick": "B8"}),
    ("trick", {**HANDS, "trick": ["B8", "B9", "B10", "B11"]}),
    ("passed", {**HANDS, "passed": [None, None]}),
    ("next", {**HANDS, "next": None}),
    ("next", {**HANDS, "next": {"leader": 3}}),
    ("next", {**HANDS, "next": {"trump": "L"}}),
    ("scores", {**HANDS, "scores": [1, 2]}),
    ("scores", {**HANDS, "scores": [1, 2, "3"]}),
    ("scores", {**HANDS, "scores": None}),
    # whose turn, and what to do
    ("turn", {**HANDS, "turn": 3}),
    ("turn", {**HANDS, "turn": None}),
    ("turn", {**HANDS, "turn": True}),
    ("turn", {**HANDS, "leader": 0, "turn": 1}),  # the leader leads
    ("turn", settle(turn=0)),
    ("leader", {**HANDS, "leader": 3, "turn": 0}),
    ("leader", {**HANDS, "leader": None}),
    ("leader", {**HANDS, "leader": "0"}),
    ("phase", {**HANDS, "phase": "fish"}),
    ("phase", {**HANDS, "phase": None}),
    ("phase", {**HANDS, "phase": "trump"}),
    ("phase|trick|effect", {**HANDS, "phase": "catch", "round": 3}),
    ("phase|trick|effect", {**HANDS, "phase": "call", "round": 3}),
    ("phase|effect|trick", {**HANDS, "phase": "pass", "round": 3}),
    ("effect", settle(effect=None)),
    ("effect", settle(effect=4)),
    ("effect", settle(effect=-1)),
    ("effect|phase", settle(effect=0, turn=2)),  # the blue 5 has no effect
    ("effect", {**HANDS, "effect": 0}),
    ("winner", settle(winner=None)),
    ("winner", settle(winner=4)),
    ("winner", settle(winner=0)),  # the blue 9 has won, and seat 1 played it
    ("winner", {**HANDS, "winner": 0}),
    ("taken", settle(taken=[4])),
    ("taken", settle(taken=[0, 0])),
    ("taken", settle(taken=0)),
    ("taken|effect|phase", settle(taken=[0, 2, 3])),  # nothing left to catch
    ("taken", {**HANDS, "taken": [0]}),
    ("passed", {**HANDS, "passed": ["B8", None, None]}),
    ("passed", {**PASSING, "passed": ["B8"]}),
    ("passed", {**PASSING, "passed": ["B8", 3, None]}),
    ("passed|turn|hands", {**PASSING, "turn": 1, "passed": [None, None, None]}),
    # the next trick and the called colour
    ("called", {**HANDS, "round": 3, "called": "G", "caller": 0}),
    ("called", {**HANDS, "round": 3, "called": 0, "caller": 0}),
    ("caller|called", {**HANDS, "round": 3, "called": "B"}),
    ("caller|called", {**HANDS, "round": 3, "caller": 1}),
    ("caller", {**HANDS, "round": 3, "called": "B", "caller": 3}),
    ("lowest", {**HANDS, "lowest": None}),
    ("lowest", {**HANDS, "lowest": 1}),
    # rounds
    ("round", {**HANDS, "round": 0}),
    ("round", {**HANDS, "round": 9}),
    ("round", {**HANDS, "round": "1"}),
    ("last_order", {**HANDS, "round": 3, "last_order": [0, 1]}),
    ("last_order", {**HANDS, "round": 3, "last_order": [0, 1, 1]}),
    ("last_order", {**HANDS, "round": 3, "last_order": [0, 1, 3]}),
    ("last_order", {**HANDS, "round": 3, "last_order": None}),
    # the end
    ("over", {**HANDS, "over": 1}),
    ("over|hands", {**OVER, **HANDS}),
    ("turn", {**OVER, "turn": 0}),
    ("phase", {**OVER, "phase": "play"}),
    ("winners", {**OVER, "winners": [0]}),
    ("winners", {**HANDS, "winners": [0]}),
    # the keys of all games
    ("trump", {**HANDS, "trump": "L"}),
    ("Hands", {"Hands": []}),
    ("game", {**HANDS, "game": "fischen-2"}),
    ("players", {**HANDS, "players": 2}),
    ("players", {**HANDS, "players": 6}),
    ("start", {**HANDS, "start": 3}),
    ("options", {**HANDS, "options": {"target": 7}}),
]
