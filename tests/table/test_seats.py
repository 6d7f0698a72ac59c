"""People who come and go, clocks, and what may be taken back."""

from typing import Any

import pytest

import shoal
from shoal.bots.levels import Bot
from shoal.games import GAMES
from shoal.table import changes, deal
from shoal.table.changes import make
from shoal.table.clocks import Clocks
from shoal.table.errors import NothingAsked, NotOver, NotYourTurn, Over, SeatTaken, Waiting
from shoal.table.match import Match
from shoal.table.seats import OPEN, Seated
from shoal.table.undo import Question
from tests.toy.spec import SPEC as MINNOWS

REVEALING = {
    "kleine-fische": {"dealt", "flipped", "lost", "octopus", "rolled", "raided"},
    "fat-fish": {
        "dealt",
        "licence-drawn",
        "fiasco",
        "fiasco-taken",
        "fiasco-passed",
        "row-started",
        "drew",
        "drew-unseen",
    },
    "fischen": {"drew", "hand", "played", "passed", "passed-card"},
    "fischen-2": {"drew", "hand", "played", "drew-one", "drew-one-card"},
    "das-riff": {"rolled", "turned-up", "brood-opened", "shuffled", "filled", "filled-hidden"},
}


def table(people: int = 2, game: str = "fat-fish", clocks: Clocks | None = None, **options: Any) -> Match:
    dealt = shoal.new(game, players=people, seed=5, **options)
    return Match(dealt, [Seated(f"P{seat}", person=f"person-{seat}") for seat in range(people)], clocks)


def standing_in(match: Match) -> tuple[bool, bool]:
    """Whether the person at seat 0 is away, and whether a bot is to move."""
    return match.seated[0].away, match.bot_to_move


def standing(match: Match) -> tuple[int, Question | None]:
    return match.made, match.question


def running(match: Match) -> tuple[int | None, int | None]:
    assert match.clocks
    return match.clocks.running, match.clocks.deadline


@pytest.mark.parametrize("name", sorted(GAMES))
def test_games_say_which_events_show_something_hidden(name: str) -> None:
    assert {kind.kind for kind in GAMES[name].notation.EVENTS if kind.reveals} == REVEALING[name]


def test_a_game_that_says_nothing_reveals_everything() -> None:
    assert [kind.reveals for kind in MINNOWS.notation.EVENTS] == [False, True]


def test_a_match_begins_when_the_last_seat_is_taken() -> None:
    match = Match(shoal.new("kleine-fische", players=2, seed=1), [Seated("Ada", person="a"), OPEN])
    assert (match.waiting, match.turn, match.moves(0)) == (True, None, ())
    with pytest.raises(Waiting):
        match.play(0, "flip")
    with pytest.raises(SeatTaken):
        match.sit(0, "Eve", "e")
    match.sit(1, "Eve", "e")
    assert (match.waiting, match.turn, match.names) == (False, 0, ("Ada", "Eve"))
    with pytest.raises(SeatTaken):
        match.fill(1, "Otter", "random")


def test_before_the_beginning_who_leaves_leaves_an_open_seat() -> None:
    match = Match(shoal.new("kleine-fische", players=2, seed=1), [Seated("Ada", person="a"), OPEN])
    match.leave(0, "random")
    assert match.seated == (OPEN, OPEN)


def test_a_bot_stands_in_until_its_person_is_back() -> None:
    match = table(game="kleine-fische")
    match.leave(0, "heuristic")
    assert standing_in(match) == (True, True)
    match.bot_moves()
    match.come_back(0)
    assert standing_in(match) == (False, False)
    match.hand_on("person-0", "person-9")
    assert [seated.person for seated in match.seated] == ["person-9", "person-1"]


def test_free_within_the_own_turn_while_nothing_is_shown() -> None:
    match = table(fiasco=False)
    first = match.moves(0)[0]
    before = match.view(0)
    match.play(0, first)
    assert match.undo_is_free(0)
    assert not match.undo_is_free(1)
    match.ask_undo(0)
    assert (match.made, match.view(0), match.question) == (0, before, None)
    match.play(0, first)
    match.play(0, "end")  # cards are drawn, and the other one decides
    assert not match.undo_is_free(0)


def test_else_all_people_are_asked() -> None:
    match = table(3, fiasco=False)
    match.play(0, match.moves(0)[0])
    match.play(0, "end")
    match.ask_undo(0)
    assert standing(match) == (2, Question(0, 1, (1, 2)))
    match.answer_undo((1,), yes=True)
    assert match.made == 2
    with pytest.raises(NothingAsked):
        match.answer_undo((1,), yes=True)
    match.answer_undo((2,), yes=True)
    assert standing(match) == (1, None)
    match.play(0, "end")
    match.ask_undo(0)
    match.answer_undo((2,), yes=False)
    assert standing(match) == (2, None)
    match.ask_undo(0)
    match.play(1, match.moves(1)[0])  # whoever plays on has answered
    assert standing(match) == (3, None)


