"""The command line as tests call it: in this process, or on a terminal of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from shoal import locale
from shoal.cli.app import app
from shoal.games import GAMES

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs `shoal …` in an empty folder, 80 columns wide, in English; `typed` is what is typed, line by line."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def call(*words: str, typed: tuple[str, ...] | str = ()) -> Result:
        lines = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, list(words), input=lines, prog_name="shoal")

    return call


@pytest.fixture
def one_game() -> Iterator[None]:
    """Kleine Fische is the only game."""
    before = dict(GAMES)
    for name in before.keys() - {"kleine-fische"}:
        del GAMES[name]
    yield
    GAMES.clear()
    GAMES.update(before)  # all of them, in their order


@pytest.fixture
def minnows(one_game: None) -> Iterator[None]:
    """The second of two games: without a screen, without bots of its own, and with moves that are numbers."""
    before = list(locale.FOLDERS)
    from tests.toy.spec import SPEC

    GAMES[SPEC.name] = SPEC
    yield
    assert locale.FOLDERS[: len(before)] == before
