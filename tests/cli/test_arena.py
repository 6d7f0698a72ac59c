"""`shoal arena`: tables, JSON, pictures; going on after Ctrl-C, or after worse."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from shoal.cli import arena
from shoal.engine.errors import OptionError
from shoal.lab.contest import Contest
from shoal.lab.crew import WorkerLost, play_all
from tests.cli.conftest import Run
from tests.cli.test_pty import PATIENCE, Screen

SHORT = ("arena", "kleine-fische", "three", "random", "--option", "target=3", "--workers", "1", "--seed", "1")


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    """Results without what depends on the clock."""
    for standing in data["standings"]:
        assert standing["thinking"].pop("mean_seconds") > 0
        assert standing["thinking"].pop("p99_seconds") > 0
    return data


def results(run: Run, *words: str) -> dict[str, Any]:
    result = run(*SHORT, *words, "--json")
    assert result.exit_code == 0, result.stderr
    return timeless(json.loads(result.stdout))


def test_a_table(run: Run) -> None:
    result = run(*SHORT, "--games", "9")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Kleine Fische, 2 players: 10 games of 5 deals, ")
    assert lines[1].split() == ["bot", "wins", "95", "%", "score", "places", "%", "rating", "per", "move", "99", "%"]
    assert {line.split()[0] for line in lines[2:4]} == {"three", "random"}
    assert lines[4] == "By chance a seat wins 50 %. A deal, played in all rotations, is one observation."
    assert max(map(len, lines)) <= 80
    assert result.stderr == ""


def test_a_narrow_terminal_gets_every_figure_whole(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = run(*SHORT, "--games", "4").stdout
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 40
    for words in ("\nthree", "\nrandom", "  wins", "  95 %", "  places %", "  per move"):
        assert words in text


def test_wins_without_luck(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    words = (*SHORT, "--games", "4", "--without-luck", "3")
    heading = run(*words).stdout.splitlines()[1]
    assert heading.split("  ")[0] == "bot"
    assert "wins" in heading.partition("without luck")[0]
    assert "score" in heading.partition("without luck")[2]
    data = results(run, "--games", "4", "--without-luck", "3")
    assert data["pairs"] == 3
    assert sum(standing["wins_without_luck"]["value"] for standing in data["standings"]) == pytest.approx(1)
    assert results(run, "--games", "4")["standings"][0]["wins_without_luck"] is None


@pytest.mark.parametrize(("language", "words"), [("de", "Partien"), ("fr", "parties"), ("nl", "partijen")])
def test_a_table_in_other_languages(run: Run, language: str, words: str) -> None:
    assert f"4 {words}" in run(*SHORT, "--games", "4", "--lang", language).stdout


def test_json_is_complete_and_the_same_again(run: Run) -> None:
    data = results(run, "--games", "20")
    assert data == results(run, "--games", "20")
    assert data.keys() == {
        *("game", "version", "bots", "key", "start", "options", "pairs", "players", "asked", "played"),
        *("deals", "games", "endings", "chance", "standings"),
    }
    assert (data["asked"], data["played"], data["deals"], data["games"]) == (20, 20, 10, 20)
    assert data["endings"] == {"target-reached": 20}
    assert sum(standing["wins"]["value"] for standing in data["standings"]) == pytest.approx(1)
    assert data["standings"][0].keys() == {
        *("bot", "seats", "wins", "wins_without_luck", "score", "places", "rating", "by_seat", "thinking"),
    }


def test_the_last_bot_fills_the_remaining_seats(run: Run) -> None:
    data = results(run, "--players", "4", "--games", "4")
    assert data["bots"] == ["three", "random", "random", "random"]
    assert data["games"] == 4
    assert data["chance"] == 0.25


def test_more_workers_do_not_change_the_results(run: Run) -> None:
    assert results(run, "--games", "12") == results(run, "--games", "12", "--workers", "2")


@pytest.mark.usefixtures("minnows")
def test_a_game_from_elsewhere_is_found_by_the_workers(run: Run) -> None:
    result = run("arena", "minnows", "random", "--games", "3", "--workers", "2", "--seed", "1", "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["games"] == 3


def test_one_deal_has_no_interval_of_scores_and_is_still_json(run: Run) -> None:
    assert results(run, "--games", "1")["standings"][0]["score"]["low"] is None


def test_a_run_that_is_kept_goes_on_and_can_be_made_longer(run: Run) -> None:
    whole = results(run, "--games", "12")
    assert results(run, "--games", "6", "--keep", "run.jsonl")["games"] == 6
    assert results(run, "--games", "12", "--keep", "run.jsonl") == whole
    assert len(Path("run.jsonl").read_text(encoding="utf-8").splitlines()) == 13
    assert results(run, "--games", "6", "--keep", "run.jsonl") == results(run, "--games", "6")


def test_a_kept_run_knows_its_seed(run: Run) -> None:
    words = ("arena", "kleine-fische", "three", "random", "--option", "target=3", "--workers", "1", "--json")
    first = json.loads(run(*words, "--games", "4", "--keep", "run.jsonl").stdout)
    again = json.loads(run(*words, "--games", "6", "--keep", "run.jsonl").stdout)
    assert again["key"] == first["key"]
    assert again["played"] == 6


@pytest.mark.parametrize("ending", ["svg", "png", "PDF"])
def test_a_picture(run: Run, ending: str) -> None:
    assert run(*SHORT, "--games", "2", "--plot", f"picture.{ending}").exit_code == 0
    assert Path(f"picture.{ending}").stat().st_size > 1000


def test_without_matplotlib_there_is_no_picture_and_no_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    result = run(*SHORT, "--plot", "picture.svg", "--keep", "run.jsonl")
    assert result.exit_code == 2
    assert "pip install 'shoal[plot]'" in result.stderr
    assert not Path("run.jsonl").exists()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("genius", "random"), "has no bot 'genius'"),
        (("random",) * 5, "is for 2 to 4 players, not 5"),
        (("random", "three", "random", "--players", "2"), "more than the 2 players"),
        (("random", "three", "--games", "0"), "at least one game is played, not 0"),
        (("random", "three", "--workers", "0"), "at the same time, not 0"),
        (("random", "three", "--without-luck", "-1"), "by 1 to 1000000 pairs of playouts a move, not -1"),
        (("random", "three", "--start", "2"), "the start seat"),
        (("random", "three", "--option", "tide=high"), "has no option 'tide'"),
        (("random", "three", "--lang", "xx"), "there is no language 'xx'"),
        (("random", "three", "--plot", "picture.doc"), "picture.doc cannot be drawn: its name ends in one of"),
        (("random", "three", "--plot", "picture"), "picture cannot be drawn: its name ends in one of"),
        (("random", "three", "--plot", "no/picture.svg"), "there is no folder no"),
        (("random", "three", "--keep", "diary.txt"), "diary.txt is no run of an arena"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run: Run, words: tuple[str, ...], reason: str) -> None:
    Path("diary.txt").write_text("Dear diary\n", encoding="utf-8")
    result = run("arena", "kleine-fische", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr
    assert Path("diary.txt").read_text(encoding="utf-8") == "Dear diary\n"


def test_a_file_that_cannot_be_written(run: Run) -> None:
    Path("folder").mkdir()
    result = run(*SHORT, "--keep", "folder")
    assert result.exit_code == 1
    assert "folder" in result.stderr


@pytest.fixture
def interrupted() -> Iterator[pytest.MonkeyPatch]:
    """Ctrl-C comes in the middle of the sixth game, until it is undone."""
    played = Contest.play

    def play(self: Contest, deal: int, rotation: int) -> Any:
        if (deal, rotation) == (2, 1):
            raise KeyboardInterrupt
        return played(self, deal, rotation)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Contest, "play", play)
        yield patch


def go_on(run: Run, stderr: str) -> dict[str, Any]:
    """Do what the message says."""
    command = next(line for line in stderr.splitlines() if line.startswith("To go on: "))
    words = command.removeprefix("To go on: shoal ").split()
    return timeless(json.loads(run(*words, "--json").stdout))


@pytest.mark.parametrize("keep", [(), ("--keep", "run.jsonl")])
def test_ctrl_c_shows_the_table_so_far_and_how_to_go_on(
    run: Run, interrupted: pytest.MonkeyPatch, keep: tuple[str, ...]
) -> None:
    result = run(*SHORT, "--games", "12", *keep)
    assert result.exit_code == 130
    assert "4 games of 2 deals" in result.stdout
    assert "One game more, of a deal that is not finished, does not count yet." in result.stdout
    file = keep[-1] if keep else "arena-kleine-fische.jsonl"
    assert f"The games so far are in {file}." in result.stderr
    interrupted.undo()
    assert go_on(run, result.stderr) == results(run, "--games", "12")


def test_ctrl_c_as_json(run: Run, interrupted: pytest.MonkeyPatch) -> None:
    result = run(*SHORT, "--games", "12", "--json")
    assert result.exit_code == 130
    data = json.loads(result.stdout)
    assert (data["asked"], data["played"], data["games"]) == (12, 5, 4)


def test_ctrl_c_before_anything_has_happened(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(self: Contest, deal: int, rotation: int) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(Contest, "play", play)
    result = run(*SHORT)
    assert result.exit_code == 130
    assert result.stdout == "No deal has been played in all its rotations yet.\n"
    assert result.stderr == ""
    assert not list(Path.cwd().iterdir())


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (WorkerLost("a process that played has been ended from outside"), 1, "Error: a process that played has been"),
        (OSError(28, "No space left on device"), 1, "No space left on device"),
        (OptionError("a bot has gone mad"), 2, "Error: a bot has gone mad"),
    ],
)
def test_whatever_goes_wrong_the_games_so_far_are_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception, code: int, said: str
) -> None:
    def play(contest: Contest, games: Iterable[tuple[int, int]], workers: int) -> Iterator[Any]:
        for deal, rotation in list(games)[:5]:
            yield contest.play(deal, rotation)
        raise error

    monkeypatch.setattr(arena, "play_all", play)
    result = run(*SHORT, "--games", "12")
    assert result.exit_code == code
    assert "4 games of 2 deals" in result.stdout
    assert "To go on: shoal arena" in result.stderr
    assert said in result.stderr
    monkeypatch.setattr(arena, "play_all", play_all)
    assert go_on(run, result.stderr) == results(run, "--games", "12")


LONG = ("arena", "kleine-fische", "random", "random", "three", "--games", "100000", "--workers", "2")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    made = Screen(tmp_path, *LONG, "--keep", "run.jsonl")
    yield made
    made.close()


def test_ctrl_c_on_a_terminal(screen: Screen, tmp_path: Path) -> None:
    screen.wait_for("per move")  # the first live table
    screen.wait_for("/100002")
    screen.press_ctrl_c()
    screen.wait_for("To go on: shoal arena kleine-fische random random three --games 100000")
    assert screen.leave() == 130
    assert "Traceback" not in screen.shown
    lines = (tmp_path / "run.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) > 3
    assert all(isinstance(json.loads(line), dict) for line in lines)


def ignores_ctrl_c(process: str) -> bool:
    """Whether a process ignores the signal, or has put it off."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return bool((int(status["SigIgn"], 16) | int(status["SigBlk"], 16)) & 1 << signal.SIGINT - 1)


