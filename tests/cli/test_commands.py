"""The commands that do not ask: games, rules, sim, perft, bench; help, version, errors."""

import functools
import json
import subprocess
import sys
from pathlib import Path

import pytest

import shoal
from shoal.engine.errors import OptionError
from shoal.engine.game import Game
from shoal.engine.jit import MODE
from shoal.engine.perft import perft
from shoal.games import GAMES, find
from shoal.lab import bench
from shoal.locale import pages
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
GAMES_PLAYED = 2 if MODE == "interpreted" else 300
COMMANDS = ("games", "rules", "play", "sim", "arena", "perft", "bench", "serve", "verify")
CASES = json.loads((ROOT / "tests" / "perft" / "kleine-fische.json").read_text(encoding="utf-8"))


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"shoal {shoal.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"  shoal {command}" in result.stdout


def test_python_m_shoal() -> None:
    done = subprocess.run([sys.executable, "-m", "shoal", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"shoal {shoal.__version__}\n"


def test_light_commands_import_nothing_heavy() -> None:
    program = """
import sys
from shoal.cli import main
sys.argv = ["shoal", "games"]
try:
    main()
except SystemExit:
    print(sorted({"numpy", "numba", "rich", "pydantic", "fluent"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


def test_the_page_about_the_command_line_is_current() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "cli_docs.py", "--check"], check=True)


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    words = " ".join(run("games").stdout.split())
    for spec in GAMES.values():
        assert spec.name in words
        assert spec.title in words
        assert spec.pitch in words
        for option in spec.options:
            assert f"--option {option.name}=" in words
            assert option.range in words


def test_games_as_json(run: Run) -> None:
    cards = json.loads(run("games", "--json").stdout)
    assert [card["name"] for card in cards] == sorted(GAMES)
    assert cards[0].keys() >= {"title", "players", "minutes", "pitch", "options", "version", "deck"}


@pytest.fixture
def two_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A package and a checkout with pages."""
    package, checkout = tmp_path / "package", tmp_path / "checkout"
    (package / "de").mkdir(parents=True)
    checkout.mkdir()
    (package / "de" / "kleine-fische.md").write_text("# Deutsch\n", encoding="utf-8")
    (package / "kleine-fische.md").write_text("# English, packaged\n", encoding="utf-8")
    (checkout / "kleine-fische.md").write_text("# English, checked out\n", encoding="utf-8")
    monkeypatch.setattr(pages, "FOLDERS", (package, checkout))


@pytest.mark.usefixtures("two_pages")
@pytest.mark.parametrize(
    ("language", "text"), [("de", "# Deutsch\n"), ("fr", "# English, packaged\n"), ("en", "# English, packaged\n")]
)
def test_rules_in_the_language_or_else_in_english(run: Run, language: str, text: str) -> None:
    assert run("rules", "kleine-fische", "--lang", language).stdout == text


def test_rules_without_a_page(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "FOLDERS", (tmp_path,))
    result = run("rules", "kleine-fische")
    assert result.exit_code == 1
    assert "the page with the rules of Kleine Fische is missing" in result.stderr


def test_sim_as_json(run: Run) -> None:
    words = (
        "sim",
        "kleine-fische",
        "--games",
        str(GAMES_PLAYED),
        "--bots",
        "heuristic",
        "--bots",
        "random",
        "--players",
    )
    arguments = (*words, "3", "--seed", "5", "--option", "target=20", "--json")
    first = run(*arguments)
    results = json.loads(first.stdout)
    assert [seat["bot"] for seat in results["seats"]] == ["heuristic", "random", "random"]
    assert results["games"] == sum(results["endings"].values()) == GAMES_PLAYED
    assert MODE == "interpreted" or results["seats"][0]["wins"]["low"] > results["seats"][1]["wins"]["high"]
    assert run(*arguments).stdout == first.stdout


def test_sim_of_one_game_is_still_json(run: Run) -> None:
    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    text = run("sim", "kleine-fische", "--games", "1", "--bots", "random", "--json").stdout
    assert json.loads(text, parse_constant=refuse)["moves"]["low"] is None


def test_sim_as_a_table(run: Run) -> None:
    text = run("sim", "kleine-fische", "--games", "5", "--bots", "random", "--option", "target=1").stdout
    assert text.count("random") == 2
    for words in ("5 games", "95 %", "moves per game", "endings: target-reached 5"):
        assert words in text


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["counts"][:3]))
def test_perft_of_a_position(run: Run, tmp_path: Path, case: dict[str, object]) -> None:
    counts = case["counts"]
    assert isinstance(counts, list)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(case["position"]), encoding="utf-8")
    words = ("perft", "kleine-fische", "--seed", str(case["seed"]), "--depth", "6", "--position")
    counted = json.loads(run(*words, str(file), "--json").stdout)["counts"]
    assert [line["count"] for line in counted] == counts[:6]
    piped = run(*words, "-", typed=json.dumps(case["position"])).stdout
    assert [line.split()[1].replace(",", "") for line in piped.splitlines()[1:]] == list(map(str, counts[:6]))


