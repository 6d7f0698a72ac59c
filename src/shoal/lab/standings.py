"""What the games of a contest say: wins, scores, places, ratings and thinking times, with how sure one may be.

Only whole deals count, those of which every rotation has been played: in them luck has cancelled. Their games
are not independent, so a deal, not a game, is one observation of every interval.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.lab.contest import Contest, Played
from shoal.lab.ratings import Rating, Ratings
from shoal.lab.statistics import Estimate, mean, share
from shoal.lab.thinking import Thinking

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Standing:
    """How one bot has done. Wins are those of one of its seats, so that chance is one in as many as play."""

    bot: str
    seats: int  # of the line-up
    wins: Estimate
    luckless: Estimate | None  # the same with the luck taken out, if moves were appraised
    score: Estimate
    places: tuple[float, ...]  # how much of its games it was first, second, …; equal scores share the better place
    rating: Rating
    thinking: Thinking
    by_seat: tuple[tuple[Estimate, Estimate], ...]  # wins and score at seat 0, 1, …

    def json(self) -> dict[str, Any]:
        """As plain JSON data."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "wins": self.wins.json(),
            "wins_without_luck": self.luckless.json() if self.luckless else None,
            "score": self.score.json(),
            "places": list(self.places),
            "rating": {"mean": self.rating.mean, "spread": self.rating.spread},
            "by_seat": [{"wins": wins.json(), "score": score.json()} for wins, score in self.by_seat],
            "thinking": {
                "moves": self.thinking.moves,
                "mean_seconds": self.thinking.mean,
                "p99_seconds": self.thinking.percentile(99),
            },
        }


class Standings:
    """The games of a contest as they come in, in any order."""

    def __init__(self, contest: Contest, deals: int) -> None:
        self.contest = contest
        self.deals = deals
        self.bots = tuple(dict.fromkeys(contest.bots))
        self._played = np.zeros((deals, contest.rotations), np.bool_)
        self._scores = np.zeros((deals, contest.rotations, contest.players), np.int64)  # by place in the line-up
        self._gains = np.zeros(self._scores.shape)
        self._thinking = {bot: Thinking() for bot in self.bots}
        self._endings: dict[str, int] = {}
        self._ratings = Ratings(contest.bots)
        self._rated = 0  # games, in the order of the schedule: the ratings are the same in whatever order games end

    @property
    def asked(self) -> int:
        """How many games were asked for, in whole deals."""
        return self._played.size

    @property
    def games(self) -> int:
        """How many games have been played, those of unfinished deals too."""
        return int(self._played.sum())

    @property
    def whole_deals(self) -> int:
        return int(self._played.all(axis=1).sum())

    def includes(self, played: Played) -> bool:
        """Whether the game is one of those asked for."""
        return played.deal < self.deals

    def add(self, played: Played) -> None:
        """One more game."""
        contest = self.contest
        seats = [contest.seat(place, played.rotation) for place in range(contest.players)]
        self._scores[played.deal, played.rotation] = [played.scores[seat] for seat in seats]
        if played.gains:
            self._gains[played.deal, played.rotation] = [played.gains[seat] for seat in seats]
        self._played[played.deal, played.rotation] = True
        for place, seat in enumerate(seats):
            self._thinking[contest.bots[place]].include(played.thinking[seat])
        self._endings[played.ending] = self._endings.get(played.ending, 0) + 1
        done, scores = self._played.reshape(-1), self._scores.reshape(-1, contest.players)
        while self._rated < done.size and done[self._rated]:
            self._ratings.add(scores[self._rated].tolist())
            self._rated += 1

    def to_play(self) -> Iterable[tuple[int, int]]:
        """Deal and rotation of the games that have not been played, in order."""
        missing = np.argwhere(~self._played).tolist()
        return [(deal, rotation) for deal, rotation in missing]

    def table(self) -> list[Standing]:
        """How every bot has done, the best first; nothing before the first deal is whole."""
        scores = self._scores[self._played.all(axis=1)]
        if not len(scores):
            return []
        best = scores == scores.max(axis=2, keepdims=True)
        shares: Floats = best / best.sum(axis=2, keepdims=True)
        ranks = 1 + (scores[..., None, :] > scores[..., :, None]).sum(axis=3)
        standings = [self._standing(bot, scores, shares, ranks) for bot in self.bots]
        return sorted(standings, key=lambda standing: -standing.wins.value)

    def _standing(self, bot: str, scores: Any, shares: Floats, ranks: Any) -> Standing:
        contest = self.contest
        places = [place for place, name in enumerate(contest.bots) if name == bot]
        own = ranks[:, :, places]
        gains = self._gains[self._played.all(axis=1)][:, :, places].mean(axis=(1, 2))
        return Standing(
            bot,
            len(places),
            share(shares[:, :, places].mean(axis=(1, 2))),
            mean(1 / contest.players + gains) if contest.pairs else None,
            mean(scores[:, :, places].mean(axis=(1, 2))),
            tuple(float((own == rank).mean()) for rank in range(1, contest.players + 1)),
            self._ratings.of(bot),
            self._thinking[bot],
            tuple(
                (share(self._at_seat(shares, places, seat)), mean(self._at_seat(scores, places, seat)))
                for seat in range(contest.players)
            ),
        )

    def _at_seat(self, figures: Any, places: list[int], seat: int) -> Floats:
        """The mean figure of each deal over the games in which one of `places` sat at `seat`."""
        contest = self.contest
        games = [
            figures[:, rotation, place]
            for place in places
            for rotation in range(contest.rotations)
            if contest.seat(place, rotation) == seat
        ]
        return np.asarray(np.mean(games, axis=0), np.float64)

    def json(self) -> dict[str, Any]:
        """As plain JSON data."""
        return {
            **self.contest.facts(),
            "players": self.contest.players,
            "asked": self.asked,
            "played": self.games,
            "deals": self.whole_deals,
            "games": self.whole_deals * self.contest.rotations,
            "endings": dict(sorted(self._endings.items())),
            "chance": 1 / self.contest.players,
            "standings": [standing.json() for standing in self.table()],
        }
