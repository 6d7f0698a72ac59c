"""Saving, loading, positions, copies and replays lose nothing."""

import json

from shoal.engine import saves
from shoal.engine.game import Game
from tests.contract.cases import SPECS, Case, looks, walk


def test_a_save_replays_byte_for_byte(case: Case) -> None:
    for game in looks(case.new(21), 21):
        if len(game.history) % 3 == 0 or game.over:
            text = game.save()
            loaded = saves.load(text, SPECS.__getitem__)
            assert loaded.states.tobytes() == game.states.tobytes()
            assert loaded.save() == text
            assert (loaded.key, loaded.start, loaded.options) == (game.key, game.start, game.options)


def test_a_position_is_json_and_comes_back_the_same(case: Case) -> None:
    for game in looks(case.new(22), 22):
        position = game.position()
        assert json.loads(json.dumps(position)) == position
        back = Game.at(case.spec, position, seed=1)
        assert back.position() == position
        assert back.moves() == game.moves()
        assert back.outcome == game.outcome
        for seat in [*range(case.players), None]:
            assert back.view(seat) == game.view(seat)


def test_a_game_from_a_position_plays_on_and_is_saved_with_it(case: Case) -> None:
    position = next(game for game in looks(case.new(23), 23) if len(game.history) > 2).position()
    *_, game = walk(Game.at(case.spec, position, seed=5), 23)
    assert game.over
    loaded = saves.load(game.save(), SPECS.__getitem__)
    assert loaded.states.tobytes() == game.states.tobytes()


def test_copies_are_independent(case: Case) -> None:
    for game in looks(case.new(24), 24):
        if game.over:
            break
        legal, before = game.legal_actions(), game.states.tobytes()
        listed, copy = list(legal), game.copy()
        moved = copy.copy()
        moved.apply(moved.legal_actions()[-1])
        moved.legal_actions()
        assert copy.states.tobytes() == before
        assert game.states.tobytes() == before
        assert legal == listed == game.legal_actions() == copy.legal_actions()
        assert len(moved.history) == len(game.history) + 1


def test_the_same_seed_and_moves_give_the_same_game(case: Case) -> None:
    one, other = case.new(25), case.new(25)
    assert case.new(26).states.tobytes() != one.states.tobytes()
    for mine, theirs in zip(walk(one, 7), walk(other, 7), strict=True):
        assert mine.states.tobytes() == theirs.states.tobytes()


def test_going_back_replays(case: Case) -> None:
    for game in walk(case.new(27), 27):
        if len(game.history) == 4:
            fourth = game.states.tobytes()
    assert game.after(4).states.tobytes() == fourth
    assert game.after(len(game.history)).states.tobytes() == game.states.tobytes()
