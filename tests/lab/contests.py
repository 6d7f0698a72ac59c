"""Small contests for tests."""

from typing import Any

from shoal.engine.rng import new_key
from shoal.games import find
from shoal.lab.contest import Contest, Played
from shoal.lab.thinking import Thinking

SPEC = find("kleine-fische")


def contest(*bots: str, seed: int = 1, **options: Any) -> Contest:
    """A contest of short games."""
    return Contest(SPEC, bots, new_key(seed), 0, SPEC.complete({"target": 3, **options}))


def played(deal: int, rotation: int, *scores: int) -> Played:
    """A game that ended with these scores, seat by seat."""
    return Played(deal, rotation, scores, "target-reached", tuple(Thinking(0.25, {100: 1}) for _ in scores))


def figures(game: Played) -> tuple[Any, ...]:
    """All of a game that does not depend on the clock."""
    return game.deal, game.rotation, game.scores, game.ending, tuple(thinking.moves for thinking in game.thinking)
