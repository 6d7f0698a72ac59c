"""A lesson as it is written down."""

import functools
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from shoal.engine.events import Event
from shoal.engine.rng import new_key
from shoal.engine.spec import Spec

FOLDER = Path(__file__).parent
LEFT, FREE = "lesson-left", "lesson-free"
"""What is said, in every game, to who leaves the script, and to who has come to its end."""


@dataclass(frozen=True)
class Step:
    """A move of the script, by whoever is to decide, and what is said before it."""

    move: str
    say: tuple[str, ...] = ()


@dataclass(frozen=True)
class Topic:
    """What is said the first time that an event of this kind happens, with these facts."""

    kind: str
    say: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def met(self, event: Event) -> bool:
        """Whether it is this that happened."""
        return event.kind == self.kind and all(event.data.get(name) == fact for name, fact in self.facts.items())


@dataclass(frozen=True)
class Decision:
    """What is said the first time that the learner has to choose among moves that all read like this."""

    moves: re.Pattern[str]
    say: str


@dataclass(frozen=True)
class Lesson:
    """A guided game. The learner has seat 0."""

    players: int
    seed: int
    level: str  # of the bots, once they are on their own
    options: Mapping[str, Any]
    start: int
    steps: tuple[Step, ...]
    topics: tuple[Topic, ...]
    decisions: tuple[Decision, ...]

    @property
    def words(self) -> set[str]:
        """All that can be said in it, besides what every lesson says."""
        in_script = {message for step in self.steps for message in step.say}
        return in_script | {topic.say for topic in self.topics} | {decision.say for decision in self.decisions}

    def for_table(self, players: int, start: int, options: Mapping[str, Any], key: bytes) -> "Lesson":
        """The lesson for a table that was set up as one: its script is for no other deal than its own."""
        known = all(options.get(name) == value for name, value in self.options.items())
        same = known and (players, start, key) == (self.players, self.start, new_key(self.seed))
        return self if same else replace(self, steps=())


def catalogue(spec: Spec) -> str:
    """The name of the catalogue with the words of the game's lesson."""
    return f"lesson-{spec.name}"


@functools.cache
def find(spec: Spec) -> Lesson | None:
    """The lesson of a game; None for a game that has none."""
    file = FOLDER / f"{spec.name}.toml"
    return read(tomllib.loads(file.read_text(encoding="utf-8"))) if file.exists() else None


def read(data: Mapping[str, Any]) -> Lesson:
    """The lesson that the content of a file describes."""
    return Lesson(
        players=data["players"],
        seed=data["seed"],
        level=data["level"],
        options=data.get("options", {}),
        start=data.get("start", 0),
        steps=tuple(Step(step["move"], tuple(step.get("say", ()))) for step in data["steps"]),
        topics=tuple(
            Topic(topic["kind"], topic["say"], {name: topic[name] for name in topic if name not in ("kind", "say")})
            for topic in data["topics"]
        ),
        decisions=tuple(Decision(re.compile(one["moves"]), one["say"]) for one in data["decisions"]),
    )
