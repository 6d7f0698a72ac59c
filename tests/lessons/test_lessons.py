"""Every lesson can be played as it is written, and everything in it is said in four languages."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from shoal import locale
from shoal.engine.game import Game
from shoal.engine.spec import Spec
from shoal.games import GAMES
from shoal.lessons import lesson as lessons
from shoal.lessons.guide import LEARNER, Actor, Guide, count_followed, guide
from shoal.lessons.lesson import FREE, LEFT, Lesson
from shoal.table.log import Entry
from shoal.table.match import Match
from shoal.table.seats import Seated

SENTENCE = re.compile(r"[.!?…](?=\s|$)")
EVERY_GAME = pytest.mark.parametrize("spec", [GAMES[name] for name in sorted(GAMES)], ids=sorted(GAMES))


def lesson_of(spec: Spec) -> Lesson:
    lesson = lessons.find(spec)
    assert lesson, f"{spec.name} has no lesson"
    return lesson


def begin(spec: Spec, lesson: Lesson) -> Match:
    """The table of a lesson: the learner, and bots that play along."""
    game = Game(spec, lesson.players, lesson.seed, lesson.start, lesson.options)
    bots = [Seated(f"bot {seat}", Actor(spec, lesson.level, lesson)) for seat in range(1, lesson.players)]
    return Match(game, [Seated("learner"), *bots])


def until_learner(match: Match) -> None:
    while match.bot_to_move:
        match.bot_moves()


def follow(spec: Spec, lesson: Lesson, moves: int | None = None) -> Match:
    """The lesson after so many of its moves, all of them by default; the learner does what the guide says."""
    match = begin(spec, lesson)
    for step in lesson.steps[:moves]:
        if match.turn == LEARNER:
            assert guide(lesson, match).move == step.move
            match.play(LEARNER, step.move)
        else:
            assert guide(lesson, match).move is None
            match.bot_moves()
        assert match.log(match.log(None)[-1].seat)[-1].move == step.move
    return match


def words(now: Guide) -> list[str]:
    return [remark.words for remark in now.remarks]


@EVERY_GAME
def test_the_script_can_be_played_by_who_does_what_the_guide_says(spec: Spec) -> None:
    lesson = lesson_of(spec)
    match = follow(spec, lesson)
    said = words(guide(lesson, match))
    assert FREE in said
    assert LEFT not in said
    for step in lesson.steps:
        assert set(step.say) <= set(said)
    own = [entry for entry in match.log(LEARNER) if entry.seat == LEARNER]
    assert 6 <= len(own) <= 40, "a newcomer plays a few turns by the script, not a whole game"
    assert 8 <= len(said) <= 30


@EVERY_GAME
def test_what_is_said_is_only_added_to(spec: Spec) -> None:
    """A page that has shown the first remarks never has to show others in their place."""
    lesson = lesson_of(spec)
    match = begin(spec, lesson)
    before: list[str] = []
    for _ in range(len(lesson.steps) + 60):
        now = guide(lesson, match)
        assert words(now)[: len(before)] == before
        assert [remark.at for remark in now.remarks] == sorted(remark.at for remark in now.remarks)
        assert all(remark.at == match.made for remark in now.remarks[len(before) :])
        before = words(now)
        if match.outcome:
            break
        if match.turn == LEARNER:
            match.play(LEARNER, now.move or match.moves(LEARNER)[0])
        else:
            match.bot_moves()
    assert len(before) == len(set(before))


@EVERY_GAME
def test_who_leaves_the_script_is_told_so_once_and_plays_on(spec: Spec) -> None:
    lesson = lesson_of(spec)
    match = begin(spec, lesson)
    until_learner(match)
    while True:
        planned = guide(lesson, match).move
        other = next((move for move in match.moves(LEARNER) if move != planned), None)
        if other:
            break
        assert planned
        match.play(LEARNER, planned)
        until_learner(match)
    match.play(LEARNER, other)
    left = match.made
    assert [remark.at for remark in guide(lesson, match).remarks if remark.words == LEFT] == [left]
    assert guide(lesson, match).move is None
    for _ in range(30):
        if match.outcome:
            break
        if match.turn == LEARNER:
            match.play(LEARNER, match.moves(LEARNER)[-1])
        else:
            match.bot_moves()
    assert words(guide(lesson, match)).count(LEFT) == 1
    assert FREE not in words(guide(lesson, match))


@EVERY_GAME
def test_who_takes_the_step_back_is_in_the_lesson_again(spec: Spec) -> None:
    lesson = lesson_of(spec)
    match = begin(spec, lesson)
    until_learner(match)
    while len(match.moves(LEARNER)) == 1:
        match.play(LEARNER, match.moves(LEARNER)[0])
        until_learner(match)
    now, made = guide(lesson, match), match.made
    match.play(LEARNER, next(move for move in match.moves(LEARNER) if move != now.move))
    until_learner(match)
    match.ask_undo(LEARNER)
    assert match.made >= made
    while match.made > made:
        match.ask_undo(LEARNER)
    assert guide(lesson, match) == now


@EVERY_GAME
def test_every_remark_is_said_in_four_languages_and_none_is_left_over(spec: Spec) -> None:
    lesson = lesson_of(spec)
    facts = {f"player{seat}": f"Player {seat}" for seat in range(lesson.players)}
    catalogue = lessons.catalogue(spec)
    for language in locale.LANGUAGES:
        file = locale.FOLDERS[0] / language / f"{catalogue}.ftl"
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert {entry.id.name for entry in entries if isinstance(entry, ast.Message)} == lesson.words, language
        for message in [*lesson.words, FREE, LEFT]:
            assert locale.has_message(catalogue, language, message), (language, message)
            said = locale.say(catalogue, language, message, facts)
            assert len(said) <= 260, (language, message, len(said))
            assert len(SENTENCE.findall(said)) <= 3, (language, message)


@EVERY_GAME
def test_a_topic_is_about_something_that_the_game_has(spec: Spec) -> None:
    lesson = lesson_of(spec)
    kinds = {kind.kind: kind for kind in spec.notation.EVENTS}
    for topic in lesson.topics:
        assert topic.kind in kinds
        assert set(topic.facts) <= set(kinds[topic.kind].values)
    for decision in lesson.decisions:
        assert any(decision.moves.fullmatch(move) for move in spec.sequence())


def test_the_script_of_another_deal_is_not_followed() -> None:
    spec = GAMES["kleine-fische"]
    lesson = lesson_of(spec)
    key = Game(spec, lesson.players, lesson.seed, lesson.start, lesson.options).key
    options = spec.complete(lesson.options)
    assert lesson.for_table(lesson.players, lesson.start, options, key) is lesson
    other = lesson.for_table(lesson.players, lesson.start, options, bytes(32))
    assert other.steps == ()
    match = Match(Game(spec, lesson.players, bytes(32), options=lesson.options), [Seated("a"), Seated("b")])
    assert words(guide(other, match)) == [FREE]
    match.play(0, "flip")
    assert guide(other, match).move is None


def test_a_secret_choice_of_somebody_else_is_not_compared() -> None:
    """Whether the script is followed must not tell the learner what somebody else has chosen in secret."""
    lesson = lesson_of(GAMES["fischen"])
    followed = [Entry(0, "Y4", ()), Entry(1, "Y10", ()), Entry(2, "Y3", ())]
    assert count_followed(lesson, followed) == 3
    assert count_followed(lesson, [*followed[:2], Entry(2, None, (), secret=True)]) == 3
    assert count_followed(lesson, [followed[0], Entry(1, "Y7", ()), followed[2]]) == 1
