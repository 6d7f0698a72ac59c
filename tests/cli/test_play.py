"""The terminal game, with everything typed beforehand."""

import json
import re
from pathlib import Path

import pytest

from shoal import locale
from shoal.bots import search
from shoal.bots.ready import Step
from shoal.cli import choose
from shoal.cli.terminal import Terminal
from shoal.games import GAMES
from tests.cli.conftest import Run

PLAY = ("play", "kleine-fische", "--seed", "7", "--name", "Ada")
SHORT = (*PLAY, "--option", "target=1")
BY_NOTATION = ("flip", "STOP", " de cline ") * 150
BY_NUMBER = ("1", "1", "2") * 150


@pytest.mark.parametrize("typed", [BY_NOTATION, BY_NUMBER], ids=["notation", "numbers"])
@pytest.mark.parametrize("players", ["2", "4"])
def test_a_whole_game(run: Run, typed: tuple[str, ...], players: str) -> None:
    result = run(*SHORT, "--players", players, typed=typed)
    assert result.exit_code == 0, result.output
    assert "The game is over: the target has been reached." in result.stdout
    assert re.search(r"(wins|share the win) with \d+ points", result.stdout)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_whole_game_in_every_language(run: Run, language: str) -> None:
    typed = ("?", "hint", "log", "stop", "undo", "7", "fish", "rules", *BY_NOTATION)
    result = run(*SHORT, "--lang", language, typed=typed)
    assert result.exit_code == 0, result.output
    reason = locale.say("kleine-fische", language, "target-reached")
    assert locale.say("terminal", language, "ended", {"reason": reason}) in result.stdout


