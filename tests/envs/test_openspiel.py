"""The games as games of OpenSpiel: its simulations and bots play them, and nobody is told what is hidden."""

import json
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from shoal.engine.batch import Batch
from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.observation import read
from shoal.envs.openspiel import NAMES
from shoal.envs.openspiel.limits import UNTOLD, limits
from shoal.envs.openspiel.world import UNKNOWN, compact
from shoal.games import GAMES, find

SHORT = {"kleine-fische": "target=10", "das-riff": "turn_limit=6"}
"""Parameters with which a random game does not take long."""
every_game = pytest.mark.parametrize("game", GAMES)


def load(game: str, *parameters: str):
    return pyspiel.load_game(f"shoal_{game.replace('-', '_')}({','.join(filter(None, parameters))})")


def dealt(game: str, *parameters: str):
    state = load(game, SHORT.get(game, ""), *parameters).new_initial_state()
    state.apply_action(0)
    return state


def walk(state, seed: int, every: int = 1):
    """Some of the states of a random game, the last one with them."""
    choose = np.random.default_rng(seed)
    moves = 0
    while not state.is_terminal():
        if moves % every == 0:
            yield state
        state.apply_action(choose.choice(state.legal_actions()))
        moves += 1
    yield state


def sampler(seed: int):
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def test_every_game_is_registered():
    assert tuple(f"shoal_{name.replace('-', '_')}" for name in GAMES) == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@every_game
def test_limits_are_told(game: str):
    """That no game goes beyond them, the simulations see to."""
    assert limits(find(game), 4, load(game).options) != UNTOLD
    assert load(game).max_game_length() == limits(find(game), load(game).num_players(), load(game).options).decisions


@every_game
def test_random_simulations(game: str):
    """OpenSpiel's own: moves, clones, what every seat observes, returns, lengths and, of listed deals, writing down."""
    pyspiel.random_sim_test(load(game, SHORT.get(game, "")), num_sims=1, serialize=False, verbose=False)
    listed = load(game, SHORT.get(game, ""), "seed=1", "deals=3", "worth=margin")
    pyspiel.random_sim_test(listed, num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_state_is_the_game_that_it_is_of(game: str):
    """Moves, turns, observations, strings and returns are those of a `Game`."""
    for state in walk(dealt(game), 1, every=7):
        ours = state.world.game
        if state.is_terminal():
            break
        assert state.current_player() == ours.turn
        assert state.legal_actions() == ours.legal_actions()
        assert [state.action_to_string(action) for action in state.legal_actions()] == list(ours.moves())
        assert state.returns() == [0.0] * ours.players
        for seat in range(ours.players):
            assert state.observation_string(seat) == compact(ours.view(seat))
            assert state.information_state_string(seat).startswith(state.observation_string(seat))
            for tensor in (state.observation_tensor(seat), state.information_state_tensor(seat)):
                assert tensor == ours.observation(seat).tolist()
    assert ours.over
    assert sum(state.returns()) == pytest.approx(0)
    assert {seat for seat, worth in enumerate(state.returns()) if worth == max(state.returns())} == set(ours.winners)


@every_game
def test_the_past_is_what_a_seat_was_told(game: str):
    """A line for every move, with the events that the seat may see; what is secret is not named to others."""
    state = dealt(game)
    ours = state.world.game
    pasts: dict[int, list[str]] = {seat: [] for seat in range(ours.players)}
    turn = None
    for _ in walk(state, 2):
        if ours.history:
            action = ours.history[-1]
            for seat, past in pasts.items():
                secret = action in ours.spec.notation.MOVES.secret and seat != turn
                seen = [event.json() for event in ours.events() if event.seen_by(seat)]
                past.append(f"{turn} {UNKNOWN if secret else ours.action_text(action)} {compact(seen)}")
        turn = ours.turn
    for seat, past in pasts.items():
        _, deal, *lines = state.information_state_string(seat).splitlines()
        assert deal.startswith("deal ")
        assert lines == past


@every_game
def test_resampling_keeps_what_a_seat_knows_and_redraws_the_rest(game: str):
    changed = False
    for number, state in enumerate(walk(dealt(game, "seed=3"), 3, every=9)):
        before = str(state)
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler(number))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            changed = changed or str(other) != before
        assert str(state) == before
    assert changed


