"""Writes docs/cli.md from the help texts of the commands; with --check only says whether it is current."""

import os
import sys
from pathlib import Path

os.environ.update(COLUMNS="100", NO_COLOR="1", LINES="40")

from typer.main import get_command
from typer.testing import CliRunner

from shoal.cli.app import app
from shoal.cli.frame import Commands

PAGE = Path(__file__).parents[1] / "docs" / "cli.md"
INTRODUCTION = """\
# The command line

This page is what the commands say of themselves; `python tools/cli_docs.py` writes it.

Errors are one line on standard error. The exit code is 0 if all went well, 2 for what was asked wrongly, 1 for
what failed, and 130 after Ctrl-C. Colours follow `NO_COLOR`. The first use of a game compiles it, which takes some
seconds; the result is kept in `SHOAL_CACHE_DIR`, or in your cache folder.
"""


def help_text(*words: str) -> str:
    """What the command says with --help."""
    result = CliRunner().invoke(app, [*words, "--help"], prog_name="shoal", terminal_width=100)
    assert result.exit_code == 0, result.output
    return result.stdout.rstrip()


def page() -> str:
    """The whole page."""
    group = get_command(app)
    assert isinstance(group, Commands)
    parts = [INTRODUCTION, f"```text\n{help_text()}\n```\n"]
    parts += [f"## shoal {name}\n\n```text\n{help_text(name)}\n```\n" for name in group.commands]
    return "\n".join(parts)


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            sys.exit("docs/cli.md is not current: run python tools/cli_docs.py")
    else:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
