"""Tiny games, small enough for exact solvers: the end of a game with few cards, and all deals listed.

`tiny.toml` has the positions. Cards of the piles that it names as hidden may lie in any order; afterwards no chance is
left, neither dice nor shuffles, so that the whole tree can be walked (OpenSpiel: explicit stochastic).
"""

import copy
import functools
import json
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shoal.engine.game import Game
from shoal.engine.spec import Spec
from shoal.envs.openspiel.game import PLACING, SpielGame, game_type
from shoal.envs.openspiel.state import State
from shoal.envs.openspiel.world import World
from shoal.games import find


@dataclass(frozen=True)
class Variant:
    """A tiny game: a position, and the piles whose cards nobody has seen (`deck`, or `hands/1` for one of several)."""

    spec: Spec
    position: Mapping[str, Any]
    hidden: tuple[str, ...]

    @property
    def players(self) -> int:
        players: int = self.position["players"]
        return players

    @functools.cached_property
    def deals(self) -> list[tuple[Game, float]]:
        """All deals that differ, and how likely each is."""
        piles = [pile(self.position, path) for path in self.hidden]
        orders = distinct_orders(sorted(card for cards in piles for card in cards))
        games: dict[str, Game] = {}
        counts: Counter[str] = Counter()
        for order in orders:
            game = Game.at(self.spec, self.arranged(order), seed=0)
            text = json.dumps(game.position(), sort_keys=True)  # hands are sorted in it
            games.setdefault(text, game)
            counts[text] += 1
        return [(game, counts[text] / counts.total()) for text, game in games.items()]

    def arranged(self, order: Sequence[str]) -> dict[str, Any]:
        """The position with the hidden cards in that order."""
        position = copy.deepcopy(dict(self.position))
        at = 0
        for path in self.hidden:
            cards = pile(position, path)
            cards[:] = order[at : at + len(cards)]
            at += len(cards)
        return position


def pile(position: Mapping[str, Any], path: str) -> list[str]:
    """The pile of a position at that path."""
    key, _, place = path.partition("/")
    cards: list[Any] = position[key]
    return cards[int(place)] if place else cards


def distinct_orders(cards: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """All orders of sorted cards, equal cards being one."""
    if not cards:
        yield ()
    for place, card in enumerate(cards):
        if place == 0 or cards[place - 1] != card:
            for rest in distinct_orders([*cards[:place], *cards[place + 1 :]]):
                yield (card, *rest)


def read_variants() -> tuple[Variant, ...]:
    """The variants of the file."""
    data = tomllib.loads(Path(__file__).with_name("tiny.toml").read_text(encoding="utf-8"))
    return tuple(
        Variant(find(name), {"game": name, **variant["position"]}, tuple(variant["hidden"]))
        for name, variant in data.items()
    )


VARIANTS = read_variants()


def tiny_type(variant: Variant) -> Any:
    """The kind of game."""
    seats = variant.players, variant.players
    return game_type("shoal_tiny", variant.spec, seats, explicit=True, parameters={"worth": PLACING})


class Place(World):
    """A place in the tree of a tiny game. It never changes, and is made once, however often solvers come by."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.further: dict[int, Place] = {}

    def after(self, action: int) -> World:
        if action not in self.further:
            self.further[action] = place = Place.__new__(Place)
            place.__dict__.update(self.copy().after(action).__dict__, further={})
        return self.further[action]

    def __deepcopy__(self, _: dict[int, Any]) -> World:
        return self


class TinyGame(SpielGame):
    """A game of which all deals are known beforehand."""

    variant: Variant

    @staticmethod
    def of(variant: Variant) -> type["TinyGame"]:
        """The class of that variant."""

        class Tiny(TinyGame):
            pass

        Tiny.variant = variant
        return Tiny

    def __init__(self, params: Mapping[str, Any]) -> None:
        self.spec = self.variant.spec
        self.roots = [Place(game) for game, _ in self.variant.deals]
        self.chances = [(number, chance) for number, (_, chance) in enumerate(self.variant.deals)]
        options = self.roots[0].game.options
        super().__init__(tiny_type(self.variant), self.variant.players, options, len(self.roots), params)

    def deal(self, outcome: int) -> World:
        return self.roots[outcome]

    def resample(self, state: State, player: int, sampler: Callable[[], float]) -> State:
        """Any way to the same information state, by the chances of its deal; with the history that led there."""
        assert state.world
        ways = self.ways[player, state.world.information(player)]
        left = sampler() * sum(self.chances[way[0]][1] for way in ways)
        for way in ways:
            left -= self.chances[way[0]][1]
            if left < 0:
                break
        resampled = self.new_initial_state()
        for action in way:
            resampled.apply_action(action)
        return resampled

    @functools.cached_property
    def ways(self) -> Mapping[tuple[int, str], list[tuple[int, ...]]]:
        """The histories that lead to each information state of each seat."""
        ways: defaultdict[tuple[int, str], list[tuple[int, ...]]] = defaultdict(list)
        waiting: list[tuple[tuple[int, ...], World]] = [((number,), root) for number, root in enumerate(self.roots)]
        while waiting:
            way, world = waiting.pop()
            for seat in range(self.players):
                ways[seat, world.information(seat)].append(way)
            waiting += (((*way, action), world.after(action)) for action in world.game.legal_actions())
        return ways