@every_game
def test_a_resampled_state_owes_nothing_to_what_is_hidden(game: str):
    """Worlds that a seat cannot tell apart give it the very same worlds, with all that the others know there."""
    for number, state in enumerate(walk(dealt(game, "seed=4"), 4, every=23)):
        for seat in range(state.num_players()):
            world = state.resample_from_infostate(seat, sampler(1000 + number))
            one, other = (start.resample_from_infostate(seat, sampler(number)) for start in (state, world))
            assert str(one) == str(other)
            for viewer in range(state.num_players()):
                assert one.information_state_string(viewer) == other.information_state_string(viewer)
                assert one.observation_tensor(viewer) == other.observation_tensor(viewer)


@every_game
def test_what_others_saw_alone_is_gone_from_a_resampled_state(game: str):
    """Of the real past, the others' information states have only what the seat knows as well."""
    hidden = False
    for number, state in enumerate(walk(dealt(game, "seed=6"), 6, every=29)):
        for seat in range(state.num_players()):
            resampled = state.resample_from_infostate(seat, sampler(number))
            known = past_of(state, seat)
            for other in {*range(state.num_players())} - {seat}:
                for (move, seen), (known_move, known_events) in zip(past_of(resampled, other), known, strict=True):
                    assert move in (known_move, f"{known_move.split()[0]} {UNKNOWN}")
                    assert all(event in known_events for event in seen)
                hidden = hidden or past_of(resampled, other) != past_of(state, other)
    assert hidden or game in ("kleine-fische", "das-riff")  # where everybody sees the same


def past_of(state, seat: int) -> list[tuple[str, list[object]]]:
    """The moves and the events in the information state of `seat`."""
    lines = [line.partition(" [") for line in state.information_state_string(seat).splitlines()[1:]]
    return [(move, json.loads(f"[{events}")) for move, _, events in lines]


@every_game
def test_states_are_written_down_and_read_back(game: str):
    """Resampled ones, too; and what was read plays on in the same way."""
    for state in walk(dealt(game), 5):
        if len(state.history()) == 9:
            break
    for written in (state, state.resample_from_infostate(0, sampler(1))):
        for back in (state.get_game().deserialize_state(written.serialize()), pickle.loads(pickle.dumps(written))):
            assert str(back) == str(written)
            assert back.history() == written.history()
            for seat in range(state.num_players()):
                assert back.information_state_string(seat) == written.information_state_string(seat)
            *_, end = walk(written.clone(), 6)
            *_, back_end = walk(back, 6)
            assert str(back_end) == str(end)


@every_game
def test_bots_of_openspiel_play(game: str):
    """Information-set MCTS insists on equal moves in equal information states: of all seats, in all worlds."""
    state = dealt(game, "seed=5")
    spiel = state.get_game()
    random_state = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random_state)
    bots = [
        ismcts.ISMCTSBot(spiel, evaluator, 2.0, 12, random_state=random_state),
        mcts.MCTSBot(spiel, 2.0, 4, evaluator, random_state=random_state),
    ]
    asked = 0
    for number, now in enumerate(walk(state, 7)):
        if number % 8 == 5 and asked < 2 and len(now.legal_actions()) > 1:
            asked += 1
            for bot in bots:
                assert bot.step(now) in now.legal_actions()
            compiled = pyspiel.MCTSBot(spiel, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, 3, 1000, False, 7, False)
            assert compiled.mcts_search(now).best_child().action in now.legal_actions()
    assert asked


