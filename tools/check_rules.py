"""Fails if a numbered rule of docs/games has no test that names it, or a test names a rule that is not there."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULE = re.compile(r"\*\*([A-Z][A-Z0-9]-\d+)\*\*")
MARK = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
NAME = re.compile(r"[A-Z][A-Z0-9]-\d+")


def rules() -> set[str]:
    """The numbers of all rules on the games' pages."""
    return {
        number for page in (ROOT / "docs" / "games").glob("*.md") for number in RULE.findall(page.read_text("utf-8"))
    }


def tested() -> set[str]:
    """The numbers of all rules that a test is marked with."""
    marks = [mark for file in (ROOT / "tests").rglob("*.py") for mark in MARK.findall(file.read_text("utf-8"))]
    return {number for mark in marks for number in NAME.findall(mark)}


def main() -> int:
    written, held = rules(), tested()
    for number in sorted(written - held):
        print(f"{number} is a rule in docs/games, but no test is marked with it")
    for number in sorted(held - written):
        print(f"{number} marks a test, but is no rule in docs/games")
    if written != held:
        return 1
    print(f"{len(written)} rules, each with a test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
