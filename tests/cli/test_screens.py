"""The tables as they are drawn. UPDATE_SNAPSHOTS=1 writes tests/cli/snapshots anew."""

import io
import os
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from shoal import locale
from shoal.cli import plain
from shoal.engine.game import Game
from shoal.games import find
from shoal.screens import find as find_screens
from shoal.screens import generic, kleine_fische

SNAPSHOTS = Path(__file__).parent / "snapshots"
NAMES = ("Ada", "Otter", "Heron", "Somebody with a long name")
POSITION = {
    "players": 4,
    "session": 2,
    "totals": [31, 24, 40, 7],
    "turn": 0,
    "series": ["A1", "B2", "C3", "D4", "E1", "F2", "G3", "H4", "I1", "J2"],
    "deck": ["A2", "X", "B1"],
    "discard": ["X", "C1", "C1"],
    "collections": [["A4", "A3", "A1", "B3", "C4", "H2", "H2", "J1"], ["D1"], [], ["E4", "F4", "G4"]],
}


def view(seat: int | None = 0, **changes: Any) -> dict[str, Any]:
    return Game.at(find("kleine-fische"), {**POSITION, **changes}, 7).view(seat)


def draw(renderable: RenderableType, width: int = 80, colours: bool = False, encoding: str = "utf-8") -> str:
    """What a terminal of that width would show."""
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding, errors="strict" if encoding == "utf-8" else "shoal-plain")
    system = "truecolor" if colours else None
    console = Console(file=file, width=width, force_terminal=colours, color_system=system, highlight=False, _environ={})  # type: ignore[arg-type]
    console.print(renderable)
    file.flush()
    return raw.getvalue().decode(encoding)


def check(name: str, text: str) -> None:
    """Compare with the snapshot of that name."""
    file = SNAPSHOTS / name
    if os.environ.get("UPDATE_SNAPSHOTS"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [80, 40])
def test_kleine_fische(width: int) -> None:
    text = draw(kleine_fische.screen(view(), NAMES, "en"), width)
    assert max(map(len, text.splitlines())) <= width
    check(f"kleine-fische-{width}.txt", text)


def test_kleine_fische_in_colours() -> None:
    console = Console(file=io.StringIO(), width=80, record=True, force_terminal=True, color_system="truecolor")
    console.print(kleine_fische.screen(view(), NAMES, "en"))
    check("kleine-fische-80.svg", console.export_svg(title="shoal play kleine-fische", unique_id="shoal"))


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("width", [80, 40])
def test_the_figures_stay_whole_in_every_language(language: str, width: int) -> None:
    lines = draw(kleine_fische.screen(view(), NAMES, language), width).splitlines()
    assert max(map(len, lines)) <= width
    assert any(line.split()[-4:] == ["8", "14", "31", "45"] for line in lines)


def test_without_utf_8_the_table_is_ascii() -> None:
    import codecs

    codecs.register_error("shoal-plain", plain)
    text = draw(kleine_fische.screen(view(), ("Zoë", "…", "ß", "漢"), "fr"), encoding="ascii")
    assert text.isascii()
    assert "Zoe" in text
    assert "+------+" in text
    assert "<o))><" in text


def test_no_color_keeps_letters_and_values(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(
        file=io.StringIO(), width=80, force_terminal=True, _environ={"NO_COLOR": "1", "TERM": "xterm-256color"}
    )
    with console.capture() as capture:
        console.print(kleine_fische.screen(view(), NAMES, "en"))
    assert "\x1b[3" not in capture.get()
    assert "\x1b[9" not in capture.get()
    assert " A  1 " in capture.get()


def test_only_the_own_collection_is_shown() -> None:
    """KF-13: the others' cards are counted; people are meant to remember them."""
    text = draw(kleine_fische.screen(view(1, series=[]), NAMES, "en"))
    assert "D1" in text
    for card in ("A4", "E4", "G4", "C4", "C1"):
        assert card not in text
    assert "Your collection" not in draw(kleine_fische.screen(view(None), NAMES, "en"))


def test_what_a_raid_is_called() -> None:
    assert kleine_fische.label("raid 1 1", NAMES, "en") == "roll for one card of Otter"
    assert kleine_fische.label("raid 2 3", NAMES, "de") == "um 3 Karten von Heron würfeln"


def test_any_game_can_be_drawn() -> None:
    text = draw(generic.screen({**view(), "pond": {"weeds": [["a"], []], "clear": True, "depth": None}}, NAMES, "en"))
    check("generic-80.txt", text)
    assert "seen" not in text


def test_screens_are_found_by_the_games_folder() -> None:
    from tests.toy.spec import SPEC

    assert find_screens(find("kleine-fische")) is kleine_fische
    assert find_screens(SPEC) is generic
