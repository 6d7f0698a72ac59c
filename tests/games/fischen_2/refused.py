"""What a position of Fischen 2 cannot be: refused by the name of the key."""

from typing import Any

from tests.games.fischen_2.positions import FISCHEN_2

FRESH: dict[str, Any] = {"hands": [["B8", "Y8"], ["B6", "Y6"], ["B7", "Y7"]], "tricks_left": 2}
LATER: dict[str, Any] = {**FRESH, "round": 3, "trump": "L", "last_order": [0, 1, 2]}
BANKING: dict[str, Any] = {**LATER, "phase": "bank", "trick": ["bank-one", "B9", "B10"], "effect": 0, "tricks_left": 3}
OVER: dict[str, Any] = {"over": True, "round": 8, "scores": [3, 4, 5], "players": 3}


def giving(**keys: Any) -> dict[str, Any]:
    return {**FISCHEN_2.example, **keys}


REFUSED: list[tuple[str, dict[str, Any]]] = [
    # cards; a key is one of those between the strokes
    ("hands", {**FRESH, "hands": [["B8", "Y8"], ["B6", "Y6"], ["B8", "Y7"]]}),
    ("hands", {**FRESH, "hands": [["B21", "Y8"], ["B6", "Y6"], ["B7", "Y7"]]}),
    ("hands", {**FRESH, "hands": [["B5", "Y8"], ["B6", "Y6"], ["B7", "Y7"]]}),  # out with three players
    ("hands", {**LATER, "hands": [["L1", "Y8"], ["B6", "Y6"], ["B7", "Y7"]]}),  # "4+"
    ("catches", {**LATER, "catches": [["G16", "G16"], ["G16"], []]}),
    ("catches", {**LATER, "catches": [["catch-one", "catch-one", "catch-one"], [], []]}),
    ("boats", {**LATER, "boats": [["L2", "L2"], [], []]}),
    ("boats", {**LATER, "boats": [["B2"], [], []]}),
    ("sea", {**LATER, "sea": ["L2", "L3", "L2"]}),
    ("sea", {**LATER, "sea": ["B9"]}),  # a start card
    ("sea", {**LATER, "sea": ["R1"]}),  # "4+"
    ("sea", {**LATER, "sea": ["B26", "L2"]}),  # five stars do not lie over one
    ("sea", {**LATER, "sea": ["T1"]}),
    ("hidden|phase|trick", {**LATER, "hidden": ["B9"]}),  # nothing is face down at the start of a trick
    ("hidden", giving(hidden=["B99"])),
    # shapes
    ("hands", {"hands": [["B8"], ["B6"]]}),
    ("hands", {}),  # nobody has a card to play
    ("hands", {**FRESH, "hands": [["B8"], ["B6", "B9"], ["B7", "B10"]]}),
    ("catches", {**FRESH, "catches": [[], []]}),
    ("banked", {**FRESH, "banked": [None, None]}),
    ("hidden", {**LATER, "hidden": "B9"}),
    ("scores", {**FRESH, "scores": [1, 2]}),
    ("tricks_left", {**FRESH, "tricks_left": 3}),
    ("tricks_left", {**FRESH, "tricks_left": -1}),
    ("tricks_left", {**FRESH, "tricks_left": "2"}),
    ("tricks_left", giving(tricks_left=2)),
    # trump
    ("trump", {**LATER, "trump": "G"}),
    ("trump", {**LATER, "trump": 0}),
    ("trump", {**LATER, "trump": None}),  # only round 1 is played without
    ("trump|round", {**FRESH, "trump": "L"}),
    ("trump", {**LATER, "phase": "trump"}),  # it is still to be chosen
    ("phase|round", {**FRESH, "phase": "trump"}),  # in round 1
    ("trump_set", {**LATER, "trump_set": 1}),
    ("trump_set", {**LATER, "trump_set": True}),
    # whose turn, and what to do
    ("turn", {**LATER, "turn": 3}),
    ("turn", {**LATER, "turn": None}),
    ("turn", {**LATER, "leader": 0, "turn": 1}),
    ("turn", giving(turn=2)),
    ("leader", {**LATER, "leader": 3, "turn": 0}),
    ("phase", {**LATER, "phase": "call"}),
    ("phase|trick|effect", {**LATER, "phase": "catch"}),
    ("phase|trick|effect", {**LATER, "phase": "settrump"}),
    ("effect", giving(effect=None)),
    ("effect", giving(effect=4)),
    ("effect|phase", giving(effect=0)),
    ("effect", {**LATER, "effect": 0}),
    ("winner", giving(winner=0)),
    ("winner", giving(winner=None)),
    ("winner", {**LATER, "winner": 0}),
    ("weakest", giving(weakest=3)),
    ("weakest", giving(weakest=None)),
    ("weakest", {**LATER, "weakest": 0}),
    ("taken", giving(taken=[4])),
    ("taken", giving(taken=[3, 3])),
    ("taken|phase|hands", giving(taken=[])),  # nothing was taken
    ("taken", {**LATER, "taken": [0]}),
    ("banked", {**LATER, "banked": ["B9", None, None]}),
    ("banked", {**BANKING, "banked": ["B11", 3, None]}),
    ("banked|turn|hands", {**BANKING, "turn": 1}),
    # rounds and the end
    ("round", {**FRESH, "round": 0}),
    ("round", {**LATER, "round": 9}),
    ("last_order", {**LATER, "last_order": [0, 1]}),
    ("last_order", {**LATER, "last_order": [0, 1, 1]}),
    ("over|hands", {**OVER, **FRESH}),
    ("turn", {**OVER, "turn": 0}),
    ("phase", {**OVER, "phase": "play"}),
    ("winners", {**OVER, "winners": [0]}),
    # the keys of all games, and those of Fischen
    ("called", {**LATER, "called": None}),
    ("caller", {**LATER, "caller": None}),
    ("lowest", {**LATER, "lowest": False}),
    ("next", {**LATER, "next": {}}),
    ("passed", {**LATER, "passed": [None, None, None]}),
    ("game", {**FRESH, "game": "fischen"}),
    ("players", {**FRESH, "players": 2}),
    ("options", {**FRESH, "options": {"target": 7}}),
]
