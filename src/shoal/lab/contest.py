"""A contest: which bots meet in which game, and every single game of it.

Deals are duplicate: a deal is played once in each rotation of the line-up, so that every bot gets every hand and
luck cancels. All of a game follows from the contest's facts, its deal and its rotation: any process can play
it, in any order, and it is the same game (if its bots are reproducible, which a budget of time is not). With `pairs`
of playouts each move is appraised as well (see `bots.luck`).
"""

import hashlib
import importlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

import numpy as np

from shoal.bots.levels import Bot
from shoal.bots.luck import Appraiser, check_pairs
from shoal.engine.game import Game, start_seat
from shoal.engine.rng import derive_key, key_words
from shoal.engine.spec import Spec
from shoal.lab.thinking import Thinking


@dataclass(frozen=True)
class Played:
    """A finished game: final scores and thinking by seat."""

    deal: int
    rotation: int
    scores: tuple[int, ...]
    ending: str
    thinking: tuple[Thinking, ...]
    gains: tuple[float, ...] = ()  # by seat, what the moves of all brought it, if they were appraised


@dataclass(frozen=True)
class Contest:
    """A line-up of bots, one a seat, for a series of deals."""

    spec: Spec
    bots: tuple[str, ...]
    key: bytes
    start: int | str
    options: Mapping[str, Any]
    pairs: int = 0  # of playouts, by which a move is appraised

    def __post_init__(self) -> None:
        self.spec.check_players(len(self.bots))
        check_pairs(self.spec, self.pairs)
        start_seat(self.spec, len(self.bots), self.start, self.key)

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """How many games a deal is: the rotations of the line-up that differ."""
        turned = (self.bots[by:] + self.bots[:by] for by in range(1, self.players + 1))
        return next(by for by, bots in enumerate(turned, 1) if bots == self.bots)

    def deals(self, games: int) -> int:
        """How many deals hold at least `games` games."""
        return -(-games // self.rotations)

    def schedule(self, deals: int) -> Iterator[tuple[int, int]]:
        """Deal and rotation of every game, in order."""
        return ((deal, rotation) for deal in range(deals) for rotation in range(self.rotations))

    def seat(self, place: int, rotation: int) -> int:
        """Where the bot at `place` of the line-up sits."""
        return (place + rotation) % self.players

    def facts(self) -> dict[str, Any]:
        """Everything that the games follow from, as plain JSON data."""
        return {
            "game": self.spec.name,
            "version": self.spec.version,
            "bots": list(self.bots),
            "key": self.key.hex(),
            "start": self.start,
            "options": dict(self.options),
            "pairs": self.pairs,
        }

    @classmethod
    def of(cls, package: str, facts: Mapping[str, Any]) -> Self:
        """The contest with these facts, of the game in `package`: a `Spec` cannot be sent to another process."""
        spec: Spec = importlib.import_module(f"{package}.spec").SPEC
        bots, key = tuple(facts["bots"]), bytes.fromhex(facts["key"])
        return cls(spec, bots, key, facts["start"], facts["options"], facts["pairs"])

    def with_key(self, key: bytes) -> Self:
        """The same contest over other deals."""
        return replace(self, key=key)

    def deal_key(self, deal: int) -> bytes:
        """The key of a deal: that of the same game of a series (see `rng.derive_key`)."""
        block, key = np.zeros(16, np.uint32), np.zeros(8, np.uint32)
        derive_key(key_words(self.key), deal, block, key)
        return key.astype("<u4").tobytes()

    def bot_key(self, deal: int, rotation: int, seat: int) -> bytes:
        """The key of a bot's own chance, which has nothing to do with the cards."""
        return self._own_key(f"bot {seat}", deal, rotation)

    def _own_key(self, whose: str, deal: int, rotation: int) -> bytes:
        return hashlib.sha256(f"{whose} of {self.key.hex()}, deal {deal}, rotation {rotation}".encode()).digest()

    def seated(self, deal: int, rotation: int) -> list[Bot]:
        """The bots of a game, seat by seat."""
        places = [(seat - rotation) % self.players for seat in range(self.players)]
        return [
            Bot(self.spec, self.bots[place], self.bot_key(deal, rotation, seat)) for seat, place in enumerate(places)
        ]

    def begin(self, deal: int) -> Game:
        """The game as it is dealt."""
        return Game(self.spec, self.players, self.deal_key(deal), self.start, self.options)

    def warm(self) -> None:
        """Compile all that the games need, or load it: every bot makes one decision."""
        for place, name in enumerate(self.bots):
            if name not in self.bots[:place]:
                game = self.begin(0)
                while len(legal := game.legal_actions()) == 1:
                    game.apply(legal[0])
                game.apply(Bot(self.spec, name, self.key).choose(game))
                assert game.scores
        if self.pairs:
            game = self.begin(0)
            Appraiser(self.spec, 1, self.key).gains(game, game.legal_actions()[0])

    def play(self, deal: int, rotation: int) -> Played:
        """Play a game to its end."""
        game = self.begin(deal)
        bots = self.seated(deal, rotation)
        thinking = tuple(Thinking() for _ in bots)
        appraiser = Appraiser(self.spec, self.pairs, self._own_key("luck", deal, rotation)) if self.pairs else None
        gains = np.zeros(self.players)
        while (seat := game.turn) is not None:
            begun = time.perf_counter()
            action = bots[seat].choose(game)
            thinking[seat].add(time.perf_counter() - begun)
            if appraiser:
                gains += appraiser.gains(game, action)
            game.apply(action)
        outcome = game.outcome
        assert outcome is not None
        return Played(
            deal, rotation, outcome.scores, outcome.reason, thinking, tuple(gains.tolist()) if appraiser else ()
        )
