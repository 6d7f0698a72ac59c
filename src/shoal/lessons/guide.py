"""What the guide says, and the bots that play along."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from shoal.bots.levels import Bot
from shoal.engine.game import Game
from shoal.engine.spec import Spec
from shoal.lessons.lesson import FREE, LEFT, Decision, Lesson
from shoal.table.log import Entry
from shoal.table.match import Match

LEARNER = 0


@dataclass(frozen=True)
class Remark:
    """Something said when `at` moves had been made; `words` is a message of the lesson's catalogue."""

    at: int
    words: str


@dataclass(frozen=True)
class Guide:
    """All that has been said so far, and the move that the script has for the learner now."""

    remarks: tuple[Remark, ...]
    move: str | None


class Actor(Bot):
    """A bot that follows the script as long as everybody does, and plays freely afterwards."""

    def __init__(self, spec: Spec, name: str, lesson: Lesson) -> None:
        super().__init__(spec, name)
        self._lesson = lesson

    def choose(self, game: Game) -> int:
        made, moves = game.history, self.spec.notation.MOVES
        script = [moves.number(step.move) for step in self._lesson.steps]
        # A secret choice of somebody else is none of its business, so those are not compared.
        follows = all(
            action in moves.secret or action == planned for action, planned in zip(made, script, strict=False)
        )
        if follows and len(made) < len(script):
            planned = script[len(made)]
            if planned is not None and planned in game.legal_actions():
                return planned
        return super().choose(game)


def guide(lesson: Lesson, match: Match) -> Guide:
    """What the learner has been told. It follows from what the learner may know of the moves made so far."""
    log = match.log(LEARNER)
    followed = count_followed(lesson, log)
    remarks: dict[str, int] = {}
    for at, message in spoken(lesson, log, followed, match.moves(LEARNER)):
        remarks.setdefault(message, at)  # nothing is said twice
    on_script = followed == len(log) and followed < len(lesson.steps) and match.turn == LEARNER
    return Guide(
        tuple(Remark(at, message) for message, at in remarks.items()),
        lesson.steps[followed].move if on_script else None,
    )


def count_followed(lesson: Lesson, log: Sequence[Entry]) -> int:
    """How many moves, from the first on, are those of the script."""
    followed = 0
    for entry, step in zip(log, lesson.steps, strict=False):
        if entry.move not in (None, step.move):
            break
        followed += 1
    return followed


def spoken(lesson: Lesson, log: Sequence[Entry], followed: int, offered: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Everything there is to say, in order, each with the number of moves after which it is said."""
    left = followed < min(len(log), len(lesson.steps))
    for at in range(len(log) + 1):
        if left and at == followed + 1:
            yield at, LEFT
        for event in log[at - 1].events if at else ():
            for topic in lesson.topics:
                if topic.met(event):
                    yield at, topic.say
        for message in asked(lesson.decisions, log, at, offered):
            yield at, message
        if at <= followed and at < len(lesson.steps):
            for message in lesson.steps[at].say:
                yield at, message
        if at == followed == len(lesson.steps):
            yield at, FREE


def asked(decisions: Iterable[Decision], log: Sequence[Entry], at: int, offered: Sequence[str]) -> Iterator[str]:
    """What is said about the decision after `at` moves, if it is the learner's.

    Of decisions made only the move is known; it reads like all that were offered with it.
    """
    moves = offered
    if at < len(log):
        made = log[at]
        moves = (made.move,) if made.seat == LEARNER and made.move else ()
    for decision in decisions:
        if moves and all(decision.moves.fullmatch(move) for move in moves):
            yield decision.say
