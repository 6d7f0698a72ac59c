"""The file of a run, as JSON lines: first what is played, then every finished game, written at once.

A run that ended in the middle goes on from its file. A last line without its end is dropped, since its writer was
killed; anything else that does not fit is refused, and the file stays as it is.
"""

import json
import math
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from shoal.engine.errors import SaveError
from shoal.engine.jit import ROOMS, digest
from shoal.lab.contest import Contest, Played
from shoal.lab.thinking import Thinking

FORMAT = "shoal-arena-1"
WORDS = {
    "game": "it is a run of {theirs}, not of {ours}",
    "version": "it was played by version {theirs} of the rules, and this is version {ours}",
    "code": "it was played by other rules or bots than those of this version of Shoal",
    "bots": "its line-up is {theirs}, not {ours}",
    "key": "it was played with another seed",
    "start": "its start seat is {theirs}, not {ours}",
    "options": "its options are {theirs}, not {ours}",
    "pairs": "luck is taken out of it by {theirs} pairs of playouts a move, not {ours}",
}


def head(contest: Contest) -> dict[str, Any]:
    """The first line. `code` stands for everything that decides what the bots do."""
    return {"format": FORMAT, "code": digest(*ROOMS, contest.spec.folder), **contest.facts()}


def write_line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode() + b"\n"


def describe(played: Played) -> dict[str, Any]:
    """A game as a line."""
    return {
        "deal": played.deal,
        "rotation": played.rotation,
        "scores": list(played.scores),
        "ending": played.ending,
        "thinking": [thinking.json() for thinking in played.thinking],
        "gains": list(played.gains),
    }


def read_game(line: bytes, contest: Contest) -> Played:
    """The game of a line; KeyError, TypeError or ValueError if it holds none of this contest."""
    data = json.loads(line)
    deal, rotation, scores, thinking = data["deal"], data["rotation"], data["scores"], data["thinking"]
    gains = tuple(map(float, data["gains"]))
    if not all(type(number) is int for number in (deal, rotation, *scores)):
        raise ValueError("a figure is no whole number")
    if deal < 0 or not 0 <= rotation < contest.rotations or not len(scores) == len(thinking) == contest.players:
        raise ValueError("it is no game of this line-up")
    if len(gains) != (contest.players if contest.pairs else 0) or not all(map(math.isfinite, gains)):
        raise ValueError("what its moves were worth does not fit this contest")
    if data["ending"] not in contest.spec.notation.ENDINGS:
        raise ValueError(f"the game cannot end with {data['ending']!r}")
    return Played(deal, rotation, tuple(scores), data["ending"], tuple(map(Thinking.read, thinking)), gains)


def lock(stream: BinaryIO, file: Path) -> None:
    """Keep other processes from writing the same file, where the system can."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise SaveError(f"{file} is being written by another run") from error


class Run:
    """A file that is open for a contest; `games` are those it already had."""

    def __init__(self, file: Path, contest: Contest, any_key: bool = False) -> None:
        """Open `file`, or begin it. With `any_key` its games decide over the key, else the contest."""
        self.file = file
        self.contest = contest
        self.games: list[Played] = []
        self._stream = file.open("a+b")
        try:
            lock(self._stream, file)
            self._stream.seek(0)
            *lines, torn = self._stream.read().split(b"\n")
            if lines:
                self._read(lines, any_key)
                self._stream.truncate(sum(len(line) + 1 for line in lines))
            elif torn:
                raise SaveError(f"{file} is no run of an arena")
            else:
                self._write(head(contest))
        except BaseException:
            self._stream.close()
            raise

    def _read(self, lines: list[bytes], any_key: bool) -> None:
        self._check_head(lines[0], any_key)
        seen = set()
        for number, line in enumerate(lines[1:], 2):
            try:
                played = read_game(line, self.contest)
            except KeyError as error:
                raise SaveError(f"{self.file} is damaged in line {number}: {error} is missing") from error
            except (ValueError, TypeError, RecursionError) as error:
                raise SaveError(f"{self.file} is damaged in line {number}: {error}") from error
            if (played.deal, played.rotation) in seen:
                raise SaveError(f"{self.file} is damaged in line {number}: this game is there twice")
            seen.add((played.deal, played.rotation))
            self.games.append(played)

    def _check_head(self, line: bytes, any_key: bool) -> None:
        """Refuse a file of anything else but this contest."""
        try:
            theirs = json.loads(line)
        except (ValueError, RecursionError):
            theirs = None
        if not isinstance(theirs, dict) or theirs.get("format") != FORMAT:
            raise SaveError(f"{self.file} is no run of an arena")
        if any_key:
            try:
                self.contest = self.contest.with_key(bytes.fromhex(theirs["key"]))
            except (KeyError, TypeError, ValueError) as error:
                raise SaveError(f"{self.file} is damaged in line 1: it has no key") from error
        ours = json.loads(write_line(head(self.contest)))
        for name, words in WORDS.items():
            if theirs.get(name) != ours[name]:
                said = words.format(theirs=speak(theirs.get(name)), ours=speak(ours[name]))
                raise SaveError(f"{self.file} cannot be continued: {said}")

    def add(self, played: Played) -> None:
        """Write a finished game."""
        self._write(describe(played))

    def _write(self, data: Mapping[str, Any]) -> None:
        self._stream.write(write_line(data))
        self._stream.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stream.close()


def speak(fact: Any) -> str:
    """A fact of a first line in an error message."""
    if isinstance(fact, list):
        return " ".join(map(str, fact))
    if isinstance(fact, dict):
        return ", ".join(f"{name}={value}" for name, value in fact.items())
    return str(fact)
