"""The games as they are dealt: far too many deals to list, so chance draws one (OpenSpiel: sampled stochastic)."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.rng import Key, derive_key, key_words, new_key
from shoal.engine.spec import DECK, Spec
from shoal.envs.openspiel.game import PLACING, SpielGame, game_type
from shoal.envs.openspiel.state import State
from shoal.envs.openspiel.world import World

FRESH = -1
"""The seed of a game whose deals come from the operating system."""
ALL = 0
"""As the number of deals: as many as there are."""


def dealt_type(spec: Spec, deals: int = ALL) -> Any:
    """The kind of game, with its parameters: those that all have, and its options."""
    options = {option.name: option.default for option in spec.options}
    deck = {DECK: ""} if spec.decks else {}
    every = {"players": spec.players[0], "start": 0, "seed": FRESH, "deals": ALL, "worth": PLACING}
    return game_type("shoal", spec, spec.players, explicit=deals != ALL, parameters={**every, **options, **deck})


class DealtGame(SpielGame):
    """A game that is dealt as the games of a series with that seed are, one after the other.

    Its chance node has one outcome, the next deal. Or (`deals=100`) it lists the first hundred of the series, equally
    likely: then a history says which it was, and OpenSpiel can write down game and state together.
    """

    @staticmethod
    def of(spec: Spec) -> type["DealtGame"]:
        """The class of that game."""

        class Dealt(DealtGame):
            pass

        Dealt.spec = spec
        return Dealt

    def __init__(self, params: Mapping[str, Any]) -> None:
        spec = self.spec
        deals, seed = params["deals"], params["seed"]
        if deals < ALL or (deals != ALL and seed == FRESH):
            raise OptionError(f"{deals} deals cannot be listed: it takes a seed, and a number from 1")
        given = {option.name: params[option.name] for option in spec.options}
        deck = {DECK: params[DECK] or None} if spec.decks else {}
        self.options = spec.complete(given | deck)
        self.start = params["start"]
        self.series = key_words(new_key(None if seed == FRESH else seed))
        self.dealt = 0
        self.listed = deals != ALL
        self.chances = [(number, 1 / deals) for number in range(deals)] if self.listed else [(0, 1.0)]
        players = spec.check_players(params["players"])
        super().__init__(dealt_type(spec, deals), players, self.options, len(self.chances), params)

    def deal(self, outcome: int) -> World:
        number = outcome if self.listed else self.dealt
        self.dealt += 1
        words = np.zeros(24, np.uint32)
        derive_key(self.series, number, words, words[16:24])
        key = words[16:24].astype("<u4").tobytes()
        return World(Game(self.spec, self.players, key, self.start, self.options))

    def resample(self, state: State, player: int, sampler: Callable[[], float]) -> State:
        """What a bot of Shoal is shown. `history` stays that of the state which was resampled."""
        assert state.world
        resampled: State = state.clone()
        resampled.world = state.world.blind(player, key_from(sampler))
        return resampled


def key_from(sampler: Callable[[], float]) -> Key:
    """A key made of numbers from 0 to 1."""
    return np.array([int(sampler() * 2**32) for _ in range(8)], np.uint32)
