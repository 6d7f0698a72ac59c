"""An observation is what a seat knows, in numbers: no more, no less."""

import json
from typing import Any

import numpy as np
import pytest

from shoal.engine.batch import Batch
from shoal.engine.errors import OptionError
from shoal.engine.jit import MODE
from shoal.engine.observation import NUMBERS, read
from shoal.engine.rng import key_words, new_key
from tests.contract.cases import Case, looks

STEPS = 40 if MODE == "interpreted" else 300


def test_an_observation_has_the_parts_of_its_layout(case: Case) -> None:
    layout = case.spec.observation.layout(case.players)
    size = case.spec.observation_size(case.players)
    assert len({part.name for part in layout}) == len(layout)
    beyond = np.full(size + 8, 77, NUMBERS)
    for game in looks(case.new(41), 41):
        for seat in range(case.players):
            assert case.spec.kernels.observe(game.states, 0, seat, beyond[:size]) == size
            assert (beyond[size:] == 77).all()
            assert np.array_equal(game.observation(seat), beyond[:size])
        assert sum(read(layout, game.observation(0))["turn"]) == (not game.over)


def test_an_observation_does_not_change_when_the_hidden_part_does(case: Case) -> None:
    for number, game in enumerate(looks(case.new(42), 42)):
        for seat in range(case.players):
            scrambled = game.copy()
            case.spec.kernels.resample(scrambled.states, 0, seat, key_words(new_key(number)))
            assert np.array_equal(scrambled.observation(seat), game.observation(seat))


def test_an_observation_tells_all_that_a_view_tells(case: Case) -> None:
    """Where two views differ the observations differ. (What they look like from other seats is their own affair.)"""
    known: dict[tuple[int, bytes], Any] = {}
    for seed in (43, 44):
        for game in looks(case.new(seed, start=0), seed):
            for seat in range(case.players):
                view = json.dumps(game.view(seat), sort_keys=True)
                assert known.setdefault((seat, game.observation(seat).tobytes()), view) == view


def test_a_batch_observes_what_games_observe(case: Case) -> None:
    batch = Batch(case.spec, 2, case.players, seed=45, observe=True, **case.options)
    game = case.new(0)  # whose state is replaced by those of the batch
    step = batch.reset()
    for _ in range(STEPS):
        for i, seat in enumerate(step.turns.tolist()):
            game.states = batch.states[i : i + 1]
            assert np.array_equal(step.observations[i], game.observation(seat))
        step = batch.step(step.mask.argmax(axis=1))


def test_there_is_no_observation_for_a_seat_that_is_not_there(case: Case) -> None:
    for seat in (-1, case.players, True):
        with pytest.raises(OptionError, match="no seat"):
            case.new(1).observation(seat)


def test_a_finished_game_is_worth_its_margin_if_asked(case: Case) -> None:
    batch = Batch(case.spec, 1, case.players, seed=46, worth="margin", **case.options)
    with pytest.raises(OptionError, match="placing or margin"):
        Batch(case.spec, 1, case.players, worth="glory", **case.options)
    for _ in range(STEPS):
        before = case.new(0)
        before.states = batch.states.copy()
        action = int(batch.mask[0].argmax())
        step = batch.step([action])
        if step.done[0]:
            before.apply(action)
            scores = np.array(before.scores)
            others = (scores.sum() - scores) / (case.players - 1)
            assert step.rewards[0] == pytest.approx(scores - others)