def test_perft_begins_with_one_line_and_ends_with_none() -> None:
    game = Game(find("kleine-fische"), 2, 7, options={"target": 1})
    assert perft(game, 0) == 1
    with pytest.raises(OptionError, match="depth"):
        perft(game, -1)
    while not game.over:
        game.apply(game.legal_actions()[0])
    assert perft(game, 1) == 0


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "bench", functools.partial(bench.bench, runs=1, seconds=0.001))
    figures = json.loads(run("bench", "kleine-fische", "--players", "3", "--json").stdout)
    assert figures["game"] == "kleine-fische"
    assert figures["players"] == 3
    assert figures["state_bytes"] == find("kleine-fische").state.RECORD.itemsize
    assert figures["moves_per_second"] > figures["games_per_second"] > 0
    assert figures["compile_seconds"] >= 0
    assert "moves per second" in run("bench", "kleine-fische").stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("rules", "chess"), "there is no game 'chess'; there are "),
        (("rules", "kleine-fische", "--lang", "xx"), "there is no language 'xx'"),
        (("sim", "kleine-fische", "--bots", "genius"), "has no bot 'genius'"),
        (("sim", "kleine-fische", "--players", "9"), "is for 2 to 4 players, not 9"),
        (("sim", "kleine-fische", "--games", "0"), "at least one game"),
        (("sim", "kleine-fische", "--option", "tide=high"), "has no option 'tide'"),
        (("sim", "kleine-fische", "--option", "target=much"), "a number from 1 to 1000"),
        (("sim", "kleine-fische", "--option", "target"), "name=value"),
        (("perft", "kleine-fische", "--depth", "0"), "the depth is 1 or more"),
        (("perft", "kleine-fische", "--depth", "2", "--position", "none.json"), "none.json cannot be read"),
        (("play", "kleine-fische", "--load", "none.json"), "none.json cannot be read"),
        (("play", "kleine-fische", "--people", "5"), "is for 2 to 4 players"),
        (("play", "kleine-fische", "--people", "-1"), "can be people"),
        (("play", "kleine-fische", "--players", "2", "--bots", "three", "--bots", "three"), "more than the 2 players"),
        (("play", "kleine-fische", "--start", "7"), "the start seat"),
        (("play", "kleine-fische", "--name", "Ada", "--name", "ada"), "the same name"),
        (("play", "kleine-fische", "--name", "\x1b[2J"), "printable"),
        (("play", "kleine-fische", "--name", "A", "--name", "B", "--name", "C"), "more than the 2 players"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(run: Run, words: tuple[str, ...], reason: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert reason in result.stderr


def test_broken_json_is_refused(run: Run) -> None:
    result = run("perft", "kleine-fische", "--depth", "2", "--position", "-", typed="{")
    assert result.exit_code == 2
    assert "is not JSON" in result.stderr


@pytest.mark.parametrize("words", [("perft", "kleine-fische"), ("swim",), ("sim", "kleine-fische", "--games", "many")])
def test_bad_usage_is_exit_code_2(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).exit_code == 2
