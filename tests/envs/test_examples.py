"""The examples of docs/environments.md run."""

import importlib.util
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("random_agent", "The random agent gets"),
        ("heuristic_agent", "player_1 (heuristic) gets +1"),
        ("search_agent", "1 player_1"),
    ],
)
def test_an_example_runs(name: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert says in capsys.readouterr().out


def test_the_one_that_learns_does_or_says_what_it_needs() -> None:
    """PyTorch is large, so it is nobody's dependency: without it the example asks for it."""
    briefly = ("--minutes", "0.1", "--lessons", "0", "--games", "8", "--measure", "1")
    words = (sys.executable, EXAMPLES / "ppo.py", *briefly)
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if importlib.util.find_spec("torch"):
        assert "it wins" in done.stdout, done.stderr
    else:
        assert done.returncode == 1
        assert done.stderr == "This example learns with PyTorch, which is not installed: pip install torch\n"
