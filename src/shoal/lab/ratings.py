"""Ratings by placings: Plackett and Luce's model as Weng and Lin update it (openskill).

A bot's strength does not change, so nothing is forgotten between games (tau is 0). The games of a deal are not
independent, and the model does not know it: a rating's spread is rough. Whether one bot is better than another is
said by the wins and their interval.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True)
class Rating:
    """A strength and its standard deviation. Everybody begins with 25 and 25/3."""

    mean: float
    spread: float


def places(scores: Sequence[int]) -> list[int]:
    """The place of each score; equal ones share the better place."""
    return [1 + sum(other > score for other in scores) for score in scores]


class Ratings:
    """The ratings of the bots of a line-up, updated game by game: their order matters a little."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(tau=0.0)
        self._bots = tuple(bots)
        self._ratings = {bot: self._model.rating() for bot in bots}

    def add(self, scores: Sequence[int]) -> None:
        """A game that ended with these scores, by place in the line-up.

        A bot that sat at several seats takes the mean of what it would have got at each.
        """
        teams = [[self._ratings[bot]] for bot in self._bots]
        rated = self._model.rate(teams, ranks=[float(place) for place in places(scores)])
        for bot in self._ratings:
            self._ratings[bot] = self._mean(
                [team[0] for team, name in zip(rated, self._bots, strict=True) if name == bot]
            )

    def _mean(self, ratings: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
        count = len(ratings)
        return self._model.rating(sum(one.mu for one in ratings) / count, sum(one.sigma for one in ratings) / count)

    def of(self, bot: str) -> Rating:
        """The rating of a bot."""
        rating = self._ratings[bot]
        return Rating(rating.mu, rating.sigma)
