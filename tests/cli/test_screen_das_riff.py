"""The table of Das Riff as it is drawn. UPDATE_SNAPSHOTS=1 writes tests/cli/snapshots anew."""

import codecs
from typing import Any

import pytest

from shoal import locale
from shoal.cli import plain
from shoal.engine.game import Game
from shoal.games import find
from shoal.screens import das_riff
from shoal.screens import find as find_screens
from tests.cli.test_screens import check, draw

NAMES = ("Ada", "Somebody with a long name")
POSITION: dict[str, Any] = {
    "phase": "act",
    "turn_number": 12,
    "dice": ["R", "B"],
    "worms": [{"R": 2, "O": 1}, {"G": 8}],
    "rows": [
        ["Rf", "water", None, "coral", "pearl", "shark", "Om", "water"],
        ["Gf", "Bm", "pearl", "pearl", "water", "water", "coral", "Yf"],
        ["water", None, "shark", "shark", "Pm", "Pf", "coral", "Yf"],
        ["coral", "Rm", "water", "Of", "shark", "pearl", "water", "Ym"],
    ],
    "open": [
        [True, True, False, True, True, True, True, True],
        [True, True] + [False] * 6,
        [False] * 8,
        [True] * 8,
    ],
    "draw": ["water"],
    "discard": ["water", "pearl"],
    "broods": ["R+B", "G+G", "Y+O", "P+P"],
    "boats": [4, 2],
    "corals": [[{"fish": "Bm"}, {"brood": "R+R"}, {}], []],
    "pearls": [1, 0],
    "sharks": [0, 2],
}


def view(seat: int | None = 0, **changes: Any) -> dict[str, Any]:
    return Game.at(find("das-riff"), {**POSITION, **changes}, 7).view(seat)


@pytest.mark.parametrize("width", [80, 40])
def test_das_riff(width: int) -> None:
    text = draw(das_riff.screen(view(), NAMES, "en"), width)
    assert max(map(len, text.splitlines())) <= width
    check(f"das-riff-{width}.txt", text)


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_reef_stays_whole_in_every_language(language: str, width: int, seat: int | None) -> None:
    lines = draw(das_riff.screen(view(seat), NAMES, language), width).splitlines()
    assert max(map(len, lines)) <= width
    numbers = [line.split()[0] for line in lines if len(line.split()) > 1 and line.split()[0] in "1234"]
    lanes, *rows = numbers
    assert lanes == "1"
    assert [number for number in rows if number in "1234"][0:1] == (["1"] if seat == 1 else ["4"])


def test_sea_and_reef_are_marked_and_hidden_cards_are_hidden() -> None:
    text = draw(das_riff.screen(view(), NAMES, "en"))
    ends = next(line for line in text.splitlines() if line.startswith("sea"))
    assert ends.rstrip().endswith("reef")
    assert "Pf" not in text
    assert text.count("?") == 13


def test_prices_stand_below_what_is_in_reach() -> None:
    lines = draw(das_riff.screen(view(), NAMES, "en")).splitlines()
    own = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    assert lines[own + 1].split() == ["1", "1"]  # the red female and the coral; neither water nor the gap
    other = next(number for number, line in enumerate(lines) if line.startswith("4 "))
    assert lines[other + 1].split() == ["3", "3", "3"]


def test_what_is_due_is_said() -> None:
    text = draw(das_riff.screen(view(phase="pay", target="boat", due=2), NAMES, "en"))
    assert "Still to pay for the boat: 2" in text
    assert "Still to pay" not in draw(das_riff.screen(view(), NAMES, "en"))


def test_every_move_has_a_label_in_every_language() -> None:
    for language in locale.LANGUAGES:
        for move in find("das-riff").sequence():
            assert das_riff.label(move, NAMES, language)
    assert das_riff.label("take 1/3", NAMES, "en") == "take the card in row 1, lane 3"
    assert das_riff.label("shark coral 2", NAMES, "de") == "den Fisch an deiner Koralle 2 vertreiben"
    assert das_riff.label("pay R", NAMES, "fr") == "payer avec un ver : rouge"
    assert das_riff.label("no worm", NAMES, "nl") == "geen worm nemen"


def test_without_utf_8_the_table_is_ascii() -> None:
    codecs.register_error("shoal-plain", plain)
    text = draw(das_riff.screen(view(), NAMES, "fr"), encoding="ascii")
    assert text.isascii()
    assert "recif" in text


def test_the_screen_is_found() -> None:
    assert find_screens(find("das-riff")) is das_riff