@every_game
def test_deals_are_those_of_a_series(game: str):
    """The games of a batch with that seed; listed ones by their number, the others one after the other."""
    spec = find(game)
    batch = Batch(spec, 2, seed=11)
    listed, sampled = load(game, "seed=11", "deals=2"), load(game, "seed=11")
    for number in range(2):
        ours = Game(spec, seed=0)
        ours.states = batch.states[number : number + 1]
        for spiel, outcome in ((listed, number), (sampled, 0)):
            state = spiel.new_initial_state()
            state.apply_action(outcome)
            assert str(state) == compact(ours.position())
    assert str(dealt(game)) != str(dealt(game))


def test_parameters_are_options():
    game = load("kleine-fische", "players=4", "target=12", "starter=rotate", "start=2")
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.world.game.options == {"target": 12, "starter": "rotate"}
    assert (state.num_players(), state.current_player()) == (4, 2)
    assert str(game) == "shoal_kleine_fische(players=4,start=2,starter=rotate,target=12)"
    with_licences = load("fat-fish", "licences=True", "fiasco=False")
    assert with_licences.options == {"licences": True, "fiasco": False, "deck": None}


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ("players=7", "for 2 to 4 players"),
        ("target=0", "from 1 to 1000"),
        ("worth=glory", "placing or margin"),
        ("deals=5", "takes a seed"),
        ("seed=1,deals=-1", "a number from 1"),
    ],
)
def test_parameters_that_cannot_be_are_refused(parameters: str, reason: str):
    with pytest.raises(OptionError, match=reason):
        load("kleine-fische", parameters)


def test_another_deck_is_a_file(tmp_path):
    text = (find("das-riff").folder / "deck.toml").read_text(encoding="utf-8")
    deck = tmp_path / "deck.toml"
    deck.write_text(text.replace("pearls = 9", "pearls = 8").replace("sharks = 8", "sharks = 9"), encoding="utf-8")
    game = load("das-riff", f"deck={deck}")
    assert game.options["deck"]["sharks"] == 9
    state = game.new_initial_state()
    state.apply_action(0)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_margin_is_worth_points():
    spiel = load("kleine-fische", "players=3", "target=10", "worth=margin")
    assert spiel.max_utility() == -spiel.min_utility() == 49
    state = spiel.new_initial_state()
    state.apply_action(0)
    *_, state = walk(state, 8)
    scores = state.world.game.scores
    assert state.returns()[0] == pytest.approx(scores[0] - (scores[1] + scores[2]) / 2)


@every_game
def test_observations_have_parts_and_can_be_public_or_private(game: str):
    state = dealt(game)
    spiel, ours = state.get_game(), state.world.game
    whole = make_observation(spiel)
    whole.set_from(state, 1)
    parts = read(ours.spec.observation.layout(ours.players), ours.observation(1))
    assert {name: part.tolist() for name, part in whole.dict.items()} == parts

    kinds = pyspiel.PrivateInfoType
    public = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE))
    assert json.loads(public.string_from(state, 0)) == json.loads(compact(ours.view(None)))
    recalled = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True, private_info=kinds.NONE))
    assert recalled.string_from(state, 0).startswith(public.string_from(state, 0) + "\ndeal ")
    private = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    assert json.loads(private.string_from(state, 1))["seat"] == 1
    nothing = pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=kinds.NONE)
    assert make_observation(spiel, nothing).string_from(state, 0) == ""
    assert public.tensor is private.tensor is None
    with pytest.raises(OptionError, match="not of all seats"):
        make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS))
    with pytest.raises(OptionError, match="no parameters"):
        make_observation(spiel, None, {"depth": 2})


def test_without_openspiel_the_extra_is_named(monkeypatch):
    for name in [name for name in sys.modules if name.startswith("shoal.envs.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install 'shoal\[openspiel\]'"):
        __import__("shoal.envs.openspiel")


def test_a_program_that_has_loaded_a_game_ends_well():
    """OpenSpiel drops what was registered after the interpreter has ended; that must not crash."""
    program = "import pyspiel, shoal.envs.openspiel; pyspiel.load_game('shoal_fischen')"
    assert subprocess.run([sys.executable, "-c", program], timeout=300).returncode == 0
