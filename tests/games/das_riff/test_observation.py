"""What a seat of Das Riff observes: one position, seen by both seats, and positions in the mirror."""

import random
from typing import Any

import shoal
from shoal.engine.game import Game
from shoal.engine.observation import read
from tests.games.das_riff.positions import at, row, worms

FISH = [colour + sex for colour in "RYGBPO" for sex in "fm"]
OTHERS = ["coral", "pearl", "shark", "water"]
BROODS = [a + "+" + b for i, a in enumerate("RYGBPO") for b in "RYGBPO"[i:]]
NOTHING = [0] * 10  # at a place of the reef

POSITION: dict[str, Any] = {
    "options": {"turn_limit": 300},
    "start": 1,
    "active": 0,
    "phase": "pay",
    "turn_number": 17,
    "dice": ["P", "R"],
    "target": "2/2",
    "due": 1,
    "worms": worms("RRYBB", "GOO"),
    "stock": {"R": 6, "B": 1},
    "rows": [row("Rf", None, "coral"), row("Gf", "pearl", "water"), row("Bm"), row("shark", "Om")],
    "open": [[True, False, True], [False, True, True], [False], [True, True]],
    "draw": ["Gf", "Ym", "water", "water"],
    "discard": ["Yf", "coral", "coral"],
    "broods": ["R+Y", "O+O"],
    "brood_pile": ["G+B"],
    "boats": [3, 2],
    "corals": [[{"brood": "R+B"}, {"fish": "Pf"}, {}], [{"brood": "P+P"}]],
    "pearls": [2, 0],
    "sharks": [0, 1],
    "memory": {"laid": [[0], [1]], "shuffled": [["Gf", "water"]]},
}


def counted(texts: list[str], *cards: str) -> list[int]:
    """How many there are of each."""
    return [cards.count(text) for text in texts]


def one_of(choices: int, value: int) -> list[int]:
    """1 for the value, 0 for the others."""
    return [int(choice == value) for choice in range(choices)]


def shown(*cards: str | None) -> list[int]:
    """A row of the reef as it lies open."""
    numbers: list[int] = []
    for card in cards:
        colours = [(card == f"{colour}m") - (card == f"{colour}f") for colour in "RYGBPO"]
        numbers += colours + [int(card == other) for other in OTHERS]
    return numbers + NOTHING * (8 - len(cards))


def down(*layers: int) -> list[int]:
    """The layers of the cards of a row that lie face down."""
    return [*layers, *[0] * (8 - len(layers))]


def corals(*holding: list[int]) -> list[int]:
    """What the corals of a seat hold; the first number says that one is there."""
    return [number for coral in holding for number in [1, *coral]] + [0] * 8 * (5 - len(holding))


def observed(seat: int) -> dict[str, list[int]]:
    game = at(**POSITION)
    return read(game.spec.observation.layout(2), game.observation(seat))


OWN_WORMS, OTHER_WORMS = [2, 1, 0, 2, 0, 0], [0, 0, 1, 0, 0, 2]
OWN_CORALS = corals([1, 1, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, -1, 0], [0] * 7)
OTHER_CORALS = corals([1, 0, 0, 0, 0, 2, 0])


def test_a_position_as_the_seat_that_decides_sees_it() -> None:
    first, second = counted(OTHERS, "water"), counted(OTHERS, "water")
    assert observed(0) == {
        "turn": [1, 0],
        "seat": [1, 0],
        "phase": [0, 0, 0, 1, 0, 0],
        "active": [1, 0],
        "start": [0, 1],
        "turn_limit": [300],
        "turn_number": [17],
        "dice": one_of(6, 4) + one_of(6, 0),
        "target": one_of(4, 1) + one_of(8, 1) + [0],
        "due": [1],
        "stock": [6, 0, 0, 1, 0, 0],
        "worms": OWN_WORMS + OTHER_WORMS,
        "boats": [3, 2],
        "pearls": [2, 0],
        "sharks": [0, 1],
        "scores": [1, 1],
        "corals": OWN_CORALS + OTHER_CORALS,
        "broods": counted(BROODS, "R+Y", "O+O"),
        "brood_pile": counted(BROODS, "G+B"),
        "rows": shown("Rf", None, "coral") + shown(None, "pearl", "water") + shown() + shown("shark", "Om"),
        "laid": down(1) + down(2),
        "draw": [4],
        "discard": counted(FISH + OTHERS, "Yf", "coral", "coral"),
        "layers": [2],
        "hidden": counted(FISH + OTHERS, "Gf", "Gf", "Ym", "Bm", "water", "water"),
        "hidden_fish": [
            layer for fish in FISH for layer in {"Gf": [1, 2], "Ym": [1, 0], "Bm": [1, 0]}.get(fish, [0, 0])
        ],
        "hidden_others": first + second + [0] * 4 * 15,
    }


def test_the_same_position_as_the_other_seat_sees_it() -> None:
    assert observed(1) == observed(0) | {
        "turn": [0, 1],
        "seat": [0, 1],
        "active": [0, 1],
        "start": [1, 0],
        "target": one_of(4, 2) + one_of(8, 1) + [0],
        "worms": OTHER_WORMS + OWN_WORMS,
        "boats": [2, 3],
        "pearls": [0, 2],
        "sharks": [1, 0],
        "corals": OTHER_CORALS + OWN_CORALS,
        "rows": shown("shark", "Om") + shown() + shown(None, "pearl", "water") + shown("Rf", None, "coral"),
        "laid": down(2) + down(1),
    }


def test_a_boat_that_is_being_bought_has_no_place() -> None:
    game = at(phase="pay", target="boat", worms=worms("RRYY"))
    target = read(game.spec.observation.layout(2), game.observation(0))["target"]
    assert target == one_of(13, 12)


def mirrored(position: dict[str, Any]) -> dict[str, Any]:
    """The position with the seats exchanged."""
    mirror = dict(position)
    for key in ("scores", "worms", "boats", "corals", "pearls", "sharks", "rows", "open"):
        mirror[key] = position[key][::-1]
    for key in ("start", "turn", "active"):
        mirror[key] = None if position[key] is None else 1 - position[key]
    mirror["winners"] = [1 - seat for seat in reversed(position["winners"])]
    if position["target"] not in (None, "boat"):
        mirror["target"] = f"{5 - int(position['target'][0])}{position['target'][1:]}"
    if "memory" in position:
        mirror["memory"] = position["memory"] | {"laid": position["memory"]["laid"][::-1]}
    return mirror


def seen(game: Game, seat: int) -> dict[str, list[int]]:
    """What a seat observes but for its own number."""
    return read(game.spec.observation.layout(2), game.observation(seat)) | {"seat": []}


def test_a_position_looks_to_a_seat_as_its_mirror_image_does_to_the_other() -> None:
    choose = random.Random(5)
    game = shoal.new("das-riff", seed=5, turn_limit=60)
    phases, layers = set(), 0
    while not game.over:
        for _ in range(3):
            if not game.over:
                game.apply(choose.choice(game.legal_actions()))
        position = game.position()
        mirror = shoal.position("das-riff", mirrored(position))
        assert seen(game, 0) == seen(mirror, 1)
        assert seen(game, 1) == seen(mirror, 0)
        phases.add(game.phase)
        layers = max(layers, len(position.get("memory", {"shuffled": []})["shuffled"]))
    assert phases >= {"pick", "act", "pay", "turned", None}
    assert layers > 1
