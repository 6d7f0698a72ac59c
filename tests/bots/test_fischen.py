"""The bots of Fischen and Fischen 2 against three random ones; the habits and the networks that the search goes by."""

import importlib
from typing import Any

import numpy as np
import pytest

from shoal.bots.guides import habits, standings
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.kernels import CHANCE, Kernels
from shoal.engine.rng import key_words, new_key, seed_chance
from shoal.engine.spec import Spec
from shoal.games import find
from shoal.lab.simulation import simulate
from tools.fit_standings import chances_of, inputs_of

GAMES = 300
PLAYERS = 4
DRAWS = 4000
NAMES = ["fischen", "fischen-2"]


def guide_of(spec: Spec) -> Any:
    return importlib.import_module(f"shoal.bots.guides.{spec.folder.name}")


def after_rounds(spec: Spec, players: int, rounds: int) -> Game:
    """A game played at random for so many rounds."""
    game, draws = Game(spec, players, seed=3), np.random.default_rng(players)
    while game.state.round_number <= rounds:
        game.apply(int(draws.choice(game.legal_actions())))
    return game


@pytest.mark.parametrize("name", NAMES)
def test_the_heuristic_beats_three_random_bots(name: str) -> None:
    """From every seat equally often; 25 % would be chance."""
    wins = []
    for seat in range(PLAYERS):
        bots = ["heuristic" if other == seat else "random" for other in range(PLAYERS)]
        wins.append(simulate(find(name), bots, GAMES // PLAYERS, seed=seat).win_shares()[:, seat])
    assert np.concatenate(wins).mean() >= 0.85


@pytest.mark.skipif(MODE == "interpreted", reason="hundreds of games")
@pytest.mark.parametrize("name", NAMES)
def test_whoever_plays_by_habit_beats_three_random_bots(name: str) -> None:
    """25 % would be chance."""
    spec, games = find(name), GAMES
    kernels, options = Kernels(spec, [guide_of(spec).likely]), spec.complete({})
    scores, moves = np.zeros((games, spec.players[1]), np.int64), np.zeros((2, games), np.int64)
    deal = PLAYERS, 0, spec.encode(options), spec.pack_deck(options), key_words(new_key(1))
    bots = np.array([1, 0, 0, 0])
    room = np.zeros(len(spec.sequence()), np.int64), np.zeros(24, np.uint32)
    kernels.play_games(spec.states(2), np.zeros(1, CHANCE), 0, games, *deal, bots, *room, scores, *moves)
    assert (scores[:, 0] == scores.max(axis=1)).mean() >= 0.5


@pytest.mark.parametrize("name", NAMES)
def test_moves_are_drawn_by_their_weights(name: str) -> None:
    spec = find(name)
    guide = guide_of(spec)
    made = habits.make(spec, guide.WAYS, habits.weights_of(guide.HABITS, 1.0), "test")
    game = after_rounds(spec, PLAYERS, 2)
    while len(game.legal_actions()) < 3:
        game.apply(game.legal_actions()[0])
    legal = game.legal_actions()
    chance: Any = np.zeros(1, CHANCE)
    seed_chance(chance[0], key_words(new_key(1)))
    actions, weights = np.zeros(len(spec.sequence()), np.int64), np.zeros(len(legal), np.int64)
    made["weigh"](game.states[0], np.array(legal), len(legal), weights)
    drawn = [made["likely"](game.states[0], actions, chance[0]) for _ in range(DRAWS)]
    expected = weights / weights.sum()
    assert len(set(weights.tolist())) > 1
    assert set(drawn) <= set(legal)
    found = np.array([drawn.count(action) for action in legal]) / DRAWS
    assert found == pytest.approx(expected, abs=5 * np.sqrt(0.25 / DRAWS))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", NAMES)
def test_it_judges_as_the_network_was_fitted(name: str, players: int) -> None:
    """The compiled network against the one of the tool, in every round that begins with the cards of another."""
    spec = find(name)
    guide = guide_of(spec)
    classes = standings.class_of_cards(guide.WAYS)
    for rounds in (1, 4):
        game = after_rounds(spec, players, rounds)
        g, cards = game.state, np.zeros((1, players, 2, classes.max() + 1))
        for seat in range(players):
            for place, pile in enumerate((g.hands[seat, : g.hand_sizes[seat]], g.piles[seat, : g.boat_sizes[seat]])):
                np.add.at(cards[0, seat, place], classes[pile], 1)
        facts = inputs_of(cards.reshape(1, players, -1), g.points[None, :players], np.array([g.leader]))
        net = guide.NETS[players - spec.players[0], rounds - 1].astype(np.float32)
        values = np.zeros(spec.players[1])
        guide.judge(game.states[0], values, np.zeros(standings.SCRATCH))
        assert values[:players] == pytest.approx(chances_of(net, facts)[0][0], abs=1e-4)
        assert values[:players].std() > 0.001


@pytest.mark.parametrize("name", NAMES)
def test_whoever_has_more_points_is_likelier_to_win(name: str) -> None:
    spec = find(name)
    game, values = after_rounds(spec, PLAYERS, 5), np.zeros((2, spec.players[1]))
    for ahead in range(2):
        guide_of(spec).judge(game.states[0], values[ahead], np.zeros(standings.SCRATCH))
        game.state.points[1] += 15
    assert values[1, 1] > values[0, 1] + 0.1
