"""The match: turns, bots, undo, log, and nothing leaks."""

import json

import pytest

import shoal
from shoal.bots.levels import Bot
from shoal.bots.search import Budget
from shoal.engine.errors import OptionError
from shoal.engine.events import Event, only
from shoal.table.errors import NothingToUndo, NotYourTurn
from shoal.table.log import Entry
from shoal.table.match import Match
from shoal.table.seats import Seated


def match(seed: int = 7) -> Match:
    game = shoal.new("kleine-fische", players=2, seed=seed)
    return Match(game, [Seated("Ada"), Seated("Bot", Bot(game.spec, "heuristic", seed=1))])


def play_out(table: Match) -> None:
    while table.turn is not None:
        if table.bot_to_move:
            table.bot_moves()
        else:
            table.play(0, table.moves(0)[-1])


def test_a_match_goes_to_its_end() -> None:
    table = match()
    play_out(table)
    assert table.outcome is not None
    assert table.outcome.reason == "target-reached"
    assert table.moves(0) == ()


def test_only_the_seat_to_decide_may_play() -> None:
    table = match()
    assert (table.turn, table.bot_to_move) == (0, False)
    assert table.moves(1) == ()
    with pytest.raises(NotYourTurn, match="not your turn"):
        table.play(1, "flip")
    with pytest.raises(shoal.IllegalMove):
        table.play(0, "stop")
    assert table.log(0) == []
    play_out(table)
    with pytest.raises(NotYourTurn, match="over"):
        table.play(0, "flip")


def test_as_many_sit_down_as_play() -> None:
    with pytest.raises(OptionError, match="2 players sit at this table, not 1"):
        Match(shoal.new("kleine-fische", players=2, seed=1), [Seated("Ada")])


def test_undo_goes_back_to_the_own_last_decision_over_the_bots_moves() -> None:
    table = match()
    with pytest.raises(NothingToUndo):
        table.undo(0)
    views = []
    while len(table.log(0)) < 12:
        if table.bot_to_move:
            table.bot_moves()
        else:
            views.append(table.view(0))
            table.play(0, table.moves(0)[-1])
    while views:
        table.undo(0)
        assert table.turn == 0
        assert table.view(0) == views.pop()
    assert table.log(0) == []


def test_a_loaded_game_brings_its_log() -> None:
    table = match()
    play_out(table)
    again = Match(shoal.load(table.save()), [Seated("Ada"), Seated("Bot")])
    assert again.log(None) == table.log(None)
    assert again.names == ("Ada", "Bot")


def test_a_seat_reads_only_what_it_may_know() -> None:
    table = match()
    table.play(0, "flip")
    secret = Event("kleine-fische", "flipped", {"seat": 0, "card": "A1"}, only(0))
    table._log.append(Entry(0, "flip", (secret,), secret=True))
    assert table.log(0)[-1] == Entry(0, "flip", (secret,), secret=True)
    assert table.log(1)[-1] == Entry(0, None, (), secret=True)
    assert table.log(None)[-1] == Entry(0, None, (), secret=True)
    assert len(table.log(0, since=1)) == 1


def test_the_key_is_in_no_view_and_no_log() -> None:
    game = shoal.new("kleine-fische", players=2, seed=7)
    key = game.key.hex()
    table = Match(game, [Seated("Ada"), Seated("Eve")])
    for _ in range(6):
        assert table.turn is not None
        table.play(table.turn, table.moves(table.turn)[0])
    for seat in (0, 1, None):
        said = json.dumps(table.view(seat)) + repr(table.log(seat))
        assert key not in said.replace(" ", "")


def test_a_hint_is_a_legal_move_and_changes_nothing() -> None:
    table = match()
    table.play(0, "flip")
    before = table.save()
    advice = table.hint(0, Budget(iterations=50))
    assert sorted(line.move for line in advice) == sorted(table.moves(0))
    assert sum(line.tries for line in advice) == 50
    assert advice == table.hint(0, Budget(iterations=50))
    assert table.save() == before
    with pytest.raises(NotYourTurn):
        table.hint(1, Budget(iterations=50))
