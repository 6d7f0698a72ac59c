"""The file of a run: written at once, continued exactly, and refused where it does not fit."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shoal.engine.errors import SaveError
from shoal.lab import runs
from shoal.lab.contest import Contest
from shoal.lab.runs import Run
from tests.lab.contests import contest, figures, played

HELD = contest("three", "random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "run.jsonl"


def write(file: Path, count: int = 3) -> list[Any]:
    games = [HELD.play(deal, rotation) for deal, rotation in HELD.schedule(2)][:count]
    with Run(file, HELD) as run:
        for game in games:
            run.add(game)
    return games


def test_every_game_is_in_the_file_at_once(file: Path) -> None:
    with Run(file, HELD) as run:
        assert len(file.read_text(encoding="utf-8").splitlines()) == 1
        run.add(HELD.play(0, 0))
        text = file.read_text(encoding="utf-8")
        assert text.endswith("\n")
        assert len(text.splitlines()) == 2


def test_a_run_goes_on(file: Path) -> None:
    games = write(file)
    with Run(file, HELD) as run:
        assert list(map(figures, run.games)) == list(map(figures, games))
        assert [[one.json() for one in game.thinking] for game in run.games] == [
            [one.json() for one in game.thinking] for game in games
        ]
        run.add(HELD.play(1, 1))
    with Run(file, HELD) as run:
        assert len(run.games) == 4


def test_what_moves_were_worth_is_kept(file: Path) -> None:
    held = replace(HELD, pairs=2)
    game = held.play(0, 0)
    with Run(file, held) as run:
        run.add(game)
    with Run(file, held) as run:
        assert [one.gains for one in run.games] == [game.gains]
        assert any(game.gains)
    with pytest.raises(SaveError, match="luck is taken out of it by 2 pairs of playouts a move, not 0"):
        Run(file, HELD)


@pytest.mark.parametrize("gains", [[], [0.5], [0.5, float("inf")]])
def test_what_moves_were_worth_must_fit(file: Path, gains: list[float]) -> None:
    held = replace(HELD, pairs=2)
    with Run(file, held) as run:
        run.add(held.play(0, 0))
    head, line, _ = file.read_text(encoding="utf-8").split("\n")
    file.write_text(f"{head}\n{json.dumps({**json.loads(line), 'gains': gains})}\n", encoding="utf-8")
    with pytest.raises(SaveError, match=r"line 2: what its moves were worth does not fit"):
        Run(file, held)


@pytest.mark.parametrize("torn", ['{"deal":1,"rot', "{", '{"deal":1,"rotation":1}'])
def test_a_torn_last_line_is_dropped(file: Path, torn: str) -> None:
    write(file)
    whole = file.read_bytes()
    file.write_bytes(whole + torn.encode())
    with Run(file, HELD) as run:
        assert len(run.games) == 3
        assert file.read_bytes() == whole
        run.add(HELD.play(1, 1))
    with Run(file, HELD) as run:
        assert len(run.games) == 4


def test_the_key_is_the_files_unless_a_seed_was_given(file: Path) -> None:
    write(file)
    other = contest("three", "random", seed=2)
    with Run(file, other, any_key=True) as run:
        assert run.contest == HELD
    with pytest.raises(SaveError, match="another seed"):
        Run(file, other)


def other_contests() -> list[tuple[Contest, str]]:
    return [
        (contest("random", "three"), "its line-up is three random, not random three"),
        (contest("three", "random", target=4), "its options are target=3, starter=lowest, not target=4"),
        (Contest(HELD.spec, HELD.bots, HELD.key, 1, HELD.options), "its start seat is 0, not 1"),
    ]


@pytest.mark.parametrize(("other", "reason"), other_contests(), ids=["bots", "options", "start"])
def test_another_contest_is_refused(file: Path, other: Contest, reason: str) -> None:
    write(file)
    before = file.read_bytes()
    with pytest.raises(SaveError, match=reason):
        Run(file, other)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("version", 0, "version 0 of the rules, and this is version"),
        ("game", "fischen", "it is a run of fischen, not of kleine-fische"),
        ("code", "0", "other rules or bots"),
        ("format", "shoal-arena-0", "no run of an arena"),
        ("key", 7, "another seed"),
    ],
)
def test_another_version_is_refused(file: Path, name: str, value: object, reason: str) -> None:
    head = json.loads(runs.write_line(runs.head(HELD)))
    file.write_bytes(runs.write_line({**head, name: value}))
    with pytest.raises(SaveError, match=reason):
        Run(file, HELD)


def test_other_code_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(file)
    monkeypatch.setattr(runs, "digest", lambda *_: "changed")
    with pytest.raises(SaveError, match="other rules or bots"):
        Run(file, HELD)


@pytest.mark.parametrize(
    "text", ["my diary\n", "my diary", "[1, 2]\n", "\x00\x01\n", "{}\n", "\n", "[" * 100_000 + "\n"]
)
def test_any_other_file_is_refused_and_left_alone(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError, match="is no run of an arena"):
        Run(file, HELD)
    assert file.read_text(encoding="utf-8") == text


def test_a_key_that_is_none_is_damage(file: Path) -> None:
    head = json.loads(runs.write_line(runs.head(HELD)))
    file.write_bytes(runs.write_line({**head, "key": 7}))
    with pytest.raises(SaveError, match="it has no key"):
        Run(file, HELD, any_key=True)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"deal": -1}, "no game of this line-up"),
        ({"deal": 0.5}, "no whole number"),
        ({"deal": True}, "no whole number"),
        ({"rotation": 2}, "no game of this line-up"),
        ({"scores": [1, 2, 3]}, "no game of this line-up"),
        ({"scores": 5}, "line 2"),
        ({"ending": "flood"}, "cannot end with 'flood'"),
        ({"thinking": [{}, {}]}, "'slots' is missing"),
        ({"thinking": [{"seconds": 1, "slots": [[0, 0]]}] * 2}, "at least one move"),
    ],
)
def test_damage_is_refused_with_its_line(file: Path, change: dict[str, Any], reason: str) -> None:
    with Run(file, HELD):
        pass
    with file.open("ab") as stream:
        stream.write(runs.write_line({**runs.describe(played(0, 0, 3, 1)), **change}))
    with pytest.raises(SaveError, match="damaged in line 2") as caught:
        Run(file, HELD)
    assert reason in str(caught.value)


def test_a_damaged_line_in_the_middle_and_a_game_that_is_there_twice(file: Path) -> None:
    write(file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1]]))
    with pytest.raises(SaveError, match="damaged in line 5: this game is there twice"):
        Run(file, HELD)
    file.write_bytes(b"".join([lines[0], lines[1][:20] + b"\n", lines[2]]))
    with pytest.raises(SaveError, match="damaged in line 2"):
        Run(file, HELD)


def test_two_runs_do_not_write_the_same_file(file: Path) -> None:
    pytest.importorskip("fcntl", reason="this system has no such locks")
    with Run(file, HELD), pytest.raises(SaveError, match="being written by another run"):
        Run(file, HELD)
    with Run(file, HELD):
        pass
