"""Batches and playouts are the same games, only many."""

import random

import numpy as np
import pytest

from shoal.engine.batch import Batch
from shoal.engine.errors import IllegalMove, OptionError
from shoal.engine.events import NO_TAPE
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.rng import derive_key, key_words, new_key
from shoal.lab.simulation import simulate
from tests.contract.cases import Case

STEPS = 60 if MODE == "interpreted" else 700


def game_of_series(case: Case, seed: int, number: int) -> Game:
    """The game with that number of the series that `seed` begins."""
    words, key = np.zeros(16, np.uint32), np.zeros(8, np.uint32)
    derive_key(key_words(new_key(seed)), number, words, key)
    return Game(case.spec, case.players, key.astype("<u4").tobytes(), 0, case.options)


def test_a_batch_steps_as_games_do(case: Case) -> None:
    count = 3
    batch = Batch(case.spec, count, case.players, seed=31, **case.options)
    games = [game_of_series(case, 31, number) for number in range(count)]
    dealt, finished = count, 0
    choose = random.Random(31)
    turns, mask, _, rewards, done = batch.reset()
    games = [game_of_series(case, 31, count + number) for number in range(count)]
    dealt += count
    for _ in range(STEPS):
        for i, game in enumerate(games):
            assert turns[i] == game.turn
            assert np.flatnonzero(mask[i]).tolist() == game.legal_actions()
        actions = [choose.choice(game.legal_actions()) for game in games]
        turns, mask, _, rewards, done = batch.step(actions)
        for i, game in enumerate(games):
            game.apply(actions[i])
            assert bool(done[i]) == game.over
            if game.over:
                assert rewards[i].sum() == pytest.approx(0)
                assert rewards[i].max() == rewards[i, game.winners[0]]
                games[i] = game_of_series(case, 31, dealt)
                dealt += 1
                finished += 1
            else:
                assert not rewards[i].any()
    assert finished or MODE == "interpreted" or case.spec.minutes > 1


def test_a_batch_refuses_what_is_not_legal_and_changes_nothing(case: Case) -> None:
    batch = Batch(case.spec, 2, case.players, seed=32, **case.options)
    legal = int(np.flatnonzero(batch.mask[0])[0])
    illegal = int(np.flatnonzero(batch.mask[1] == 0)[0])
    before = batch.states.tobytes()
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(IllegalMove, match="game 1"):
            batch.step([legal, wrong])
    with pytest.raises(OptionError, match="2 actions"):
        batch.step([legal])
    assert batch.states.tobytes() == before


def test_playouts_are_the_games_of_their_keys(case: Case) -> None:
    """A simulated series is the same whoever plays it: its results follow from its keys."""
    bots = ["random"] * case.players
    results = simulate(case.spec, bots, 3, seed=33, options=case.options)
    again = simulate(case.spec, bots, 2, seed=33, options=case.options)
    assert np.array_equal(results.scores[:2], again.scores)
    assert results.moves.min() > 0
    assert sum(results.endings_count().values()) == 3
    assert results.win_shares().sum(axis=1) == pytest.approx(1)


def test_a_game_that_nobody_watches_is_the_same_game(case: Case) -> None:
    """Playouts write no events and keep nobody's memory; moves and scores do not depend on either."""
    game = case.new(34)
    unwatched = game.copy()
    unwatched.states["tape_event"] = NO_TAPE
    choose = random.Random(34)
    for _ in range(STEPS):
        if game.over:
            break
        assert unwatched.legal_actions() == game.legal_actions()
        action = choose.choice(game.legal_actions())
        game.apply(action)
        unwatched.apply(action)
        assert game.events()
        assert not unwatched.events()
        assert unwatched.scores == game.scores
    assert unwatched.outcome == game.outcome