def test_ctrl_c_while_the_workers_start(screen: Screen) -> None:
    children = Path(f"/proc/{screen.process.pid}/task/{screen.process.pid}/children")
    if not children.exists():
        pytest.skip("this system does not list the children of a process")
    deadline = time.monotonic() + PATIENCE
    while len(started := children.read_text().split()) < 3:  # two workers, and Python's own keeper of what they share
        assert time.monotonic() < deadline, "the workers never start"
    assert all(ignores_ctrl_c(child) for child in started)
    screen.press_ctrl_c()
    shown = screen.wait_for("To go on: shoal arena")
    assert "No deal has been played in all its rotations yet." in shown
    assert screen.leave() == 130
    assert "Traceback" not in shown + screen.shown


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_a_run_that_was_killed_goes_on(run: Run, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shoal", *SHORT, "--games", "100000", "--keep", "run.jsonl"]
    file = tmp_path / "run.jsonl"
    with subprocess.Popen(command, cwd=tmp_path) as process:
        deadline = time.monotonic() + PATIENCE
        while not file.exists() or file.read_bytes().count(b"\n") < 8:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        process.kill()
    kept = file.read_bytes().count(b"\n") - 1
    games = kept + kept % 2 + 2
    assert results(run, "--games", str(games), "--keep", "run.jsonl") == results(run, "--games", str(games))
