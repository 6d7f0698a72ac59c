"""Shoal speaks four languages, and says the same in each."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shoal import locale
from shoal.games import GAMES
from shoal.server.refusals import STATUS

FOLDER = Path(locale.__file__).parent
SOURCES = Path(__file__).parents[2] / "src" / "shoal"
ROOMS = ("cli", "lab", "screens")


class Variables(Visitor):
    """Collects the facts that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


CATALOGUES = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))


def messages(language: str, catalogue: str = "terminal") -> dict[str, set[str]]:
    """The messages of a catalogue, each with its variables."""
    found = {}
    for entry in FluentParser().parse((FOLDER / language / f"{catalogue}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", [language for language in locale.LANGUAGES if language != "en"])
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_has_the_same_messages_with_the_same_facts(language: str, catalogue: str) -> None:
    assert messages(language, catalogue) == messages("en", catalogue)


def test_every_message_is_used() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for room in ROOMS for file in (SOURCES / room).rglob("*.py"))
    for message in [message for catalogue in ("terminal", "arena") for message in messages("en", catalogue)]:
        made_up = message.startswith("help-")  # named by what it is about
        assert f'"{message}"' in sources or f"'{message}'" in sources or made_up, message


def test_the_english_pitch_is_the_games_own() -> None:
    for spec in GAMES.values():
        assert locale.say(spec.name, "en", "pitch") == spec.pitch


def test_every_refusal_of_the_server_has_its_words() -> None:
    assert {f"error-{code}" for code in STATUS} | {"serving", "verified"} == set(messages("en", "server"))


def test_every_option_is_explained_as_the_game_does() -> None:
    for spec in GAMES.values():
        for option in spec.options:
            assert locale.say(spec.name, "en", f"option-{option.name}") == option.help
            for choice in option.choices:
                if isinstance(choice, str):
                    assert locale.say(spec.name, "en", f"option-{option.name}-{choice}")
