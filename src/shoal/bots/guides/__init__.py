"""What the search is told about a game, in a module named like the game's folder. All of it may be left out.

| name | is | without it |
|---|---|---|
| `likely(g, actions, chance)` | what the player to move is likely to do: quick, and legal | anything |
| `advice(g, actions, chance)` | what is tried first in the tree: asked once a place, it may think longer | `likely` |
| `horizon(g)` | a number that rises wherever a playout may be cut, and is never less within a turn | never cut |
| `features(g, seat, out)`, `stage(g)` | how a seat stands there, and how far the game has come | |
| `WEIGHTS` | what each feature is worth in each stage | |
| `FEATURES`, `STAGES` | their names, and how many stages there are, if `tools/fit_values.py` is to fit the weights | |
| `judge(g, values, scratch)` | how likely each seat is to win, where features and weights do not say it | they do |
| `known(g, values)` | whether it is known, and then written, how likely each seat is to win by `likely` | False |
| `SCRATCH` | how many numbers it needs to work it out | as many as there are features |
| `sight(g)` | a number of 32 bits for what chance has brought, where the same moves lead to different decisions | 0 |
| `SETTINGS` | the settings that suit the game (see `Settings`) | the common ones |
"""

import importlib
import importlib.util
import math
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.engine.jit import inlined, jit
from shoal.engine.spec import Spec

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Settings:
    """How a search goes about it. The defaults are what measured best over all games (docs/bots.md)."""

    exploration: float = 1.5  # how much a rarely tried move is worth trying again, by how widely results differ
    trust: float = 0.5  # how much of that goes to the guide's choice alone
    doubt: float = 0.5  # how much worse than the others a move not yet tried is taken to be, in the same measure
    stray: float = 0.0  # how often a playout does anything at all instead of what the guide says
    reach: float = 1.0  # how far beyond the horizon of the root a playout goes
    margin: float = 0.02  # how much of the value is the lead in points
    repeat: float = 2.0  # how many iterations share a deal: the best move and its rival
    care: float = 0.0002  # how much of the win another move may still be expected to bring when the search ends early
    least: float = 0.03  # how much of the budget is used up in any case where there is a choice
    near: float = math.inf  # iterations; with more than this to spend, a search ends with playouts that go further
    far: float = 1.0  # how far beyond the horizon of the root these go
    far_care: float = 0.0002  # what `care` is for them
    carry: float = 4000.0  # as how many of these what is known of a move by then counts at most


@jit
def nothing(g):
    """Stands for a horizon that never comes, the only stage, and a sight that is always the same."""
    return 0


@jit
def no_features(g, seat, out):
    out[0] = 0.0


@jit
def unknown(g, values):
    return False


@inlined
def make_chances(values, players):
    """Of how strongly each seat stands make how likely it is to win: a softmax."""
    top = -np.inf
    for seat in range(players):
        top = max(top, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = np.exp(values[seat] - top)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@inlined
def share_win(scores, values, players):
    """A finished game is won by who has most, or shared."""
    most = scores[0]
    for seat in range(1, players):
        most = max(most, scores[seat])
    winners = 0
    for seat in range(players):
        if scores[seat] == most:
            winners += 1
    for seat in range(players):
        values[seat] = 1.0 / winners if scores[seat] == most else 0.0


@dataclass(frozen=True)
class Guide:
    """A game's guide, complete."""

    likely: Callable[..., int] | None = None
    advice: Callable[..., int] | None = None
    horizon: Callable[..., int] = nothing
    stage: Callable[..., int] = nothing
    features: Callable[..., None] = no_features
    judge: Callable[..., None] | None = None
    sight: Callable[..., int] = nothing
    known: Callable[..., bool] = unknown
    weights: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros((1, 1)))
    scratch: int = 0
    settings: Settings = field(default_factory=Settings)


def module_of(spec: Spec) -> Any:
    """The module with the game's guide, or None."""
    name = f"{__name__}.{spec.package.rpartition('.')[2]}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def find(spec: Spec) -> Guide:
    """The guide of a game."""
    module = module_of(spec)
    given = {name.lower(): value for name, value in vars(module).items()} if module else {}
    guide = Guide(**{name: given[name] for name in Guide.__dataclass_fields__ if name in given})
    return guide if guide.scratch else replace(guide, scratch=guide.weights.shape[1])


def read_weights(name: str, stages: int, features: int) -> npt.NDArray[np.float64]:
    """The weights that `tools/fit_values.py` wrote for a game; before it did, nothing is worth anything."""
    file = FOLDER / f"{name}.toml"
    if not file.exists():
        return np.zeros((stages, features))
    weights = np.array(tomllib.loads(file.read_text(encoding="utf-8"))["weights"], np.float64)
    assert weights.shape == (stages, features), f"{file.name} is not of this guide: fit it anew"
    return weights


def read_table(name: str, shape: tuple[int, ...]) -> npt.NDArray[np.floating[Any]]:
    """The weights of that name beside the guides; before they were fitted, nothing is worth anything."""
    file = FOLDER / f"{name}.npy"
    if not file.exists():
        return np.zeros(shape)
    table: npt.NDArray[np.floating[Any]] = np.load(file)
    assert table.shape == shape, f"{file.name} is not of this guide: fit it anew"
    return table
