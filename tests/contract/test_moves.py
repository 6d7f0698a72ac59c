"""Moves: legal and complete, refused with reasons, cards conserved."""

import json
from collections import Counter

import pytest

from shoal import locale
from shoal.engine.errors import IllegalMove
from shoal.engine.state import check
from tests.contract.cases import Case, looks, walk


def test_the_record_is_sound(case: Case) -> None:
    check(case.spec.state.RECORD)


def test_legal_moves_rise_and_there_is_one_until_the_end(case: Case) -> None:
    for game in walk(case.new(1), 1):
        legal = game.legal_actions()
        assert legal == sorted(set(legal))
        assert bool(legal) == (not game.over)
        assert (game.turn is None) == game.over
        assert game.over or game.phase in case.spec.notation.PHASES


def test_a_move_is_legal_exactly_if_the_rules_do_not_object(case: Case) -> None:
    for game in looks(case.new(2), 2):
        legal = set(game.legal_actions())
        for action in range(len(case.spec.sequence())):
            objection = case.spec.rules.objection(game.state, action)
            if action in legal:
                assert objection is None
            elif objection is None:
                assert case.spec.unlisted
            else:
                assert objection.rule.startswith(f"{case.spec.prefix}-")


def test_a_refused_move_changes_nothing_and_says_why_in_every_language(case: Case) -> None:
    for game in looks(case.new(3), 3):
        before = game.states.tobytes()
        for action in range(len(case.spec.sequence())):
            if case.spec.rules.objection(game.state, action) is None:
                continue
            move = game.action_text(action)
            with pytest.raises(IllegalMove) as refusal:
                game.play(move)
            error = refusal.value
            assert error.move == move
            assert error.reason in str(error)
            for language in locale.LANGUAGES:
                assert locale.has_message(case.spec.name, language, error.objection.message)
                assert error.words(language)
        for nonsense in ("", "swim", "🐟", "-1"):
            with pytest.raises(IllegalMove) as refusal:
                game.play(nonsense)
            assert refusal.value.rule is None
        for number in (-1, len(case.spec.sequence())):
            with pytest.raises(IllegalMove):
                game.apply(number)
        assert game.states.tobytes() == before


def test_what_is_legal_follows_the_state_whoever_changed_it(case: Case) -> None:
    """Programs write into the record, or put another in its place, between two calls of a game that is being played."""
    places = [game.copy() for game in looks(case.new(11), 11)]
    written, replaced = case.new(12), case.new(12)
    before: list[int] = []
    for place in places:
        written.states[:] = place.states
        replaced.states = place.copy().states
        for game in (written, replaced):
            assert game.over == place.over
            for action in before:
                if case.spec.rules.objection(place.state, action) is not None:
                    with pytest.raises(IllegalMove):
                        game.apply(action)
            assert game.states.tobytes() == place.states.tobytes()
            assert game.legal_actions() == place.legal_actions()
        before = place.legal_actions()
        if before:
            other = place.copy()
            for game in (other, written, replaced):
                game.apply(before[-1])
                assert game.states.tobytes() == other.states.tobytes()
                assert game.legal_actions() == other.legal_actions()


def test_a_move_is_refused_after_a_legal_one_and_when_the_game_is_over(case: Case) -> None:
    for game in looks(case.new(13), 13):
        now = game.copy()
        if not now.over:
            now.apply(now.legal_actions()[0])
        before, moves = now.states.tobytes(), len(now.history)
        for action in range(len(case.spec.sequence())):
            if case.spec.rules.objection(now.state, action) is not None:
                with pytest.raises(IllegalMove):
                    now.apply(action)
        assert now.states.tobytes() == before
        assert len(now.history) == moves
    assert game.over
    assert game.legal_actions() == []


def test_moves_are_read_whatever_their_case_and_spaces(case: Case) -> None:
    moves = case.spec.notation.MOVES
    for action, text in enumerate(moves.texts):
        assert moves.number(text) == action
        assert moves.number(f"  {text.upper().replace(' ', '   ')} ") == action
        assert moves.number(text.lower()) == action


def test_cards_are_conserved_at_every_decision(case: Case) -> None:
    game = case.new(4)
    dealt = Counter(case.spec.notation.cards(game.position()))
    assert dealt
    for text, copies in dealt.items():
        assert copies <= case.spec.deck.CARDS.copies[case.spec.deck.CARDS.read("deck", text)]
    for now in looks(game, 4):
        assert Counter(case.spec.notation.cards(now.position())) == dealt


def test_the_highest_score_wins_and_the_outcome_says_how(case: Case) -> None:
    for game in walk(case.new(5), 5):
        assert len(game.scores) == case.players
        if not game.over:
            assert game.winners == ()
            assert game.outcome is None
    assert game.outcome is not None
    assert game.outcome.reason in case.spec.notation.ENDINGS
    assert game.outcome.winners == game.winners
    assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}


def test_events_are_json_and_speak_every_language(case: Case) -> None:
    for event_type in case.spec.notation.EVENTS:
        for language in locale.LANGUAGES:
            assert locale.has_message(case.spec.name, language, event_type.kind)
    for ending in case.spec.notation.ENDINGS:
        for language in locale.LANGUAGES:
            assert locale.has_message(case.spec.name, language, ending)
    spoken: set[str] = set()
    for game in walk(case.new(6), 6):
        for event in game.events():
            json.dumps(event.json())
            if event.kind not in spoken:
                assert len({event.words(language) for language in locale.LANGUAGES}) > 1
                spoken.add(event.kind)
    assert spoken
