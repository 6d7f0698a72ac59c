"""What a seat may not know is nowhere in what it is given."""

import json

import numpy as np
import pytest

from shoal.bots.levels import SPRAT, Bot, names
from shoal.engine.errors import OptionError
from shoal.engine.jit import MODE
from shoal.engine.rng import key_words, new_key
from tests.contract.cases import SPECS, Case, looks
from tests.toy.spec import SPEC as MINNOWS

SEARCH = "search:2" if MODE == "interpreted" else "search:40"
SEARCHED = (MINNOWS.name, "kleine-fische") if MODE == "checked" else tuple(SPECS)
"""With bounds checks the search is compiled for two games only: it is the same code in all of them."""


def seats(case: Case) -> list[int | None]:
    return [*range(case.players), None]


def test_a_view_is_json_and_does_not_change_when_the_hidden_part_does(case: Case) -> None:
    for number, game in enumerate(looks(case.new(11), 11)):
        for seat in seats(case):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
            scrambled = game.copy()
            resample(case, scrambled, seat, number)
            assert scrambled.view(seat) == view
            if seat == game.turn:
                assert scrambled.legal_actions() == game.legal_actions()


def test_resampling_redraws_something_unless_nothing_is_hidden(case: Case) -> None:
    changed = False
    for number, game in enumerate(looks(case.new(12), 12)):
        before = game.states.tobytes(), game.position()
        for seat in seats(case):
            other = game.copy()
            resample(case, other, seat, number)
            assert other.states.tobytes() != before[0]  # the generator at least
            changed = changed or other.position() != before[1]
        assert game.states.tobytes() == before[0]
    assert changed


def test_where_hands_are_open_all_seats_know_the_same(case: Case) -> None:
    same = True
    for number, game in enumerate(looks(case.new(16), 16)):
        redrawn = [game.copy() for _ in seats(case)]
        for other, seat in zip(redrawn, seats(case), strict=True):
            resample(case, other, seat, number)
        same = same and len({other.states.tobytes() for other in redrawn}) == 1
    assert same == case.spec.open_hands


def test_what_a_bot_is_given_owes_nothing_to_what_is_hidden(case: Case) -> None:
    """Resampling a state gives the same as resampling it after its hidden part was scrambled."""
    for number, game in enumerate(looks(case.new(13), 13)):
        for seat in seats(case):
            scrambled = game.copy()
            resample(case, scrambled, seat, 1000 + number)
            resample(case, scrambled, seat, number)
            fresh = game.copy()
            resample(case, fresh, seat, number)
            assert scrambled.states.tobytes() == fresh.states.tobytes()


def test_bots_choose_legal_moves_by_what_they_may_know(case: Case) -> None:
    for bot_name in (*names(case.spec), SPRAT, *([SEARCH] if case.spec.name in SEARCHED else [])):
        for number, game in enumerate(looks(case.new(14), 14)):
            if game.turn is None:
                continue
            choice = Bot(case.spec, bot_name, seed=number).choose(game)
            assert choice in game.legal_actions()
            scrambled = game.copy()
            resample(case, scrambled, game.turn, number)
            assert Bot(case.spec, bot_name, seed=number).choose(scrambled) == choice


def test_a_blind_copy_holds_neither_key_nor_history(case: Case) -> None:
    game = case.new(15)
    game.apply(game.legal_actions()[0])
    assert game.turn is not None
    blind = game.blind(game.turn, key_words(new_key(1)))
    assert blind.key == b""
    assert blind.history == []
    assert blind.view(game.turn) == game.view(game.turn)
    assert not np.array_equal(blind.state.rng_key, game.state.rng_key)


def test_there_is_no_view_for_a_seat_that_is_not_there(case: Case) -> None:
    for seat in (-1, case.players, True):
        with pytest.raises(OptionError, match="no seat"):
            case.new(1).view(seat)


def resample(case: Case, game, seat: int | None, seed: int) -> None:
    case.spec.kernels.resample(game.states, 0, -1 if seat is None else seat, key_words(new_key(seed)))
