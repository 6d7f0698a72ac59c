"""The bot of Das Riff: strength, and that it plans; what the search knows about a turn that begins."""

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.bots.guides.das_riff import BEGIN, LONG, NETWORK, RESULT, SCRATCH, STUCK, UNITS, judge, sight
from shoal.bots.guides.reef import INPUTS, describe
from shoal.bots.levels import Bot
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.games import find
from shoal.lab.simulation import simulate

SPEC = find("das-riff")
GAMES = 1000 if MODE != "interpreted" else 4
PURPLE = {"fish": "Pm"}
BROOD = {"brood": "O+O"}


def turn(**position: Any) -> list[str]:
    """What the bot does until it ends its turn, or the game."""
    game = shoal.position("das-riff", {"phase": "act", **position}, seed=1)
    bot = Bot(SPEC, "heuristic", seed=1)
    seat = game.turn
    while game.turn == seat and game.position()["active"] == seat:
        game.apply(bot.choose(game))
    return [game.action_text(action) for action in game.history]


def test_it_beats_random() -> None:
    one = simulate(SPEC, ["heuristic", "random"], GAMES // 2, seed=1).win_shares()[:, 0]
    other = simulate(SPEC, ["random", "heuristic"], GAMES // 2, seed=2).win_shares()[:, 1]
    assert np.concatenate([one, other]).mean() >= 0.95


def test_two_of_them_finish_long_before_the_turn_limit() -> None:
    results = simulate(SPEC, ["heuristic", "heuristic"], GAMES // 4, seed=3, options={"turn_limit": 200})
    assert results.endings_count()["turn-limit"] == 0


def test_it_wins_if_it_can() -> None:
    moves = turn(
        rows=[["Gf"], [], [], [None, "Rf"]],
        boats=[1, 1],
        worms=[{"R": 3, "G": 3}, {}],
        corals=[[*[{"brood": brood} for brood in ("Y+Y", "G+G", "B+B", "O+O")], PURPLE], []],
        broods=["R+P"],
    )
    assert moves[-1].startswith("take 4/2")
    assert "boat" in moves
    assert "pay G" in moves
    assert "pay R" not in moves


def test_it_pays_with_the_worms_that_it_needs_least() -> None:
    moves = turn(
        rows=[["coral"], ["water"], ["water"], [None] * 4 + ["Rf"]],
        open=[[True], [True], [True], [False] * 4 + [True]],
        worms=[{"R": 2, "G": 1}, {}],
        corals=[[PURPLE], []],
        broods=["R+P"],
    )
    assert moves[:2] == ["take 1/1", "pay G"]


def test_it_uses_a_shark_to_deny() -> None:
    moves = turn(
        rows=[["water"], [], [], ["Rf"]],
        worms=[{}, {"R": 3}],
        sharks=[1, 0],
        corals=[[BROOD], [PURPLE]],
        broods=["R+P"],
    )
    assert moves == ["shark 4/1", "end"]


@pytest.mark.parametrize("seed", range(3))
def test_it_chooses_by_what_it_may_know(seed: int) -> None:
    """The hidden card is another one in each game; what the bot does is not."""
    games = [
        shoal.position("das-riff", {"phase": "act", "rows": [[], [down], [], []], "draw": rest}, seed=1)
        for down, rest in (("coral", ["pearl", "Rf"]), ("pearl", ["coral", "Rf"]), ("Rf", ["coral", "pearl"]))
    ]
    assert len({Bot(SPEC, "heuristic", seed=seed).choose(game) for game in games}) == 1


# What the search knows


REEF = [["coral", "Gf"], ["water", "Rm"], ["pearl"], ["Yf", "shark", "Bm"]]
FACES = [[True, True], [True, False], [False], [True, True, True]]
PLAYERS: dict[str, list[Any]] = {
    "worms": [{"R": 3, "G": 1}, {"B": 2, "Y": 7, "O": 6}],
    "boats": [2, 4],
    "pearls": [1, 0],
    "sharks": [0, 2],
    "corals": [[BROOD, {"fish": "Gm"}], [{"fish": "Bf"}, {}, {"fish": "Ym"}]],
}


def position(active: int, number: int = 1, **players: list[Any]) -> Game:
    """A turn of that seat that begins, with four open broods, and the reef from its side."""
    side = 1 - 2 * active
    given: dict[str, Any] = {"phase": "pick", "active": active, "rows": REEF[::side], "open": FACES[::side]}
    given["turn_number"] = number
    given |= {name: both[::side] for name, both in (PLAYERS | players).items()}
    return shoal.position("das-riff", given | {"broods": ["G+G", "R+Y", "B+B", "B+P"]}, seed=1)


def chance(game: Game) -> float:
    """How likely the player whose turn begins is to win."""
    values = np.zeros(2)
    judge(game.state, values, np.zeros(SCRATCH))
    assert values.sum() == pytest.approx(1.0)
    return float(values[game.position()["active"]])


def test_a_turn_begins_alike_for_both_seats() -> None:
    inputs = np.zeros((2, INPUTS))
    for seat in range(2):
        describe(position(seat).state, inputs[seat])
    assert np.count_nonzero(inputs[0]) > 50
    assert (inputs[0] == inputs[1]).all()


def test_the_network_is_worked_out_as_it_was_fitted() -> None:
    inputs = np.zeros(INPUTS)
    game = position(0)
    describe(game.state, inputs)
    reached = inputs @ NETWORK[:INPUTS] + NETWORK[BEGIN]
    lead = np.maximum(reached[:UNITS], 0.0) @ NETWORK[RESULT, :UNITS] + reached[UNITS]
    assert chance(game) == pytest.approx(1.0 / (1.0 + np.exp(-lead)))


def test_the_network_knows_what_is_good() -> None:
    """A brood more, boats, and a partner in reach."""
    broods = [{"brood": brood} for brood in ("P+P", "P+O", "R+O", "G+O")]
    even = chance(position(0, corals=[[BROOD, {"fish": "Gm"}], [{"brood": "Y+Y"}]]))
    assert chance(position(0, corals=[[*broods, {"fish": "Gm"}], [{"brood": "Y+Y"}]])) > max(0.85, even)
    assert chance(position(0, corals=[[BROOD, {"fish": "Gm"}], broods])) < min(0.3, even)
    assert chance(position(0, boats=[5, 4])) > chance(position(0)) > chance(position(0, boats=[2, 7]))
    assert chance(position(0)) > chance(position(0, corals=[[BROOD, {"fish": "Om"}], PLAYERS["corals"][1]]))


def test_in_a_game_that_goes_on_and_on_it_counts_who_has_more_broods() -> None:
    """Who has fewer has to give in: by the network alone both wait for ever, each with the other's partners."""
    even = [[BROOD, {"fish": "Gm"}], [{"brood": "Y+Y"}, {"fish": "Bf"}]]
    for turn in (STUCK, STUCK + 100):
        assert chance(position(0, turn)) == 1.0  # one to none
        assert chance(position(1, turn, corals=PLAYERS["corals"][::-1])) == 0.0
        assert chance(position(0, turn, corals=even)) == 0.5
    now, later, halfway = (chance(position(0, turn)) for turn in (LONG - 1, LONG, (LONG + STUCK) // 2))
    assert abs(later - now) < 0.05  # no jump
    assert halfway > 0.5 + 0.5 * 0.3


def test_what_chance_brings_within_a_turn_is_told_apart() -> None:
    """A card turned up, and a new brood; not the worms, which follow from the moves."""
    seen = set()
    for down, brood in (("coral", "G+G"), ("pearl", "G+G"), ("pearl", "R+R")):
        given = {"phase": "act", "rows": [[], [down], [], []], "broods": [brood], "worms": [{"R": 1}, {}]}
        game = shoal.position("das-riff", given, seed=1)
        before = sight(game.state)
        game.play("turn 2/1")
        seen |= {before, sight(game.state)}
    assert len(seen) == 5