def test_who_has_left_is_not_asked_and_bots_wait_for_the_answer() -> None:
    match = table(3, fiasco=False)
    match.leave(1, "random")
    match.play(0, match.moves(0)[0])
    match.play(0, "end")
    assert standing_in(match) == (False, True)
    match.ask_undo(0)
    assert standing(match) == (2, Question(0, 1, (2,)))
    assert standing_in(match) == (False, False)
    match.leave(2, "random")  # nobody is left to ask
    assert standing(match) == (1, None)


def test_people_at_one_screen_need_not_ask_each_other() -> None:
    match = table(2, fiasco=False)
    match.hand_on("person-1", "person-0")
    match.play(0, match.moves(0)[0])
    match.play(0, "end")
    match.ask_undo(0)
    assert match.made == 1


def test_clocks_run_from_the_first_move_on() -> None:
    match = table(game="kleine-fische", clocks=Clocks(2, 60, 5))
    assert match.clocks
    assert running(match) == (None, None)
    match.play(0, "flip", 1_000)
    assert running(match) == (0, 61_000)
    match.play(0, "stop", 11_000)
    assert match.clocks.left == [55_000, 60_000]
    assert match.clocks.remaining(21_000) == [55_000, 50_000]
    match.rest_clock(100_000)
    assert match.clocks.deadline == 160_000
    match.clock_runs_out(1, "random", 160_000)
    assert match.seated[1].away
    with pytest.raises(Over):
        match.come_back(1)
    match.bot_moves(160_001)
    assert match.clocks.left[1] == 0


def test_the_same_changes_make_the_same_match() -> None:
    """A match is what it began with, and its changes."""
    made: list[tuple[changes.Known, int]] = []
    match = Match(shoal.new("kleine-fische", players=3, seed=4), [Seated("Ada", person="a"), OPEN, OPEN], Clocks(3, 60))
    again = Match(shoal.new("kleine-fische", players=3, seed=4), [Seated("Ada", person="a"), OPEN, OPEN], Clocks(3, 60))

    def do(change: changes.Known) -> None:
        at = 1000 * len(made)
        make(match, change, at)
        made.append((change, at))

    do(changes.Sit(1, "Eve", "e"))
    do(changes.Fill({2: "Otter"}, "heuristic"))
    for number in range(60):
        assert match.turn is not None
        if match.bot_to_move:
            do(changes.Play(match.turn, match.thinker()()))
        else:
            do(changes.Play(match.turn, match.moves(match.turn)[number % len(match.moves(match.turn))]))
        if number == 20:
            do(changes.Undo(0))
            do(changes.Answer((1,), True))
        if number == 30:
            do(changes.Leave((1,), "random"))
        if number == 40:
            do(changes.Return((1,)))
            do(changes.Say(0, "Hello"))
    do(changes.Hand("e", "x"))
    do(changes.Rest())
    for change, at in made:
        make(again, change, at)
    assert again.save() == match.save()
    assert again.names == match.names
    assert [seated.person for seated in again.seated] == ["a", "x", None]
    assert again.clocks is not None
    assert match.clocks is not None
    assert again.clocks.__dict__ == match.clocks.__dict__


def test_why_not_is_for_who_decides() -> None:
    match = table(game="kleine-fische")
    refusal = match.why_not(0, "stop")
    assert refusal is not None
    assert refusal.rule == "KF-5"
    assert match.why_not(0, "flip") is None
    assert match.made == 0
    with pytest.raises(NotYourTurn):
        match.why_not(1, "flip")


def test_everything_is_told_at_the_end_and_not_before() -> None:
    game = shoal.new("kleine-fische", players=2, seed=6, target=1)
    match = Match(game, [Seated("Otter", Bot(game.spec, "random", 1)), Seated("Seal", Bot(game.spec, "random", 2))])
    with pytest.raises(NotOver):
        match.replay()
    while match.turn is not None:
        match.bot_moves()
    steps = match.replay()
    assert len(steps) == match.made + 1
    assert (steps[0].entry, steps[0].position) == (None, game.after(0).position())
    assert (steps[-1].view, steps[-1].position) == (game.view(None), game.position())
    with pytest.raises(Over):
        match.ask_undo(0)
    salt, key = deal.new_salt(), game.key
    save = match.save(salt=salt.hex(), commitment=deal.commitment(salt, key))
    assert deal.verify(save, lambda name: GAMES[name]).scores == game.scores
    for wrong, message in (
        (match.save(), "carries no commitment"),
        (match.save(salt="00" * 32, commitment=deal.commitment(salt, key)), "not the one"),
        (match.save(salt="no", commitment=""), "not hexadecimal"),
    ):
        with pytest.raises(shoal.SaveError, match=message):
            deal.verify(wrong, lambda name: GAMES[name])
    with pytest.raises(shoal.SaveError, match="another commitment"):
        deal.verify(save, lambda name: GAMES[name], "00" * 32)
