"""The tiny games: as many states as they are known to have, no chance after the deal, and solvers solve them."""

import json
from collections import Counter
from pathlib import Path

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, get_all_states, ismcts, mcts

from shoal.engine.game import Game
from shoal.envs.openspiel import TINY_NAMES
from shoal.envs.openspiel.tiny import VARIANTS, Variant, distinct_orders

GOLDEN = json.loads(Path(__file__).with_name("tiny.json").read_text(encoding="utf-8"))
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.spec.name)
every_name = pytest.mark.parametrize("name", TINY_NAMES)


def name_of(variant: Variant) -> str:
    return f"shoal_tiny_{variant.spec.name.replace('-', '_')}"


def children(game: Game) -> list[Game]:
    games = []
    for action in game.legal_actions():
        games.append(game.copy())
        games[-1].apply(action)
    return games


def grow(game: Game):
    """All games that can follow, `game` first."""
    yield game
    for child in children(game):
        yield from grow(child)


def test_the_tiny_games_are_registered():
    assert [name_of(variant) for variant in VARIANTS] == list(TINY_NAMES)
    assert set(TINY_NAMES) == set(GOLDEN) <= set(pyspiel.registered_names())


def test_orders_of_equal_cards_are_one():
    assert list(distinct_orders("aab")) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]


@every_variant
def test_deals_differ_have_the_same_cards_and_are_equally_likely(variant: Variant):
    positions = [game.position() for game, _ in variant.deals]
    assert len({json.dumps(position, sort_keys=True) for position in positions}) == len(positions)
    assert len({tuple(sorted(variant.spec.notation.cards(position))) for position in positions}) == 1
    assert {chance for _, chance in variant.deals} == {1 / len(positions)}


@every_variant
def test_a_tiny_game_has_its_states(variant: Variant):
    """Walked with `Game` alone. When a position was changed on purpose, what is found here goes into tiny.json."""
    found = Counter(deals=len(variant.deals))
    for deal, _ in variant.deals:
        found.update("ends" if game.over else "decisions" for game in grow(deal))
    golden = GOLDEN.get(name_of(variant), {})
    assert {key: golden.get(key) for key in found} == found


@every_name
def test_openspiel_walks_the_same_tree(name: str):
    spiel = pyspiel.load_game(name)
    states = get_all_states.get_all_states(spiel).values()
    decisions = [state for state in states if not state.is_terminal()]
    found = {
        "deals": spiel.max_chance_outcomes(),
        "decisions": len(decisions),
        "ends": len(states) - len(decisions),
        "information_states": len({(one.current_player(), one.information_state_string()) for one in decisions}),
    }
    golden = GOLDEN.get(name, {})
    assert {key: golden.get(key) for key in found} == found
    assert max(len(state.history()) for state in states) - 1 <= spiel.max_game_length()


@every_variant
def test_after_the_deal_chance_has_no_say(variant: Variant):
    """With another generator the same moves are legal and lead to the same scores."""
    for deal, _ in variant.deals:
        assert deal.origin
        for ours, theirs in zip(grow(deal), grow(Game.at(variant.spec, deal.origin, seed=99)), strict=True):
            assert ours.history == theirs.history
            assert ours.legal_actions() == theirs.legal_actions()
            assert ours.scores == theirs.scores


@every_name
def test_solvers_come_close_to_an_equilibrium(name: str):
    """Against what CFR+ finds nobody can gain much; against random play one can.

    For three players there is no promise of that, but these games keep it.
    """
    spiel = pyspiel.load_game(name)
    solver = pyspiel.CFRPlusSolver(spiel)
    left = [exploitability.nash_conv(spiel, policy.UniformRandomPolicy(spiel))]
    for _ in range(3):
        for _ in range(12):
            solver.evaluate_and_update_policy()
        left.append(pyspiel.nash_conv(spiel, solver.average_policy()))
    assert left == sorted(left, reverse=True)
    assert left[-1] < 0.01
    assert left[0] > 0.1
    values = pyspiel.expected_returns(spiel.new_initial_state(), solver.average_policy(), -1, True)
    assert values == pytest.approx(GOLDEN[name]["values"], abs=0.02)


@every_name
def test_the_solver_in_python_finds_the_same(name: str):
    spiel = pyspiel.load_game(name)
    ours, theirs = cfr.CFRPlusSolver(spiel), pyspiel.CFRPlusSolver(spiel)
    for solver in (ours, theirs):
        for _ in range(3):
            solver.evaluate_and_update_policy()
    found = exploitability.nash_conv(spiel, ours.average_policy())
    assert found == pytest.approx(pyspiel.nash_conv(spiel, theirs.average_policy()))


@every_variant
def test_random_play_is_worth_what_counting_says(variant: Variant):
    """What OpenSpiel expects of random play is what the ways through the tree of `Game` add up to."""
    spiel = pyspiel.load_game(f"{name_of(variant)}(worth=margin)")
    random_play = [policy.UniformRandomPolicy(spiel)] * variant.players
    worth = expected_game_score.policy_value(spiel.new_initial_state(), random_play)
    margin = sum(chance * expected_margin(deal) for deal, chance in variant.deals)
    assert worth[0] == pytest.approx(margin)


def expected_margin(game: Game) -> float:
    """The points by which seat 0 can expect to be ahead of the others' mean."""
    if game.over:
        first, *others = game.scores
        return first - sum(others) / len(others)
    return sum(map(expected_margin, children(game))) / len(game.legal_actions())


@every_name
def test_resampling_a_tiny_game_draws_whole_histories(name: str):
    """All those that lead to the same information state, and no others."""
    spiel = pyspiel.load_game(name)
    state = spiel.new_initial_state()
    state.apply_action(0)
    state.apply_action(state.legal_actions()[-1])
    early = get_all_states.get_all_states(spiel, depth_limit=2).values()
    for seat in range(spiel.num_players()):
        known = state.information_state_string(seat)
        drawn = set()
        for number in range(150):
            other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(number, 0.0, 1.0))
            assert other.information_state_string(seat) == known
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            drawn.add(tuple(other.history()))
        assert drawn == {tuple(one.history()) for one in early if one.information_state_string(seat) == known}


@every_name
def test_a_search_over_information_sets_plays_it(name: str):
    spiel = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(), 2.0, 30)
    state = spiel.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
