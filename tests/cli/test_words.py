"""The terminal speaks four languages, and says the same in each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shoal import locale
from shoal.games import GAMES

FOLDER = Path(locale.__file__).parent
SOURCES = Path(__file__).parents[2] / "src" / "shoal" / "cli"


class Variables(Visitor):
    """Collects the facts that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the terminal, each with its variables."""
    found = {}
    for entry in FluentParser().parse((FOLDER / language / "terminal.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", [language for language in locale.LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")


def quoted() -> Iterator[str]:
    for file in SOURCES.rglob("*.py"):
        yield file.read_text(encoding="utf-8")


def test_every_message_is_used() -> None:
    sources = "".join(quoted())
    made_up = ("help-", "kf-", "pitch-")  # named by what they are about
    for message in messages("en"):
        assert f'"{message}"' in sources or f"'{message}'" in sources or message.startswith(made_up), message


def test_the_english_pitch_is_the_games_own() -> None:
    for spec in GAMES.values():
        if locale.has_message("terminal", "en", f"pitch-{spec.name}"):
            assert locale.say("terminal", "en", f"pitch-{spec.name}") == spec.pitch