def test_the_language_is_the_users(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de_AT:de")
    assert "die nächste Karte aufdecken" in run(*PLAY).stdout


def test_illegal_moves_are_explained_with_the_rule(run: Run) -> None:
    text = run(*PLAY, typed=("stop", "raid 1 1", "flip", "raid 0 1")).stdout
    assert "Not possible (KF-5): a turn begins with a flip" in text
    assert text.count("Not possible (KF-9): only an octopus lets you raid") == 2


@pytest.mark.parametrize(
    "nonsense",
    [
        "fish",
        "0",
        "99",
        "-1",
        "1.5",
        "²",
        "9" * 5000,
        "\x00",
        "[bold]",
        "{ $seat }",
        "…",
        "save\x00",
        "raid",
        "flip flip",
    ],
)
def test_nonsense_is_refused_and_nothing_happens(run: Run, nonsense: str) -> None:
    result = run(*PLAY, typed=(nonsense, "log"))
    assert result.exit_code == 0, result.output
    assert "Not possible" in result.stdout or "There is no such choice" in result.stdout or "cannot be" in result.stdout
    assert "Nothing has happened yet." in result.stdout


def test_enter_plays_the_only_move_and_else_shows_the_table(run: Run) -> None:
    text = run(*PLAY, typed=("", "", "")).stdout
    assert text.count("Deck: 65 cards") == 3
    assert text.count("Ada flips") == 3  # what was news stays on the table until the next decision


def test_undo_goes_back_to_the_own_decision(run: Run) -> None:
    text = run(*PLAY, typed=("undo", "flip", "stop", "undo", "log")).stdout
    assert "You have decided nothing yet" in text
    assert "Taken back." in text
    assert "Ada keeps" not in text.partition("Taken back.")[2]
    assert "1  Ada: flip. Ada flips" in text


def test_hint_is_a_move(run: Run) -> None:
    assert "The bot would play flip (turn over the next card)." in run(*PLAY, typed=("hint",)).stdout


def test_hint_says_why(run: Run) -> None:
    assert "It is the only move." in run(*PLAY, typed=("hint",)).stdout
    text = run(*PLAY, typed=("flip", "hint")).stdout
    assert re.search(r"It expects to win \d+ % of the games from here", text)
    assert "stop" in text.partition("It expects")[2]  # what the other move is worth


def test_levels_introduce_themselves(run: Run) -> None:
    text = run(*SHORT, "--players", "3", "--bots", "sprat", "--bots", "perch", typed=("quit",)).stdout
    assert "is a bot: Sprat (plays half by feel and half by chance)." in text
    assert "is a bot: Perch (knows the rules of thumb, and follows them)." in text


def test_help_names_every_command(run: Run) -> None:
    text = run(*PLAY, typed=("?",)).stdout
    for command in ("undo", "save [FILE]", "hint", "rules", "log", "table", "help", "quit"):
        assert f"\n{command} " in text


def test_rules_in_the_game(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "kleine-fische.md").write_text("The rules!\n", encoding="utf-8")
    monkeypatch.setattr("shoal.locale.pages.FOLDERS", (tmp_path,))
    assert "The rules!" in run(*PLAY, typed=("rules",)).stdout
    monkeypatch.setattr("shoal.locale.pages.FOLDERS", ())
    assert "There is no page" in run(*PLAY, typed=("rules",)).stdout


def test_a_saved_game_goes_on_identically(run: Run, tmp_path: Path) -> None:
    before, after = BY_NOTATION[:30], BY_NOTATION[30:90]
    run(*PLAY, typed=(*before, *after, "save whole.json"))
    assert "shoal play --load half.json" in run(*PLAY, typed=(*before, "save half.json", "quit")).stdout
    assert run("play", "--load", "half.json", typed=(*after, "save again.json")).exit_code == 0
    assert (tmp_path / "again.json").read_text() == (tmp_path / "whole.json").read_text()
    assert (tmp_path / "half.json").read_text() != (tmp_path / "whole.json").read_text()


def test_a_save_can_be_piped(run: Run, tmp_path: Path) -> None:
    run(*PLAY, typed=("flip", "save half.json"))
    result = run("play", "--load", "-", typed=(tmp_path / "half.json").read_text())
    assert "Deck: 65 cards" in result.stdout


def test_a_saved_game_is_prepared_once_with_its_bots(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run(*PLAY, typed=("flip", "save half.json"))
    prepared: list[list[Step]] = []
    monkeypatch.setattr("shoal.cli.prepare.prepare", lambda _, steps, *__: prepared.append(steps))
    run("play", "--load", "half.json", "--bots", "search:2", typed=("quit",))
    assert [steps[-1].kernel for steps in prepared] == [search.kernel(GAMES["kleine-fische"])]


def test_saving_never_overwrites_unasked(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kleine-fische.json").write_text("mine")
    (tmp_path / "notes.txt").write_text("mine")
    text = run(*PLAY, typed=("save", "save notes.txt", "n", "flip", "save notes.txt", "yes", "save notes.txt")).stdout
    assert (tmp_path / "kleine-fische.json").read_text() == "mine"
    assert json.loads((tmp_path / "kleine-fische-2.json").read_text())["moves"] == []
    assert json.loads((tmp_path / "notes.txt").read_text())["moves"] == ["flip"]
    assert text.count("notes.txt exists already.") == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "kleine-fische-2.json",
        "kleine-fische.json",
        "notes.txt",
    ]


@pytest.mark.parametrize("file", ["no/such/folder.json", ".", "~nobody-of-this-name/x.json"])
def test_what_cannot_be_written_is_said(run: Run, file: str) -> None:
    result = run(*PLAY, typed=(f"save {file}", "yes"))
    assert result.exit_code == 0, result.output
    assert "cannot be written" in result.stdout


def test_leaving_offers_to_save(run: Run, tmp_path: Path) -> None:
    assert "Save the game" not in run(*PLAY, typed=("quit",)).stdout
    assert "Save the game" in run(*PLAY, typed=("flip", "quit", "n")).stdout
    assert not list(tmp_path.iterdir())
    assert "Save the game" not in run(*PLAY, typed=("flip", "save", "quit")).stdout
    assert "Goodbye." in run(*PLAY, typed=("flip", "quit", "y")).stdout
    assert (tmp_path / "kleine-fische-2.json").exists()


def test_end_of_input_leaves_cleanly(run: Run) -> None:
    result = run(*PLAY, typed=("flip",))
    assert result.exit_code == 0
    assert "Save the game" in result.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--load", "half.json", "--players", "3"), "has its own players"),
        (("--load", "half.json", "--people", "3"), "can be people"),
        (("--load", "broken.json"), "this is not a saved game"),
    ],
)
def test_loading_what_does_not_fit(run: Run, tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    run(*PLAY, typed=("flip", "save half.json"))
    (tmp_path / "broken.json").write_text("{}")
    result = run("play", *words)
    assert result.exit_code == 2
    assert reason in result.stderr


@pytest.mark.usefixtures("minnows")
def test_a_save_of_another_game_is_refused(run: Run) -> None:
    run(*PLAY, typed=("flip", "save half.json"))
    result = run("play", "minnows", "--load", "half.json")
    assert result.exit_code == 2
    assert "is a game of Kleine Fische, not of Minnows" in result.stderr


def test_several_people_pass_the_screen(run: Run) -> None:
    words = ("play", "kleine-fische", "--seed", "7", "--people", "2", "--name", "Ada", "--name", "Ben")
    text = run(*words, "--bots", "random", typed=("flip", "stop", "", "flip", "undo", "log")).stdout
    assert text.count("Pass the screen to Ben.") == 1
    assert "Pass the screen to Ada" not in text
    assert "Ben flips" in text


def test_several_people_play_to_the_end(run: Run) -> None:
    lines = ("flip", "stop", "decline", "") * 300
    text = run("play", "kleine-fische", "--seed", "7", "--people", "2", "--option", "target=1", typed=lines).stdout
    assert "The game is over" in text
    result = text.partition("The game is over: ")[0].rpartition("Kleine Fische · Session")[2]
    assert "Your collection" not in result  # nobody's own view, since everybody looks
    assert result.count("•") < 12  # and only what happened last


def test_watching_bots(run: Run) -> None:
    words = ("play", "kleine-fische", "--seed", "7", "--people", "0", "--option", "target=1", "--bots", "three")
    first = run(*words)
    assert first.exit_code == 0
    assert "Otter is a bot: three." in first.stdout
    assert "The game is over: " in first.stdout
    assert run(*words, "--bots", "random").stdout == run(*words, "--bots", "random").stdout != first.stdout


def test_again_and_undo_after_the_end(run: Run) -> None:
    asked = run(*SHORT, typed=BY_NOTATION).stdout.partition("The game is over: ")[0].count("Ada > ")
    to_the_end = BY_NOTATION[:asked]
    assert "Taken back." in run(*SHORT, typed=(*to_the_end, "undo")).stdout
    text = run(*SHORT, typed=(*to_the_end, "again", "log", "flip")).stdout
    assert "Nothing has happened yet." in text.partition("The game is over: ")[2]


@pytest.mark.usefixtures("minnows")
def test_a_game_without_a_screen_of_its_own(run: Run) -> None:
    """Its moves are numbers, so that a number is the move and not the place of a move."""
    text = run("play", "minnows", "--seed", "7", typed=("x", "hint", *"123456" * 3, "log")).stdout
    assert "Player is to move." in text
    assert "The bot would play" in text
    assert "The game is over: " in text
    assert "seen" not in text


class Typist(Terminal):
    """A terminal whose person types these lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__("en")
        self.live = True
        self.lines = list(lines)

    def ask(self, prompt: str) -> str:  # noqa: ARG002 (as every terminal)
        return self.lines.pop(0)


@pytest.mark.usefixtures("minnows")
@pytest.mark.parametrize(
    ("answer", "name"),
    [("1", "kleine-fische"), ("2", "minnows"), ("Minnows", "minnows"), ("KLEINE FISCHE", "kleine-fische")],
)
def test_choosing_a_game(answer: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert choose.choose_game(Typist("7", "", answer)).name == name
    text = capsys.readouterr().out
    assert "Flip one fish more" in text
    assert "Three cards each" in text
    assert "There is no such choice; they are 1 to 2." in text


@pytest.mark.usefixtures("minnows")
def test_without_a_terminal_a_game_has_to_be_named(run: Run) -> None:
    result = run("play")
    assert result.exit_code == 2
    assert "name a game: kleine-fische, minnows" in result.stderr


@pytest.mark.usefixtures("one_game")
def test_the_only_game_needs_no_name(run: Run) -> None:
    assert "Kleine Fische · Session 1" in run("play").stdout
