"""The examples of docs/environments.md run."""

import runpy
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
