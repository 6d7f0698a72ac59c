"""The table of FAT FISH as it is drawn, and a game of it at the terminal."""

import codecs
import io
from typing import Any

import pytest
from rich.console import Console

from shoal import locale
from shoal.cli import plain
from shoal.engine.game import Game
from shoal.games import find
from shoal.screens import fat_fish
from shoal.screens import find as find_screens
from tests.cli.conftest import Run
from tests.cli.test_screens import NAMES, check, draw

POSITION: dict[str, Any] = {
    "players": 4,
    "options": {"licences": True},
    "row": 1,
    "laid": ["Y6"],
    "rows": [["R5", "Y6"], ["B1"], ["P1", "P2", "P3", "G4"]],
    "hands": [["R1", "G2", "B2"], ["R1"], ["G1"], ["G3"]],
    "piles": [["P4"], [], [], []],
    "reserve": ["G3", "B6"],
    "plus": [["R4", "Y4", "P5"], ["Y2"], ["G2"], []],
    "minus": [["B3"], ["Y3"], [], []],
    "licences": ["C", "E", "F", "H", "I"],
    "licence_owners": [[], ["G"], ["D"], []],
    "fiasco": 1,
}


def view(seat: int | None = 0, **changes: Any) -> dict[str, Any]:
    return Game.at(find("fat-fish"), {**POSITION, **changes}, 7).view(seat)


@pytest.mark.parametrize("width", [80, 40])
def test_fat_fish(width: int) -> None:
    text = draw(fat_fish.screen(view(), NAMES, "en"), width)
    assert max(map(len, text.splitlines())) <= width
    check(f"fat-fish-{width}.txt", text)


def test_fat_fish_in_colours() -> None:
    console = Console(file=io.StringIO(), width=80, record=True, force_terminal=True, color_system="truecolor")
    console.print(fat_fish.screen(view(), NAMES, "en"))
    check("fat-fish-80.svg", console.export_svg(title="shoal play fat-fish", unique_id="shoal"))


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("width", [80, 40])
def test_the_figures_stay_whole_in_every_language(language: str, width: int) -> None:
    lines = draw(fat_fish.screen(view(), NAMES, language), width).splitlines()
    assert max(map(len, lines)) <= width
    assert any(line.split()[-5:] == ["3", "1", "3", "1", "10"] for line in lines)
    assert any(line.split()[-6:] == ["1", "0", "1", "1", "1", "G"] for line in lines)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_licence_says_what_it_asks_for(language: str) -> None:
    for letters in ("ADEFGHI", "BDEFGHI", "CDEFGHI"):
        changes: dict[str, Any] = {"licences": list(letters), "licence_owners": [[], [], [], []]}
        text = draw(fat_fish.screen(view(**changes), NAMES, language), 120)
        for letter in letters:
            asked = locale.say("fat-fish", language, f"screen-licence-{letter.lower()}")
            assert f"  {letter}  {asked}" in text
            assert fat_fish.label(f"licence {letter}", NAMES, language) == asked


def test_a_colour_is_told_by_letter_and_symbol_too() -> None:
    text = draw(fat_fish.screen(view(), NAMES, "en"))
    for card in ("●R5", "▲Y6", "■G4", "◆B1", "★P1"):
        assert card in text


def test_without_utf_8_the_table_is_ascii() -> None:
    codecs.register_error("shoal-plain", plain)
    text = draw(fat_fish.screen(view(), NAMES, "en"), encoding="ascii")
    assert text.isascii()
    assert "oR5  ^Y6" in text
    assert "?" not in text


def test_hands_and_minus_piles_of_others_are_only_counted() -> None:
    text = draw(fat_fish.screen(view(1), NAMES, "en"))
    for card in ("R1  ■G2", "B3", "Y3", "P4", "G1"):
        assert card not in text
    assert "Your hand: ●R1" in text
    assert "Your hand" not in draw(fat_fish.screen(view(None), NAMES, "en"))


def test_what_is_being_chosen_is_shown() -> None:
    rows = [["R5", "R2", "Y3", "Y6", "G1"], ["B1"], []]
    changes: dict[str, Any] = {"phase": "keep", "rows": rows, "laid": ["G1"], "kept": ["R5"], "reserve": []}
    text = draw(fat_fish.screen(view(**changes, hands=[["R1"], ["R1"], [], []], piles=[[]] * 4), NAMES, "en"))
    assert "Counts plus: ●R5" in text
    assert "3  –" in text


@pytest.mark.parametrize(
    ("move", "language", "words"),
    [
        ("R5>1", "en", "lay the red 5 on row 1"),
        ("P2>3", "de", "die lila 2 an Reihe 3 anlegen"),
        ("end", "en", "lay no more"),
        ("keep B4", "fr", "le 4 bleu compte en positif"),
        ("keep none", "nl", "geen tweede kaart telt als plus"),
    ],
)
def test_what_a_move_is_called(move: str, language: str, words: str) -> None:
    assert fat_fish.label(move, NAMES, language) == words


def test_the_screen_is_found() -> None:
    assert find_screens(find("fat-fish")) is fat_fish


def test_the_table_does_not_tell_wrong_lays_from_right_ones(run: Run) -> None:
    """FF-16: with the fiasco rule all cards are offered on all rows; a wrong one is a fiasco, not a refusal."""
    words = ("play", "fat-fish", "--seed", "1", "--name", "Ada", "--people", "1", "--players", "2")
    game = Game(find("fat-fish"), 2, 1)
    wrong = next(move for move in game.playable() if move not in game.moves())
    text = run(*words, typed=(wrong, "quit", "n")).stdout
    offered = {line.split()[1] for line in text.split("Ada > ")[0].splitlines() if "lay the" in line}
    assert offered == set(game.playable())
    told = " ".join(text.split())
    assert "Ada gets the fiasco card." in told
    assert "Ada has the fiasco card" in told
    strict = run(*words, "--option", "fiasco=false", typed=(wrong, "quit", "n")).stdout
    assert "Not possible (FF-7)" in strict
    assert "fiasco card" not in strict


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_whole_game_at_the_terminal(run: Run, language: str) -> None:
    """Whatever is asked: the first move of the list, and then the end of the turn."""
    words = ("play", "fat-fish", "--seed", "3", "--people", "1", "--players", "3", "--lang", language)
    options = ("--option", "licences=true", "--option", "fiasco=false")
    result = run(*words, *options, typed=("1", "end") * 60)
    assert locale.say("fat-fish", language, "all-laid") in result.stdout
